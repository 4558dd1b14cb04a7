/** Coming back to a seat in another browser: one who is away asks for it, and another player answers. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { ConfirmDialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { announce, showToast } from '~/ui/Toasts';
import type { Seat } from '~/wire/room';
import { seatName } from './seats';

const t = textsOf('beside');

export function ComingBack({ shown }: { shown: string | undefined }) {
  const { view } = useRoom();
  const { comingBack } = t();
  const { may, asks, replaced } = view.you;
  const { asked_for: askedFor } = view.table;
  useAnswer();
  return (
    <>
      {replaced && shown !== comingBack.replaced && <NoticeLine>{comingBack.replaced}</NoticeLine>}
      {asks && askedFor !== undefined && shown === undefined && (
        <NoticeLine>{comingBack.waits(seatName(view, askedFor))}</NoticeLine>
      )}
      {may.answer && askedFor !== undefined && <Answer seat={askedFor} />}
      {may.ask_for?.map((seat) => (
        <Ask key={seat} seat={seat} />
      ))}
    </>
  );
}

/** Tells a guest who asked whether the seat is theirs. */
function useAnswer() {
  const { view } = useRoom();
  const { comingBack } = t();
  const asks = view.you.asks === true;
  const seated = view.you.seat !== null;
  const before = useRef(asks);
  useEffect(() => {
    if (before.current && !asks) {
      if (seated) announce(comingBack.given);
      else showToast(comingBack.declined);
    }
    before.current = asks;
  }, [asks, seated, comingBack]);
}

function NoticeLine({ children }: { children: string }) {
  return (
    <p class="row strong" role="status">
      <Icon name="people" />
      {children}
    </p>
  );
}

/** For a guest without a seat. */
function Ask({ seat }: { seat: Seat }) {
  const { view, send } = useRoom();
  const { comingBack } = t();
  const [open, setOpen] = useState(false);
  const name = seatName(view, seat);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{comingBack.iAm(name)}</Button>
      {open && (
        <ConfirmDialog
          title={comingBack.askTitle(name)}
          label={comingBack.ask}
          onClose={() => setOpen(false)}
          onConfirm={() => void send({ type: 'ask_for_seat', seat })}
        >
          <p>{comingBack.askText(name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** For the other players. */
function Answer({ seat }: { seat: Seat }) {
  const { view, send } = useRoom();
  const { comingBack } = t();
  const [open, setOpen] = useState(false);
  const name = seatName(view, seat);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {comingBack.give}
      </Button>
      <Button onClick={() => void send({ type: 'answer_request', seat, give: false })}>
        {comingBack.decline}
      </Button>
      {open && (
        <ConfirmDialog
          title={comingBack.giveTitle(name)}
          label={comingBack.give}
          onClose={() => setOpen(false)}
          onConfirm={() => void send({ type: 'answer_request', seat, give: true })}
        >
          <p>{comingBack.giveText(name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
