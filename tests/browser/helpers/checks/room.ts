/** How a table uses the room that it has: little lies empty. */
import type { Page } from '@playwright/test';

/** Windows of phones, tablets, laptops and large screens, and of laptops enlarged to 400 %. */
export const WINDOWS = [
  { width: 320, height: 200 },
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

export interface Room {
  /** The shorter side of a cell of the board; 0 where a board has none. */
  readonly cell: number;
  /** How much of the window, from 0 to 1, is taken by what stays above and below the board when it is scrolled. */
  readonly held: number;
  /** The highest band across the board in which there is nothing, and the widest beside it. */
  readonly above: number;
  readonly beside: number;
}

export async function roomOf(page: Page): Promise<Room> {
  // What goes by the window's size is told of it in the next frame, and fonts may come late.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(measured);
}

/** Runs in the page. */
function measured(): Room {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const board = document.querySelector('.game-board');
  if (board === null) throw new Error('There is no board.');
  const cells = [...board.querySelectorAll('[role="gridcell"]')];
  const [first = board] = cells;
  const grid = board.querySelector('[role="grid"]') ?? board;
  const inside = boxOf(grid);
  const header = document.querySelector('header');

  // What is seen: words, pictures and controls, and the pieces that have an edge.
  const pieces = [...document.querySelectorAll('#app *')].filter((element) => {
    if (element === board || element.contains(board)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (
      element.matches(
        '.game-dock, .box, .panel, .banner, .replay-player, .learn-coach, [role="gridcell"], svg, button, .st-table',
      )
    )
      return true;
    return element.childElementCount === 0 && element.textContent?.trim() !== '';
  });
  const boxes = pieces
    .filter((piece) => piece.closest('.visually-hidden, .skip-link') === null)
    .map(boxOf)
    .filter(({ width, height }) => width > 1 && height > 1);
  const page = document.querySelector('main');
  const main = page === null ? boxOf(document.body) : boxOf(page);
  const top = header === null ? 0 : boxOf(header).bottom;

  const widestGap = (spans: (readonly [number, number])[], from: number, to: number) => {
    let gap = 0;
    let end = from;
    for (const [start, stop] of spans.toSorted((a, b) => a[0] - b[0])) {
      gap = Math.max(gap, Math.min(start, to) - end);
      end = Math.max(end, stop);
    }
    return Math.max(gap, to - end);
  };
  const across = boxes.filter(({ left, right }) => left < inside.right && right > inside.left);
  const along = boxes.filter((box) => box.top < inside.bottom && box.bottom > inside.top);
  const outer = boxOf(board);
  const held = [...document.querySelectorAll('#app *')]
    .filter((element) => {
      if (!['sticky', 'fixed'].includes(getComputedStyle(element).position)) return false;
      if (element.contains(board) || !element.checkVisibility()) return false;
      const { left, right } = boxOf(element);
      return left < outer.right && right > outer.left;
    })
    .reduce((sum, element) => sum + boxOf(element).height, 0);
  const { width, height } = boxOf(first);
  return {
    cell: cells.length === 0 ? 0 : Math.round(Math.min(width, height)),
    held: held / innerHeight,
    above: Math.round(
      widestGap(
        across.map((box) => [box.top, box.bottom] as const),
        top,
        innerHeight,
      ),
    ),
    beside: Math.round(
      widestGap(
        along.map((box) => [box.left, box.right] as const),
        Math.max(0, main.left),
        Math.min(innerWidth, main.right),
      ),
    ),
  };
}
