/** A short game of one player in each of the system's other browsers, by what their mouse and keys do. */
import { expect, test } from '../helpers/test';
import { en } from '../helpers/words/en';
import { KINDS, type Driven } from './drivers';

const MOVES = 4;

for (const { name, isThere, start } of KINDS) {
  test(`a short game is played in ${name}`, async ({ server }) => {
    test.skip(!isThere, `There is no ${name}.`);
    const driven = await start();
    try {
      await playIn(driven, server.url);
    } finally {
      await driven.close();
    }
  });
}

async function playIn(driven: Driven, url: string): Promise<void> {
  const { home, table, game } = en;
  await driven.open(url);
  await press(driven, 'button', home.make);
  await press(driven, 'dialog input');
  await type(driven, 'Ada');
  await press(driven, 'dialog button', home.goOn);
  await press(driven, 'button', table.start);
  for (let moves = 0; moves < MOVES; moves += 1) await placeCard(driven);
  await press(driven, `${DOCK} button`, game.more);
  await press(driven, 'dialog button', game.giveUp);
  await press(driven, 'dialog button', game.agreeToStop);
  await seen(driven, 'h2', table.statistics);
}

const DOCK = `[aria-label="${en.game.move}"]`;
const HAND = '[data-slot]';

/** Places the first card for which there is a cell. */
async function placeCard(driven: Driven): Promise<void> {
  const { placeable, place } = en.game;
  const before = await filled(driven);
  await seen(driven, HAND);
  const cards = Number(await driven.evaluate(`document.querySelectorAll('${HAND}').length`));
  for (let slot = 0; slot < cards; slot += 1) {
    await press(driven, `[data-slot="${slot}"]`);
    if ((await driven.evaluate(spotOf('[role=gridcell]', placeable))) !== null) break;
  }
  await press(driven, '[role=gridcell]', placeable);
  await press(driven, `${DOCK} button`, place);
  await expect.poll(() => filled(driven), 'the card lies in the sea').toBe(before + 1);
}

async function filled(driven: Driven): Promise<number> {
  const names = await driven.evaluate(
    `[...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))`,
  );
  return (names as string[]).filter((name) => !/empty/.test(name)).length;
}

/** Where on the screen the first element is that has such a name and can be hit; null if none can. */
function spotOf(selector: string, name: string | RegExp = /(?:)/): string {
  const wanted = typeof name === 'string' ? `^${name}$` : name.source;
  return `(() => {
    const nameOf = (one) => (one.getAttribute('aria-label') ?? one.innerText).replace(/\\s+/g, ' ').trim();
    for (const one of document.querySelectorAll(${JSON.stringify(selector)})) {
      if (!new RegExp(${JSON.stringify(wanted)}).test(nameOf(one)) || one.disabled) continue;
      one.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (one.contains(hit) || hit.contains(one))) return [x, y];
    }
    return null;
  })()`;
}

/** Waits for such an element, which has come to rest where it can be hit. */
async function seen(
  driven: Driven,
  selector: string,
  name?: string | RegExp,
): Promise<readonly [number, number]> {
  let before: unknown = null;
  await expect
    .poll(
      async () => {
        const spot = await driven.evaluate(spotOf(selector, name));
        const rests = spot !== null && String(spot) === String(before);
        before = spot;
        return rests;
      },
      { message: `${selector} ${name}`, intervals: [50], timeout: 20_000 },
    )
    .toBe(true);
  return before as [number, number];
}

async function press(driven: Driven, selector: string, name?: string | RegExp): Promise<void> {
  const [x, y] = await seen(driven, selector, name);
  const parameters = { pointerType: 'mouse' } as const;
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...click];
  await driven.perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
}

async function type(driven: Driven, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await driven.perform([{ type: 'key', id: 'keyboard', actions }]);
}
