/** A running game: the bar of the table and the game's board. */
import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { refusalSentence } from '~/pages/frame/refusal';
import { formatCode } from '~/paths';
import { t } from '~/texts';
import { lazy, lazyComponent } from '~/ui/lazy';
import { showToast } from '~/ui/Toasts';
import type { Command } from '~/wire/room';
import { countUnread } from './chat/ChatDrawer';
import { CloseProposal } from './EndGame';
import { RevealHandsOffer } from './RevealHandsOffer';
import { useRoom } from './room';
import { FreeSeats } from './seats/FreeSeats';
import { TableBar } from './TableBar';

const Course = lazyComponent(
  lazy(async () => (await import('./course/Course')).Course),
  { quiet: true },
);
const LookBack = lazyComponent(lazy(async () => (await import('./course/LookBack')).LookBack));

export function Playing() {
  const { view, game, store } = useRoom();
  const title = t().table.title(formatCode(view.table.code));
  /** The line of the log whose position is looked back at; null where it is not. */
  const [line, setLine] = useState<number | null>(null);
  useTitle(`${game.name()} · ${title}`, game.isMyTurn(view), countUnread(store));

  return (
    <Frame class={line === null ? 'playing' : 'playing replay'} header={<TableBar />}>
      <PageHeading class="visually-hidden">
        {game.name()} · {title}
      </PageHeading>
      <FreeSeats />
      <RevealHandsOffer />
      <CloseProposal />
      <Course onLook={line === null ? setLine : null} />
      {line === null ? (
        <GameBoard onLookBack={setLine} />
      ) : (
        <LookBack line={line} onClose={() => setLine(null)} />
      )}
    </Frame>
  );
}

export interface GameBoardProps {
  ended?: boolean;
  afterEnd?: ComponentChildren;
  onLookBack?(line: number): void;
}

/** Joins the game's board to the room's socket, and says why something was refused. */
export function GameBoard({ ended = false, ...props }: GameBoardProps) {
  const { view, game, store, framed } = useRoom();
  const send = useCallback(
    async (command: Command) => {
      const refused = await store.send(command);
      if (refused) showToast(refusalSentence(refused, game.id));
      return refused;
    },
    [store, game],
  );
  const act = useCallback((action: unknown) => send({ type: 'act', action }), [send]);
  const say = useCallback((phrase: unknown) => send({ type: 'say', phrase }), [send]);
  if (!framed) return null;
  return (
    <game.Board
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
