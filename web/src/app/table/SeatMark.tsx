/** A round mark in the colour of a seat, with the initial of who sits there. */
import type { Seat } from '../../wire/Seat';

export function SeatMark({ seat, name }: { seat: Seat; name?: string }) {
  const initial = name === undefined ? '' : (Array.from(name)[0] ?? '').toUpperCase();
  return (
    <span class={`seat-mark seat-mark--${seat}`} data-empty={name === undefined} aria-hidden="true">
      {initial}
    </span>
  );
}
