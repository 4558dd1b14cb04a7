/** Who sits at a table, for lists of tables. */
import { t } from '~/texts';
import type { Seat } from '~/wire/room';

/** The names of the people at a table, and how many computer partners there are. */
export function companyOf({ seats, partners }: { seats: (string | null)[]; partners: Seat[] }) {
  const names = seats.filter((name, seat) => name !== null && !partners.includes(seat));
  const people = names.flatMap((name) => name ?? []);
  return partners.length === 0 ? people : [...people, t().partners.some(partners.length)];
}
