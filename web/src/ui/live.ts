/**
 * Sentences for screen readers. They go into one polite live region of the page (`LiveRegion`);
 * sentences that come at once are read one after the other.
 */
import { signal } from '@preact/signals';

export const announced = signal('');

let queued: string[] = [];

export function announce(sentence: string): void {
  if (queued.length === 0) {
    queueMicrotask(() => {
      announced.value = queued.join(' ');
      queued = [];
    });
  }
  queued.push(sentence);
}
