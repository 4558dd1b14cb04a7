/** The keys that step through a replay. */
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { PlayerEvent } from './player';

/** Elements that use these keys themselves; a button uses only those that press it. */
const OWN_KEYS = 'dialog, input, select, textarea, summary, [role="grid"], [contenteditable]';
const PRESSED = 'button, a[href]';
/** Elements that scroll, as the log does, and the keys for that. */
const SCROLLED = '[data-scrolls]';
const SCROLLS: ReadonlySet<string> = new Set(['Home', 'End', ' ']);

/** The player's event for a key; null if there is none. */
export function eventOfKey(event: KeyboardEvent): PlayerEvent | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.target instanceof Element) {
    if (event.target.closest(OWN_KEYS) !== null) return null;
    if (SCROLLS.has(event.key) && event.target.closest(SCROLLED) !== null) return null;
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
  useWindowEvent('keydown', (event) => {
    const wanted = eventOfKey(event);
    if (wanted === null) return;
    event.preventDefault();
    dispatch(wanted);
  });
}

/** Beside a running game, the arrow to the left leads to the position before. */
export function useBackKey(onBack: (() => void) | null): void {
  useWindowEvent('keydown', (event) => {
    if (onBack === null || eventOfKey(event)?.type !== 'back') return;
    event.preventDefault();
    onBack();
  });
}
