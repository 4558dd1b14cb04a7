/** The hands that lie open to those who watch, each card with what it is worth in this trick. */
import type { JSX } from 'preact';
import type { SantaTimeaDirection } from '~/wire/SantaTimeaDirection';
import { t as shared } from '~/card-table/texts';
import { OpenHands } from '~/card-table/OpenHands';
import { t } from '../texts';
import type { Facts } from '../view';
import { handLook } from './looks';

export function Hands({ facts }: { facts: Facts }): JSX.Element | null {
  const hands = facts.hands.flatMap((own, seat) => {
    if (own === null) return [];
    const cards = own.hand.map(({ card }) => card);
    const extra = <Thrown chosen={own.chosen ?? []} />;
    return [{ seat, cards, look: handLook(facts, own), extra }];
  });
  return <OpenHands people={facts} hands={hands} />;
}

/** The triplets that a seat has chosen to throw off, before the others have. */
function Thrown({ chosen }: { chosen: readonly SantaTimeaDirection[] }): JSX.Element | null {
  const { sheet, directions } = t();
  if (chosen.length === 0) return null;
  const names = shared().list(chosen.map((direction) => directions[direction].name));
  return <p class="game-hint">{sheet.thrown(names)}</p>;
}
