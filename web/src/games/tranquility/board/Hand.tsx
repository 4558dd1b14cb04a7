/** The viewer's own hand: cards to pick up, pay with, discard and give. */
import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Card } from '../../../wire/Card';
import { t } from '../i18n';
import { type Facts, legalOf } from '../play/facts';
import { type ConfirmDeed, isCarried, picksOf, type Selection } from '../play/selection';
import { CardFace, cardName } from './CardFace';
import { useSlide } from './useSlide';

/** What a card is picked for. */
type Use = 'place' | 'pay' | 'discard' | 'give';

export interface HandProps {
  facts: Facts;
  selection: Selection;
  disabled: boolean;
  onSlot(slot: number, byKeyboard: boolean): void;
  onGrab(slot: number, event: TargetedPointerEvent<HTMLElement>): void;
}

export function Hand({ facts, selection, disabled, onSlot, onGrab }: HandProps): JSX.Element {
  const { hand } = t();
  const cards = facts.own?.hand ?? [];
  const keys = cards.map(keyOf);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(0);
  const focusable = Math.min(focused, cards.length - 1);

  useSlide(list, keys.join());

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = nextSlot(focusable, event.key, cards.length);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    list.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  };

  if (cards.length === 0) return <p class="tq-hand-empty">{hand.empty}</p>;
  return (
    <ul
      ref={list}
      class="tq-hand"
      data-size={cards.length > 7 ? 'many' : cards.length > 5 ? 'more' : 'few'}
      aria-label={hand.label}
    >
      {cards.map((card, slot) => {
        const use = pickedFor(selection, slot, facts);
        return (
          <li key={keys[slot]} data-flip={keys[slot]}>
            <button
              type="button"
              class="tq-card"
              data-slot={slot}
              data-use={use ?? 'none'}
              data-grab={!disabled && isCarried(facts, slot)}
              tabIndex={slot === focusable ? 0 : -1}
              aria-label={[cardName(card), use === null ? '' : labelOf(use)]
                .filter(Boolean)
                .join(', ')}
              aria-pressed={use !== null}
              aria-disabled={disabled}
              onFocus={() => setFocused(slot)}
              onKeyDown={onKeyDown}
              onClick={(event) => !disabled && onSlot(slot, event.detail === 0)}
              onPointerDown={(event) => !disabled && onGrab(slot, event)}
            >
              <CardFace card={card} />
              {use !== null && use !== 'place' && <PickMark />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards of the same kind are told apart by how many of them lie before. */
function keyOf(card: Card, slot: number, cards: readonly Card[]): string {
  return `${card}-${cards.slice(0, slot).filter((other) => other === card).length}`;
}

function pickedFor(selection: Selection, slot: number, facts: Facts): Use | null {
  if ('slot' in selection && selection.slot === slot) return 'place';
  if (picksOf(selection).includes(slot)) {
    return USES[selection.step] ?? 'discard';
  }
  if (selection.step === 'confirm') return meant(selection.deed, slot, facts);
  if (legalOf(facts).start === true && facts.own?.hand.indexOf('start') === slot) return 'place';
  return isSetAside(slot, facts) ? 'give' : null;
}

const USES: Partial<Record<Selection['step'], Use>> = { pay: 'pay', due: 'pay', give: 'give' };

/** The card with which something is done that is still to be confirmed. */
function meant(deed: ConfirmDeed, slot: number, { own }: Facts): Use | null {
  if (deed === 'discard_hand' || deed === 'swap_hand') return 'discard';
  return own?.hand.indexOf(deed === 'finish' ? 'finish' : 'wild') === slot ? 'place' : null;
}

/** Whether the card was given for the start, while others still choose. */
function isSetAside(slot: number, { own }: Facts): boolean {
  const card = own?.hand[slot];
  if (!own?.giving || card === undefined) return false;
  const given = own.giving.filter((other) => other === card).length;
  return own.hand.slice(0, slot).filter((other) => other === card).length < given;
}

function labelOf(use: Use): string {
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

function PickMark(): JSX.Element {
  return (
    <svg class="tq-pick" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9" />
      <path d="M5.800 10.500 8.800 13.500 14.500 7" />
    </svg>
  );
}
