import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { nearestOpen } from '~/card-table/reach';

/** Lets a finger that comes down just beside a cell that can be chosen choose it. */
export function useReach(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const onClick = (event: MouseEvent): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
      const target = event.target instanceof Element ? event.target : null;
      const grid = target?.closest('[role="grid"]') ?? null;
      if (grid === null || target?.closest('[aria-disabled="false"]')) return;
      const cell = nearestOpen(grid, event.clientX, event.clientY);
      // As if it had been hit: a click without detail would be one of the keyboard.
      cell?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    root.current?.addEventListener('click', onClick, { signal: listening.signal });
    return () => listening.abort();
  }, [root]);
}
