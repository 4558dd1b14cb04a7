/** What can be asked about on the board, and where the rules say more of it. */
import { localised } from '~/texts/localised';
import type { Explanations } from '~/card-table/explain/explanations';
import type { pieces as en } from './texts/help.en';

/** Every language has the same texts as English. */
export type PieceTexts = typeof en;

export type PieceKind = keyof PieceTexts;

export const pieces = {
  texts: localised(async (file) => (await file.games.ascent.help()).pieces),
  clauses: {
    slope: 'A-5.1',
    campfire: 'A-5.2',
    bridge: 'A-5.3',
    summit: 'A-5.4',
    cell: 'A-3',
    trail: 'A-7',
    film: 'A-8',
    wildlife: 'A-9',
    grapples: 'A-10',
    hand: 'A-4',
    pile: 'A-4',
    discards: 'A-4',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;
