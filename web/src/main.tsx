import './app/frame.css';
// Its chips, columns and lists are on other pages as well.
import './app/table/table.css';
import { render } from 'preact';
import { App } from './app/App';
import { keepShell } from './app/offline/worker';
import { pageReady } from './app/pages';
import { startRouter } from './app/router';
import { applySettings, followOtherTabs } from './app/settings';
import { textsLoaded } from './i18n/localised';

applySettings();
followOtherTabs();
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
