/** Pictures small enough for a repository. */
import UPNG from 'upng-js';

const COLOURS = 256;
/** The pixels between pictures that stand side by side. */
const GAP = 20;
const BYTES_PER_PIXEL = 4;

/** What is seen for that long, in milliseconds: pictures of one size, side by side. */
export interface Frame {
  pictures: readonly Buffer[];
  delay: number;
}

/** The same picture in so few colours that hardly anybody sees it, at a third of the size. */
export function withFewerColours(png: Buffer): Buffer {
  const picture = UPNG.decode(png);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, COLOURS));
}

/** A moving picture (APNG), which begins anew after its last frame. */
export function moving(frames: readonly Frame[]): Buffer {
  const drawn = frames.map(({ pictures }) => sideBySide(pictures.map((png) => UPNG.decode(png))));
  const [first] = drawn;
  if (first === undefined) throw new Error('There are no frames.');
  const delays = frames.map((frame) => frame.delay);
  const pixels = drawn.map((frame) => frame.pixels.buffer);
  return Buffer.from(UPNG.encode(pixels, first.width, first.height, COLOURS, delays));
}

function sideBySide(pictures: readonly UPNG.Picture[]) {
  const height = Math.max(...pictures.map((picture) => picture.height));
  const widths = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const width = widths + GAP * (pictures.length - 1);
  const pixels = new Uint8Array(width * height * BYTES_PER_PIXEL);
  let left = 0;
  for (const picture of pictures) {
    const [rgba] = UPNG.toRGBA8(picture);
    if (rgba === undefined) throw new Error('A picture has no frame.');
    const length = picture.width * BYTES_PER_PIXEL;
    for (let row = 0; row < picture.height; row += 1) {
      const line = new Uint8Array(rgba, row * length, length);
      pixels.set(line, (row * width + left) * BYTES_PER_PIXEL);
    }
    left += picture.width + GAP;
  }
  return { pixels, width, height };
}
