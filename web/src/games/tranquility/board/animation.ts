/** Where the cards on the board have come from, for their way there to be seen. */
import { type Flip, playedFrom } from '~/card-table/animation/flips';
import type { Facts } from '../view';

/** With one move come few lines; what an older one tells lies in its place already. */
const LINES = 4;

/** An island in a cell: played there lately, or about to be by the viewer. */
export function cellFlip(facts: Facts, cell: number, island: number): Flip {
  const { game } = facts;
  const line = game.log.slice(-LINES).findLast((one) => 'cell' in one && one.cell === cell);
  const played = game.cells[cell] === island;
  const seat = played ? seatOf(line) : facts.seat;
  return {
    'data-flip': `cell-${cell}#${island}`,
    'data-from': seat === null ? undefined : playedFrom(seat, island, 'wild'),
    'data-fixed': true,
  };
}

/** The start or finish card, once it lies in its space. */
export function spaceFlip({ game }: Facts, card: 'start' | 'finish'): Flip {
  const line = game.log.slice(-LINES).findLast(({ type }) => type === card);
  const seat = seatOf(line);
  return {
    'data-flip': `space#${card}`,
    'data-from': seat === null ? undefined : playedFrom(seat, card, 'wild'),
    'data-fixed': true,
  };
}

/** A storm that has come to lie before a seat or beside a row. */
export function stormFlip({ game }: Facts, key: string): Flip {
  const line = game.log.slice(-LINES).findLast(({ type }) => type === 'storm');
  const seat = seatOf(line);
  return {
    'data-flip': `storm#${key}`,
    'data-from': seat === null ? undefined : playedFrom(seat),
  };
}

function seatOf(line: Facts['game']['log'][number] | undefined): number | null {
  return line !== undefined && 'seat' in line ? line.seat : null;
}
