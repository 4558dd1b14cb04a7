/** What a new view brings that the one before it did not have, in sentences to be read out. */
import { nameOf } from '~/card-table/people';
import { t } from './texts';
import { type Facts, inWindow } from './view';
import { logSentence } from './logSentence';
import { phraseSentence } from './sentences';

export function news(before: Facts, after: Facts): string[] {
  return [...newLines(before, after), ...newPhrases(before, after), ...newPledges(before, after)];
}

function newLines(before: Facts, after: Facts): string[] {
  const count = after.game.log_length - before.game.log_length;
  // A shorter log belongs to another game: everything in it is new, but nothing of it news.
  if (count <= 0) return [];
  return after.game.log.slice(-count).map((line) => `${logSentence(line, after)}.`);
}

function newPhrases(before: Facts, after: Facts): string[] {
  const known = new Set(before.phrases.map((said) => JSON.stringify(said)));
  // In the storm window there is one phrase of each seat, in the others a conversation.
  const fresh = inWindow(after)
    ? after.phrases.slice(before.phrases.length)
    : after.phrases.filter((said) => !known.has(JSON.stringify(said)));
  return fresh.map(({ seat, phrase }) => phraseSentence(seat, phrase, after));
}

function newPledges(before: Facts, after: Facts): string[] {
  const [old, window] = [before.game.window, after.game.window];
  if (window === null) return [];
  return window.pledges.flatMap((pledge, seat) => {
    if (seat === after.seat) return [];
    const sentences: string[] = [];
    if (pledge !== null && pledge !== old?.pledges[seat]) {
      sentences.push(t().window.announcePledge(nameOf(after, seat), pledge));
    }
    if (window.agreed[seat] === true && old?.agreed[seat] !== true) {
      sentences.push(t().window.announceAgreed(nameOf(after, seat)));
    }
    return sentences;
  });
}
