/**
 * A table as one viewer uses it: what is picked up, carried and led to. The same for every game; what can
 * be chosen comes from the game, which has it from the offers of the view.
 */
import type { TargetedPointerEvent } from 'preact';
import { type RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import { useFresh, useSlide } from './animation/useSlide';
import type { LogProps } from './Log';
import type { People } from './people';
import type { SpotId } from './spots';
import { type Drag, useDrag } from './useDrag';
import { type FocusTrail, useFocusTrail } from './useFocusTrail';
import { useInSight } from './useInSight';
import {
  type SelectionRules,
  useEscape,
  useNews,
  useSecondPass,
  useSelection,
} from './useSelection';

/** What happens at every table; a game adds events of its own. */
export type TableEvent<Selection> =
  /** A card of the hand was chosen, or chosen again. */
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'cell'; readonly cell: number }
  /** A card is being carried from the hand, and then let go over a cell. */
  | { readonly type: 'lift'; readonly slot: number }
  | { readonly type: 'drop'; readonly slot: number; readonly cell: number }
  /** A card was carried to the discards: what it was lifted from goes on with it. */
  | { readonly type: 'toss'; readonly slot: number; readonly from: Selection }
  | { readonly type: 'back' };

export interface TableFacts<Line> extends People {
  readonly game: {
    readonly phase: string;
    readonly log: readonly Line[];
    readonly log_length: number;
  };
}

/** How a game is played at the table. */
export interface TableRules<Facts, Selection, Event, Action, Line> extends SelectionRules<
  Facts,
  Selection,
  TableEvent<Selection> | Event
> {
  /** The action that the selection amounts to; null while something is still to be chosen. */
  actionOf(selection: Selection, facts: Facts): Action | null;
  /** The same where choosing a cell leaves nothing else to choose. */
  onlyActionOf(selection: Selection, facts: Facts): Action | null;
  /** The cells that can be chosen, in groups, best first. */
  targets(selection: Selection, facts: Facts): readonly (readonly number[])[];
  /** The cell that was chosen. */
  chosenCell(selection: Selection): number | null;
  /** Whether nothing is picked up or begun. */
  isIdle(selection: Selection): boolean;
  /** Whether a card of the hand would be picked up for a cell rather than to pay with. */
  isPlacing(selection: Selection): boolean;
  /** Whether the card in a slot can be carried to the board. */
  isCarried(facts: Facts, slot: number): boolean;
  /** Whether the card in a slot can be carried to the discards. */
  isTossed(selection: Selection, slot: number, facts: Facts): boolean;
  /** What a press on a card means, where it is not just `slot`. */
  pressed?(selection: Selection, slot: number): TableEvent<Selection>;
  /** What lies where, as far as the log does not tell: things move when it changes. */
  arrangement(selection: Selection, facts: Facts): unknown;
  /** How long the log is when the cards have just been dealt. */
  readonly dealtLog: number;
  /** How many lines of the log come at most with one move. */
  linesOfAMove?(facts: Facts): number;
  news(before: Facts, after: Facts): readonly string[];
  logSentence(line: Line, facts: Facts): string;
}

export interface Table<Selection, Event, Action, Line extends object> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  readonly props: BoardProps;
  readonly busy: boolean;
  readonly selection: Selection;
  dispatch(event: TableEvent<Selection> | Event): Selection;
  act(action: Action): void;
  say(phrase: unknown): void;
  /** Does what is chosen. */
  confirm(): void;
  /** Does it at once where that leaves nothing to choose and no confirmation is wanted. */
  choose(event: TableEvent<Selection> | Event): void;
  onCell(cell: number, byKeyboard: boolean): void;
  back(): void;
  readonly trail: FocusTrail;
  readonly drag: Drag | null;
  /** Whether the card that is carried can be let go where cards are discarded. */
  readonly tosses: boolean;
  readonly hand: {
    carried(slot: number): boolean;
    onSlot(slot: number, byKeyboard: boolean): void;
    onGrab(slot: number, event: TargetedPointerEvent<HTMLElement>): void;
  };
  /** Whether all of it is drawn: at first only what takes the eye is. */
  readonly whole: boolean;
  /** Whether the newest line of the log came while the viewer was looking. */
  readonly fresh: boolean;
  readonly over: boolean;
  readonly log: LogProps<Line>;
}

export function useTable<
  Facts extends TableFacts<Line>,
  Selection,
  Event,
  Action,
  Line extends object,
>(
  props: BoardProps,
  facts: Facts,
  rules: TableRules<Facts, Selection, Event, Action, Line>,
): Table<Selection, Event, Action, Line> {
  const { busy, playback, fetchLog } = props;
  const { game } = facts;
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [selection, dispatch] = useSelection(facts, rules);
  const targets = rules
    .targets(selection, facts)
    .map((group) => group.map((cell): SpotId => `cell:${cell}`));
  const trail = useFocusTrail(root, targets);
  useInSight(dock, targets.flat(), selection);

  const act = (action: Action): void => void props.act(action);
  const choose = (event: TableEvent<Selection> | Event): void => {
    const action = rules.onlyActionOf(dispatch(event), facts);
    if (action !== null && !confirming.on.value && !busy) act(action);
  };
  const back = (): void => {
    if (rules.isIdle(selection)) return;
    dispatch({ type: 'back' });
    trail.onBack(rules.chosenCell(selection));
  };
  const [lifted, setLifted] = useState<Selection>(() => selection);
  const { drag, grab } = useDrag({
    onLift: (slot) => {
      setLifted(() => selection);
      dispatch({ type: 'lift', slot });
    },
    onDrop: (slot, cell) => choose({ type: 'drop', slot, cell }),
    onToss: (slot) => void dispatch({ type: 'toss', slot, from: lifted }),
  });
  useEscape(back);
  useNews(facts, rules.news, playback !== undefined);

  const whole = useSecondPass(props.ended === true);
  const fresh = useFresh(game.log_length);
  const lines = rules.linesOfAMove?.(facts);
  useSlide(root, {
    whole,
    order: [
      rules.arrangement(selection, facts),
      game.log_length,
      rules.chosenCell(selection),
    ].join(),
    length: game.log_length,
    dealt: game.log_length <= rules.dealtLog && playback === undefined,
    ...(lines !== undefined && { lines }),
  });

  const onSlot = (slot: number, byKeyboard: boolean): void => {
    const event = rules.pressed?.(selection, slot) ?? { type: 'slot', slot };
    if (event.type !== 'slot') return choose(event);
    const next = dispatch(event);
    if (!byKeyboard) return;
    if (rules.isPlacing(selection)) trail.onSlot();
    else if (rules.actionOf(next, facts) !== null) trail.onComplete();
  };

  return {
    root,
    dock,
    props,
    busy,
    selection,
    dispatch,
    act,
    say: (phrase) => void props.say(phrase),
    confirm: () => {
      const action = rules.actionOf(selection, facts);
      if (action !== null) act(action);
    },
    choose,
    onCell: (cell, byKeyboard) => {
      choose({ type: 'cell', cell });
      if (byKeyboard) trail.onComplete();
    },
    back,
    trail,
    drag,
    tosses: drag !== null && rules.isTossed(lifted, drag.slot, facts),
    hand: {
      carried: (slot) => rules.isCarried(facts, slot) || rules.isTossed(selection, slot, facts),
      onSlot,
      onGrab: grab,
    },
    whole,
    fresh,
    over: game.phase === 'over',
    log: {
      lines: game.log,
      length: game.log_length,
      sentence: (line) => rules.logSentence(line, facts),
      fetchLog,
      playback,
    },
  };
}
