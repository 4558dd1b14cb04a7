/** What is said of a running game: above its board, or in its place where the guest can't see it. */
import { hrefOf } from '~/net/http';
import { MessagePage } from '~/pages/frame/states';
import { useRoom } from '~/pages/table/room';
import { FreeSeats } from '~/pages/table/seats/FreeSeats';
import { t } from '~/pages/table/texts';
import { LinkButton } from '~/ui/controls';
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
  const { table, dayTable } = t();
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
