/** Notices about a table and its game: in its bar, or in its place where the guest can't see it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '~/net/room/view';
import { hrefOf } from '~/net/http';
import { MINUTE, useNow } from '~/net/clock';
import { MessagePage } from '~/pages/frame/states';
import { type Room, useRoom } from '~/pages/table/room';
import { FreeSeats } from '~/pages/table/seats/FreeSeats';
import { BackAgain, useOwnPartner } from '~/pages/table/seats/Partners';
import { isClosedForName, missingSeats, seatName } from '~/pages/table/seats/seats';
import { textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import type { IconName } from '~/ui/Icon';
import { announce, retract } from '~/ui/Toasts';
import type { Seat } from '~/wire/room';
import { CloseProposal } from './EndGame';
import { isOffered, RevealHandsOffer } from './RevealHandsOffer';

const t = textsOf('beside', 'tables');

interface Notice {
  icon: IconName;
  text: string;
  /** Whether the guest can do something about it. */
  isRequest?: boolean;
}

/** In the bar, where it takes no room from the board: what matters most now, and behind it all there is. */
export function NoticesButton() {
  const { view } = useRoom();
  const [open, setOpen] = useState(false);
  const { seat } = view.you;
  const looks = view.you.hands !== null;
  // The guest has done as the notice asked.
  useEffect(() => setOpen(false), [seat, looks]);
  const back = useOwnPartner();
  const room = useRoom();
  const notice = noticeOf(room);
  const text = notice?.text ?? '';
  useEffect(() => {
    if (text === '') return;
    announce(text);
    return () => retract(text);
  }, [text]);
  if (back !== null) return <BackAgain seat={back} />;
  if (notice === null) return null;
  return (
    <>
      <Button
        icon={notice.icon}
        class="bar-notice"
        look={notice.isRequest === true ? 'primary' : 'plain'}
        title={text}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="bar-notice-words">{text}</span>
      </Button>
      {open && (
        <Dialog title={text} onClose={() => setOpen(false)}>
          <FreeSeats shown={text} />
          <RevealHandsOffer onDone={() => setOpen(false)} />
          <CloseProposal shown={text} />
        </Dialog>
      )}
    </>
  );
}

/** The first of what is to be said; null where there is nothing. */
function noticeOf(room: Room): Notice | null {
  const { view } = room;
  const { close, comingBack, seats, watching } = t();
  const { may, asks, replaced, plays_as: playsAs, hands } = view.you;
  const { asked_for: askedFor, closing } = view.table;
  const namesOf = (of: readonly Seat[]) => of.map((seat) => seatName(view, seat));
  const [seat] = may.take_over;
  const { away, free } = missingSeats(view);
  if (may.answer === true && askedFor !== undefined) {
    return { icon: 'people', text: comingBack.asked(seatName(view, askedFor)), isRequest: true };
  }
  if (seat !== undefined) {
    return { icon: 'seat', text: seats.takeOverOf(seatName(view, seat)), isRequest: true };
  }
  if (closing.length > 0) return { icon: 'people', text: close.soFar(namesOf(closing)) };
  if (replaced === true) return { icon: 'people', text: comingBack.replaced };
  if (asks === true && askedFor !== undefined) {
    return { icon: 'people', text: comingBack.waits(seatName(view, askedFor)) };
  }
  const lost = lostSeat(view);
  if (lost !== undefined) {
    return { icon: 'seat', text: comingBack.byCode(seatName(view, lost)), isRequest: true };
  }
  if (away.length > 0) return { icon: 'clock', text: seats.isAway(namesOf(away)) };
  if (free.length > 0) return { icon: 'seat', text: seats.isFree(namesOf(free)) };
  if (isOffered(room)) return { icon: 'hands', text: watching.lookTitle };
  if (hands !== null) return { icon: 'hands', text: watching.reminder };
  return playsAs === null ? null : { icon: 'seat', text: seats.playsAs(playsAs) };
}

/**
 * The seat of the only player, who is away, to a guest without one: that guest may be the player in another browser, and
 * partners vouch for no one.
 */
export function lostSeat(view: View): Seat | undefined {
  const { table, you } = view;
  const players = table.seats.flatMap((taken, seat) => (taken && !taken.partner ? [seat] : []));
  const [only] = players;
  const isLost = you.seat === null && players.length === 1 && missingSeats(view).away[0] === only;
  return isLost ? only : undefined;
}

/** The server does not know the rules of the running game, as it is now. */
export function OtherRules() {
  const { table } = t();
  return <MessagePage title={table.otherRulesTitle} text={table.otherRules} />;
}

export function Unwatchable() {
  const { view } = useRoom();
  const { table, dayTable, seats } = t();
  if (isClosedForName(view)) {
    return <MessagePage title={table.unwatchableTitle} text={seats.closedForName} />;
  }
  if (view.table.spectators && view.table.fairness?.kind === 'day') {
    return (
      <MessagePage title={dayTable.hiddenTitle} text={dayTable.hidden}>
        <LinkButton look="primary" href={hrefOf('/daily')}>
          {dayTable.toToday}
        </LinkButton>
        <FreeSeats />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={table.unwatchableTitle} text={table.unwatchable}>
      <FreeSeats />
    </MessagePage>
  );
}

/** Says quietly, over every phase of the table, that the server is going to restart. */
export function RestartBanner({ restartAt }: { restartAt: number }) {
  const { table } = t();
  const left = Math.ceil((restartAt - useNow()) / MINUTE);
  const sentence = left > 0 ? table.restartIn(left) : table.restartSoon;

  // Once is enough for those who hear it: not again with every minute.
  const newest = useRef(sentence);
  newest.current = sentence;
  useEffect(() => {
    const news = newest.current;
    announce(news);
    return () => retract(news);
  }, [restartAt]);

  return <p class="restart-notice soft small">{sentence}</p>;
}
