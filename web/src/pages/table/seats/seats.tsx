/** Small readings of a view about its seats. */
import type { View } from '~/net/room/view';
import { GuestFace, namelessName, PartnerFace, seatMarks } from '~/ui/faces/SeatFace';
import type { Presence, Seat, SeatView } from '~/wire/room';
import './seats.css';

export function seatName({ table, you }: View, seat: Seat): string {
  const taken = table.seats[seat];
  return taken?.name === '' ? namelessName(you.seat === seat) : (taken?.name ?? '');
}

/** Whether the viewer plays without a name: then others can neither come nor watch. */
export function isNameless({ you }: View): boolean {
  return you.seat !== null && you.name === null;
}

/** Whether a host waits for company before the first game: nobody else has a seat, not even a computer. */
export function isAlone({ table, you }: View): boolean {
  const others = table.seats.some((taken, seat) => taken !== null && seat !== you.seat);
  return you.host && table.phase === 'lobby' && !others;
}

/** Whether a player has no name yet, for whom the table is closed to others. */
export function isClosedForName({ table }: View): boolean {
  return table.seats.some((taken) => taken?.name === '');
}

/** The marks of the seats, by seat. */
export function marksOf(view: View): readonly string[] {
  const names = view.table.seats.map((taken, seat) => taken && seatName(view, seat));
  // A partner's face needs no initial to tell it apart.
  return seatMarks(names.map((name, seat) => (view.table.seats[seat]?.partner ? null : name)));
}

/** The seats whose players are away, and those that are free. Nobody is told that they are away themselves. */
export function missingSeats({ table, you }: View): Record<'away' | 'free', Seat[]> {
  const that = (presence: Presence) =>
    table.seats.flatMap((seat, index) => (seat?.presence === presence ? [index] : []));
  // A player who may answer for a seat is told of that alone.
  const answered = you.may.answer ? table.asked_for : undefined;
  const away = that('away').filter((seat) => seat !== answered && seat !== you.seat);
  return { away, free: that('free') };
}

/** Between games: the first free seat; null if there is none. */
export function firstFreeSeat({ table }: View): Seat | null {
  const all = Array.from({ length: table.max_seats }, (_, seat) => seat);
  return all.find((seat) => (table.seats[seat] ?? null) === null) ?? null;
}

export interface SeatMarkProps {
  seat: Seat;
  /** The guest or partner who sits there. */
  taken?: SeatView | undefined;
  mark?: string | undefined;
}

/** A round mark in the colour of a seat, with what tells who sits there; empty where the seat is free. */
export function SeatMark({ seat, taken, mark = '' }: SeatMarkProps) {
  const partner = taken?.partner;
  const face = partner ? undefined : taken?.face;
  return (
    <span
      class={`seat-mark centre seat-colour--${seat}`}
      data-empty={mark === '' && !partner && !face}
      data-faced={face !== undefined}
      aria-hidden="true"
    >
      {partner && <PartnerFace face={partner.face} />}
      {face && <GuestFace face={face} />}
      {!partner && !face && mark}
    </span>
  );
}

/** Whether there is anyone to talk to besides computers. */
export function hasOthers({ table, you }: View): boolean {
  const others = table.seats.some((seat, place) => seat && !seat.partner && place !== you.seat);
  return others || (table.watchers ?? 0) > Number(you.seat === null);
}
