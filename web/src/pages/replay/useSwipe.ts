/** Stepping through a replay by swiping over the board. Scrolling goes on as everywhere. */
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { PlayerEvent } from './player';

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

export function useSwipe(dispatch: (event: PlayerEvent) => void): Swipe {
  const touch = useRef<Touch | null>(null);
  return {
    onPointerDown: (event) => {
      const onBoard = event.target instanceof Element && event.target.closest('.game-board');
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
