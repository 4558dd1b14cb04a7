import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Listens to an event for as long as the component is there. It does from the moment that it is drawn:
 * a guest who sees what a key does can press it at once.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  { capture = false } = {},
): void {
  const newest = useRef(onEvent);
  newest.current = onEvent;
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(type, (event) => newest.current(event), { capture, signal });
    return () => listening.abort();
  }, [type, capture]);
}

/** Calls back on Escape anywhere on the page, except in dialogs, which close themselves. */
export function useEscape(onEscape: () => void): void {
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (target instanceof Element && target.closest('dialog, [aria-expanded]')) return;
    onEscape();
  });
}
