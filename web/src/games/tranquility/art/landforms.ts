import { ellipse, type Paint, type Point, polygon, ridge, type Sketch } from './sketch';

/** Where the sea meets the foot of an island. */
export const SHORE = 76;

/** A soft hill, darker on the side away from the sun, which always stands on the right. */
export function hill(
  sketch: Sketch,
  cx: number,
  width: number,
  height: number,
  paint: Paint,
  shade: Paint,
): void {
  const half = width / 2;
  const top = SHORE - height;
  const summit: Point = [cx + width * 0.04, top];
  sketch.fill(
    paint,
    ridge([
      [cx - half, SHORE],
      [cx - half * 0.72, SHORE - height * 0.4],
      [cx - half * 0.3, SHORE - height * 0.88],
      summit,
      [cx + half * 0.42, SHORE - height * 0.76],
      [cx + half * 0.78, SHORE - height * 0.32],
      [cx + half, SHORE],
    ]),
  );
  sketch.fill(
    shade,
    ridge([
      [cx - half, SHORE],
      [cx - half * 0.72, SHORE - height * 0.4],
      [cx - half * 0.3, SHORE - height * 0.88],
      summit,
      [cx - half * 0.08, SHORE - height * 0.62],
      [cx - half * 0.2, SHORE - height * 0.3],
      [cx - half * 0.02, SHORE],
    ]),
  );
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
  const half = width / 2;
  const top = SHORE - height;
  sketch.fill(
    paint,
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.42, SHORE - height * 0.52],
      [cx, top],
      [cx + half * 0.36, SHORE - height * 0.56],
      [cx + half * 0.5, SHORE - height * 0.46],
      [cx + half, SHORE],
    ]),
  );
  sketch.fill(
    shade,
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.42, SHORE - height * 0.52],
      [cx, top],
      [cx - half * 0.02, SHORE - height * 0.7],
      [cx + half * 0.1, SHORE - height * 0.5],
      [cx - half * 0.12, SHORE - height * 0.28],
      [cx + half * 0.06, SHORE],
    ]),
  );
}

/** The snow on a `peak` of the same place and size. */
export function snowcap(sketch: Sketch, cx: number, width: number, height: number): void {
  const half = width / 2;
  const top = SHORE - height;
  sketch.fill(
    'snow',
    polygon([
      [cx - half * 0.27, SHORE - height * 0.68],
      [cx, top],
      [cx + half * 0.24, SHORE - height * 0.7],
      [cx + half * 0.14, SHORE - height * 0.66],
      [cx + half * 0.08, SHORE - height * 0.73],
      [cx - half * 0.03, SHORE - height * 0.6],
      [cx - half * 0.13, SHORE - height * 0.73],
    ]),
  );
  sketch.fill(
    'snowShade',
    polygon([
      [cx - half * 0.27, SHORE - height * 0.68],
      [cx, top],
      [cx - half * 0.02, SHORE - height * 0.74],
      [cx - half * 0.06, SHORE - height * 0.66],
      [cx - half * 0.13, SHORE - height * 0.73],
    ]),
  );
}

/** A volcano: concave flanks and a notched crater. */
export function volcano(sketch: Sketch, cx: number, width: number, height: number): void {
  const half = width / 2;
  const top = SHORE - height;
  const crater = width * 0.1;
  const base = `${cx - half} ${SHORE}`;
  sketch.fill(
    'basalt',
    `M${base}Q${cx - half * 0.38} ${SHORE - height * 0.3} ${cx - crater} ${top}` +
      `L${cx - crater * 0.3} ${top + 2.5}L${cx + crater * 0.4} ${top + 1.5}L${cx + crater} ${top}` +
      `Q${cx + half * 0.38} ${SHORE - height * 0.3} ${cx + half} ${SHORE}Z`,
  );
  sketch.fill(
    'basaltShade',
    `M${base}Q${cx - half * 0.38} ${SHORE - height * 0.3} ${cx - crater} ${top}` +
      `L${cx - crater * 0.3} ${top + 2.5}L${cx - crater * 0.4} ${SHORE - height * 0.55}` +
      `L${cx + crater * 0.5} ${SHORE - height * 0.3}L${cx - crater} ${SHORE}Z`,
  );
}

/** A table mountain with a green top. */
export function mesa(
  sketch: Sketch,
  cx: number,
  width: number,
  height: number,
  cover: Paint = 'meadow',
): void {
  const half = width / 2;
  const top = SHORE - height;
  sketch.fill(
    'cliff',
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.84, top],
      [cx + half * 0.82, top],
      [cx + half * 0.9, SHORE - height * 0.5],
      [cx + half, SHORE],
    ]),
  );
  sketch.fill(
    'cliffShade',
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.84, top],
      [cx - half * 0.3, top],
      [cx - half * 0.42, SHORE - height * 0.5],
      [cx - half * 0.28, SHORE],
    ]) +
      polygon([
        [cx + half * 0.12, top],
        [cx + half * 0.26, top],
        [cx + half * 0.2, SHORE],
        [cx + half * 0.1, SHORE],
      ]) +
      polygon([
        [cx + half * 0.56, top],
        [cx + half * 0.64, top],
        [cx + half * 0.66, SHORE],
        [cx + half * 0.58, SHORE],
      ]),
  );
  sketch.fill(
    cover,
    ridge([
      [cx - half * 0.9, top + 3],
      [cx - half * 0.6, top - 2.5],
      [cx, top - 3.5],
      [cx + half * 0.6, top - 2.5],
      [cx + half * 0.88, top + 3],
    ]),
  );
}

/** A column of rock with a tuft of green. */
export function stack(sketch: Sketch, cx: number, width: number, height: number): void {
  const half = width / 2;
  const top = SHORE - height;
  sketch.fill(
    'rock',
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.7, SHORE - height * 0.5],
      [cx - half * 0.86, top + 2],
      [cx + half * 0.8, top],
      [cx + half * 0.66, SHORE - height * 0.45],
      [cx + half, SHORE],
    ]),
  );
  sketch.fill(
    'rockShade',
    polygon([
      [cx - half, SHORE],
      [cx - half * 0.7, SHORE - height * 0.5],
      [cx - half * 0.86, top + 2],
      [cx - half * 0.1, top + 1],
      [cx, SHORE - height * 0.5],
      [cx - half * 0.1, SHORE],
    ]),
  );
  sketch.fill('grass', ellipse(cx, top + 0.6, half * 1.02, Math.min(3, half * 0.5)));
}

/** A beach around the foot of an island. */
export function beach(sketch: Sketch, cx: number, width: number, height = 4): void {
  const half = width / 2;
  sketch.fill(
    'sand',
    ridge([
      [cx - half, SHORE + 1],
      [cx - half * 0.5, SHORE - height * 0.8],
      [cx + half * 0.2, SHORE - height],
      [cx + half * 0.7, SHORE - height * 0.6],
      [cx + half, SHORE + 1],
    ]),
  );
}

/** A low bank of sand. */
export function sandbank(sketch: Sketch, cx: number, width: number, height: number): void {
  const half = width / 2;
  sketch.fill(
    'sand',
    ridge([
      [cx - half, SHORE],
      [cx - half * 0.4, SHORE - height * 0.8],
      [cx + half * 0.15, SHORE - height],
      [cx + half * 0.6, SHORE - height * 0.5],
      [cx + half, SHORE],
    ]),
  );
  sketch.fill(
    'sandShade',
    ridge([
      [cx - half, SHORE],
      [cx - half * 0.4, SHORE - height * 0.8],
      [cx - half * 0.1, SHORE - height * 0.94],
      [cx - half * 0.16, SHORE - height * 0.4],
      [cx + half * 0.1, SHORE],
    ]),
  );
}

/** A rock arch with the sea behind it. */
export function arch(sketch: Sketch, cx: number, width: number, height: number): void {
  const half = width / 2;
  const top = SHORE - height;
  const opening = (from: number, to: number, rise: number): string =>
    `L${cx + half * to} ${SHORE}` +
    `C${cx + half * to} ${SHORE - height * rise} ${cx + half * from} ${SHORE - height * rise} ` +
    `${cx + half * from} ${SHORE}Z`;
  sketch.fill(
    'cliff',
    `M${cx - half} ${SHORE}L${cx - half * 0.86} ${top + 4}Q${cx - half * 0.3} ${top - 4} ` +
      `${cx + half * 0.4} ${top}Q${cx + half * 0.8} ${top + 3} ${cx + half * 0.86} ${top + height * 0.5}` +
      `L${cx + half} ${SHORE}${opening(-0.4, 0.5, 0.98)}`,
  );
  sketch.fill(
    'cliffShade',
    `M${cx - half} ${SHORE}L${cx - half * 0.86} ${top + 4}Q${cx - half * 0.72} ${top} ` +
      `${cx - half * 0.56} ${top}L${cx - half * 0.6} ${SHORE - height * 0.4}L${cx - half * 0.4} ${SHORE}Z` +
      `M${cx + half * 0.5} ${SHORE}Q${cx + half * 0.48} ${SHORE - height * 0.55} ${cx + half * 0.2} ` +
      `${SHORE - height * 0.7}Q${cx + half * 0.62} ${SHORE - height * 0.62} ${cx + half * 0.64} ${SHORE}Z`,
  );
  sketch.fill(
    'grass',
    ridge([
      [cx - half * 0.9, top + 5],
      [cx - half * 0.6, top - 1.5],
      [cx, top - 3.6],
      [cx + half * 0.5, top - 1],
      [cx + half * 0.82, top + 6],
    ]),
  );
}

/** Black rocks in the water. */
export function reef(sketch: Sketch, cx: number, y: number, size: number): void {
  sketch.fill(
    'rockShade',
    ridge([
      [cx - size, y],
      [cx - size * 0.5, y - size * 0.8],
      [cx + size * 0.1, y - size * 0.4],
      [cx + size * 0.5, y - size * 0.6],
      [cx + size, y],
    ]),
  );
}
