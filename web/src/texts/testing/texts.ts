/** All texts of a language, for the tests. */
import { ascent } from '~/games/ascent';
import { santaTimea } from '~/games/santa-timea';
import { tranquility } from '~/games/tranquility';
import { isolating, type TextFiles } from '~/texts';
import { formatter } from '~/texts/formatter';
import type { Language } from '~/texts/languages';

/** A text by its path, such as `client.home.seatsRange(1)`. */
export type Texts = ReadonlyMap<string, string>;

/** Names before which French elides. */
const VOWELS = ['Ada', 'Éva', 'Ida', 'Oda', 'Ugo'];

/** Names that are written from right to left. */
const LEFTWARD = ['בן', 'רן', 'גד', 'דן', 'שי'];

/** The arguments for the functions among the messages, given the parameter's position. */
export const SAMPLES: Readonly<Record<string, (position: number) => unknown>> = {
  '0': () => 0,
  '1': () => 1,
  '2': () => 2,
  '5': () => 5,
  numbers: (position) => [13, 27, 36, 48, 59][position],
  names: (position) => ['Ximena', 'Yolanda', 'Zacharias', 'Quentin', 'Wladimir'][position],
  lists: () => ['Fay', 'Gus'],
  noOne: (position) => [null, 'Hal', 'Ida', 'Jon', 'Kim'][position],
  vowels: (position) => VOWELS[position],
  vowelLists: () => VOWELS.slice(0, 2),
  leftward: (position) => LEFTWARD[position],
  leftwardLists: () => LEFTWARD.slice(0, 2),
};

/** Mistakes that no text of a language may have. */
export const MISTAKES: Partial<Record<Language, RegExp>> = {
  en: /["']|\.\.\.|„|«| -- /,
  // No straight or English marks, and three dots are one.
  de: /["'”«»—]|“[^“„]*“|\.\.\./,
  // Set apart with no-break spaces, narrow ones but for colons and quotes, apart from times and addresses; and elided.
  fr: /\b(?:[Dd]e|[Qq]ue) (?:Ada|Éva|Ida|Oda|Ugo)|[^\u202f][;!?]|[^\u00a0\d]:(?! The Ascent|\/)|«[^\u00a0]|[^\u00a0]»|["']|\.\.\./u,
};

/** Traces of a sample of the wrong kind for a message. */
const UNFIT = /\b(?:undefined|NaN|Invalid|true|false)\b|\[object/;

const FILES: TextFiles<object> = import.meta.glob(['../??/*.ts', '../../games/*/texts/??/*.ts'], {
  import: 'default',
});

/** The files of a language, by what they are called in all of them. */
async function filesOf(language: Language): Promise<[file: string, messages: object][]> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(
    own.map(async ([path, load]) => {
      const file = path.replace(`/${language}/`, '/').replaceAll(/\.\.\/|texts\/|\.ts$/g, '');
      return [file, await load()] as [string, object];
    }),
  );
}

/** The texts of all messages, by the files they stand in. Functions have one for each sample that fits them. */
export async function allTextsOf(language: Language): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const [file, messages] of await filesOf(language)) collect(texts, messages, file);
  for (const { id, names, taglines } of [tranquility, ascent, santaTimea]) {
    collect(texts, { name: names[language], tagline: taglines[language] }, id);
  }
  return texts;
}

function collect(texts: Map<string, string>, messages: unknown, path: string): void {
  if (typeof messages === 'string') texts.set(path, messages);
  else if (typeof messages === 'function') {
    for (const [name, sample] of Object.entries(SAMPLES)) {
      const given = Array.from({ length: messages.length }, (_, position) => sample(position));
      const result = attempt(messages as Message, given);
      // The German word for zero is "null".
      const unfit = typeof result === 'string' && given.includes(null) && /\bnull\b/.test(result);
      if (result !== null && !unfit) collect(texts, result, `${path}(${name})`);
    }
  } else if (typeof messages === 'object' && messages !== null) {
    for (const [key, value] of Object.entries(messages)) collect(texts, value, `${path}.${key}`);
  }
}

type Message = (...given: unknown[]) => unknown;

function attempt(message: Message, given: unknown[]): unknown {
  try {
    const result = (isolating(message) as Message)(...given);
    return typeof result === 'string' && UNFIT.test(result) ? null : result;
  } catch {
    return null;
  }
}

/** Messages that are given some names as one text. */
const NAMED = /^\((?:\w+, )?names\b/;

/** The parts in which two sentences of the same kind differ. */
const VARYING =
  /\d+|\u2068[^\u2069]*\u2069|\b(?:Ada|Ben|Cleo|Dora|Emil)\b|Bo #2|Eli \{0\}|Cy \$&|Dee "D"|Fox's/g;

/** Names of letters that mean something elsewhere. */
export const SIGNED = ['Bo #2', 'Eli {0}', 'Cy $&', 'Dee "D"', "Fox's"] as const;

/** The ways in which people and numbers come into a sentence, each with its argument at a position. */
function waysOf(you: string, list: (names: string[]) => string) {
  // The first of those that read alike stands for all: mistakes are made with one.
  const counts = [1, 0, 2, 3];
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const company = [[you], ['Ada', you], ['Ada', 'Ben', you]];
  return [
    ...counts.map((n) => [`${n} …`, (at: number) => (at === 0 ? n : 3)]),
    ...counts.map((n) => [`… ${n}`, (at: number) => (at === 0 ? 3 : n)]),
    ...counts.map((n) => [`Ada, ${n}`, (at: number) => (at === 0 ? 'Ada' : n)]),
    ...counts.map((n) => [`you, ${n}`, (at: number) => (at === 0 ? null : n)]),
    ['you', (at: number) => (at === 0 ? null : names[at])],
    ...company.map((some) => [
      list(some),
      (at: number) => (at === 0 ? list(some) : names[at]),
      true,
    ]),
    ...company.map((some) => [`[${some}]`, (at: number) => (at === 0 ? some : names[at])]),
    ['signs', (at: number) => SIGNED[at]],
    ['leftward', (at: number) => LEFTWARD[at]],
  ] as [what: string, given: (at: number) => unknown, named?: boolean][];
}

/**
 * All sentences of a language that have arguments, each with numbers and people, a line for each way in which
 * it then reads: to be read, and so that what changes is seen. `only` in one of the ways.
 */
export async function spokenIn(language: Language, only?: string): Promise<string[]> {
  const { list } = formatter(language);
  const files = (await filesOf(language)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const client = files.find(([file]) => file === 'table')?.[1] as { players: { you: string } };
  const all = waysOf(client.players.you, list);
  const ways = only === undefined ? all : all.filter(([what]) => what === only);
  const lines: string[] = [];

  const write = (messages: unknown, path: string): void => {
    if (typeof messages === 'function') {
      const known = new Set<unknown>();
      for (const [what, at, named = false] of ways) {
        if (named && !NAMED.test(String(messages))) continue;
        const given = Array.from({ length: messages.length }, (_, position) => at(position));
        const result = attempt(messages as Message, given);
        if (typeof result !== 'string') {
          if (result !== null && what === ways[0]?.[0]) write(result, path);
          continue;
        }
        const shape = result.replaceAll(VARYING, '…');
        // Where no list is expected, one would be read as "Ada,Ben".
        const unfit = /\bnull\b/.test(result) || /Ada,\S/.test(result) || known.has(shape);
        known.add(shape);
        if (!unfit) lines.push(`${path} (${what}) ${result}`);
      }
    } else if (typeof messages === 'object' && messages !== null) {
      for (const [key, value] of Object.entries(messages)) write(value, `${path}.${key}`);
    }
  };
  for (const [file, messages] of files) write(messages, file);
  return lines;
}
