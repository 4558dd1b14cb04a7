/** Actions that a seat took or could have taken, as phrases. */
import { t as client } from '~/texts';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import { textsOf } from './texts';
import { playedName } from './view/cards';

const t = textsOf('phrases');

export function movePhrase(action: SantaTimeaAction): string {
  const { phrases: words, directions } = t();
  const { list } = client();
  if (action.type === 'play') return words.play(playedName(action.card));

  const thrown = action.throw.map((direction) => directions[direction].name);
  return thrown.length === 0 ? words.keep : words.throwOff(list(thrown));
}
