/** What this browser remembers by itself. Works, without remembering, where storage is forbidden. */
import type { Face, PartnerLevel, Settings } from '~/wire/room';

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

/**
 * What has been begun in a form but not handed in yet. It outlives a reload of the page, in this tab
 * alone. Works, without outliving anything, where storage is forbidden.
 */
const DRAFT_PREFIX = 'draft.';

export function readDraft(form: string): string | null {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + form);
  } catch {
    return null;
  }
}

/** Null where it was handed in. */
export function writeDraft(form: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(DRAFT_PREFIX + form);
    else sessionStorage.setItem(DRAFT_PREFIX + form, text);
  } catch {
    // Neither forbidden nor full storage keeps anybody from filling in a form.
  }
}

/** The name last used in this browser, offered again at the next table. */
const SETTING = 'name';

export function rememberedName(): string {
  return readSetting(SETTING) ?? '';
}

export function rememberName(name: string): void {
  writeSetting(SETTING, name);
}

/** The face last chosen in this browser. */
const FACE = 'face';

export function rememberedFace(): Face | null {
  try {
    return JSON.parse(readSetting(FACE) ?? 'null') as Face | null;
  } catch {
    return null;
  }
}

export function rememberFace(face: Face): void {
  writeSetting(FACE, JSON.stringify(face));
}

/** The level of the partner last asked for in this browser. */
const LEVEL = 'partner';
const LEVELS: readonly PartnerLevel[] = ['gentle', 'steady', 'sharp'];

export function rememberedLevel(): PartnerLevel {
  const level = readSetting(LEVEL);
  return LEVELS.find((one) => one === level) ?? 'steady';
}

export function rememberLevel(level: PartnerLevel): void {
  writeSetting(LEVEL, level);
}

/** The game last played in this browser, and how its tables were set up. */
const GAME = 'game';
const SETTINGS_OF = 'settings.';

export function rememberedGame(): string | null {
  return readSetting(GAME);
}

export function rememberGame(game: string): void {
  writeSetting(GAME, game);
}

/** Null where the tables of a game are to be the usual ones. */
export function rememberedSettings(game: string): Settings | null {
  try {
    return JSON.parse(readSetting(SETTINGS_OF + game) ?? 'null') as Settings | null;
  } catch {
    return null;
  }
}

export function rememberSettings(game: string, settings: Settings | null): void {
  writeSetting(SETTINGS_OF + game, settings && JSON.stringify(settings));
}

/* Which view of a table this tab has seen last, also before a reload. Works, for as long as the page
 * lives, where storage is forbidden.
 */

const SEEN = 'seen.';

/** What could not be stored. */
const unstored = new Map<string, number>();

/** The number of the newest view; 0 if there was none. */
export function readSeen(code: string): number {
  try {
    return Number(sessionStorage.getItem(SEEN + code)) || (unstored.get(code) ?? 0);
  } catch {
    return unstored.get(code) ?? 0;
  }
}

export function writeSeen(code: string, seq: number): void {
  try {
    sessionStorage.setItem(SEEN + code, String(seq));
  } catch {
    unstored.set(code, seq);
  }
}
