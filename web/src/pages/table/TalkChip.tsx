/** Whether the players may talk, in a word. */
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

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
