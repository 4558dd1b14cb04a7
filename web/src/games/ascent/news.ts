/** What a new view brings that the one before it did not have, in sentences to be read out. */
import type { Facts } from './view';
import { logSentence } from './logSentence';

export function news(before: Facts, after: Facts): string[] {
  const count = after.game.log_length - before.game.log_length;
  // A shorter log belongs to another game: everything in it is new, but nothing of it news.
  if (count <= 0) return [];
  return after.game.log.slice(-count).map((line) => `${logSentence(line, after)}.`);
}
