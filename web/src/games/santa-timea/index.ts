/** Santa Timea for the shared client. */
import { gameOf } from '~/games/gameOf';
import { aboutSantaTimea } from './about';
import { t } from './texts';
import { options } from './options';
import { factsOf, isMine } from './view';
import { logSentence } from './logSentence';
import { resultSentence, statusSentence } from './sentences';

export const santaTimea = gameOf({
  about: aboutSantaTimea,
  options,
  board: () => import('./board/Board'),
  pieces: async () => (await import('./explanations')).pieces,
  statistics: async () => (await import('./statistics/Statistics')).Statistics,
  lesson: async () => (await import('./lesson')).lesson,
  rules: (file) => file.games.santaTimea.rules(),
  factsOf,
  isMine,
  statusSentence,
  resultSentence,
  logSentence,
  refusals: () => t().refusals,
});
