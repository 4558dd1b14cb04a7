/**
 * Sentences for screen readers. They go into one polite live region of the page (`LiveRegion`);
 * sentences that come at once are read one after the other, whichever part of the page has them.
 */
import { signal } from '@preact/signals';

export const announced = signal('');

/** The parts of a page are not drawn in one go: a later sentence must not push out an earlier one. */
const TOGETHER_MS = 100;

let queued: string[] = [];

/** What no longer holds is neither read out any more nor found by those who look. */
export function takeBack(news: string): void {
  queued = queued.filter((sentence) => sentence !== news);
  if (announced.peek().includes(news)) announced.value = '';
}

export function announce(news: string): void {
  if (queued.length === 0) {
    setTimeout(() => {
      const sentence = queued.join(' ');
      // The same sentence again would be no change, and would not be read.
      announced.value = announced.peek() === sentence ? `${sentence}\u00a0` : sentence;
      queued = [];
    }, TOGETHER_MS);
  }
  queued.push(news);
}
