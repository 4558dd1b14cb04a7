/** A finished game: how it went, what was hidden, and the way to the next one. */
import { recordAddress } from '~/net/games';
import { hrefOf } from '~/net/http';
import { DealShare } from '~/pages/deals/DealShare';
import { NextDeal, NextDealChip } from '~/pages/deals/NextDeal';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { apiBase, GUIDE_HASH, replayPath, type Source } from '~/router/paths';
import { useReplay } from '~/pages/replay/useReplay';
import type { Options } from '~/pages/table-form/schema';
import { Chat } from '~/pages/table/chat/Chat';
import { countUnread, Unread } from '~/pages/table/chat/ChatDrawer';
import { TalkBanner } from '~/pages/table/lobby/banners';
import { NameFirst, SharePanel } from '~/pages/table/lobby/SharePanel';
import { readyTitle, StartPanel } from '~/pages/table/lobby/StartPanel';
import { HostFold } from '~/pages/table/menu/HostPanel';
import { GameBoard } from '~/pages/table/Playing';
import { useRoom } from '~/pages/table/room';
import { LockChoice } from '~/pages/table/seats/Guests';
import { PartnersChip } from '~/pages/table/seats/Partners';
import { hasOthers, isNameless } from '~/pages/table/seats/seats';
import { SeatList } from '~/pages/table/seats/SeatList';
import { FairnessPanel, TableSummary } from '~/pages/table/menu/TableSummary';
import { formatCode } from '~/router/paths';
import { textsOf } from '~/texts';
import { Fold, LinkButton } from '~/ui/controls';
import type { Replay } from '~/wire/http';
import type { Best, Outcome } from '~/wire/room';
import { NextHarbour } from './NextHarbour';
import { ScoreboardPanel } from './ScoreboardPanel';
import { useWayOn } from './voyage';
import { VoyagePanel } from './VoyagePanel';
import './over.css';

const t = textsOf('beside', 'replay', 'tables');

/** `ended`: whether the page showed the game until it ended. */
export function Over({ ended }: { ended: boolean }) {
  const { view, game, store } = useRoom();
  const { table, seats, start, share, settings, over, chat, nthGame } = t();
  const title = table.title(formatCode(view.table.code));
  const source: Source = { from: 'table', code: view.table.code, game: view.table.games };
  const unread = countUnread(store);
  const { value: replay } = useReplay(apiBase(source));
  const played = (replay?.options ?? view.table.options) as Options;
  const { voyage, next } = useWayOn(game.id, view.table.code, view.table.games, played);
  const minute = (
    <div class="over-minute stack gap-4">
      <ResultLine replay={replay} />
      <div class="over-actions">
        <StartPanel />
        {replay?.outcome?.result === 'won' && next !== null && <NextHarbour options={next} />}
      </div>
      <WhoLeads source={source} />
      <div class="over-links cluster gap-2">
        <LinkButton icon="replay" href={replayPath(source)}>
          {t().replay.open}
        </LinkButton>
        <LinkButton icon="eye" href={replayPath(source) + GUIDE_HASH}>
          {t().replay.guide}
        </LinkButton>
        {unread > 0 && (
          <LinkButton icon="talk" href="#chat">
            {chat.title}
            <Unread count={unread} />
          </LinkButton>
        )}
      </div>
      <p class="table-facts cluster">
        <PartnersChip />
        <NextDealChip />
      </p>
      {(hasOthers(view) || store.chat.value.length > 0) && <Chat class="over-chat" />}
    </div>
  );
  useTitle(`${readyTitle(view)}${game.name()} · ${title}`, false, unread);

  return (
    <Frame>
      <header class="table-header over-heading">
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
      {replay !== null && <game.Statistics view={view} course={replay} />}
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
          {voyage !== null && <VoyagePanel voyage={voyage} />}
          <HostFold />
          <Fold title={share.title} summary={formatCode(view.table.code)}>
            <SharePanel />
          </Fold>
        </div>
        <div class="column stack gap-5">
          <section class="panel" aria-labelledby="record-title">
            <h2 id="record-title">{over.recordTitle}</h2>
            <p>{over.recordHint}</p>
            <LinkButton icon="download" href={hrefOf(recordAddress(apiBase(source)))} download>
              {over.record}
            </LinkButton>
            <FairnessPanel />
          </section>
          <DealShare base={apiBase(source)} daily={view.table.fairness?.date ?? null}>
            {isNameless(view) && <NameFirst why={share.nameForResults} />}
          </DealShare>
          <Fold title={settings.title} summary={game.describeOptions(view.table.options)}>
            <TableSummary />
          </Fold>
        </div>
      </div>
    </Frame>
  );
}

/** How it ended, in figures: turns, cards left, difficulty. */
function ResultLine({ replay }: { replay: Replay | null }) {
  const { view, game } = useRoom();
  const { turns, cardsLeft } = t().over;
  const shown = game.factsOf(view);
  const left = (shown && game.cardsLeft?.(shown)) ?? null;
  const facts = [
    replay !== null && left !== null && turns(replay.turns),
    left !== null && cardsLeft(left),
    game.describeOptions(replay?.options ?? view.table.options),
  ];
  const beside = besideResult(replay?.outcome ?? null, view.table.best);
  return (
    <div class="over-result soft stack gap-1">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {replay !== null && (
        <p>
          <game.Statistics view={view} course={replay} brief />
        </p>
      )}
      {beside.length > 0 && <p>{beside.join(' ')}</p>}
    </div>
  );
}

/** How close a contest was, and the furthest that earlier games of the table came. */
export function besideResult(outcome: Outcome | null, best: Best | undefined): string[] {
  const { best: words } = t().replay;
  const sentences: string[] = [];
  if (outcome?.result === 'ranked') {
    const [first, second] = outcome.scores.toSorted((one, other) => other - one);
    const margin = (first ?? 0) - (second ?? first ?? 0);
    if (margin > 0) sentences.push(words.margin(margin));
  }
  if (best?.type === 'contest') sentences.push(words.points(best.points));
  if (best?.type === 'together') {
    sentences.push(best.won ? words.won : words.placed(best.placed, best.of));
  }
  return sentences;
}

/** The guest who leads others through the game, and the way there. */
function WhoLeads({ source }: { source: Source }) {
  const { store, view } = useRoom();
  const { together, table } = t();
  const led = store.led.value;
  if (led === null || led.own || led.game !== view.table.games) return null;
  return (
    <p class="cluster gap-2" role="status">
      {together.looksBack(led.name ?? table.nameless)}
      <LinkButton icon="eye" look="primary" href={replayPath(source)}>
        {together.join}
      </LinkButton>
    </p>
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
