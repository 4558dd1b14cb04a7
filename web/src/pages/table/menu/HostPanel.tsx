/** The host's controls in one place: who is here, the lock, and the end of a game. */
import { useState } from 'preact/hooks';
import { EndSection } from '~/pages/table/notices/EndGame';
import { useRoom } from '~/pages/table/room';
import { FreeDialog } from '~/pages/table/seats/FreeSeats';
import { Guests, LockChoice, Removed } from '~/pages/table/seats/Guests';
import { SeatDialog } from '~/pages/table/seats/SeatList';
import { marksOf, SeatMark, seatName } from '~/pages/table/seats/seats';
import { textsOf } from '~/texts';
import { Button, Fold } from '~/ui/controls';
import type { Seat, SeatView } from '~/wire/room';
import '~/pages/table/seats/seats.css';

const t = textsOf('beside', 'tables');

/** For pages that show it among other things. */
export function HostFold() {
  const { view } = useRoom();
  const { forHost, forHostSummary } = t().menu;
  if (!view.you.host) return null;
  return (
    <Fold title={forHost} summary={forHostSummary}>
      <HostPanel />
    </Fold>
  );
}

export function HostPanel() {
  const { view } = useRoom();
  const { here, lockedNow, openNow } = t().menu;
  const { may } = view.you;
  const marks = marksOf(view);
  const others = view.table.seats.flatMap((taken, seat) =>
    taken === null || seat === view.you.seat ? [] : [{ taken, seat }],
  );
  return (
    <div class="host-panel stack gap-4">
      {others.length > 0 && (
        <section>
          <h3>{here}</h3>
          <ul class="stack gap-2">
            {others.map(({ taken, seat }) => (
              <Seated key={seat} seat={seat} taken={taken} mark={marks[seat]} />
            ))}
          </ul>
        </section>
      )}
      <Guests />
      <Removed />
      {may.manage ? <LockChoice /> : <p class="soft">{view.table.locked ? lockedNow : openNow}</p>}
      <EndSection />
    </div>
  );
}

interface SeatedProps {
  seat: Seat;
  taken: SeatView;
  mark: string | undefined;
}

function Seated({ seat, taken, mark }: SeatedProps) {
  const { view, send } = useRoom();
  const { seats, partners } = t();
  const [open, setOpen] = useState<'manage' | 'free' | null>(null);
  const { may } = view.you;
  const name = seatName(view, seat);
  const close = () => setOpen(null);
  const away = { here: null, away: seats.away, free: seats.free }[taken.presence];
  return (
    <li class="cluster spread">
      <span class="cluster strong">
        <SeatMark seat={seat} mark={mark} taken={taken} />
        <bdi translate={false}>{name}</bdi>
        {away !== null && <span class="chip chip--away">{away}</span>}
        {taken.partner && <span class="chip">{partners.computer}</span>}
      </span>
      <span class="cluster">
        {may.manage && !taken.partner && (
          <Button
            icon="more"
            aria-haspopup="dialog"
            aria-label={seats.more(name)}
            onClick={() => setOpen('manage')}
          ></Button>
        )}
        {may.manage && taken.partner && (
          <Button
            aria-label={partners.remove(name)}
            onClick={() => void send({ type: 'remove_partner', seat })}
          >
            {seats.removeConfirm}
          </Button>
        )}
        {may.free.includes(seat) && (
          <Button
            aria-haspopup="dialog"
            aria-label={seats.freeSeatOf(name)}
            onClick={() => setOpen('free')}
          >
            {seats.freeSeat}
          </Button>
        )}
        {may.call_partner.includes(seat) && (
          <Button icon="computer" onClick={() => void send({ type: 'call_partner', seat })}>
            {partners.call(name)}
          </Button>
        )}
      </span>
      {open === 'manage' && may.manage && <SeatDialog seat={seat} onClose={close} />}
      {open === 'free' && may.free.includes(seat) && <FreeDialog seat={seat} onClose={close} />}
    </li>
  );
}
