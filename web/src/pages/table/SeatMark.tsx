/** A round mark in the colour of a seat, with what tells who sits there; empty where nobody does. */
import type { Seat } from '~/wire/Seat';

export function SeatMark({ seat, mark = '' }: { seat: Seat; mark?: string | undefined }) {
  return (
    <span class={`seat-mark seat-mark--${seat}`} data-empty={mark === ''} aria-hidden="true">
      {mark}
    </span>
  );
}
