/**
 * Messages are one typed object a language: a message that is missing does not compile.
 *
 *     type Messages = typeof en;
 *     export const t = localised((file) => file.client);
 *     … t().lobby.title …
 *
 * Reading `t()` while rendering subscribes the component to the language. Of every language that is
 * read, what the loaded code needs is loaded; code that loads more code awaits `textsLoaded()`.
 */
import { writeSetting } from '~/net/storage';
import type { LanguageFile } from '~/texts/en';
import { isolated } from './formatter';
import { language, type Language, languages } from './languages';

type Load = (language: Language) => Promise<void> | null;

/** For each part of the code that speaks. They give null where their messages are there. */
const parts: Load[] = [];

/** The messages of a part of the code, which is one of those that a language's file gathers. */
export function localised<M>(pick: (file: LanguageFile) => M | Promise<M>): () => M {
  const loaded = new Map<Language, M>();
  parts.push((wanted) => {
    if (loaded.has(wanted)) return null;
    return languages[wanted].load().then(async (file) => {
      loaded.set(wanted, isolating(await pick(file)) as M);
    });
  });
  return () => {
    const messages = loaded.get(language.value);
    if (messages === undefined) throw new Error('The texts of a part have not been awaited.');
    return messages;
  };
}

/**
 * The same messages, which isolate whatever they are told: a name that is written from right to left would
 * turn the words beside it around.
 */
export function isolating(messages: unknown): unknown {
  if (typeof messages === 'function') {
    return (...told: unknown[]): unknown => messages(...told.map(isolating));
  }
  if (typeof messages === 'string') return isolated(messages);
  if (Array.isArray(messages)) return messages.map(isolating);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, part]) => [key, isolating(part)]));
}

/** Settles when all code that is loaded can speak the language of the page. */
export async function textsLoaded(): Promise<void> {
  for (let missing = missingOf(language.peek()); missing.length > 0;) {
    await Promise.all(missing);
    // Meanwhile another language may have been chosen, or more code been loaded.
    missing = missingOf(language.peek());
  }
}

/** Lets texts be loaded together with the code that is going to need them, and not after it. */
export function preloadTexts(pick: (file: LanguageFile) => readonly Promise<unknown>[]): void {
  const loading = languages[language.peek()].load().then((file) => Promise.all(pick(file)));
  // That code asks for them again, and hears of a failure.
  loading.catch(() => undefined);
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
  return parts.map((load) => load(chosen)).filter((loading) => loading !== null);
}

/** Every language has the same messages as English. */
export type Messages = LanguageFile['client'];

export const t = localised((file) => file.client);
