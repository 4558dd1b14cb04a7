/** What Tranquility says. Every language says what English says. */
import { fileOf, speaker, type TextFiles } from '~/texts';
import { lazy } from '~/ui/lazy';
import type help from './en/help';
import type messages from './en/messages';
import type phrases from './en/phrases';
import type reasons from './en/refusals';
import type speech from './en/speech';
import type statistics from './en/statistics';
import type talk from './en/talk';

interface Parts {
  help: typeof messages & typeof help;
  messages: typeof messages;
  phrases: typeof messages & typeof phrases;
  refusals: typeof messages & typeof reasons;
  speech: typeof messages & typeof speech;
  statistics: typeof messages & typeof statistics;
  talk: typeof messages & typeof talk;
}

const files: TextFiles<object> = import.meta.glob(['./*/*.ts', '!./*/options.ts'], {
  import: 'default',
});

export const textsOf = speaker<Parts>((...part) => fileOf(files, ...part));

export const t = textsOf('messages');

/** Why the rules did not allow something, by the code of the refusal: loaded after all else. */
export const refusals = lazy(async () => {
  const said = textsOf('refusals');
  return () => said().refusals;
});
