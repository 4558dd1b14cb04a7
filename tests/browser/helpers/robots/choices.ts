/**
 * What robots do: what the client's own selection makes of the actions that a view offers, by choices as
 * random as the dice.
 */
import { isMine, legalOf } from '~/card-table/facts';
import {
  actionOf,
  initialSelection,
  nextSelection,
  type Offers,
  type SelectionEvent,
} from '~/card-table/input/selection';
import { ascentOffers } from '~/games/ascent/selection/selection';
import * as ascent from '~/games/ascent/view/facts';
import { santaTimeaOffers } from '~/games/santa-timea/selection';
import * as santaTimea from '~/games/santa-timea/view/facts';
import { tranquilityOffers, wildNumbers } from '~/games/tranquility/selection/selection';
import * as tranquility from '~/games/tranquility/view/facts';
import type { View } from '~/net/room/view';
import games from '~/testing/games.json' with { type: 'json' };

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

/** What the server tells of the shape of a game. */
function shapeOf<Shape>(id: string): Shape {
  return games.find((game) => game.id === id)?.shape as unknown as Shape;
}

const ATTEMPTS = 500;
const EVENTS = 12;

/** Clicks about until an action is complete. */
function clicked<Action extends object>(
  offers: Offers<Action>,
  steps: readonly string[],
  dice: Dice,
  numbers: (cell: number) => Iterable<number> = () => [],
): Action | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let selection = initialSelection(offers);
    for (let count = 0; count < EVENTS; count += 1) {
      const action = actionOf(selection, offers);
      if (action !== null && dice(2) === 0) return action;
      const [cell = -1] = selection.cells;
      const { value } = selection;
      const values =
        selection.step === 'give' ? [1, null] : value === null ? [] : [...numbers(cell)];
      const events: SelectionEvent[] = [
        ...offers.hand.map((_, slot) => ({ type: 'slot' as const, slot })),
        ...[...offers.targets(selection).keys()].map((lit) => ({
          type: 'cell' as const,
          cell: lit,
        })),
        ...steps.map((step) => ({ type: 'begin' as const, step })),
        ...values.map((other) => ({ type: 'value' as const, value: other })),
        { type: 'suggest' },
        { type: 'back' },
      ];
      const event = pick(events, dice);
      if (event !== undefined) selection = nextSelection(selection, event, offers);
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
  const facts = tranquility.factsOf(view, shapeOf('tranquility'));
  // One at a time: where several may act, they would answer each other's last move.
  if (facts === null || facts.seat === null || facts.game.waiting[0] !== facts.seat) return null;
  const { legal = {} } = facts.own ?? {};
  if (legal.agree) return { type: 'agree' };
  if (legal.pledge !== undefined) return pledged(facts, legal.pledge);
  const plain: unknown[] = (['start', 'pass', 'face_storm'] as const)
    .filter((type) => legal[type])
    .map((type) => ({ type }));
  if (facts.game.storms?.stuck || dice(8) === 0) {
    plain.push(...(legal.spend_compass ?? []).map((storm) => ({ type: 'spend_compass', storm })));
  }
  if (plain.length > 0) return pick(plain, dice);
  return clicked(
    tranquilityOffers(facts),
    [
      ...['discard', 'keep_rocks', 'turn_over'],
      ...['finish', 'finish_wild', 'start_wild', 'discard_hand', 'swap_hand'],
    ],
    dice,
    (cell) => wildNumbers(legal.wild ?? [], cell).keys(),
  );
}

/** What is missing with the pledges of the others. */
function pledged({ game, own, seat }: tranquility.TranquilityFacts, most: number): unknown {
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
  const facts = ascent.factsOf(view, shapeOf('ascent'));
  if (facts === null || !isMine(facts)) return null;
  const { slope, lead } = legalOf(facts);
  if (lead !== undefined && dice(2) === 0) {
    const led = clicked(ascentOffers(facts), ['lead'], dice);
    if (led !== null) return led;
  }
  // Discards would end the game before a herd can be led.
  const discard = slope === undefined ? ['discard'] : [];
  return clicked(ascentOffers(facts), [...discard, 'lead', 'grapple', 'summit'], dice);
}

function inSantaTimea(view: View, dice: Dice): unknown {
  const facts = santaTimea.factsOf(view, shapeOf('santa-timea'));
  if (facts === null || facts.game.waiting[0] !== facts.seat) return null;
  const { triplets } = legalOf(facts);
  if (triplets !== undefined) {
    return { type: 'triplets', throw: triplets.filter(() => dice(2) === 0) };
  }
  return clicked(santaTimeaOffers(facts), [], dice);
}
