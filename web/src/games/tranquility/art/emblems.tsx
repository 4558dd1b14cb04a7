import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { paint, type Shape } from '~/card-table/art/drawing';
import type { OtherCard } from '~/wire/tranquility';
import { daylight } from './daylight';
import { HORIZON } from './scene';
import { type Emblem, SEA_EMBLEMS } from './seaEmblems';
import { curve, ellipse, polygon, rectangle, segment, Sketch } from './sketch';

/** The start card: a boat in the harbour, its sail just raised. */
function boat(): readonly Shape[] {
  const sketch = new Sketch(daylight(18));
  sketch.shine('sun', ellipse(80, 60, 26, 26), 0.3);
  sketch.fill('rockShade', 'M-4 62V50Q8 44 18 52T36 62Z', 0.7);
  sketch.shineLine('sun', 'M58 68h34M64 74h26M52 80h40M60 87h34', 1.8, 0.75);
  sketch.line('trunk', segment([46, 70], [46, 7]), 2.6);
  sketch.fill('snow', 'M49 12Q84 30 82 62Q66 58 49 63Z');
  sketch.fill('coral', 'M49 31Q64 28 75 32Q79 39 81 47Q66 42 49 46Z');
  sketch.fill('wallShade', 'M43 15Q20 36 15 61Q30 57 43 63Z');
  sketch.fill('red', polygon([[46, 7], [60, 3.4], [46, 0]])); // prettier-ignore
  sketch.fill('roofShade', 'M12 69H90Q86 84 72 85H30Q17 84 12 69Z');
  sketch.fill('wall', 'M12 69H90L89 73H13.4Z');
  sketch.fill('trunk', rectangle(3, 62, 4.4, 44) + rectangle(-8, 66, 24, 4));
  sketch.shineLine('foam', 'M16 88q6 -3 12 0t12 0t12 0t12 0t12 0M40 96q6 -3 12 0t12 0', 2, 0.8);
  return sketch.done();
}

/** The finish card: the anchor goes down where the lamp is lit. */
function anchor(): readonly Shape[] {
  const sketch = new Sketch(daylight(72));
  sketch.shine('sun', ellipse(50, HORIZON, 34, 34), 0.22);
  sketch.shine('sun', `M28 ${HORIZON}A22 22 0 0 1 72 ${HORIZON}Z`, 0.9);
  sketch.shineLine('sun', 'M26 69h48M32 76h40M24 84h52M34 92h30', 1.8, 0.5);
  const arms = 'M19 58Q22 83 50 85Q78 83 81 58';
  const outline = `${ellipse(50, 16, 8, 8)}M50 24V84M32 35H68${arms}`;
  sketch.line('dark', outline, 13);
  sketch.shineLine('sun', outline, 6.5);
  sketch.shine('sun', polygon([[12, 64], [18, 48], [29, 60]]) + polygon([[88, 64], [82, 48], [71, 60]])); // prettier-ignore
  sketch.line('coral', `${curve([50, 24], [72, 22], [62, 46])}Q54 66 66 74`, 3.4);
  return sketch.done();
}

const EMBLEMS: Readonly<Record<OtherCard, Emblem>> = {
  ...SEA_EMBLEMS,
  start: { sky: ['#f7d3b5', '#fdeed2'], sea: ['#79b3b4', '#2c7484'], shapes: boat() },
  finish: { sky: ['#3c3f7a', '#e58678'], sea: ['#8b5f86', '#252f62'], shapes: anchor() },
};

/** The picture on all cards but islands, and on their spaces. */
export function CardEmblem({ card }: { card: OtherCard }): JSX.Element {
  const id = useId();
  const { sky, sea, shapes } = EMBLEMS[card];
  return (
    <svg class="game-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={sky[0]} />
        <stop offset="1" stop-color={sky[1]} />
      </linearGradient>
      <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={sea[0]} />
        <stop offset="1" stop-color={sea[1]} />
      </linearGradient>
      <rect y="-14" width="100" height={HORIZON + 14} fill={`url(#${id}-sky)`} />
      <rect y={HORIZON} width="100" height={114 - HORIZON} fill={`url(#${id}-sea)`} />
      <g stroke-linecap="round">{shapes.map(paint)}</g>
    </svg>
  );
}

/** The back of every card: rings on the water under a compass star. */
export function CardBack(): JSX.Element {
  const rings = [46, 36, 26].map((radius) => ellipse(50, 50, radius, radius)).join('');
  return (
    <svg class="game-art tq-back" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect class="tq-back__ground" y="-20" width="100" height="140" />
      <path class="tq-back__rings" d={rings} />
      <path class="tq-back__star" d={star(24, 8, Math.PI / 4)} opacity="0.55" />
      <path class="tq-back__star" d={star(34, 8, 0)} />
    </svg>
  );
}

/** A star of four long points, turned by an angle. */
function star(long: number, short: number, turn: number): string {
  return polygon(
    Array.from({ length: 8 }, (_, i) => {
      const [angle, reach] = [turn + (i * Math.PI) / 4, i % 2 === 0 ? long : short];
      return [50 + Math.sin(angle) * reach, 50 - Math.cos(angle) * reach] as const;
    }),
  );
}
