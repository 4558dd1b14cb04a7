import './app/frame.css';
import { render } from 'preact';
import { App } from './app/App';
import { keepShell } from './app/offline/worker';
import { pageReady } from './app/pages';
import { startRouter } from './app/router';
import { applySettings } from './app/settings';
import { textsLoaded } from './i18n/localised';

applySettings();
startRouter();
// Other code waits for this file: it can't wait for that in turn before it has come to its end.
void start();

async function start(): Promise<void> {
  // Until then there is what `index.html` shows, which looks the same above.
  await Promise.all([textsLoaded(), pageReady()]);
  const root = document.getElementById('app');
  if (root) {
    root.replaceChildren();
    render(<App />, root);
  }
  keepShell();
}
