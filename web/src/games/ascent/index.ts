/** Tranquility: The Ascent for the shared client. */
import { gameOf } from '../shared/gameOf';
import { aboutAscent } from './about';
import { t } from './i18n';
import { options } from './options';
import { factsOf, isMine } from './play/facts';
import { logSentence } from './play/logSentence';
import { resultSentence, statusSentence } from './play/sentences';

export const ascent = gameOf({
  about: aboutAscent,
  options,
  board: () => import('./board/Board'),
  pieces: async () => (await import('./pieces')).pieces,
  statistics: async () => (await import('./statistics/Statistics')).Statistics,
  lesson: async () => (await import('./lesson')).lesson,
  rules: (file) => file.games.ascent.rules(),
  factsOf,
  isMine,
  statusSentence,
  resultSentence,
  logSentence,
  refusals: () => t().refusals,
});
