/** What stands for the name of a player who has given none. */
import { needs, t } from '~/texts';

needs('tables');

export function namelessName(own: boolean): string {
  const { seats } = t();
  return own ? seats.you : seats.nameless;
}
