/** What can be asked about on the board, and where the rules say more of it. */
import { localised } from '~/texts/localised';
import type { Explanations } from '~/card-table/explain/explanations';
import type { pieces as en } from './texts/help.en';

/** Every language has the same texts as English. */
export type PieceTexts = typeof en;

export type PieceKind = keyof PieceTexts;

export const pieces = {
  texts: localised(async (file) => (await file.games.santaTimea.help()).pieces),
  clauses: {
    wheel: 'S-3',
    pirate: 'S-3.3',
    wind: 'S-4',
    blowing: 'S-3',
    points: 'S-4',
    hand: 'S-2',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;
