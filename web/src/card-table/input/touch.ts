/** The cell that a finger means, where cells are smaller than fingers. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Half the smallest side of anything that is touched, as in `tokens.css`. */
const REACH = 22;

/** The cell at a point; beside those that can be chosen, the nearest of them that is within reach. */
export function meantCell(x: number, y: number): HTMLElement | null {
  const hit = document.elementFromPoint(x, y);
  const cell = hit?.closest<HTMLElement>('[data-cell]') ?? null;
  const grid = hit?.closest('[role="grid"]') ?? null;
  if (grid === null || isOpen(cell)) return cell;
  return nearestOpen(grid, x, y) ?? cell;
}

/** The nearest cell that can be chosen, if a target as large as a finger would reach to the point. */
export function nearestOpen(grid: Element, x: number, y: number): HTMLElement | null {
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const cell of grid.querySelectorAll<HTMLElement>(OPEN)) {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [across, along] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    const distance = Math.hypot(across, along);
    if (across <= REACH && along <= REACH && distance < least) [nearest, least] = [cell, distance];
  }
  return nearest;
}

const OPEN = '[role="gridcell"][aria-disabled="false"]';

function isOpen(cell: HTMLElement | null): boolean {
  return cell?.matches(OPEN) === true;
}

/** Lets a finger that comes down just beside a cell that can be chosen choose it. */
export function useReach(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Not every browser reports the kind of pointer with a click.
    let byTouch = false;
    const onUp = ({ pointerType }: PointerEvent): void => {
      byTouch = pointerType === 'touch';
    };
    const onClick = (event: MouseEvent): void => {
      const touched = byTouch && event.detail !== 0;
      byTouch = false;
      if (!touched) return;
      const target = event.target instanceof Element ? event.target : null;
      const grid = target?.closest('[role="grid"]') ?? null;
      if (grid === null || target?.closest('[aria-disabled="false"]')) return;
      const cell = nearestOpen(grid, event.clientX, event.clientY);
      if (cell === null) return;
      // The cell that was hit is none that was meant: its refusal is not to be shown.
      event.stopPropagation();
      // As if the other had been hit: a click without detail would be one of the keyboard.
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    root.current?.addEventListener('pointerup', onUp, { capture: true, signal });
    root.current?.addEventListener('click', onClick, { capture: true, signal });
    return () => listening.abort();
  }, [root]);
}

/** To be called when the pointer goes up. */
export function swallowClick(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const onClick = (event: MouseEvent): void => {
    waiting.abort();
    // The keyboard clicks without pointer.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true, signal });
  // Where the pointer was released elsewhere there is no click, and the next gesture has its own.
  addEventListener('pointerdown', () => waiting.abort(), { capture: true, signal });
}

/** To be called while the pointer is still down. */
export function swallowRelease(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const onUp = (): void => {
    waiting.abort();
    swallowClick();
  };
  addEventListener('pointerup', onUp, { capture: true, signal });
  addEventListener('pointercancel', () => waiting.abort(), { capture: true, signal });
}
