/** Santa Timea for the shared client. */
import { gameOf } from '../shared/gameOf';
import { aboutSantaTimea } from './about';
import { t } from './i18n';
import { options } from './options';
import { factsOf, isMine } from './play/facts';
import { logSentence } from './play/logSentence';
import { resultSentence, statusSentence } from './play/sentences';

export const santaTimea = gameOf({
  about: aboutSantaTimea,
  options,
  board: () => import('./board/Board'),
  pieces: async () => (await import('./pieces')).pieces,
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
