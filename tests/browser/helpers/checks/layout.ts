/** What every screen must keep to on a phone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A common phone, and the narrowest that is still in use. */
export const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

/** Nothing of the page lies beside the screen, on a common phone and on a narrow one. */
export async function expectToFitPhones(page: Page): Promise<void> {
  for (const size of [NARROW, PHONE]) {
    await page.setViewportSize(size);
    // What goes by the window's size is told of it in the next frame.
    await expect
      .poll(() => page.evaluate(besideTheScreen, size.width), {
        message: `what lies beside a screen of ${size.width} pixels`,
      })
      .toEqual([]);
  }
}

/** Runs in the page: what makes it wider than the screen or larger, or is cut off by the screen's edge. */
function besideTheScreen(width: number): string[] {
  const problems: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > width) problems.push(`the page is ${wide} pixels wide`);
  // A phone enlarges the page around a field whose letters are smaller.
  for (const field of document.querySelectorAll('input, select, textarea')) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (size < 16) problems.push(`the letters of ${field.outerHTML} are of ${size} pixels`);
  }
  for (const control of document.querySelectorAll('a, button, input, select, summary, h1, h2')) {
    const { left, right, width: extent } = control.getBoundingClientRect();
    const within = left >= -1 && right <= width + 1;
    if (extent <= 1 || within || !control.checkVisibility() || scrollsSideways(control)) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    problems.push(`${control.tagName} "${name.trim()}" from ${left} to ${right}`);
  }
  return problems;

  /** Whether it lies in a part of the page that can be scrolled by itself. */
  function scrollsSideways(element: Element): boolean {
    const parent = element.parentElement;
    if (parent === null || parent === document.documentElement) return false;
    const { overflowX } = getComputedStyle(parent);
    return overflowX === 'auto' || overflowX === 'scroll' || scrollsSideways(parent);
  }
}

/** Phones as their browsers leave them: their bars take a fifth of the height. */
export const LOW_PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** All that a locator finds can be seen and hit: nothing lies over it, and none of it beside the window. */
export async function expectUncovered(targets: Locator, what: string): Promise<void> {
  await expect(targets.first(), what).toBeVisible();
  await expect.poll(() => targets.evaluateAll(coveredOnes), { message: what }).toEqual([]);
}

/** Runs in the page: the names of those elements of which the middle or a corner lies under something else. */
function coveredOnes(elements: Element[]): string[] {
  const covered = elements.filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y] as const));
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit === null || !element.contains(hit);
    });
  });
  return covered.map((element) => element.getAttribute('aria-label') ?? element.className);
}
