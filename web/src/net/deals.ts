/** What the server tells of deals that are played more than once, and of the deals of a day. */
import type { DailyResults, Day, DealResults, GivenDeal } from '~/wire/http';
import type { PartnerLevel } from '~/wire/room';
import { createRoom, ensureGuest, fetchProspect, request } from './http';
import { rememberedLevel } from './storage';

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
export function createRoomForDeal(code: string, name: string): Promise<string> {
  return createRoom({ deal: { type: 'given', code }, options: {}, name });
}

/** Makes a table for today's deal of a game, with the options it begins with and with such partners. */
export function createDailyRoom(
  game: string,
  name: string,
  partners: PartnerLevel[] = [],
): Promise<string> {
  return createRoom({ game, options: {}, deal: { type: 'daily' }, name, partners });
}

/** With so many at the table such a game is played, where its rules allow it. */
const COMPANY = 3;

/** The partners that sit down beside the guest. */
export async function partnersAtOnce(game: string, options: unknown): Promise<PartnerLevel[]> {
  const { seats } = await fetchProspect(game, options);
  const several = seats.filter((count) => count > 1);
  const distance = (count: number) => Math.abs(count - COMPANY);
  const [nearest = COMPANY] = several.toSorted((one, other) => distance(one) - distance(other));
  return Array.from({ length: nearest - 1 }, rememberedLevel);
}
