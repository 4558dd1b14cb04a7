/** How a game went, in figures. The points of each round are on the score sheet. */
import type { JSX } from 'preact';
import { peopleOf } from '~/card-table/people';
import {
  type FigureRow,
  FigureTable,
  StatisticsPanel,
} from '~/card-table/statistics/StatisticsPanel';
import type { StatisticsProps } from '~/games/game';
import type { SantaTimeaSeatFigures, SantaTimeaStatistics } from '~/wire/santa_timea';
import { t } from '../texts';

export function Statistics({ view, course }: StatisticsProps): JSX.Element {
  const { seats, tricks, set_aside: setAside } = course.statistics as SantaTimeaStatistics;
  const sentence = t().statistics.tricksPlayed(tricks, setAside);
  return (
    <StatisticsPanel sentences={[sentence]}>
      <FigureTable people={peopleOf(view)} rows={rowsOf(seats)} together={false} />
    </StatisticsPanel>
  );
}

function rowsOf(seats: readonly SantaTimeaSeatFigures[]): FigureRow[] {
  const { statistics: words, sheet } = t();
  const values = (of: (seat: SantaTimeaSeatFigures) => number) => seats.map(of);
  return [
    { label: words.tricks, values: values(({ tricks }) => tricks) },
    { label: words.lowest, values: values(({ lowest }) => lowest) },
    { label: words.winds, values: values(({ winds }) => winds) },
    { label: words.triplets, values: values(({ triplets }) => triplets), rare: true },
    { label: words.pirates, values: values(({ pirates }) => pirates), rare: true },
    { label: sheet.sum, values: values(totalOf), main: true },
  ];
}

function totalOf({ points }: SantaTimeaSeatFigures): number {
  return points.reduce((sum, score) => sum + score, 0);
}
