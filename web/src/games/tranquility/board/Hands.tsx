/** The hands that lie open to those who watch, with what was picked for the start. */
import type { JSX } from 'preact';
import { OpenHands } from '~/card-table/OpenHands';
import { CardList } from '~/card-table/Revealed';
import { t } from '../texts';
import type { Facts } from '../view';
import { CARD_LOOK } from './CardFace';

export function Hands({ facts }: { facts: Facts }): JSX.Element | null {
  const hands = facts.hands.flatMap((own, seat) => {
    if (own === null) return [];
    const extra = own.giving && (
      <>
        {/* No heading: those of the page do not reach so deep here. */}
        <p class="game-hint">{t().window.picked}</p>
        <CardList look={CARD_LOOK} cards={own.giving} />
      </>
    );
    return [{ seat, cards: own.hand, look: CARD_LOOK, extra }];
  });
  return <OpenHands people={facts} hands={hands} />;
}
