/** The seats of a running game, in the table's own dialog. */
import { useState } from 'preact/hooks';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import type { Seat } from '~/wire/room';
import { FreeDialog } from './FreeSeats';
import { PartnerChip } from './Partners';
import { marksOf, SeatMark, seatName } from './seats';

const t = textsOf('tables');

/** The seats of a running game: their players, and who of them is here. */
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
            <span class="seat-name cluster">
              <bdi translate={false}>{seatName(view, seat)}</bdi>
              <span class="seat-tags cluster gap-1">
                {view.you.seat === seat && taken.name !== '' && (
                  <span class="chip">{table.you}</span>
                )}
                {view.table.host === seat && <span class="chip">{seats.host}</span>}
                {taken.partner && <PartnerChip partner={taken.partner} />}
                {taken.presence === 'away' && <span class="chip chip--away">{seats.away}</span>}
                {taken.presence === 'free' && <span class="chip chip--away">{seats.free}</span>}
              </span>
            </span>
            {view.you.may.free.includes(seat) && (
              <FreeSeat seat={seat} needsConfirming={!taken.partner} />
            )}
          </li>
        ),
      )}
    </ol>
  );
}

/** For the host: lets another guest have the seat; a player's only once that has been confirmed. */
function FreeSeat({ seat, needsConfirming }: { seat: Seat; needsConfirming: boolean }) {
  const { view, send } = useRoom();
  const { seats } = t();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        class="seat-action"
        look="quiet"
        aria-label={seats.freeSeatOf(seatName(view, seat))}
        onClick={() =>
          needsConfirming ? setConfirming(true) : void send({ type: 'free_seat', seat })
        }
      >
        {seats.freeSeat}
      </Button>
      {confirming && <FreeDialog seat={seat} onClose={() => setConfirming(false)} />}
    </>
  );
}
