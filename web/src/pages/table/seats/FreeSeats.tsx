/**
 * Seats of a running game that need a player: who is away, what the host can do about it, and who
 * can step in.
 */
import { useState } from 'preact/hooks';
import { hrefOf } from '~/net/http';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { ConfirmDialog, Dialog } from '~/ui/Dialog';
import { Icon, type IconName } from '~/ui/Icon';
import type { Seat } from '~/wire/room';
import { NameForm } from './NameForm';
import { ComingBack } from './ComingBack';
import { BackAgain, useOwnPartner } from './Partners';
import { PushOffer } from './PushOffer';
import { useRoom } from '~/pages/table/room';
import { missingSeats, seatName } from './seats';

const t = textsOf('beside', 'tables');

type Confirming = { what: 'free' | 'take_over'; seat: Seat } | null;

/** `shown` is the notice that stands above them already. */
export function FreeSeats({ shown }: { shown?: string }) {
  const { view, send } = useRoom();
  const { comingBack, partners, seats } = t();
  const [confirming, setConfirming] = useState<Confirming>(null);
  const { away, free } = missingSeats(view);
  const { may, plays_as, replaced } = view.you;
  // Players who are here, and partners, keep no one waiting for long: their seats are freed in the table's menu.
  const toFree = may.free.filter((seat) => away.includes(seat));
  const back = useOwnPartner();
  const takeOver = may.take_over.filter((seat) => seat !== back);
  const quiet = [away, free, may.take_over].every(({ length }) => length === 0);
  const isConcerned = may.answer === true || replaced === true;
  if (quiet && plays_as === null && !isConcerned) return null;

  const facts: [IconName, string | false][] = [
    ['seat', plays_as !== null && seats.playsAs(plays_as)],
    ['clock', away.length > 0 && seats.isAway(away.map((seat) => seatName(view, seat)))],
    ['seat', free.length > 0 && seats.isFree(free.map((seat) => seatName(view, seat)))],
    ['computer', back !== null && partners.playsOn],
  ];
  return (
    <div class="seat-alerts cluster">
      {facts.map(
        ([icon, fact]) =>
          fact !== false &&
          fact !== shown && (
            <NoticeLine key={fact} icon={icon}>
              {fact}
            </NoticeLine>
          ),
      )}
      {toFree.map((seat) => (
        <Button key={`free-${seat}`} onClick={() => setConfirming({ what: 'free', seat })}>
          {seats.freeSeatOf(seatName(view, seat))}
        </Button>
      ))}
      {may.call_partner.map((seat) => (
        <Button
          icon="computer"
          key={`call-${seat}`}
          onClick={() => void send({ type: 'call_partner', seat })}
        >
          {partners.call(seatName(view, seat))}
        </Button>
      ))}
      {view.you.seat !== null && away.length > 0 && <PushOffer />}
      <ComingBack shown={shown} />
      {view.you.seat === null && away.length > 0 && may.ask_for === undefined && (
        <a href={hrefOf('/move')}>{comingBack.byCode(seatName(view, away[0] ?? 0))}</a>
      )}
      {back !== null && <BackAgain seat={back} />}
      {takeOver.map((seat) => (
        <Button
          key={`take-${seat}`}
          look="primary"
          onClick={() => setConfirming({ what: 'take_over', seat })}
        >
          {seats.takeOverOf(seatName(view, seat))}
        </Button>
      ))}
      {confirming?.what === 'free' && may.free.includes(confirming.seat) && (
        <FreeDialog seat={confirming.seat} onClose={() => setConfirming(null)} />
      )}
      {confirming?.what === 'take_over' && may.take_over.includes(confirming.seat) && (
        <TakeOverDialog seat={confirming.seat} onClose={() => setConfirming(null)} />
      )}
    </div>
  );
}

/** A fact, with a sign. */
function NoticeLine({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p class="row strong">
      <Icon name={icon} />
      {children}
    </p>
  );
}

interface AskProps {
  seat: Seat;
  onClose(): void;
}

export function FreeDialog({ seat, onClose }: AskProps) {
  const { view, send } = useRoom();
  const { seats } = t();
  const name = seatName(view, seat);
  const idle = view.table.seats[seat]?.presence === 'here';
  return (
    <ConfirmDialog
      title={seats.freeTitle(name)}
      label={seats.freeSeat}
      onClose={onClose}
      onConfirm={() => void send({ type: 'free_seat', seat })}
    >
      <p>{idle ? seats.freeIdleText(name) : seats.freeText(name)}</p>
    </ConfirmDialog>
  );
}

export function TakeOverDialog({ seat, onClose }: AskProps) {
  const { view, store } = useRoom();
  const { seats } = t();
  const name = seatName(view, seat);
  // In a silent game a new name would be a word to the others.
  const silent = view.table.talk === 'silent';
  return (
    <Dialog title={seats.takeOverOf(name)} onClose={onClose}>
      <p>{silent ? seats.takeOverSilentText(name) : seats.takeOverText(name)}</p>
      <NameForm
        label={silent ? seats.nameAfter : seats.yourName}
        button={seats.takeOver}
        submit={(ownName) => store.send({ type: 'take_over', seat, name: ownName })}
      />
    </Dialog>
  );
}
