/** The hands that lie open to those who watch. */
import type { JSX } from 'preact';
import { OpenHands } from '~/card-table/OpenHands';
import type { Facts } from '../view';
import { cardLook } from './CardFace';

export function Hands({ facts }: { facts: Facts }): JSX.Element | null {
  const look = cardLook(facts.wildlife);
  const hands = facts.hands.flatMap((own, seat) =>
    own === null ? [] : [{ seat, cards: own.hand, look }],
  );
  return <OpenHands people={facts} hands={hands} />;
}
