/** What is said of tables, with what all pages say. A game that runs at one needs nothing of it. */
import { localised } from '~/texts';

export const t = localised(async (file) => ({ ...file.client, ...(await file.tables()) }));

/** What stands for the name of a player who has given none. */
export function namelessName(own: boolean): string {
  const { seats } = t();
  return own ? seats.you : seats.nameless;
}
