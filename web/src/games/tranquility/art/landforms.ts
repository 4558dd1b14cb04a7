import { ellipse, type Paint, type Placed, placed, type Sketch, soft } from './sketch';

/** Where the sea meets the foot of an island. */
export const SHORE = 76;

/** On the shore: `-1 0` and `1 0` are the ends of a landform, `0 1` is as high as it. */
function ashore(cx: number, width: number, height: number): Placed {
  return placed(cx, SHORE, width / 2, height);
}

/** A soft hill, darker on the side away from the sun, which always stands on the right. */
export function hill(
  sketch: Sketch,
  cx: number,
  width: number,
  height: number,
  paint: Paint,
  shade: Paint,
): void {
  const at = ashore(cx, width, height);
  const left = '-1 0 -.72 .4 -.3 .88 .08 1';
  sketch.fill(paint, soft(at, `${left} .42 .76 .78 .32 1 0`));
  sketch.fill(shade, soft(at, `${left} -.08 .62 -.2 .3 -.02 0`));
}

/** A steep mountain with straight flanks. */
export function peak(
  sketch: Sketch,
  cx: number,
  width: number,
  height: number,
  paint: Paint,
  shade: Paint,
): void {
  const at = ashore(cx, width, height);
  const left = 'M-1 0 -.42 .52 0 1';
  sketch.fill(paint, at(`${left} .36 .56 .5 .46 1 0Z`));
  sketch.fill(shade, at(`${left} -.02 .7 .1 .5 -.12 .28 .06 0Z`));
}

/** The snow on a `peak` of the same place and size. */
export function snowcap(sketch: Sketch, cx: number, width: number, height: number): void {
  const at = ashore(cx, width, height);
  sketch.fill('snow', at('M-.27 .68 0 1 .24 .7 .14 .66 .08 .73 -.03 .6 -.13 .73Z'));
  sketch.fill('snowShade', at('M-.27 .68 0 1 -.02 .74 -.06 .66 -.13 .73Z'));
}

/** A volcano: concave flanks and a notched crater. */
export function volcano(sketch: Sketch, cx: number, width: number, height: number): void {
  const at = ashore(cx, width, height);
  const left = 'M-1 0Q-.38 .3 -.2 1L-.06 .94';
  sketch.fill('basalt', at(`${left} .08 .96 .2 1Q.38 .3 1 0Z`));
  sketch.fill('basaltShade', at(`${left} -.08 .55 .1 .3 -.2 0Z`));
}

/** A table mountain with a green top. */
export function mesa(
  sketch: Sketch,
  cx: number,
  width: number,
  height: number,
  cover: Paint = 'meadow',
): void {
  const at = ashore(cx, width, height);
  sketch.fill('cliff', at('M-1 0 -.84 1 .82 1 .9 .5 1 0Z'));
  const shades = 'M.12 1 .26 1 .2 0 .1 0ZM.56 1 .64 1 .66 0 .58 0Z';
  sketch.fill('cliffShade', at(`M-1 0 -.84 1 -.3 1 -.42 .5 -.28 0Z${shades}`));
  cap(sketch, cover, cx, width, height, '-.9 -3 -.6 2.5 0 3.5 .6 2.5 .88 -3');
}

/** The growth on top of a landform; how thick it is does not depend on the size of that. */
function cap(
  sketch: Sketch,
  paint: Paint,
  cx: number,
  width: number,
  height: number,
  points: string,
): void {
  sketch.fill(paint, soft(placed(cx, SHORE - height, width / 2, 1), points));
}

/** A column of rock with a tuft of green. */
export function stack(sketch: Sketch, cx: number, width: number, height: number): void {
  const at = ashore(cx, width, height);
  const left = `M-1 0 -.7 .5 -.86 ${1 - 2 / height}`;
  sketch.fill('rock', at(`${left} .8 1 .66 .45 1 0Z`));
  sketch.fill('rockShade', at(`${left} -.1 ${1 - 1 / height} 0 .5 -.1 0Z`));
  const half = width / 2;
  sketch.fill('grass', ellipse(cx, SHORE - height + 0.6, half * 1.02, Math.min(3, half * 0.5)));
}

/** A beach around the foot of an island. */
export function beach(sketch: Sketch, cx: number, width: number, height: number): void {
  sketch.fill('sand', soft(ashore(cx, width, height), '-1 -.14 -.5 .8 .2 1 .7 .6 1 -.14'));
}

/** A low bank of sand. */
export function sandbank(sketch: Sketch, cx: number, width: number, height: number): void {
  const at = ashore(cx, width, height);
  sketch.fill('sand', soft(at, '-1 0 -.4 .8 .15 1 .6 .5 1 0'));
  sketch.fill('sandShade', soft(at, '-1 0 -.4 .8 -.1 .94 -.16 .4 .1 0'));
}

/** A rock arch with the sea behind it. */
export function arch(sketch: Sketch, cx: number, width: number, height: number): void {
  const at = ashore(cx, width, height);
  const left = 'M-1 0 -.86 .89';
  const right = 'Q.8 .92 .86 .5L1 0 .5 0C.5 .98 -.4 .98 -.4 0Z';
  sketch.fill('cliff', at(`${left}Q-.3 1.11 .4 1${right}`));
  const inside = 'M.5 0Q.48 .55 .2 .7Q.62 .62 .64 0Z';
  sketch.fill('cliffShade', at(`${left}Q-.72 1 -.56 1L-.6 .4 -.4 0Z${inside}`));
  cap(sketch, 'grass', cx, width, height, '-.9 -5 -.6 1.5 0 3.6 .5 1 .82 -6');
}

/** Black rocks in the water. */
export function reef(sketch: Sketch, cx: number, y: number, size: number): void {
  sketch.fill('rockShade', soft(placed(cx, y, size), '-1 0 -.5 .8 .1 .4 .5 .6 1 0'));
}
