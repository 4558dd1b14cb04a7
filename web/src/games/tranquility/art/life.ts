import {
  curve,
  ellipse,
  polygon,
  segment,
  type Sketch,
  pair,
  type Point,
  rectangle,
} from './sketch';

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

/** A palm whose crown is `lean` beside its foot. */
export function palm(sketch: Sketch, x: number, y: number, height: number, lean: number): void {
  const crown: Point = [x + lean, y - height];
  sketch.line('trunk', curve([x, y], [x + lean * 0.15, y - height * 0.6], crown), 1.9);
  const span = height * 0.52;
  const leaf = (dx: number, dy: number, lift: number): string => {
    const tip: Point = [crown[0] + dx * span, crown[1] + dy * span];
    const middle: Point = [crown[0] + dx * span * 0.55, crown[1] + dy * span * 0.3 - lift];
    const under: Point = [middle[0], middle[1] + span * 0.34];
    return `M${pair(crown)}Q${pair(middle)} ${pair(tip)}Q${pair(under)} ${pair(crown)}Z`;
  };
  sketch.fill(
    'leafShade',
    leaf(-0.95, 0.5, span * 0.34) + leaf(-0.6, -0.35, span * 0.2) + leaf(0.5, 0.78, span * 0.1),
  );
  sketch.fill(
    'leaf',
    leaf(0.98, 0.42, span * 0.34) + leaf(0.62, -0.42, span * 0.2) + leaf(-0.45, 0.8, span * 0.1),
  );
}

/** A conifer of three tiers. */
export function pine(sketch: Sketch, x: number, y: number, height: number): void {
  const half = height * 0.27;
  const tier = (low: number, high: number, width: number, side: number): string =>
    polygon([
      [x - half * width * (1 - side), y - height * low],
      [x, y - height * high],
      [x + half * width * (side === 0 ? 0.1 : 1), y - height * low],
    ]);
  sketch.fill('trunk', rectangle(x - 0.6, y - height * 0.12, 1.2, height * 0.14));
  sketch.fill(
    'leaf',
    tier(0.1, 0.52, 1, 0.5) + tier(0.34, 0.76, 0.78, 0.5) + tier(0.58, 1, 0.55, 0.5),
  );
  sketch.fill(
    'leafShade',
    tier(0.1, 0.52, 1, 0) + tier(0.34, 0.76, 0.78, 0) + tier(0.58, 1, 0.55, 0),
  );
}

/** A slim cypress. */
export function cypress(sketch: Sketch, x: number, y: number, height: number): void {
  const half = height * 0.13;
  sketch.fill(
    'forest',
    `M${x} ${y - height}C${x + half * 1.6} ${y - height * 0.5} ${x + half * 1.4} ${y} ${x} ${y}` +
      `C${x - half * 1.4} ${y} ${x - half * 1.6} ${y - height * 0.5} ${x} ${y - height}Z`,
  );
  sketch.fill(
    'forestShade',
    `M${x} ${y - height}C${x - half * 1.6} ${y - height * 0.5} ${x - half * 1.4} ${y} ${x} ${y}` +
      `Q${x - half * 0.4} ${y - height * 0.4} ${x} ${y - height}Z`,
  );
}

/** A round tree. */
export function tree(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.fill('trunk', rectangle(x - 0.7, y - size, 1.4, size));
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
