/** Looks for faults of accessibility with axe: in every language, in every scheme. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LANGUAGES, type Language } from '../words';

type Axe = typeof axe;

declare global {
  interface Window {
    axe?: Axe;
  }
}

/** What a scheme can change, and no language. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What a language can change, and no scheme. */
const OF_WORDS = [
  ...axe.getRules(['cat.text-alternatives', 'cat.name-role-value', 'cat.language', 'cat.forms']),
  ...axe
    .getRules()
    .filter(({ ruleId }) => /^(label-content-name-mismatch|landmark-unique)$/.test(ruleId)),
].map(({ ruleId }) => ruleId);

const NAMES = 'label-content-name-mismatch';
const PICTURES = /^<button [^>]*(role="gridcell"|class="game-card")/;

/** Besides the light one, in which everything is looked at. */
const SCHEMES = [
  { name: 'dark', media: { colorScheme: 'dark', contrast: null } },
  { name: 'light, more contrast', media: { colorScheme: 'light', contrast: 'more' } },
  { name: 'dark, more contrast', media: { colorScheme: 'dark', contrast: 'more' } },
] as const;

/**
 * axe finds nothing on the page as it is now. In its own language and light colours, everything is looked
 * at; in each of the other schemes its colours, and the words of another language, which come from the
 * server, as long as there is one. The page is left in its own language and in light colours.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  others: readonly Language[] = LANGUAGES,
): Promise<void> {
  const own = (await page.locator('html').getAttribute('lang')) as Language;
  const languages = others.filter((other) => other !== own);
  // To bring axe along costs more than to use it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(showShapes, false);
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  expect.soft(await faults(page), `${screen}, ${own}`).toEqual([]);
  for (const [index, { name, media }] of SCHEMES.entries()) {
    const language = languages[index] ?? own;
    await page.emulateMedia(media);
    await speak(page, language);
    const found = await faults(page, {
      runOnly: language === own ? OF_COLOURS : [...OF_COLOURS, ...OF_WORDS],
    });
    expect.soft(found, `${screen}, ${language}, ${name}`).toEqual([]);
  }
  await speak(page, own);
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  await page.evaluate(showShapes, true);
}

/** As if the language were chosen in another tab, whatever this one shows. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'table.language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
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
