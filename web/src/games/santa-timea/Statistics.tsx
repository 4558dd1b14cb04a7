/** How a game went, in figures. The points of each round are on the score sheet. */
import { type FigureRow, FigureTable, StatisticsPanel } from '~/card-table/end/StatisticsPanel';
import { type People, peopleOf, whoIs } from '~/card-table/people/people';
import type { StatisticsProps } from '~/card-table/end/StatisticsPanel';
import type {
  SantaTimeaSeatFigures,
  SantaTimeaStatistics,
  SantaTimeaStory,
} from '~/wire/santa_timea';
import { t } from './texts';

export function Statistics({ view, course, brief }: StatisticsProps) {
  // How close it was, its points say.
  if (brief) return null;
  const statistics = course.statistics as SantaTimeaStatistics;
  const { seats, tricks, set_aside: setAside, stories } = statistics;
  const people = peopleOf(view);
  const { statistics: words } = t();
  const sentences = [words.tricksPlayed(tricks)];
  if (setAside > 0) sentences.push(words.windsLeft(setAside));
  return (
    <StatisticsPanel
      sentences={sentences}
      stories={stories.map((story) => storySentence(story, people))}
    >
      <FigureTable people={people} rows={rowsOf(seats)} together={false} />
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

/** A thing worth knowing about a game. Rounds are counted from 1. */
export function storySentence(story: SantaTimeaStory, people: People): string {
  const { statistics: words } = t();
  const who = whoIs(people, story.seat);
  const round = story.round + 1;
  switch (story.type) {
    case 'best_round':
      return words.bestRound(who, round, story.points);
    case 'ahead':
      return words.ahead(who, round);
    case 'haul':
      return words.haul(who, round, story.winds);
  }
}
