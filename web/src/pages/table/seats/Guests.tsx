/** For the host: guests without a seat, who can be muted and sent away. */
import { useState } from 'preact/hooks';
import { t } from '~/pages/table/texts';
import { Button, CheckChoice } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import type { GuestView } from '~/wire/room';
import { useRoom } from '~/pages/table/room';

export function Guests() {
  const { view } = useRoom();
  const { guests } = view.you.may;
  if (guests.length === 0) return null;
  return (
    <div class="removed stack section gap-2">
      <h3>{t().seats.guestsTitle}</h3>
      <ul class="stack gap-2">
        {guests.map((guest) => (
          <Guest key={guest.guest} guest={guest} />
        ))}
      </ul>
    </div>
  );
}

function Guest({ guest: { guest, name: given, muted } }: { guest: GuestView }) {
  const { run } = useRoom();
  const { frame, seats } = t();
  const [removing, setRemoving] = useState(false);
  const name = given ?? seats.nameless;

  const remove = () => {
    setRemoving(false);
    void run({ type: 'remove_guest', guest });
  };

  return (
    <li class="cluster spread">
      <bdi>{name}</bdi>
      <span class="cluster">
        <Button
          aria-label={muted ? seats.unmuteName(name) : seats.muteName(name)}
          onClick={() => void run({ type: 'mute', guest, muted: !muted })}
        >
          {muted ? seats.unmute : seats.mute}
        </Button>
        <Button
          aria-label={seats.remove(name)}
          aria-haspopup="dialog"
          onClick={() => setRemoving(true)}
        >
          {seats.removeConfirm}
        </Button>
      </span>
      {removing && (
        <Dialog title={seats.removeTitle(name)} onClose={() => setRemoving(false)}>
          <p>{seats.removeGuestText}</p>
          <DialogActions>
            <Button onClick={() => setRemoving(false)}>{frame.cancel}</Button>
            <Button look="danger" onClick={remove}>
              {seats.removeConfirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  );
}

/** Whether newcomers can sit down: the host's to choose, and said to those whom it keeps out. */
export function LockChoice() {
  const { view, run } = useRoom();
  const { seats } = t();
  const { locked } = view.table;
  if (view.you.may.manage) {
    return (
      <CheckChoice
        title={seats.lock}
        hint={seats.lockHint}
        checked={locked}
        disabled={false}
        onChange={(lock) => void run({ type: 'lock', locked: lock })}
      />
    );
  }
  return locked && view.you.seat === null ? <p>{seats.locked}</p> : null;
}

/** For the host: who was removed, and can be let back in. */
export function Removed() {
  const { view, run } = useRoom();
  const { seats } = t();
  const removed = view.you.may.removed_guests;
  if (removed.length === 0) return null;
  return (
    <div class="removed stack section gap-2">
      <h3>{seats.removedTitle}</h3>
      <ul class="stack gap-2">
        {removed.map(({ guest, name }) => (
          <li key={guest} class="cluster spread">
            <bdi>{name ?? seats.nameless}</bdi>
            <Button
              aria-label={seats.readmitName(name ?? seats.nameless)}
              onClick={() => void run({ type: 'readmit', guest })}
            >
              {seats.readmit}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
