/** Small readings of a view about its seats. */
import type { View } from '~/card-table/game';
import { useRoom } from '~/pages/table/room';
import { needs, t } from '~/texts';
import { Button } from '~/ui/controls';
import { GuestFace, namelessName, PartnerFace, seatMarks } from '~/ui/faces/SeatFace';
import type { Presence, Seat, SeatView } from '~/wire/room';
import { PartnerChip } from './Partners';
import './seats.css';

needs('tables');

export function seatName({ table, you }: View, seat: Seat): string {
  const taken = table.seats[seat];
  return taken?.name === '' ? namelessName(you.seat === seat) : (taken?.name ?? '');
}

/** Whether the viewer plays without a name: then others can neither come nor watch. */
export function isNameless({ you }: View): boolean {
  return you.seat !== null && you.name === null;
}

/** Whether a player has no name yet, for whom the table is closed to others. */
export function isClosedForName({ table }: View): boolean {
  return table.seats.some((taken) => taken?.name === '');
}

/** What stands on the marks, by seat. */
export function marksOf(view: View): readonly string[] {
  const names = view.table.seats.map((taken, seat) => taken && seatName(view, seat));
  // A partner's face needs no initial to tell it apart.
  return seatMarks(names.map((name, seat) => (view.table.seats[seat]?.partner ? null : name)));
}

export function seatsThatAre(view: View, presence: Presence): Seat[] {
  return view.table.seats.flatMap((seat, index) => (seat?.presence === presence ? [index] : []));
}

/** Between games: the first free seat; null if there is none. */
export function firstFreeSeat({ table }: View): Seat | null {
  const all = Array.from({ length: table.max_seats }, (_, seat) => seat);
  return all.find((seat) => (table.seats[seat] ?? null) === null) ?? null;
}

export interface SeatMarkProps {
  seat: Seat;
  /** Who sits there. */
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

/** Who plays, and who of them is here: the seats of a running game. */
export function TableSeats() {
  const { view } = useRoom();
  const { seats, table } = t();
  const marks = marksOf(view);
  return (
    <ol class="stack gap-2">
      {view.table.seats.map((taken, seat) =>
        taken === null ? null : (
          <li key={seat} class="seat cluster gap-3 box">
            <SeatMark seat={seat} mark={marks[seat]} taken={taken} />
            <span class="seat-name">
              <bdi translate={false}>{seatName(view, seat)}</bdi>
              <span class="seat-tags">
                {view.you.seat === seat && taken.name !== '' && (
                  <span class="chip">{table.you}</span>
                )}
                {view.table.host === seat && <span class="chip">{seats.host}</span>}
                {taken.partner && <PartnerChip partner={taken.partner} />}
                {taken.presence === 'away' && <span class="chip chip--away">{seats.away}</span>}
                {taken.presence === 'free' && <span class="chip chip--away">{seats.free}</span>}
              </span>
            </span>
            {taken.partner && view.you.may.free.includes(seat) && <FreePartner seat={seat} />}
          </li>
        ),
      )}
    </ol>
  );
}

/** For the host: lets another guest have the seat of a partner. */
function FreePartner({ seat }: { seat: Seat }) {
  const { view, run } = useRoom();
  const { seats } = t();
  return (
    <Button
      class="seat-action"
      look="quiet"
      aria-label={seats.freeSeatOf(seatName(view, seat))}
      onClick={() => void run({ type: 'free_seat', seat })}
    >
      {seats.freeSeat}
    </Button>
  );
}

/** Whether there is anyone to talk to besides computers. */
export function hasOthers({ table, you }: View): boolean {
  const others = table.seats.some((seat, place) => seat && !seat.partner && place !== you.seat);
  return others || (table.watchers ?? 0) > Number(you.seat === null);
}
