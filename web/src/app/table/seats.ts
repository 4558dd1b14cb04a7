/** Small readings of a view about its seats. */
import type { View } from '../../games/game';
import type { Presence } from '../../wire/Presence';
import type { Seat } from '../../wire/Seat';

export function seatName(view: View, seat: Seat): string {
  return view.table.seats[seat]?.name ?? '';
}

export function seatsThatAre(view: View, presence: Presence): Seat[] {
  return view.table.seats.flatMap((seat, index) => (seat?.presence === presence ? [index] : []));
}
