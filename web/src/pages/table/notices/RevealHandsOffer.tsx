/** Offers all hands to those who watch, and says first what that binds them to. */
import { textsOf } from '~/texts';
import { signal } from '@preact/signals';
import { Button } from '~/ui/controls';
import { announce } from '~/ui/Toasts';
import { type Room, useRoom } from '~/pages/table/room';

const t = textsOf('tables');

/** The game, by room and number, for which the offer was put aside; the menu still has it. */
const declined = signal('');

function gameOf({ view }: Room): string {
  return `${view.table.code}/${view.table.games}`;
}

/** Whether it is still to be offered, besides in the menu. */
export function isOffered(room: Room): boolean {
  return room.view.you.may.look && declined.value !== gameOf(room);
}

/** Until it is taken or put aside. */
export function RevealHandsOffer({ onDone }: { onDone(): void }) {
  const room = useRoom();
  const { watching } = t();
  if (!isOffered(room)) return null;
  return (
    <>
      <RevealHandsText />
      <div class="dialog-actions cluster">
        <Button
          look="quiet"
          onClick={() => {
            declined.value = gameOf(room);
            onDone();
          }}
        >
          {watching.lookLater}
        </Button>
        <RevealHandsButton />
      </div>
    </>
  );
}

/** The same in the menu of the table. */
export function RevealHandsSection() {
  const { view } = useRoom();
  const { watching } = t();
  if (!view.you.may.look) return null;
  return (
    <section class="stack section">
      <h3>{watching.lookTitle}</h3>
      <RevealHandsText />
      <div>
        <RevealHandsButton />
      </div>
    </section>
  );
}

function RevealHandsText() {
  const { view } = useRoom();
  const { watching } = t();
  return (
    <p>
      {watching.lookText} {view.you.channel === null && watching.lookChat}
    </p>
  );
}

function RevealHandsButton() {
  const { send } = useRoom();
  const { watching } = t();
  const look = async () => {
    if (!(await send({ type: 'look' }))) return;
    announce(watching.looked);
  };
  return <Button onClick={() => void look()}>{watching.look}</Button>;
}
