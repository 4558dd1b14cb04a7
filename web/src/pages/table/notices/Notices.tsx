/** What is said of a table and its game: above its page, or in its place where the guest can't see it. */
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '~/net/http';
import { useNow } from '~/net/clock';
import { MessagePage } from '~/pages/frame/states';
import { useRoom } from '~/pages/table/room';
import { FreeSeats } from '~/pages/table/seats/FreeSeats';
import { isClosedForName } from '~/pages/table/seats/seats';
import { t } from '~/texts';
import { LinkButton } from '~/ui/controls';
import { announce, takeBack } from '~/ui/Toasts';
import { CloseProposal } from './EndGame';
import { RevealHandsOffer } from './RevealHandsOffer';

export function Notices() {
  return (
    <>
      <FreeSeats />
      <RevealHandsOffer />
      <CloseProposal />
    </>
  );
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

const MINUTE = 60_000;

/** Says quietly, over every phase of the table, that the server is going to restart. */
export function RestartBanner({ restartAt }: { restartAt: number }) {
  const { table } = t();
  const left = Math.ceil((restartAt - useNow()) / MINUTE);
  const sentence = left > 0 ? table.restartIn(left) : table.restartSoon;

  // Once is enough for those who hear it: not again with every minute.
  const newest = useRef(sentence);
  newest.current = sentence;
  useEffect(() => {
    const told = newest.current;
    announce(told);
    return () => takeBack(told);
  }, [restartAt]);

  return <p class="restart-notice soft small">{sentence}</p>;
}
