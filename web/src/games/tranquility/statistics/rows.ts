/** The rows of the table of figures. */
import type { Outcome } from '~/wire/Outcome';
import type { TranquilitySeatFigures } from '~/wire/TranquilitySeatFigures';
import type { TranquilityStatistics } from '~/wire/TranquilityStatistics';
import { t as shared } from '~/card-table/texts';
import type { FigureRow } from '~/card-table/statistics/FigureTable';
import { t } from '../texts';

export function rowsOf({ seats }: TranquilityStatistics, outcome: Outcome | null): FigureRow[] {
  const { statistics: words } = t();
  const { statistics: common } = shared();
  const values = (of: (seat: TranquilitySeatFigures) => number) => seats.map(of);
  const rows: FigureRow[] = [
    { label: common.turns, values: values(({ turns }) => turns) },
    { label: words.placed, values: values(({ placed }) => placed) },
    { label: words.monsters, values: values(({ monsters }) => monsters), rare: true },
    { label: common.paid, values: values(({ paid }) => paid) },
    { label: words.given, values: values(({ given }) => given), rare: true },
    { label: common.discarded, values: values(({ discarded }) => discarded) },
    { label: common.hand, values: values(({ hand }) => hand) },
    // The competition has one common pile and none of a seat's own.
    { label: common.pile, values: values(({ pile }) => pile), rare: true },
  ];
  if (outcome?.result !== 'ranked') return rows;
  return [
    ...rows,
    { label: words.runs, values: values(({ runs }) => runs), rare: true },
    { label: words.points, values: [...outcome.scores], main: true },
  ];
}
