/** How a table is laid out, by the room that there is. The styles go by it in `data-layout`. */
import type { RefCallback, RefObject } from 'preact';
import { useCallback, useLayoutEffect } from 'preact/hooks';

const BY_WINDOW = {
  phone: '(max-width: 499px)',
  flat: '(min-width: 500px) and (max-height: 560px)',
  low: '(min-height: 561px) and (max-height: 720px)',
  zoomed: '(max-width: 499px) and (max-height: 26rem)',
};

const TALL = '(min-height: 800px)';
const SHORT = '(max-width: 499px) and (max-height: 760px)';
/** Without a hand below it, the board has so much more room. */
const SHORT_WITHOUT_HAND = '(max-width: 499px) and (max-height: 610px)';

/**
 * The names of the layouts of a table of a width, with or without a hand, where `holds` says which media
 * queries do. Several hold at once.
 *
 *     column    the board, and all else above and below it
 *     side      everything but board and hand in a column beside them
 *     wide      a column on either side
 *     phone     a phone held upright
 *     short     the same, with the bars of its browser showing
 *     tiny      so narrow that signs stand for words
 *     flat      a phone on its side
 *     tablet    a tablet held upright
 *     low       of little height, as on many laptops
 *     zoomed    the window, or the text in it, enlarged so much that it holds no more than the hand
 *     no-hand   no hand lies open below the board
 */
export function layoutOf(
  width: number,
  hasHand: boolean,
  holds: (query: string) => boolean,
): string {
  const names: string[] = [width < 900 ? 'column' : 'side'];
  if (width >= 1080) names.push('wide');
  if (width <= 340) names.push('tiny');
  if (width >= 620 && width < 900 && holds(TALL)) names.push('tablet');
  for (const [name, query] of Object.entries(BY_WINDOW)) if (holds(query)) names.push(name);
  if (holds(hasHand ? SHORT : SHORT_WITHOUT_HAND)) names.push('short');
  if (!hasHand) names.push('no-hand');
  return names.join(' ');
}

/**
 * Keeps `data-layout` of a table true. The ref that it returns says it for the first time, before
 * what is in the table is measured or painted.
 */
export function useLayout<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  hasHand: boolean,
): RefCallback<Root> {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const lay = (): void => layOut(table, hasHand);
    const resized = new ResizeObserver(lay);
    resized.observe(table);
    addEventListener('resize', lay);
    return () => {
      resized.disconnect();
      removeEventListener('resize', lay);
    };
  }, [root, hasHand]);
  return useCallback(
    (table) => {
      root.current = table;
      if (table !== null) layOut(table, hasHand);
    },
    [root, hasHand],
  );
}

function layOut(table: HTMLElement, hasHand: boolean): void {
  const layout = layoutOf(table.clientWidth, hasHand, (query) => matchMedia(query).matches);
  if (table.dataset['layout'] !== layout) table.dataset['layout'] = layout;
}
