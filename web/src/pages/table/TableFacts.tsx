/** How the table is set up, in a few words that are not overlooked before sitting down. */
import { NextDealChip } from '~/pages/deals/NextDeal';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

export function TableFacts() {
  const { view, game } = useRoom();
  return (
    <p class="table-facts">
      <span class="chip">{game.describeOptions(view.table.options)}</span>
      <NextDealChip />
      <TalkChip />
      <HandsChip />
    </p>
  );
}

/** Whether those who watch may see the hands, in a few words. */
export function HandsChip() {
  const { view } = useRoom();
  const { watching } = t();
  if (!view.table.open_hands) return null;
  return (
    <span class="chip chip--open" title={watching.openChipHint}>
      <Icon name="hands" />
      <span>{watching.openChip}</span>
    </span>
  );
}

/** Whether the players may talk, in a word. */
export function TalkChip() {
  const { view, game } = useRoom();
  const { home, table } = t();
  return view.table.talk === 'open' ? (
    <span class={game.talkative === true ? 'chip' : 'chip chip--warn'} title={table.openTalkHint}>
      <Icon name="talk" />
      <span>{home.talkOpenChip}</span>
    </span>
  ) : (
    <span class="chip" title={table.silentTalkHint}>
      <Icon name="silent" />
      <span>{home.talkSilent}</span>
    </span>
  );
}
