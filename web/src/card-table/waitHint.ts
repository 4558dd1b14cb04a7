/** When it is somebody's turn: what is said to those who wait. */
import { t } from './texts';
import { nameOf, type People } from './people';

/** Seats follow each other clockwise. Null to those who do not wait for a turn. */
export function waitHint(people: People, active: number | null): string | null {
  const { seat, names } = people;
  if (seat === null || active === null || seat === active) return null;
  const before = (seat + names.length - 1) % names.length;
  return before === active ? t().dock.next : t().dock.after(nameOf(people, before));
}
