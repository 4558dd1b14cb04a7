import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capture } from '../../../ui/flip';

/** Lets the `data-flip` elements of a list slide to their new places when its order changes. */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const drawn = useRef(order);
  const slide = useRef<(() => void) | null>(null);
  if (drawn.current !== order) {
    drawn.current = order;
    // While rendering, the page still shows the order before.
    slide.current = list.current ? capture(list.current) : null;
  }
  useLayoutEffect(() => {
    slide.current?.();
    slide.current = null;
  }, [order]);
}
