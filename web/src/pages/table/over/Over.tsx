/** A finished game: how it went, what was hidden, and the way to the next one. */
import { hrefOf, recordAddress } from '~/net/http';
import { DealShare } from '~/pages/deals/DealShare';
import { NextDeal, NextDealChip } from '~/pages/deals/NextDeal';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { t as replayTexts } from '~/pages/replay/texts';
import { apiBase, GUIDE_HASH, replayPath, type Source, useReplay } from '~/pages/replay/useReplay';
import { Chat } from '~/pages/table/chat/Chat';
import { countUnread, Unread } from '~/pages/table/chat/ChatDrawer';
import { TalkBanner } from '~/pages/table/lobby/banners';
import { SharePanel } from '~/pages/table/lobby/SharePanel';
import { readyTitle, StartPanel } from '~/pages/table/lobby/StartPanel';
import { HostFold } from '~/pages/table/menu/HostPanel';
import { GameBoard } from '~/pages/table/Playing';
import { useRoom } from '~/pages/table/room';
import { LockChoice } from '~/pages/table/seats/Guests';
import { PartnersChip } from '~/pages/table/seats/Partners';
import { SeatList } from '~/pages/table/seats/SeatList';
import { FairnessPanel, TableSummary } from '~/pages/table/menu/TableSummary';
import { formatCode } from '~/router/paths';
import { t } from '~/pages/table/texts';
import { Fold, LinkButton } from '~/ui/controls';
import { ScoreboardPanel } from './ScoreboardPanel';

/** `ended`: whether the page showed the game until it ended. */
export function Over({ ended }: { ended: boolean }) {
  const { view, game, store } = useRoom();
  const { table, seats, start, share, settings, over, chat, nthGame } = t();
  const title = table.title(formatCode(view.table.code));
  const source: Source = { from: 'table', code: view.table.code, game: view.table.games };
  const unread = countUnread(store);
  const minute = (
    <div class="over-minute stack gap-4">
      <div class="over-actions cluster gap-3">
        <StartPanel />
        {(view.you.channel !== null || store.chat.value.length > 0) && (
          <LinkButton icon="talk" href="#chat">
            {chat.title}
            <Unread count={unread} />
          </LinkButton>
        )}
        <p class="table-facts cluster">
          <PartnersChip />
          <NextDealChip />
        </p>
        <LinkButton icon="replay" href={replayPath(source)}>
          {replayTexts().replay.open}
        </LinkButton>
        <LinkButton icon="eye" href={replayPath(source) + GUIDE_HASH}>
          {replayTexts().replay.guide}
        </LinkButton>
      </div>
      <Chat class="over-chat" />
    </div>
  );
  useTitle(`${readyTitle(view)}${game.name()} · ${title}`, false, unread);

  return (
    <Frame>
      <header class="table-header">
        <PageHeading class="table-heading">
          {game.name()}{' '}
          <span class="table-code">
            {title} · {nthGame(view.table.games)}
          </span>
        </PageHeading>
      </header>
      <TalkBanner />
      {view.table.closed ? (
        <>
          <ClosedWithoutResult />
          {minute}
        </>
      ) : (
        <GameBoard ended={ended} afterEnd={minute} />
      )}
      <GameStatistics />
      <div class="columns stack gap-5 over-panels">
        <div class="column stack gap-5">
          <section class="panel" aria-labelledby="seats-title">
            <h2 id="seats-title">{seats.title}</h2>
            {view.you.seat === null && view.you.may.sit && (
              <p>{view.table.spectators ? start.sitFirst : start.sitOnly}</p>
            )}
            <SeatList />
            {!view.you.host && <LockChoice />}
            <NextDeal />
            <ScoreboardPanel />
          </section>
          <HostFold />
          <Fold title={share.title} summary={formatCode(view.table.code)}>
            <SharePanel />
          </Fold>
        </div>
        <div class="column stack gap-5">
          <section class="panel" aria-labelledby="record-title">
            <h2 id="record-title">{over.recordTitle}</h2>
            <p>{over.recordHint}</p>
            <LinkButton
              icon="download"
              href={hrefOf(recordAddress(view.table.code, view.table.games))}
              download
            >
              {over.record}
            </LinkButton>
            <FairnessPanel />
          </section>
          <DealShare base={apiBase(source)} daily={view.table.fairness?.date ?? null} />
          <Fold title={settings.title} summary={game.describeOptions(view.table.options)}>
            <TableSummary />
          </Fold>
        </div>
      </div>
    </Frame>
  );
}

function ClosedWithoutResult() {
  const { close, table } = t();
  return (
    <section class="panel" aria-labelledby="closed-title">
      <h2 id="closed-title">{table.closed}</h2>
      <p>{close.closedHint}</p>
    </section>
  );
}

/** How the finished game went; nothing while that is not known. */
export function GameStatistics() {
  const { view, game } = useRoom();
  const { code, games } = view.table;
  const { value: replay } = useReplay(apiBase({ from: 'table', code, game: games }));
  return replay === null ? null : <game.Statistics view={view} course={replay} />;
}
