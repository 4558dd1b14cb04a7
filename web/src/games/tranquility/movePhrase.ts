/** Actions that a seat took or could have taken, as phrases: "place island 41 in row 3, cell 2". */
import { textsOf as clientTexts } from '~/texts';
import type { Card, TranquilityAction } from '~/wire/tranquility';
import { cardName } from './board/CardFace';
import { stormName, where } from './sentences';
import { textsOf } from './texts';
import type { TranquilityFacts } from './view/facts';

const client = clientTexts('table');
const t = textsOf('phrases');

export function movePhrase(action: TranquilityAction, facts: TranquilityFacts): string {
  const { phrases: words } = t();
  const { list, coop } = client();
  const names = (cards: readonly Card[]) => list(cards.map(shortName));
  const paying = (phrase: string, paid: readonly Card[] = []) =>
    paid.length === 0 ? phrase : coop.phrases.paying(phrase, names(paid));
  switch (action.type) {
    case 'place': {
      const card = action.as === undefined ? shortName(action.card) : words.wild(action.as);
      return paying(words.place(card, where(facts, action.cell)), action.pay);
    }
    case 'pay':
      return words.pay(names(action.cards));
    case 'discard':
      return coop.phrases.discard(names(action.cards));
    case 'start':
      return words.start;
    case 'pledge':
      return words.pledge(action.count);
    case 'agree':
      return words.agree;
    case 'give': {
      const given = [...action.cards.map(shortName), ...(action.from_pile ? [words.fromPile] : [])];
      return given.length === 0 ? words.giveNothing : words.give(list(given));
    }
    case 'finish':
      return words.finish;
    case 'monster':
      return words.monster(where(facts, action.cell));
    case 'move_rocks':
      return words.moveRocks(action.row + 1);
    case 'keep_rocks':
      return words.keepRocks(names(action.cards));
    case 'discard_hand':
      return words.discardHand;
    case 'spend_compass':
      return words.spend(stormName(action.storm, facts));
    case 'face_storm':
      return words.face;
    case 'blow':
      return words.blow(action.row + 1);
    case 'reduce':
      return coop.phrases.discard(names(action.cards));
    case 'compass':
      return words.clear(where(facts, action.cell));
    case 'turn_over':
      return words.turnOver(where(facts, action.cell), shortName(action.card));
    case 'swap_hand':
      return words.swap;
    case 'pass':
      return words.pass;
    case 'concede':
      return coop.phrases.concede;
  }
}

/** Islands are their numbers alone. */
function shortName(card: Card): string {
  return typeof card === 'number' ? String(card) : cardName(card);
}
