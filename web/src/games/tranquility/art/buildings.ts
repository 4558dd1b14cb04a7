import { ellipse, polygon, rectangle, segment, type Paint, type Sketch } from './sketch';

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
  const height = size * 0.72;
  sketch.fill('wall', rectangle(x, y - height, size, height));
  sketch.fill('wallShade', rectangle(x, y - height, size * 0.36, height));
  sketch.fill(
    roof,
    polygon([
      [x - size * 0.14, y - height],
      [x + size * 0.5, y - height - size * 0.56],
      [x + size * 1.14, y - height],
    ]),
  );
  windows(sketch, rectangle(x + size * 0.52, y - height * 0.72, size * 0.22, height * 0.36));
}

/** A white cube of a southern village. */
export function cube(sketch: Sketch, x: number, y: number, width: number, height: number): void {
  sketch.fill('wall', rectangle(x, y - height, width, height));
  sketch.fill('wallShade', rectangle(x, y - height, width * 0.38, height));
  windows(sketch, rectangle(x + width * 0.56, y - height * 0.72, width * 0.2, height * 0.34));
}

export function dome(sketch: Sketch, cx: number, y: number, radius: number): void {
  sketch.fill('blue', `M${cx - radius} ${y}A${radius} ${radius} 0 0 1 ${cx + radius} ${y}Z`);
  sketch.line('wall', segment([cx, y - radius], [cx, y - radius - 2.6]), 0.9);
}

/** A striped lighthouse; its beam shows when it is dim. */
export function lighthouse(sketch: Sketch, cx: number, y: number, height: number): void {
  const { glow } = sketch.light;
  const base = height * 0.14;
  const neck = height * 0.09;
  const lamp = y - height * 0.87;
  if (glow > 0) {
    sketch.shine(
      'lamp',
      polygon([
        [cx, lamp],
        [cx - 62, lamp + 1],
        [cx - 62, lamp + 18],
      ]) +
        polygon([
          [cx, lamp],
          [cx + 62, lamp - 4],
          [cx + 62, lamp + 14],
        ]),
      0.34 * glow,
    );
  }
  const width = (share: number): number => base + (neck - base) * share;
  const band = (from: number, to: number): string =>
    polygon([
      [cx - width(from), y - height * 0.8 * from],
      [cx - width(to), y - height * 0.8 * to],
      [cx + width(to), y - height * 0.8 * to],
      [cx + width(from), y - height * 0.8 * from],
    ]);
  sketch.fill('wall', band(0, 1));
  sketch.fill('red', band(0.2, 0.42) + band(0.64, 0.86));
  sketch.fill('dark', rectangle(cx - neck * 1.5, y - height * 0.82, neck * 3, height * 0.035), 0.9);
  sketch.shine('lamp', rectangle(cx - neck * 0.8, y - height * 0.92, neck * 1.6, height * 0.1));
  sketch.fill(
    'roofShade',
    polygon([
      [cx - neck * 1.2, y - height * 0.92],
      [cx, y - height],
      [cx + neck * 1.2, y - height * 0.92],
    ]),
  );
}

export function windmill(sketch: Sketch, cx: number, y: number, height: number): void {
  const half = height * 0.2;
  const hub = y - height * 0.78;
  sketch.fill(
    'wall',
    polygon([
      [cx - half, y],
      [cx - half * 0.66, y - height * 0.76],
      [cx + half * 0.66, y - height * 0.76],
      [cx + half, y],
    ]),
  );
  sketch.fill(
    'wallShade',
    polygon([
      [cx - half, y],
      [cx - half * 0.66, y - height * 0.76],
      [cx - half * 0.1, y - height * 0.76],
      [cx - half * 0.2, y],
    ]),
  );
  sketch.fill(
    'roof',
    polygon([
      [cx - half * 0.84, y - height * 0.76],
      [cx, y - height * 1.02],
      [cx + half * 0.84, y - height * 0.76],
    ]),
  );
  const arm = height * 0.5;
  const sail = (angle: number): string => {
    const [along, across] = [Math.cos(angle) * arm, Math.sin(angle) * arm];
    const [sx, sy] = [-across * 0.24, along * 0.24];
    return polygon([
      [cx + along * 0.24, hub + across * 0.24],
      [cx + along, hub + across],
      [cx + along + sx, hub + across + sy],
      [cx + along * 0.24 + sx, hub + across * 0.24 + sy],
    ]);
  };
  sketch.fill('trunk', [0.5, 2.07, 3.64, 5.21].map(sail).join(''));
  windows(sketch, rectangle(cx - half * 0.2, y - height * 0.3, half * 0.42, height * 0.14));
}

export function chapel(sketch: Sketch, x: number, y: number, size: number): void {
  house(sketch, x, y, size);
  sketch.fill('wall', rectangle(x + size * 0.98, y - size * 1.3, size * 0.42, size * 1.3));
  sketch.fill(
    'roof',
    polygon([
      [x + size * 0.92, y - size * 1.3],
      [x + size * 1.19, y - size * 1.82],
      [x + size * 1.46, y - size * 1.3],
    ]),
  );
  windows(sketch, rectangle(x + size * 1.11, y - size * 1.14, size * 0.16, size * 0.24));
}

/** The columns of an old temple. */
export function temple(sketch: Sketch, x: number, y: number, size: number): void {
  const height = size * 0.62;
  sketch.fill('wallShade', rectangle(x - size * 0.08, y - size * 0.1, size * 1.16, size * 0.1));
  const columns = [0.02, 0.27, 0.52, 0.77].map((share) =>
    rectangle(x + size * share, y - height, size * 0.14, height - size * 0.08),
  );
  sketch.fill('wall', columns.join(''));
  sketch.fill('wallShade', rectangle(x - size * 0.04, y - height - size * 0.1, size, size * 0.12));
  sketch.fill(
    'wall',
    polygon([
      [x - size * 0.08, y - height - size * 0.1],
      [x + size * 0.46, y - height - size * 0.4],
      [x + size * 0.98, y - height - size * 0.1],
    ]),
  );
}

/** A keep with battlements. */
export function keep(sketch: Sketch, cx: number, y: number, size: number): void {
  const half = size * 0.3;
  const top = y - size * 1.1;
  sketch.fill('rock', rectangle(cx - half, top, half * 2, size * 1.1));
  const merlons = [-1.2, -0.28, 0.64].map((share) =>
    rectangle(cx + half * share, top - size * 0.16, half * 0.56, size * 0.2),
  );
  sketch.fill('rock', rectangle(cx - half * 1.2, top, half * 2.4, size * 0.16) + merlons.join(''));
  sketch.fill('rockShade', rectangle(cx - half, top + size * 0.16, half * 0.7, size * 0.94));
  sketch.line('trunk', segment([cx, top], [cx, top - size * 0.62]), 0.9);
  sketch.fill(
    'red',
    polygon([
      [cx, top - size * 0.62],
      [cx + size * 0.46, top - size * 0.48],
      [cx, top - size * 0.34],
    ]),
  );
  windows(sketch, ellipse(cx + half * 0.3, y - size * 0.66, size * 0.07, size * 0.13));
}

/** A jetty reaching into the water. */
export function jetty(sketch: Sketch, x: number, y: number, length: number): void {
  const posts = [0.2, 0.55, 0.9].map((share) => rectangle(x + length * share, y, 1.1, 5));
  sketch.fill('trunk', rectangle(x, y - 1.2, length, 1.8) + posts.join(''));
}
