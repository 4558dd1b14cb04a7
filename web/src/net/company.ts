/** With whom a game begins for which no friends are awaited. */
import type { PartnerLevel } from '~/wire/room';
import { fetchProspect } from './http';
import { rememberedLevel } from './storage';

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
