/** The ways into today's deal of a game: at once with partners, or at a table to which friends come. */
import type { GameEntry } from '~/games/game';
import { createDailyRoom, partnersAtOnce } from '~/net/deals';
import { MakeTable, type MakeTableProps } from './DealShare';
import { t } from './texts';

export interface PlayDailyProps extends Pick<MakeTableProps, 'look'> {
  game: GameEntry;
}

export function PlayDaily({ game: { id, name: nameOf }, look = 'primary' }: PlayDailyProps) {
  const { daily } = t();
  return (
    <div class="daily-ways">
      <MakeTable
        look={look}
        start
        label={daily.play}
        name={daily.playOf(nameOf())}
        make={async (name) => createDailyRoom(id, name, await partnersAtOnce(id, {}))}
      />
      <MakeTable
        look="plain"
        label={daily.withFriends}
        name={`${daily.withFriends}: ${nameOf()}`}
        make={(name) => createDailyRoom(id, name)}
      />
    </div>
  );
}
