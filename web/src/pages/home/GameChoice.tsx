/** The games that can be played, each with its picture. */
import type { JSX } from 'preact';
import type { GameEntry } from '~/games/game';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import type { GameInfo } from '~/wire/http';
import '~/ui/field.css';

/** A game the server offers and this client can draw. */
export interface Offer {
  info: GameInfo;
  game: GameEntry;
}

export interface GameChoiceProps {
  offers: readonly Offer[];
  chosen: Offer;
  disabled: boolean;
  onChoose(offer: Offer): void;
}

export function GameChoice({ offers, chosen, disabled, onChoose }: GameChoiceProps): JSX.Element {
  const { home } = t();
  return (
    <fieldset class="game-choice">
      <legend class="field-label">{home.game}</legend>
      {offers.map((offer) => (
        <label key={offer.game.id} class="game-offer">
          <input
            type="radio"
            name="game"
            checked={offer === chosen}
            disabled={disabled}
            onChange={() => onChoose(offer)}
          />
          <span class="game-offer-picture">
            <offer.game.Picture />
          </span>
          <span class="game-offer-words">
            <span class="game-offer-name">{offer.game.name()}</span>
            <span class="game-offer-tagline">{offer.game.tagline()}</span>
            <span class="game-offer-seats">
              <Icon name="people" />
              {home.seatsRange(offer.info.min_seats, offer.info.max_seats)}
            </span>
          </span>
          <span class="game-offer-mark">
            <Icon name="check" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export type NewTableDeal = 'random' | 'daily';

export interface DealChoiceProps {
  chosen: NewTableDeal;
  disabled: boolean;
  onChoose(deal: NewTableDeal): void;
}

/** With which deal a new table begins. */
export function DealChoice({ chosen, disabled, onChoose }: DealChoiceProps) {
  const { deals } = t();
  const offers: { value: NewTableDeal; title: string; hint: string }[] = [
    { value: 'random', title: deals.random, hint: deals.randomHint },
    { value: 'daily', title: deals.daily, hint: deals.dailyHint },
  ];
  return (
    <fieldset class="choices choices--pair">
      <legend class="field-label">{deals.choice}</legend>
      {offers.map(({ value, title, hint }) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name="deal"
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span class="choice-title">{title}</span>
          <span class="choice-hint">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
