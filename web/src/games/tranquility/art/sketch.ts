import { contrast, mix, parseHex, type Rgb, type Shape, toHex } from '~/card-table/cards/drawing';

export type Point = readonly [x: number, y: number];

/** The colours of things at noon. */
const PAINT = {
  grass: '#86ab5c',
  grassShade: '#5c8548',
  meadow: '#b3c46e',
  forest: '#41805a',
  forestShade: '#2b5c48',
  leaf: '#3f8f57',
  leafShade: '#2a6b4b',
  sand: '#f3dfb3',
  sandShade: '#d5b888',
  rock: '#a0958c',
  rockShade: '#70696c',
  cliff: '#e0bb90',
  cliffShade: '#b08462',
  basalt: '#67606c',
  basaltShade: '#47424f',
  snow: '#fbfcfd',
  snowShade: '#c4d5e6',
  wall: '#fdf6e9',
  wallShade: '#cfbfae',
  roof: '#cb6444',
  roofShade: '#a04a36',
  blue: '#3f7fb5',
  red: '#d2513f',
  trunk: '#7d5a41',
  dark: '#333b4c',
  lagoon: '#8ce6d8',
  coral: '#ec9484',
  smoke: '#dcd3d2',
  cloud: '#ffffff',
} as const;

export type Paint = keyof typeof PAINT;

/** The colours of things that shine by themselves, whatever the light. */
const SHINE = { lamp: '#ffe09a', lava: '#ff8b4d', sun: '#fff3c9', foam: '#ffffff' } as const;

type Shine = keyof typeof SHINE;

/** Collects the shapes of a drawing, back to front. */
export class Sketch {
  readonly light: Daylight;
  private readonly shapes: Shape[] = [];

  constructor(light: Daylight) {
    this.light = light;
  }

  fill(paint: Paint, d: string, opacity = 1): void {
    this.add({ d, fill: this.color(paint), opacity });
  }

  line(paint: Paint, d: string, width: number): void {
    this.add({ d, stroke: this.color(paint), width, opacity: 1 });
  }

  shine(shine: Shine, d: string, opacity = 1): void {
    this.add({ d, fill: SHINE[shine], opacity });
  }

  shineLine(shine: Shine, d: string, width: number, opacity = 1): void {
    this.add({ d, stroke: SHINE[shine], width, opacity });
  }

  done(): readonly Shape[] {
    return this.shapes;
  }

  private color(paint: Paint): string {
    return toHex(lit(parseHex(PAINT[paint]), this.light));
  }

  /** Shapes of the same paint that follow each other become one path: fewer nodes to render. */
  private add(shape: Shape): void {
    const last = this.shapes.at(-1);
    if (
      last !== undefined &&
      last.fill === shape.fill &&
      last.stroke === shape.stroke &&
      last.width === shape.width &&
      last.opacity === shape.opacity
    ) {
      this.shapes[this.shapes.length - 1] = { ...last, d: last.d + shape.d };
    } else {
      this.shapes.push(shape);
    }
  }
}

export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Puts a path of unit size where it belongs. */
export type Placed = (d: string) => string;

/**
 * Where `1 0` is `width` to the right of a point, and `0 1` is `height` above it. The commands of such a
 * path are absolute, and their numbers come in pairs.
 */
export function placed(x: number, y: number, width: number, height = width): Placed {
  return (d) =>
    d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, right, up) => `${rounded(x + right * width)} ${rounded(y - up * height)}`,
    );
}

/** A rectangle to be placed. */
export function box(left: number, low: number, width: number, height: number): string {
  const [right, high] = [left + width, low + height];
  return `M${left} ${low} ${left} ${high} ${right} ${high} ${right} ${low}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = `a${rounded(rx)} ${rounded(ry)} 0 1 0 `;
  return `M${rounded(cx - rx)} ${rounded(cy)}${arc}${rounded(2 * rx)} 0${arc}${rounded(-2 * rx)} 0Z`;
}

/** A soft line through points that are to be placed (Catmull-Rom), closed straight along its base. */
export function soft(place: Placed, points: string): string {
  const ends = place(points).split(' ').map(Number);
  // The ends are gone through twice.
  const at = (i: number): number => ends[i < 0 ? i + 2 : i < ends.length ? i : i - 2] as number;
  let d = `M${at(0)} ${at(1)}C`;
  for (let i = 2; i < ends.length; i += 2) {
    const [out, home] = [
      [0, 1],
      [0, 1],
    ].map((axes, end) =>
      axes.map((axis) => {
        const k = i + axis - (end === 0 ? 2 : 0);
        const slope = (at(k + 2) - at(k - 2)) / 6;
        return rounded(at(k) + (end === 0 ? slope : -slope));
      }),
    );
    d += `${out} ${home} ${at(i)} ${at(i + 1)} `;
  }
  return `${d}Z`;
}

/** The islands are numbered through one day: 1 at first light, 80 at nightfall. */
export const ISLANDS = 80;

/** The light in which an island is seen. */
interface Daylight {
  /** 0 at first light, 1 at nightfall. */
  readonly time: number;
  readonly skyHigh: Rgb;
  readonly skyLow: Rgb;
  readonly seaFar: Rgb;
  readonly seaNear: Rgb;
  /** The colour in which the number is written on the sky. */
  readonly ink: Rgb;
  /** The tint that the light gives to everything on land, and how much of it. */
  readonly tint: Rgb;
  readonly tintShare: number;
  /** How bright windows, lanterns and lava are, 0 to 1. */
  readonly glow: number;
}

/** The light at one island; between two of them it changes evenly. */
interface Keyframe {
  at: number;
  skyHigh: Rgb;
  skyLow: Rgb;
  seaFar: Rgb;
  seaNear: Rgb;
  tint: Rgb;
  tintShare: number;
}

function keyframe(
  at: number,
  skyHigh: string,
  skyLow: string,
  seaFar: string,
  seaNear: string,
  tint: string,
  tintShare: number,
): Keyframe {
  return {
    at,
    skyHigh: parseHex(skyHigh),
    skyLow: parseHex(skyLow),
    seaFar: parseHex(seaFar),
    seaNear: parseHex(seaNear),
    tint: parseHex(tint),
    tintShare,
  };
}

const KEYFRAMES: readonly Keyframe[] = [
  keyframe(1, '#3f4377', '#e79a92', '#8d7498', '#353f6c', '#3a3564', 0.5),
  keyframe(4, '#525188', '#e39a94', '#a5859a', '#434c78', '#443c6c', 0.42),
  keyframe(5, '#8f86b3', '#f8b599', '#b98f9d', '#4a5480', '#4b4274', 0.38),
  keyframe(7, '#b3a3c4', '#fcc7a0', '#cf9f9c', '#556488', '#5c4a78', 0.3),
  keyframe(14, '#bcd0e2', '#fde2bd', '#c2c3b8', '#43839b', '#c98f7a', 0.16),
  keyframe(24, '#93cbe6', '#e6f2e6', '#8fd0d0', '#2b8fa6', '#ffffff', 0.02),
  keyframe(40, '#7cc0ea', '#d5f1f5', '#63c9d0', '#0f86a4', '#ffffff', 0.04),
  keyframe(54, '#93c5e0', '#f4efcf', '#7cc7bf', '#20858f', '#ffe9b0', 0.08),
  keyframe(61, '#b9c3cf', '#ffdc9a', '#d0bf95', '#3b7b86', '#f3b26a', 0.2),
  keyframe(66, '#c9a9b4', '#ffb076', '#de9a78', '#4b6284', '#b4626a', 0.28),
  keyframe(68, '#77638f', '#fb8f6c', '#c97c7c', '#45517d', '#6c4472', 0.36),
  keyframe(74, '#454682', '#cf6f8b', '#7f5f91', '#303c6c', '#342f66', 0.48),
  keyframe(80, '#1d2552', '#6a619d', '#454f88', '#18234e', '#1d2455', 0.58),
];

const DARK_INK: Rgb = [16, 35, 58];
const LIGHT_INK: Rgb = [255, 247, 230];

export function daylight(number: number): Daylight {
  const [before, after] = surrounding(number);
  const share = after.at === before.at ? 0 : (number - before.at) / (after.at - before.at);
  const skyHigh = mix(before.skyHigh, after.skyHigh, share);
  const skyLow = mix(before.skyLow, after.skyLow, share);
  const tintShare = before.tintShare + (after.tintShare - before.tintShare) * share;
  const behindNumber = mix(skyHigh, skyLow, 0.25);
  return {
    time: (number - 1) / (ISLANDS - 1),
    skyHigh,
    skyLow,
    seaFar: mix(before.seaFar, after.seaFar, share),
    seaNear: mix(before.seaNear, after.seaNear, share),
    ink:
      contrast(DARK_INK, behindNumber) > contrast(LIGHT_INK, behindNumber) ? DARK_INK : LIGHT_INK,
    tint: mix(before.tint, after.tint, share),
    tintShare,
    glow: Math.max(0, Math.min(1, (tintShare - 0.25) / 0.25)),
  };
}

function surrounding(number: number): [Keyframe, Keyframe] {
  let before = KEYFRAMES[0] as Keyframe;
  for (const next of KEYFRAMES) {
    if (next.at >= number) return [before, next];
    before = next;
  }
  return [before, before];
}

/** A colour as it looks in that light. */
export function lit(color: Rgb, light: Daylight): Rgb {
  return mix(color, light.tint, light.tintShare);
}
