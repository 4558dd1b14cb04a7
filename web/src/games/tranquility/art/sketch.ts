import { parseHex, type Shape, toHex } from '~/card-table/art/drawing';
import { type Daylight, lit } from './daylight';

export type Point = readonly [x: number, y: number];

/** What things are painted with at noon. */
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

/** What shines by itself, whatever the light. */
const SHINE = { lamp: '#ffe09a', lava: '#ff8b4d', sun: '#fff3c9', foam: '#ffffff' } as const;

export type Shine = keyof typeof SHINE;

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

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pair([x, y]: Point): string {
  return `${at(x)} ${at(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function segment(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = `a${at(rx)} ${at(ry)} 0 1 0 `;
  return `M${at(cx - rx)} ${at(cy)}${arc}${at(2 * rx)} 0${arc}${at(-2 * rx)} 0Z`;
}

export function curve(from: Point, control: Point, to: Point): string {
  return `M${pair(from)}Q${pair(control)} ${pair(to)}`;
}

/** A soft line through all points (Catmull-Rom), closed straight along its base. */
export function ridge(points: readonly Point[]): string {
  let d = `M${pair(points[0] as Point)}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const from = points[i] as Point;
    const to = points[i + 1] as Point;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d += `C${pair([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} `;
    d += `${pair([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6])} ${pair(to)}`;
  }
  return `${d}Z`;
}
