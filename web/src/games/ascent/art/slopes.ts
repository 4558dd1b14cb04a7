/** The pictures on the slopes: hills of grass, peaks of snow, crags of rock. */
import { between, type Random, randomFrom, type Shape } from '~/card-table/cards/drawing';
import type { Terrain } from '../view/cards';

/** A picture 100 by 100; the ground goes on below, and the sky above. */
export interface SlopeScene {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string];
  readonly shapes: readonly Shape[];
}

const SKIES: Readonly<Record<Terrain, readonly [string, string]>> = {
  G: ['#eef0c9', '#fbf5df'],
  S: ['#bfdcf3', '#eaf4fb'],
  R: ['#f1cfae', '#fbecdb'],
};

const HIGHEST = 12;

export function slopeScene(terrain: Terrain, value: number): SlopeScene {
  const random = randomFrom(value * 3 + 'GSR'.indexOf(terrain));
  // The higher the value, the higher the land.
  const rise = (value - 1) / (HIGHEST - 1);
  return { sky: SKIES[terrain], shapes: LANDS[terrain](random, rise) };
}

/** The ground alone, as far as it is needed to tell the type of a campfire. */
function groundOf(terrain: Terrain): readonly Shape[] {
  return LANDS[terrain](randomFrom(7), 0);
}

const LANDS: Readonly<Record<Terrain, (random: Random, rise: number) => Shape[]>> = {
  G: grass,
  S: snow,
  R: rock,
};

/** Round hills with tufts of grass, flowers and a few firs. */
function grass(random: Random, rise: number): Shape[] {
  const back = 62 - rise * 22 + between(random, -4, 4);
  const front = 78 - rise * 12;
  const crown = between(random, 56, 74);
  const firs = Array.from({ length: 2 + Math.round(rise * 2) }, (_, index) => {
    const x = 18 + index * 17 + between(random, -5, 5);
    return fir(x, front - 1 + Math.abs(x - 34) * 0.08, between(random, 17, 23));
  });
  const tufts = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [4 + index * 12 + between(random, -3, 3), between(random, 87, 103)];
    return `M${x} ${y}l-2.500-6M${x} ${y}l0-7.500M${x} ${y}l2.500-6`;
  });
  const flowers = Array.from({ length: 4 }, () =>
    dot(between(random, 8, 92), between(random, 88, 102), 1.6),
  );
  return [
    {
      d: `M-20 ${back + 16}Q${crown - 30} ${back + 6} ${crown} ${back}T120 ${back + 14}V130H-20Z`,
      fill: '#a8c25f',
    },
    {
      d: `M${crown} ${back}Q${crown + 18} ${back + 3} 120 ${back + 14}V130H${crown + 6}Q${crown + 14} ${back + 30} ${crown} ${back}Z`,
      fill: '#8fae50',
    },
    {
      d: `M-20 ${front + 10}Q24 ${front - 14} 58 ${front + 4}T120 ${front + 2}V130H-20Z`,
      fill: '#5f9a4c',
    },
    { d: firs.join(''), fill: '#2f6b41' },
    { d: tufts.join(''), stroke: '#2f6b34', width: 1.8 },
    { d: flowers.join(''), fill: '#fdf3c2' },
  ];
}

/** A pointed peak in shade and light, with flakes in the air. */
function snow(random: Random, rise: number): Shape[] {
  const top = 50 - rise * 24;
  const x = between(random, 44, 58);
  const side = between(random, 0, 1) < 0.5 ? 14 : 88;
  const shoulder = top + 22;
  const flakes = Array.from({ length: 7 }, (_, index) => {
    const flakeX = 42 + index * 9 + between(random, -4, 4);
    return flake(flakeX, between(random, 8, 34 + index * 2), 2.6);
  });
  return [
    { d: `M${side - 34} 112 ${side} ${shoulder} ${side + 34} 112Z`, fill: '#9fbfdd' },
    { d: `M${x - 62} 116 ${x} ${top} ${x + 62} 116V130H${x - 62}Z`, fill: '#ffffff' },
    {
      d: `M${x} ${top}L${x + 7} ${top + 20} ${x - 2} ${top + 32} ${x + 11} ${top + 48} ${x + 4} 116H${x + 62}Z`,
      fill: '#a9c7e6',
    },
    {
      d: `M${x + 16} ${top + 30}L${x + 24} ${top + 46} ${x + 18} ${top + 60} ${x + 34} 116H${x + 62}Z`,
      fill: '#7fa6cf',
    },
    {
      d: `M${x - 15} ${top + 28}l5 12-6 10M${x - 28} ${top + 50}l6 10-5 9`,
      stroke: '#a9c7e6',
      width: 2.4,
    },
    { d: `M-20 98Q20 84 52 95T120 90V130H-20Z`, fill: '#f4f9fd' },
    { d: `M-20 108Q24 95 60 105T120 101V130H-20Z`, fill: '#d5e5f3' },
    { d: flakes.join(''), stroke: '#5d8dbd', width: 1.5 },
  ];
}

/** Broken crags with cracks and scree. */
function rock(random: Random, rise: number): Shape[] {
  const top = 46 - rise * 20;
  const [left, middle, right] = [top + between(random, 12, 20), top, top + between(random, 6, 16)];
  const lean = between(random, -4, 4);
  const scree = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [2 + index * 18 + between(random, -4, 4), between(random, 96, 104)];
    return `M${x} ${y}l5-7 6 1 4 6Z`;
  });
  return [
    { d: `M-20 118V${left + 18}L6 ${left} 24 ${left + 5} 34 118Z`, fill: '#a58a74' },
    { d: `M24 ${left + 5}L34 118H14L17 ${left + 14}Z`, fill: '#7d6656' },
    { d: `M66 118 70 ${right + 6} 88 ${right} 104 ${right + 12} 120 118Z`, fill: '#8f7765' },
    { d: `M88 ${right}L92 ${right + 30} 86 118H120L104 ${right + 12}Z`, fill: '#6c584b' },
    {
      d: `M20 118 32 ${middle + 22} 38 ${middle + 4} ${50 + lean} ${middle} 62 ${middle + 7} 67 ${middle + 26} 82 118Z`,
      fill: '#b79b83',
    },
    {
      d: `M${50 + lean} ${middle}L54 ${middle + 24} 49 ${middle + 40} 56 118H82L67 ${middle + 26} 62 ${middle + 7}Z`,
      fill: '#84695a',
    },
    {
      d: `M36 ${middle + 24}l8 7-3 11M46 ${middle + 46}l-6 9 5 10M62 ${middle + 34}l6 8-4 10M8 ${left + 18}l6 9-4 9`,
      stroke: '#58463c',
      width: 2.2,
    },
    { d: `M-20 104 14 98 46 104 78 97 120 103V130H-20Z`, fill: '#6f5b4e' },
    { d: scree.join(''), fill: '#c5ab93' },
  ];
}

/** A fir standing on its foot. */
function fir(x: number, y: number, height: number): string {
  const tier = (share: number, width: number, rise: number): string =>
    `M${x} ${y - height * share}l${width} ${height * rise}h${-2 * width}Z`;
  return `${tier(1, height * 0.24, 0.48)}${tier(0.72, height * 0.32, 0.6)}M${x - 1} ${y - 3}h2v4h-2Z`;
}

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function flake(x: number, y: number, reach: number): string {
  const slant = reach * 0.8;
  return `M${x} ${y - reach}v${2 * reach}M${x - slant} ${y - reach / 2}l${2 * slant} ${reach}M${x - slant} ${y + reach / 2}l${2 * slant} ${-reach}`;
}

/** A fire at dusk, on the ground of its type. */
export function campfireScene(terrain: Terrain): SlopeScene {
  return { sky: ['#37346a', '#e0855f'], shapes: [...groundOf(terrain).map(atDusk), ...FIRE] };
}

/** The land behind the fire, without what shines by day. */
function atDusk(shape: Shape): Shape {
  return { ...shape, opacity: 0.82 };
}

const FIRE: readonly Shape[] = [
  { d: 'M50 34a38 38 0 1 0 .1 0Z', fill: '#ffb861', opacity: 0.28 },
  { d: 'M50 48a26 26 0 1 0 .1 0Z', fill: '#ffd28a', opacity: 0.4 },
  { d: 'M24 88 72 98M76 87 28 98', stroke: '#4b2f22', width: 8 },
  { d: 'M24 88 72 98M76 87 28 98', stroke: '#8a5a3c', width: 3 },
  {
    d: 'M50 40Q69 58 69 75Q69 92 50 92Q31 92 31 75Q31 65 39 57Q40 66 45 67Q42 53 50 40Z',
    fill: '#e8562a',
  },
  {
    d: 'M51 56Q62 68 62 78Q62 91 50 91Q38 91 38 79Q38 72 43 67Q44 74 48 74Q46 65 51 56Z',
    fill: '#ff9d3c',
  },
  { d: 'M50 71Q56 78 56 83Q56 90 50 90Q44 90 44 83Q44 78 50 71Z', fill: '#ffe39a' },
  { d: 'M66 40l1.500 1.500M36 36l-1.500 1.500M60 28v2M42 24v2', stroke: '#ffd28a', width: 2.4 },
];

/** Planks and ropes over a misty gorge. */
export const BRIDGE_SCENE: SlopeScene = {
  sky: ['#dce7ea', '#f6efe2'],
  shapes: [
    { d: 'M-20 130V46L8 40 22 56 26 84 34 130Z', fill: '#8fa3a6' },
    { d: 'M120 130V44L92 40 79 58 74 86 66 130Z', fill: '#7a9095' },
    { d: 'M-20 92Q30 84 60 92T120 90V130H-20Z', fill: '#ffffff', opacity: 0.55 },
    { d: 'M12 30V64M88 30V64', stroke: '#5e4330', width: 5 },
    { d: 'M12 36Q50 66 88 36M12 60Q50 88 88 60', stroke: '#7a573d', width: 2.6 },
    {
      d: 'M22 43V66M31 48V71M40.500 51V73.500M50 52V74.500M59.500 51V73.500M69 48V71M78 43V66',
      stroke: '#7a573d',
      width: 1.5,
    },
    {
      d: 'M18 63.500l8 4M27 67.500l8 3.500M36.500 71l8 2M46 73.500h8M55.500 73l8-2M65 71l8-3.500M74 67.500l8-4',
      stroke: '#5e4330',
      width: 5,
    },
  ],
};

/** A flag above the clouds. */
export const SUMMIT_SCENE: SlopeScene = {
  sky: ['#f4c98b', '#fdeccc'],
  shapes: [
    { d: 'M50 12a34 34 0 1 0 .1 0Z', fill: '#fff3cf', opacity: 0.75 },
    { d: 'M-8 116 50 36 108 116V130H-8Z', fill: '#6c8894' },
    { d: 'M50 36 58 60 51 72 62 92 58 116H108Z', fill: '#4f6a77' },
    { d: 'M50 36 34 58l8-2 6 8 7-9 7 8 6-3Z', fill: '#ffffff' },
    { d: 'M50 37V10', stroke: '#5a3f2c', width: 3 },
    { d: 'M51 10 76 17 51 24Z', fill: '#c8482a' },
    {
      d: 'M-20 104Q-6 88 12 96Q24 82 40 94Q54 86 64 97Q82 86 92 97Q108 90 120 100V130H-20Z',
      fill: '#ffffff',
      opacity: 0.92,
    },
  ],
};
