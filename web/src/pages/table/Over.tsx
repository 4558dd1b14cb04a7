/** A finished game: how it went, what was hidden, and the way to the next one. */
import { t } from '~/texts';
import { recordAddress } from '~/net/http';
import { Icon } from '~/ui/Icon';
import { formatCode } from '~/paths';
import { DealShare } from '~/pages/deals/DealShare';
import { NextDeal, NextDealChip } from '~/pages/deals/NextDeal';
import { Frame } from '~/pages/frame/Frame';
import { apiBase, replayPath, type Source } from '~/pages/replay/source';
import { useTitle } from '~/pages/frame/title';
import { Chat } from './Chat';
import { Evening } from './Scoreboard';
import { FairnessPanel } from './FairnessPanel';
import { GameBoard } from './GameBoard';
import { GameStatistics } from './GameStatistics';
import { Guests } from './Guests';
import { LockChoice } from './LockChoice';
import { Removed } from './Removed';
import { SeatList } from './SeatList';
import { SharePanel } from './SharePanel';
import { StartPanel } from './StartPanel';
import { TableSummary } from './TableSummary';
import { TalkBanner } from './TalkBanner';
import { useRoom } from './room';
import { countUnread } from './reading';
import { Unread } from './Unread';

/** `ended`: whether the page showed the game until it ended. */
export function Over({ ended }: { ended: boolean }) {
  const { view, game, store } = useRoom();
  const { table, seats, start, share, settings, over, chat, nthGame } = t();
  const title = table.title(formatCode(view.table.code));
  const source: Source = { from: 'table', code: view.table.code, game: view.table.games };
  const unread = countUnread(store);
  useTitle(`${game.name()} · ${title}`, false, unread);

  return (
    <Frame>
      <header class="table-header">
        <h1 class="table-heading" tabIndex={-1}>
          {game.name()}{' '}
          <span class="table-code">
            {title} · {nthGame(view.table.games)}
          </span>
        </h1>
        <div class="over-actions">
          {(view.you.channel !== null || store.chat.value.length > 0) && (
            <a class="button" href="#chat">
              <Icon name="talk" />
              {chat.title}
              <Unread count={unread} />
            </a>
          )}
          <p class="table-facts">
            <NextDealChip />
          </p>
          <a class="button" href={replayPath(source)}>
            <Icon name="replay" />
            {t().replay.open}
          </a>
          <StartPanel />
        </div>
      </header>
      <TalkBanner />
      {view.table.closed ? <ClosedWithoutResult /> : <GameBoard ended={ended} />}
      <GameStatistics />
      <div class="columns over-panels">
        <div class="column">
          <section class="panel" aria-labelledby="seats-title">
            <h2 id="seats-title">{seats.title}</h2>
            {view.you.seat === null && view.you.may.sit && (
              <p>{view.table.spectators ? start.sitFirst : start.sitOnly}</p>
            )}
            <SeatList />
            <LockChoice />
            <NextDeal />
            <Guests />
            <Removed />
            <Evening />
          </section>
          <section class="panel column-late" aria-labelledby="share-title">
            <h2 id="share-title">{share.title}</h2>
            <SharePanel />
          </section>
        </div>
        <div class="column">
          <Chat />
          <section class="panel" aria-labelledby="record-title">
            <h2 id="record-title">{over.recordTitle}</h2>
            <p>{over.recordHint}</p>
            <a class="button" href={recordAddress(view.table.code, view.table.games)} download>
              <Icon name="download" />
              {over.record}
            </a>
            <FairnessPanel />
          </section>
          <DealShare base={apiBase(source)} daily={view.table.fairness?.date ?? null} />
          <section class="panel column-late" aria-labelledby="settings-title">
            <h2 id="settings-title">{settings.title}</h2>
            <TableSummary />
          </section>
        </div>
      </div>
    </Frame>
  );
}

function ClosedWithoutResult() {
  const { close } = t();
  return (
    <section class="panel" aria-labelledby="closed-title">
      <h2 id="closed-title">{close.closed}</h2>
      <p>{close.closedHint}</p>
    </section>
  );
}
