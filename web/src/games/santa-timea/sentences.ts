/** What is expected, and how it ended, in words. */
import { t as shared } from '~/card-table/texts';
import { nameOf, namesOf } from '~/card-table/people';
import { t } from './texts';
import { type Facts, isMine } from './view';

/** What is expected of whom. */
export function statusSentence(facts: Facts): string {
  const { status } = t();
  const { game, seat } = facts;
  switch (game.phase) {
    case 'trick':
      if (game.active !== seat) return shared().status.turnOf(nameOf(facts, game.active ?? 0));
      return game.table?.cards.length === 0 ? status.lead : shared().status.yourTurn;
    case 'triplets':
      return isMine(facts) ? status.chooseYou : status.choosing(namesOf(facts, game.waiting));
    case 'over':
      return resultSentence(facts) ?? shared().status.over;
  }
}

/** Who won, and how it stands, in one line; null while the game goes on. */
export function resultSentence(facts: Facts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome?.result !== 'ranked') return null;
  const scores = shared().list(
    outcome.scores.map((score, seat) => result.score(nameOf(facts, seat), score)),
  );
  const [winner, ...others] = outcome.winners;
  if (winner === undefined || others.length > 0) {
    return result.shared(namesOf(facts, outcome.winners), scores);
  }
  return winner === facts.seat ? result.wonYou(scores) : result.won(nameOf(facts, winner), scores);
}

/** How the end is headed. */
export function resultTitle({ game, seat }: Facts): string {
  const { result } = t();
  if (game.outcome?.result !== 'ranked' || game.outcome.winners.length > 1) {
    return result.sharedTitle;
  }
  return game.outcome.winners[0] === seat ? result.wonTitleYou : result.wonTitle;
}
