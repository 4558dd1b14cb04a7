import { useEffect, useState } from 'preact/hooks';
import type { View } from '~/net/room/view';
import { useRoom } from '~/pages/table/room';
import { HandsChip, TalkChip } from '~/pages/table/menu/TableBar';
import { wantsToSit } from '~/router/paths';
import { textsOf } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import { showToast } from '~/ui/Toasts';
import type { Seat } from '~/wire/room';
import { TakeOverDialog } from './FreeSeats';
import { NameForm } from './NameForm';
import { firstFreeSeat } from './seats';

const t = textsOf('tables');

/** Asks a guest who follows a link that leads to a seat under which name to take it. */
export function SitDialog() {
  const { view, game, store } = useRoom();
  const { openTables, seats } = t();
  const [sitting, setSitting] = useState(() => wantsToSit(location.hash));
  const seated = view.you.seat !== null;
  const seat = seated ? null : nextSeat(view);

  useEffect(() => {
    if (!sitting) return;
    // A reload is no wish to sit down once more.
    history.replaceState(null, '', location.pathname);
    if (seated) setSitting(false);
    else if (seat === null) {
      setSitting(false);
      showToast(t().openTables.gone);
    }
  }, [sitting, seated, seat]);

  if (!sitting || seat === null) return null;
  const close = () => setSitting(false);
  if (view.table.phase === 'playing') return <TakeOverDialog seat={seat} onClose={close} />;
  return (
    <Dialog title={openTables.sitTitle(seat + 1)} onClose={close}>
      <p class="table-facts cluster">
        <span class="chip">{game.name()}</span>
        <span class="chip">{game.describeOptions(view.table.options)}</span>
        <TalkChip />
        <HandsChip />
      </p>
      <NameForm
        label={seats.yourName}
        button={seats.sit}
        submit={(name) => store.send({ type: 'sit', seat, name })}
      />
    </Dialog>
  );
}

/** The first seat that is free for the viewer; null if there is none. */
function nextSeat(view: View): Seat | null {
  const { table, you } = view;
  if (table.phase === 'playing') return you.may.take_over[0] ?? null;
  return you.may.sit ? firstFreeSeat(view) : null;
}
