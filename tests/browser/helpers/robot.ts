/**
 * Players that look at nothing but their views. What they do is what the client's own selection makes
 * of the actions that a view offers, by choices as random as the dice.
 */
import { expect, type Page } from '@playwright/test';
import * as ascent from '../../../web/src/games/ascent/actions';
import * as ascentFacts from '../../../web/src/games/ascent/view';
import * as ascentSelection from '../../../web/src/games/ascent/selection';
import * as ascentOffers from '../../../web/src/games/ascent/offers';
import type { View } from '../../../web/src/games/game';
import * as santaTimeaFacts from '../../../web/src/games/santa-timea/view';
import * as santaTimeaSelection from '../../../web/src/games/santa-timea/selection';
import * as tranquility from '../../../web/src/games/tranquility/actions';
import * as tranquilityFacts from '../../../web/src/games/tranquility/view';
import * as tranquilitySelection from '../../../web/src/games/tranquility/selection';
import * as tranquilityOffers from '../../../web/src/games/tranquility/offers';
import type { Guest } from './guest';

type Dice = (bound: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice(list.length)];
}

/** What is selected, and how. */
interface Engine<Selection, Event> {
  readonly initial: Selection;
  reduce(selection: Selection, event: Event): Selection;
  /** All events that the board could send now. */
  events(selection: Selection): readonly Event[];
  /** The action that is complete now; null while there is none. */
  action(selection: Selection): unknown;
}

const ATTEMPTS = 500;
const EVENTS = 12;

/** Clicks about until an action is complete. */
function clicked<Selection, Event>(engine: Engine<Selection, Event>, dice: Dice): unknown {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let selection = engine.initial;
    for (let count = 0; count < EVENTS; count += 1) {
      const action = engine.action(selection);
      if (action !== null && dice(2) === 0) return action;
      const event = pick(engine.events(selection), dice);
      if (event !== undefined) selection = engine.reduce(selection, event);
    }
  }
  return null;
}

/** What the viewer's seat does now; null while it is another's turn. */
export function decide(view: View, dice: Dice): unknown {
  switch (view.table.game) {
    case 'tranquility':
      return inTranquility(view, dice);
    case 'ascent':
      return inAscent(view, dice);
    default:
      return inSantaTimea(view, dice);
  }
}

function inTranquility(view: View, dice: Dice): unknown {
  const facts = tranquilityFacts.factsOf(view);
  // One at a time: where several may act, they would answer each other's last move.
  if (facts === null || facts.seat === null || facts.game.waiting[0] !== facts.seat) return null;
  const { hand = [], legal = {} } = facts.own ?? {};
  if (legal.agree) return { type: 'agree' };
  if (legal.pledge !== undefined) return pledged(facts, legal.pledge);
  const plain: unknown[] = (['start', 'pass', 'face_storm'] as const)
    .filter((type) => legal[type])
    .map((type) => ({ type }));
  if (facts.game.storms?.stuck || dice(8) === 0) {
    plain.push(...(legal.spend_compass ?? []).map((storm) => ({ type: 'spend_compass', storm })));
  }
  if (plain.length > 0) return pick(plain, dice);
  const { initialSelection, reduce } = tranquilitySelection;
  return clicked<tranquilitySelection.Selection, tranquilitySelection.SelectionEvent>(
    {
      initial: initialSelection(facts),
      reduce: (selection, event) => reduce(selection, event, facts),
      events: (selection) => [
        ...hand.map((_, slot) => ({ type: 'slot' as const, slot })),
        ...[...tranquilityOffers.targetsOf(selection, facts).keys()].map((cell) => ({
          type: 'cell' as const,
          cell,
        })),
        ...(selection.step === 'pay' && selection.number !== null
          ? [...tranquilityOffers.wildNumbers(legal.wild ?? [], selection.cell).keys()].map(
              (number) => ({
                type: 'number' as const,
                number,
              }),
            )
          : []),
        ...(['discard', 'keep_rocks', 'turn_over', 'from_pile', 'suggest', 'back'] as const).map(
          (type) => ({ type }),
        ),
        ...(['finish', 'finish_wild', 'start_wild', 'discard_hand', 'swap_hand'] as const).map(
          (kind) => ({ type: 'confirm' as const, kind }),
        ),
      ],
      action: (selection) => tranquility.actionOf(selection, facts),
    },
    dice,
  );
}

/** What is missing with the pledges of the others. */
function pledged({ game, own, seat }: tranquilityFacts.Facts, most: number): unknown {
  const { needed, pledges } = game.window ?? { needed: 0, pledges: [] };
  const others = pledges.reduce<number>(
    (sum, pledge, other) => sum + (other === seat ? 0 : (pledge ?? 0)),
    0,
  );
  const count = Math.min(most, Math.max(0, needed - others));
  const all = own?.legal.pledge_all_or_none === true && count > 0;
  return { type: 'pledge', count: all ? most : count };
}

function inAscent(view: View, dice: Dice): unknown {
  const facts = ascentFacts.factsOf(view);
  if (facts === null || !ascentFacts.isMine(facts)) return null;
  const { initialSelection, reduce } = ascentSelection;
  const { slope, lead } = ascentFacts.legalOf(facts);
  // Discards would end the game before a herd can be led.
  const discard = slope === undefined ? (['discard'] as const) : [];
  const begun = lead !== undefined && dice(2) === 0;
  return clicked<ascentSelection.Selection, ascentSelection.SelectionEvent>(
    {
      initial: begun ? reduce(initialSelection(), { type: 'lead' }, facts) : initialSelection(),
      reduce: (selection, event) => reduce(selection, event, facts),
      events: (selection) => [
        ...(facts.own?.hand ?? []).map((_, slot) => ({ type: 'slot' as const, slot })),
        ...[...ascentOffers.targetsOf(selection, facts).keys()].map((cell) => ({
          type: 'cell' as const,
          cell,
        })),
        ...[...discard, ...(['lead', 'grapple', 'summit', 'back'] as const)].map((type) => ({
          type,
        })),
      ],
      action: (selection) => ascent.actionOf(selection, facts),
    },
    dice,
  );
}

function inSantaTimea(view: View, dice: Dice): unknown {
  const facts = santaTimeaFacts.factsOf(view);
  if (facts === null || facts.game.waiting[0] !== facts.seat) return null;
  const { triplets } = santaTimeaFacts.legalOf(facts);
  if (triplets !== undefined) {
    return { type: 'triplets', throw: triplets.filter(() => dice(2) === 0) };
  }
  const { SELECTION, laidCard } = santaTimeaSelection;
  return clicked<santaTimeaSelection.Selection, santaTimeaSelection.SelectionEvent>(
    {
      initial: SELECTION.initial(),
      reduce: (selection, event) => SELECTION.reduce(selection, event, facts),
      events: () =>
        (facts.own?.hand ?? []).map((_, slot) => ({ type: 'drop' as const, slot, cell: 0 })),
      action: (selection) => {
        const card = laidCard(selection, facts);
        return card === null ? null : { type: 'play', card };
      },
    },
    dice,
  );
}

/** Makes a table of a game; gives its code. */
export async function newTable(page: Page, game: string, options: object): Promise<string> {
  return page.evaluate(
    async (room) => {
      await fetch('/api/me');
      const body = JSON.stringify(room);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/rooms', { method: 'POST', headers, body });
      return ((await answer.json()) as { code: string }).code;
    },
    { game, options },
  );
}

/**
 * Lets guests play on to the result, each over a connection beside its page, which goes on showing the
 * game: for stretches that say nothing new about pages.
 */
export async function finishByRobots(guests: readonly Guest[]): Promise<void> {
  await Promise.all(
    guests.map(({ page }, seat) => {
      const code = new URL(page.url()).pathname.split('/').pop() ?? '';
      return playSeat(page, { code, seat, seats: guests.length }, diceOf(seat));
    }),
  );
  for (const { game } of guests) await expect(game.revealed).toBeVisible();
}

/** Plays a whole game in a seat; gives the actions it has done, by their types. */
export async function playSeat(
  page: Page,
  place: { code: string; seat: number; seats: number },
  dice: Dice,
): Promise<string[]> {
  await page.exposeFunction('decide', (view: View) => decide(view, dice));
  return page.evaluate(playOn, place);
}

/** Runs in the page: the browser's cookie says whose connection it is. */
async function playOn({
  code,
  seat,
  seats,
}: {
  code: string;
  seat: number;
  seats: number;
}): Promise<string[]> {
  await fetch('/api/me');
  const { decide } = window as unknown as { decide(view: unknown): Promise<{ type: string }> };
  const done: string[] = [];
  const address = `${location.origin.replace('http', 'ws')}/api/rooms/${code}/ws`;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    let seen = -1;
    let sent = 0;
    let last: object = {};
    // A view may come again before the answer.
    let sat = false;
    let started = false;
    const seated = (view: any) => view.table.seats.filter(Boolean).length;
    const send = (command: object) => {
      last = command;
      sent += 1;
      socket.send(JSON.stringify({ id: `robot-${sent}`, do: command }));
    };
    const answer = async (view: any) => {
      const { phase } = view.table;
      if (phase === 'over') {
        resolve(done);
        socket.close();
      } else if (phase === 'playing') {
        const action = await decide(view);
        if (action === null) return;
        done.push(action.type);
        send({ type: 'act', action });
      } else if (view.you.seat === null) {
        if (sat) return;
        sat = true;
        send({ type: 'sit', seat, name: `Robot ${seat}` });
      } else if (seat === 0 && !started && view.you.may.start && seated(view) === seats) {
        started = true;
        send({ type: 'start' });
      }
    };
    socket.addEventListener('close', () => reject(new Error('The connection was closed.')));
    socket.addEventListener('message', ({ data }) => {
      const view = JSON.parse(data);
      if (view.type === 'refused') {
        // Only people are slow enough.
        if (view.code === 'too_fast') setTimeout(() => send(last), 300);
        else reject(new Error(`${data} after ${done.join(' ')}`));
      }
      // A view may come again while the answer to the last action is still on its way.
      if (view.type !== 'view' || view.seq === seen) return;
      seen = view.seq;
      answer(view).catch(reject);
    });
  });
}
