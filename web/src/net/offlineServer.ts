/** Whether there is a server behind the page, and waiting for one. */
import { backoff } from './backoff';

/** How the page was opened: the worker marks one that it had to open by itself. */
export const opened = {
  withoutServer: document.documentElement.dataset['offline'] !== undefined,
};

/** Calls `back` once the server answers again; gives a function that stops the waiting. */
export function awaitServer(back: () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const ask = async () => {
    clearTimeout(timer);
    const answers = await fetch('/api/games', { cache: 'no-store' }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (stopped) return;
    if (answers) {
      stop();
      back();
    } else {
      timer = setTimeout(askAgain, backoff(failures));
      failures += 1;
    }
  };
  const askAgain = () => void ask();
  // Whoever comes back to the page, or to the network, need not wait for the timer.
  const asked = () => {
    if (document.visibilityState === 'visible') askAgain();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', asked);
    document.removeEventListener('visibilitychange', asked);
  };

  window.addEventListener('online', asked);
  document.addEventListener('visibilitychange', asked);
  askAgain();
  return stop;
}
