/** Loads a replay, and its positions as they are seen from the chosen viewpoint. */
import { useCallback, useRef, useState } from 'preact/hooks';
import { hrefOf, gameAddress } from '~/net/http';
import { fetchReplay, fetchViews, type Viewpoint } from '~/net/games';
import { type Resource, useResource } from '~/net/requests';
import { formatCode, parseCode, tablePath } from '~/router/paths';
import type { Replay, ReplayView } from '~/wire/http';
import type { Refused } from '~/wire/room';

/** All positions from one viewpoint. */
export interface Seen {
  readonly viewpoint: Viewpoint;
  readonly views: readonly ReplayView[];
}

export function useReplay(base: string): Resource<Replay> {
  return useResource(useCallback(() => fetchReplay(base), [base]));
}

export interface ChosenViews {
  /** What is shown; until another viewpoint is loaded, the one before. Null before the first. */
  readonly seen: Seen | null;
  /** The chosen viewpoint. */
  readonly wanted: Viewpoint;
  /** Why the chosen viewpoint cannot be shown. */
  readonly refused: Refused | null;
  choose(viewpoint: Viewpoint): void;
  retry(): void;
}

/** `first` is the viewpoint to begin with; null while that is not known. */
export function useViews(base: string, first: Viewpoint | null): ChosenViews {
  const loaded = useRef(new Map<Viewpoint, Seen>());
  const [chosen, choose] = useState<Viewpoint | null>(null);
  const wanted = chosen ?? first ?? 'table';
  const fetch = useCallback(async () => {
    const known = loaded.current.get(wanted);
    if (known !== undefined) return known;
    const fetched = { viewpoint: wanted, views: await fetchViews(base, wanted) };
    loaded.current.set(wanted, fetched);
    return fetched;
  }, [base, wanted]);
  const { value, problem, refresh } = useResource((chosen ?? first) === null ? null : fetch);
  const newest = useRef<Seen | null>(null);
  newest.current = loaded.current.get(wanted) ?? value ?? newest.current;
  return { seen: newest.current, wanted, refused: problem, choose, retry: refresh };
}

/** Where a replay comes from: a game that was played at a table, or a record that was uploaded. */
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

/** With it the page of a replay opens with the guide. */
export const GUIDE_HASH = '#guide';

/** The page that shows it. */
export function replayPath(source: Source): string {
  return source.from === 'table'
    ? `${tablePath(source.code)}/games/${source.game}`
    : hrefOf(`/replay/${formatCode(source.id)}`);
}
