/** A table at which no game is running or shown: people sit down, the host sets it up and starts. */
import { NextDeal } from '~/pages/deals/NextDeal';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { Chat } from '~/pages/table/chat/Chat';
import { countUnread } from '~/pages/table/chat/ChatDrawer';
import { HostFold } from '~/pages/table/menu/HostPanel';
import { ScoreboardPanel } from '~/pages/table/over/ScoreboardPanel';
import { useRoom } from '~/pages/table/room';
import { LockChoice } from '~/pages/table/seats/Guests';
import { isAlone, isClosedForName, isNameless } from '~/pages/table/seats/seats';
import { SeatList } from '~/pages/table/seats/SeatList';
import { TableSummary } from '~/pages/table/menu/TableSummary';
import { formatCode, learnPath } from '~/router/paths';
import { textsOf } from '~/texts';
import { HiddenGame, LobbyFacts, TalkBanner } from './banners';
import { SharePanel } from './SharePanel';
import { StartPanel } from './StartPanel';

const t = textsOf('tables');

export function Lobby() {
  const { view, game, store } = useRoom();
  const { frame, home, table, seats, start, share, settings } = t();
  const title = table.title(formatCode(view.table.code));
  useTitle(`${game.name()} · ${title}`, false, countUnread(store));

  return (
    <Frame>
      <header class="table-header">
        <PageHeading class="table-heading">
          {game.name()} <span class="table-code">{title}</span>
        </PageHeading>
        <LobbyFacts />
      </header>
      <TalkBanner />
      <HiddenGame />
      <div class="columns stack gap-5">
        <div class="column stack gap-5">
          <section class="panel" aria-labelledby="seats-title">
            <div class="row spread gap-3">
              <h2 id="seats-title">{seats.title}</h2>
              <Watchers />
            </div>
            {isClosedForName(view) && !isNameless(view) && <p>{seats.closedForName}</p>}
            {view.you.seat === null && view.you.may.sit && (
              <p>{view.table.spectators ? start.sitFirst : start.sitOnly}</p>
            )}
            <SeatList />
            <StartPanel />
            {!view.you.host && <LockChoice />}
            <NextDeal />
            <p class="soft">
              {home.learnFirst} <a href={learnPath(game.id, view.table.code)}>{frame.learn}</a>
            </p>
            <ScoreboardPanel />
          </section>
          <Chat class="column-late" />
        </div>
        <div class="column stack gap-5">
          <section class="panel" data-first={isAlone(view)} aria-labelledby="share-title">
            <h2 id="share-title">{share.title}</h2>
            <SharePanel />
          </section>
          <HostFold />
          <section class="panel column-late" aria-labelledby="settings-title">
            <h2 id="settings-title">{settings.title}</h2>
            <TableSummary />
          </section>
        </div>
      </div>
    </Frame>
  );
}

function Watchers() {
  const { view } = useRoom();
  const count = view.table.watchers;
  return count ? <span class="chip">{t().seats.watchers(count)}</span> : null;
}
