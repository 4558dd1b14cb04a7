/** Whether there is a server behind the page, and waiting for one. */
import { request, signedOut } from './http';

/** How the page was opened: the worker marks one that it had to open by itself. */
export const opened = { withoutServer: document.documentElement.dataset['offline'] !== undefined };

/** Calls `back` once the server answers again; gives a function that stops the waiting. */
export function awaitServer(back: () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const attempt = async () => {
    clearTimeout(timer);
    const answers = await request('/api/games').then(
      () => true,
      // A guest who has to sign in is led there by the page that is loaded then.
      () => signedOut.peek(),
    );
    if (stopped) return;
    if (answers) {
      stop();
      back();
    } else {
      timer = setTimeout(tryAgain, backoff(failures));
      failures += 1;
    }
  };
  const tryAgain = () => void attempt();
  // A guest who comes back to the page, or to the network, need not wait for the timer.
  const onReturn = () => {
    if (document.visibilityState === 'visible') tryAgain();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };

  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  tryAgain();
  return stop;
}

const FIRST = 400;
const LONGEST = 10_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time, and somewhere in
 * the upper half of that at random, so that the guests of a restarted server don't all come at once.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.round(longest * (0.5 + random() / 2));
}
