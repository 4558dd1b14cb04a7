/**
 * A table as one viewer uses it: what is picked up, carried and led to. The same for every game; what can
 * be chosen comes from the game, which has it from the offers of the view.
 */
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '~/games/game';
import { confirming, noteFinishedGame } from '~/ui/preferences';
import { announce } from '~/ui/Toasts';
import { useFresh, useSlide } from './animation/flip';
import type { BoardCells } from './Grid';
import type { LogProps } from './Log';
import type { People } from './people';
import { type FocusTrail, useFocusTrail, useInSight } from './pointer/focus';
import { type Drag, useDrag } from './pointer/useDrag';
import type { Selection, SelectionEngine, SelectionEvent, Target } from './selection/selection';
import { useEscape, useNews, useSecondPass, useSelection } from './selection/useSelection';
import type { SpotId } from './spots';

export interface TableFacts<Line> extends People {
  readonly game: {
    readonly phase: string;
    readonly log: readonly Line[];
    readonly log_length: number;
  };
}

/** How a game is played at the table. */
export interface TableRules<Facts, Step extends string, Card, Action, Aim extends Target, Line> {
  readonly selection: SelectionEngine<Facts, Step, Card, Action, Aim>;
  /** Whether the keyboard goes from a card to the cells that it can go to; it does if absent. */
  readonly leadsToCells?: false;
  /** What a press on a card means, where it is not just `slot`. */
  pressed?(selection: Selection<Step>, slot: number): SelectionEvent<Step>;
  /** Why a cell can't be chosen, by what the server says of the cards in hand. */
  whyNot?(
    selection: Selection<Step>,
    cell: number,
    facts: Facts,
    barred: readonly unknown[],
  ): string | null;
  /** The cells that the newest move changed, in games that have cells. */
  lastCells?(facts: Facts): readonly number[];
  /** How long the log is when the cards have just been dealt. */
  readonly dealtLog: number;
  /** How many lines of the log come at most with one move. */
  linesOfAMove?(facts: Facts): number;
  news(before: Facts, after: Facts): readonly string[];
  logSentence(line: Line, facts: Facts): string;
}

export interface Table<Step extends string, Action, Line extends object> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  readonly props: BoardProps;
  readonly busy: boolean;
  readonly selection: Selection<Step>;
  dispatch(event: SelectionEvent<Step>): void;
  act(action: Action): void;
  say(phrase: unknown): void;
  /** Does what is chosen. */
  confirm(): void;
  /** Does it at once where that leaves nothing to choose and no confirmation is wanted. */
  choose(event: SelectionEvent<Step>): void;
  readonly cells: BoardCells;
  back(): void;
  /** Why the cell that was pressed last can't be chosen. */
  readonly refused: string | null;
  readonly trail: FocusTrail;
  readonly drag: Drag | null;
  /** Whether the card that is carried can be let go where cards are discarded. */
  readonly tosses: boolean;
  readonly hand: {
    isUnpickable(slot: number): boolean;
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
  Step extends string,
  Card,
  Action,
  Aim extends Target,
  Line extends object,
>(
  props: BoardProps,
  facts: Facts,
  rules: TableRules<Facts, Step, Card, Action, Aim, Line>,
): Table<Step, Action, Line> {
  const engine = rules.selection;
  const { busy, playback, fetchLog } = props;
  const { game } = facts;
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [selection, dispatch] = useSelection(facts, engine);
  const [chosenCell = null] = selection.cells.slice(-1);
  const targets = engine
    .groups(selection, facts)
    .map((group) => group.map((cell): SpotId => `cell:${cell}`));
  const trail = useFocusTrail(root, targets);
  useInSight(dock, targets.flat(), selection);

  const [pressed, setPressed] = useState<{ at: Selection<Step>; why: string } | null>(null);
  const over = game.phase === 'over';
  const played = over && playback === undefined && facts.seat !== null;
  useEffect(() => {
    if (played) noteFinishedGame();
  }, [played]);

  const act = (action: Action): void => void props.act(action);
  const choose = (event: SelectionEvent<Step>): void => {
    const action = engine.unaskedActionOf(dispatch(event), facts);
    if (action !== null && !confirming.on.value && !busy) act(action);
  };
  const explain = async (cell: number): Promise<void> => {
    setPressed(null);
    if (selection.step === 'idle' || rules.whyNot === undefined) return;
    const barred = (await props.fetchBarred?.().catch(() => null)) ?? [];
    const why = rules.whyNot(selection, cell, facts, barred);
    if (why === null) return;
    setPressed({ at: selection, why });
    announce(why);
  };
  const back = (): void => {
    if (selection.step === 'idle') return;
    dispatch({ type: 'back' });
    trail.onBack(chosenCell);
  };
  const [lifted, setLifted] = useState(selection);
  const { drag, grab } = useDrag({
    onLift: (slot) => {
      setLifted(selection);
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
    order: [engine.offers.hand(facts), selection.cells, game.log_length].join(),
    length: game.log_length,
    dealt: game.log_length <= rules.dealtLog && playback === undefined,
    ...(lines !== undefined && { lines }),
  });

  const onSlot = (slot: number, byKeyboard: boolean): void => {
    const event = rules.pressed?.(selection, slot) ?? { type: 'slot', slot };
    if (event.type !== 'slot') return choose(event);
    const next = dispatch(event);
    if (!byKeyboard) return;
    const leads = rules.leadsToCells !== false && engine.needed(selection, facts) === 0;
    if (leads) trail.onSlot();
    else if (engine.actionOf(next, facts) !== null) trail.onComplete();
  };

  return {
    root,
    dock,
    props,
    busy,
    selection,
    dispatch: (event) => void dispatch(event),
    act,
    say: (phrase) => void props.say(phrase),
    confirm: () => {
      const action = engine.actionOf(selection, facts);
      if (action !== null) act(action);
    },
    choose,
    refused: pressed?.at === selection ? pressed.why : null,
    cells: {
      lastCells: rules.lastCells?.(facts) ?? [],
      over: drag?.over ?? null,
      ghosts: playback?.ghosts ?? [],
      onCell: (cell, byKeyboard) => {
        if (!engine.offers.targets(selection, facts).has(cell)) {
          void explain(cell);
          return;
        }
        choose({ type: 'cell', cell });
        if (byKeyboard) trail.onComplete();
      },
    },
    back,
    trail,
    drag,
    tosses: drag !== null && engine.isTossed(lifted, drag.slot, facts),
    hand: {
      isUnpickable: (slot) => engine.isUnpickable(selection, slot, facts),
      carried: (slot) => engine.isCarried(facts, slot) || engine.isTossed(selection, slot, facts),
      onSlot,
      onGrab: grab,
    },
    whole,
    fresh,
    over,
    log: {
      lines: game.log,
      length: game.log_length,
      sentence: (line) => rules.logSentence(line, facts),
      fetchLog,
      playback,
      onLine: props.onLookBack,
    },
  };
}
