/** A page that the browser translates, as Chrome does it: elements stand in for texts, also for those that come later. */
import { nextToPlay, playTurn } from '../helpers/boards/play';
import type { Guest } from '../helpers/guest';
import { begin, sit, withSockets } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** Runs in the page. The words stay what they are, so that they can be compared. */
function translate(): void {
  const one = (text: Text) => {
    const kept = text.parentElement?.closest('font, script, style, [translate="no"], svg');
    if (kept !== null || text.data.trim() === '') return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = text.data;
    text.replaceWith(outer);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(one);
  };
  all(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) one(target);
      addedNodes.forEach(all);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('says what a page says that was loaded anew', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await ada.makeTable();
  await ada.page.evaluate(translate);
  const shown = ({ page }: Guest) => page.locator('#app').innerText();
  const expectTrue = async (when: string) => {
    const anew = await ada.openTab(link);
    await expect(async () => expect(await shown(ada)).toBe(await shown(anew)), when).toPass();
    await anew.page.close();
  };

  await test.step('in the lobby', async () => {
    await sit(link, ben, 1);
    await expectTrue('Ben has come');
    expect(await ada.page.locator('#app font').count(), 'it is translated').toBeGreaterThan(10);
    await withSockets(link, [ben], async ([socket]) => {
      await socket?.do({ type: 'stand' });
      await expectTrue('Ben has stood up');
      await socket?.do({ type: 'chat', text: 'Hello' });
      await expectTrue('Ben has said something');
      await socket?.do({ type: 'sit', seat: 2, name: 'Ben' });
      await expectTrue('Ben sits elsewhere');
    });
  });

  await test.step('in the game', async () => {
    await begin(link, [ada, ben]);
    await ben.come(link);
    const players = [ada, ben];
    for (let turns = 0; turns < 4; turns += 1) {
      await nextToPlay(players);
      await expectTrue(`after ${turns} turns`);
      await playTurn(players);
    }
  });
});
