import { useId, useMemo } from 'preact/hooks';
import { Gradient, paint, type Shape } from '~/card-table/cards/drawing';
import type { OtherCard } from '~/wire/tranquility';
import { HORIZON, islandScene } from './scene';
import { daylight, ellipse, Sketch } from './sketch';

/** The picture of an island with its number, drawn from the number alone. */
export function Island({ number }: { number: number }) {
  const id = useId();
  // The same element again lets the renderer skip the whole drawing.
  return useMemo(() => drawing(number, id), [number, id]);
}

function drawing(number: number, id: string) {
  const { ink, ...scene } = islandScene(number);
  return (
    <svg class="game-art fill" viewBox="0 0 100 100" aria-hidden="true">
      {scenery({ ...scene, id, beyond: 26 })}
      <text class="tq-art__number" x="6" y="34" fill={ink}>
        {number}
      </text>
    </svg>
  );
}

interface Scenery {
  readonly id: string;
  readonly sky: Colours;
  readonly sea: Colours;
  /** The shapes that go down behind the sea. */
  readonly heaven?: readonly Shape[];
  readonly shapes: readonly Shape[];
  readonly width?: number;
  /** How far sky and sea go on above and below, for cards that are taller than wide. */
  readonly beyond: number;
}

/** The sky, the sea, and what is in them. */
export function scenery(scene: Scenery) {
  const { id, sky, sea, heaven = [], shapes, width = 100, beyond } = scene;
  const [skyId, seaId] = [`${id}-sky`, `${id}-sea`];
  return (
    <>
      <Gradient id={skyId} colours={sky} />
      <Gradient id={seaId} colours={sea} />
      <rect y={-beyond} width={width} height={HORIZON + beyond} fill={`url(#${skyId})`} />
      {heaven.length > 0 && <g>{heaven.map(paint)}</g>}
      <rect y={HORIZON} width={width} height={100 + beyond - HORIZON} fill={`url(#${seaId})`} />
      <g stroke-linecap="round">{shapes.map(paint)}</g>
    </>
  );
}

type Colours = readonly [string, string];

interface Emblem {
  readonly sky: Colours;
  readonly sea: Colours;
  readonly shapes: readonly Shape[];
}

type SeaEmblem = 'monster' | 'rocks' | 'wild' | 'compass' | 'yellow' | 'purple' | 'orange';

/** Three humps, a neck and an eye, out of dark water. */
const MONSTER: Emblem = {
  sky: ['#5a6b8c', '#c9b6b4'],
  sea: ['#3c6a72', '#12303f'],
  shapes: [
    { d: 'M60 66V36Q60 14 78 14Q95 15 95 30Q86 34 76 32Q75 44 77 66Z', fill: '#2f6d5c' },
    { d: 'M6 66Q8 44 20 44T34 66ZM34 66Q36 38 47 38T60 66Z', fill: '#2f6d5c' },
    {
      d: 'M64 66V38Q64 24 72 19Q70 40 71 66ZM9 66Q12 50 20 50T28 66ZM38 66Q40 45 47 45T55 66Z',
      fill: '#4b917a',
    },
    { d: 'M82 20a3.600 3.600 0 1 0 .1 0Z', fill: '#ffe09a' },
    { d: 'M83 22.500a1.500 1.500 0 1 0 .1 0Z', fill: '#1c2530' },
    {
      d: 'M0 67q8 -4 16 0t16 0t16 0t16 0t16 0t20 0M14 80q8 -4 16 0t16 0M54 90q8 -4 16 0t16 0',
      stroke: '#a9cfd2',
      width: 2.2,
      opacity: 0.7,
    },
  ],
};

/** Three sharp stones in the surf. */
const ROCKS: Emblem = {
  sky: ['#9db4bd', '#dfe0d6'],
  sea: ['#5d8f97', '#244f5e'],
  shapes: [
    { d: 'M4 74 20 38 30 52 38 74Z', fill: '#6d6870' },
    { d: 'M30 78 48 14 60 34 72 78Z', fill: '#57535e' },
    { d: 'M62 74 80 42 96 74Z', fill: '#6d6870' },
    { d: 'M48 14 60 34 56 78H50ZM20 38 30 52 28 74H24ZM80 42 96 74H82Z', fill: '#85808a' },
    {
      d: 'M0 76q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0t16 0M8 88q6 -5 12 0t12 0M58 90q6 -5 12 0t12 0',
      stroke: '#ffffff',
      width: 3,
      opacity: 0.85,
    },
  ],
};

/** An island of which only the outline is known. */
const WILD: Emblem = {
  sky: ['#f3c9d2', '#fdf0cf'],
  sea: ['#86c5c0', '#3a7f94'],
  shapes: [
    { d: 'M16 62A34 34 0 0 1 84 62', stroke: '#d2513f', width: 5 },
    { d: 'M23 62A27 27 0 0 1 77 62', stroke: '#eaa63c', width: 5 },
    { d: 'M30 62A20 20 0 0 1 70 62', stroke: '#4f9a62', width: 5 },
    { d: 'M37 62A13 13 0 0 1 63 62', stroke: '#3f7fb5', width: 5 },
    { d: 'M8 66Q24 54 40 60T70 56T94 66Q80 76 50 76T8 66Z', fill: '#f3dfb3' },
    { d: 'M20 65Q34 58 46 62T72 59T86 65Q74 70 50 70T20 65Z', fill: '#86ab5c' },
    { d: 'M20 84q6 -4 12 0t12 0M56 88q6 -4 12 0t12 0', stroke: '#ffffff', width: 2, opacity: 0.8 },
  ],
};

const COMPASS: Emblem = {
  sky: ['#e9dcc0', '#efe4cc'],
  sea: ['#efe4cc', '#d9c7a0'],
  shapes: [
    { d: 'M50 8A42 42 0 1 0 50.100 8ZM50 15A35 35 0 1 1 49.900 15Z', fill: '#b98b3e' },
    { d: 'M50 15A35 35 0 1 0 50.100 15Z', fill: '#fffaf0' },
    { d: 'M50 18V26M50 74V82M18 50H26M74 50H82', stroke: '#7d5a41', width: 3 },
    { d: 'M50 20 58 50H42Z', fill: '#c94f35' },
    { d: 'M50 80 42 50H58Z', fill: '#2c626b' },
    { d: 'M50 45A5 5 0 1 0 50.100 45Z', fill: '#fffaf0' },
  ],
};

/** Bad weather under a dark cloud, in the colour of the storm and in a shape of its own. */
function storm(dark: string, middle: string, weather: readonly Shape[]): Emblem {
  return {
    sky: [dark, middle],
    sea: [middle, dark],
    shapes: [
      { d: 'M20 36Q10 34 12 24T28 16Q34 4 50 8T74 16Q90 14 90 26T78 36Z', fill: '#3c4454' },
      ...weather,
    ],
  };
}

function lightning(bright: string): readonly Shape[] {
  return [
    { d: 'M56 38 30 68H47L38 94 72 60H54L66 38Z', fill: bright },
    { d: 'M56 38 30 68H47L41 84 48 64H37L60 38Z', fill: '#ffffff', opacity: 0.6 },
  ];
}

function whirl(bright: string): readonly Shape[] {
  return [
    { d: 'M18 44H82M26 55H74M33 66H68M40 77H61M46 88H55', stroke: bright, width: 7 },
    { d: 'M26 44H62M34 55H60M42 66H58', stroke: '#ffffff', width: 2.4, opacity: 0.75 },
  ];
}

function downpour(bright: string): readonly Shape[] {
  return [
    {
      d: 'M30 44 22 60M50 44 42 60M70 44 62 60M36 70 28 86M56 70 48 86M76 70 68 86',
      stroke: bright,
      width: 7,
    },
    { d: 'M29 46 25 54M49 46 45 54M69 46 65 54', stroke: '#ffffff', width: 2.4, opacity: 0.75 },
  ];
}

const SEA_EMBLEMS: Readonly<Record<SeaEmblem, Emblem>> = {
  monster: MONSTER,
  rocks: ROCKS,
  wild: WILD,
  compass: COMPASS,
  yellow: storm('#6d5a16', '#a98a1f', lightning('#ffd84d')),
  purple: storm('#3d2b57', '#6a4a91', whirl('#c9a2f0')),
  orange: storm('#6b3512', '#a5581f', downpour('#ffa657')),
};

/** The start card: a boat in the harbour, its sail just raised. */
function boat(): readonly Shape[] {
  const sketch = new Sketch(daylight(18));
  sketch.shine('sun', ellipse(80, 60, 26, 26), 0.3);
  sketch.fill('rockShade', 'M-4 62V50Q8 44 18 52T36 62Z', 0.7);
  sketch.shineLine('sun', 'M58 68h34M64 74h26M52 80h40M60 87h34', 1.8, 0.75);
  sketch.line('trunk', 'M46 70V7', 2.6);
  sketch.fill('snow', 'M49 12Q84 30 82 62Q66 58 49 63Z');
  sketch.fill('coral', 'M49 31Q64 28 75 32Q79 39 81 47Q66 42 49 46Z');
  sketch.fill('wallShade', 'M43 15Q20 36 15 61Q30 57 43 63Z');
  sketch.fill('red', 'M46 7 60 3.4 46 0Z');
  sketch.fill('roofShade', 'M12 69H90Q86 84 72 85H30Q17 84 12 69Z');
  sketch.fill('wall', 'M12 69H90L89 73H13.4Z');
  sketch.fill('trunk', 'M3 62h4.4v44h-4.4ZM-8 66h24v4h-24Z');
  sketch.shineLine('foam', 'M16 88q6 -3 12 0t12 0t12 0t12 0t12 0M40 96q6 -3 12 0t12 0', 2, 0.8);
  return sketch.done();
}

/** The finish card: the anchor goes down where the lamp is lit. */
function anchor(): readonly Shape[] {
  const sketch = new Sketch(daylight(72));
  sketch.shine('sun', ellipse(50, HORIZON, 34, 34), 0.22);
  sketch.shine('sun', `M28 ${HORIZON}A22 22 0 0 1 72 ${HORIZON}Z`, 0.9);
  sketch.shineLine('sun', 'M26 69h48M32 76h40M24 84h52M34 92h30', 1.8, 0.5);
  const arms = 'M19 58Q22 83 50 85Q78 83 81 58';
  const outline = `${ellipse(50, 16, 8, 8)}M50 24V84M32 35H68${arms}`;
  sketch.line('dark', outline, 13);
  sketch.shineLine('sun', outline, 6.5);
  sketch.shine('sun', 'M12 64 18 48 29 60ZM88 64 82 48 71 60Z');
  sketch.line('coral', 'M50 24Q72 22 62 46Q54 66 66 74', 3.4);
  return sketch.done();
}

const EMBLEMS: Readonly<Record<OtherCard, Emblem>> = {
  ...SEA_EMBLEMS,
  start: { sky: ['#f7d3b5', '#fdeed2'], sea: ['#79b3b4', '#2c7484'], shapes: boat() },
  finish: { sky: ['#3c3f7a', '#e58678'], sea: ['#8b5f86', '#252f62'], shapes: anchor() },
};

/** The picture on all cards but islands, and on their spaces. */
export function CardEmblem({ card }: { card: OtherCard }) {
  const id = useId();
  return (
    <svg class="game-art fill" viewBox="0 0 100 100" aria-hidden="true">
      {scenery({ ...EMBLEMS[card], id, beyond: 14 })}
    </svg>
  );
}

/** The back of every card: rings on the water under a compass star. */
export function CardBack() {
  const rings = [46, 36, 26].map((radius) => ellipse(50, 50, radius, radius)).join('');
  return (
    <svg class="game-art fill" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="tq-back__ground" y="-20" width="100" height="140" />
      <path
        class="tq-back__rings line"
        stroke="var(--card-back-line)"
        stroke-width="1.5"
        d={rings}
      />
      <path
        fill="var(--card)"
        d="M67 33 58 50 67 67 50 58 33 67 42 50 33 33 50 42Z"
        opacity="0.55"
      />
      <path fill="var(--card)" d="M50 16 56 44 84 50 56 56 50 84 44 56 16 50 44 44Z" />
    </svg>
  );
}
