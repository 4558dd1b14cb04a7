/** The state of a lesson: what was done, what the server shows of it, and the address that names it. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Deed, fetchPosition } from '~/net/lessons';
import { reducedMotion } from '~/ui/motion';
import type { LessonPosition } from '~/wire/LessonPosition';
import type { LessonStep } from '~/wire/LessonStep';
import type { LessonView } from '~/wire/LessonView';
import type { Refused } from '~/wire/Refused';
import { refusedBy } from '~/pages/frame/refusal';
import { hashOf, positionIn } from '~/pages/replay/position';

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
  act(deed: Deed): Promise<Refused | null>;
  /** Goes to where so many steps are done. */
  go(done: number): Promise<void>;
}

interface Shown {
  deeds: readonly Deed[];
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
  const deeds = useRef<readonly Deed[]>([]);

  const ask = useCallback(
    async (wanted: readonly Deed[], moving: boolean): Promise<Refused | null> => {
      setAsking(true);
      try {
        const position = await fetchPosition(game, wanted);
        deeds.current = wanted;
        const last = position.views.length - 1;
        setShown({ deeds: wanted, position, frame: moving ? 0 : last });
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
  const act = useCallback((deed: Deed) => ask([...deeds.current, deed], true), [ask]);
  const go = useCallback(
    async (done: number) => {
      const hints = steps.slice(deeds.current.length, done).map(({ hint }) => hint);
      await ask([...deeds.current.slice(0, done), ...hints], false);
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
          done: shown.deeds.length,
          position: shown.position,
          view,
          busy: asking || moving,
          moving,
        };
  return [state, refused, { act, go }];
}
