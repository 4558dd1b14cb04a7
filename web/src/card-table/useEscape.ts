import { useEffect, useRef } from 'preact/hooks';

/** Calls back on Escape anywhere on the page, except in dialogs, which close themselves. */
export function useEscape(onEscape: () => void): void {
  const handler = useRef(onEscape);
  handler.current = onEscape;
  useEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('dialog, [aria-expanded]'))
        return;
      handler.current();
    };
    addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
