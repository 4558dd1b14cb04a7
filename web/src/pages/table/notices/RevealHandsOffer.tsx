/** Offers all hands to those who watch, and says first what that binds them to. */
import { t } from '~/texts';
import { isDialogOpen } from '~/ui/Dialog';
import { focusHeading } from '~/pages/frame/Frame';
import { signal } from '@preact/signals';
import { Button, Chip } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import { announce } from '~/ui/Toasts';
import { type Room, useRoom } from '~/pages/table/room';

/** The game, by room and number, for which the offer was put aside; the menu still has it. */
const declined = signal('');

function gameOf({ view }: Room): string {
  return `${view.table.code}/${view.table.games}`;
}

/** Above the board, until it is taken or put aside. A guest who took it is reminded of what it means. */
export function RevealHandsOffer() {
  const room = useRoom();
  const { watching } = t();
  if (room.view.you.hands !== null) {
    return (
      <p class="look-reminder">
        <Chip icon="hands" look="warn">
          {watching.reminder}
        </Chip>
      </p>
    );
  }
  if (!room.view.you.may.look || declined.value === gameOf(room)) return null;
  return (
    <section class="look-notice banner" aria-labelledby="look-title">
      <Icon name="hands" />
      <div class="look-words">
        <h2 id="look-title">{watching.lookTitle}</h2>
        <RevealHandsText />
      </div>
      <div class="look-actions cluster">
        <Button
          look="quiet"
          onClick={() => {
            declined.value = gameOf(room);
            focusOnPage();
          }}
        >
          {watching.lookLater}
        </Button>
        <RevealHandsButton />
      </div>
    </section>
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
  const { run } = useRoom();
  const { watching } = t();
  const look = async () => {
    if (!(await run({ type: 'look' }))) return;
    announce(watching.looked);
    focusOnPage();
  };
  return <Button onClick={() => void look()}>{watching.look}</Button>;
}

/** The button that was pressed goes away with what it offered. */
function focusOnPage(): void {
  if (!isDialogOpen()) focusHeading();
}
