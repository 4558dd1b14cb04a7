/** The score sheet: the points of all rounds as a table and a small chart, and how they came about. */
import { useState } from 'preact/hooks';
import { nameOf } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import { Button } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import type { SantaTimeaSeatScore } from '~/wire/santa_timea';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import { Wind } from './CardFace';

/** The way to the sheet where there is no room for it. */
export function SheetButton({ facts }: { facts: SantaTimeaFacts }) {
  const { sheet } = t();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" class="st-sheet-button" onClick={() => setOpen(true)}>
        {sheet.open}
      </Button>
      {open && (
        <Dialog title={sheet.title} onClose={() => setOpen(false)}>
          <Sheet facts={facts} />
        </Dialog>
      )}
    </>
  );
}

/** The board once a game is over. */
export function FinalSheet({ facts }: { facts: SantaTimeaFacts }) {
  return (
    <section
      class="game-board st-paper"
      data-swiped
      aria-labelledby="st-sheet"
      // It may scroll, and the keyboard must reach what scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <h2 id="st-sheet">{t().sheet.title}</h2>
      <Sheet facts={facts} />
    </section>
  );
}

export function Sheet({ facts }: { facts: SantaTimeaFacts }) {
  const { sheet: words } = t();
  const { sheet } = facts.game;
  return (
    <div class="stack">
      <Totals facts={facts} />
      {sheet.length === 0 && <p class="soft">{words.empty}</p>}
      {sheet.length > 0 && <Chart facts={facts} />}
      {sheet.map((scores, round) => (
        <RoundDetails key={round} facts={facts} round={round} scores={scores} />
      ))}
    </div>
  );
}

function Totals({ facts }: { facts: SantaTimeaFacts }) {
  const { sheet: words, number } = t();
  const { sheet, points } = facts.game;
  const { rounds } = facts.shape;
  const scored = (round: number, seat: number) => {
    const score = sheet[round]?.[seat];
    return score === undefined ? '' : number(score.points);
  };
  return (
    <div class="st-scroll">
      <table class="st-totals figures">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {Array.from({ length: rounds }, (_, round) => (
              <th key={round} scope="col">
                <span class="visually-hidden">{words.roundOf(round + 1)}</span>
                <span aria-hidden="true">{round + 1}</span>
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {facts.names.map((_, seat) => (
            <tr key={seat} class={`seat-colour--${seat}`}>
              <th scope="row">
                <SeatName people={facts} seat={seat} />
              </th>
              {Array.from({ length: rounds }, (__, round) => (
                <td key={round}>{scored(round, seat)}</td>
              ))}
              <td class="strong">{number(points[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RoundDetailsProps {
  facts: SantaTimeaFacts;
  round: number;
  scores: readonly SantaTimeaSeatScore[];
}

function RoundDetails({ facts, round, scores }: RoundDetailsProps) {
  const { sheet: words } = t();
  const pairs = scores.some(({ extra }) => extra !== undefined);
  const losses = scores.some(({ lost }) => lost !== undefined);
  return (
    <details class="st-details">
      <summary class="row small strong">{words.details(round + 1)}</summary>
      {scores.map((score, seat) => (
        <div key={seat} class={`st-detail seat-colour--${seat}`}>
          <SeatName people={facts} seat={seat} />
          <TakenWinds score={score} />
          <dl>
            <Entry term={words.damage} value={score.damage} />
            <Entry term={words.place} value={score.place} />
            {pairs && <Entry term={words.pairs} value={score.extra ?? 0} />}
            {losses && <Entry term={words.lost} value={-(score.lost ?? 0)} />}
            <Entry term={words.sum} value={score.points} />
          </dl>
        </div>
      ))}
    </details>
  );
}

function TakenWinds({ score }: { score: SantaTimeaSeatScore }) {
  const { sheet: words, directions, list } = t();
  const { taken, thrown } = score;
  if (taken.length === 0) return <p class="soft">{words.nothing}</p>;
  return (
    <div class="st-taken stack soft">
      <ul aria-label={words.winds}>
        {taken.map((wind, index) => (
          <li key={index}>
            <Wind wind={wind} />
          </li>
        ))}
      </ul>
      {thrown !== undefined && (
        <span>{words.thrown(list(thrown.map((direction) => directions[direction].name)))}</span>
      )}
    </div>
  );
}

function Entry({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{t().number(value)}</dd>
    </div>
  );
}

const WIDTH = 300;
const HEIGHT = 110;
/** Space around the lines for marks and labels. */
const EDGE = { left: 26, right: 12, top: 10, bottom: 20 };

/** A mark for each seat, centred on 0, 0. */
const MARKS: readonly string[] = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-4 -4h8v8h-8Z',
  'M0 -5 5 4H-5Z',
  'M0 -5.500 5.500 0 0 5.500 -5.500 0Z',
  'M0 5 5 -4H-5Z',
];

function Chart({ facts }: { facts: SantaTimeaFacts }) {
  const { sheet: words, list, number } = t();
  const { rounds } = facts.shape;
  const lines = facts.names.map((_, seat) => runningTotals(facts, seat));
  const all = lines.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => EDGE.left + (round * (WIDTH - EDGE.left - EDGE.right)) / rounds;
  const y = (points: number) =>
    EDGE.top + ((most - points) * (HEIGHT - EDGE.top - EDGE.bottom)) / (most - least);
  const label = lines
    .map((line, seat) => words.after(nameOf(facts, seat), list(line.slice(1).map(number))))
    .join('; ');
  return (
    <figure class="st-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[...new Set([least, 0, most])].map((points) => (
          <g key={points}>
            <path stroke="var(--line)" d={`M${EDGE.left} ${y(points)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(points) + 4} text-anchor="end">
              {number(points)}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, round) => (
          <text key={round} x={x(round + 1)} y={HEIGHT - 4} text-anchor="middle">
            {round + 1}
          </text>
        ))}
        {lines.map((line, seat) => (
          <g key={seat} class={`seat-colour--${seat}`} fill="var(--seat)">
            <path
              class="line"
              stroke="var(--seat)"
              stroke-width="2"
              d={`M${line.map((points, round) => `${x(round)} ${y(points)}`).join('L')}`}
            />
            {line.map((points, round) => (
              <path
                key={round}
                stroke="var(--surface)"
                d={MARKS[seat]}
                transform={`translate(${x(round)} ${y(points)})`}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{words.chart}</figcaption>
    </figure>
  );
}

/** The points before the first round, and after each that was scored. */
function runningTotals({ game }: SantaTimeaFacts, seat: number): number[] {
  const totals = [0];
  for (const round of game.sheet) {
    totals.push((totals.at(-1) ?? 0) + (round[seat]?.points ?? 0));
  }
  return totals;
}
