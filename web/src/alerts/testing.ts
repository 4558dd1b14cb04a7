/** For tests: what a browser notifies and sounds with. */
import { vi } from 'vitest';

export class FakeNotification {
  static permission: NotificationPermission = 'granted';
  /** The user's answer to the next question. */
  static answer: NotificationPermission = 'granted';
  static shown: FakeNotification[] = [];
  readonly title: string;
  readonly options: NotificationOptions;

  static async requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.permission;
  }

  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
  }

  close(): void {
    FakeNotification.shown = FakeNotification.shown.filter((other) => other !== this);
  }
}

const worker = {
  showNotification: async (title: string, options: NotificationOptions) => {
    if (FakeNotification.permission !== 'granted') throw new TypeError('It may not.');
    FakeNotification.shown.push(new FakeNotification(title, options));
  },
  getNotifications: async ({ tag }: { tag: string }) =>
    FakeNotification.shown.filter(({ options }) => options.tag === tag),
};

class FakeParameter {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode extends EventTarget {
  readonly gain = new FakeParameter();
  connect<T>(next: T): T {
    return next;
  }
}

class FakeOscillator extends FakeNode {
  readonly frequency = new FakeParameter();
  start(): void {
    FakeAudioContext.tones.push(this.frequency.value);
  }
  stop(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('ended')));
  }
}

export class FakeAudioContext {
  static all: FakeAudioContext[] = [];
  /** The tones that have sounded, in hertz. */
  static tones: number[] = [];
  /** A promise for which the page has to wait before it may sound. */
  static blocked: Promise<void> = Promise.resolve();
  state: AudioContextState = 'suspended';
  readonly currentTime = 0;
  readonly destination = new FakeNode();

  constructor() {
    FakeAudioContext.all.push(this);
  }

  async resume(): Promise<void> {
    await FakeAudioContext.blocked;
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.state = 'closed';
  }

  createOscillator(): FakeOscillator {
    return new FakeOscillator();
  }

  createGain(): FakeNode {
    return new FakeNode();
  }
}

/** Stubs these parts of the browser, until `vi.unstubAllGlobals()`. */
export function fakeBrowser(): void {
  FakeNotification.permission = 'granted';
  FakeNotification.answer = 'granted';
  FakeNotification.shown = [];
  FakeAudioContext.all = [];
  FakeAudioContext.tones = [];
  FakeAudioContext.blocked = Promise.resolve();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  pointerIs('coarse');
  userIsActive(true);
}

/** A phone's pointer is coarse, a computer's fine. */
export function pointerIs(pointer: 'coarse' | 'fine'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

/** Whether the user is doing something on the page now, and has done before. */
export function userIsActive(isActive: boolean): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      userActivation: { isActive, hasBeenActive: isActive },
      vibrate: vi.fn<Navigator['vibrate']>(),
      serviceWorker: { ready: Promise.resolve(worker) },
    }),
  );
}
