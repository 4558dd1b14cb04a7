/** Speaking of the people at a table. */
import { textsOf } from '~/texts';
import { namelessName, seatMarks } from '~/ui/faces/SeatFace';
import { type GameView, partnersOf } from '../facts';
import type { Face, Stopping } from '~/wire/room';

const t = textsOf('table');

/** The people of a game, for sentences on seats: names, and which seat is the reader's. */
export interface People {
  /** By seat. */
  readonly names: readonly string[];
  /** Null for those who watch. */
  readonly seat: number | null;
  /** The faces of the partners who hold a seat now, by seat; null of all others. */
  readonly faces?: readonly (number | null)[];
  /** The faces that guests have chosen, by seat. */
  readonly chosen?: readonly (Face | null)[];
  /** The seats that partners hold; of a finished game those that they have held. */
  readonly partners?: readonly number[];
  /** Why partners have agreed to stop. */
  readonly stopping?: readonly Stopping[];
}

export function nameOf(people: People, seat: number): string {
  return people.names[seat] || namelessName(seat === people.seat);
}

/** Short marks that tell the seats apart. */
export function initialsOf(people: People): readonly string[] {
  return seatMarks(people.names.map((_, seat) => nameOf(people, seat)));
}

/** The name of a seat; null for the reader's own. */
export function whoIs(people: People, seat: number): string | null {
  return seat === people.seat ? null : nameOf(people, seat);
}

/** The names of some seats, the reader's own last and as "you". */
export function namesOf(people: People, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== people.seat).map((seat) => nameOf(people, seat));
  return t().list(others.length < seats.length ? [...others, t().players.you] : others);
}

/** The people of a view, whether or not its game can be seen. */
export function peopleOf(view: GameView): People {
  return { names: view.table.players, seat: view.you.player, ...partnersOf(view) };
}

/** Seats follow each other clockwise. Null to those who do not wait for a turn. */
export function waitHint(people: People, active: number | null): string | null {
  const { seat, names } = people;
  if (seat === null || active === null || seat === active) return null;
  const before = (seat + names.length - 1) % names.length;
  return before === active ? t().dock.next : t().dock.after(nameOf(people, before));
}
