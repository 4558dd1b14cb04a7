import { box, ellipse, placed, type Point, type Sketch } from './sketch';

/** A small boat under sail. */
export function sailboat(sketch: Sketch, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  sketch.fill('wall', at('M0 .22 0 1.3 .66 .22Z'));
  sketch.fill('coral', at('M-.08 .22 -.08 1.1 -.5 .22Z'));
  const hull = 'M-.62 .16 .74 .16Q.64 -.18 .34 -.18L-.22 -.18Q-.52 -.18 -.62 .16Z';
  sketch.fill('roofShade', at(hull));
}

/** Gulls in the sky. */
export function gulls(
  sketch: Sketch,
  places: readonly (readonly [number, number, number])[],
): void {
  const wings = places.map(([x, y, size]) => placed(x, y, size)('M-1 .3Q-.4 .7 0 0Q.4 .7 1 .3'));
  sketch.line('dark', wings.join(''), 1.2);
}

export function dolphin(sketch: Sketch, x: number, y: number, size: number): void {
  const d = 'M-1 0Q-.5 1 .3 .7L.2 1.1Q.6 .9 .66 .48Q1 .2 1.1 0Q.5 .5 0 .4Q-.6 .4 -1 0Z';
  sketch.fill('dark', placed(x, y, size)(d), 0.85);
}

/** The tail of a whale that has just gone under. */
export function whale(sketch: Sketch, x: number, y: number, size: number): void {
  const left = 'M-.16 0Q-.06 .6 -.2 .8Q-.8 .7 -1 1.3Q-.2 1.4 0 1';
  const right = 'Q.2 1.4 1 1.3Q.8 .7 .2 .8Q.06 .6 .16 0Z';
  sketch.fill('dark', placed(x, y, size)(left + right), 0.85);
}

export function buoy(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill('red', placed(x, y, size)('M-.5 0 -.2 1 .2 1 .5 0Z'));
  sketch.shine('lamp', ellipse(x, y - size * 1.14, size * 0.22, size * 0.22));
}

/** A flat bank of cloud. */
export function cloud(sketch: Sketch, x: number, y: number, size: number, opacity: number): void {
  sketch.fill(
    'cloud',
    ellipse(x, y, size, size * 0.17) +
      ellipse(x - size * 0.25, y - size * 0.14, size * 0.45, size * 0.2) +
      ellipse(x + size * 0.3, y - size * 0.1, size * 0.35, size * 0.14),
    opacity,
  );
}

/** A balloon far away. */
export function balloon(sketch: Sketch, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  sketch.fill('coral', ellipse(x, y, size * 0.8, size * 0.9));
  sketch.fill('wall', ellipse(x, y, size * 0.3, size * 0.9));
  sketch.line('trunk', at('M0 -.9 0 -1.3'), 0.6);
  sketch.fill('trunk', at('M-.2 -1.24 .2 -1.24 .16 -1.56 -.16 -1.56Z'));
}

/** A palm whose crown is `lean` beside its foot. */
export function palm(sketch: Sketch, x: number, y: number, height: number, lean: number): void {
  sketch.line('trunk', placed(x, y, lean, height)('M0 0Q.15 .6 1 1'), 1.9);
  const at = placed(x + lean, y - height, height * 0.52);
  const leaf = (dx: number, dy: number, lift: number): string => {
    const [mx, my] = [dx * 0.55, dy * 0.3 + lift];
    return at(`M0 0Q${mx} ${my} ${dx} ${dy}Q${mx} ${my - 0.34} 0 0Z`);
  };
  sketch.fill('leafShade', leaf(-0.95, -0.5, 0.34) + leaf(-0.6, 0.35, 0.2) + leaf(0.5, -0.78, 0.1));
  sketch.fill('leaf', leaf(0.98, -0.42, 0.34) + leaf(0.62, 0.42, 0.2) + leaf(-0.45, -0.8, 0.1));
}

/** A conifer of three tiers. */
export function pine(sketch: Sketch, x: number, y: number, height: number): void {
  const at = placed(x, y, height * 0.27, height);
  sketch.fill('trunk', placed(x, y, 1, height)(box(-0.6, -0.02, 1.2, 0.14)));
  sketch.fill('leaf', at('M-.5 .1 0 .52 1 .1ZM-.39 .34 0 .76 .78 .34ZM-.28 .58 0 1 .55 .58Z'));
  const shades = 'M-1 .1 0 .52 .1 .1ZM-.78 .34 0 .76 .08 .34ZM-.55 .58 0 1 .06 .58Z';
  sketch.fill('leafShade', at(shades));
}

/** A slim cypress. */
export function cypress(sketch: Sketch, x: number, y: number, height: number): void {
  const at = placed(x, y, height * 0.13, height);
  sketch.fill('forest', at('M0 1C1.6 .5 1.4 0 0 0C-1.4 0 -1.6 .5 0 1Z'));
  sketch.fill('forestShade', at('M0 1C-1.6 .5 -1.4 0 0 0Q-.4 .4 0 1Z'));
}

/** A round tree. */
export function tree(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill('trunk', placed(x, y, 1, size)(box(-0.7, 0, 1.4, 1)));
  sketch.fill('leafShade', ellipse(x, y - size * 1.5, size, size * 0.95));
  sketch.fill('leaf', ellipse(x + size * 0.2, y - size * 1.62, size * 0.76, size * 0.74));
}

/** A row of bushes along a slope. */
export function bushes(sketch: Sketch, places: readonly Point[], size: number): void {
  sketch.fill('forestShade', places.map(([x, y]) => ellipse(x, y, size, size * 0.8)).join(''));
  sketch.fill(
    'forest',
    places
      .map(([x, y]) => ellipse(x + size * 0.22, y - size * 0.2, size * 0.7, size * 0.55))
      .join(''),
  );
}
