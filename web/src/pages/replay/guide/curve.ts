/** The curve of a game's chances: where its points lie in a picture one wide and one high. */
import type { Course } from './analysis';

export interface Scale {
  x(position: number): number;
  y(value: number): number;
}

/** `last` is the position at the end; of points, all that are expected fit in. */
export function scaleOf(courses: readonly Course[], isContest: boolean, last: number): Scale {
  const values = courses.flatMap(({ points }) =>
    points.flatMap(({ estimate: { mean, error } }) => [mean - error, mean + error]),
  );
  const low = isContest ? Math.min(0, ...values) : 0;
  const high = isContest ? Math.max(1, ...values) : 1;
  return {
    x: (position) => position / Math.max(1, last),
    y: (value) => 1 - (Math.min(high, Math.max(low, value)) - low) / (high - low),
  };
}

/** The line through the estimates. */
export function linePath({ points }: Course, { x, y }: Scale): string {
  return pathOf(points.map(({ position, estimate }) => [x(position), y(estimate.mean)]));
}

/** The band in which about two estimates of three lie. */
export function bandPath({ points }: Course, { x, y }: Scale): string {
  const edge = (sign: number) =>
    points.map(({ position, estimate: { mean, error } }): Point => [
      x(position),
      y(mean + sign * error),
    ]);
  const around = [...edge(1), ...edge(-1).toReversed()];
  return around.length === 0 ? '' : `${pathOf(around)}Z`;
}

type Point = readonly [number, number];

function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
