/** A table, from its link: connects, and shows whatever phase the table is in. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '~/games/catalogue';
import { openRoom, type RoomStore } from '~/net/room/roomStore';
import { BelowHeader, Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { MessagePage, openingOfPage, refusalSentence, showRefusal } from '~/pages/frame/states';
import { formatCode, wantsToSit } from '~/router/paths';
import { t } from '~/texts';
import { lazy, lazyComponent } from '~/ui/lazy';
import { Announcer, RememberedFace, StartAtOnce, useAlerts } from './background';
import { ConnectionBanner, NewVersion, StartedWithout, waitingSentence } from './notices/Banners';
import { Phase, usePhaseAhead } from './Phase';
import { makeRoom, RoomContext, useRoom } from './room';

const SitDialog = lazyComponent(
  lazy(async () => (await import('./seats/SitDialog')).SitDialog),
  { quiet: true },
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
  return <JoinedTable store={store} />;
}

function JoinedTable({ store }: { store: RoomStore }) {
  const { table } = t();
  // Its code is on its way before there is a picture.
  const game = useGame(store.game.value);
  const loaded = typeof game === 'object' ? game : null;
  const framed = useSignal(false);
  const room = useMemo(() => loaded && makeRoom(store, loaded, framed), [store, loaded, framed]);
  const shown = useComputed(() => shownOf(store)).value;
  const [sits] = useState(() => wantsToSit(location.hash));

  usePhaseAhead(store);
  useAlerts(store);
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

/** The kind of page that is shown, which few of the views change. */
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
