import { between, type Random } from '~/card-table/cards/drawing';
import { chapel, cube, dome, house, jetty, keep, lighthouse, temple, windmill } from './buildings';
import {
  arch,
  beach,
  hill,
  mesa,
  peak,
  reef,
  sandbank,
  SHORE,
  snowcap,
  stack,
  volcano,
} from './landforms';
import { gulls, sailboat } from './life';
import { bushes, cypress, palm, pine, tree } from './life';
import { ellipse, placed, type Point, type Sketch, soft } from './sketch';

/** Draws one kind of island; `round` is 0 to 3 for the first to fourth island of that kind. */
export type IslandKind = (sketch: Sketch, random: Random, round: number) => void;

const palmBank: IslandKind = (sketch, random, round) => {
  sandbank(sketch, 56, 66 + round * 5, 7);
  const places: readonly [number, number, number][] = [
    [60, 30, 7],
    [50, 22, -8],
    [72, 19, 6],
    [40, 15, -6],
  ];
  for (const [x, height, lean] of places.slice(0, round + 1)) {
    palm(sketch, x, SHORE - 5, height + between(random, -2, 2), lean);
  }
};

const farm: IslandKind = (sketch, random, round) => {
  hill(sketch, 40, 58, 20 + round * 3, 'grass', 'grassShade');
  hill(sketch, 68, 56, 14 + round * 2, 'meadow', 'grass');
  house(sketch, 62, SHORE - 9 - round, 13, round % 2 === 0 ? 'roof' : 'blue');
  tree(sketch, 86, SHORE - 4, 5);
  if (round > 1) house(sketch, 47, SHORE - 9, 9, 'roofShade');
  bushes(sketch, [[28, SHORE - 3]], 5 + random());
};

const twins: IslandKind = (sketch, random, round) => {
  const shift = between(random, -3, 3);
  peak(sketch, 42 + shift, 48, 30 + (round % 2) * 6, 'rock', 'rockShade');
  peak(sketch, 68, 54, 46 - (round % 2) * 8, 'rock', 'rockShade');
  if (round > 1) snowcap(sketch, 68, 54, 46 - (round % 2) * 8);
  hill(sketch, 54, 88, 9, 'grass', 'grassShade');
};

const fireMountain: IslandKind = (sketch, random, round) => {
  const height = 36 + round * 3;
  const top = SHORE - height;
  const puffs: Point[] = [
    [62, top - 3],
    [66, top - 9],
    [73, top - 14],
    [82, top - 17],
  ];
  sketch.fill(
    'smoke',
    puffs
      .slice(0, 3 + (round % 2))
      .map(([x, y], i) => ellipse(x, y, 4 + i * 2, 3 + i * 1.2))
      .join(''),
    0.75,
  );
  volcano(sketch, 59, 78 + between(random, -4, 4), height);
  if (round >= 2) {
    sketch.shineLine('lava', `M60 ${top + 1}Q58 ${top + 10} 64 ${top + 17}T66 ${top + 27}`, 2.4);
    sketch.shine('lava', ellipse(60, top + 1, 5, 1.6));
  }
  bushes(sketch, [[26, SHORE - 1], [36, SHORE - 2], [88, SHORE - 1]], 5); // prettier-ignore
};

const lightRock: IslandKind = (sketch, _random, round) => {
  hill(sketch, 58, 62 - round * 4, 13 + round * 2, 'rock', 'rockShade');
  reef(sketch, 24, SHORE + 2, 6);
  if (round % 2 === 1) house(sketch, 44, SHORE - 9 - round, 10);
  lighthouse(sketch, 64, SHORE - 11 - round * 2, 42 - round * 2);
};

const tableLand: IslandKind = (sketch, random, round) => {
  mesa(sketch, 57, 72 - round * 6, 26 + round * 5, round % 2 === 0 ? 'meadow' : 'grass');
  const top = SHORE - 28 - round * 5;
  if (round === 0) tree(sketch, 66, top + 1, 5);
  if (round === 1) bushes(sketch, [[54, top], [64, top], [73, top + 1]], 4); // prettier-ignore
  if (round === 2) house(sketch, 60, top + 1, 10, 'blue');
  if (round === 3) cypress(sketch, 66, top + 2, 15 + random());
};

const stacks: IslandKind = (sketch, random, round) => {
  stack(sketch, 32, 13, 20 + between(random, 0, 5));
  stack(sketch, 80, 14, 28 + round * 3);
  stack(sketch, 57, 20, 42 - round * 3);
  if (round % 2 === 1) stack(sketch, 45, 8, 12);
  if (round > 1) pine(sketch, 58, SHORE - 41 + round * 3, 13);
  reef(sketch, 68, SHORE + 2, 4);
};

const archway: IslandKind = (sketch, _random, round) => {
  arch(sketch, 57, 76 - round * 4, 32 + round * 3);
  if (round === 1) tree(sketch, 42, SHORE - 35, 4);
  if (round === 2) sailboat(sketch, 59, SHORE + 3, 9);
  if (round === 3) pine(sketch, 70, SHORE - 38, 13);
};

const atoll: IslandKind = (sketch, _random, round) => {
  sketch.fill('sand', ellipse(55, SHORE - 2, 42, 9));
  sketch.fill('grass', ellipse(55, SHORE - 4, 36, 6.4));
  sketch.fill('lagoon', ellipse(57, SHORE - 2.4, 27, 4.6));
  palm(sketch, 24, SHORE - 2, 17, -5);
  palm(sketch, 84, SHORE - 3, 20, 5);
  if (round > 0) palm(sketch, 30, SHORE - 4, 13, 4);
  if (round > 1) sailboat(sketch, 58, SHORE - 1, 9);
  if (round === 3) palm(sketch, 76, SHORE - 5, 14, -4);
};

const waterfall: IslandKind = (sketch, _random, round) => {
  hill(sketch, 58, 64 + round * 3, 42 - round * 2, 'forest', 'forestShade');
  const top = SHORE - 28 + round * 2;
  sketch.fill('cliffShade', `M60 ${top - 2} 73 ${top + 3} 74 ${SHORE} 60 ${SHORE}Z`);
  sketch.shine('foam', `M65 ${top}h4q2 14 1.5 ${SHORE - top}h-6q-1 -14 .5 ${top - SHORE}Z`, 0.95);
  bushes(sketch, [[34, SHORE - 2], [44, SHORE - 4], [82, SHORE - 3], [54, SHORE - 2]], 5.5); // prettier-ignore
  if (round % 2 === 1) palm(sketch, 88, SHORE - 1, 15, 3);
};

const pines: IslandKind = (sketch, random, round) => {
  hill(sketch, 56, 78, 12 + round * 2, 'rock', 'rockShade');
  const trees: Point[] = [
    [34, 16],
    [76, 19],
    [45, 22],
    [66, 26],
    [55, 33],
    [26, 10],
    [84, 12],
  ];
  for (const [x, height] of trees.slice(0, 4 + round)) {
    pine(sketch, x, SHORE - 7 - round * 1.4, height + between(random, -2, 2));
  }
};

const village: IslandKind = (sketch, _random, round) => {
  hill(sketch, 58, 78, 30 + round * 2, 'cliff', 'cliffShade');
  cube(sketch, 34, SHORE - 5, 12, 9);
  cube(sketch, 47, SHORE - 7, 13, 11);
  cube(sketch, 61, SHORE - 5, 11, 10);
  cube(sketch, 73, SHORE - 4, 12, 8);
  cube(sketch, 43, SHORE - 16, 11, 9);
  cube(sketch, 66, SHORE - 15, 11, 9);
  cube(sketch, 54, SHORE - 18, 13, 12);
  if (round % 2 === 0) dome(sketch, 60.5, SHORE - 30, 6);
  else cypress(sketch, 72, SHORE - 21, 14);
  if (round > 1) cube(sketch, 25, SHORE - 2, 8, 6);
};

const mill: IslandKind = (sketch, _random, round) => {
  hill(sketch, 56, 80, 16 + round * 3, 'meadow', 'grass');
  windmill(sketch, 63, SHORE - 14 - round * 3, 33 - round);
  if (round % 2 === 1) house(sketch, 34, SHORE - 8, 10);
  if (round > 1) tree(sketch, 82, SHORE - 5, 4.5);
};

const ruins: IslandKind = (sketch, _random, round) => {
  hill(sketch, 57, 76, 18 + round * 4, 'grass', 'grassShade');
  temple(sketch, 46, SHORE - 15 - round * 4, 27);
  cypress(sketch, 38, SHORE - 9 - round, 15);
  if (round > 0) cypress(sketch, 80, SHORE - 7 - round, 17);
  if (round > 2) cypress(sketch, 86, SHORE - 4, 11);
};

const summit: IslandKind = (sketch, random, round) => {
  const height = 50 + (round % 2) * 5;
  peak(sketch, 62, 84 - round * 3, height, 'rock', 'rockShade');
  snowcap(sketch, 62, 84 - round * 3, height);
  hill(sketch, 36, 50, 10, 'forest', 'forestShade');
  for (const x of [28, 38, 47].slice(0, 1 + (round % 3))) {
    pine(sketch, x, SHORE - 6, 13 + between(random, 0, 3));
  }
};

const palmBay: IslandKind = (sketch, _random, round) => {
  hill(sketch, 66, 60, 22 + round * 3, 'forest', 'forestShade');
  beach(sketch, 50, 82, 7);
  palm(sketch, 40, SHORE - 4, 24, -7);
  palm(sketch, 47, SHORE - 5, 18, 5);
  jetty(sketch, 10, SHORE, 24);
  if (round % 2 === 0) house(sketch, 62, SHORE - 4, 11, 'trunk');
  if (round > 1) palm(sketch, 82, SHORE - 2, 20, 5);
};

const pilgrims: IslandKind = (sketch, _random, round) => {
  hill(sketch, 56, 72, 20 + round * 3, 'meadow', 'grass');
  chapel(sketch, 52, SHORE - 16 - round * 3, 14);
  cypress(sketch, 45, SHORE - 13 - round * 2, 18);
  if (round > 0) cypress(sketch, 78, SHORE - 10, 16);
  if (round > 1) cypress(sketch, 36, SHORE - 7, 12);
  if (round > 2) bushes(sketch, [[84, SHORE - 3]], 4);
};

const birdRock: IslandKind = (sketch, random, round) => {
  peak(sketch, 58, 56, 40 - round * 2, 'basalt', 'basaltShade');
  snowcap(sketch, 58, 56, 40 - round * 2);
  reef(sketch, 26, SHORE + 2, 5);
  reef(sketch, 90, SHORE + 2, 5);
  const flock = Array.from(
    { length: 5 + round },
    (_, i) => [62 + (i % 4) * 9 + random() * 4, 12 + i * 4.4 + random() * 3, 3.2] as const,
  );
  gulls(sketch, flock);
};

/** An island that floats. */
const turtle: IslandKind = (sketch, random, round) => {
  const swims = placed(0, SHORE + 1, 1);
  sketch.fill(
    'leaf',
    soft(swims, '80 0 84 8 90 13 96 10 95 5 90 0') + soft(swims, '14 0 20 5 28 6 30 0'),
  );
  sketch.fill('dark', ellipse(92, SHORE - 8, 1.2, 1.2));
  hill(sketch, 54, 68, 28 + round * 2, 'grass', 'grassShade');
  sketch.line(
    'meadow',
    `M33 ${SHORE - 10}L44 ${SHORE - 16}L56 ${SHORE - 12}L68 ${SHORE - 16}L78 ${SHORE - 8}` +
      `M44 ${SHORE - 16}L46 ${SHORE - 25}M68 ${SHORE - 16}L65 ${SHORE - 24}M56 ${SHORE - 12}L55 ${SHORE}`,
    1.6,
  );
  if (round % 2 === 0) palm(sketch, 56, SHORE - 26 - round * 2, 16, 5);
  else tree(sketch, 56, SHORE - 27 - round * 2, 5 + random());
};

const fortress: IslandKind = (sketch, _random, round) => {
  mesa(sketch, 58, 60 + round * 3, 17 + round * 3, 'grass');
  keep(sketch, 62, SHORE - 17 - round * 3, 22);
  if (round % 2 === 1) tree(sketch, 44, SHORE - 19 - round * 3, 4);
  if (round > 1) house(sketch, 70, SHORE - 18 - round * 3, 9);
  reef(sketch, 20, SHORE + 2, 5);
};

/** All kinds, in an order that puts unlike ones side by side. */
export const KINDS: readonly IslandKind[] = [
  palmBank,
  lightRock,
  waterfall,
  village,
  stacks,
  farm,
  summit,
  atoll,
  ruins,
  pines,
  fireMountain,
  mill,
  archway,
  palmBay,
  birdRock,
  pilgrims,
  tableLand,
  turtle,
  twins,
  fortress,
];
