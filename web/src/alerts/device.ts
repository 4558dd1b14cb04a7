/** What this browser, on this device, can do to be noticed. */
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

let notifies: boolean | null = null;

export function canNotify(): boolean {
  notifies ??= 'Notification' in window && isSecureContext && constructible();
  return notifies;
}

/** Some phones have the class, but let only service workers notify. */
function constructible(): boolean {
  if (Notification.permission === 'granted') return true;
  try {
    // Without the permission this shows nothing: it fails, at once where it could never work.
    return new Notification('') instanceof Notification;
  } catch {
    return false;
  }
}

/** Which alerts are wanted in this browser: of one's turn, of messages, and of what happens in a game. */
export const alerts = {
  /** Among other people a phone should not begin to sound by itself. */
  sound: rememberedSwitch('sound', () => !onPhone()),
  message: rememberedSwitch('messageSound', () => !onPhone()),
  /** They are soft, and the switch stands beside the board. */
  game: rememberedSwitch('gameSounds', () => true),
  vibration: rememberedSwitch('vibration', () => true),
  /** Nothing that must ask for a permission is on before the guest wished for it. */
  notification: rememberedSwitch('notification', () => false),
} as const satisfies Record<string, Switch>;

/** Milliseconds of shaking, of rest, and of shaking. */
const TWICE = [70, 90, 70];

export function vibrate(): void {
  // A page that was never touched may not, and browsers complain about those that try.
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(TWICE);
}

/** The browser's own message to a player who looks at something else. */
function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

export class TurnNotification {
  readonly #tag: string;
  #shown: Notification | null = null;

  /** One table has one notification at a time, whatever its number of tabs. */
  constructor(code: string) {
    this.#tag = `turn-${code}`;
  }

  show(title: string, body: string): void {
    if (!mayNotify()) return;
    this.close();
    // The page sounds by itself, if that is wanted.
    const options = { body, lang: language.peek(), tag: this.#tag, silent: true };
    try {
      const shown = new Notification(title, options);
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
      });
      this.#shown = shown;
    } catch {
      // The permission is there, but this browser leaves notifications to service workers.
    }
  }

  close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
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
