import { box, ellipse, type Paint, placed, type Sketch } from './sketch';

function windows(sketch: Sketch, d: string): void {
  if (sketch.light.glow > 0.2) sketch.shine('lamp', d);
  else sketch.fill('dark', d, 0.75);
}

/** A house with a gable roof; `x` is its left, `y` its foot. */
export function house(
  sketch: Sketch,
  x: number,
  y: number,
  size: number,
  roof: Paint = 'roof',
): void {
  const at = placed(x, y, size);
  sketch.fill('wall', at(box(0, 0, 1, 0.72)));
  sketch.fill('wallShade', at(box(0, 0, 0.36, 0.72)));
  sketch.fill(roof, at('M-.14 .72 .5 1.28 1.14 .72Z'));
  windows(sketch, at(box(0.52, 0.26, 0.22, 0.26)));
}

/** A white cube of a southern village. */
export function cube(sketch: Sketch, x: number, y: number, width: number, height: number): void {
  const at = placed(x, y, width, height);
  sketch.fill('wall', at(box(0, 0, 1, 1)));
  sketch.fill('wallShade', at(box(0, 0, 0.38, 1)));
  windows(sketch, at(box(0.56, 0.38, 0.2, 0.34)));
}

export function dome(sketch: Sketch, cx: number, y: number, radius: number): void {
  sketch.fill('blue', `M${cx - radius} ${y}A${radius} ${radius} 0 0 1 ${cx + radius} ${y}Z`);
  sketch.line('wall', `M${cx} ${y - radius}v-2.6`, 0.9);
}

/** A striped lighthouse; its beam shows when it is dim. */
export function lighthouse(sketch: Sketch, cx: number, y: number, height: number): void {
  const { glow } = sketch.light;
  const at = placed(cx, y, height);
  if (glow > 0) {
    const lamp = placed(cx, y - height * 0.87, 1);
    sketch.shine('lamp', lamp('M0 0 -62 -1 -62 -18ZM0 0 62 4 62 -14Z'), 0.34 * glow);
  }
  sketch.fill('wall', at('M-.14 0 -.09 .8 .09 .8 .14 0Z'));
  const bands =
    'M-.13 .16 -.119 .336 .119 .336 .13 .16ZM-.108 .512 -.097 .688 .097 .688 .108 .512Z';
  sketch.fill('red', at(bands));
  sketch.fill('dark', at(box(-0.135, 0.785, 0.27, 0.035)), 0.9);
  sketch.shine('lamp', at(box(-0.072, 0.82, 0.144, 0.1)));
  sketch.fill('roofShade', at('M-.108 .92 0 1 .108 .92Z'));
}

export function windmill(sketch: Sketch, cx: number, y: number, height: number): void {
  const at = placed(cx, y, height);
  sketch.fill('wall', at('M-.2 0 -.132 .76 .132 .76 .2 0Z'));
  sketch.fill('wallShade', at('M-.2 0 -.132 .76 -.02 .76 -.04 0Z'));
  sketch.fill('roof', at('M-.168 .76 0 1.02 .168 .76Z'));
  const hub = placed(cx, y - height * 0.78, height);
  const sails =
    'M.11 -.06 .44 -.24 .38 -.35 .05 -.16ZM-.06 -.11 -.24 -.44 -.35 -.38 -.16 -.05Z' +
    'M-.11 .06 -.44 .24 -.38 .35 -.05 .16ZM.06 .11 .24 .44 .35 .38 .16 .05Z';
  sketch.fill('trunk', hub(sails));
  windows(sketch, at(box(-0.04, 0.16, 0.084, 0.14)));
}

export function chapel(sketch: Sketch, x: number, y: number, size: number): void {
  house(sketch, x, y, size);
  const at = placed(x, y, size);
  sketch.fill('wall', at(box(0.98, 0, 0.42, 1.3)));
  sketch.fill('roof', at('M.92 1.3 1.19 1.82 1.46 1.3Z'));
  windows(sketch, at(box(1.11, 0.9, 0.16, 0.24)));
}

/** The columns of an old temple. */
export function temple(sketch: Sketch, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  sketch.fill('wallShade', at(box(-0.08, 0, 1.16, 0.1)));
  const columns = [0.02, 0.27, 0.52, 0.77].map((left) => box(left, 0.08, 0.14, 0.54));
  sketch.fill('wall', at(columns.join('')));
  sketch.fill('wallShade', at(box(-0.04, 0.6, 1, 0.12)));
  sketch.fill('wall', at('M-.08 .72 .46 1.02 .98 .72Z'));
}

/** A keep with battlements. */
export function keep(sketch: Sketch, cx: number, y: number, size: number): void {
  const at = placed(cx, y, size);
  const merlons = [-0.36, -0.084, 0.192].map((left) => box(left, 1.06, 0.168, 0.2));
  sketch.fill('rock', at(box(-0.3, 0, 0.6, 1.1) + box(-0.36, 0.94, 0.72, 0.16) + merlons.join('')));
  sketch.fill('rockShade', at(box(-0.3, 0, 0.21, 0.94)));
  sketch.line('trunk', at('M0 1.1 0 1.72'), 0.9);
  sketch.fill('red', at('M0 1.72 .46 1.58 0 1.44Z'));
  windows(sketch, ellipse(cx + size * 0.09, y - size * 0.66, size * 0.07, size * 0.13));
}

/** A jetty reaching into the water. */
export function jetty(sketch: Sketch, x: number, y: number, length: number): void {
  const posts = [0.2, 0.55, 0.9].map((share) => `M${x + length * share} ${y}h1.1v5h-1.1Z`);
  sketch.fill('trunk', `M${x} ${y - 1.2}h${length}v1.8h${-length}Z${posts.join('')}`);
}
