/** Codes of tables and of deals: characters without look-alikes, shown in groups. */
import { gameAddress, hrefOf } from '~/net/http';

const TABLE = codePatterns([5, 5]);
const DEAL = codePatterns([4, 4, 4]);
/** As it is pasted: with what follows it in a sentence. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/iu;

/** The patterns of a code of such groups: typed at the beginning, and as it is shown anywhere in a text. */
function codePatterns(groups: number[]): RegExp[] {
  const letter = '[2-9a-hjkmnp-z]';
  const length = groups.reduce((sum, group) => sum + group);
  const typed = `^[^\\p{L}\\p{N}]*((?:${letter}[\\s\\-‐‑–]*){${length - 1}}${letter})`;
  const shown = `(?<![\\p{L}\\p{N}])(${groups.map((group) => `${letter}{${group}}`).join('[-‐‑–]')})`;
  // Another letter would make it another code; what follows in a sentence does not.
  return [typed, shown].map((code) => new RegExp(`${code}(?![-‐‑–]?[\\p{L}\\p{N}])`, 'iu'));
}

/**
 * Reads a code as people type or paste it: any case, with dashes or spaces, or a whole link, also
 * with the sentence that it stands in.
 */
export function parseCode(text: string): string | null {
  return parse(text, /\/t\/([^/?#]+)/, TABLE);
}

/** The same for the code of a deal. */
export function parseDealCode(text: string): string | null {
  return parse(text, /\/deals\/([^/?#]+)/, DEAL);
}

function parse(text: string, link: RegExp, patterns: RegExp[]): string | null {
  const pasted = link.exec(text)?.[1] ?? text;
  const code = patterns.map((pattern) => pattern.exec(pasted)?.[1]).find((found) => found);
  return code?.replace(/[\s\-‐‑–]/g, '').toLowerCase() ?? null;
}

/** Where a code, or a link, that a guest was given leads; null if it is neither. */
export function pathOfCode(text: string): string | null {
  const table = parseCode(text);
  if (table !== null) return tablePath(table);
  const deal = parseDealCode(text);
  return deal === null ? null : dealPath(deal);
}

export function formatCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

export function formatDealCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

export function tablePath(code: string): string {
  return hrefOf(`/t/${formatCode(code)}`);
}

export function dealPath(code: string): string {
  return hrefOf(`/deals/${formatDealCode(code)}`);
}

const SIT = '#sit';

/** Leads to a table and there to the question under which name to sit down. */
export function sitPath(code: string): string {
  return tablePath(code) + SIT;
}

/** Whether such an address was followed. */
export function wantsToSit(hash: string): boolean {
  return hash === SIT;
}

const START = '#start';

/** Leads to a table that is ready, and starts the game there. */
export function startPath(code: string): string {
  return tablePath(code) + START;
}

/** Whether such an address was followed. */
export function wantsToStart(hash: string): boolean {
  return hash === START;
}

/** Whether an address leads to its own machine alone, so that a link with it is of no use to friends. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/* The ways out of a lesson. A guest who came from a table goes back to it. */

/** The table that the lesson was come to from. */
export function tableOf(search: string): string | null {
  return parseCode(new URLSearchParams(search).get('table') ?? '');
}

/** Where the game can be played for real. */
export function leaveTo(game: string, search = location.search): string {
  const table = tableOf(search);
  return table === null ? hrefOf(`/?game=${game}#games-title`) : tablePath(table);
}

/** Where the lesson of a game is taken, by those who sit at a table and by others. */
export function learnPath(game: string, table: string | null = null): string {
  return hrefOf(`/learn/${game}${table === null ? '' : `?table=${table}`}`);
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

/** A record has a UUID; those uploaded to 0.2.0 have a code like that of a table. */
export function recordSource(id: string): Source | null {
  const known = UUID.exec(id)?.[0].toLowerCase() ?? parseCode(id);
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
    : hrefOf(`/replay/${source.id}`);
}
