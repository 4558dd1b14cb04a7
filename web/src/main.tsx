import { render } from 'preact';
import { lazy, whenIdle } from '~/ui/lazy';
import { watchForFaults } from './net/faults';
import { hrefOf } from './net/http';
import { wantsPushes } from './net/storage';
import { keepOpening, refusals } from '~/pages/frame/states';
import { applySettings, followOtherTabs } from './pages/settings/settings';
import { startRouter } from './router/router';
import { followForeignChanges } from './ui/foreignChanges';
import { App, pageReady } from './routes';
import { textsLoaded } from '~/texts';
import { language } from '~/texts/languages';
import './ui/styles/layout.css';
import './pages/frame/frame.css';
// Its chips, columns and lists are on other pages as well.
import './pages/table/table.css';

watchForFaults();
applySettings();
followOtherTabs();
startRouter();
// On iOS what is pressed looks so only on a page that listens to fingers.
document.addEventListener('touchstart', () => undefined, { passive: true });
// Other code waits for this file: it can't wait for that in turn before it has come to its end. A browser that
// is too old may come as far; its page says so by then.
if (document.documentElement.dataset['outdated'] === undefined) void start();

async function start(): Promise<void> {
  // Until then there is what `index.html` shows, which looks the same above.
  await Promise.all([textsLoaded(), pageReady()]);
  const root = document.getElementById('app');
  if (root) {
    keepOpening();
    root.replaceChildren();
    followForeignChanges(document.body);
    render(<App />, root);
  }
  whenIdle(refusals.preload);
  keepShell();
}

/** The page, with what it asks for by and by, has the browser for itself for so long, in milliseconds. */
const REGISTER_AFTER = 3000;

/** Has the browser keep what is needed to open a page while the server is out of reach. */
function keepShell(): void {
  // Browsers have workers on encrypted or local pages alone; elsewhere nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Dozens of files are fetched and written down: that must not hold up what the guest waits for.
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater, { once: true });
}

function registerLater(): void {
  whenIdle(register, REGISTER_AFTER);
}

function register(): void {
  // The page works as well without: there may be no room, or it is not allowed.
  navigator.serviceWorker
    .register(hrefOf('/worker.js'), { updateViaCache: 'none' })
    .catch(() => undefined);
  const { serviceWorker } = navigator;
  const sendLanguage = async (): Promise<void> =>
    (await serviceWorker.ready).active?.postMessage(language.peek());
  language.subscribe(() => void sendLanguage());
  // A new version has kept no texts yet.
  serviceWorker.addEventListener('controllerchange', () => void sendLanguage());
  // A subscription to pushes that the browser, or the server, has lost is renewed, or the guest is told.
  if (wantsPushes())
    findPushes
      .load()
      .then((find) => find())
      .catch(() => undefined);
}

const findPushes = lazy(async () => (await import('./alerts/pushes')).findPushes);
