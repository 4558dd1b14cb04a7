/** What is worth telling of a game, in sentences. */
import { type People, whoIs } from '~/card-table/people';
import type { TranquilityStory } from '~/wire/tranquility';
import { cardName } from '../board/CardFace';
import { t } from '../texts';

export function storySentence(story: TranquilityStory, people: People): string {
  const { statistics: words } = t();
  switch (story.type) {
    case 'wasted':
      return words.wasted(story.cards, story.of);
    case 'dearest': {
      const { seat, card, cost, position } = story;
      return words.dearest(whoIs(people, seat), cardName(card), cost, position);
    }
    case 'carried':
      return words.carried(whoIs(people, story.seat), story.cards, story.of);
    case 'gap_closed':
      return words.gapClosed(story.position, gapOf(story), story.cells, story.left);
    case 'finishes_gone':
      return words.finishesGone(story.position);
  }
}

function gapOf({ below, above }: Extract<TranquilityStory, { type: 'gap_closed' }>): string {
  const { gaps } = t().statistics;
  if (below === null) return above === null ? gaps.all : gaps.before(above);
  return above === null ? gaps.after(below) : gaps.between(below, above);
}
