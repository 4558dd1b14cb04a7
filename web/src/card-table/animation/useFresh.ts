import { useRef } from 'preact/hooks';
import { isMove } from './useSlide';

/**
 * Whether the newest line of the log came while the viewer was looking. It did not where the log
 * became shorter or jumped: then another position is shown.
 */
export function useFresh(length: number): boolean {
  const shown = useRef({ length, fresh: false });
  if (shown.current.length !== length) {
    shown.current = { length, fresh: isMove(shown.current.length, length) };
  }
  return shown.current.fresh;
}
