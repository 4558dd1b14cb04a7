import type { JSX } from 'preact';

/** A filled or stroked path of a drawing. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export function paint(shape: Shape, index: number): JSX.Element {
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
