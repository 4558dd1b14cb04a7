import './app/frame.css';
import { render } from 'preact';
import { App } from './app/App';
import { startRouter } from './app/router';
import { applySettings } from './app/settings';
import { textsLoaded } from './i18n/localised';
import { keepShell } from './app/offline/worker';

applySettings();
startRouter();
await textsLoaded();

const root = document.getElementById('app');
if (root) {
  root.replaceChildren();
  render(<App />, root);
}
keepShell();
