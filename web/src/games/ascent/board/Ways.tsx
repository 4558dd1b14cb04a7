/** The lines over the mountain: the longest green trail, and where a herd can go. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { cardAt, type Facts } from '../view';
import { stepsOf } from '../herds';
import { centreOf, idOf, ROWS, ROWS_FROM_TOP } from '../mountain';
import type { Selection } from '../selection';
import { reachOf } from '../targets';

export function Ways({ facts, selection }: { facts: Facts; selection: Selection }): JSX.Element {
  const trail = (facts.game.trail ?? []).map(idOf);
  const path = selection.step === 'lead' ? selection.path : [];
  const [start] = path;
  const mask = useId();
  const steps = start === undefined ? [] : stepsOf(reachOf(start, facts));
  return (
    <svg
      class="as-ways"
      viewBox={`0 0 ${ROWS} ${ROWS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <Openings id={mask} facts={facts} />
      <g mask={`url(#${mask})`}>
        {trail.length > 1 && (
          <>
            <path class="as-way as-way--trail-edge" d={line(trail)} />
            <path class="as-way as-way--trail" d={line(trail)} />
          </>
        )}
        <path class="as-way as-way--possible" d={steps.map(line).join('')} />
        {path.length > 1 && <path class="as-way as-way--herd" d={line(path)} />}
      </g>
    </svg>
  );
}

/** Where a card has its number, no line covers it. */
function Openings({ id, facts }: { id: string; facts: Facts }): JSX.Element {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={ROWS} height={ROWS}>
      <rect width={ROWS} height={ROWS} fill="white" />
      {ROWS_FROM_TOP.flat()
        .filter((cell) => cardAt(facts, cell) !== null)
        .map((cell) => {
          const [x, y] = centreOf(cell);
          return <rect key={cell} class="as-way-opening" x={x - 0.5} y={y - 0.5} />;
        })}
    </mask>
  );
}

function line(cells: readonly number[]): string {
  return cells
    .map((cell, index) => `${index === 0 ? 'M' : 'L'}${centreOf(cell).join(' ')}`)
    .join('');
}
