/** A running game: the bar of the table and the game's board. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isMine } from '~/card-table/facts';
import { logOf } from '~/net/room/view';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { showRefusal } from '~/pages/frame/states';
import { useBackKey } from '~/pages/replay/player/keys';
import { formatCode } from '~/router/paths';
import { t } from '~/texts';
import { lazy, lazyComponent, whenIdle } from '~/ui/lazy';
import { useScreenOn } from '~/ui/useScreenOn';
import type { Command } from '~/wire/room';
import { ChatBeside, countUnread, useChatBeside } from './chat/ChatDrawer';
import { useRoom } from './room';
import { TableBar } from './menu/TableBar';

const Missed = lazyComponent(
  lazy(async () => (await import('./course/Missed')).Missed),
  { idle: true },
);
const ClearPushes = lazyComponent(
  lazy(async () => (await import('./notices/ClearPushes')).ClearPushes),
  { idle: true },
);
const LookBack = lazyComponent(lazy(async () => (await import('./course/LookBack')).LookBack));

export function Playing() {
  const { view, game, store } = useRoom();
  const title = t().table.title(formatCode(view.table.code));
  /** The line of the log whose position is looked back at; null where it is not. */
  const [line, setLine] = useState<number | null>(null);
  const facts = game.factsOf(view);
  useTitle(`${game.name()} · ${title}`, facts !== null && isMine(facts), countUnread(store));
  useEffect(() => whenIdle(game.refusals.preload), [game]);
  const beside = useChatBeside() && line === null;
  const last = view.game === null ? 0 : logOf(view).length - 1;
  const [arrived] = useState(last + 1);
  useScreenOn(view.you.seat !== null);
  useBackKey(line === null && last > 0 ? () => setLine(last - 1) : null);

  return (
    <Frame
      class={line === null ? 'playing' : 'playing replay'}
      header={<TableBar drawer={!beside} />}
    >
      <PageHeading class="visually-hidden">
        {game.name()} · {title}
      </PageHeading>
      <div class="stage">
        {view.you.seat !== null && <ClearPushes />}
        {line === null ? (
          <>
            {view.game !== null && <Missed arrived={arrived} onLook={setLine} />}
            <GameBoard onLookBack={setLine} beside={beside && <ChatBeside />} />
          </>
        ) : (
          <LookBack line={line} onClose={() => setLine(null)} />
        )}
      </div>
    </Frame>
  );
}

export interface GameBoardProps {
  ended?: boolean;
  afterEnd?: ComponentChildren;
  beside?: ComponentChildren;
  onLookBack?(line: number): void;
}

/** Joins the game's board to the room's socket, and says why something was refused. */
export function GameBoard({ ended = false, ...props }: GameBoardProps) {
  const { view, game, store, framed } = useRoom();
  const send = useCallback(
    async (command: Command) => {
      const refused = await store.send(command);
      if (refused) void showRefusal(refused, game.id);
      return refused;
    },
    [store, game],
  );
  const act = useCallback((action: unknown) => send({ type: 'act', action }), [send]);
  const say = useCallback((phrase: unknown) => send({ type: 'say', phrase }), [send]);
  if (!framed.value) return null;
  return (
    <game.Board
      game={game}
      view={view}
      act={act}
      say={say}
      fetchLog={store.fetchLog}
      fetchBarred={store.fetchBarred}
      busy={store.busy.value}
      ended={ended}
      {...props}
    />
  );
}
