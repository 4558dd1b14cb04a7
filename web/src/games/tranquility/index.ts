/** Tranquility for the shared client. */
import { gameOf } from '../shared/gameOf';
import { aboutTranquility } from './about';
import { t } from './i18n';
import { options } from './options';
import { factsOf, isMine } from './play/facts';
import { logSentence } from './play/logSentence';
import { resultSentence, statusSentence } from './play/sentences';

export const tranquility = gameOf({
  about: aboutTranquility,
  options,
  board: () => import('./board/Board'),
  pieces: async () => (await import('./pieces')).pieces,
  statistics: async () => (await import('./statistics/Statistics')).Statistics,
  lesson: async () => (await import('./lesson')).lesson,
  rules: (file) => file.games.tranquility.rules(),
  factsOf,
  isMine,
  statusSentence,
  resultSentence,
  logSentence,
  refusals: () => t().refusals,
});
