/**
 * The time as the server has it. A device's own clock may be minutes off, and what is compared with it, such
 * as the beginning of a turn or the end of a day, is the server's. Lengths of time are measured without it.
 */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** How far the server's clock is ahead of this device's, as far as is known. */
const ahead = signal(0);

/** Milliseconds since 1970. Subscribes the component that is being drawn to what is learnt of the clock. */
export function now(): number {
  return Date.now() + ahead.value;
}

/** A view is as old as its way was long. */
const WAY = 500;
/** The time in the head of an answer is that of the second that has begun. */
const SECOND = 1000;

/** Takes note of the time in a view that has just come. */
export function heardInView(time: number): void {
  setUnless(WAY, time);
}

/** The same for an answer, where it says when it was given. */
export function heardInAnswer({ headers }: Response): void {
  setUnless(SECOND + WAY, Date.parse(headers.get('date') ?? '') + SECOND / 2);
}

/** Small differences change nothing: pages need not be drawn anew for them. */
function setUnless(near: number, time: number): void {
  const difference = time - Date.now();
  if (Math.abs(difference - ahead.peek()) > near) ahead.value = difference;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The time now, renewed every minute. */
export function useNow(): number {
  const [, renew] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => renew((times) => times + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now();
}
