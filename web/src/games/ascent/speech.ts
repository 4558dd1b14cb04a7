/** Answers of single keys about the mountain and the cards, as far as they are this game's alone. */
import type { Speech } from '~/card-table/explain/help';
import { legalOf } from '~/card-table/facts';
import { spokenCards, spokenHand, spokenPlaces } from '~/games/coop/speech';
import { textsOf as clientTexts } from '~/texts';
import type {
  AscentCard,
  AscentCell,
  AscentPlace,
  AscentLogLine,
  AscentPrivate,
} from '~/wire/ascent';
import { goalsOf } from './board/Goals';
import { canPickUp } from './selection/selection';
import { textsOf } from './texts';
import { cardName, cardNameMarked, cellName } from './view/cards';
import { cardAt, cardsPlaced, type AscentFacts, goalsLeft, idOf, rowOf } from './view/facts';

const client = clientTexts('table', 'beside');
const t = textsOf('speech');

export const speech: Speech = {
  isMove: (line: AscentLogLine) => line.type !== 'filmed',

  hand(own: AscentPrivate, facts: AscentFacts) {
    return spokenHand(own, facts, {
      name: (card) => cardNameMarked(card, facts.wildlife),
      place: (card) => placeOf(card, facts),
      choosing: canPickUp(own.legal),
    });
  },

  gaps(facts: AscentFacts) {
    const { mountain, card: cards } = t();
    const bridges = cellsWith(facts, (card) => card === 'bridge');
    return [
      mountain.progressLabel(cardsPlaced(facts), facts.mountain.cells),
      ...rowsOf(facts),
      bridges.length === 0
        ? ''
        : client().colon(cards.bridge, client().list(bridges.map(cellName))),
      ...[...facts.herds].map(([cell, count]) =>
        client().colon(cellName(cell), mountain.ibex(count)),
      ),
      ...goalsOf(facts).map(({ label }) => label),
    ];
  },

  seat: (seat: number, { game }: AscentFacts) => spokenCards(game, seat),
};

/** The cheapest use of a card now, in words. */
function placeOf(card: AscentCard, facts: AscentFacts): string {
  const { speech: words, dock } = t();
  const { spoken } = client();
  const { slope, campfire, bridge, summit } = legalOf(facts);
  if (card === 'summit') {
    const [goal] = goalsLeft(facts);
    if (summit === true || goal === undefined) return spoken.playable;
    return dock.summitWaits[goal];
  }
  if (card === 'bridge') return offered((bridge ?? []).map((cell) => ({ cell })));
  const moves = campfire?.find((one) => one.card === card)?.slopes;
  if (moves === undefined) return offered(slope?.find((one) => one.card === card)?.cells ?? []);
  const [least] = moves
    .flatMap(({ cell, to }) => to.map((place) => ({ ...place, from: cell })))
    .toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
  if (least === undefined) return spoken.nowhere;
  const moved = cardAt(facts, idOf(least.from));
  const { from, cell, cost = 0 } = least;
  return words.campfire(moved === null ? '' : cardName(moved), at(from), at(cell), cost);
}

/** The cells that cost least, with what that is. */
function offered(places: readonly AscentPlace[]): string {
  const least = Math.min(...places.map(({ cost = 0 }) => cost));
  return spokenPlaces(
    least,
    places.filter(({ cost = 0 }) => cost === least).map(({ cell }) => at(cell)),
  );
}

function at(cell: AscentCell): string {
  return cellName(idOf(cell));
}

/** How far each row reaches that is begun and not full; what is above is empty. */
function rowsOf(facts: AscentFacts): string[] {
  const { speech: words, mountain } = t();
  const rows = facts.mountain.rows.toReversed();
  const begun = rows.flatMap((row) => {
    const cells = row.map(({ cell }) => cell);
    const last = cells.findLast((cell) => cardAt(facts, cell) !== null);
    const card = last === undefined ? null : cardAt(facts, last);
    if (last === undefined || card === null || last === cells.at(-1)) return [];
    const adopted = facts.campfires.has(last)
      ? mountain.adopted(facts.campfires.get(last) ?? null)
      : '';
    const name = [cardName(card), adopted].filter(Boolean).join(', ');
    return words.row(rowOf(last), cells.indexOf(last) + 1, cells.length, name);
  });
  const empty = rows.findIndex(
    ([first]) => first !== undefined && cardAt(facts, first.cell) === null,
  );
  if (empty < 0) return begun;
  const isSummit = empty === rows.length - 1;
  const above = isSummit ? client().colon(mountain.summitCell, client().coop.cell.empty) : null;
  return [...begun, above ?? words.emptyFrom(empty + 1)];
}

function cellsWith(facts: AscentFacts, fits: (card: AscentCard) => boolean): number[] {
  const cells = facts.mountain.rows.flat().map(({ cell }) => cell);
  return cells
    .toSorted((one, other) => one - other)
    .filter((cell) => {
      const card = cardAt(facts, cell);
      return card !== null && fits(card);
    });
}
