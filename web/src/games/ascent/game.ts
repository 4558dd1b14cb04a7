/** The Ascent for the shared client. */
import { type Game, refusalsIn } from '~/card-table/game';
import { cardsLeft } from '~/card-table/facts';
import { lazy, lazyComponent } from '~/ui/lazy';
import { logSentence, resultSentence, statusSentence } from './sentences';
import { textsOf } from './texts';
import { factsOf } from './view/facts';

export const game: Game = {
  Board: lazyComponent(lazy(async () => (await import('./board/Board')).Board)),
  Statistics: lazyComponent(
    lazy(async () => (await import('./Statistics')).Statistics),
    { quiet: true },
  ),
  Hidden: lazyComponent(
    lazy(async () => (await import('./board/Board')).Hidden),
    { quiet: true },
  ),
  help: lazy(() => import('./help')),
  phrases: lazy(() => import('./movePhrase')),
  factsOf,
  statusSentence,
  resultSentence,
  cardsLeft,
  logSentence,
  refusals: refusalsIn(textsOf),
};
