/** Looks for faults of accessibility with axe. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a colour scheme can change; all else was looked at in the other one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing on the page as it is now, in light and in dark colours. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await faults(axe(page)), `${screen}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faults(axe(page).withRules(OF_COLOURS)), `${screen}, dark`).toEqual([]);
}

function axe(page: Page): AxeBuilder {
  // There are no frames, for which alone it would open pages of its own.
  return new AxeBuilder({ page }).setLegacyMode(true);
}

/** One line for each rule that is broken: how often, and the first place. */
async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const why = [...(first?.any ?? []), ...(first?.all ?? [])].map(({ message }) => message);
    return `${id} (${nodes.length}): ${help}: ${why.join('; ')}: ${first?.html}`;
  });
}
