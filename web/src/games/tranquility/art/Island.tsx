import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { paint } from '~/card-table/art/drawing';
import { HORIZON, islandScene } from './scene';

/** How far sky and sea go on, for the tallest cells. */
const BEYOND = 26;

/**
 * The picture of an island with its number, drawn from the number alone. Sky and sea go on above and
 * below the square, for cards that are taller than wide.
 */
export function Island({ number }: { number: number }): JSX.Element {
  const id = useId();
  // The same element again lets the renderer skip the whole drawing.
  return useMemo(() => drawing(number, id), [number, id]);
}

function drawing(number: number, id: string): JSX.Element {
  const scene = islandScene(number);
  const [skyId, seaId] = [`${id}-sky`, `${id}-sea`];
  return (
    <svg class="game-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={scene.sky[0]} />
        <stop offset="1" stop-color={scene.sky[1]} />
      </linearGradient>
      <linearGradient id={seaId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={scene.sea[0]} />
        <stop offset="1" stop-color={scene.sea[1]} />
      </linearGradient>
      <rect y={-BEYOND} width="100" height={HORIZON + BEYOND} fill={`url(#${skyId})`} />
      <g>{scene.heaven.map(paint)}</g>
      <rect y={HORIZON} width="100" height={100 + BEYOND - HORIZON} fill={`url(#${seaId})`} />
      <g stroke-linecap="round">{scene.shapes.map(paint)}</g>
      <text class="tq-art__number" x="6" y="34" fill={scene.ink}>
        {number}
      </text>
    </svg>
  );
}
