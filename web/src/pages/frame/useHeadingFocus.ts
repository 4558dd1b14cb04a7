import { useEffect } from 'preact/hooks';
import { navigations } from '~/router';

/**
 * Begins a page at its heading, for the keyboard and for reading, where it is drawn later than it was
 * come to and nothing else has the focus.
 */
export function useHeadingFocus(drawn = true): void {
  useEffect(() => {
    if (drawn && navigations.peek() > 0 && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
  }, [drawn]);
}
