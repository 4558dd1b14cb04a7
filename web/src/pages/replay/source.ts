/** Where a replay comes from: a game that was played at a table, or a record that was uploaded. */
import { gameAddress } from '~/net/http';
import { formatCode, parseCode, tablePath } from '~/paths';

export type Source =
  | { readonly from: 'table'; readonly code: string; readonly game: number }
  | { readonly from: 'record'; readonly id: string };

/** The source that an address names, by what follows `/t/` or `/replay/`; null if it names none. */
export function tableSource(code: string, game: string): Source | null {
  const known = parseCode(code);
  return known !== null && /^[1-9]\d{0,8}$/.test(game)
    ? { from: 'table', code: known, game: Number(game) }
    : null;
}

export function recordSource(id: string): Source | null {
  const known = parseCode(id);
  return known === null ? null : { from: 'record', id: known };
}

/** The beginning of the server's addresses for it. */
export function apiBase(source: Source): string {
  return source.from === 'table'
    ? gameAddress(source.code, source.game)
    : `/api/records/${source.id}`;
}

/** The page that shows it. */
export function replayPath(source: Source): string {
  return source.from === 'table'
    ? `${tablePath(source.code)}/games/${source.game}`
    : `/replay/${formatCode(source.id)}`;
}
