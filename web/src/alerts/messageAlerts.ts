/** Lets somebody who does not look at the chat know that others have written in it. */
import { effect, untracked } from '@preact/signals';
import type { RoomStore } from '~/net/room/roomStore';
import { chime, MESSAGE } from './chime';
import { alerts } from './device';

/** How long a line may lie in sight before it counts as unread, in milliseconds. */
const TIME_TO_READ = 150;

/** From now on, until the returned function is called. */
export function giveMessageAlerts({ chat, chatRead }: RoomStore): () => void {
  let heard: number | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;

  const tell = (number: number) => {
    if (chatRead.peek() < number && alerts.message.on.peek()) void chime.play(MESSAGE);
  };

  const stop = effect(() => {
    const newest = chat.value.at(-1);
    untracked(() => {
      const number = newest?.number ?? -1;
      // The first list is what was there before.
      const isNews = heard !== null && number > heard && newest?.own === false;
      heard = number;
      if (!isNews) return;
      clearTimeout(later);
      later = setTimeout(() => tell(number), TIME_TO_READ);
    });
  });

  return () => {
    stop();
    clearTimeout(later);
  };
}
