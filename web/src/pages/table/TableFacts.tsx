/** How the table is set up, in a few words that nobody overlooks before sitting down. */
import { NextDealChip } from '~/pages/deals/NextDeal';
import { HandsChip } from './HandsChip';
import { TalkChip } from './TalkChip';
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
