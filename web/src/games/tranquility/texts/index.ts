/** The texts of Tranquility. Every language says what English says. */
import { textsIn } from '~/card-table/game';
import type help from './en/help';
import type messages from './en/messages';
import type phrases from './en/phrases';
import type refusals from './en/refusals';
import type speech from './en/speech';
import type statistics from './en/statistics';
import type talk from './en/talk';

export const textsOf = textsIn<{
  help: typeof help;
  messages: typeof messages;
  phrases: typeof phrases;
  refusals: typeof refusals;
  speech: typeof speech;
  statistics: typeof statistics;
  talk: typeof talk;
}>(import.meta.glob(['./??/*.ts', '!./??/options.ts'], { import: 'default' }));

export const t = textsOf('messages');
