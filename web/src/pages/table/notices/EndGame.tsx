/** A running game ends without a result: the host ends it, or all players of a contest agree to. */
import { textsOf } from '~/texts';
import { ConfirmDialog, DialogButton } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { useRoom } from '~/pages/table/room';
import { seatName } from '~/pages/table/seats/seats';

const t = textsOf('beside');

export function EndSection() {
  const { view, send } = useRoom();
  const { close } = t();
  if (!view.you.may.end) return null;

  return (
    <section class="stack section">
      <h3>{close.endTitle}</h3>
      <p>{close.endHint}</p>
      <div>
        <DialogButton
          renderDialog={(onClose) => (
            <ConfirmDialog
              title={close.endConfirmTitle}
              label={close.endButton}
              onClose={onClose}
              onConfirm={() => void send({ type: 'end_game' })}
            >
              <p>{close.endConfirm}</p>
            </ConfirmDialog>
          )}
        >
          {close.endButton}
        </DialogButton>
      </div>
    </section>
  );
}

/* Contests are not conceded: all who are here can agree to close one without a result. */

/** The players who want to close the game, shown to all as soon as one does. */
export function CloseProposal({ shown }: { shown: string }) {
  const { view } = useRoom();
  const { close } = t();
  const { closing } = view.table;
  if (closing.length === 0) return null;
  const sentence = close.soFar(closing.map((seat) => seatName(view, seat)));
  return (
    <div class="seat-alerts cluster">
      {sentence !== shown && (
        <p class="row strong">
          <Icon name="people" />
          {sentence}
        </p>
      )}
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
  const { send } = useRoom();
  const { close } = t();
  return (
    <DialogButton
      renderDialog={(onClose) => (
        <ConfirmDialog
          title={close.confirmTitle}
          label={close.agree}
          onClose={onClose}
          onConfirm={() => void send({ type: 'close' })}
        >
          <p>{close.confirm}</p>
        </ConfirmDialog>
      )}
    >
      {label}
    </DialogButton>
  );
}
