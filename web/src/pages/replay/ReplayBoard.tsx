/** A position that was, drawn by the game's own board: lines of the log and swipes lead to others. */
import { useMemo } from 'preact/hooks';
import type { GameModule, GameView, Ghost } from '~/games/game';
import type { Course } from '~/wire/http';
import { type PlayerEvent, positionOfLine } from './player';
import { useSwipe } from './usePlayer';

export interface ReplayBoardProps {
  game: GameModule;
  view: GameView;
  course: Pick<Course, 'log' | 'log_lengths'>;
  /** Moves to be drawn on the board. */
  ghosts?: readonly Ghost[];
  dispatch(event: PlayerEvent): void;
}

const NO_GHOSTS: readonly Ghost[] = [];

export function ReplayBoard(props: ReplayBoardProps) {
  const { game, view, course, ghosts = NO_GHOSTS, dispatch } = props;
  const { log, log_lengths: lengths } = course;
  const swipe = useSwipe(dispatch);
  const playback = useMemo(() => {
    const onLine = (line: number) =>
      dispatch({ type: 'to', position: positionOfLine(lengths, line) });
    return { log, onLine, ghosts };
  }, [log, lengths, ghosts, dispatch]);
  return (
    <div class="replay-board" {...swipe}>
      <game.Board
        view={view}
        act={nothingHappens}
        say={nothingHappens}
        fetchLog={async () => [...log]}
        busy={false}
        playback={playback}
      />
    </div>
  );
}

/** No board offers anything to do in a position that was. */
async function nothingHappens(): Promise<null> {
  return null;
}
