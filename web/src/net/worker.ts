/** Has the browser keep what is needed to open a page while the server is out of reach. */
import { whenIdle } from '~/ui/idle';

/** The page, with what it asks for by and by, has the browser for itself for so long, in milliseconds. */
const FIRST = 3000;

export function keepShell(): void {
  // Browsers have workers on encrypted or local pages alone; elsewhere nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A hundred files are fetched and written down: that must not hold up what somebody waits for.
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater, { once: true });
}

function registerLater(): void {
  whenIdle(register, FIRST);
}

function register(): void {
  // The page works as well without: there may be no room, or it is not allowed.
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}
