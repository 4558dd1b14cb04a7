/** What a guest brings along to a table: a link that leads to a seat or starts the game, and a face. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '~/games/game';
import { rememberedFace } from '~/net/storage';
import { TakeOverDialog } from '~/pages/table/seats/FreeSeats';
import { NameForm } from '~/pages/table/seats/NameForm';
import { firstFreeSeat } from '~/pages/table/seats/seats';
import { wantsToSit, wantsToStart } from '~/paths';
import { t } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import { showToast } from '~/ui/Toasts';
import type { Seat } from '~/wire/room';
import { useRoom } from './room';
import { HandsChip, TalkChip } from './TableBar';

/** Asks a guest who follows a link that leads to a seat under which name to take it. */
export function SitDialog() {
  const { view, game, store } = useRoom();
  const { openTables, seats } = t();
  const [asking, setAsking] = useState(() => wantsToSit(location.hash));
  const seated = view.you.seat !== null;
  const seat = seated ? null : nextSeat(view);

  useEffect(() => {
    if (!asking) return;
    // A reload is no wish to sit down once more.
    history.replaceState(null, '', location.pathname);
    if (seated) setAsking(false);
    else if (seat === null) {
      setAsking(false);
      showToast(t().openTables.gone);
    }
  }, [asking, seated, seat]);

  if (!asking || seat === null) return null;
  const close = () => setAsking(false);
  if (view.table.phase === 'playing') return <TakeOverDialog seat={seat} onClose={close} />;
  return (
    <Dialog title={openTables.sitTitle(seat + 1)} onClose={close}>
      <p class="table-facts">
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

/** Gives the guest the face that they chose before, once they sit. */
export function RememberedFace() {
  const { view, store } = useRoom();
  const { seat } = view.you;
  const own = seat === null ? null : view.table.seats[seat];
  const lacks = own?.face === undefined && own !== null && view.table.phase !== 'playing';

  useEffect(() => {
    const face = rememberedFace();
    // Nothing depends on it: a refusal needs no word.
    if (lacks && face !== null) void store.send({ type: 'choose_face', face });
  }, [store, lacks]);

  return null;
}

/** Starts the game for a host who has followed an address that says so. */
export function StartAtOnce() {
  const { view, run } = useRoom();
  const [wanted, setWanted] = useState(() => wantsToStart(location.hash));
  const ready = view.you.may.start;
  useEffect(() => {
    if (!wanted) return;
    // A reload is no wish to start once more.
    history.replaceState(null, '', location.pathname);
    setWanted(false);
    if (ready) void run({ type: 'start' });
  }, [wanted, ready, run]);
  return null;
}
