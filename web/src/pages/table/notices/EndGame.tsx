/** For the host: the way to end a running game without a result. */
import { useState } from 'preact/hooks';
import { t } from '~/pages/table/texts';
import { Button } from '~/ui/controls';
import { ConfirmDialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { useRoom } from '~/pages/table/room';
import { seatName } from '~/pages/table/seats/seats';

export function EndSection() {
  const { view, run } = useRoom();
  const { close } = t();
  const [asking, setAsking] = useState(false);
  if (!view.you.may.end) return null;

  return (
    <section class="stack section">
      <h3>{close.endTitle}</h3>
      <p>{close.endHint}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {close.endButton}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={close.endConfirmTitle}
          label={close.endButton}
          onClose={() => setAsking(false)}
          onConfirm={() => void run({ type: 'end_game' })}
        >
          <p>{close.endConfirm}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/* Contests are not conceded: all who are here can agree to close one without a result. */

/** Who wants to close the game, shown to all players as soon as one does. */
export function CloseProposal() {
  const { view } = useRoom();
  const { close } = t();
  const { closing } = view.table;
  if (closing.length === 0) return null;
  return (
    <div class="seat-alerts banner banner--warn">
      <p class="row strong" role="status">
        <Icon name="people" />
        {close.soFar(closing.map((seat) => seatName(view, seat)))}
      </p>
      {view.you.may.close && <CloseTableButton label={close.agree} />}
    </div>
  );
}

/** The way to propose it, for the menu of the table. */
export function CloseSection() {
  const { view } = useRoom();
  const { close } = t();
  if (!view.you.may.close) return null;
  return (
    <section class="stack section">
      <h3>{close.title}</h3>
      <p>{close.hint}</p>
      <CloseTableButton label={close.button} />
    </section>
  );
}

function CloseTableButton({ label }: { label: string }) {
  const { run } = useRoom();
  const { close } = t();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={close.confirmTitle}
          label={close.agree}
          onClose={() => setAsking(false)}
          onConfirm={() => void run({ type: 'close' })}
        >
          <p>{close.confirm}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
