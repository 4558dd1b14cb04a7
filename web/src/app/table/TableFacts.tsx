/** How the table is set up, in a few words that nobody overlooks before sitting down. */
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useRoom } from './room';

export function TableFacts() {
  const { view, game } = useRoom();
  const { home, table } = t();
  const open = view.table.talk === 'open';
  return (
    <p class="table-facts">
      <span class="chip">{game.describeOptions(view.table.options)}</span>
      <span
        class={open ? 'chip chip--warn' : 'chip'}
        title={open ? table.openTalkHint : table.silentTalkHint}
      >
        <Icon name={open ? 'talk' : 'silent'} />
        {open ? home.talkOpenChip : home.talkSilent}
      </span>
    </p>
  );
}
