/** Santa Timea for the shared client. */
import { gameOf } from '~/games/gameOf';
import { aboutSantaTimea } from './about';
import { options } from './options';
import { logSentence, resultSentence, statusSentence } from './sentences';
import { t } from './texts';
import { factsOf, isMine } from './view';

export const santaTimea = gameOf({
  about: aboutSantaTimea,
  options,
  board: () => import('./board/Board'),
  pieces: async () => (await import('./help')).pieces,
  statistics: async () => (await import('./Statistics')).Statistics,
  lesson: async () => (await import('./help')).lesson,
  factsOf,
  isMine,
  statusSentence,
  resultSentence,
  logSentence,
  movePhrase: async () => (await import('./movePhrase')).movePhrase,
  refusals: () => t().refusals,
});
