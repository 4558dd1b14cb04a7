/** The facts and banners above a table at which no game is running. */
import { hrefOf } from '~/net/http';
import { NextDealChip } from '~/pages/deals/NextDeal';
import { useRoom } from '~/pages/table/room';
import { HandsChip, TalkChip } from '~/pages/table/menu/TableBar';
import { textsOf } from '~/texts';
import { Icon } from '~/ui/Icon';
import '~/pages/deals/deals.css';

const t = textsOf('tables');

export function LobbyFacts() {
  const { view, game } = useRoom();
  return (
    <p class="table-facts cluster">
      <span class="chip">{game.describeOptions(view.table.options)}</span>
      <NextDealChip />
      <TalkChip />
      <HandsChip />
    </p>
  );
}

/** No guest sits down at a table where silence is broken without having been told. */
export function TalkBanner() {
  const { view, game } = useRoom();
  const { table } = t();
  if (view.table.talk !== 'open' || game.talkative === true) return null;
  return (
    <div class="talk-banner banner banner--warn">
      <Icon name="talk" />
      <p>
        <strong>{table.openTalk}</strong> {table.openTalkHint}
      </p>
    </div>
  );
}

/** Says why the last game of a table does not show: it was the deal of a day that is not over. */
export function HiddenGame() {
  const { view } = useRoom();
  const { dayTable } = t();
  const { phase, spectators, fairness } = view.table;
  if (phase !== 'over' || view.game !== null || !spectators) return null;
  if (fairness?.kind !== 'day') return null;
  return (
    <div class="daily-hidden banner">
      <Icon name="clock" />
      <p>
        {dayTable.hiddenOver} <a href={hrefOf('/daily')}>{dayTable.toToday}</a>
      </p>
    </div>
  );
}
