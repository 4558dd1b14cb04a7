/**
 * During a game the chat stays out of the way of the board until it is opened. Beside it, where there is room, it lies
 * open for those who watch.
 */
import { useId, useRef, useState } from 'preact/hooks';
import type { View } from '~/net/room/view';
import type { RoomStore } from '~/net/room/roomStore';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useWindowEvent } from '~/ui/useWindowEvent';
import { useRoom } from '~/pages/table/room';

const ChatPanel = lazyComponent(
  lazy(async () => (await import('./Chat')).ChatPanel),
  { quiet: true },
);

export const ChatBeside = lazyComponent(
  lazy(async () => (await import('./Chat')).Chat),
  { quiet: true },
);

/** As the table has a column on either side of its board (`flanked`), and room below the people. */
const isWide = (): boolean => matchMedia('(min-width: 1112px) and (min-height: 561px)').matches;

/** Whether the chat lies open beside the board. */
export function useChatBeside(): boolean {
  const { view } = useRoom();
  const [wide, setWide] = useState(isWide);
  useWindowEvent('resize', () => setWide(isWide()));
  return wide && view.you.player === null && hasChat(view);
}

/** Whether there is a chat to open: a guest who must be silent has none. */
function hasChat({ you }: View): boolean {
  return you.channel !== null || you.may.muted === true;
}

export function ChatDrawer() {
  const { view, store } = useRoom();
  const { chat } = t();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  if (!hasChat(view)) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        class="button button--quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="talk" />
        <span class="table-bar-word">{chat.title}</span>
        <Unread count={countUnread(store)} />
      </button>
      {open && <ChatPanel id={id} onClose={close} />}
    </>
  );
}

/** How many lines are unread, on whatever leads to the chat. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="visually-hidden"> {t().chat.unread(count)}</span>
    </span>
  );
}

/** The number of lines that others have written since the chat was last in sight. */
export function countUnread({ chat, chatRead }: RoomStore): number {
  const read = chatRead.value;
  return chat.value.filter((line) => line.number > read && !line.own).length;
}
