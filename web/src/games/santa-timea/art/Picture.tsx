/** The faces of the wheel cards: a ship's wheel whose arrow shows the direction, and the pirate. */
import type {
  SantaTimeaCard,
  SantaTimeaCount,
  SantaTimeaTrick,
  SantaTimeaWind,
} from '~/wire/santa_timea';
import { t } from '../texts';
import { degreesOf, type Direction, DIRECTIONS, wheelOf, windOf } from '../view/cards';
import './art.css';

/** A pattern for each direction, so that they are told apart without colours. */
const PATTERNS: Readonly<Record<Direction, string>> = {
  // Snow.
  N: dots(),
  // Rays of the rising sun.
  E: Array.from({ length: 9 }, (_, ray) => `M-10 ${-20 + ray * 18}L110 ${-44 + ray * 26}`).join(''),
  // Waves.
  S: rows((y) => `M-6 ${y}${'q7 -6 14 0t14 0'.repeat(4)}`),
  // Hatching, as of hills on a chart.
  W: Array.from({ length: 14 }, (_, line) => `M${-50 + line * 13} 116l46 -132`).join(''),
};

export function WheelFace({ card }: { card: SantaTimeaCard }) {
  const wheel = wheelOf(card);
  if (wheel === null) return <Pirate />;
  const { direction, number } = wheel;
  return (
    <svg
      class={`game-art fill st-direction--${direction}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <rect fill="var(--tint)" x="-20" y="-20" width="140" height="140" />
      <path
        class="line"
        stroke="var(--deep)"
        stroke-width="3"
        opacity="0.16"
        d={PATTERNS[direction]}
      />
      <path class="line" stroke="var(--deep)" stroke-width="6" opacity="0.55" d={spokes()} />
      <circle fill="var(--card)" stroke="var(--deep)" stroke-width="4" cx="50" cy="50" r="31" />
      <path
        fill="var(--deep)"
        stroke="var(--tint)"
        stroke-width="2"
        d="M50 1 66 24Q50 17 34 24Z"
        transform={`rotate(${degreesOf(direction)} 50 50)`}
      />
      <text class="st-face__number" x="50" y="64" text-anchor="middle">
        {number}
      </text>
      <text class="st-face__letter" x="4" y="12">
        {t().directions[direction].letter}
      </text>
    </svg>
  );
}

/** A hat, an eye patch and two crossed sabres. */
function Pirate() {
  return (
    <svg class="game-art fill" viewBox="0 0 100 100" aria-hidden="true">
      <rect fill="#2c2836" x="-20" y="-20" width="140" height="140" />
      <path fill="#3f4a63" d="M-20 88q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0V124H-20Z" />
      <path
        class="line"
        stroke="#d9dde2"
        stroke-width="5"
        d="M16 86Q48 70 80 34M84 86Q52 70 20 34"
      />
      <path class="line" stroke="#d8a24a" stroke-width="6" d="M10 78 22 94M90 78 78 94" />
      <circle fill="#eec7a4" cx="50" cy="46" r="19" />
      <path
        fill="#1d1a24"
        stroke="#1d1a24"
        stroke-width="2"
        d="M31 40 69 46M53 42h13v6q-6.500 8 -13 0Z"
      />
      <path class="line" stroke="#7c3f2f" stroke-width="2.5" d="M42 57q8 5 16 0" />
      <path fill="#14121a" d="M18 36Q50 44 82 36Q84 22 68 24Q58 4 50 8Q42 4 32 24Q16 22 18 36Z" />
      <path class="line" stroke="#d8a24a" stroke-width="3" d="M18 36Q50 44 82 36" />
      <circle fill="#2c2836" cx="42" cy="46" r="2.600" />
    </svg>
  );
}

function spokes(): string {
  return Array.from({ length: 8 }, (_, spoke) => {
    const angle = (spoke * Math.PI) / 4;
    const at = (radius: number) =>
      `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(50 - Math.cos(angle) * radius).toFixed(1)}`;
    return `M${at(20)}L${at(42)}`;
  }).join('');
}

function dots(): string {
  return rows((y, row) =>
    Array.from({ length: 8 }, (_, dot) => `M${-8 + dot * 17 + (row % 2) * 8} ${y}h0`).join(''),
  );
}

function rows(draw: (y: number, row: number) => string): string {
  return Array.from({ length: 9 }, (_, row) => draw(-14 + row * 16, row)).join('');
}

/** The gusts point upwards, and are turned. */
const GUSTS = [
  'M50 92V26M50 26 38 40M50 26 62 40',
  'M28 86V44Q28 32 19 34M28 44',
  'M72 86V44Q72 32 81 34M72 44',
];

export function WindFace({ wind }: { wind: SantaTimeaWind }) {
  const { direction, number } = windOf(wind);
  return (
    <svg
      class={`game-art fill st-direction--${direction}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <rect fill="var(--deep)" x="-20" y="-20" width="140" height="140" />
      <g
        class="line"
        stroke="#fff"
        stroke-width="7"
        opacity="0.5"
        transform={`rotate(${degreesOf(direction)} 50 50)`}
      >
        {GUSTS.slice(0, number).map((gust) => (
          <path key={gust} d={gust} />
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
export function Rose({ trick }: { trick: SantaTimeaTrick | null }) {
  const blowing = trick === null ? null : windOf(trick.wind);
  return (
    <svg class="st-rose" viewBox="-16 -22 232 246" aria-hidden="true">
      <g class="line" stroke="var(--on-water-soft)" opacity="0.55">
        <circle stroke-width="1.5" cx="100" cy="100" r="66" />
        <circle stroke-width="3" stroke-dasharray="1 6" cx="100" cy="100" r="58" />
      </g>
      <path
        fill="var(--on-water-soft)"
        opacity="0.22"
        d="M100 40 108 92 160 100 108 108 100 160 92 108 40 100 92 92Z"
      />
      {blowing !== null && (
        <g
          class={`st-rose__wind st-direction--${blowing.direction}`}
          style={{ rotate: `${degreesOf(blowing.direction)}deg` }}
        >
          <path
            fill="var(--tint)"
            stroke="var(--deep)"
            stroke-width="3"
            stroke-linejoin="round"
            d="M100 30 122 78 108 72V136H92V72L78 78Z"
          />
          {STREAKS.slice(0, blowing.number).map((streak) => (
            <path
              key={`${streak} ${blowing.direction}`}
              class="st-rose__streak line"
              stroke="#fff"
              stroke-width="4"
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

/** The values stand below the points, that of the northern one above it: there it is clear of the needle. */
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

function Point({ direction, count }: PointProps) {
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
