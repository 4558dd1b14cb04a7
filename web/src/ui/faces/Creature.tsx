/** The drawn faces that guests choose from: creatures of the sea, each in the colour they like. */
import type { Face } from '~/wire/room';

interface Drawing {
  body: string;
  /** The part drawn with lines. */
  lines?: string;
  eyes: readonly (readonly [number, number])[];
}

const DRAWINGS: readonly Drawing[] = [
  { body: 'M5 20c5-9 17-10 23-2l7-6v16l-7-6c-6 8-18 7-23-2z', eyes: [[14, 18]] },
  {
    body: 'M5 22c0-7 7-11 15-11 9 0 12 6 12 11l4-6v9c-2 5-8 8-16 8C11 33 5 29 5 22z',
    lines: 'M18 10V6l-4-2M18 6l4-2',
    eyes: [[12, 21]],
  },
  {
    body: 'M9 23a11 8 0 0 1 22 0a11 8 0 0 1-22 0z',
    lines: 'M9 19C4 17 4 10 9 9M31 19c5-2 5-9 0-10M11 29l-4 4M29 29l4 4M16 31l-2 4M24 31l2 4',
    eyes: [
      [16, 21],
      [24, 21],
    ],
  },
  {
    body: 'M20 6c8 0 11 6 11 12v4c0 3 4 4 3 8-3 3-6-1-7-1-2 3-4 4-7 1-3 3-5 2-7-1-1 0-4 4-7 1-1-4 3-5 3-8v-4C9 12 12 6 20 6z',
    eyes: [
      [16, 18],
      [24, 18],
    ],
  },
  {
    body: 'M6 26c0-9 6-14 13-14s11 6 11 14h-1v5h-5v-5H13v5H8v-5zM31 26v-6a5 5 0 0 1 6 6z',
    eyes: [[34, 23]],
  },
  {
    body: 'M20 5l4.3 9.6 10.5 1.2-7.8 7.1 2.1 10.3L20 28l-9.1 5.2 2.1-10.3-7.8-7.1 10.5-1.2z',
    eyes: [
      [17, 19],
      [23, 19],
    ],
  },
  { body: 'M9 31c-2-11 3-20 11-20 6 0 9 4 9 8l7 3-7 3c-1 5-6 8-12 8z', eyes: [[23, 18]] },
  {
    body: 'M8 34c0-14 3-26 12-26s12 12 12 26z',
    lines: 'M14 26l-5-1M26 26l5-1',
    eyes: [
      [16, 19],
      [24, 19],
      [20, 24],
    ],
  },
  {
    body: 'M7 21a13 13 0 0 1 26 0z',
    lines: 'M11 21v8M17 21v12M23 21v12M29 21v8',
    eyes: [
      [16, 16],
      [24, 16],
    ],
  },
  {
    body: 'M20 5c7 0 10 7 10 15s-3 15-10 15-10-7-10-15S13 5 20 5z',
    lines: 'M10 20l-4 7M30 20l4 7',
    eyes: [
      [16, 14],
      [24, 14],
      [20, 19],
    ],
  },
  {
    body: 'M9 12l4-5 4 4h6l4-4 4 5c2 4 2 9 0 13-2 5-6 8-11 8s-9-3-11-8c-2-4-2-9 0-13z',
    eyes: [
      [15, 18],
      [25, 18],
      [20, 24],
    ],
  },
  {
    body: 'M20 11a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
    lines:
      'M20 8V4M20 36v-4M8 20H4M36 20h-4M11.5 11.5 8.7 8.7M31.3 31.3l-2.8-2.8M28.5 11.5l2.8-2.8M8.7 31.3l2.8-2.8',
    eyes: [
      [17, 19],
      [23, 19],
    ],
  },
];

const COLOURS = [
  '#2f6f9f',
  '#2a7f5e',
  '#7d55a5',
  '#b9492f',
  '#96680f',
  '#4d6474',
  '#a83f74',
  '#2b7d87',
] as const;

/** As many as the server knows. */
export const FACE_DRAWINGS = DRAWINGS.length;
export const FACE_COLOURS = COLOURS.length;

export function Creature({ face: { drawing, colour } }: { face: Face }) {
  const drawn = DRAWINGS[drawing];
  if (!drawn) return null;
  return (
    <svg class="creature fill" fill={COLOURS[colour]} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" />
      <g fill="#fffaf0" transform="translate(20 20) scale(0.82) translate(-20 -20)">
        {drawn.lines !== undefined && (
          <path class="line" stroke="#fffaf0" stroke-width="3" d={drawn.lines} />
        )}
        <path d={drawn.body} />
      </g>
      {drawn.eyes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
      ))}
    </svg>
  );
}
