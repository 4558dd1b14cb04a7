/** How the game filled its cells, move by move, and who did what when. */
import { initialsOf, type People } from '~/card-table/people/people';
import { textsOf } from '~/texts';

const t = textsOf('table');

/** A position of the game that is worth naming. */
export interface Milestone {
  readonly position: number;
  readonly label: string;
}

interface GrowthChartProps {
  people: People;
  /** How many cells were filled in each position. */
  growth: readonly number[];
  /** How many there are. */
  cells: number;
  /** The seat whose action led to each position. */
  actors: readonly (number | null)[];
  milestones?: readonly Milestone[];
  /** A position to be marked. */
  position?: number | null;
}

const NO_MILESTONES: readonly Milestone[] = [];

export function GrowthChart(props: GrowthChartProps) {
  const { people, growth, cells, actors, milestones = NO_MILESTONES, position = null } = props;
  const { statistics: words } = t();
  const last = growth.length - 1;
  if (last < 1) return null;
  const end = growth[last] ?? 0;
  const scale = growthScaleOf(growth.length, cells);
  const { x, y } = scale;
  const line = growthPath(growth, scale);
  const seats = people.names.length > 1 ? people.names.length : 0;
  const bottom = y(0);
  const height = CHART.height + seats * CHART.row;
  const part = (quarters: number) => filledAfter(quarters / 4, growth);

  return (
    <figure class="statistics-growth stack gap-2">
      <h3>{words.growth}</h3>
      <svg
        viewBox={`0 0 ${CHART.width} ${height}`}
        role="img"
        aria-label={words.growthLabel(part(1), part(2), part(3), end, cells)}
      >
        <Lines cells={cells} scale={scale} />
        <path fill="var(--growth)" opacity="0.18" d={`${line}V${bottom}H${x(0)}Z`} />
        {milestones.map((milestone) => (
          <MilestoneLine
            key={milestone.position}
            milestone={milestone}
            scale={scale}
            height={height}
          />
        ))}
        {position !== null && (
          <path
            class="line"
            stroke="var(--accent)"
            stroke-width="1.5"
            d={`M${x(position)} 4V${height}`}
          />
        )}
        <path class="line" stroke="var(--growth)" stroke-width="2" d={line} />
        <circle fill="var(--growth)" cx={x(last)} cy={y(end)} r="3" />
        {end < cells && (
          <text class="growth-value" x={x(last)} y={y(end) - 7} text-anchor="end">
            {end}
          </text>
        )}
        <text x={x(last)} y={bottom + 13} text-anchor="end">
          {words.moves(last)}
        </text>
        {initialsOf(people)
          .slice(0, seats)
          .map((mark, seat) => (
            <SeatRow key={seat} seat={seat} mark={mark} {...{ growth, actors, scale }} />
          ))}
      </svg>
      <figcaption>
        {words.growthHint} {seats > 0 && words.growthSeats}
      </figcaption>
    </figure>
  );
}

function Lines({ cells, scale: { y } }: { cells: number; scale: GrowthScale }) {
  return (
    <>
      {[0, cells].map((filled) => (
        <g key={filled}>
          <path
            stroke="var(--line)"
            d={`M${CHART.left} ${y(filled)}H${CHART.width - CHART.right}`}
          />
          <text x={CHART.left - 6} y={y(filled) + 4} text-anchor="end">
            {filled}
          </text>
        </g>
      ))}
    </>
  );
}

interface MilestoneLineProps {
  milestone: Milestone;
  scale: GrowthScale;
  height: number;
}

function MilestoneLine({ milestone, scale: { x }, height }: MilestoneLineProps) {
  const at = x(milestone.position);
  const late = at > CHART.width / 2;
  return (
    <g class="growth-milestone">
      <path
        stroke="var(--line-strong)"
        stroke-dasharray="2 3"
        d={`M${at} ${CHART.top}V${height}`}
      />
      <text x={late ? at - 4 : at + 4} y={CHART.top + 11} text-anchor={late ? 'end' : 'start'}>
        {milestone.label}
      </text>
    </g>
  );
}

interface SeatRowProps {
  seat: number;
  mark: string;
  growth: readonly number[];
  actors: readonly (number | null)[];
  scale: GrowthScale;
}

/** The moves of a seat in their order, under the line that they drew. */
function SeatRow({ seat, mark, growth, actors, scale: { x } }: SeatRowProps) {
  const middle = CHART.height + (seat + 0.5) * CHART.row;
  const { filled, other } = movesOf(seat, growth, actors);
  return (
    <g class={`line seat-colour--${seat}`} stroke="var(--seat)">
      <circle fill="var(--seat)" cx={CHART.left - 14} cy={middle} r="6.5" />
      <text class="growth-initial" x={CHART.left - 14} y={middle + 3.2} text-anchor="middle">
        {mark}
      </text>
      <path
        stroke-width="2"
        d={filled.map((position) => `M${x(position)} ${middle - 5}v10`).join('')}
      />
      <path
        stroke-width="3"
        opacity="0.55"
        d={other.map((position) => `M${x(position)} ${middle}h0`).join('')}
      />
    </g>
  );
}

/** Where the lines of the chart lie, in its own units. */
export const CHART = {
  width: 360,
  height: 132,
  left: 26,
  right: 12,
  top: 14,
  bottom: 18,
  /** The height of a seat's row of moves, below. */
  row: 16,
} as const;

/** From how far a game had come, and how much there was to fill, to places in the chart. */
export interface GrowthScale {
  x(position: number): number;
  y(filled: number): number;
}

/** `positions` is how many there are, the one before the first move included. */
export function growthScaleOf(positions: number, cells: number): GrowthScale {
  const width = CHART.width - CHART.left - CHART.right;
  const height = CHART.height - CHART.top - CHART.bottom;
  return {
    x: (position) => round(CHART.left + (position * width) / Math.max(1, positions - 1)),
    y: (filled) => round(CHART.top + ((cells - filled) * height) / Math.max(1, cells)),
  };
}

/** The line of the filled cells: each move goes on from where the one before came to. */
export function growthPath(growth: readonly number[], { x, y }: GrowthScale): string {
  const steps = growth.flatMap((filled, position) => {
    if (position === 0) return `M${x(0)} ${y(filled)}`;
    return filled === growth[position - 1] ? [] : `H${x(position)}V${y(filled)}`;
  });
  return `${steps.join('')}H${x(growth.length - 1)}`;
}

/** The moves of one seat in a game: those that filled a cell, and those that did not. */
interface SeatMoves {
  readonly filled: readonly number[];
  readonly other: readonly number[];
}

/** `actors` has the seat of each move, by the position that it led to. */
export function movesOf(
  seat: number,
  growth: readonly number[],
  actors: readonly (number | null)[],
): SeatMoves {
  const own = actors.flatMap((actor, position) => (actor === seat ? [position] : []));
  const fills = (position: number) => (growth[position] ?? 0) > (growth[position - 1] ?? 0);
  return { filled: own.filter(fills), other: own.filter((position) => !fills(position)) };
}

/** How many cells were filled when that part of the moves was made. */
export function filledAfter(part: number, growth: readonly number[]): number {
  return growth[Math.round(part * (growth.length - 1))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
