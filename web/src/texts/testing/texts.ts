/** All that a language says, for the tests. */
import { ascent } from '~/games/ascent';
import { santaTimea } from '~/games/santa-timea';
import { tranquility } from '~/games/tranquility';
import { isolating, type TextFiles } from '~/texts';
import type { Language } from '~/texts/languages';

/** A text by its path, such as `client.home.seatsRange(1)`. */
export type Texts = ReadonlyMap<string, string>;

/** Names before which French elides. */
const VOWELS = ['Ada', 'Éva', 'Ida', 'Oda', 'Ugo'];

/** Names that are written from right to left. */
const LEFTWARD = ['בן', 'רן', 'גד', 'דן', 'שי'];

/** What the functions among the messages are called with, given the parameter's position. */
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

/** What no text of a language may have. */
export const MISTAKES: Partial<Record<Language, RegExp>> = {
  en: /["']|\.\.\.|„|«| -- /,
  // No straight or English marks, and three dots are one.
  de: /["'”«»—]|“[^“„]*“|\.\.\./,
  // Set apart with no-break spaces, narrow ones but for colons and quotes, apart from times and addresses; and elided.
  fr: /\b(?:[Dd]e|[Qq]ue) (?:Ada|Éva|Ida|Oda|Ugo)|[^\u202f][;!?]|[^\u00a0\d]:(?! The Ascent|\/)|«[^\u00a0]|[^\u00a0]»|["']|\.\.\./u,
};

/** What is said where a sample was of the wrong kind for a message. */
const UNFIT = /\b(?:undefined|NaN|Invalid|true|false)\b|\[object/;

const FILES: TextFiles<object> = import.meta.glob(['../??/*.ts', '../../games/*/texts/??/*.ts'], {
  import: 'default',
});

/** The texts of all messages, by the files they stand in. Functions speak with each sample that fits them. */
export async function textsOf(language: Language): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const [path, load] of Object.entries(FILES)) {
    const file = path.replace(`/${language}/`, '/');
    if (file !== path) collect(texts, await load(), file.replaceAll(/\.\.\/|texts\/|\.ts$/g, ''));
  }
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
      const said = attempt(messages as (...given: unknown[]) => unknown, given);
      // The German word for zero is "null".
      const unfit = typeof said === 'string' && given.includes(null) && /\bnull\b/.test(said);
      if (said !== null && !unfit) collect(texts, said, `${path}(${name})`);
    }
  } else if (typeof messages === 'object' && messages !== null) {
    for (const [key, value] of Object.entries(messages)) collect(texts, value, `${path}.${key}`);
  }
}

function attempt(message: (...given: unknown[]) => unknown, given: unknown[]): unknown {
  try {
    const said = (isolating(message) as typeof message)(...given);
    return typeof said === 'string' && UNFIT.test(said) ? null : said;
  } catch {
    return null;
  }
}
