/**
 * A table as one viewer uses it: the move, the hand and the cells that it is made with, and the words beside
 * them. The same for every game; the choices come from the game, which has them from the view.
 */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useFresh, useSlide } from './animation/flip';
import type { LogProps } from './beside/Log';
import type { BoardProps } from './boardProps';
import type { BoardCells } from './cards/Grid';
import type { HandProps } from './cards/Hand';
import { announce } from '~/ui/Toasts';
import type { TableFacts } from './facts';
import type { Sentences } from './game';
import {
  type CardUse,
  isCarried,
  mayChoose,
  isUnpickable,
  type Offers,
  pickedFor,
  type Selection,
} from './input/selection';
import { type Drag, useDrag } from './input/useDrag';
import type { People } from './people/people';
import { type Move, type MoveRules, useMove, usePhrasesAhead } from './useMove';
import { useWhyNot } from './useWhyNot';

/** The sentences in which a game announces what has happened. */
export interface NewsSentences {
  logSentence(line: unknown, people: People): string;
  /** News besides lines of the log, in sentences. */
  news?(before: TableFacts, after: TableFacts): readonly string[];
}

/** How a game is played at the table. */
export interface TableRules<Facts extends TableFacts, Action extends object>
  extends MoveRules, NewsSentences {
  offers(facts: Facts): Offers<Action>;
  /** The use that a card is meant for which is neither picked up nor picked. */
  meantFor?(selection: Selection, slot: number, facts: Facts): CardUse | null;
  /** Why a cell can't be chosen, by the server's answer on the cards in hand. */
  whyNot?(
    selection: Selection,
    cell: number,
    facts: Facts,
    barred: readonly unknown[],
    refusals: Sentences,
  ): string | null;
  /** The cells that the newest move changed, in games that have cells. */
  lastCells?(facts: Facts): readonly number[];
  /** How long the log is when the cards have just been dealt. */
  readonly dealtLog: number;
  /** How many lines of the log come at most with one move. */
  linesOfAMove?(facts: Facts): number;
  /** The status line, or the result. */
  statusSentence(facts: Facts): string;
}

export interface GameTable<
  Facts extends TableFacts = TableFacts,
  Action extends object = object,
> extends Move<Action> {
  readonly facts: Facts;
  readonly props: BoardProps;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  /** Why the cell that was pressed last can't be chosen. */
  readonly refused: string | null;
  readonly cells: BoardCells;
  readonly drag: Drag | null;
  /** The viewer's own cards; null for those who have none. */
  readonly hand: Omit<HandProps, 'look'> | null;
  /** Whether all of it is drawn: at first only what takes the eye is. */
  readonly whole: boolean;
  /** Whether the newest line of the log came while the viewer was looking. */
  readonly fresh: boolean;
  readonly over: boolean;
  /** The status line, or the result. */
  readonly status: string;
  readonly log: LogProps;
}

export function useTable<Facts extends TableFacts, Action extends object>(
  props: BoardProps,
  facts: Facts,
  rules: TableRules<Facts, Action>,
): GameTable<Facts, Action> {
  const { playback } = props;
  const { game, own, seat } = facts;
  const live = playback === undefined;
  const over = game.phase === 'over';
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const offers = useMemo(() => rules.offers(facts), [rules, facts]);
  const move = useMove(props, offers, rules, { root, dock });
  const { selection } = move;
  const { refused, explain } = useWhyNot(props, selection, (chosen, cell, ...why) =>
    rules.whyNot ? rules.whyNot(chosen, cell, facts, ...why) : null,
  );
  const cards = offers.hand;
  const { drag, grab } = useDrag({
    cards,
    onLift: (slot) => move.dispatch({ type: 'lift', slot }),
    onDrop: (slot, cell) => move.choose({ type: 'drop', slot, cell }),
  });
  usePhrasesAhead(props, !over && live && seat !== null);
  useNews(facts, rules, !live);

  const whole = useSecondPass(props.ended === true);
  const fresh = useFresh(game.log_length);
  const lines = rules.linesOfAMove?.(facts);
  useSlide(root, {
    whole,
    order: [cards, selection.cells, game.log_length].join(),
    length: game.log_length,
    dealt: game.log_length <= rules.dealtLog && live,
    ...(lines !== undefined && { lines }),
  });

  return {
    ...move,
    facts,
    props,
    root,
    dock,
    refused,
    cells: {
      lastCells: rules.lastCells?.(facts) ?? [],
      over: drag?.over ?? null,
      ghosts: playback?.ghosts ?? [],
      pointed: playback?.pointed ?? null,
      onCell: (cell, byKeyboard) => {
        if (offers.targets(selection).has(cell)) move.onCell(cell, byKeyboard);
        else void explain(cell);
      },
    },
    drag,
    hand:
      own === null || seat === null
        ? null
        : {
            seat,
            cards,
            disabled: !mayChoose(selection, offers),
            isUnpickable: (slot) => isUnpickable(selection, slot, offers),
            use: (slot) =>
              pickedFor(selection, slot, offers) ??
              rules.meantFor?.(selection, slot, facts) ??
              null,
            carried: (slot) => isCarried(slot, offers),
            onSlot: move.onSlot,
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
      fetchLog: props.fetchLog,
      playback,
      onLine: props.onLookBack,
    },
  };
}

/**
 * Whether all of a board is to be drawn. At first only the parts that take the eye are: the rest, with
 * the own hand, follows in the next frame, so that a slow processor is not kept busy in one stretch. Parts that
 * were there already, as when a game ends before one's eyes, are not taken away for that.
 */
function useSecondPass(already: boolean): boolean {
  const [whole, setWhole] = useState(already);
  useEffect(() => setWhole(true), []);
  return whole;
}

/** Announces what a view brings; `silent` where the page announces itself what it shows. */
function useNews(facts: TableFacts, sentences: NewsSentences, silent: boolean): void {
  const before = useRef(facts);
  useEffect(() => {
    if (!silent)
      for (const sentence of newsOf(before.current, facts, sentences)) announce(sentence);
    before.current = facts;
  }, [facts, sentences, silent]);
}

export function newsOf(
  before: TableFacts,
  after: TableFacts,
  { logSentence, news }: NewsSentences,
): string[] {
  const count = after.game.log_length - before.game.log_length;
  // A shorter log belongs to another game: everything in it is new, but nothing of it news.
  const lines = count > 0 ? after.game.log.slice(-count) : [];
  return [...lines.map((line) => `${logSentence(line, after)}.`), ...(news?.(before, after) ?? [])];
}
