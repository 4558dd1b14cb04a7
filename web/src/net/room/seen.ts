/**
 * Which view of a table this tab has seen last, also before a reload. Works, for as long as the page
 * lives, where storage is forbidden.
 */

const PREFIX = 'seen.';

/** What could not be stored. */
const unstored = new Map<string, number>();

/** The number of the newest view; 0 if there was none. */
export function readSeen(code: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + code)) || (unstored.get(code) ?? 0);
  } catch {
    return unstored.get(code) ?? 0;
  }
}

export function writeSeen(code: string, seq: number): void {
  try {
    sessionStorage.setItem(PREFIX + code, String(seq));
  } catch {
    unstored.set(code, seq);
  }
}
