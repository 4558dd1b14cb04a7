import { render } from 'preact';
import { whenIdle } from '~/ui/lazy';
import { keepShell } from './net/server';
import { refusals } from '~/pages/frame/states';
import { applySettings, followOtherTabs } from './pages/settings/settings';
import { startRouter } from './router/router';
import { App, pageReady } from './routes';
import { textsLoaded } from '~/texts';
import './ui/styles/layout.css';
import './pages/frame/frame.css';
import './pages/table/table.css';

// Its chips, columns and lists are on other pages as well.

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
    root.replaceChildren();
    render(<App />, root);
  }
  whenIdle(refusals.preload);
  keepShell();
}
