/**
 * A move that a player has begun but not yet sent: a value, changed by events, and read by whatever draws it.
 * It is made of slots of the hand, cells of the board and the name of a step, and is the same in every game.
 * The offers of a view, which a game puts into the words of this file, say what can be picked up, chosen and paid.
 */

export interface Selection {
  /** `idle` while nothing is begun, `card` while a card of the hand is placed, or what else a game has. */
  readonly step: string;
  /**
   * The card that is picked up, by its place in the hand: two cards of the same kind have two slots.
   */
  readonly slot: number | null;
  /** The cells that were chosen, one after another. */
  readonly cells: readonly number[];
  /** The cards that are picked to pay with, to discard or to give, by their places in the hand. */
  readonly picks: readonly number[];
  /** A choice besides these: the number of a wild, a row, whether cards come unseen. */
  readonly value: number | null;
}

export type SelectionEvent =
  /** A card of the hand was chosen, or chosen again. */
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'cell'; readonly cell: number }
  /** A card is being carried from the hand, and then let go over a cell. */
  | { readonly type: 'lift'; readonly slot: number }
  | { readonly type: 'drop'; readonly slot: number; readonly cell: number }
  /** A button was pressed for something that is done without choosing a card first. */
  | { readonly type: 'begin'; readonly step: string }
  | { readonly type: 'value'; readonly value: number | null }
  /** Picks the cards that are easiest to spare. */
  | { readonly type: 'suggest' }
  | { readonly type: 'back' };

/** The consequence of choosing a cell, as far as it matters to all games. */
export interface Target {
  readonly kind: string;
  /** How many cards it costs, where a card or a herd goes there. */
  readonly cost?: number;
  /** Whether the game could hardly be won after it. */
  readonly hopeless?: boolean;
}

/** The use that a card of the hand is picked for. */
export type CardUse = 'place' | 'pay' | 'discard' | 'give';

/** Cards of the hand that have to be picked. To pay with, those easiest to spare are to begin with. */
export interface Pick {
  readonly count: number;
  readonly use: Exclude<CardUse, 'place'>;
}

/** A card as far as the selection tells cards apart. */
export type AnyCard = string | number;

/** The moves that a view offers its player. */
export interface Offers<Action extends object = object> {
  readonly hand: readonly AnyCard[];
  /** The cards from which is picked, those that are easiest to spare first. */
  readonly spare: readonly AnyCard[];
  /** Where everything begins: with what has to be chosen, if anything has. */
  readonly initial: Selection;
  /** All that a selection is made of: it is dropped when that changes. */
  readonly choices: unknown;
  /** The step that picking up a card begins; null where it can't be picked up. */
  take(slot: number): string | null;
  /** The selection that a button begins; null where that is not offered. */
  begin(step: string, selection: Selection): Selection | null;
  /** The cells that can be chosen next. */
  targets(selection: Selection): ReadonlyMap<number, Target>;
  /** The changes that choosing one of them makes. */
  choose(selection: Selection, cell: number): Partial<Selection>;
  /** The cards that have to be picked in a step; null for those in which none are. */
  pick(selection: Selection): Pick | null;
  /** The action that a selection amounts to; null while something is open. */
  action(selection: Selection): Action | null;
  /** Whether the player has to confirm it before it is done. */
  needsConfirming(selection: Selection): boolean;
}

export const IDLE = {
  step: 'idle',
  slot: null,
  cells: [],
  picks: [],
  value: null,
} as const satisfies Selection;

export function initialSelection(offers: Offers): Selection {
  return suggested(offers.initial, offers);
}

export function nextSelection(
  selection: Selection,
  event: SelectionEvent,
  offers: Offers,
): Selection {
  switch (event.type) {
    case 'slot':
      return onSlot(selection, event.slot, offers);
    case 'cell':
      return onCell(selection, event.cell, offers);
    case 'lift':
      return isCarried(event.slot, offers) ? taken(event.slot, selection, offers) : selection;
    case 'drop':
      return onCell(taken(event.slot, selection, offers), event.cell, offers);
    case 'begin':
      return onBegin(event.step, selection, offers);
    case 'value':
      return suggested({ ...selection, value: event.value, picks: [] }, offers);
    case 'suggest':
      return {
        ...selection,
        picks: spareSlots(selection, offers).slice(0, cardsNeeded(selection, offers)),
      };
    case 'back':
      return onBack(selection, offers);
  }
}

/**
 * The selection after a new view: kept where it means the same as before (others come and go, or
 * talk, while a player is choosing), begun anew otherwise.
 */
export function settledSelection(selection: Selection, before: Offers, after: Offers): Selection {
  const isSame = JSON.stringify(before.choices) === JSON.stringify(after.choices);
  return isSame ? selection : initialSelection(after);
}

/** How many cards have to be picked now. */
export function cardsNeeded(selection: Selection, offers: Offers): number {
  return offers.pick(selection)?.count ?? 0;
}

/** The slots of the cards that can be picked, those that are easiest to spare first. */
export function spareSlots(selection: Selection, offers: Offers): number[] {
  const { hand } = offers;
  const slots: number[] = [];
  for (const card of offers.spare) {
    const slot = hand.findIndex(
      (held, at) => held === card && at !== selection.slot && !slots.includes(at),
    );
    if (slot >= 0) slots.push(slot);
  }
  return slots;
}

/** The picked cards of a hand. */
export function pickedOf<Card>({ picks }: Selection, hand: readonly Card[] = []): Card[] {
  return picks.flatMap((slot) => hand[slot] ?? []);
}

/** Whether cards are picked, and this one can't be. */
export function isUnpickable(selection: Selection, slot: number, offers: Offers): boolean {
  return (
    cardsNeeded(selection, offers) > 0 &&
    slot !== selection.slot &&
    !spareSlots(selection, offers).includes(slot)
  );
}

/** Whether a card of the hand can be picked up, or has to be picked. */
export function mayChoose(selection: Selection, offers: Offers): boolean {
  return (
    cardsNeeded(selection, offers) > 0 || offers.hand.some((_, slot) => offers.take(slot) !== null)
  );
}

/** The use that the card in a slot is picked for; null if it is not picked. */
export function pickedFor(selection: Selection, slot: number, offers: Offers): CardUse | null {
  if (slot === selection.slot) return 'place';
  if (!selection.picks.includes(slot)) return null;
  return offers.pick(selection)?.use ?? null;
}

/** Whether there is a step to be taken back. */
export function canGoBack(selection: Selection, offers: Offers): boolean {
  return JSON.stringify(onBack(selection, offers)) !== JSON.stringify(selection);
}

/** Whether two cards can be discarded, with the one that is picked up or without. */
export function canDiscard(selection: Selection, offers: Offers): boolean {
  const { step, cells } = selection;
  const placing = step === 'idle' || (step === 'card' && cells.length === 0);
  return placing && offers.begin('discard', selection) !== null;
}

/** Whether the card can be carried to a cell. */
export function isCarried(slot: number, offers: Offers): boolean {
  const lifted = taken(slot, offers.initial, offers);
  return lifted.slot === slot && offers.targets(lifted).size > 0;
}

/** The action that the selection amounts to; null while something is still to be chosen. */
export function actionOf<Action extends object>(
  selection: Selection,
  offers: Offers<Action>,
): Action | null {
  return selection.picks.length === cardsNeeded(selection, offers)
    ? offers.action(selection)
    : null;
}

/** The same where nothing has to be confirmed. */
export function unconfirmedActionOf<Action extends object>(
  selection: Selection,
  offers: Offers<Action>,
): Action | null {
  return offers.needsConfirming(selection) ? null : actionOf(selection, offers);
}

/** The cells that can be chosen, in groups, best first: of a group one of the cheapest, in their middle. */
export function targetGroups(selection: Selection, offers: Offers): number[][] {
  const targets = [...offers.targets(selection)];
  const where = (fits: (target: Target) => boolean) => {
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

function taken(slot: number, otherwise: Selection, offers: Offers): Selection {
  const step = offers.take(slot);
  return step === null ? otherwise : suggested({ ...IDLE, step, slot }, offers);
}

function onSlot(selection: Selection, slot: number, offers: Offers): Selection {
  if (slot === selection.slot) {
    if (selection.cells.length === 0) return initialSelection(offers);
    return suggested({ ...selection, cells: [], value: null, picks: [] }, offers);
  }
  const count = cardsNeeded(selection, offers);
  if (count === 0) return taken(slot, selection, offers);
  const { picks } = selection;
  if (picks.includes(slot)) return { ...selection, picks: picks.filter((pick) => pick !== slot) };
  if (!spareSlots(selection, offers).includes(slot)) return selection;
  // One too many pushes the oldest out.
  return { ...selection, picks: [...picks, slot].slice(-count) };
}

function onCell(selection: Selection, cell: number, offers: Offers): Selection {
  const target = offers.targets(selection).get(cell);
  if (target === undefined) return selection;
  const chosen = offers.choose(selection, cell);
  return suggested({ ...selection, picks: [], ...chosen }, offers);
}

function onBegin(step: string, selection: Selection, offers: Offers): Selection {
  const begun = offers.begin(step, selection);
  if (begun === null) return selection;
  // A card that was picked up is the first of those to be discarded.
  const { slot } = selection;
  const goesOn = slot !== null && begun.slot === null && cardsNeeded(begun, offers) > 0;
  if (!goesOn || !spareSlots(begun, offers).includes(slot)) {
    return suggested(begun, offers);
  }
  return { ...begun, picks: [slot] };
}

function onBack(selection: Selection, offers: Offers): Selection {
  if (selection.cells.length === 0) return initialSelection(offers);
  const cells = selection.cells.slice(0, -1);
  if (cells.length === 0 && selection.slot === null) return initialSelection(offers);
  return suggested({ ...selection, cells, value: null, picks: [] }, offers);
}

/** With the cards picked that are easiest to spare, where that is done. */
function suggested(selection: Selection, offers: Offers): Selection {
  const pick = offers.pick(selection);
  if (pick?.use !== 'pay') return selection;
  return { ...selection, picks: spareSlots(selection, offers).slice(0, pick.count) };
}
