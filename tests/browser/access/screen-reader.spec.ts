/** What a screen reader finds: the tree of names and roles, at positions that are always the same. */
import type { Page } from '@playwright/test';
import { playOn } from '../helpers/robots/robot';
import { isStarting, towardsTheStart } from '../helpers/robots/strategies';
import { playedRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('a sea in which a card is to be placed', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  await ada.open(await playedRecord('records/good/solo_start_1.json', 0, ada));
  await ada.game.press(ada.game.hand.first());
  const row = ada.page.getByRole('row');
  await expect(row).toHaveCount(6);
  await expect(row.nth(4)).toMatchAriaSnapshot(`
    - row:
      - gridcell "row 2, cell 1, empty, place 10 for free"
      - gridcell "row 2, cell 2, empty, place 10 for free"
      - gridcell "row 2, cell 3, empty, place 10 for free"
      - gridcell "row 2, cell 4, empty, place 10 for free"
      - gridcell "row 2, cell 5, empty, place 10 for free, leaves a gap that nothing can fill"
      - gridcell "row 2, cell 6, empty, place 10 for free, leaves a gap that nothing can fill"
  `);
  await expect(ada.game.dock).toMatchAriaSnapshot(`
    - region "Your move":
      - list "Your hand":
        - listitem:
          - button "island 10, being placed" [pressed]
        - listitem:
          - button "island 80"
        - listitem:
          - button "finish card"
        - listitem:
          - button "finish card"
        - listitem:
          - button "finish card"
      - paragraph: Where does 10 go? Pick a highlighted cell.
      - paragraph: ⚠ leaves a gap that no island can fill.
      - button "Back"
      - button "Discard two"
  `);
});

test('the negotiation of the start', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const table = await playedRecord('records/good/first_turns_2.json', 0, ada, ben);
  await playOn(table, [ada, ben], towardsTheStart, isStarting);
  await ben.open(table);
  await expect(ben.start.panel).toMatchAriaSnapshot(`
    - region "Setting sail":
      - heading "Setting sail" [level=2]
      - paragraph: Discard exactly eight cards together. Agree how many each discards, never which.
      - paragraph:
        - text: 0 of 8 pledged
        - strong: 8 still missing
      - list:
        - listitem:
          - text: Ada
          - strong: no pledge yet
        - listitem:
          - text: Ben you
          - strong: no pledge yet
      - button "Ask for more or fewer"
      - button "Let me think"
      - paragraph: 6 phrases and 8 changes left
  `);
  await expect(ben.game.dock).toMatchAriaSnapshot(`
    - region "Your move":
      - list "Your hand"
      - paragraph: /You can discard at most \\d\\./
      - group "Cards from me":
        - button "One fewer"
        - spinbutton "Cards from me"
        - button "One more" [disabled]
      - button /Pledge \\d/
  `);
  const asked = 'Start: how many of the eight cards do you give?';
  await expect(ben.page.getByRole('status').filter({ hasText: asked })).toHaveCount(1);
  const said = await listen(ben.page);
  await ada.open(table);
  await ada.start.pledge(1);
  await expect.poll(said).toMatch(/Ada.* pledges 1\./);
  await expect(ben.start.panel.getByRole('listitem').first()).toHaveText(/Ada.*gives 1/);
});

test('a mountain in which a card is to be placed, and a move of another player', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  const table = await playedRecord('ascent/golden/base.json', 3, ada, ben, cleo);
  await ada.open(table);
  // Nothing is news to a board that is not there yet.
  await expect(ada.game.hand.first()).toBeVisible();
  await cleo.open(table);
  await cleo.game.press(cleo.game.hand.nth(1));
  await expect(cleo.page.getByRole('row').last()).toMatchAriaSnapshot(`
    - row:
      - gridcell "row 1, cell 1, grassy 5" [disabled]
      - gridcell "row 1, cell 2, snowy 6" [disabled]
      - gridcell "row 1, cell 3, bridge, last move, place grassy 4 for 2 cards"
      - gridcell "row 1, cell 4, empty, place grassy 4 for free"
      - gridcell "row 1, cell 5, empty" [disabled]
  `);
  await expect(cleo.game.dock).toMatchAriaSnapshot(`
    - region "Your move":
      - list "Your hand":
        - listitem:
          - button "grassy campfire"
        - listitem:
          - button "grassy 4, being placed" [pressed]
        - listitem:
          - button "grassy 9"
        - listitem:
          - button "rocky 3"
        - listitem:
          - button "snowy 5"
      - paragraph: Where does grassy 4 go? Pick a highlighted cell.
  `);
  const said = await listen(ada.page);
  await cleo.game.press(
    cleo.page.getByRole('gridcell', { name: 'row 1, cell 4, empty, place grassy 4 for free' }),
  );
  await cleo.game.press(cleo.game.button(cleo.words.ascent.confirm));
  await expect.poll(said).toMatch(/Cleo.* placed grassy 4 in row 1, cell 4/);
});

test('a trick and its wind', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  await ada.open(await playedRecord('santa_timea/golden/base.json', 2, ada, ben, cleo));
  await expect(ada.page.getByRole('region', { name: 'Santa Timea' })).toMatchAriaSnapshot(`
    - region "Santa Timea":
      - heading "Round 1 of 5, trick 1 of 12" [level=2]
      - region "The wind":
        - paragraph: North wind, 2 damage
        - paragraph: North cards count in full, south cards zero, the others half.
        - heading "Coming next" [level=3]
        - list:
          - listitem:
            - img "east wind (1 damage)"
          - listitem:
            - img "south wind (2 damage)"
      - region "The trick":
        - list:
          - listitem: Ben north 13 13 lowest
          - listitem: Cleo north 14 14 highest
          - listitem: Ada to play
  `);
  await expect(ada.page.getByRole('list', { name: 'Your hand' })).toMatchAriaSnapshot(`
    - list "Your hand":
      - listitem:
        - button "north 4, worth 4"
      - listitem:
        - button "north 7, worth 7"
      - listitem:
        - button "north 12, worth 12"
      - listitem:
        - button "east 8, worth 4"
      - listitem:
        - button "east 12, worth 6"
      - listitem:
        - button "south 2, worth 0 (ranks by 2)"
  `);
});

/** Hears what the live regions of a page say from now on; they forget it after a while. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const heard = await page.evaluateHandle(() => {
    const sentences: string[] = [];
    const hear = () => {
      for (const region of document.querySelectorAll('[role="status"]')) {
        sentences.push(region.textContent ?? '');
      }
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return sentences;
  });
  return () => heard.evaluate((sentences) => sentences.join('\n'));
}
