/** A running game: the bar of the table and the game's board. */
import { t } from '~/texts';
import { formatCode } from '~/paths';
import { Frame } from '~/pages/frame/Frame';
import { useTitle } from '~/pages/frame/title';
import { ClosingNotice } from './CloseContest';
import { GameBoard } from './GameBoard';
import { LookNotice } from './RevealHands';
import { SeatNotices } from './FreeSeats';
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
