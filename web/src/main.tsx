import './app/frame.css';
import { render } from 'preact';
import { App } from './app/App';
import { startRouter } from './app/router';
import { applySettings } from './app/settings';
import { textsLoaded } from './i18n/localised';

applySettings();
startRouter();
await textsLoaded();

const root = document.getElementById('app');
if (root) {
  root.replaceChildren();
  render(<App />, root);
}
