/** During a game the chat stays out of the way of the board until it is opened. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { ChatBody, ChatTitle } from './Chat';
import { useRoom } from './room';
import { countUnread } from './reading';
import { Unread } from './Unread';

export function ChatDrawer() {
  const { view, store } = useRoom();
  const { chat, frame } = t();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open) drawer.current?.querySelector('input')?.focus();
  }, [open]);

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
        ref={drawer}
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
        {open && <ChatBody />}
      </section>
    </>
  );
}
