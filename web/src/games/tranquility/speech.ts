/** Answers of single keys about the sea and the cards, as far as they are this game's alone. */
import type { Speech } from '~/card-table/explain/help';
import { legalOf } from '~/card-table/facts';
import { spokenCards, spokenHand, spokenPlaces } from '~/games/coop/speech';
import { textsOf as clientTexts } from '~/texts';
import type {
  Card,
  TranquilityPart,
  TranquilityLogLine,
  TranquilityPrivate,
} from '~/wire/tranquility';
import { cardName } from './board/CardFace';
import { canPickUp, type PlaceOffer, offersOf, wildOffers } from './selection/selection';
import { where } from './sentences';
import { textsOf } from './texts';
import { cellsOf, type TranquilityFacts, lineOf, place } from './view/facts';

const client = clientTexts('table', 'beside');
const t = textsOf('speech');

export const speech: Speech = {
  isMove: (line: TranquilityLogLine) =>
    'seat' in line && line.type !== 'storm' && line.type !== 'blow',

  hand(own: TranquilityPrivate, facts: TranquilityFacts) {
    return spokenHand(own, facts, {
      name: cardName,
      place: (card) => placeOf(card, facts),
      choosing: canPickUp(own.legal),
    });
  },

  gaps(facts: TranquilityFacts) {
    const { speech: words } = t();
    const { cells } = facts.game;
    const filled = cells.filter((cell) => cell !== null).length;
    return [
      words.filled(filled, facts.layout.cells),
      ...partsOf(facts).flatMap((part) => gapsOf(part, facts)),
      ...closedOf(facts),
      ...beside(facts),
    ];
  },

  seat(seat: number, { game }: TranquilityFacts) {
    const { seats } = t().rough;
    const { storms, contest } = game;
    const [inHand = '', toDraw = '', discarded = ''] = spokenCards(game, seat);
    return [
      inHand,
      ...(contest === undefined
        ? [toDraw, discarded]
        : [discarded, t().grids.contest.points(contest.scores[seat] ?? 0)]),
      (storms?.yellow[seat] ?? 0) > 0 ? seats.yellow : '',
      (storms?.orange[seat] ?? 0) > 0 ? seats.orange : '',
      game.known_monsters?.includes(seat) === true ? seats.monster : '',
    ];
  },
};

/** The cheapest use of a card now, in words. */
function placeOf(card: Card, facts: TranquilityFacts): string {
  const { speech: words, grids, sea } = t();
  const { spoken } = client();
  const { place: places, wild, finish, monster, compass } = legalOf(facts);
  if (card === 'finish' && finish === true) return spoken.playable;
  if (card === 'monster' && monster !== undefined) return words.monster(monster.length);
  if (card === 'compass' && compass !== undefined) return grids.explorer.clear;
  const runs = places?.find((placeable) => placeable.card === card)?.runs ?? [];
  const offers = [...(card === 'wild' ? wildOffers(wild ?? []) : offersOf(runs))];
  const sound = offers.filter(([, { hopeless }]) => !hopeless);
  const [least, leastSound] = [leastOf(offers), leastOf(sound)];
  if (least === leastSound) return offered(sound, facts);
  // The cheapest place is no gain where it leaves a gap.
  const risky = `${offered(offers, facts)}, ${sea.hopeless}`;
  return sound.length === 0 ? risky : words.sound(risky, offered(sound, facts));
}

type CellOffers = readonly (readonly [number, PlaceOffer])[];

function leastOf(offers: CellOffers): number {
  return Math.min(...offers.map(([, { cost }]) => cost));
}

/** The cells that cost least, with what that is. */
function offered(offers: CellOffers, facts: TranquilityFacts): string {
  const cost = leastOf(offers);
  const cells = offers.flatMap(([cell, offer]) => (offer.cost === cost ? cell : []));
  const stretches = stretchesOf(cells.toSorted((one, other) => one - other));
  return spokenPlaces(
    cost,
    stretches.map((stretch) => span(stretch, facts)),
  );
}

/** Numbers that follow each other. */
function stretchesOf(cells: readonly number[]): number[][] {
  const stretches: number[][] = [];
  for (const cell of cells) {
    const stretch = stretches.at(-1);
    if (stretch?.at(-1) === cell - 1) stretch.push(cell);
    else stretches.push([cell]);
  }
  return stretches;
}

function span(stretch: readonly number[], facts: TranquilityFacts): string {
  const { speech: words, grids } = t();
  const { layout } = facts;
  const [first = 0, last = first] = [stretch[0], stretch.at(-1)];
  if (first === last) return where(facts, first);
  if (lineOf(layout, first) !== lineOf(layout, last)) {
    return words.span(where(facts, first), where(facts, last));
  }
  const { part, row, column } = place(layout, first);
  const cells = words.cells(row, column, place(layout, last).column);
  return part === 'sea' ? cells : grids.parts[part](cells);
}

/** The cells of each part of the grid, in their order. */
function partsOf({ layout }: TranquilityFacts): number[][] {
  const parts = new Map<TranquilityPart, number[]>();
  for (const line of layout.levelsFromTop.flat()) {
    parts.set(line.part, [...(parts.get(line.part) ?? []), ...cellsOf(line)]);
  }
  return [...parts.values()].map((cells) => cells.toSorted((one, other) => one - other));
}

/** Each run of empty cells in a part, between the islands that it has to fit. */
function gapsOf(part: readonly number[], facts: TranquilityFacts): string[] {
  const { speech: words } = t();
  const { cells } = facts.game;
  const islandAt = (cell: number) => (part.includes(cell) ? (cells[cell] ?? null) : null);
  return stretchesOf(part.filter((cell) => cells[cell] === null)).map((stretch) => {
    const [first = 0, last = first] = [stretch[0], stretch.at(-1)];
    const [below, above] = [islandAt(first - 1), islandAt(last + 1)];
    const [count, there] = [stretch.length, span(stretch, facts)];
    if (below !== null && above !== null) return words.between(below, above, count, there);
    if (above !== null) return words.before(above, count, there);
    return below === null ? words.open(count, there) : words.after(below, count, there);
  });
}

/** Where nothing can be put for now, and what would keep the finish from being played. */
function closedOf(facts: TranquilityFacts): string[] {
  const { rough, grids } = t();
  const { rocks, storms, explorer, sides } = facts.game;
  const cells = (closed: readonly number[]) =>
    client().list(closed.map((cell) => where(facts, cell)));
  const { storms: stormy = [] } = explorer ?? {};
  const { wrong = [] } = sides ?? {};
  return [
    typeof rocks === 'number' ? rough.sea.rockRow(rocks + 1) : '',
    ...(storms?.purple ?? []).map((count, row) => (count > 0 ? rough.sea.stormRow(row + 1) : '')),
    stormy.length > 0 ? client().colon(rough.sea.stormHere, cells(stormy)) : '',
    wrong.length > 0 ? client().colon(grids.sides.wrong, cells(wrong)) : '',
  ];
}

/** The piles and cards beside the grid. */
function beside({ game, layout }: TranquilityFacts): string[] {
  const { sea, rough, grids } = t();
  const { storms, contest, explorer, sides } = game;
  const [waiting, earned] = storms?.compasses ?? [0, 0];
  const row = (cards: readonly Card[]) =>
    cards.length === 0
      ? grids.contest.empty
      : client().colon(grids.contest.row, client().list(cards.map(cardName)));
  return [
    !layout.spaces.includes('start') ? '' : game.started ? sea.startFilled : sea.startEmpty,
    storms === undefined
      ? ''
      : client().colon(
          rough.storms.compasses,
          `${rough.storms.earned(earned)}, ${rough.storms.beside(waiting)}`,
        ),
    explorer === undefined ? '' : grids.explorer.left(explorer.left),
    sides === undefined ? '' : sides.night_up ? grids.sides.nightUp : grids.sides.dayUp,
    ...(contest === undefined ? [] : [row(contest.row), grids.contest.pile(contest.pile)]),
  ];
}
