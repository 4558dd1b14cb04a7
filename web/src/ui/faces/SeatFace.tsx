/** The faces on seats: those of guests, and those of computer partners. */
import { t } from '~/texts';
import { lazy, lazyComponent } from '~/ui/lazy';

/** The face of a guest, whose drawing is loaded when there is one to show. */
export const GuestFace = lazyComponent(
  lazy(async () => (await import('./Creature')).Creature),
  { quiet: 'always' },
);

const HEADS = [
  'M12 14h16a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z',
  'M20 12.5a10 10 0 1 1 0 20a10 10 0 0 1 0-20z',
  'M9 30v-6.5a11 11 0 0 1 22 0V30a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 9 30z',
  'M14 13.5h12l7 9.5-7 9.5H14L7 23z',
] as const;

const EYES = [
  'M15 20.5v2M25 20.5v2M17 27.5h6',
  'M14.5 21h11M18 27.5h4',
  'M13.5 22.5q2-3 4 0M22.5 22.5q2-3 4 0M17 26.5q3 2.5 6 0',
] as const;

const ANTENNAS = [
  'M20 13V8.5M20 7v.01',
  'M14.5 14.5 12 8M25.5 14.5 28 8',
  'M20 13V9M16.5 8h7',
] as const;

export function PartnerFace({ face }: { face: number }) {
  const row = Math.floor(face / HEADS.length);
  return (
    <svg
      class="fill line"
      stroke="currentColor"
      stroke-width="2.5"
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path d={ANTENNAS[(face + row) % ANTENNAS.length]} />
      <path fill="currentColor" stroke="none" d={HEADS[face % HEADS.length]} />
      <path stroke="var(--face-ink)" stroke-width="3" d={EYES[row % EYES.length]} />
    </svg>
  );
}

/** Words for a guest without a name, who is the reader (`own`) or not. */
export function namelessName(own: boolean): string {
  const { table } = t();
  return own ? table.you : table.nameless;
}

/**
 * The marks on the round signs of seats: the initials of those who sit there or, where these do not
 * tell all of them apart, the numbers of the seats. Empty for a free seat.
 */
export function seatMarks(names: readonly (string | null)[]): readonly string[] {
  const initials = names.map((name) => (Array.from(name ?? '')[0] ?? '').toUpperCase());
  const used = initials.filter((initial) => initial !== '');
  if (new Set(used).size === used.length) return initials;
  return names.map((name, seat) => (name === null ? '' : String(seat + 1)));
}
