/** The state of a replay that is being looked at: it plays by itself, and the address follows it. */
import type { TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { useWindowEvent } from '~/ui/useWindowEvent';
import { useKeys } from './keys';
import {
  hashOf,
  intervalOf,
  type PlayerEvent,
  type PlayerState,
  positionIn,
  reduce,
} from './player';

/** Browsers refuse to change the address too often, as it would be while positions pass. */
const ADDRESS_DELAY = 400;

/** Begins where the address says. */
export function usePlayer(last: number): [PlayerState, (event: PlayerEvent) => void] {
  return useSteps(Math.min(positionIn(location.hash) ?? 0, last), last);
}

/** The address and the keys by which the viewer steps. */
export function useControls(
  { position }: PlayerState,
  guided: boolean,
  step: (event: PlayerEvent) => void,
): void {
  useAddress(hashOf(position, guided), (to) => step({ type: 'to', position: to }), ADDRESS_DELAY);
  useKeys(step);
}

/** The positions from `first` on, which pass by themselves while they are played. */
export function useSteps(first: number, last: number): [PlayerState, (event: PlayerEvent) => void] {
  const [state, dispatch] = useReducer(
    (before: PlayerState, event: PlayerEvent) => reduce(before, event, last),
    { position: first, playing: false, pace: 1 },
  );
  const { position, playing, pace } = state;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), intervalOf(pace));
    return () => clearTimeout(timer);
  }, [playing, position, pace]);
  return [state, dispatch];
}

/**
 * Lets the address end with what names the position, after so many milliseconds, and goes to one that it
 * is changed to.
 */
export function useAddress(named: string, goTo: (position: number) => void, delay = 0): void {
  const opened = useRef<string | null>(named);
  // Without a delay, whatever is seen is what a reload shows.
  useLayoutEffect(() => {
    // An address without a position stays as it is until there is a step.
    if (named === opened.current) return;
    opened.current = null;
    const write = () => history.replaceState(history.state, '', named);
    if (delay === 0) return write();
    const timer = setTimeout(write, delay);
    return () => clearTimeout(timer);
  }, [named, delay]);

  useWindowEvent('hashchange', () => {
    const position = positionIn(location.hash);
    if (position !== null) goTo(position);
  });
}

/** How far a finger travels sideways before it is a swipe, in pixels. */
const THRESHOLD = 40;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface Swipe {
  onPointerDown(event: TargetedPointerEvent<HTMLElement>): void;
  onPointerUp(event: TargetedPointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

/** Stepping through a replay by swiping over the board. Scrolling goes on as everywhere. */
export function useSwipe(dispatch: (event: PlayerEvent) => void): Swipe {
  const touch = useRef<Touch | null>(null);
  return {
    onPointerDown: (event) => {
      const onBoard = event.target instanceof Element && event.target.closest('[data-swiped]');
      const begins = event.pointerType === 'touch' && event.isPrimary && onBoard;
      touch.current = begins ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event) => {
      const from = touch.current;
      touch.current = null;
      if (from === null || from.id !== event.pointerId) return;
      const swiped = swipeOf(event.clientX - from.x, event.clientY - from.y);
      if (swiped !== null) dispatch({ type: swiped });
    },
    // The browser scrolls with this finger, or there is a second one.
    onPointerCancel: () => {
      touch.current = null;
    },
  };
}

/** To the left is forward, as with pages. */
export function swipeOf(x: number, y: number): 'back' | 'forward' | null {
  if (Math.abs(x) < THRESHOLD || Math.abs(x) < 2 * Math.abs(y)) return null;
  return x < 0 ? 'forward' : 'back';
}
