/**
 * What a player has picked up but not yet sent: a value, changed by events, and read by whatever draws it.
 * It is the same in every game. What can be picked up, chosen and paid comes from the offers of the view,
 * which a game puts into the words of this file.
 */
import type { GameTypes } from '../game';

/** What is being done: nothing yet, a card of the hand is placed, or what else a game has. */
export type StepOf<Step extends string> = Step | 'idle' | 'card';

export interface Selection<Step extends string = string> {
  readonly step: StepOf<Step>;
  /**
   * The card that is picked up, by its place in the hand: two cards of the same kind have two slots.
   */
  readonly slot: number | null;
  /** The cells that were chosen, one after another. */
  readonly cells: readonly number[];
  /** The cards that are picked to pay with, to discard or to give, by their places in the hand. */
  readonly picks: readonly number[];
  /** What is chosen besides: the number of a wild, a row, whether cards come unseen. */
  readonly value: number | null;
}

export type SelectionEvent<Step extends string> =
  /** A card of the hand was chosen, or chosen again. */
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'cell'; readonly cell: number }
  /** A card is being carried from the hand, and then let go over a cell. */
  | { readonly type: 'lift'; readonly slot: number }
  | { readonly type: 'drop'; readonly slot: number; readonly cell: number }
  /** A button was pressed for something that is done without choosing a card first. */
  | { readonly type: 'begin'; readonly step: Step }
  | { readonly type: 'value'; readonly value: number | null }
  /** Picks the cards that are easiest to spare. */
  | { readonly type: 'suggest' }
  | { readonly type: 'back' };

/** What choosing a cell means, as far as it matters to all games. */
export interface Target {
  readonly kind: string;
  /** How many cards it costs, where a card or a herd goes there. */
  readonly cost?: number;
  /** Whether the game could hardly be won after it. */
  readonly hopeless?: boolean;
}

/** What a card of the hand is picked for. */
export type CardUse = 'place' | 'pay' | 'discard' | 'give';

/** Cards of the hand that have to be picked. To pay with, those easiest to spare are to begin with. */
export interface Pick {
  readonly count: number;
  readonly use: Exclude<CardUse, 'place'>;
}

/** What the view of a game offers its player. */
export interface Offers<T extends GameTypes> {
  hand(facts: T['Facts']): readonly T['Card'][];
  /** The cards from which is picked, those that are easiest to spare first. */
  spare(facts: T['Facts']): readonly T['Card'][];
  /** Where everything begins: with what has to be chosen, if anything has. */
  initial(facts: T['Facts']): Selection<T['Step']>;
  /** What picking up a card begins; null where it can't be picked up. */
  take(slot: number, facts: T['Facts']): StepOf<T['Step']> | null;
  /** What a button begins; null where that is not offered. */
  begin(
    step: T['Step'],
    selection: Selection<T['Step']>,
    facts: T['Facts'],
  ): Selection<T['Step']> | null;
  /** The cells that can be chosen next. */
  targets(selection: Selection<T['Step']>, facts: T['Facts']): ReadonlyMap<number, T['Target']>;
  /** What choosing one of them changes. */
  choose(
    selection: Selection<T['Step']>,
    cell: number,
    target: T['Target'],
    facts: T['Facts'],
  ): Partial<Selection<T['Step']>>;
  /** The cards that have to be picked in a step; null for those in which none are. */
  pick(selection: Selection<T['Step']>, facts: T['Facts']): Pick | null;
  /** The action that a selection amounts to with the picked cards; null while something is open. */
  action(
    selection: Selection<T['Step']>,
    picked: readonly T['Card'][],
    facts: T['Facts'],
  ): T['Action'] | null;
  /** Whether there is something to be asked before it is done. */
  asks(selection: Selection<T['Step']>, facts: T['Facts']): boolean;
  /** All that a selection is made of: it is dropped when that changes. */
  choices(facts: T['Facts']): unknown;
}

export const IDLE = {
  step: 'idle',
  slot: null,
  cells: [],
  picks: [],
  value: null,
} as const satisfies Selection;

export class SelectionEngine<T extends GameTypes> {
  readonly offers: Offers<T>;

  constructor(offers: Offers<T>) {
    this.offers = offers;
  }

  initial(facts: T['Facts']): Selection<T['Step']> {
    return this.#suggested(this.offers.initial(facts), facts);
  }

  reduce(
    selection: Selection<T['Step']>,
    event: SelectionEvent<T['Step']>,
    facts: T['Facts'],
  ): Selection<T['Step']> {
    switch (event.type) {
      case 'slot':
        return this.#onSlot(selection, event.slot, facts);
      case 'cell':
        return this.#onCell(selection, event.cell, facts);
      case 'lift':
        return this.isCarried(facts, event.slot)
          ? this.#taken(event.slot, selection, facts)
          : selection;
      case 'drop':
        return this.#onCell(this.#taken(event.slot, selection, facts), event.cell, facts);
      case 'begin':
        return this.#onBegin(event.step, selection, facts);
      case 'value':
        return this.#suggested({ ...selection, value: event.value, picks: [] }, facts);
      case 'suggest':
        return {
          ...selection,
          picks: this.spareSlots(selection, facts).slice(0, this.needed(selection, facts)),
        };
      case 'back':
        return this.#onBack(selection, facts);
    }
  }

  /**
   * The selection after a new view: kept where it means the same as before (others come and go, or
   * talk, while a player is choosing), begun anew otherwise.
   */
  settle(
    selection: Selection<T['Step']>,
    before: T['Facts'],
    after: T['Facts'],
  ): Selection<T['Step']> {
    const choices = (facts: T['Facts']) => JSON.stringify(this.offers.choices(facts));
    return choices(before) === choices(after) ? selection : this.initial(after);
  }

  /** How many cards have to be picked now. */
  needed(selection: Selection<T['Step']>, facts: T['Facts']): number {
    return this.offers.pick(selection, facts)?.count ?? 0;
  }

  /** The slots of the cards that can be picked, those that are easiest to spare first. */
  spareSlots(selection: Selection<T['Step']>, facts: T['Facts']): number[] {
    const hand = this.offers.hand(facts);
    const slots: number[] = [];
    for (const card of this.offers.spare(facts)) {
      const slot = hand.findIndex(
        (held, at) => held === card && at !== selection.slot && !slots.includes(at),
      );
      if (slot >= 0) slots.push(slot);
    }
    return slots;
  }

  /** Whether cards are picked, and this one can't be. */
  isUnpickable(selection: Selection<T['Step']>, slot: number, facts: T['Facts']): boolean {
    return (
      this.needed(selection, facts) > 0 &&
      slot !== selection.slot &&
      !this.spareSlots(selection, facts).includes(slot)
    );
  }

  /** Whether a card of the hand can be picked up, or has to be picked. */
  isChoosing(selection: Selection<T['Step']>, facts: T['Facts']): boolean {
    return (
      this.needed(selection, facts) > 0 ||
      this.offers.hand(facts).some((_, slot) => this.offers.take(slot, facts) !== null)
    );
  }

  /** What the card in a slot is picked for, if it is. */
  pickedFor(selection: Selection<T['Step']>, slot: number, facts: T['Facts']): CardUse | null {
    if (slot === selection.slot) return 'place';
    if (!selection.picks.includes(slot)) return null;
    return this.offers.pick(selection, facts)?.use ?? null;
  }

  /** Whether there is a step to be taken back. */
  canGoBack(selection: Selection<T['Step']>, facts: T['Facts']): boolean {
    return JSON.stringify(this.#onBack(selection, facts)) !== JSON.stringify(selection);
  }

  /** Whether two cards can be discarded, with the one that is picked up or without. */
  canDiscard(selection: Selection<T['Step']>, facts: T['Facts']): boolean {
    const { step, cells } = selection;
    const placing = step === 'idle' || (step === 'card' && cells.length === 0);
    return placing && this.offers.begin('discard' as T['Step'], selection, facts) !== null;
  }

  /** Whether the card can be carried to a cell. */
  isCarried(facts: T['Facts'], slot: number): boolean {
    const taken = this.#taken(slot, this.offers.initial(facts), facts);
    return taken.slot === slot && this.offers.targets(taken, facts).size > 0;
  }

  /** The action that the selection amounts to; null while something is still to be chosen. */
  actionOf(selection: Selection<T['Step']>, facts: T['Facts']): T['Action'] | null {
    if (selection.picks.length !== this.needed(selection, facts)) return null;
    const hand = this.offers.hand(facts);
    const picked = selection.picks.flatMap((slot) => hand[slot] ?? []) as T['Card'][];
    return this.offers.action(selection, picked, facts);
  }

  /** The same where it can be done without being looked at once more. */
  unaskedActionOf(selection: Selection<T['Step']>, facts: T['Facts']): T['Action'] | null {
    return this.offers.asks(selection, facts) ? null : this.actionOf(selection, facts);
  }

  /** The cells that can be chosen, in groups, best first: of a group one of the cheapest, in their middle. */
  groups(selection: Selection<T['Step']>, facts: T['Facts']): number[][] {
    const targets = [...this.offers.targets(selection, facts)];
    const where = (fits: (target: T['Target']) => boolean) => {
      const fitting = targets.filter(([, target]) => fits(target));
      const least = Math.min(...fitting.map(([, { cost = 0 }]) => cost));
      const cheapest = fitting.filter(([, { cost = 0 }]) => cost === least);
      const best = cheapest[cheapest.length >> 1];
      return [...new Set([...(best ? [best] : []), ...fitting])].map(([cell]) => cell);
    };
    return [
      where(({ cost, hopeless }) => cost === 0 && hopeless !== true),
      where(({ cost = 0, hopeless }) => cost > 0 && hopeless !== true),
      where(({ hopeless }) => hopeless === true),
      where(({ cost, hopeless }) => cost === undefined && hopeless !== true),
    ];
  }

  #taken(slot: number, otherwise: Selection<T['Step']>, facts: T['Facts']): Selection<T['Step']> {
    const step = this.offers.take(slot, facts);
    return step === null ? otherwise : this.#suggested({ ...IDLE, step, slot }, facts);
  }

  #onSlot(selection: Selection<T['Step']>, slot: number, facts: T['Facts']): Selection<T['Step']> {
    if (slot === selection.slot) {
      if (selection.cells.length === 0) return this.initial(facts);
      return this.#suggested({ ...selection, cells: [], value: null, picks: [] }, facts);
    }
    const count = this.needed(selection, facts);
    if (count === 0) return this.#taken(slot, selection, facts);
    const { picks } = selection;
    if (picks.includes(slot)) return { ...selection, picks: picks.filter((pick) => pick !== slot) };
    if (!this.spareSlots(selection, facts).includes(slot)) return selection;
    // One too many pushes the oldest out.
    return { ...selection, picks: [...picks, slot].slice(-count) };
  }

  #onCell(selection: Selection<T['Step']>, cell: number, facts: T['Facts']): Selection<T['Step']> {
    const target = this.offers.targets(selection, facts).get(cell);
    if (target === undefined) return selection;
    const chosen = this.offers.choose(selection, cell, target, facts);
    return this.#suggested({ ...selection, picks: [], ...chosen }, facts);
  }

  #onBegin(
    step: T['Step'],
    selection: Selection<T['Step']>,
    facts: T['Facts'],
  ): Selection<T['Step']> {
    const begun = this.offers.begin(step, selection, facts);
    if (begun === null) return selection;
    // A card that was picked up is the first of those to be discarded.
    const { slot } = selection;
    const goesOn = slot !== null && begun.slot === null && this.needed(begun, facts) > 0;
    if (!goesOn || !this.spareSlots(begun, facts).includes(slot)) {
      return this.#suggested(begun, facts);
    }
    return { ...begun, picks: [slot] };
  }

  #onBack(selection: Selection<T['Step']>, facts: T['Facts']): Selection<T['Step']> {
    if (selection.cells.length === 0) return this.initial(facts);
    const cells = selection.cells.slice(0, -1);
    if (cells.length === 0 && selection.slot === null) return this.initial(facts);
    return this.#suggested({ ...selection, cells, value: null, picks: [] }, facts);
  }

  /** With the cards picked that are easiest to spare, where that is done. */
  #suggested(selection: Selection<T['Step']>, facts: T['Facts']): Selection<T['Step']> {
    const pick = this.offers.pick(selection, facts);
    if (pick?.use !== 'pay') return selection;
    return { ...selection, picks: this.spareSlots(selection, facts).slice(0, pick.count) };
  }
}
