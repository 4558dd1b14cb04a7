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

type Messages = typeof messages &
  typeof help &
  typeof phrases &
  typeof reasons &
  typeof speech &
  typeof statistics &
  typeof talk;

const files: TextFiles<object> = import.meta.glob(['./*/*.ts', '!./*/options.ts'], {
  import: 'default',
});

export const { t, needs } = speaker<Messages, string>((...part) => fileOf(files, ...part));

needs('messages');

/** Why the rules did not allow something, by the code of the refusal: loaded after all else. */
export const refusals = lazy(async () => {
  needs('refusals');
  return () => t().refusals;
});
