/** The state of a lesson: what was done, what the server shows of it, and the address that names it. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '~/card-table/animation/flight';
import { fetchPosition, type LessonAction } from '~/net/games';
import { useSubmit } from '~/net/requests';
import { hashOf, positionIn } from '~/pages/replay/player/player';
import { useAddress } from '~/pages/replay/player/usePlayer';
import type { LessonPosition, LessonStep, LessonView } from '~/wire/http';
import type { Refused } from '~/wire/room';

/** How long each move of the others can be looked at, in milliseconds. */
const PAUSE = 900;
const SHORT_PAUSE = 250;

export interface LessonState {
  /** How many steps are done. */
  done: number;
  position: LessonPosition;
  view: LessonView;
  /** Whether the others still move, or the server is being asked. */
  busy: boolean;
  /** Whether the others still move. */
  moving: boolean;
}

export interface LessonControls {
  /** Does the step; gives what it was refused for. */
  act(action: LessonAction): Promise<Refused | null>;
  /** Goes to where so many steps are done. */
  go(done: number): Promise<Refused | null>;
}

interface Shown {
  actions: readonly LessonAction[];
  position: LessonPosition;
  /** The index of the view that is shown among the position's. */
  frame: number;
}

/** The state, once there is one; why the last thing that was tried was not done; and what can be done. */
export function useLesson(
  game: string,
  steps: readonly LessonStep[],
): [LessonState | null, Refused | null, LessonControls] {
  const [shown, setShown] = useState<Shown | null>(null);
  const { busy: sending, problem, run } = useSubmit();
  const actions = useRef<readonly LessonAction[]>([]);
  const [first] = useState(() => positionIn(location.hash) ?? 0);

  const send = useCallback(
    (wanted: readonly LessonAction[], moving: boolean) =>
      run(async () => {
        const position = await fetchPosition(game, wanted);
        actions.current = wanted;
        setShown({ actions: wanted, position, frame: moving ? 0 : position.views.length - 1 });
      }),
    [game, run],
  );
  const act = useCallback(
    (action: LessonAction) => send([...actions.current, action], true),
    [send],
  );
  const go = useCallback(
    (done: number) => {
      const hints = steps.slice(actions.current.length, done).map(({ hint }) => hint);
      return send([...actions.current.slice(0, done), ...hints], false);
    },
    [send, steps],
  );

  useEffect(() => void go(first), [go, first]);
  const goTo = useCallback((named: number) => void go(named), [go]);
  useAddress(hashOf(shown?.actions.length ?? first), goTo);

  const moving = shown !== null && shown.frame < shown.position.views.length - 1;
  useEffect(() => {
    if (!moving) return;
    const next = () => setShown((now) => now && { ...now, frame: now.frame + 1 });
    const timer = setTimeout(next, reducedMotion() ? SHORT_PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [moving, shown]);

  const view = shown?.position.views[shown.frame];
  if (shown === null || view === undefined) return [null, problem, { act, go }];
  const { actions: done, position } = shown;
  const state = { done: done.length, position, view, busy: sending || moving, moving };
  return [state, problem, { act, go }];
}
