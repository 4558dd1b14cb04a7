/** Tranquility for the shared client. */
import { cardsLeft, isMine } from '~/card-table/people/facts';
import { gameOf } from '~/games/gameOf';
import { logSentence, resultSentence, statusSentence } from './sentences';
import { t } from './texts';
import { factsOf } from './view/facts';

export const tranquility = gameOf({
  board: () => import('./board/Board'),
  help: () => import('./help'),
  statistics: () => import('./statistics/Statistics'),
  factsOf,
  isMine,
  statusSentence,
  resultSentence,
  cardsLeft,
  logSentence,
  movePhrase: () => import('./movePhrase'),
  refusals: () => t().refusals,
});
