/** The browser's own message to somebody who looks at something else. */
import { language } from '~/texts/language';
import { canNotify } from './device';

export function mayNotify(): boolean {
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
