/** A filled or stroked path of a drawing. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export function paint(shape: Shape, index: number) {
  return (
    <path
      key={index}
      d={shape.d}
      fill={shape.fill ?? 'none'}
      stroke={shape.stroke}
      stroke-width={shape.width}
      opacity={shape.opacity === 1 ? undefined : shape.opacity}
    />
  );
}

/** A fill for parts of a drawing, from above to below, referred to by its id. */
export function Gradient(props: { id: string; colours: readonly [string, string] }) {
  return (
    <linearGradient id={props.id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color={props.colours[0]} />
      <stop offset="1" stop-color={props.colours[1]} />
    </linearGradient>
  );
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG defines it. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio as WCAG defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A repeatable source of numbers in [0, 1): the same seed always draws the same picture. */
export type Random = () => number;

/** Mulberry32: tiny, and good enough to scatter trees. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
