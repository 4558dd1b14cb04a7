/** How a game went: figures, the growth of the grid, the start, and what was wanting in the end. */
import { CardList } from '~/card-table/cards/OpenCards';
import { GrowthChart, type Milestone } from '~/card-table/end/GrowthChart';
import { type FigureRow, FigureTable, StatisticsPanel } from '~/card-table/end/StatisticsPanel';
import { nameOf, type People, peopleOf, whoIs } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import type { StatisticsProps } from '~/card-table/end/StatisticsPanel';
import { dearestSentence, lastCardSentences, shortSentence } from '~/games/coop/shortfall';
import { textsOf as clientTexts } from '~/texts';
import type { Outcome } from '~/wire/room';
import type {
  GiftFigures,
  StartFigures,
  TranquilityHeldCard,
  TranquilityLogLine,
  TranquilityNearMiss,
  TranquilityOptions,
  TranquilitySeatFigures,
  TranquilityShortfall,
  TranquilityStatistics,
  TranquilityStory,
} from '~/wire/tranquility';
import { CARD_LOOK, cardName } from '../board/CardFace';
import { textsOf } from '../texts';
import './statistics.css';
import '~/card-table/styles/style.css';

const client = clientTexts('table', 'beside');
const t = textsOf('statistics');

export function Statistics({ view, course, brief, position }: StatisticsProps) {
  const statistics = course.statistics as TranquilityStatistics;
  const { grid } = course.options as TranquilityOptions;
  const people = peopleOf(view);
  const { growth, cells, start, shortfall, near_miss: nearMiss, stories } = statistics;
  if (brief) return <>{nearMiss && nearMissSentences(nearMiss, cells, people).join(' ')}</>;
  return (
    <StatisticsPanel
      sentences={shortfallSentences(shortfall, people)}
      stories={stories.map((story) => storySentence(story, people))}
    >
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
        milestones={milestonesOf(course)}
        position={position ?? null}
      />
      {start !== null && <StartGifts people={people} start={start} />}
    </StatisticsPanel>
  );
}

/** How close a lost game came. */
export function nearMissSentences(
  { empty, short, cause }: TranquilityNearMiss,
  cells: number,
  people: People,
): string[] {
  const { nearMiss: words } = t().statistics;
  const distance = empty === 0 ? words.finish(cells) : words.cells(empty);
  if (cause !== null) return [distance, storySentence(cause, people)];
  if (short === null) return [distance];
  if (empty === cells) return [words.start(short)];
  return empty === 1 ? [shortSentence(short, true)] : [distance, shortSentence(short, false)];
}

/** When the start card was played. */
function milestonesOf({ log, log_lengths: lengths }: StatisticsProps['course']): Milestone[] {
  const line = (log as TranquilityLogLine[]).findIndex(({ type }) => type === 'start');
  if (line === -1) return [];
  return [{ position: lengths.findIndex((length) => length > line), label: t().statistics.start }];
}

/** Where the eight cards of the start came from. */
function StartGifts({ people, start }: { people: People; start: StartFigures }) {
  const words = t().statistics;
  return (
    <section class="start-gifts stack gap-2" aria-labelledby="start-gifts">
      <h3 id="start-gifts">{words.startTitle}</h3>
      <p>{words.startBy(whoIs(people, start.seat))}</p>
      <ul>
        {start.gifts.map((gift, seat) => (
          <li key={seat} class={`start-gift seat-colour--${seat}`}>
            {people.names.length > 1 && <SeatName people={people} seat={seat} />}
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gift({ gift: { hand, pile } }: { gift: GiftFigures }) {
  const words = t().statistics;
  if (hand.length + pile.length === 0) return <span class="soft">{words.gaveNothing}</span>;
  return (
    <div class="start-cards cluster">
      {hand.length > 0 && <CardList look={CARD_LOOK} cards={hand} />}
      {pile.length > 0 && (
        <>
          <span class="soft">{words.unseen}</span>
          <CardList look={CARD_LOOK} cards={pile} />
        </>
      )}
    </div>
  );
}

/** The rows of the table of figures. */
export function rowsOf({ seats }: TranquilityStatistics, outcome: Outcome | null): FigureRow[] {
  const words = t().statistics;
  const { statistics: common } = client();
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

export function shortfallSentences(shortfall: TranquilityShortfall | null, people: People) {
  return shortfall === null ? [] : sentencesOf(shortfall, people);
}

function sentencesOf(shortfall: TranquilityShortfall, people: People): string[] {
  const words = t().statistics;
  const { log, list } = t();
  if (shortfall.type === 'gifts') {
    const sum = shortfall.could.reduce((all, count) => all + count, 0);
    const parts = shortfall.could.map((count, seat) => log.gave(nameOf(people, seat), count));
    return [words.couldGive(sum, shortfall.needed, list(parts))];
  }
  const who = whoIs(people, shortfall.seat);
  const monsters = shortfall.hand.filter(({ card }) => card === 'monster').length;
  const other = shortfall.hand.find(({ card }) => card !== 'monster');
  if (shortfall.hand.length === 0) return lastCardSentences(null, who);
  return [
    ...(other === undefined ? [] : lastCardSentences(lastCard(other), who)),
    ...(monsters > 0 ? [words.monstersHeld(monsters)] : []),
  ];
}

function lastCard({ card, cost }: TranquilityHeldCard) {
  return { name: cardName(card), cost, early: typeof card !== 'number' };
}

export function storySentence(story: TranquilityStory, people: People): string {
  const words = t().statistics;
  switch (story.type) {
    case 'wasted':
      return words.wasted(story.cards, story.of);
    case 'dearest':
      return dearestSentence(story, cardName(story.card), people);
    case 'carried':
      return words.carried(whoIs(people, story.seat), story.cards, story.of);
    case 'gap_closed':
      return words.gapClosed(
        story.position,
        client().gap(story.below, story.above),
        story.cells,
        story.left,
      );
    case 'finishes_gone':
      return words.finishesGone(story.position);
  }
}
