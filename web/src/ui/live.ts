/**
 * Sentences for screen readers. They go into one polite live region of the page (`LiveRegion`);
 * sentences that come at once are read one after the other.
 */
import { signal } from '@preact/signals';

export const announced = signal('');

let queued: string[] = [];

export function announce(news: string): void {
  if (queued.length === 0) {
    queueMicrotask(() => {
      const sentence = queued.join(' ');
      // The same sentence again would be no change, and would not be read.
      announced.value = announced.peek() === sentence ? `${sentence}\u00a0` : sentence;
      queued = [];
    });
  }
  queued.push(news);
}
