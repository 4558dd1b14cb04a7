/**
 * A table as one viewer uses it: what is picked up, carried and led to. The same for every game; what can
 * be chosen comes from the game, which has it from the offers of the view.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, GameTypes, Sentences } from './game';
import { confirming } from '~/ui/preferences';
import { announce } from '~/ui/Toasts';
import { useFresh, useSlide } from './animation/flip';
import type { LogProps } from './beside/Log';
import type { BoardCells } from './cards/Grid';
import type { HandProps } from './cards/Hand';
import { useFocusTrail, useInSight } from './input/focus';
import type { CardUse, Selection, SelectionEngine, SelectionEvent } from './input/selection';
import type { SpotId } from './input/spots';
import { type Drag, useDrag } from './input/useDrag';
import { type Teller, useEscape, useNews, useSecondPass, useSelection } from './input/useSelection';
import { useWaitingMove, type WaitingMove } from './input/useWaitingMove';
import type { GameFacts } from './people/facts';

export interface TableFacts extends GameFacts<
  {
    readonly phase: string;
    readonly active: number | null;
    readonly waiting?: readonly number[];
    readonly log: readonly object[];
    readonly log_length: number;
    /** The seats that have agreed to stop, in games that can be conceded. */
    readonly conceded?: readonly number[];
  },
  { readonly legal: object }
> {}

/** How a game is played at the table. */
export interface TableRules<T extends GameTypes> extends Teller<T['Facts']> {
  readonly selection: SelectionEngine<T>;
  /** Whether the keyboard goes from a card to the cells that it can go to; it does if absent. */
  readonly leadsToCells?: false;
  /** What a press on a card means, where it is not just `slot`. */
  pressed?(selection: Selection<T['Step']>, slot: number): SelectionEvent<T['Step']>;
  /** What a card is meant for that is neither picked up nor picked. */
  meantFor?(selection: Selection<T['Step']>, slot: number, facts: T['Facts']): CardUse | null;
  /** Why a cell can't be chosen, by what the server says of the cards in hand. */
  whyNot?(
    selection: Selection<T['Step']>,
    cell: number,
    facts: T['Facts'],
    barred: readonly unknown[],
    refusals: Sentences,
  ): string | null;
  /** The cells that the newest move changed, in games that have cells. */
  lastCells?(facts: T['Facts']): readonly number[];
  /** How long the log is when the cards have just been dealt. */
  readonly dealtLog: number;
  /** How many lines of the log come at most with one move. */
  linesOfAMove?(facts: T['Facts']): number;
  /** What is expected of whom, or how it ended. */
  statusSentence(facts: T['Facts']): string;
}

export interface Table<T extends GameTypes = GameTypes> {
  readonly facts: T['Facts'];
  readonly root: RefObject<HTMLDivElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  readonly props: BoardProps;
  readonly busy: boolean;
  readonly selection: Selection<T['Step']>;
  dispatch(event: SelectionEvent<T['Step']>): void;
  /** Takes a first step; the focus follows to the cells if it was taken with the keyboard. */
  begin(step: T['Step'], byKeyboard?: boolean): void;
  /** What can be done with the buttons that all games have. */
  readonly can: Readonly<Record<'goBack' | 'discard' | 'confirm', boolean>>;
  act(action: T['Action']): void;
  /** Sends an action at once that the game lets one change, or that was asked about already. */
  send(action: T['Action']): void;
  /** What was done, while it can still be taken back. */
  readonly waiting: WaitingMove<T['Action']>;
  takeBack(): boolean;
  say(phrase: unknown): void;
  /** Does what is chosen. */
  confirm(): void;
  /** Does it at once where that leaves nothing to choose and no confirmation is wanted. */
  choose(event: SelectionEvent<T['Step']>): void;
  readonly cells: BoardCells;
  /** Why the cell that was pressed last can't be chosen. */
  readonly refused: string | null;
  readonly drag: Drag | null;
  /** The viewer's own cards; null for those who have none. */
  readonly hand: Omit<HandProps<T['Card']>, 'look'> | null;
  /** Whether all of it is drawn: at first only what takes the eye is. */
  readonly whole: boolean;
  /** Whether the newest line of the log came while the viewer was looking. */
  readonly fresh: boolean;
  readonly over: boolean;
  /** What is expected of whom, or how it ended. */
  readonly status: string;
  readonly log: LogProps<T['Facts']['game']['log'][number]>;
}

export function useTable<T extends GameTypes>(
  props: BoardProps,
  facts: T['Facts'],
  rules: TableRules<T>,
): Table<T> {
  const engine = rules.selection;
  const { playback, fetchLog } = props;
  const { game } = facts;
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [selection, reselect] = useSelection(facts, engine);
  const send = (action: T['Action']): void => void props.act(action);
  const waiting = useWaitingMove<T['Action']>(engine.offers.choices(facts), send);
  const busy = props.busy || waiting.action !== null;
  /** Who chooses something else has taken back what waits. */
  const dispatch = (event: SelectionEvent<T['Step']>): Selection<T['Step']> => {
    waiting.takeBack();
    return reselect(event);
  };
  const [chosenCell = null] = selection.cells.slice(-1);
  const targets = engine
    .groups(selection, facts)
    .map((group) => group.map((cell): SpotId => `cell:${cell}`));
  const trail = useFocusTrail(root, targets);
  useInSight(dock, targets.flat(), selection);

  const [pressed, setPressed] = useState<{ at: Selection<T['Step']>; why: string } | null>(null);
  const over = game.phase === 'over';
  const playing = !over && playback === undefined && facts.seat !== null;
  const { phrases } = props.game;
  useEffect(() => {
    // What waits is told in words, and has little time for that.
    if (playing && !confirming.on.peek()) phrases.preload();
  }, [playing, phrases]);

  const act = waiting.play;
  const choose = (event: SelectionEvent<T['Step']>): void => {
    const action = engine.unaskedActionOf(dispatch(event), facts);
    if (action !== null && !confirming.on.value && !props.busy) act(action);
  };
  const explained = useRef(0);
  const explain = async (cell: number): Promise<void> => {
    const nth = ++explained.current;
    setPressed(null);
    if (selection.step === 'idle' || !rules.whyNot || !props.askWhyNot) return;
    const [barred, refusals] = await Promise.all([
      props.askWhyNot(),
      // Without the words there is no more to be said.
      props.game.refusals.load().catch(() => () => ({})),
    ]);
    // Meanwhile another cell may have been pressed, whose answer was the quicker.
    if (nth !== explained.current) return;
    const why = rules.whyNot(selection, cell, facts, barred, refusals());
    if (why === null) return;
    setPressed({ at: selection, why });
    announce(why);
  };
  const takeBack = (): boolean => {
    const taken = waiting.takeBack();
    if (taken) trail.onTakenBack();
    return taken;
  };
  const back = (): void => {
    if (takeBack() || selection.step === 'idle') return;
    dispatch({ type: 'back' });
    trail.onBack(chosenCell);
  };
  const cards = engine.offers.hand(facts);
  const { drag, grab } = useDrag({
    cards,
    onLift: (slot) => void dispatch({ type: 'lift', slot }),
    onDrop: (slot, cell) => choose({ type: 'drop', slot, cell }),
  });
  useEscape(back);
  useNews(facts, rules, playback !== undefined);

  const whole = useSecondPass(props.ended === true);
  const fresh = useFresh(game.log_length);
  const lines = rules.linesOfAMove?.(facts);
  useSlide(root, {
    whole,
    order: [cards, selection.cells, game.log_length].join(),
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
    facts,
    root,
    dock,
    props,
    busy,
    selection,
    dispatch: (event) => void dispatch(event),
    begin: (step, byKeyboard = false) => {
      const next = dispatch({ type: 'begin', step });
      if (byKeyboard && engine.offers.targets(next, facts).size > 0) trail.onSlot();
    },
    can: {
      goBack: engine.canGoBack(selection, facts),
      discard: engine.canDiscard(selection, facts),
      confirm: engine.actionOf(selection, facts) !== null && !busy,
    },
    act,
    send,
    waiting,
    takeBack,
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
      pointed: playback?.pointed ?? null,
      onCell: (cell, byKeyboard) => {
        if (!engine.offers.targets(selection, facts).has(cell)) {
          void explain(cell);
          return;
        }
        choose({ type: 'cell', cell });
        if (byKeyboard) trail.onComplete();
      },
    },
    drag,
    hand:
      facts.own === null || facts.seat === null
        ? null
        : {
            seat: facts.seat,
            cards,
            disabled: !engine.isChoosing(selection, facts),
            isUnpickable: (slot) => engine.isUnpickable(selection, slot, facts),
            use: (slot) =>
              engine.pickedFor(selection, slot, facts) ??
              rules.meantFor?.(selection, slot, facts) ??
              null,
            carried: (slot) => engine.isCarried(facts, slot),
            onSlot,
            onGrab: grab,
          },
    whole,
    fresh,
    over,
    status: rules.statusSentence(facts),
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
