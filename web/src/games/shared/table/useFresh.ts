import { useRef } from 'preact/hooks';

/**
 * Whether the newest line of the log came while the viewer was looking. It did not where the log
 * became shorter: then an earlier position is shown.
 */
export function useFresh(length: number): boolean {
  const shown = useRef({ length, fresh: false });
  if (shown.current.length !== length) {
    shown.current = { length, fresh: length > shown.current.length };
  }
  return shown.current.fresh;
}
