import { curve, ellipse, pair, type Point, polygon, rectangle, type Sketch } from './sketch';

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
