/** How a game went: figures, the growth of the mountain, and what was wanting in the end. */
import { GrowthChart } from '~/card-table/end/GrowthChart';
import { type FigureRow, FigureTable, StatisticsPanel } from '~/card-table/end/StatisticsPanel';
import { type People, peopleOf, whoIs } from '~/card-table/people/people';
import type { StatisticsProps } from '~/card-table/end/StatisticsPanel';
import { dearestSentence, lastCardSentences, shortSentence } from '~/games/coop/shortfall';
import { textsOf } from '~/texts';
import type {
  AscentNearMiss,
  AscentSeatFigures,
  AscentShortfall,
  AscentStatistics,
  AscentStory,
} from '~/wire/ascent';
import { t } from './texts';
import { cardName } from './view/cards';

const client = textsOf('table');

export function Statistics({ view, course, brief, position }: StatisticsProps) {
  const statistics = course.statistics as AscentStatistics;
  const people = peopleOf(view);
  const { growth, cells, seats, shortfall, near_miss: nearMiss, stories } = statistics;
  if (brief) return <>{nearMiss && nearMissSentences(nearMiss, people).join(' ')}</>;
  return (
    <StatisticsPanel
      sentences={shortfallSentences(shortfall, people)}
      stories={stories.map((story) => storySentence(story, people))}
    >
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

/** How close a lost climb came. */
export function nearMissSentences(
  { goals, short, summits_gone: gone }: AscentNearMiss,
  people: People,
): string[] {
  const { nearMiss: words } = t().statistics;
  const sentences = goals.map(({ goal, reached, needed }) => words[goal](reached, needed));
  const cells = goals.find(({ goal }) => goal === 'mountain');
  if (goals.length === 0) sentences.push(words.summit);
  if (gone !== null)
    sentences.push(storySentence({ type: 'summits_gone', position: gone }, people));
  else if (short !== null && cells) {
    sentences.push(shortSentence(short, cells.needed - cells.reached === 1));
  }
  return sentences;
}

function rowsOf(seats: readonly AscentSeatFigures[]): FigureRow[] {
  const { statistics: words } = t();
  const { statistics: common } = client();
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

/** Why a game was lost: what the seat held, and what it would have needed. */
export function shortfallSentences(shortfall: AscentShortfall | null, people: People): string[] {
  if (shortfall === null) return [];
  const [held] = shortfall.hand;
  return lastCardSentences(
    held === undefined ? null : { name: cardName(held.card), cost: held.cost },
    whoIs(people, shortfall.seat),
  );
}

/** A thing worth knowing about a game. */
export function storySentence(story: AscentStory, people: People): string {
  const { statistics: words } = t();
  switch (story.type) {
    case 'wasted':
      return words.wasted(story.cards, story.of);
    case 'dearest':
      return dearestSentence(story, cardName(story.card), people);
    case 'carried':
      return words.carried(whoIs(people, story.seat), story.cards, story.of);
    case 'summits_gone':
      return words.summitsGone(story.position);
  }
}
