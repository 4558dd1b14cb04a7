/** Numbers, plurals, lists, times and names as a language writes them. */
import { HOUR, MINUTE, now } from '~/net/clock';
import { languages, type Language } from './languages';

/** The forms of a text that depend on a number; `other` stands in for what is absent. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Formatter {
  /** Picks the form for `count`; `#` in it becomes the number. */
  plural(count: number, forms: PluralForms): string;
  /** 1st, 2nd, … with the same `#`. */
  ordinal(count: number, forms: PluralForms): string;
  /** With a minus sign that is as wide as a digit. */
  number(value: number): string;
  /** "Ada, Ben and Cleo", each isolated. */
  list(items: readonly string[]): string;
  /** The time of day, as the reader's own browser writes it. */
  time(milliseconds: number): string;
  /** The same, after the day unless that is today. */
  moment(milliseconds: number): string;
  /** "3 minutes ago", as seen from now; what names a day, month or year goes by the calendar. */
  ago(milliseconds: number, from?: number): string;
  /** A day of the calendar, given as "2026-11-20": "20 November", with the year unless it is this. */
  date(day: string): string;
}

/** How days are written, with their year unless it is this one. */
function dayFormat(region: string) {
  // A day is the same one wherever it is read.
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const thisYear = lazily(() => new Intl.DateTimeFormat(region, day));
  const otherYear = lazily(() => new Intl.DateTimeFormat(region, { ...day, year: 'numeric' }));
  return (date: Date): string => {
    const isThis = date.getUTCFullYear() === new Date().getUTCFullYear();
    const text = (isThis ? thisYear() : otherYear()).format(date);
    // In French the first of a month alone is an ordinal.
    return region.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
  };
}

/** Times up to this long ago are written in hours, even if it was yesterday. */
const TOLD_IN_HOURS = 6 * HOUR;

/** How long ago something was, and in which unit; `null` where it has just been. */
function agoIn(then: number, from: number): [number, Intl.RelativeTimeFormatUnit] | null {
  const elapsed = from - then;
  if (elapsed < MINUTE) return null;
  if (elapsed < HOUR) return [Math.floor(elapsed / MINUTE), 'minute'];
  const [before, today] = [new Date(then), new Date(from)];
  const days = dayNumber(today) - dayNumber(before);
  if (days < 1 || elapsed < TOLD_IN_HOURS) return [Math.floor(elapsed / HOUR), 'hour'];
  if (days < 7) return [days, 'day'];
  if (days <= 31) return [Math.floor(days / 7), 'week'];
  const years = today.getFullYear() - before.getFullYear();
  const months = 12 * years + today.getMonth() - before.getMonth();
  return months < 12 ? [months, 'month'] : [years, 'year'];
}

/** Counts the days of the reader's calendar. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * HOUR);
}

/** Made when it is first needed: a browser takes milliseconds for each, and a page needs few. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Below it, every language of the client writes whole numbers in the same digits. */
const PLAIN = 1000;

const formatters = new Map<Language, Formatter>();

/** The same one for all parts of the code that speak a language. */
export function formatter(locale: Language): Formatter {
  const known = formatters.get(locale);
  if (known !== undefined) return known;
  const made = makeFormatter(locale);
  formatters.set(locale, made);
  return made;
}

/** As `formatter`, made anew. */
export function makeFormatter(locale: Language): Formatter {
  const cardinals = lazily(() => new Intl.PluralRules(locale));
  const ordinals = lazily(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const lists = lazily(
    () => new Intl.ListFormat(languages[locale].region, { type: 'conjunction' }),
  );
  // The reader's own way, whatever language the page is in: 24 hours or twice 12.
  const times = lazily(
    () => new Intl.DateTimeFormat([...navigator.languages], { timeStyle: 'short' }),
  );
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const time = (milliseconds: number) => times().format(milliseconds);
  // Which week is the last one depends on where a week begins.
  const counted = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const ago = (milliseconds: number, from = now()) => {
    const past = agoIn(milliseconds, from);
    if (past === null) return languages[locale].justNow;
    const [count, unit] = past;
    return (unit === 'week' ? counted() : relative()).format(-count, unit);
  };
  const days = dayFormat(languages[locale].region);
  // A browser takes longest for the way in which numbers are written, and texts need small ones alone.
  const number = (value: number): string => {
    if (value < 0) return `−${number(-value)}`;
    return Number.isInteger(value) && value < PLAIN ? String(value) : numbers().format(value);
  };
  const fill = (rules: Intl.PluralRules, count: number, forms: PluralForms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count));
  return {
    plural: (count, forms) => fill(cardinals(), count, forms),
    ordinal: (count, forms) => fill(ordinals(), count, forms),
    number,
    list: (items) => lists().format(items.map(isolated)),
    time,
    moment: (milliseconds) => {
      const day = dayNumber(new Date(milliseconds));
      const clock = time(milliseconds);
      return day === dayNumber(new Date(now()))
        ? clock
        : `${days(new Date(day * 24 * HOUR))}, ${clock}`;
    },
    ago,
    date: (day) => days(new Date(day)),
  };
}

/** Letters that are written from right to left: Hebrew, Arabic, and the scripts beside them. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/** A text inside a sentence, safe from taking the rest of it along in its own direction of writing. */
export function isolated(text: string): string {
  return LEFTWARD.test(text.replaceAll(ISOLATED, '')) ? `\u2068${text}\u2069` : text;
}

/** The beginnings of words before which French elides: vowels, a Y that is one, and an H that is certainly mute. */
const ELIDED = /^(?:[aeiou\u00e6\u0153\u00f8]|y[^aeiou]|he\p{M})/iu;

const elides = (name: string): boolean => ELIDED.test(name.normalize('NFD'));

/** "d’Ada", "de Bo", in French. */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** "qu’Ada", "que Bo", in French. */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);
