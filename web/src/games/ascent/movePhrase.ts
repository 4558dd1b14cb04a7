/** Actions that a seat took or could have taken, as phrases. */
import { textsOf as clientTexts } from '~/texts';
import type { AscentAction, AscentCard, AscentCell } from '~/wire/ascent';
import { cardName, cellName } from './view/cards';
import { textsOf } from './texts';
import { idOf } from './view/facts';

const client = clientTexts('table');
const t = textsOf('phrases');

export function movePhrase(action: AscentAction): string {
  const { phrases: words } = t();
  const { list, coop } = client();
  const names = (cards: readonly AscentCard[]) => list(cards.map(cardName));
  const paying = (phrase: string, paid: readonly AscentCard[]) =>
    paid.length === 0 ? phrase : coop.phrases.paying(phrase, names(paid));
  switch (action.type) {
    case 'slope':
      return paying(words.slope(cardName(action.card), where(action.cell)), action.pay);
    case 'campfire': {
      const { card, cell, to, pay } = action;
      return paying(words.campfire(cardName(card), where(cell), where(to)), pay);
    }
    case 'lead': {
      const { path, pay } = action;
      return paying(words.lead(where(path[0]), where(path.at(-1))), pay);
    }
    case 'bridge':
      return words.bridge(where(action.cell));
    case 'discard':
      return coop.phrases.discard(names(action.cards));
    case 'grapple':
      return words.grapple;
    case 'summit':
      return words.summit;
    case 'concede':
      return coop.phrases.concede;
  }
}

function where(cell: AscentCell | undefined): string {
  return cell === undefined ? '' : cellName(idOf(cell));
}
