import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { paint } from '~/card-table/art/drawing';
import type { AscentCard } from '~/wire/ascent';
import { faceOf } from '../cards';
import { BRIDGE_SCENE, campfireScene, SUMMIT_SCENE } from './emblems';
import { type Scene, slopeScene } from './slopes';

/** The picture of a card without its value. It fills whatever holds it, and is cut where that is long. */
export function Picture({ card }: { card: AscentCard }): JSX.Element {
  const id = useId();
  // The same element again lets the renderer skip the whole drawing.
  return useMemo(() => drawing(sceneOf(card), id), [card, id]);
}

function sceneOf(card: AscentCard): Scene {
  const face = faceOf(card);
  switch (face.kind) {
    case 'slope':
      return slopeScene(face.terrain, face.value);
    case 'campfire':
      return campfireScene(face.terrain);
    case 'bridge':
      return BRIDGE_SCENE;
    case 'summit':
      return SUMMIT_SCENE;
  }
}

function drawing({ sky, shapes }: Scene, id: string): JSX.Element {
  return (
    <svg
      class="game-art"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={sky[0]} />
        <stop offset="1" stop-color={sky[1]} />
      </linearGradient>
      <rect x="-20" y="-20" width="140" height="130" fill={`url(#${id})`} />
      <g stroke-linecap="round" stroke-linejoin="round">
        {shapes.map(paint)}
      </g>
    </svg>
  );
}
