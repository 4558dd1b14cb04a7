/** The keys that step through a replay. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayerEvent } from './player';

/** What takes these keys for itself; a button takes only those that press it. */
const OWN_KEYS = 'dialog, input, select, textarea, summary, [role="grid"], [contenteditable]';
const PRESSED = 'button, a[href]';

/** What a key asks for; null if nothing. */
export function eventOfKey(event: KeyboardEvent): PlayerEvent | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.target instanceof Element) {
    if (event.target.closest(OWN_KEYS) !== null) return null;
    if (event.key === ' ' && event.target.closest(PRESSED) !== null) return null;
  }
  switch (event.key) {
    case 'ArrowLeft':
      return { type: 'back' };
    case 'ArrowRight':
      return { type: 'forward' };
    case 'Home':
      return { type: 'first' };
    case 'End':
      return { type: 'last' };
    case ' ':
      return { type: 'toggle' };
    default:
      return null;
  }
}

export function useKeys(dispatch: (event: PlayerEvent) => void): void {
  const handler = useRef(dispatch);
  handler.current = dispatch;
  // Who sees a position can step from it at once.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const asked = eventOfKey(event);
      if (asked === null) return;
      event.preventDefault();
      handler.current(asked);
    };
    addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Beside a running game, the arrow to the left leads to the position before. */
export function useBackKey(onBack: (() => void) | null): void {
  const handler = useRef(onBack);
  handler.current = onBack;
  useEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (handler.current === null || eventOfKey(event)?.type !== 'back') return;
      event.preventDefault();
      handler.current();
    };
    addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
