/** Where winds are taken from and thrown off to, for their way there to be seen. */
import type { Direction } from '../cards';
import type { Facts } from '../view';

/** Where winds are taken from. */
export const BLOWING = 'blowing';

/** What a seat says or shows at the end of a round comes with lines for the round itself. */
const LINES_OF_A_ROUND = 4;

/** So many lines of the log come at most with one move: what each seat throws off comes at once. */
export function linesOfAMove(seats: number): number {
  return seats + LINES_OF_A_ROUND;
}

export function thrownPlace(seat: number, direction: Direction): string {
  return `thrown-${seat}-${direction}`;
}

/** All that the middle of the table is: the wind blows there, and what was thrown off lately went there. */
export function middlePlaces({ game, names }: Facts): string {
  const thrown = game.log
    .slice(-linesOfAMove(names.length))
    .filter((line) => line.type === 'throw')
    .flatMap(({ seat, triplets }) => triplets.map((direction) => thrownPlace(seat, direction)));
  return [BLOWING, ...thrown].join(' ');
}
