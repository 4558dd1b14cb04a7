/** What stands in the place of a running game that the guest can't see. */
import { MessagePage } from '~/pages/frame/states';
import { t } from '~/pages/table/texts';
import { useRoom } from '~/pages/table/room';
import { FreeSeats } from '~/pages/table/seats/FreeSeats';
import { LinkButton } from '~/ui/controls';

/** The server does not know the rules of the running game, as it is now. */
export function OtherRules() {
  const { table } = t();
  return <MessagePage title={table.otherRulesTitle} text={table.otherRules} />;
}

export function Unwatchable() {
  const { view } = useRoom();
  const { table, dayTable } = t();
  if (view.you.may.played_elsewhere) {
    return (
      <MessagePage title={table.playedElsewhereTitle} text={table.playedElsewhere}>
        <FreeSeats />
      </MessagePage>
    );
  }
  if (view.table.spectators && view.table.fairness?.kind === 'day') {
    return (
      <MessagePage title={dayTable.hiddenTitle} text={dayTable.hidden}>
        <LinkButton look="primary" href="/daily">
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
