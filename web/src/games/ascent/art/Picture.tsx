import { useId, useMemo } from 'preact/hooks';
import { Gradient, paint } from '~/card-table/cards/drawing';
import type { AscentCard } from '~/wire/ascent';
import { faceOf, type Terrain } from '../view/cards';
import { BRIDGE_SCENE, campfireScene, type SlopeScene, slopeScene, SUMMIT_SCENE } from './slopes';

/** The picture of a card without its value. It fills whatever holds it, and is cut where that is long. */
export function Picture({ card }: { card: AscentCard }) {
  const id = useId();
  // The same element again lets the renderer skip the whole drawing.
  return useMemo(() => drawing(sceneOf(card), id), [card, id]);
}

function sceneOf(card: AscentCard): SlopeScene {
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

function drawing({ sky, shapes }: SlopeScene, id: string) {
  return (
    <svg
      class="game-art fill"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Gradient id={id} colours={sky} />
      <rect x="-20" y="-20" width="140" height="130" fill={`url(#${id})`} />
      <g stroke-linecap="round" stroke-linejoin="round">
        {shapes.map(paint)}
      </g>
    </svg>
  );
}

/** Nine cells wide and nine high, a hundred to the cell: every cell lies within the mountain. */
export function Massif() {
  return (
    <svg class="as-massif" viewBox="0 0 900 900" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="light-dark(#b7cbd0, #1d2e47)"
        d="M-400 900 -150 620 -60 690 90 480 200 600 330 470 560 640 700 500 820 610 960 450 1080 640 1180 560 1300 900Z"
      />
      <path
        fill="light-dark(#7b97a2, #34495e)"
        d="M-66 930 -34 850 -14 796 24 734 36 694 60 640 88 592 118 540 134 494 158 440 184 398 232 312 236 292 284 206 290 186 330 104 352 78 384 4 408 -20 428 -40 450 -66 472 -44 492 -28 514 2 546 72 566 100 604 176 614 204 660 290 690 330 712 396 736 452 764 494 778 540 810 592 834 650 862 692 890 750 914 796 938 856 968 930Z"
      />
      <path
        fill="light-dark(#65828e, #28394c)"
        d="M450 -66 472 -44 492 -28 514 2 546 72 566 100 604 176 614 204 660 290 690 330 712 396 736 452 764 494 778 540 810 592 834 650 862 692 890 750 914 796 938 856 968 930H560L604 770 536 640 590 480 506 360 540 220 474 120 490 40Z"
      />
      <path
        fill="rgb(255 255 255 / 0.45)"
        d="M290 186 330 104 352 78 384 4 408 -20 428 -40 450 -66 472 -44 492 -28 514 2 546 72 566 100 604 176 604 176 560 130 536 196 494 132 454 214 408 130 376 184 340 128 290 186Z"
      />
    </svg>
  );
}

/** A valley with a lake and a village, from which each panorama shows a tenth. */
export function Valley() {
  return (
    <svg class="cover" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1000" height="60" fill="#d9e8ea" />
      <path
        d="M0 60V34l60-20 50 16 70-24 80 30 60-16 90 18 70-26 80 24 70-18 90 22 60-14 80 20 60-24 80 22 60-14v30z"
        fill="#93adb0"
      />
      <path
        d="M0 60V44q60-14 130-4t150-4q60-8 120 4l40 6h180q60-14 140-6t150-6q50-6 90 2v24z"
        fill="#7fae63"
      />
      <path d="M380 46q120-10 250 0 40 6-20 9t-220 0q-60-3-10-9z" fill="#5f9fb4" />
      <path d="M430 49h60M520 52h70M470 54h30" stroke="#cfe6ea" stroke-width="1.5" />
      <path d="M0 60V53q80-9 190-3t210 4q110 5 250-1t220-3q80-3 130 4v6z" fill="#4f8a4c" />
      <path
        d="M40 50l8-18 8 18zM58 51l7-15 7 15zM150 46l8-17 8 17zM255 46l9-20 9 20zM272 48l7-15 7 15zM350 50l7-15 7 15zM668 50l8-18 8 18zM686 51l7-15 7 15zM905 49l9-20 9 20zM926 51l7-15 7 15zM965 51l8-17 8 17z"
        fill="#2f6b41"
      />
      <path d="M736 51V40h16v11zM770 51V42h13v9zM800 52V41h15v11zM840 52V43h12v9z" fill="#fffaf0" />
      <path
        d="M733 41l11-9 11 9zM768 43l8.500-7 8.500 7zM797 42l10.500-9 10.500 9zM838 44l8-7 8 7z"
        fill="#b84a24"
      />
    </svg>
  );
}

export type SignName = 'ibex' | 'film' | 'trail' | 'grapple' | 'filmed' | 'flag' | Terrain;

const PATHS: Readonly<Record<SignName, string>> = {
  // A face seen from the front, between two long curved horns.
  ibex: 'M8.200 9Q8 2.500 2.500 2Q3.500 6.500 7 9.500M11.800 9Q12 2.500 17.500 2Q16.500 6.500 13 9.500M6.500 9H13.500L12 15 10.800 18.500H9.200L8 15ZM6.500 10 3.500 9.500M13.500 10 16.500 9.500',
  film: 'M2 4H18V16H2ZM2 8H18M2 12H18M5.500 4V8M10 4V8M14.500 4V8M5.500 12V16M10 12V16M14.500 12V16',
  trail: 'M6 19Q3 15 8 13T12 8.500Q16 6.500 13 1.500',
  grapple:
    'M10 2V13M10 2.500a1.500 1.500 0 1 0 .1 0M10 13Q10 18 5 17Q3 16 3.500 12.500M10 13Q10 18 15 17Q17 16 16.500 12.500M10 13V18',
  flag: 'M6 18V2M6 2.5 16 5.5 6 9',
  G: 'M10 17Q9 11 5 7M10 17V4M10 17Q11 11 15 7M4 17H16',
  S: 'M10 2.5V17.5M3.5 6.300 16.5 13.700M16.500 6.300 3.500 13.700M8 3.500 10 5.500 12 3.500M8 16.500 10 14.500 12 16.500',
  R: 'M2.500 16.500 7 6 10 10.500 13 4 17.500 16.500ZM7 6 8.500 12M13 4 12 11 14 16.500',
  filmed: 'M4 10.500 8.500 15 16.500 5.500',
};

const FILLED: ReadonlySet<SignName> = new Set(['ibex']);

export function MountainSign({ name }: { name: SignName }) {
  return (
    <svg
      class="as-sign line"
      data-sign={name}
      stroke="currentColor"
      stroke-width={FILLED.has(name) ? 1.2 : 1.7}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path fill={FILLED.has(name) ? 'currentColor' : 'none'} d={PATHS[name]} />
    </svg>
  );
}
