/** This browser's own memory. Works, without remembering, where storage is forbidden. */
import { buildOfPage } from './http';
import type { Face, PartnerLevel, Settings } from '~/wire/room';

/** Texts kept in one of the browser's storages under names of its own. */
function remembered(storage: () => Storage, prefix: string) {
  return {
    read(name: string): string | null {
      try {
        return storage().getItem(prefix + name);
      } catch {
        return null;
      }
    },
    /** Null where it is to be forgotten. */
    write(name: string, value: string | null): void {
      try {
        if (value === null) storage().removeItem(prefix + name);
        else storage().setItem(prefix + name, value);
      } catch {
        // Private windows of some browsers refuse to store; the page then forgets on reload.
      }
    },
  };
}

const PREFIX = 'table.';

export const { read: readSetting, write: writeSetting } = remembered(() => localStorage, PREFIX);

/** Entries of a form that has not been handed in yet. They outlive a reload of the page, in this tab alone. */
export const { read: readDraft, write: writeDraft } = remembered(() => sessionStorage, 'draft.');

/** Calls back with what another tab of this browser has stored. */
export function onOtherTab(stored: (name: string, value: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) stored(key.slice(PREFIX.length), newValue);
  });
}

/** A value stored as JSON; null also where it can't be read. */
function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** A stored object. Another release may have stored anything: all that is no object is ignored. */
function readObject(name: string): Readonly<Record<string, unknown>> | null {
  const value = parsed<unknown>(readSetting(name));
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown> | null)
    : null;
}

interface Form<T> {
  readonly build: string;
  readonly choices: T;
}

/** Choices in a form of several fields. Those of another build may have other fields, and are forgotten. */
export function readForm<T>(name: string): T | null {
  const form = parsed<Form<T>>(readDraft(name));
  return form?.build === buildOfPage() ? form.choices : null;
}

export function writeForm<T>(name: string, choices: T): void {
  const form: Form<T> = { build: buildOfPage(), choices };
  writeDraft(name, JSON.stringify(form));
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
  const { drawing, colour } = readObject(FACE) ?? {};
  return isNumber(drawing) && isNumber(colour) ? { drawing, colour } : null;
}

/** Of one of a few things; which there are, the server knows. */
function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256;
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

/** How many partners were last asked for at once in this browser. */
const PARTNERS = 'partners';
export const USUAL_PARTNERS = 2;

export function rememberedPartners(): number {
  return Number(readSetting(PARTNERS)) || USUAL_PARTNERS;
}

export function rememberPartners(count: number): void {
  writeSetting(PARTNERS, String(count));
}

/** With whom a game was last begun in this browser. */
export type Company = 'friends' | 'computers' | 'alone';
const COMPANY = 'company';

export function rememberedCompany(): Company {
  const company = readSetting(COMPANY);
  return company === 'computers' || company === 'alone' ? company : 'friends';
}

export function rememberCompany(company: Company): void {
  writeSetting(COMPANY, company);
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

/** Those of the release that stored them; null where the tables of a game are to be the usual ones. */
export function rememberedSettings(
  game: string,
): Readonly<Partial<Record<keyof Settings, unknown>>> | null {
  return readObject(SETTINGS_OF + game);
}

export function rememberSettings(game: string, settings: Settings | null): void {
  writeSetting(SETTINGS_OF + game, settings && JSON.stringify(settings));
}

/** The name under which the guest's answer on pushes is remembered for this browser. */
export const PUSHES = 'calls';

/** Whether the guest wants pushes in this browser. */
export function wantsPushes(): boolean {
  return readSetting(PUSHES) === 'on';
}

/* The newest view of a table that this tab has seen, also before a reload. Works, for as long as the page
 * lives, where storage is forbidden.
 */

const SEEN = 'seen.';

/** Entries that could not be stored. */
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
