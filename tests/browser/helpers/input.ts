/** The ways to operate a page. Whatever drives the pages works with any of them. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Input {
  /** Activates a button, a link, a card or a cell. */
  press(target: Locator): Promise<void>;
  /** Chooses a radio button or turns a check box. */
  choose(target: Locator): Promise<void>;
  /** Replaces what stands in a text field. */
  fill(field: Locator, text: string): Promise<void>;
}

export class Mouse implements Input {
  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async choose(target: Locator): Promise<void> {
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }
}

export class Finger implements Input {
  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  async choose(target: Locator): Promise<void> {
    await target.tap();
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.tap();
    await field.fill(text);
  }
}

/** Goes to what has a role and a name, as screen readers do, and presses a key there. */
export class Reader implements Input {
  async press(target: Locator): Promise<void> {
    await target.press('Enter');
  }

  async choose(target: Locator): Promise<void> {
    await target.press('Space');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }
}

/** So many presses of a key lead to every place of a page, or it can't be reached. */
const FAR = 80;

/** Keys alone: Tab from control to control, arrows within grids, hands and radio groups. */
export class Keyboard implements Input {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press('Enter');
  }

  async choose(target: Locator): Promise<void> {
    await this.reach(target);
    // Walking through a radio group has already chosen the radio button.
    if (!(await target.isChecked())) await this.#page.keyboard.press('Space');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** Moves the focus to a control, which must then be seen to have it. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < FAR; steps += 1) {
      const key = await target.evaluate(keyTowards);
      if (key === null) {
        await expect(target).toBeFocused();
        return;
      }
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not lead to ${target}.`);
  }
}

/**
 * The key that brings the focus nearer to an element; null if it is there. Runs in the page, which
 * tells only what can also be seen or heard: where the focus is, and in which grid, list or radio
 * group.
 */
function keyTowards(target: Element): string | null {
  const focused = document.activeElement;
  if (focused === target) return null;
  const grid = target.closest('[role="grid"]');
  if (grid?.contains(focused)) {
    const [row, column] = placeIn(grid, target);
    const [fromRow, fromColumn] = placeIn(grid, focused);
    if (row !== fromRow) return row > fromRow ? 'ArrowDown' : 'ArrowUp';
    return column > fromColumn ? 'ArrowRight' : 'ArrowLeft';
  }
  const group = groupOf(target);
  if (group.length > 1 && focused !== null && group.includes(focused)) {
    return group.indexOf(target) > group.indexOf(focused) ? 'ArrowRight' : 'ArrowLeft';
  }
  return 'Tab';

  function placeIn(within: Element, cell: Element | null): [number, number] {
    const row = cell?.closest('[role="row"]') ?? null;
    const rows = [...within.querySelectorAll('[role="row"]')];
    const cells = [...(row?.querySelectorAll('[role="gridcell"]') ?? [])];
    return [rows.findIndex((one) => one === row), cells.findIndex((one) => one === cell)];
  }

  /** What shares one stop of the Tab key with an element: its radio group, or its list of cards. */
  function groupOf(element: Element): Element[] {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const all = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      return all.filter((radio) => radio.name === element.name);
    }
    const buttons = [...(element.closest('ul')?.querySelectorAll('button') ?? [])];
    // One of them at most can be reached by Tab.
    return buttons.filter((button) => button.tabIndex === 0).length <= 1 ? buttons : [];
  }
}
