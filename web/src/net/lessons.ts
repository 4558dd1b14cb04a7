/** Lessons on the server, which remembers nothing of a learner: what was done comes along each time. */
import type { LessonOutline } from '~/wire/LessonOutline';
import type { LessonPosition } from '~/wire/LessonPosition';
import { request } from './http';

/** An action of the game, or null for a step that was only read. */
export type Deed = unknown;

export function fetchOutline(game: string): Promise<LessonOutline> {
  return request<LessonOutline>(address(game));
}

/** Where a learner stands who has done that. */
export function fetchPosition(game: string, done: readonly Deed[]): Promise<LessonPosition> {
  return request<LessonPosition>(address(game), { actions: done });
}

function address(game: string): string {
  return `/api/lessons/${encodeURIComponent(game)}`;
}
