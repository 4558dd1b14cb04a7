/** What can be asked about on the board, and where the rules say more of it. */
import { localised } from '~/texts/localised';
import type { Explanations } from '~/card-table/explain/explanations';
import type { pieces as en } from './texts/help.en';

/** Every language has the same texts as English. */
export type PieceTexts = typeof en;

export type PieceKind = keyof PieceTexts;

export const pieces = {
  texts: localised(async (file) => (await file.games.tranquility.help()).pieces),
  clauses: {
    island: 'T-3',
    cell: 'T-3',
    start: 'T-4',
    finish: 'T-5',
    monster: 'T-6.2',
    wild: 'T-9.4',
    compass: 'T-7',
    rocks: 'T-6.1',
    yellow: 'T-7',
    purple: 'T-7',
    orange: 'T-7',
    start_space: 'T-4',
    finish_space: 'T-5',
    explorer: 'T-11',
    side: 'T-12',
    row: 'T-13',
    score: 'T-13',
    hand: 'T-2',
    pile: 'T-0',
    discards: 'T-0',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;
