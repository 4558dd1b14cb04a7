/** What every screen must keep to, in every window: nothing is cut, covered, or ends outside of where it belongs. */
import type { Page } from '@playwright/test';

/** Windows of phones upright and on their side, of a tablet, and of laptops and large screens. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Those in which text of twice the size is tried as well: in smaller ones it leaves a table no room. */
const WITH_LARGE_TEXT = new Set(['390×844', '768×1024', '1280×800']);

/** Where the cells of a board lie, by window. */
export type Places = ReadonlyMap<string, readonly (readonly [number, number])[]>;

export interface Looked {
  /** What is wrong, each with its window. */
  readonly faults: readonly string[];
  readonly places: Places;
}

/**
 * Looks at what a page shows, in each of the windows: at `all` there is, or at `words` alone, in text of the usual
 * size, since longer ones may cost a board a few pixels.
 */
export async function lookAt(page: Page, at: 'all' | 'words' = 'all'): Promise<Looked> {
  const faults: string[] = [];
  const places = new Map<string, [number, number][]>();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const window = `${size.width}×${size.height}`;
    for (const text of at === 'all' && WITH_LARGE_TEXT.has(window) ? [200, 100] : [100]) {
      const seen = await page.evaluate(measured, { text, sizes: at === 'all' });
      const where = text === 100 ? window : `${window}, text at ${text} %`;
      faults.push(...seen.faults.map((fault) => `${where}: ${fault}`));
      if (text === 100) places.set(where, seen.cells);
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  return { faults, places };
}

/** The windows in which a cell of a board is not where it was, by more than can be seen. */
export function moved(before: Places, after: Places): string[] {
  return [...after].flatMap(([where, cells]) => {
    const old = before.get(where) ?? [];
    const by = cells.map(([x, y], cell) =>
      Math.max(Math.abs(x - (old[cell]?.[0] ?? x)), Math.abs(y - (old[cell]?.[1] ?? y))),
    );
    const most = Math.max(0, ...by);
    return most > 2 ? [`${where}: cells move by ${Math.round(most)} px`] : [];
  });
}

interface Seen {
  faults: string[];
  cells: [number, number][];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text, a picture with text in it, or a control, with the boxes of its lines. */
interface Thing {
  readonly element: Element;
  readonly boxes: readonly Box[];
  /** What it moves with when the page is scrolled: the page, or what stands still in it. */
  readonly layer: Element | null;
}

/** Runs in the page. */
function measured({ text, sizes }: { text: number; sizes: boolean }): Seen {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="gridcell"]';
  /** What is told for a while: it stands in the place of others, and never on the board. */
  const CLOSED_AT_WILL = '.missed, .toast';
  const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const { style } = document.documentElement;
  const wanted = text === 100 ? '' : `${text}%`;
  if (style.fontSize !== wanted) style.fontSize = wanted;
  // Nothing of it is painted, which takes as long as laying it out.
  style.opacity = '0';
  // What goes by it would be told of the window's size in the next frame.
  dispatchEvent(new Event('resize'));
  scrollTo(0, 0);

  const faults = new Set<string>();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const board = root.querySelector('.game-board');
  const edge = board?.getBoundingClientRect();
  const things: Thing[] = [];
  const controls: Element[] = [];
  /** Controls that are seen whole, and those in which something is to be seen. */
  const inSight: Element[] = [];
  const drawn = new Set<Element | null>();
  visit(root, EVERYWHERE, null);
  lookForBlank();
  if (board !== null) lookAtBoard(board);
  for (const told of root.querySelectorAll(CLOSED_AT_WILL)) {
    if (edge !== undefined && isSeen(common(told.getBoundingClientRect(), edge))) {
      faults.add(`${nameOf(told)} lies on the board`);
    }
  }
  lookForOverlaps();
  lookForCovered();
  const cells = document.querySelectorAll(
    '[role="gridcell"], .st-played > :is(.st-card, .st-slot)',
  );
  return {
    faults: [...faults],
    cells: [...cells].map((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return [left, top];
    }),
  };

  /** Looks at an element and at what is in it; `clip` is what can be seen there. */
  function visit(element: Element, clip: Box, layer: Element | null): void {
    const { display, visibility, opacity, position, overflowX, overflowY, ...other } =
      pick(element);
    if (display === 'none' || opacity === '0' || element.matches(CLOSED_AT_WILL)) return;
    const box = element.getBoundingClientRect();
    const inner = position === 'fixed' ? EVERYWHERE : clip;
    const ownLayer = position === 'sticky' || position === 'fixed' ? element : layer;
    const clips = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
    const within = clips ? common(inner, box) : inner;
    if (visibility === 'visible') {
      const isControl = element.matches(CONTROLS);
      const isPicture = element.localName === 'svg' && element.querySelector('text') !== null;
      const lines = textsOf(element).flatMap(linesOf);
      const boxes = (isControl || isPicture ? [box] : lines)
        .map((line) => common(line, within))
        .filter(isSeen);
      const pieces = /^(svg|img|input|select|textarea)$/.test(element.localName) ? [box] : lines;
      if (pieces.some((piece) => isSeen(common(piece, within)))) {
        drawn.add(element.closest(CONTROLS));
      }
      if (boxes.length > 0) {
        things.push({ element, boxes, layer: ownLayer });
        lookBeside(element, boxes);
        if (lines.length > 0) lookAtText(element, lines, overflowX, overflowY, other.textOverflow);
        if (isControl) {
          controls.push(element);
          if (isIn(box, within)) inSight.push(element);
          lookAtSize(element, display);
        }
      }
      if (board?.contains(element) && edge !== undefined) lookOutside(element, common(box, inner));
    }
    if (element.localName === 'svg') return;
    const folded = element.matches('details:not([open])');
    for (const child of element.children) {
      if (!folded || child.localName === 'summary') visit(child, within, ownLayer);
    }
  }

  function pick(element: Element) {
    const { display, visibility, opacity, position, overflowX, overflowY, textOverflow } =
      getComputedStyle(element);
    return { display, visibility, opacity, position, overflowX, overflowY, textOverflow };
  }

  function lookAtText(
    element: Element,
    lines: readonly Box[],
    overflowX: string,
    overflowY: string,
    textOverflow: string,
  ): void {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const length = (element.textContent ?? '').trim().length;
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    if (rows > 2 && length / rows < 2.5) faults.add(`${nameOf(element)} stands a letter a line`);
    if (overflowX === 'auto' || overflowX === 'scroll' || clientWidth <= 1) return;
    const wide = scrollWidth > clientWidth + 1 && overflowX !== 'visible';
    const high = scrollHeight > clientHeight + 2 && overflowY === 'hidden';
    const told = element.closest('[title], [data-about], [aria-label]') !== null;
    if (wide && !(textOverflow === 'ellipsis' && told)) faults.add(`${nameOf(element)} is cut`);
    if (high && textOverflow !== 'ellipsis') faults.add(`${nameOf(element)} is cut below`);
  }

  function lookBeside(element: Element, boxes: readonly Box[]): void {
    if (boxes.every(({ left, right }) => left >= -1 && right <= innerWidth + 1)) return;
    faults.add(`${nameOf(element)} lies beside the window`);
  }

  function lookOutside(element: Element, box: Box): void {
    if (edge === undefined || !isSeen(box)) return;
    const out = Math.max(
      edge.left - box.left,
      edge.top - box.top,
      box.right - edge.right,
      box.bottom - edge.bottom,
    );
    if (out > 1) faults.add(`${nameOf(element)} ends ${tens(out)} px outside the board`);
  }

  function lookAtSize(control: Element, display: string): void {
    // A link in a sentence is as high as its line, and a cell as large as its board lets it be.
    const isInSentence =
      display === 'inline' && textsOf(control.parentElement ?? control).length > 0;
    if (isInSentence || control.matches('[role="gridcell"]')) return;
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (Math.min(width, height) >= 23.5) return;
    faults.add(`${nameOf(control)} has ${Math.round(width)}×${Math.round(height)} px`);
  }

  function lookAtBoard(within: Element): void {
    if (text > 100) return;
    const { width, height } = within.getBoundingClientRect();
    const share = Math.round(((width * height) / (innerWidth * innerHeight)) * 100);
    // How it ended, a guide, or the hands of all, are read beside the board.
    const beside = root.querySelector('[data-closing="true"], .guide, .game-hands');
    const least = beside === null ? 30 : 20;
    if (sizes && share < least)
      faults.add(`the board has less than ${least} % of the window: ${share}`);
    const cell = within.querySelector('[role="gridcell"]')?.getBoundingClientRect();
    if (cell === undefined) return;
    const side = Math.min(cell.width, cell.height);
    const dock = root.querySelector('.game-dock:not(.game-dock--played)')?.getBoundingClientRect();
    // Only there cells are pressed.
    if (dock === undefined) return;
    if (sizes && innerWidth === 390 && side < 24) faults.add(`cells have ${Math.round(side)} px`);
    if (root.querySelector('.learn') !== null) return;
    if (within.getBoundingClientRect().bottom > innerHeight)
      faults.add('the board is out of sight');
    const { right, bottom } = common(dock, within.getBoundingClientRect());
    if (
      right > dock.left + 2 &&
      bottom > dock.top + 2 &&
      isSeen(common(dock, within.getBoundingClientRect()))
    ) {
      faults.add('the hand lies on the board');
    }
  }

  function lookForBlank(): void {
    for (const control of inSight) {
      // A cell of a board may be empty.
      if (drawn.has(control) || control.matches('[role="gridcell"]')) continue;
      faults.add(`${nameOf(control)} shows nothing`);
    }
  }

  function lookForOverlaps(): void {
    for (const [at, one] of things.entries()) {
      for (let next = at + 1; next < things.length; next += 1) {
        const other = things[next]!;
        if (one.layer !== other.layer || isNested(one.element, other.element)) continue;
        if (!one.boxes.some((box) => other.boxes.some((more) => doOverlap(box, more)))) continue;
        faults.add(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`);
      }
    }
  }

  /** Letters reach into the lines above and below; other things may touch. */
  function doOverlap(one: Box, other: Box): boolean {
    const { left, right, top, bottom } = common(one, other);
    if (right - left <= 2 || bottom - top <= 3) return false;
    return bottom - top > Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
  }

  /** What can be pressed is hit in its middle, somewhere on the way through the page. */
  function lookForCovered(): void {
    const covered = new Map<Element, Element | null>(controls.map((control) => [control, null]));
    const end = document.documentElement.scrollHeight - innerHeight;
    const step = Math.max(innerHeight * 0.6, end / 6);
    for (let top = 0; top < end + step; top += step) {
      if (top > 0) scrollTo(0, Math.min(top, end));
      for (const control of covered.keys()) {
        const by = hit(control);
        if (by === null) covered.delete(control);
        else if (by !== undefined) covered.set(control, by);
      }
    }
    for (const [control, by] of covered) {
      if (by === null) continue;
      // What stays in sight at an edge of the window may have covered it on each of these steps.
      control.scrollIntoView({ block: 'center' });
      if (hit(control) === null) covered.set(control, null);
    }
    scrollTo(0, 0);
    for (const [control, by] of covered) {
      if (by !== null) faults.add(`${nameOf(control)} lies under ${nameOf(by)}`);
    }
  }

  /** What lies over the middle of a control; undefined where that is out of sight. */
  function hit(control: Element): Element | null | undefined {
    // A link in a sentence may be on two lines.
    const { left, width, top, height } =
      control.getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) return undefined;
    const found = document.elementFromPoint(x, y);
    return found === null || belongs(found, control) || scrolls(control) ? null : found;
  }

  function belongs(found: Element, control: Element): boolean {
    if (control.contains(found) || found.closest(CLOSED_AT_WILL) !== null) return true;
    const label = found.closest('label');
    return label !== null && (label.contains(control) || label.htmlFor === control.id);
  }

  /** Whether it is out of sight until something within the page is scrolled. */
  function scrolls(control: Element): boolean {
    const { top, bottom, left, right } = control.getBoundingClientRect();
    for (
      let at = control.parentElement;
      at !== null && at !== document.body;
      at = at.parentElement
    ) {
      const outer = at.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom) continue;
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return false;
  }

  function textsOf(element: Element): Text[] {
    return [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    );
  }

  function linesOf(node: Text): Box[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }

  function common(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  function isIn(box: Box, outer: Box): boolean {
    const { left, right, top, bottom } = common(box, outer);
    return right - left > box.right - box.left - 1 && bottom - top > box.bottom - box.top - 1;
  }

  function isSeen({ left, top, right, bottom }: Box): boolean {
    return right - left > 1 && bottom - top > 1;
  }

  /** Whether one is in the other, or both are drawn on the same piece. */
  function isNested(one: Element, other: Element): boolean {
    const piece = one.closest('.game-card, .game-cell, .st-card, .st-slot');
    return one.contains(other) || other.contains(one) || piece?.contains(other) === true;
  }

  /** Figures that differ by little are one fault in a list. */
  function tens(pixels: number): string {
    return pixels < 10 ? 'a few' : `${Math.round(pixels / 10) * 10}`;
  }

  function nameOf(element: Element): string {
    const named = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const short = named.trim().replaceAll(/\s+/g, ' ').slice(0, 32);
    return `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''} “${short}”`;
  }
}
