/** Replays and records on the server. `base` is the beginning of the addresses of one of them. */
import type {
  Course,
  LessonOutline,
  LessonPosition,
  Replay,
  ReplayView,
  ReplayViews,
  Uploaded,
} from '~/wire/http';
import { ensureGuest, gameAddress, request } from './http';

/** What the table saw, what lay open to no one, or what a seat saw. */
export type Viewpoint = 'table' | 'open' | number;

export async function fetchReplay(base: string): Promise<Replay> {
  await ensureGuest();
  return request<Replay>(`${base}/replay`);
}

/** One view per position; long games come in parts. */
export async function fetchViews(base: string, viewpoint: Viewpoint): Promise<ReplayView[]> {
  await ensureGuest();
  const views: ReplayView[] = [];
  for (let from: number | null = 0; from !== null;) {
    const path = `${base}/replay/views?as=${viewpoint}&from=${from}`;
    const part: ReplayViews = await request<ReplayViews>(path);
    views.push(...part.views);
    from = part.next;
  }
  return views;
}

/** A running game so far, as the table saw it. */
export async function fetchCourse(code: string, game: number): Promise<Course> {
  const path = `${gameAddress(code, game)}/course`;
  const course = await request<Course>(path);
  for (let { next } = course; next !== null;) {
    const part: Course = await request<Course>(`${path}?from=${next}`);
    course.views.push(...part.views);
    next = part.next;
  }
  return course;
}

/** When a running game was moved in, beginning with its deal, without the positions. */
export async function fetchTimes(code: string, game: number): Promise<readonly number[]> {
  const { times } = await request<Course>(`${gameAddress(code, game)}/course?from=${BEYOND}`);
  return times;
}

/** No game has so many positions. */
const BEYOND = 1_000_000;

/** Hands the text of a record in. Returns the id of its replay. */
export async function uploadRecord(text: string): Promise<string> {
  await ensureGuest();
  const { id } = await request<Uploaded>('/api/records', new Blob([text], JSON_TYPE));
  return id;
}

const JSON_TYPE = { type: 'application/json' };

export function recordAddress(base: string): string {
  return `${base}/record`;
}

/* Lessons on the server, which remembers nothing of a learner: what was done comes along each time. */

/** An action of the game, or null for a step that was only read. */
export type LessonAction = unknown;

export function fetchOutline(game: string): Promise<LessonOutline> {
  return request<LessonOutline>(address(game));
}

/** Where a learner stands who has done that. */
export function fetchPosition(
  game: string,
  done: readonly LessonAction[],
): Promise<LessonPosition> {
  return request<LessonPosition>(address(game), { actions: done });
}

function address(game: string): string {
  return `/api/lessons/${encodeURIComponent(game)}`;
}
