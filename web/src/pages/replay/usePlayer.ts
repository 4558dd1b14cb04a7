/** The state of a replay that is being looked at: it plays by itself, and the address follows it. */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { useKeys } from './keys';
import { momentOf, type PlayerEvent, type PlayerState, reduce } from './player';
import { hashOf, positionIn } from './position';

/** Browsers refuse to change the address too often. */
const ADDRESS_DELAY = 400;

export function usePlayer(last: number): [PlayerState, (event: PlayerEvent) => void] {
  const [state, dispatch] = useReducer(
    (before: PlayerState, event: PlayerEvent) => reduce(before, event, last),
    { position: Math.min(positionIn(location.hash) ?? 0, last), playing: false, pace: 1 },
  );
  const { position, playing, pace } = state;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), momentOf(pace));
    return () => clearTimeout(timer);
  }, [playing, position, pace]);

  useAddress(position, dispatch);
  useKeys(dispatch);
  return [state, dispatch];
}

function useAddress(position: number, dispatch: (event: PlayerEvent) => void): void {
  const opened = useRef(position);
  useEffect(() => {
    // An address without a position stays as it is until there is a step.
    if (position === opened.current) return;
    opened.current = -1;
    const write = () => history.replaceState(history.state, '', hashOf(position));
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [position]);

  useEffect(() => {
    const listening = new AbortController();
    const onHash = () => {
      const named = positionIn(location.hash);
      if (named !== null) dispatch({ type: 'to', position: named });
    };
    addEventListener('hashchange', onHash, { signal: listening.signal });
    return () => listening.abort();
  }, [dispatch]);
}
