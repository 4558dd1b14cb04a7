/** Looks back at a game while it goes on: its positions as the table saw them, drawn by its own board. */
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { useEscape } from '~/ui/useWindowEvent';
import { isMine } from '~/card-table/facts';
import { fetchCourse } from '~/net/games';
import { useResource } from '~/net/requests';
import { logOf } from '~/net/room/view';
import { refusalSentence } from '~/pages/frame/states';
import { useKeys } from '~/pages/replay/player/keys';
import { type PlayerEvent, type PlayerState, positionOfLine } from '~/pages/replay/player/player';
import { PlayerBar } from '~/pages/replay/player/PlayerBar';
import { useSteps } from '~/pages/replay/player/usePlayer';
import { ReplayBoard } from '~/pages/replay/ReplayBoard';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { announce } from '~/ui/Toasts';
import type { Course } from '~/wire/http';
import '~/pages/replay/replay.css';
import './course.css';

const t = textsOf('beside');

export interface LookBackProps {
  /** The line of the log that led to the position to begin with. */
  line: number;
  onClose(): void;
}

export function LookBack({ line, onClose }: LookBackProps) {
  const { view, game, store } = useRoom();
  const { code, games } = view.table;
  const load = useCallback(() => fetchCourse(code, games), [code, games]);
  // It is asked for once there is a connection, whatever becomes of that.
  const wasOpen = useRef(false);
  wasOpen.current ||= store.status.value.state === 'open';
  const { value: course, problem } = useResource(wasOpen.current ? load : null);
  useEscape(onClose);
  if (course !== null) return <Positions course={course} line={line} onClose={onClose} />;
  return (
    <div class="look-back-notice banner banner--accent">
      <p class="cluster" role="status">
        {problem === null ? t().course.loading : refusalSentence(problem, game.id)}
      </p>
      <Button onClick={onClose}>{t().course.back}</Button>
    </div>
  );
}

function Positions({ course, line, onClose }: LookBackProps & { course: Course }) {
  const { view, game } = useRoom();
  const { log, log_lengths: lengths, views } = course;
  const last = views.length - 1;
  const [state, dispatch] = usePositions(positionOfLine(lengths, line), last, onClose);
  const { position } = state;
  const shown = useMemo(() => {
    // As in a replay, it is not seen with the eyes of a player.
    const you = { player: null, left: null, game: null, hands: null };
    return { table: { ...view.table, phrases: [] }, game: views[position], you };
  }, [view.table, views, position]);
  const facts = game.factsOf(shown);
  const now = game.factsOf(view);
  const { title, at, back, news } = t().course;
  const sentence = `${at(position, last)}. ${facts && game.statusSentence(facts)}`;
  useEffect(() => announce(sentence), [sentence]);

  const main = useRef<HTMLParagraphElement>(null);
  useEffect(() => main.current?.focus(), []);
  const unseen = logOf(view).length - log.length;

  return (
    <>
      <div class="look-back-notice banner banner--accent">
        <p ref={main} class="cluster" tabIndex={-1}>
          <strong>{title}</strong> <span>{at(position, last)}</span>
          {unseen > 0 && <span class="chip chip--warn">{news(unseen)}</span>}
        </p>
        <Button
          icon="back"
          look={now !== null && isMine(now) ? 'primary' : 'plain'}
          onClick={onClose}
        >
          {back}
        </Button>
      </div>
      <ReplayBoard
        game={game}
        view={shown}
        course={course}
        dispatch={dispatch}
        commentary={{ prompt: sentence }}
      />
      <PlayerBar state={state} last={last} dispatch={dispatch} />
    </>
  );
}

/** As in a replay, but a step beyond the last position leads back to the game. */
function usePositions(
  first: number,
  last: number,
  onClose: () => void,
): [PlayerState, (event: PlayerEvent) => void] {
  const [state, step] = useSteps(first, last);
  const { position } = state;
  const dispatch = (event: PlayerEvent) => {
    if (event.type === 'forward' && position === last) onClose();
    else step(event);
  };
  useKeys(dispatch);
  return [state, dispatch];
}
