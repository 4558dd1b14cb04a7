/**
 * The texts of the client: one typed object a language, in parts that are loaded with the code that uses them. A
 * message that is missing does not compile, nor does code that reads a part without naming it.
 *
 *     const t = textsOf('tables', 'deals');
 *     … t().daily.title …
 *
 * Pages and tables have such texts, and each game has its own. Reading `t()` while rendering subscribes the component to
 * the language. Of every language that is read, the parts are loaded that the loaded code names; code that loads more
 * code awaits `textsLoaded()`.
 */
import { writeSetting } from '~/net/storage';
import type { Client, Parts } from '~/texts/en';
import { isolated } from './formatter';
import { language, type Language, languages } from './languages';

/** For each source, the files of a language that it still lacks. */
const sources: ((wanted: Language) => readonly Promise<void>[])[] = [];

type Together<Each> = (Each extends unknown ? (_: Each) => void : never) extends (
  _: infer All,
) => void
  ? All
  : never;

/** Names the parts that code needs, and gives their texts in the language of the page. */
type TextSource<Texts> = <Of extends keyof Texts>(
  ...parts: readonly Of[]
) => () => Together<Texts[Of]>;

/** A source of texts with a file for each language and part. */
export function textSource<Texts>(
  load: (wanted: Language, part: string & keyof Texts) => Promise<object>,
): TextSource<Texts> {
  const needed = new Set<string & keyof Texts>();
  const texts = new Map<Language, object>();
  const loaded = new Set<string>();
  sources.push((wanted) =>
    [...needed]
      .filter((part) => !loaded.has(`${wanted} ${part}`))
      .map(async (part) => {
        const messages = isolating(await load(wanted, part));
        texts.set(wanted, Object.assign({}, texts.get(wanted), messages));
        loaded.add(`${wanted} ${part}`);
      }),
  );
  return <Of extends keyof Texts>(...parts: readonly Of[]) => {
    for (const part of parts) needed.add(part as string & Of);
    return () => {
      const messages = texts.get(language.value);
      if (messages === undefined) throw new Error('The texts of a part have not been awaited.');
      return messages as Together<Texts[Of]>;
    };
  };
}

/** Files of texts by their paths from that of the code, as `import.meta.glob` finds them. */
export type TextFiles<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/** The file of a language among them, of a certain part where there are several. */
export function fileOf<Texts>(
  files: TextFiles<Texts>,
  wanted: Language,
  part = '',
): Promise<Texts> {
  const path = Object.keys(files).find((name) => name.includes(`/${wanted}${part && `/${part}`}.`));
  const load = files[path ?? ''];
  if (load === undefined) throw new Error(`There are no texts ${wanted} ${part}.`);
  return load();
}

/** The sign for a number in a text (`plural`), and the sign that stands for it meanwhile in the arguments. */
const NUMBER = '#';
const ARGUMENT_SIGN = '\ue000';

/**
 * The same messages, safe from their arguments: a name that is written from right to left would turn the
 * words beside it around, and one that holds the sign for a number would take that in.
 */
export function isolating(messages: unknown): unknown {
  if (typeof messages === 'function') {
    return (...given: unknown[]): unknown => restored(messages(...given.map(safe)));
  }
  return throughout(messages, isolated, isolating);
}

function safe(given: unknown): unknown {
  return throughout(given, (text) => isolated(text).replaceAll(NUMBER, ARGUMENT_SIGN), safe);
}

function restored(result: unknown): unknown {
  return throughout(result, (text) => text.replaceAll(ARGUMENT_SIGN, NUMBER), restored);
}

/** The same with each text in it changed, by a function that does so with all that is inside. */
function throughout(
  value: unknown,
  text: (text: string) => string,
  inside: (value: unknown) => unknown,
): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]));
}

/** Settles when all code that is loaded has its texts in the language of the page. */
export async function textsLoaded(): Promise<void> {
  for (let missing = missingOf(language.peek()); missing.length > 0;) {
    await Promise.all(missing);
    // Meanwhile another language may have been chosen, or more code been loaded.
    missing = missingOf(language.peek());
  }
}

let wanted: Language | null = null;

/** Goes over to a language once its texts are there. Rejects where they can't be loaded. */
export async function setLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  for (let missing = missingOf(chosen); missing.length > 0; missing = missingOf(chosen)) {
    await Promise.all(missing);
  }
  // The last choice counts, whichever is loaded first.
  if (wanted !== chosen) return;
  writeSetting('language', chosen);
  language.value = chosen;
}

function missingOf(chosen: Language): Promise<void>[] {
  return sources.flatMap((missing) => missing(chosen));
}

type Loaded<Load> = Load extends () => Promise<{ default: infer Part }> ? Part : never;

/** The texts of pages and tables, by their parts; every language says what English says. */
type ClientParts = { [Part in keyof Parts]: Client & Loaded<Parts[Part]> } & { index: Client };

export const textsOf = textSource<ClientParts>(async (chosen, part) => {
  const file = await languages[chosen].load();
  return part === 'index' ? file.default : (await file.parts[part]()).default;
});

/** The texts of every page. */
export const t = textsOf('index');
