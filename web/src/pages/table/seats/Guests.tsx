/** For the host: guests without a seat, who can be muted and sent away. */
import { textsOf } from '~/texts';
import { Button, CheckChoice } from '~/ui/controls';
import { ConfirmDialog, DialogButton } from '~/ui/Dialog';
import { namelessName } from '~/ui/faces/SeatFace';
import type { GuestView } from '~/wire/room';
import { useRoom } from '~/pages/table/room';

const t = textsOf('tables');

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
  const { send } = useRoom();
  const { seats } = t();
  const name = given ?? namelessName(false);

  return (
    <li class="cluster spread">
      <bdi translate={false}>{name}</bdi>
      <span class="cluster">
        <Button
          aria-label={muted ? seats.unmuteName(name) : seats.muteName(name)}
          onClick={() => void send({ type: 'mute', guest, muted: !muted })}
        >
          {muted ? seats.unmute : seats.mute}
        </Button>
        <DialogButton
          aria-label={seats.remove(name)}
          renderDialog={(onClose) => (
            <ConfirmDialog
              title={seats.removeTitle(name)}
              label={seats.removeConfirm}
              onClose={onClose}
              onConfirm={() => void send({ type: 'remove_guest', guest })}
            >
              <p>{seats.removeGuestText}</p>
            </ConfirmDialog>
          )}
        >
          {seats.removeConfirm}
        </DialogButton>
      </span>
    </li>
  );
}

/** Whether newcomers can sit down: the host's to choose, and said to those whom it keeps out. */
export function LockChoice() {
  const { view, send } = useRoom();
  const { seats } = t();
  const { locked } = view.table;
  if (view.you.may.manage) {
    return (
      <CheckChoice
        title={seats.lock}
        hint={seats.lockHint}
        checked={locked}
        onChange={(lock) => void send({ type: 'lock', locked: lock })}
      />
    );
  }
  return locked && view.you.seat === null ? <p>{seats.locked}</p> : null;
}

/** For the host: who was removed, and can be let back in. */
export function Removed() {
  const { view, send } = useRoom();
  const { seats } = t();
  const removed = view.you.may.removed_guests;
  if (removed.length === 0) return null;
  return (
    <div class="removed stack section gap-2">
      <h3>{seats.removedTitle}</h3>
      <ul class="stack gap-2">
        {removed.map(({ guest, name }) => (
          <li key={guest} class="cluster spread">
            <bdi translate={false}>{name ?? namelessName(false)}</bdi>
            <Button
              aria-label={seats.readmitName(name ?? namelessName(false))}
              onClick={() => void send({ type: 'readmit', guest })}
            >
              {seats.readmit}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
