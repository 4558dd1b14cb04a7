/** What this browser remembers by itself. Works, without remembering, where storage is forbidden. */

const PREFIX = 'table.';

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Calls back with what another tab of this browser has stored. */
export function onOtherTab(stored: (name: string, value: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) stored(key.slice(PREFIX.length), newValue);
  });
}

export function writeSetting(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows of some browsers refuse to store; the page then forgets on reload.
  }
}
