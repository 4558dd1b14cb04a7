/** The texts of Santa Timea. Every language says what English says. */
import { textsIn } from '~/card-table/game';
import type help from './en/help';
import type messages from './en/messages';
import type phrases from './en/phrases';
import type refusals from './en/refusals';
import type speech from './en/speech';

export const textsOf = textsIn<{
  help: typeof help;
  messages: typeof messages;
  phrases: typeof phrases;
  refusals: typeof refusals;
  speech: typeof speech;
}>(import.meta.glob(['./??/*.ts', '!./??/options.ts'], { import: 'default' }));

export const t = textsOf('messages');
