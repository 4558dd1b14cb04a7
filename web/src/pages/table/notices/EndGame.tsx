/** For the host: the way to end a running game without a result. */
import { useState } from 'preact/hooks';
import { t } from '~/pages/table/texts';
import { Button } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { useRoom } from '~/pages/table/room';
import { seatName } from '~/pages/table/seats/seats';

export function EndSection() {
  const { view, run } = useRoom();
  const { close, frame } = t();
  const [asking, setAsking] = useState(false);
  if (!view.you.may.end) return null;

  const end = () => {
    setAsking(false);
    void run({ type: 'end_game' });
  };

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
        <Dialog title={close.endConfirmTitle} onClose={() => setAsking(false)}>
          <p>{close.endConfirm}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{frame.cancel}</Button>
            <Button look="danger" onClick={end}>
              {close.endButton}
            </Button>
          </DialogActions>
        </Dialog>
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
      {view.you.may.close && <CloseButton label={close.agree} />}
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
      <CloseButton label={close.button} />
    </section>
  );
}

function CloseButton({ label }: { label: string }) {
  const { run } = useRoom();
  const { close, frame } = t();
  const [asking, setAsking] = useState(false);
  const agree = () => {
    setAsking(false);
    void run({ type: 'close' });
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={close.confirmTitle} onClose={() => setAsking(false)}>
          <p>{close.confirm}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{frame.cancel}</Button>
            <Button look="danger" onClick={agree}>
              {close.agree}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
