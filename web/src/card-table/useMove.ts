/**
 * The viewer's move: chosen by presses on cards and cells (`Grid`, `Hand`), then waiting for a moment so that a slip can
 * be caught (`useWaitingMove`), then given to the table (`act` of `boardProps.ts`), whose store sends it.
 */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { confirming } from '~/ui/preferences';
import { useEscape } from '~/ui/useWindowEvent';
import type { BoardProps } from './boardProps';
import { useFocusTrail, useInSight } from './input/focus';
import {
  actionOf,
  canDiscard,
  canGoBack,
  cardsNeeded,
  initialSelection,
  nextSelection,
  type Offers,
  type Selection,
  type SelectionEvent,
  settledSelection,
  targetGroups,
  unconfirmedActionOf,
} from './input/selection';
import type { SpotId } from './input/spots';
import { useWaitingMove, type WaitingMove } from './input/useWaitingMove';

export interface Move<Action extends object = object> {
  readonly selection: Selection;
  /** Whether something is on its way, or waits. */
  readonly busy: boolean;
  /** The move that was made, while it can still be taken back. */
  readonly waiting: WaitingMove<Action>;
  /** Whether each of the buttons that all games have can be pressed. */
  readonly can: Readonly<Record<'goBack' | 'discard' | 'confirm', boolean>>;
  dispatch(event: SelectionEvent): void;
  /** Takes a first step; the focus follows to the cells if it was taken with the keyboard. */
  begin(step: string, byKeyboard?: boolean): void;
  /** Makes a move. */
  make(action: Action): void;
  /** Sends an action at once that the game lets one change, or that was confirmed already. */
  send(action: Action): void;
  /** Makes the move that is chosen. */
  confirm(): void;
  /** Makes it at once where that leaves nothing to choose and no confirmation is wanted. */
  choose(event: SelectionEvent): void;
  takeBack(): boolean;
  onSlot(slot: number, byKeyboard: boolean): void;
  onCell(cell: number, byKeyboard: boolean): void;
}

/** How a game is played with hand and board. */
export interface MoveRules {
  /** Whether the keyboard goes from a card to the cells that it can go to; it does if absent. */
  readonly leadsToCells?: false;
  /** The event of a press on a card, where it is not just `slot`. */
  pressed?(selection: Selection, slot: number): SelectionEvent;
}

export function useMove<Action extends object>(
  props: Pick<BoardProps, 'act' | 'busy' | 'game'>,
  offers: Offers<Action>,
  rules: MoveRules,
  { root, dock }: Record<'root' | 'dock', RefObject<HTMLElement | null>>,
): Move<Action> {
  const [selection, select] = useSelection(offers);
  const send = (action: Action): void => void props.act(action);
  const waiting = useWaitingMove(offers.choices, send);
  /** Choosing something else takes back what waits. */
  const dispatch = (event: SelectionEvent): Selection => {
    waiting.takeBack();
    return select(event);
  };
  const targets = useMemo(
    () =>
      targetGroups(selection, offers).map((group) => group.map((cell): SpotId => `cell:${cell}`)),
    [selection, offers],
  );
  const trail = useFocusTrail(root, targets);
  useInSight(dock, targets.flat(), selection);

  const choose = (event: SelectionEvent): void => {
    const action = unconfirmedActionOf(dispatch(event), offers);
    if (action !== null && !confirming.on.value && !props.busy) waiting.make(action);
  };
  const takeBack = (): boolean => {
    const taken = waiting.takeBack();
    if (taken) trail.onTakenBack();
    return taken;
  };
  useEscape(() => {
    if (takeBack() || selection.step === 'idle') return;
    dispatch({ type: 'back' });
    trail.onBack(selection.cells.at(-1) ?? null);
  });

  const chosen = actionOf(selection, offers);
  const busy = props.busy || waiting.action !== null;
  return {
    selection,
    busy,
    waiting,
    can: {
      goBack: canGoBack(selection, offers),
      discard: canDiscard(selection, offers),
      confirm: chosen !== null && !busy,
    },
    dispatch,
    begin: (step, byKeyboard = false) => {
      const next = dispatch({ type: 'begin', step });
      if (byKeyboard && offers.targets(next).size > 0) trail.onSlot();
    },
    make: waiting.make,
    send,
    confirm: () => {
      if (chosen !== null) waiting.make(chosen);
    },
    choose,
    takeBack,
    onSlot: (slot, byKeyboard) => {
      const event = rules.pressed?.(selection, slot) ?? { type: 'slot', slot };
      if (event.type !== 'slot') return choose(event);
      const next = dispatch(event);
      if (!byKeyboard) return;
      const leads = rules.leadsToCells !== false && cardsNeeded(selection, offers) === 0;
      if (leads) trail.onSlot();
      else if (actionOf(next, offers) !== null) trail.onComplete();
    },
    onCell: (cell, byKeyboard) => {
      choose({ type: 'cell', cell });
      if (byKeyboard) trail.onComplete();
    },
  };
}

/** The selection, carried over from view to view as far as it still means the same, and what changes it. */
export function useSelection(
  offers: Offers,
): [selection: Selection, select: (event: SelectionEvent) => Selection] {
  const [, redraw] = useState(0);
  const held = useRef<{ offers: Offers; selection: Selection } | null>(null);
  held.current ??= { offers, selection: initialSelection(offers) };
  if (held.current.offers !== offers) {
    // From each view to the next: a selection that was dropped does not come back with a view that is like
    // an earlier one.
    const { offers: before, selection } = held.current;
    held.current = { offers, selection: settledSelection(selection, before, offers) };
  }
  const { selection } = held.current;
  const select = (event: SelectionEvent): Selection => {
    const next = nextSelection(selection, event, offers);
    held.current = { offers, selection: next };
    redraw((drawn) => drawn + 1);
    return next;
  };
  return [selection, select];
}

/** Loads the words for a waiting move in advance: it has little time for that. */
export function usePhrasesAhead({ game: { phrases } }: BoardProps, playing: boolean): void {
  useEffect(() => {
    if (playing && !confirming.on.peek()) phrases.preload();
  }, [playing, phrases]);
}
