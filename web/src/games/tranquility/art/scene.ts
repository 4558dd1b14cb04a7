import {
  between,
  type Random,
  randomFrom,
  type Rgb,
  type Shape,
  toHex,
} from '~/card-table/cards/drawing';
import { KINDS } from './kinds';
import { reef, SHORE } from './landforms';
import { balloon, buoy, cloud, dolphin, gulls, sailboat, whale } from './life';
import { daylight, ellipse, ISLANDS, type Point, rounded, Sketch } from './sketch';

/** Where sky and sea meet, the same on all islands: side by side they are one horizon. */
export const HORIZON = 62;

/** The first island under the moon. */
const MOONRISE = 77;

/** Everything there is to draw of an island, in a square of 100 by 100. */
export interface SeaScene {
  readonly sky: readonly [high: string, low: string];
  readonly sea: readonly [far: string, near: string];
  readonly ink: string;
  /** The shapes behind the horizon, back to front. */
  readonly heaven: readonly Shape[];
  /** The shapes before it. */
  readonly shapes: readonly Shape[];
}

const scenes = new Map<number, SeaScene>();

/** The scene of an island, always the same for the same number. */
export function islandScene(number: number): SeaScene {
  let scene = scenes.get(number);
  if (scene === undefined) {
    scene = draw(number);
    scenes.set(number, scene);
  }
  return scene;
}

function draw(number: number): SeaScene {
  const light = daylight(number);
  const heaven = new Sketch(light);
  const sketch = new Sketch(light);
  const random = randomFrom(number);
  const round = Math.floor(((number - 1) * 4) / ISLANDS);
  const sun = drawSky(heaven, random, number);
  drawGlitter(sketch, random, sun);
  islandKind(number, round)(sketch, random, round);
  drawWater(sketch, random, number);
  drawCompany(sketch, random, number);
  return {
    sky: hexPair(light.skyHigh, light.skyLow),
    sea: hexPair(light.seaFar, light.seaNear),
    ink: toHex(light.ink),
    heaven: heaven.done(),
    shapes: sketch.done(),
  };
}

function hexPair(a: Rgb, b: Rgb): readonly [string, string] {
  return [toHex(a), toHex(b)];
}

/** Each round goes through all kinds, from another start and in another stride. */
function islandKind(number: number, round: number): (typeof KINDS)[number] {
  const strides = [1, 7, 11, 17];
  const index = (((number - 1) % 20) * (strides[round] ?? 1) + round * 6) % KINDS.length;
  return KINDS[index] as (typeof KINDS)[number];
}

/** Draws sun or moon, stars and clouds; returns where the light comes from. */
function drawSky(sketch: Sketch, random: Random, number: number): Point {
  const { time, glow } = sketch.light;
  // The sun rises and sets behind the right half: the number has the sky on the left.
  const height = Math.sin(Math.PI * Math.min(1, time * 1.04));
  const sun: Point = number >= MOONRISE ? [83, 20] : [82 - 12 * height, HORIZON - 47 * height];
  if (number >= 72) {
    const stars = Array.from({ length: number - 66 }, (_, i) =>
      ellipse(
        between(random, 4, 96),
        between(random, 4, 46),
        i % 3 === 0 ? 0.9 : 0.6,
        i % 3 === 0 ? 0.9 : 0.6,
      ),
    );
    sketch.shine('foam', stars.join(''), 0.8);
  }
  if (number >= MOONRISE) {
    sketch.shine('sun', 'M84 12a9 9 0 1 0 5 15a7.6 7.6 0 1 1 -5 -15Z');
  } else {
    sketch.shine('sun', ellipse(...sun, 19, 19), 0.16 + 0.14 * glow);
    sketch.shine('sun', ellipse(...sun, 9.5, 9.5), 0.95);
  }
  if (number % 3 !== 0) {
    const opacity = 0.62 - 0.4 * glow;
    cloud(
      sketch,
      between(random, 8, 40),
      between(random, 50, 56),
      between(random, 14, 22),
      opacity,
    );
    if (number % 2 === 0)
      cloud(sketch, between(random, 76, 100), between(random, 34, 52), 15, opacity);
  }
  return sun;
}

/** The path of light on the water, under sun or moon. */
function drawGlitter(sketch: Sketch, random: Random, [x, y]: Point): void {
  const low = Math.max(0, Math.min(1, (y - 25) / (HORIZON - 25)));
  const dashes = Array.from({ length: 7 }, (_, i) => {
    const half = between(random, 2, 4 + i * 0.9);
    const shift = between(random, -2, 2);
    const line = HORIZON + 1.6 + i * 4.2;
    return `M${rounded(x + shift - half)} ${rounded(line)}h${rounded(2 * half)}`;
  });
  sketch.shineLine('sun', dashes.join(''), 1.3, 0.3 + 0.35 * low);
}

/** The sea before the island: its mirror image, foam at its foot, and a few waves. */
function drawWater(sketch: Sketch, random: Random, number: number): void {
  sketch.fill('dark', ellipse(57, SHORE + 5, 34, 3.6), 0.16);
  sketch.shineLine(
    'foam',
    `M14 ${SHORE + 1}q5 -1.8 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0`,
    1.5,
    0.75,
  );
  const waves = Array.from({ length: 4 }, (_, i) => {
    const [x, y] = [between(random, 2, 76), SHORE + 7 + i * 4.6];
    return `M${Math.round(x)} ${y}q4 -1.6 8 0t8 0`;
  });
  sketch.shineLine('foam', waves.join(''), 1.1, number > 66 || number < 8 ? 0.3 : 0.5);
}

/** Boats, birds and beasts that happen to be around; they help to tell islands of one kind apart. */
function drawCompany(sketch: Sketch, random: Random, number: number): void {
  const flip = number % 2 === 0;
  switch (number % 9) {
    case 0:
      return sailboat(sketch, flip ? 16 : 88, 88, 12);
    case 1:
      return gulls(sketch, [[76, 14, 4], [86, 20, 3], [90, 11, 2.6]]); // prettier-ignore
    case 2:
      return dolphin(sketch, flip ? 24 : 78, 92, 8);
    case 4:
      return buoy(sketch, flip ? 14 : 88, 93, 8);
    case 5:
      return sailboat(sketch, flip ? 90 : 10, HORIZON + 6, 7);
    case 6:
      return number % 5 === 0 ? whale(sketch, 22, 92, 9) : reef(sketch, flip ? 16 : 84, 92, 6);
    case 7:
      return number % 4 === 3 && number < MOONRISE
        ? balloon(sketch, 88, 20, 7)
        : gulls(sketch, [[84 + random() * 6, 16, 4], [74, 10, 3]]); // prettier-ignore
    case 8:
      return whale(sketch, flip ? 82 : 20, 93, 9);
    default:
      return undefined;
  }
}
