/** Where the cards on the mountain have come from, for their way there to be seen. */
import { type Flip, playedFrom } from '~/card-table/animation/flips';
import type { AscentCard, AscentLogLine } from '~/wire/ascent';
import { idOf } from '../mountain';
import { placementOf, type Selection } from '../selection';
import { cardAt, type Facts } from '../view';

/** With one move come few lines; what an older one tells lies in its place already. */
const LINES = 4;

/** A card in a cell: it was put there lately, or would be after what is being done. */
export function cellFlip(facts: Facts, cell: number, card: AscentCard, selection: Selection): Flip {
  const lies = cardAt(facts, cell) === card;
  return {
    'data-flip': `cell-${cell}#${card}`,
    'data-from': lies ? cameFrom(facts, cell, card) : wouldComeFrom(facts, cell, card, selection),
    'data-fixed': true,
  };
}

/** A herd, which walks from cell to cell. */
export function herdFlip({ game }: Facts, cell: number, count: number): Flip {
  const [start] = game.log
    .slice(-LINES)
    .filter((line) => line.type === 'lead')
    .map(({ path }) => path.map(idOf))
    .findLast((path) => path.at(-1) === cell) ?? [null];
  return {
    'data-flip': `herd-${cell}#${count}`,
    'data-from': start === null ? undefined : `herd-${start}`,
    'data-fixed': true,
  };
}

function cameFrom({ game }: Facts, cell: number, card: AscentCard): string | undefined {
  const line = game.log.slice(-LINES).findLast((one) => cellsOf(one).includes(cell));
  if (line === undefined || !('seat' in line)) return undefined;
  if (line.type === 'campfire' && idOf(line.to) === cell) return `cell-${idOf(line.cell)}`;
  return playedFrom(line.seat, card);
}

function wouldComeFrom(
  facts: Facts,
  cell: number,
  card: AscentCard,
  selection: Selection,
): string | undefined {
  const from = placementOf(selection, facts)?.from ?? null;
  if (from !== null && cell !== from) return `cell-${from}`;
  return facts.seat === null ? undefined : playedFrom(facts.seat, card);
}

function cellsOf(line: AscentLogLine): number[] {
  switch (line.type) {
    case 'slope':
    case 'bridge':
      return [idOf(line.cell)];
    case 'campfire':
      return [idOf(line.cell), idOf(line.to)];
    default:
      return [];
  }
}
