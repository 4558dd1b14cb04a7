import type { CardLook } from '~/card-table/cards/OpenCards';
import type { Card, OtherCard } from '~/wire/tranquility';
import { CardEmblem, Island } from '../art/Picture';
import type { PieceKind } from '../help';
import { t } from '../texts';

/** The face of a card. Its name stands in the label of the element that holds it. */
export function CardFace({ card }: { card: Card }) {
  if (typeof card === 'number') return <Island number={card} />;
  return (
    <>
      <CardEmblem card={card} />
      <span class="game-caption" aria-hidden="true">
        {captionOf(card)}
      </span>
    </>
  );
}

function captionOf(card: OtherCard): string {
  const { card: words, rough } = t();
  if (card === 'start') return words.startShort;
  return card === 'finish' ? words.finishShort : rough.captions[card];
}

/** How cards look wherever they lie. */
export const CARD_LOOK: CardLook<Card> = {
  face: (card) => <CardFace card={card} />,
  name: cardName,
  kind: cardKind,
};

export function cardKind(card: Card): PieceKind {
  return typeof card === 'number' ? 'island' : card;
}

export function cardName(card: Card): string {
  const { card: words, rough } = t();
  if (typeof card === 'number') return words.island(card);
  if (card === 'start') return words.start;
  return card === 'finish' ? words.finish : rough.cards[card];
}
