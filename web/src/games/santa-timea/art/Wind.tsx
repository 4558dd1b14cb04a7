/** The wind: the faces of its cards, and the rose on which it turns. */
import type { JSX } from 'preact';
import type { SantaTimeaWind, SantaTimeaCount, SantaTimeaTrick } from '~/wire/santa_timea';
import { degreesOf, windOf, type Direction, DIRECTIONS } from '../cards';
import { t } from '../texts';
import './art.css';

/** The gusts point upwards, and are turned. */
const GUSTS = [
  'M50 92V26M50 26 38 40M50 26 62 40',
  'M28 86V44Q28 32 19 34M28 44',
  'M72 86V44Q72 32 81 34M72 44',
];

export function WindFace({ wind }: { wind: SantaTimeaWind }): JSX.Element {
  const { direction, number } = windOf(wind);
  return (
    <svg
      class={`game-art st-wind st-direction--${direction}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="st-wind__sky" x="-20" y="-20" width="140" height="140" />
      <g transform={`rotate(${degreesOf(direction)} 50 50)`}>
        {GUSTS.slice(0, number).map((gust) => (
          <path key={gust} class="st-wind__gust" d={gust} />
        ))}
      </g>
      <text class="st-wind__letter" x="5" y="31">
        {t().directions[direction].letter}
      </text>
      <text class="st-wind__damage" x="95" y="95" text-anchor="end">
        {number}
      </text>
    </svg>
  );
}

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
