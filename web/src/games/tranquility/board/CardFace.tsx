import type { JSX } from 'preact';
import type { Card } from '../../../wire/Card';
import { CardEmblem } from '../art/emblems';
import { Island } from '../art/Island';
import { t } from '../i18n';

/** The face of a card. What it is called stands in the label of whatever holds it. */
export function CardFace({ card }: { card: Card }): JSX.Element {
  if (typeof card === 'number') return <Island number={card} />;
  const caption = card === 'start' ? t().card.startShort : t().card.finishShort;
  return (
    <>
      <CardEmblem card={card} />
      <span class="tq-caption" aria-hidden="true">
        {caption}
      </span>
    </>
  );
}

export function cardName(card: Card): string {
  if (typeof card === 'number') return t().card.island(card);
  return card === 'start' ? t().card.start : t().card.finish;
}
