/** Nobody sits down at a table where silence is broken without having been told. */
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

export function TalkBanner() {
  const { view, game } = useRoom();
  const { table } = t();
  if (view.table.talk !== 'open' || game.talkative === true) return null;
  return (
    <div class="talk-banner">
      <Icon name="talk" />
      <p>
        <strong>{table.openTalk}</strong> {table.openTalkHint}
      </p>
    </div>
  );
}
