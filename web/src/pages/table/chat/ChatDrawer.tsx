/** During a game the chat stays out of the way of the board until it is opened. */
import { useId, useRef, useState } from 'preact/hooks';
import type { RoomStore } from '~/net/room/roomStore';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useRoom } from '~/pages/table/room';

const ChatBody = lazyComponent(lazy(async () => (await import('./Chat')).ChatBody));

export function ChatDrawer() {
  const { view, store } = useRoom();
  const { chat, frame } = t();
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
      {/* Escape closes it, as it does a dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        id={id}
        class="panel chat chat-drawer"
        hidden={!open}
        aria-labelledby="chat-title"
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <div class="panel-head">
          <ChatTitle />
          <button type="button" class="dialog-close" aria-label={frame.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {open && <ChatBody focus />}
      </section>
    </>
  );
}

export function ChatTitle() {
  const { view } = useRoom();
  const { chat } = t();
  return (
    <h2 id="chat-title">{view.you.channel === 'watchers' ? chat.watchersTitle : chat.title}</h2>
  );
}

/** How many lines are unread, on whatever leads to the chat. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="visually-hidden"> {t().chat.unread}</span>
    </span>
  );
}

/** What others have written in the chat since it was last in sight. */
export function countUnread({ chat, chatRead }: RoomStore): number {
  const read = chatRead.value;
  return chat.value.filter((line) => line.number > read && !line.own).length;
}
