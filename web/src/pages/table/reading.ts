/** What others have written in the chat since it was last in sight. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RoomStore } from '~/net/roomStore';

export function countUnread({ chat, chatRead }: RoomStore): number {
  const read = chatRead.value;
  return chat.value.filter((line) => line.number > read && !line.own).length;
}

/** Takes all lines for read while their list is in sight, in a window that is. */
export function useReading(store: RoomStore, list: RefObject<HTMLElement | null>): void {
  const [inSight, setInSight] = useState(false);
  const newest = store.chat.value.at(-1)?.number ?? -1;

  useEffect(() => {
    if (list.current === null) return;
    let onScreen = false;
    const look = () => setInSight(onScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(list.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [list]);

  useEffect(() => {
    if (inSight) store.markChatRead();
  }, [store, inSight, newest]);
}
