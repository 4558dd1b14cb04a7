/** For the host: the way to end a running game without a result. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { useRoom } from './room';

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
    <section class="menu-section">
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
          <div class="dialog-actions">
            <Button onClick={() => setAsking(false)}>{frame.cancel}</Button>
            <Button look="danger" onClick={end}>
              {close.endButton}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
