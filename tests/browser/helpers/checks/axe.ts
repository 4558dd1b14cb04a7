/** Looks for faults of accessibility with axe. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

declare global {
  interface Window {
    axe?: Axe;
  }
}

/** What a scheme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const NAMES = 'label-content-name-mismatch';
const PICTURES = /^<button [^>]*(role="gridcell"|class="game-card")/;

/**
 * axe finds nothing on the page as it is now, in its own language: in light colours, where everything is
 * looked at, and in dark ones. That more contrast takes none away is a matter of the tokens alone, which a
 * test of the client compares. The page is left in light colours.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // To bring axe along costs more than to use it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(showShapes, false);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await faults(page), screen).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faults(page, { runOnly: OF_COLOURS }), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(showShapes, true);
}

/** One line for each rule that is broken: how often, and the first place. */
async function faults(page: Page, which: Pick<axe.RunOptions, 'runOnly'> = {}): Promise<string[]> {
  const violations = await page.evaluate(violationsFound, which);
  if (violations === null) throw new Error('axe is not there.');
  const found = violations.map(({ nodes, ...rule }) => ({
    ...rule,
    // Cells and cards show marks; their sense, not their letters in a row, is in their names.
    nodes: nodes.filter(({ html }) => rule.id !== NAMES || !PICTURES.test(html)),
  }));
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => {
      const [first] = nodes;
      const why = [...(first?.any ?? []), ...(first?.all ?? [])].map(({ message }) => message);
      return `${id} (${nodes.length}): ${help}: ${why.join('; ')}: ${first?.html}`;
    });
}

/**
 * Runs in the page. Most elements are shapes of drawings, of which axe has nothing to say: it measures no
 * contrast in a drawing or before one, and names are on the drawing itself. Without them it takes two
 * thirds of the time.
 */
function showShapes(shown: boolean): void {
  const others = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== 'all');
  document.adoptedStyleSheets = others;
  if (shown) return;
  const sheet = new CSSStyleSheet({ media: 'all' });
  sheet.replaceSync('svg:not(:has(title, [role])) > * { display: none !important }');
  document.adoptedStyleSheets = [...others, sheet];
}

/** Runs in the page. */
async function violationsFound(which: axe.RunOptions): Promise<axe.Result[] | null> {
  const drawings = document.querySelectorAll('svg:not(:has(title, [role]))');
  for (const drawing of drawings) {
    // axe asks for them this way; the client keeps the elements that it has drawn.
    Object.defineProperty(drawing, 'childNodes', { value: [], configurable: true });
  }
  try {
    const options = { resultTypes: ['violations' as const], preload: false, ...which };
    return (await window.axe?.run(document, options))?.violations ?? null;
  } finally {
    for (const drawing of drawings) Reflect.deleteProperty(drawing, 'childNodes');
  }
}
