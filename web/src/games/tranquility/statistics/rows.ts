/** The rows of the table of figures. */
import type { Outcome } from '../../../wire/Outcome';
import type { TranquilitySeatFigures } from '../../../wire/TranquilitySeatFigures';
import type { TranquilityStatistics } from '../../../wire/TranquilityStatistics';
import { t as shared } from '../../shared/i18n';
import type { FigureRow } from '../../shared/statistics/FigureTable';
import { t } from '../i18n';

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
  return outcome?.result === 'ranked' ? [...rows, ...pointsOf(seats, outcome.scores)] : rows;
}

/** Two points for an island, one less for a discarded card; the rest are for runs (T-13.7). */
function pointsOf(
  seats: readonly TranquilitySeatFigures[],
  scores: readonly number[],
): FigureRow[] {
  const { statistics: words } = t();
  const runs = seats.map(({ placed, paid, given, discarded }, seat) => {
    return (scores[seat] ?? 0) - 2 * placed + paid + given + discarded;
  });
  return [
    { label: words.runs, values: runs, rare: true },
    { label: words.points, values: [...scores], main: true },
  ];
}
