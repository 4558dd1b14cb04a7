/** What the view offers the player of Santa Timea: cards for the trick, which is the only cell. */
import {
  IDLE,
  type Offers,
  type Selection as AnySelection,
  SelectionEngine,
  type SelectionEvent as AnyEvent,
  type Target,
} from '~/card-table/input/selection';
import type { GameTypes } from '~/card-table/game';
import { legalOf } from '~/card-table/people/facts';
import type { Table as AnyTable } from '~/card-table/useTable';
import type {
  SantaTimeaAction,
  SantaTimeaCard,
  SantaTimeaHandCard,
  SantaTimeaThen,
} from '~/wire/santa_timea';
import type { Facts } from './view/facts';

export type Selection = AnySelection<never>;
export type SelectionEvent = AnyEvent<never>;
export type Table = AnyTable<SantaTimea>;

export interface SantaTimea extends GameTypes {
  Facts: Facts;
  Step: never;
  Card: SantaTimeaCard;
  Action: SantaTimeaAction;
}

export const TRICK = 0;

const OFFERS: Offers<SantaTimea> = {
  hand: ({ own }) => own?.hand.map(({ card }) => card) ?? [],
  spare: () => [],
  initial: () => IDLE,
  take: (_, facts) => (legalOf(facts).play === undefined ? null : 'card'),
  begin: () => null,
  targets({ slot, cells }, facts): ReadonlyMap<number, Target> {
    const card = slot === null ? null : cardAt(facts, slot);
    const open = card !== null && cells.length === 0 && mayPlay(facts, card);
    return new Map(open ? [[TRICK, { kind: 'lay' }]] : []);
  },
  choose: () => ({ cells: [TRICK] }),
  pick: () => null,
  action({ slot }, _, facts) {
    const card = slot === null ? null : cardAt(facts, slot);
    return card === null || !mayPlay(facts, card) ? null : { type: 'play', card };
  },
  asks: ({ cells }) => cells.length === 0,
  /** A card stays picked up as long as the hand is the same. */
  choices: ({ own }) => [own?.hand.length, own?.legal.play !== undefined],
};

export const SELECTION = new SelectionEngine(OFFERS);

export function cardAt(facts: Facts, slot: number): SantaTimeaCard | null {
  return facts.own?.hand[slot]?.card ?? null;
}

/** The card that is picked up and may be played. */
export function pickedCard({ slot }: Selection, facts: Facts): SantaTimeaHandCard | null {
  const picked = slot === null ? undefined : facts.own?.hand[slot];
  return picked !== undefined && mayPlay(facts, picked.card) ? picked : null;
}

/** How the trick would stand with the card that is picked up. */
export function foreseen(selection: Selection, facts: Facts): SantaTimeaThen | null {
  const { play = [], then = [] } = legalOf(facts);
  const picked = pickedCard(selection, facts);
  return (picked && then[play.indexOf(picked.card)]) ?? null;
}

/** The card that lies on the table without having been played. */
export function laidCard({ slot, cells }: Selection, facts: Facts): SantaTimeaCard | null {
  return slot === null || cells.length === 0 ? null : cardAt(facts, slot);
}

export function mayPlay(facts: Facts, card: SantaTimeaCard): boolean {
  return legalOf(facts).play?.includes(card) === true;
}
