/** A table, from its link: connects, and shows whatever phase the table is in. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { alerts } from '~/alerts/device';
import { useGame } from '~/games/catalogue';
import { openRoom, type RoomStore } from '~/net/room/roomStore';
import { BelowHeader, focusHeading, Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { MessagePage, refusalSentence, showRefusal } from '~/pages/frame/states';
import { formatCode, wantsToSit, wantsToStart } from '~/router/paths';
import { navigations } from '~/router/router';
import { t, textsOf, textsLoaded } from '~/texts';
import { lazy, lazyComponent, whenIdle } from '~/ui/lazy';
import { announce } from '~/ui/Toasts';
import { ConnectionBanner, NewVersion, StartedWithout, waitingSentence } from './notices/Banners';
import { Playing } from './Playing';
import { makeRoom, type Room, RoomContext, showsBoard, useRoom } from './room';
import { rememberedFace } from '~/net/storage';

/** It is not needed before a game has ended. */
const over = lazy(async () => (await import('./over/Over')).Over);
const Over = lazyComponent(over);
/* Nor are these needed where a game is running that the guest sees. */
const lobby = lazy(async () => {
  textsOf('tables', 'deals', 'beside');
  const [{ Lobby: part }] = await Promise.all([import('./lobby/Lobby'), textsLoaded()]);
  return part;
});
const Lobby = lazyComponent(lobby);
const SitDialog = lazyComponent(
  lazy(async () => (await import('./seats/SitDialog')).SitDialog),
  { quiet: true },
);
const OtherRules = lazyComponent(lazy(async () => (await import('./notices/Notices')).OtherRules));
const Unwatchable = lazyComponent(
  lazy(async () => (await import('./notices/Notices')).Unwatchable),
);
const RestartBanner = lazyComponent(
  lazy(async () => (await import('./notices/Notices')).RestartBanner),
  { quiet: true },
);

export function TablePage({ code }: { code: string | null }) {
  const [store, setStore] = useState<RoomStore | null>(null);

  useEffect(() => {
    if (code === null) return;
    const opened = openRoom(code, (refused) => void showRefusal(refused));
    setStore(opened);
    return () => {
      setStore(null);
      opened.close();
    };
  }, [code]);

  const { table } = t();
  if (code === null) return <MessagePage title={table.unknownTitle} text={table.unknown} />;
  if (!store) return <Connecting code={code} />;
  return <OpenTable store={store} />;
}

function OpenTable({ store }: { store: RoomStore }) {
  const { table } = t();
  // Its code is on its way before there is a picture.
  const game = useGame(store.game.value);
  const loaded = typeof game === 'object' ? game : null;
  const framed = useSignal(false);
  const room = useMemo(() => loaded && makeRoom(store, loaded, framed), [store, loaded, framed]);
  const shown = useComputed(() => shownOf(store)).value;
  const [sits] = useState(() => wantsToSit(location.hash));

  const found = store.phase.value;
  useEffect(() => {
    if (found === 'lobby') lobby.preload();
    if (found === 'over') over.preload();
  }, [found]);
  useEffect(() => whenIdle(over.preload), []);
  useLater(store, turnAlerts);
  useLater(store, messageAlerts);
  useLater(store, alerts.game.on.value ? gameSounds : null);
  useEffect(() => loaded?.Board.preload(), [loaded]);
  useEffect(() => {
    if (shown === 'table' && loaded !== null) framed.value = true;
  }, [shown, loaded, framed]);

  const title = table.title(formatCode(store.code));
  if (shown === 'closed') return <Closed store={store} />;
  if (shown === 'removed') return <MessagePage title={table.removedTitle} text={table.removed} />;
  if (shown === 'table' && (game === null || game === 'failed')) {
    return <MessagePage title={title} text={table.unplayable} />;
  }
  if (shown === 'nothing' || room === null) return <Connecting code={store.code} store={store} />;
  return (
    <RoomContext.Provider value={room}>
      <Restart />
      <NewVersion />
      <StartedWithout />
      <Announcer />
      {sits && <SitDialog />}
      <RememberedFace />
      <StartAtOnce />
      <BelowHeader.Provider value={CONNECTION}>
        <Phase />
      </BelowHeader.Provider>
    </RoomContext.Provider>
  );
}

/** What the page shows, which few of the views change. */
function shownOf({ status, view }: RoomStore): 'closed' | 'nothing' | 'removed' | 'table' {
  if (status.value.state === 'closed') return 'closed';
  if (view.value === null) return 'nothing';
  return view.value.you.may.removed ? 'removed' : 'table';
}

function Closed({ store }: { store: RoomStore }) {
  const { table } = t();
  const status = store.status.value;
  if (status.state !== 'closed') return null;
  const { code } = status.refused;
  if (code === 'unknown_room') {
    return <MessagePage title={table.unknownTitle} text={table.unknown} />;
  }
  const title = code === 'room_closed' ? table.closedTitle : table.title(formatCode(store.code));
  return <MessagePage title={title} text={refusalSentence(status.refused)} />;
}

function Restart() {
  const { restartAt, status } = useRoom().store;
  const at = restartAt.value;
  return at !== null && status.value.state === 'open' ? <RestartBanner restartAt={at} /> : null;
}

function Connection() {
  const { status, storage, pending } = useRoom().store;
  return <ConnectionBanner status={status.value} storage={storage.value} unsent={pending.value} />;
}

const CONNECTION = <Connection />;

const turnAlerts = async () => (await import('~/alerts/tableAlerts')).giveTurnAlerts;
const messageAlerts = async () => (await import('~/alerts/tableAlerts')).giveMessageAlerts;
const gameSounds = async () => (await import('~/alerts/gameSounds')).giveGameSounds;

/** What the table gives for as long as it is there, by code that comes after the page. */
function useLater(
  store: RoomStore,
  load: (() => Promise<(store: RoomStore) => () => void>) | null,
): void {
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    void load?.().then(
      (give) => {
        if (stop !== null) stop = give(store);
      },
      // The table can be played without.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [store, load]);
}

function Phase() {
  const { view } = useRoom();
  const running = useRef<number | null>(null);
  if (view.table.phase === 'playing') running.current = view.table.games;
  if (showsBoard(view)) return <Playing />;
  switch (view.table.phase) {
    case 'playing':
      return view.table.other_rules ? <OtherRules /> : <Unwatchable />;
    case 'over':
      return view.game !== null ? <Over ended={running.current === view.table.games} /> : <Lobby />;
    case 'lobby':
      return <Lobby />;
  }
}

function Connecting({ code, store = null }: { code: string; store?: RoomStore | null }) {
  const { table } = t();
  const status = store?.status.value;
  /** Why there is no place at the moment. */
  const full = status?.state === 'full' ? status.refused : null;
  useTitle(table.title(formatCode(code)));
  const opening = openingOfPage();
  return (
    <Frame sea>
      <div class="opening">
        <PageHeading>{opening?.title ?? table.title(formatCode(code))}</PageHeading>
        {opening && !full && <p>{opening.text}</p>}
      </div>
      <p role="status">{full ? waitingSentence(full) : table.connecting}</p>
      {!full && <p class="soft table-connecting-long">{table.connectingLong}</p>}
    </Frame>
  );
}

interface Opening {
  title: string;
  text: string;
}

// It goes with the first thing that is drawn.
const written = read();

/** Null where it is about another page than the one that is shown, or in another language. */
function openingOfPage(): Opening | null {
  return navigations.value === 0 ? written : null;
}

function read(): Opening | null {
  if (document.documentElement.dataset.retold !== undefined) return null;
  const [title, text] = document.querySelectorAll('[data-written] > *');
  if (!title?.textContent || !text?.textContent) return null;
  return { title: title.textContent, text: text.textContent };
}

function resultOf({ game, view }: Room): string {
  const facts = game.factsOf(view);
  if (view.table.closed) return t().table.closed;
  return (facts && game.resultSentence(facts)) ?? '';
}

function Announcer() {
  const room = useRoom();
  const { game, view } = room;
  const phase = view.table.phase;
  const before = useRef(phase);
  const first = useRef(phase);
  const facts = phase === 'playing' ? game.factsOf(view) : null;
  const status = facts === null ? '' : game.statusSentence(facts);
  const result = phase === 'over' && view.game !== null ? resultOf(room) : '';

  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase === 'playing') announce(t().table.started);
    if (phase === 'over') announce(`${t().table.over} ${result}`);
  }, [phase, result]);

  useEffect(() => {
    // What had the focus may be gone with the page, or the phase, before.
    const pageWasLoaded = navigations.peek() === 0 && first.current === phase;
    if (document.activeElement === document.body && !pageWasLoaded) {
      focusHeading();
    }
  }, [phase]);

  useEffect(() => {
    if (status) announce(status);
  }, [status]);

  return null;
}

/** Gives the guest the face that they chose before, once they sit. */
function RememberedFace() {
  const { view, store } = useRoom();
  const { seat } = view.you;
  const own = seat === null ? null : view.table.seats[seat];
  const lacks = own?.face === undefined && own !== null && view.table.phase !== 'playing';

  useEffect(() => {
    const face = rememberedFace();
    // Nothing depends on it: a refusal needs no word.
    if (lacks && face !== null) void store.send({ type: 'choose_face', face });
  }, [store, lacks]);

  return null;
}

/** Starts the game for a host who has followed an address that says so. */
function StartAtOnce() {
  const { view, run } = useRoom();
  const [wanted, setWanted] = useState(() => wantsToStart(location.hash));
  const ready = view.you.may.start;
  useEffect(() => {
    if (!wanted) return;
    // A reload is no wish to start once more.
    history.replaceState(null, '', location.pathname);
    setWanted(false);
    if (ready) void run({ type: 'start' });
  }, [wanted, ready, run]);
  return null;
}
