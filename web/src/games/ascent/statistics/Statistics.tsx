/** How a game went: figures, the growth of the mountain, and what was wanting in the end. */
import type { JSX } from 'preact';
import type { AscentSeatFigures } from '../../../wire/AscentSeatFigures';
import type { AscentStatistics } from '../../../wire/AscentStatistics';
import type { StatisticsProps } from '../../game';
import { t as shared } from '../../shared/i18n';
import { peopleOf } from '../../shared/people';
import { type FigureRow, FigureTable } from '../../shared/statistics/FigureTable';
import { GrowthChart } from '../../shared/statistics/GrowthChart';
import { StatisticsPanel } from '../../shared/statistics/StatisticsPanel';
import { t } from '../i18n';
import { wantSentences } from './want';

export function Statistics({ view, course, position }: StatisticsProps): JSX.Element {
  const statistics = course.statistics as AscentStatistics;
  const people = peopleOf(view);
  const { growth, cells, seats } = statistics;
  return (
    <StatisticsPanel sentences={wantSentences(statistics, course.outcome, people)}>
      <FigureTable people={people} rows={rowsOf(seats)} together />
      <GrowthChart
        people={people}
        growth={growth}
        cells={cells}
        actors={course.actors}
        position={position ?? null}
      />
    </StatisticsPanel>
  );
}

function rowsOf(seats: readonly AscentSeatFigures[]): FigureRow[] {
  const { statistics: words } = t();
  const { statistics: common } = shared();
  const values = (of: (seat: AscentSeatFigures) => number) => seats.map(of);
  return [
    { label: common.turns, values: values(({ turns }) => turns) },
    { label: words.slopes, values: values(({ slopes }) => slopes) },
    { label: words.campfires, values: values(({ campfires }) => campfires), rare: true },
    { label: words.bridges, values: values(({ bridges }) => bridges), rare: true },
    { label: words.herds, values: values(({ herds }) => herds), rare: true },
    { label: words.grapples, values: values(({ grapples }) => grapples), rare: true },
    { label: common.paid, values: values(({ paid }) => paid) },
    { label: common.discarded, values: values(({ discarded }) => discarded) },
    { label: common.hand, values: values(({ hand }) => hand) },
    { label: common.pile, values: values(({ pile }) => pile) },
  ];
}
