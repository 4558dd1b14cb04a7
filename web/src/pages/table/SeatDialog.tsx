/** What the host can do about somebody who sits at the table. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import type { Seat } from '~/wire/Seat';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { useRoom } from './room';
import { seatName } from './seats';

export function SeatDialog({ seat, onClose }: { seat: Seat; onClose(): void }) {
  const { view, run } = useRoom();
  const { frame, seats } = t();
  const [removing, setRemoving] = useState(false);
  const name = seatName(view, seat);

  const handOver = () => {
    onClose();
    void run({ type: 'hand_over', seat });
  };
  const remove = () => {
    onClose();
    void run({ type: 'remove', seat });
  };

  if (removing) {
    return (
      <Dialog key="remove" title={seats.removeTitle(name)} onClose={onClose}>
        <p>{seats.removeText}</p>
        <div class="dialog-actions">
          <Button onClick={onClose}>{frame.cancel}</Button>
          <Button look="danger" onClick={remove}>
            {seats.removeConfirm}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="choose" title={name} onClose={onClose}>
      <div class="dialog-list">
        <Button onClick={handOver}>{seats.handOver(name)}</Button>
        <Button onClick={() => setRemoving(true)}>{seats.remove(name)}</Button>
      </div>
    </Dialog>
  );
}
