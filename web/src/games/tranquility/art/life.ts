import { curve, ellipse, polygon, segment, type Sketch } from './sketch';

/** A small boat under sail. */
export function sailboat(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill(
    'wall',
    polygon([
      [x, y - size * 0.22],
      [x, y - size * 1.3],
      [x + size * 0.66, y - size * 0.22],
    ]),
  );
  sketch.fill(
    'coral',
    polygon([
      [x - size * 0.08, y - size * 0.22],
      [x - size * 0.08, y - size * 1.1],
      [x - size * 0.5, y - size * 0.22],
    ]),
  );
  sketch.fill(
    'roofShade',
    `M${x - size * 0.62} ${y - size * 0.16}h${size * 1.36}q${-size * 0.1} ${size * 0.34} ` +
      `${-size * 0.4} ${size * 0.34}h${-size * 0.56}q${-size * 0.3} 0 ${-size * 0.4} ${-size * 0.34}Z`,
  );
}

/** Gulls in the sky. */
export function gulls(
  sketch: Sketch,
  places: readonly (readonly [number, number, number])[],
): void {
  const wings = places.map(
    ([x, y, size]) =>
      curve([x - size, y - size * 0.3], [x - size * 0.4, y - size * 0.7], [x, y]) +
      curve([x, y], [x + size * 0.4, y - size * 0.7], [x + size, y - size * 0.3]),
  );
  sketch.line('dark', wings.join(''), 1.2);
}

export function dolphin(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill(
    'dark',
    `M${x - size} ${y}Q${x - size * 0.5} ${y - size} ${x + size * 0.3} ${y - size * 0.7}` +
      `L${x + size * 0.2} ${y - size * 1.1}Q${x + size * 0.6} ${y - size * 0.9} ${x + size * 0.66} ` +
      `${y - size * 0.48}Q${x + size} ${y - size * 0.2} ${x + size * 1.1} ${y}` +
      `Q${x + size * 0.5} ${y - size * 0.5} ${x} ${y - size * 0.4}Q${x - size * 0.6} ` +
      `${y - size * 0.4} ${x - size} ${y}Z`,
    0.85,
  );
}

/** The tail of a whale that has just gone under. */
export function whale(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill(
    'dark',
    `M${x - size * 0.16} ${y}Q${x - size * 0.06} ${y - size * 0.6} ${x - size * 0.2} ${y - size * 0.8}` +
      `Q${x - size * 0.8} ${y - size * 0.7} ${x - size} ${y - size * 1.3}` +
      `Q${x - size * 0.2} ${y - size * 1.4} ${x} ${y - size}` +
      `Q${x + size * 0.2} ${y - size * 1.4} ${x + size} ${y - size * 1.3}` +
      `Q${x + size * 0.8} ${y - size * 0.7} ${x + size * 0.2} ${y - size * 0.8}` +
      `Q${x + size * 0.06} ${y - size * 0.6} ${x + size * 0.16} ${y}Z`,
    0.85,
  );
}

export function buoy(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill(
    'red',
    polygon([
      [x - size * 0.5, y],
      [x - size * 0.2, y - size],
      [x + size * 0.2, y - size],
      [x + size * 0.5, y],
    ]),
  );
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
  sketch.fill('coral', ellipse(x, y, size * 0.8, size * 0.9));
  sketch.fill('wall', ellipse(x, y, size * 0.3, size * 0.9));
  sketch.line('trunk', segment([x, y + size * 0.9], [x, y + size * 1.3]), 0.6);
  sketch.fill(
    'trunk',
    polygon([
      [x - size * 0.2, y + size * 1.24],
      [x + size * 0.2, y + size * 1.24],
      [x + size * 0.16, y + size * 1.56],
      [x - size * 0.16, y + size * 1.56],
    ]),
  );
}
