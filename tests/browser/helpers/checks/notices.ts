/** What a page would notify and sound with: kept count of, instead of bothering anybody. */
import type { Page } from '@playwright/test';

export interface Given {
  /** How many times the page has sounded. */
  chimes: number;
  /** How many notifications there have been, and what those say that still stand. */
  notified: number;
  standing: string[];
}

/** Since the page was loaded. To be installed before that. */
export class Notices {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Notices> {
    await page.addInitScript(fakeNotices);
    return new Notices(page);
  }

  given(): Promise<Given> {
    return this.#page.evaluate(() => window.given);
  }

  /** Puts another tab in front of the page, or takes it away again; also over a reload. */
  async hide(hidden: boolean): Promise<void> {
    await this.#page.evaluate((value) => {
      sessionStorage.setItem('hidden', String(value));
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
}

declare global {
  interface Window {
    given: Given;
  }
}

/** Runs in the page. */
function fakeNotices(): void {
  const given: Given = { chimes: 0, notified: 0, standing: [] };
  window.given = given;
  const isHidden = () => sessionStorage.getItem('hidden') === 'true';
  Object.defineProperty(document, 'hidden', { get: isHidden });

  class FakeNotification extends EventTarget {
    static permission = 'default';
    static requestPermission(): Promise<string> {
      localStorage.setItem('permission', 'granted');
      FakeNotification.permission = 'granted';
      return Promise.resolve('granted');
    }
    #text: string;

    constructor(title: string, options?: NotificationOptions) {
      super();
      this.#text = `${title}: ${options?.body}`;
      if (FakeNotification.permission !== 'granted') return;
      given.notified += 1;
      given.standing.push(this.#text);
    }

    close(): void {
      given.standing = given.standing.filter((other) => other !== this.#text);
    }
  }
  FakeNotification.permission = localStorage.getItem('permission') ?? 'default';

  class CountedContext extends AudioContext {
    // Two tones make a chime.
    override createOscillator(): OscillatorNode {
      given.chimes += 0.5;
      return super.createOscillator();
    }
  }
  Object.assign(window, { Notification: FakeNotification, AudioContext: CountedContext });
}
