/** A position that was, drawn by the game's own board: lines of the log and swipes lead to others. */
import { useMemo } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { Ghost, Pointed, Commentary } from '~/card-table/boardProps';
import type { Viewpoint } from '~/net/games';
import { textsOf } from '~/texts';
import type { Course, Replay, ReplayView } from '~/wire/http';
import { type PlayerEvent, positionOfLine } from './player/player';
import { useSwipe } from './player/usePlayer';
import type { OpenQuestion } from './guide/Question';
import type { Seat } from '~/wire/room';

const t = textsOf('replay');

export interface ReplayBoardProps {
  game: GameModule;
  view: GameView;
  course: Pick<Course, 'log' | 'log_lengths'>;
  /** Moves to be drawn on the board. */
  ghosts?: readonly Ghost[];
  /** The cell at which someone else points. */
  pointed?: Pointed | null;
  /** The cell at which the viewer points; null for none. */
  onPoint?(cell: number | null): void;
  commentary: Commentary;
  /** The seat for which the viewer is to move, where one is. */
  question?: OpenQuestion | null;
  dispatch(event: PlayerEvent): void;
}

const NO_GHOSTS: readonly Ghost[] = [];

export function ReplayBoard(props: ReplayBoardProps) {
  const { game, view, course, ghosts = NO_GHOSTS, pointed = null, onPoint, dispatch } = props;
  const { question = null } = props;
  const { log, log_lengths: lengths } = course;
  const swipe = useSwipe(dispatch);
  const playback = useMemo(() => {
    const onLine = (line: number) =>
      dispatch({ type: 'to', position: positionOfLine(lengths, line) });
    return { log, onLine, ghosts, pointed };
  }, [log, lengths, ghosts, pointed, dispatch]);
  return (
    <div
      class="replay-board"
      {...(question === null && swipe)}
      onPointerOver={(event) => onPoint?.(cellAt(event.target))}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint?.(null)}
      onFocusIn={(event) => onPoint?.(cellAt(event.target))}
    >
      <game.Board
        game={game}
        view={view}
        key={question === null ? 'played' : 'question'}
        act={question?.act ?? nothingHappens}
        say={nothingHappens}
        fetchLog={async () => [...log]}
        busy={false}
        {...(question === null && { playback })}
        commentary={props.commentary}
      />
    </div>
  );
}

/** The cell of a board to which an element belongs. */
function cellAt(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell === null ? null : Number(cell.dataset['cell']);
}

/** No board offers anything to do in a position that was. */
async function nothingHappens(): Promise<null> {
  return null;
}

/** The names of the seats; a record need not have any, nor a player. */
export function replayNames({ names, seats }: Pick<Replay, 'names' | 'seats'>): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => names?.[seat] || t().replay.player(seat + 1));
}

/**
 * A replay is never seen with the eyes of a player: what a seat saw are its cards, open beside the
 * board, and it is spoken of by its name.
 */
export function replayViewOf(replay: Replay, viewpoint: Viewpoint, position: ReplayView): GameView {
  return {
    table: {
      games: 0,
      phase: 'over',
      players: [...replayNames(replay)],
      partners: replay.partners,
      seats: [],
      phrases: [],
    },
    game: position.game,
    you: { player: null, left: null, game: null, hands: handsOf(replay, viewpoint, position) },
  };
}

/** The position as the seat had it before its move, which can be made again; to stop is no move. */
export function questionView(replay: Replay, seat: Seat, position: ReplayView): GameView {
  const { table, game } = replayViewOf(replay, seat, position);
  const own = position.you as { legal: object };
  return {
    table: { ...table, phase: 'playing' },
    game,
    you: {
      player: seat,
      left: null,
      game: { ...own, legal: { ...own.legal, concede: false } },
      hands: null,
    },
  };
}

function handsOf({ seats }: Replay, viewpoint: Viewpoint, { you, hands }: ReplayView): unknown[] {
  if (typeof viewpoint !== 'number') return hands ?? [];
  return Array.from({ length: seats }, (_, seat) => (seat === viewpoint ? you : null));
}

/* How a game ended that is shown as a replay. */

/** `end` is the last position. */
export function resultOf(replay: Replay, game: GameModule, end: GameView): string {
  if (replay.closed) return t().table.closed;
  const facts = game.factsOf(end);
  return (facts && game.resultSentence(facts)) ?? t().replay.unfinished;
}
