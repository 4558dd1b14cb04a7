/** The lines over the mountain: the longest green trail, and where a herd can go. */
import type { JSX } from 'preact';
import type { Facts } from '../play/facts';
import { stepsWithin } from '../play/herds';
import { centreOf, idOf, ROWS } from '../play/mountain';
import type { Selection } from '../play/selection';
import { reachOf } from '../play/targets';

export function Ways({ facts, selection }: { facts: Facts; selection: Selection }): JSX.Element {
  const trail = (facts.game.trail ?? []).map(idOf);
  const path = selection.step === 'lead' ? selection.path : [];
  const [start] = path;
  const steps = start === undefined ? [] : stepsWithin(start, reachOf(start, facts));
  return (
    <svg
      class="as-ways"
      viewBox={`0 0 ${ROWS} ${ROWS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {trail.length > 1 && (
        <>
          <path class="as-way as-way--trail-edge" d={line(trail)} />
          <path class="as-way as-way--trail" d={line(trail)} />
        </>
      )}
      <path class="as-way as-way--possible" d={steps.map(line).join('')} />
      {path.length > 1 && <path class="as-way as-way--herd" d={line(path)} />}
    </svg>
  );
}

function line(cells: readonly number[]): string {
  return cells
    .map((cell, index) => `${index === 0 ? 'M' : 'L'}${centreOf(cell).join(' ')}`)
    .join('');
}
