/** The pictures of the rules texts. */
import type { ComponentChildren } from 'preact';
import { Figure } from '~/games/RulesText';
import { WheelFace, WindFace } from '~/games/santa-timea/art/Picture';
import type { SantaTimeaCard, SantaTimeaWind } from '~/wire/santa_timea';

export interface CardsFigureProps {
  /** Described for those who can't see it. */
  label: string;
  wind: SantaTimeaWind;
  cards: readonly SantaTimeaCard[];
  /** The caption. */
  children: ComponentChildren;
}

/** A wind card and then wheel cards, side by side. */
export function CardsFigure({ label, wind, cards, children }: CardsFigureProps) {
  return (
    <Figure
      label={label}
      picture={
        <>
          <span class="st-figure-card st-figure-card--wind">
            <WindFace wind={wind} />
          </span>
          {cards.map((card) => (
            <span key={card} class="st-figure-card">
              <WheelFace card={card} />
            </span>
          ))}
        </>
      }
    >
      {children}
    </Figure>
  );
}
