/** The points after each round as lines, each told apart by its marks as well as its colour. */
import type { JSX } from 'preact';
import { nameOf } from '~/card-table/people';
import { t } from '../texts';
import type { Facts } from '../view';

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

export function Chart({ facts }: { facts: Facts }): JSX.Element {
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
          <g key={points} class="st-chart-grid">
            <path d={`M${EDGE.left} ${y(points)}H${WIDTH - EDGE.right}`} />
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
          <g key={seat} class={`st-chart-line game-seat--${seat}`}>
            <path d={`M${line.map((points, round) => `${x(round)} ${y(points)}`).join('L')}`} />
            {line.map((points, round) => (
              <path
                key={round}
                class="st-chart-mark"
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
function runningTotals({ game }: Facts, seat: number): number[] {
  const totals = [0];
  for (const round of game.sheet) {
    totals.push((totals.at(-1) ?? 0) + (round[seat]?.points ?? 0));
  }
  return totals;
}
