/** What this browser remembers by itself. Works, without remembering, where storage is forbidden. */

const PREFIX = 'table.';

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeSetting(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows of some browsers refuse to store; the page then forgets on reload.
  }
}
