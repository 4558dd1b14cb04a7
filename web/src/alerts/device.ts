/** The alerts of this browser, on this device: sounds, vibration, notifications. */
import { tablePath } from '~/router/paths';
import { language } from '~/texts/languages';
import { rememberedSwitch, type Switch } from '~/ui/preferences';
import { chime } from './chime';

/** Whether this is held in the hand and touched, rather than pointed at. */
function onPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

export function canSound(): boolean {
  return 'AudioContext' in window;
}

export function canVibrate(): boolean {
  // Browsers of computers know the word as well, but have nothing to shake.
  return 'vibrate' in navigator && onPhone();
}

/** The alerts that are wanted in this browser: of one's turn, of messages, and of what happens in a game. */
export const alerts = {
  /** Among other people a phone should not begin to sound by itself. */
  sound: rememberedSwitch('sound', () => !onPhone()),
  message: rememberedSwitch('messageSound', () => !onPhone()),
  /** They are soft, and the switch stands beside the board. */
  game: rememberedSwitch('gameSounds', () => true),
  vibration: rememberedSwitch('vibration', () => true),
} as const satisfies Record<string, Switch>;

/** Milliseconds of shaking, of rest, and of shaking. */
const TWICE = [70, 90, 70];

export function vibrate(): void {
  // A page that was never touched may not, and browsers complain about those that try.
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(TWICE);
}

/** The service worker, once it is there: it alone may notify on phones. Null where the browser has none. */
export async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return null;
  return navigator.serviceWorker.ready;
}

/** The tag of a table's notification: it has one, by this page or by the worker. */
const tagOf = (code: string): string => `turn-${code}`;

/** The browser's own message to a player who looks at something else. */
export async function notify(code: string, title: string, body: string): Promise<void> {
  const worker = await registration();
  if (Notification.permission !== 'granted') return;
  // The page sounds by itself, if that is wanted.
  const options = { body, lang: language.peek(), tag: tagOf(code), silent: true };
  await worker?.showNotification(title, { ...options, data: tablePath(code) });
}

/** Takes back what is shown of a table: it is looked at, or expects nothing any more. */
export async function clearNotification(code: string): Promise<void> {
  const shown = await (await registration())?.getNotifications({ tag: tagOf(code) });
  for (const notification of shown ?? []) notification.close();
}

function unlock(): void {
  const { sound, message, game } = alerts;
  if (sound.on.value || message.on.value || game.on.value) chime.unlock();
}

/** Until the signal is aborted. */
export function unlockSounds(signal: AbortSignal): void {
  window.addEventListener('click', unlock, { signal, capture: true });
  window.addEventListener('keydown', unlock, { signal, capture: true });
}
