/**
 * The server's answers about games besides their tables: deals that are played more than once, replays,
 * records, lessons. `base` is the beginning of the addresses of a game that was played.
 */
import type {
  DailyResults,
  Day,
  DealResults,
  GivenDeal,
  Course,
  LessonOutline,
  LessonPosition,
  Replay,
  ReplayView,
  ReplayViews,
  Uploaded,
} from '~/wire/http';
import type { PartnerLevel } from '~/wire/room';
import { createRoom, ensureGuest, fetchProspect, hostOf, request, gameAddress } from './http';
import { rememberedLevel, USUAL_PARTNERS } from './storage';

export async function fetchDeal(code: string): Promise<DealResults> {
  await ensureGuest();
  return request<DealResults>(`/api/deals/${code}`);
}

/** A day; today's, if it is null. */
export function fetchDay(date: string | null): Promise<Day> {
  return request<Day>(date === null ? '/api/daily' : `/api/daily/${date}`);
}

export async function fetchDailyResults(date: string, game: string): Promise<DailyResults> {
  await ensureGuest();
  return request<DailyResults>(`/api/daily/${date}/${game}`);
}

/** Gives the deal of a finished game, whose addresses begin with `base`, its code. */
export async function requestDealCode(base: string): Promise<string> {
  await ensureGuest();
  const deal = await request<GivenDeal>(`${base}/deal`, {});
  return deal.code;
}

/** Makes a table on which a deal is played, and returns its code. */
export function createRoomForDeal(code: string, name: string | null): Promise<string> {
  return createRoom({ deal: { type: 'given', code }, options: {}, ...hostOf(name) });
}

/** Makes a table for today's deal of a game, with the options it begins with and with such partners. */
export function createDailyRoom(
  game: string,
  name: string | null,
  partners: PartnerLevel[] = [],
): Promise<string> {
  return createRoom({ game, options: {}, deal: { type: 'daily' }, ...hostOf(name), partners });
}

/** The partners that sit down beside the guest: so many, or as near to that as the rules allow. */
export async function partnersAtOnce(
  game: string,
  options: unknown,
  wanted = USUAL_PARTNERS,
): Promise<PartnerLevel[]> {
  const { seats } = await fetchProspect(game, options);
  const several = seats.filter((count) => count > 1);
  const distance = (count: number) => Math.abs(count - 1 - wanted);
  const [nearest = wanted + 1] = several.toSorted((one, other) => distance(one) - distance(other));
  return Array.from({ length: nearest - 1 }, rememberedLevel);
}

/** The viewpoint of a replay: the table's public part, all hands, or a seat's view. */
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
