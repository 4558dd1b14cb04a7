/** During a game the chat stays out of the way of the board until it is opened. */
import { useId, useRef, useState } from 'preact/hooks';
import type { RoomStore } from '~/net/room/roomStore';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useRoom } from '~/pages/table/room';

const ChatPanel = lazyComponent(
  lazy(async () => (await import('./Chat')).ChatPanel),
  { quiet: true },
);

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

  // Who must be silent has nothing to open.
  if (view.you.channel === null && !view.you.may.muted) return null;
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

/** What others have written in the chat since it was last in sight. */
export function countUnread({ chat, chatRead }: RoomStore): number {
  const read = chatRead.value;
  return chat.value.filter((line) => line.number > read && !line.own).length;
}
