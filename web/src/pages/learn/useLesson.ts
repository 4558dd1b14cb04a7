/** The state of a lesson: what was done, what the server shows of it, and the address that names it. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '~/card-table/animation/flight';
import { refusedBy } from '~/net/http';
import { fetchPosition, type LessonAction } from '~/net/replays';
import { hashOf, positionIn } from '~/pages/replay/player/player';
import type { LessonPosition, LessonStep, LessonView } from '~/wire/http';
import type { Refused } from '~/wire/room';

/** How long each move of the others can be looked at, in milliseconds. */
const MOMENT = 900;
const SHORT_MOMENT = 250;

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
  go(done: number): Promise<void>;
}

interface Shown {
  actions: readonly LessonAction[];
  position: LessonPosition;
  /** Which of the position's views is shown. */
  frame: number;
}

/** The state, once there is one; why the last thing that was tried was not done; and what can be done. */
export function useLesson(
  game: string,
  steps: readonly LessonStep[],
): [LessonState | null, Refused | null, LessonControls] {
  const [shown, setShown] = useState<Shown | null>(null);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const actions = useRef<readonly LessonAction[]>([]);

  const ask = useCallback(
    async (wanted: readonly LessonAction[], moving: boolean): Promise<Refused | null> => {
      setAsking(true);
      try {
        const position = await fetchPosition(game, wanted);
        actions.current = wanted;
        const last = position.views.length - 1;
        setShown({ actions: wanted, position, frame: moving ? 0 : last });
        setRefused(null);
        history.replaceState(history.state, '', hashOf(wanted.length));
        return null;
      } catch (error) {
        const reason = refusedBy(error);
        setRefused(reason);
        return reason;
      } finally {
        setAsking(false);
      }
    },
    [game],
  );
  const act = useCallback((action: LessonAction) => ask([...actions.current, action], true), [ask]);
  const go = useCallback(
    async (done: number) => {
      const hints = steps.slice(actions.current.length, done).map(({ hint }) => hint);
      await ask([...actions.current.slice(0, done), ...hints], false);
    },
    [ask, steps],
  );

  useEffect(() => {
    const named = () => Math.min(positionIn(location.hash) ?? 0, steps.length);
    void go(named());
    const listening = new AbortController();
    addEventListener('hashchange', () => void go(named()), { signal: listening.signal });
    return () => listening.abort();
  }, [go, steps]);

  const moving = shown !== null && shown.frame < shown.position.views.length - 1;
  useEffect(() => {
    if (!moving) return;
    const next = () => setShown((now) => now && { ...now, frame: now.frame + 1 });
    const timer = setTimeout(next, reducedMotion() ? SHORT_MOMENT : MOMENT);
    return () => clearTimeout(timer);
  }, [moving, shown]);

  const view = shown?.position.views[shown.frame];
  const state =
    shown === null || view === undefined
      ? null
      : {
          done: shown.actions.length,
          position: shown.position,
          view,
          busy: asking || moving,
          moving,
        };
  return [state, refused, { act, go }];
}
