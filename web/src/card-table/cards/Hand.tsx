/** The viewer's own hand: cards to pick up, pay with, discard and give. */
import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useState } from 'preact/hooks';
import { handFlip, keysOf } from '~/card-table/animation/flip';
import type { AnyCard, CardUse } from '~/card-table/input/selection';
import { useSpots } from '~/card-table/input/spots';
import { textsOf } from '~/texts';
import type { CardLook } from './OpenCards';
import '~/card-table/styles/style.css';

const t = textsOf('table');

export interface HandProps {
  seat: number;
  cards: readonly AnyCard[];
  look: CardLook<AnyCard>;
  disabled: boolean;
  /** Whether the card in a slot can't be picked for what others are picked for now. */
  isUnpickable(slot: number): boolean;
  /** The use that the card in a slot is picked for. */
  use(slot: number): CardUse | null;
  /** Whether the card in a slot can be carried to the board. */
  carried(slot: number): boolean;
  onSlot(slot: number, byKeyboard: boolean): void;
  onGrab(slot: number, event: TargetedPointerEvent<HTMLElement>): void;
}

export function Hand(props: HandProps) {
  const {
    seat,
    cards,
    look,
    disabled,
    isUnpickable,
    use: pickedFor,
    carried,
    onSlot,
    onGrab,
  } = props;
  const { hand } = t();
  const keys = keysOf(cards);
  const spots = useSpots();
  const [focused, setFocused] = useState(0);
  const focusable = Math.min(focused, cards.length - 1);

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = nextSlot(focusable, event.key, cards.length);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    spots.get(`card:${next}`)?.focus();
  };

  if (cards.length === 0) return <p class="soft">{hand.empty}</p>;
  return (
    <ul
      class="game-hand"
      data-size={cards.length > 7 ? 'many' : cards.length > 5 ? 'more' : 'few'}
      aria-label={hand.label}
    >
      {cards.map((card, slot) => {
        const use = pickedFor(slot);
        const unpickable = !disabled && isUnpickable(slot);
        const idle = disabled || unpickable;
        return (
          <li key={keys[slot]} {...handFlip(seat, keys[slot] ?? '')}>
            <button
              type="button"
              class="game-card"
              {...spots.at(
                `card:${slot}`,
                slot === focusable && 'hand',
                use === 'place' && 'picked',
              )}
              data-slot={slot}
              data-use={use ?? 'none'}
              data-about={look.kind(card)}
              data-grab={!disabled && carried(slot)}
              tabIndex={slot === focusable ? 0 : -1}
              aria-label={[look.name(card), use === null ? '' : labelOf(use)]
                .filter(Boolean)
                .join(', ')}
              aria-pressed={use !== null}
              data-unpickable={unpickable}
              aria-disabled={idle}
              onFocus={() => setFocused(slot)}
              onKeyDown={onKeyDown}
              onClick={(event) => !idle && onSlot(slot, event.detail === 0)}
              onPointerDown={(event) => !disabled && onGrab(slot, event)}
            >
              {look.face(card)}
              {use !== null && use !== 'place' && <PickMark />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(use: CardUse): string {
  const { hand } = t();
  return {
    place: hand.placing,
    pay: hand.payLabel,
    discard: hand.discardLabel,
    give: hand.giveLabel,
  }[use];
}

function nextSlot(slot: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, slot - 1);
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, slot + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function PickMark() {
  return (
    <svg class="game-pick" stroke="var(--surface)" viewBox="0 0 20 20" aria-hidden="true">
      <circle fill="var(--pick)" stroke-width="1.5" cx="10" cy="10" r="9" />
      <path class="line" stroke-width="2.2" d="M5.800 10.500 8.800 13.500 14.500 7" />
    </svg>
  );
}
