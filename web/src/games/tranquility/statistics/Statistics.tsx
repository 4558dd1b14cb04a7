/** How a game went: figures, the growth of the grid, the start, and what was wanting in the end. */
import type { JSX } from 'preact';
import type { TranquilityLogLine } from '~/wire/TranquilityLogLine';
import type { TranquilityOptions } from '~/wire/TranquilityOptions';
import type { TranquilityStatistics } from '~/wire/TranquilityStatistics';
import type { StatisticsProps } from '~/games/game';
import { peopleOf } from '~/card-table/people';
import { FigureTable } from '~/card-table/statistics/FigureTable';
import { GrowthChart, type Moment } from '~/card-table/statistics/GrowthChart';
import { StatisticsPanel } from '~/card-table/statistics/StatisticsPanel';
import { t } from '../texts';
import { rowsOf } from './rows';
import { StartGifts } from './StartGifts';
import { wantSentences } from './shortfall';

export function Statistics({ view, course, position }: StatisticsProps): JSX.Element {
  const statistics = course.statistics as TranquilityStatistics;
  const { grid } = course.options as TranquilityOptions;
  const people = peopleOf(view);
  const { growth, cells, start } = statistics;
  return (
    <StatisticsPanel sentences={wantSentences(statistics, course.outcome, people)}>
      <FigureTable
        people={people}
        rows={rowsOf(statistics, course.outcome)}
        together={grid !== 'competition'}
      />
      <GrowthChart
        people={people}
        growth={growth}
        cells={cells}
        actors={course.actors}
        moments={momentsOf(course)}
        position={position ?? null}
      />
      {start !== null && <StartGifts people={people} start={start} />}
    </StatisticsPanel>
  );
}

/** When the start card was played. */
function momentsOf({ log, log_lengths: lengths }: StatisticsProps['course']): Moment[] {
  const line = (log as TranquilityLogLine[]).findIndex(({ type }) => type === 'start');
  if (line === -1) return [];
  return [{ position: lengths.findIndex((length) => length > line), label: t().statistics.start }];
}
