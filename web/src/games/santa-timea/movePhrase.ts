/** What a seat did or could have done, as a phrase. */
import { t } from '~/pages/replay/texts';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import { t as ownTexts } from './texts';
import { cardName } from './view/cards';

export function movePhrase(action: SantaTimeaAction): string {
  const { santaTimea: words, list } = t().guide;
  if (action.type === 'play') return words.play(cardName(action.card));
  const { directions } = ownTexts();
  const thrown = action.throw.map((direction) => directions[direction].name);
  return thrown.length === 0 ? words.keep : words.throwOff(list(thrown));
}
