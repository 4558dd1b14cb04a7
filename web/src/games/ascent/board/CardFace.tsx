import type { CardLook } from '~/card-table/cards/OpenCards';
import type { AscentCard } from '~/wire/ascent';
import { Picture, MountainSign } from '../art/Picture';
import type { PieceKind } from '../help';
import { t } from '../texts';
import { cardNameMarked, faceOf } from '../view/cards';

interface CardFaceProps {
  card: AscentCard;
  /** Whether the mark that brings an ibex means anything. */
  wildlife: boolean;
  /** The value that a campfire on the mountain has adopted. */
  adopted?: number | null;
}

/** The face of a card. Its name stands in the label of the element that holds it. */
export function CardFace({ card, wildlife, adopted = null }: CardFaceProps) {
  const face = faceOf(card);
  return (
    <span class="as-face">
      <Picture card={card} />
      {face.kind === 'slope' ? (
        <span class="as-value" aria-hidden="true">
          {face.value}
        </span>
      ) : (
        <span class="as-caption game-caption" aria-hidden="true">
          {captionOf(face.kind)}
        </span>
      )}
      {face.kind === 'campfire' && (
        <span class="as-mark as-mark--terrain centre" data-terrain={face.terrain}>
          <MountainSign name={face.terrain} />
        </span>
      )}
      {adopted !== null && (
        <span class="as-value as-value--adopted" aria-hidden="true">
          {adopted}
        </span>
      )}
      {face.kind === 'slope' && face.ibex && wildlife && (
        <span class="as-mark centre">
          <MountainSign name="ibex" />
        </span>
      )}
    </span>
  );
}

function captionOf(kind: 'campfire' | 'bridge' | 'summit'): string {
  const { card } = t();
  return { campfire: card.campfireShort, bridge: card.bridgeShort, summit: card.summitShort }[kind];
}

export function cardKind(card: AscentCard): PieceKind {
  return faceOf(card).kind;
}

/** How cards look wherever they lie. */
export function cardLook(wildlife: boolean): CardLook<AscentCard> {
  return {
    face: (card) => <CardFace card={card} wildlife={wildlife} />,
    name: (card) => cardNameMarked(card, wildlife),
    kind: cardKind,
  };
}
