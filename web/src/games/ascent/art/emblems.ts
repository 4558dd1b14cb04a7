/** The pictures on the cards that are no slopes. */
import type { Shape } from '~/card-table/art/drawing';
import type { Terrain } from '../cards';
import { groundOf, type Scene } from './slopes';

/** A fire at dusk, on the ground of its type. */
export function campfireScene(terrain: Terrain): Scene {
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
export const BRIDGE_SCENE: Scene = {
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
export const SUMMIT_SCENE: Scene = {
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
