/** A running game: the bar of the table and the game's board. */
import { t } from '../../i18n';
import { formatCode } from '../code';
import { Frame } from '../Frame';
import { useTitle } from '../title';
import { ClosingNotice } from './CloseContest';
import { GameBoard } from './GameBoard';
import { LookNotice } from './LookNotice';
import { SeatNotices } from './SeatNotices';
import { TableBar } from './TableBar';
import { useRoom } from './room';
import { countUnread } from './reading';

export function Playing() {
  const { view, game, store } = useRoom();
  const title = t().table.title(formatCode(view.table.code));
  useTitle(`${game.name()} · ${title}`, game.isMyTurn(view), countUnread(store));

  return (
    <Frame class="playing" header={<TableBar />}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {game.name()} · {title}
      </h1>
      <SeatNotices />
      <LookNotice />
      <ClosingNotice />
      <GameBoard />
    </Frame>
  );
}
