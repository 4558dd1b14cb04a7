/**
 * How a table is laid out, by the room that it has. The styles go by these names in `data-layout`;
 * several hold at once.
 *
 *     column  the board, and all else above and below it
 *     side    everything but board and hand in a column beside them
 *     wide    a column on either side
 *     phone   held upright
 *     short   so, with the bars of its browser
 *     tiny    so narrow that signs stand for words
 *     flat    a phone on its side
 *     tablet  held upright
 *     low     a screen as of many laptops
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const BY_WINDOW = {
  phone: '(max-width: 499px)',
  short: '(max-width: 499px) and (max-height: 760px)',
  flat: '(min-width: 500px) and (max-height: 560px)',
  low: '(min-height: 561px) and (max-height: 720px)',
};

const TALL = '(min-height: 800px)';

/** The names that hold for a table of a width, where `holds` says which media queries do. */
export function layoutOf(width: number, holds: (query: string) => boolean): string {
  const names: string[] = [width < 900 ? 'column' : 'side'];
  if (width >= 1080) names.push('wide');
  if (width <= 340) names.push('tiny');
  if (width >= 620 && width < 900 && holds(TALL)) names.push('tablet');
  for (const [name, query] of Object.entries(BY_WINDOW)) if (holds(query)) names.push(name);
  return names.join(' ');
}

/** Keeps `data-layout` of a table true, from before it is painted for the first time. */
export function useLayout(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const lay = (): void => {
      const layout = layoutOf(table.clientWidth, (query) => matchMedia(query).matches);
      if (table.dataset['layout'] !== layout) table.dataset['layout'] = layout;
    };
    lay();
    const resized = new ResizeObserver(lay);
    resized.observe(table);
    addEventListener('resize', lay);
    return () => {
      resized.disconnect();
      removeEventListener('resize', lay);
    };
  }, [root]);
}
