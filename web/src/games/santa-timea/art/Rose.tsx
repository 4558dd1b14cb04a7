/** The wind as a compass rose: where it blows, how hard, and what each direction is worth. */
import type { JSX } from 'preact';
import type { SantaTimeaCount, SantaTimeaTrick } from '~/wire/santa_timea';
import { degreesOf, type Direction, DIRECTIONS, windOf } from '../cards';
import { t } from '../texts';
import './art.css';

const STREAKS: readonly string[] = [
  'M100 150V52',
  'M84 146V74q0 -10 -8 -8',
  'M116 146V74q0 -10 8 -8',
];

/** `trick` is the one being played; null while no wind blows. */
export function Rose({ trick }: { trick: SantaTimeaTrick | null }): JSX.Element {
  const blowing = trick === null ? null : windOf(trick.wind);
  return (
    <svg class="st-rose" viewBox="-16 -22 232 246" aria-hidden="true" focusable="false">
      <circle class="st-rose__ring" cx="100" cy="100" r="66" />
      <circle class="st-rose__ring st-rose__ring--inner" cx="100" cy="100" r="58" />
      <path class="st-rose__star" d="M100 40 108 92 160 100 108 108 100 160 92 108 40 100 92 92Z" />
      {blowing !== null && (
        <g
          class={`st-rose__wind st-direction--${blowing.direction}`}
          style={{ rotate: `${degreesOf(blowing.direction)}deg` }}
        >
          <path class="st-rose__needle" d="M100 30 122 78 108 72V136H92V72L78 78Z" />
          {STREAKS.slice(0, blowing.number).map((streak) => (
            <path
              key={`${streak} ${blowing.direction}`}
              class="st-rose__streak"
              d={streak}
              pathLength={1}
            />
          ))}
        </g>
      )}
      {DIRECTIONS.map((direction) => (
        <Point key={direction} direction={direction} count={trick?.counts[direction] ?? null} />
      ))}
    </svg>
  );
}

/** What each is worth stands below it, above the northern one: there it is clear of the needle. */
const PLACES: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [100, 19],
  E: [181, 101],
  S: [100, 183],
  W: [19, 101],
};

interface PointProps {
  direction: Direction;
  /** How much of their number cards of this direction are worth now. */
  count: SantaTimeaCount | null;
}

function Point({ direction, count }: PointProps): JSX.Element {
  const { directions, wind } = t();
  const [x, y] = PLACES[direction];
  return (
    <g class={`st-rose__point st-direction--${direction}`} data-count={count}>
      <circle cx={x} cy={y} r="18" />
      <text x={x} y={y + 7.5} text-anchor="middle">
        {directions[direction].letter}
      </text>
      {count !== null && (
        <text
          class="st-rose__count"
          x={x}
          y={y + (direction === 'N' ? -24 : 33)}
          text-anchor="middle"
        >
          {wind[count]}
        </text>
      )}
    </g>
  );
}
