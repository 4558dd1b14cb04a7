/** Small readings of a view about its seats. */
import type { View } from '~/games/game';
import { seatMarks } from '~/ui/marks';
import type { Presence } from '~/wire/Presence';
import type { Seat } from '~/wire/Seat';

export function seatName(view: View, seat: Seat): string {
  return view.table.seats[seat]?.name ?? '';
}

/** What stands on the marks, by seat. */
export function marksOf({ table }: View): readonly string[] {
  return seatMarks(table.seats.map((taken) => taken?.name ?? null));
}

export function seatsThatAre(view: View, presence: Presence): Seat[] {
  return view.table.seats.flatMap((seat, index) => (seat?.presence === presence ? [index] : []));
}

/** Between games: the first seat in which nobody sits; null if there is none. */
export function firstFreeSeat({ table }: View): Seat | null {
  const all = Array.from({ length: table.max_seats }, (_, seat) => seat);
  return all.find((seat) => (table.seats[seat] ?? null) === null) ?? null;
}
