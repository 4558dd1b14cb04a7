/** Soft tones, made by the browser itself. */
import { canSound } from './device';

/** Parts of full loudness. */
const VOLUME = 0.12;
/** As good as silent; a volume that fades evenly never gets to nothing. */
const INAUDIBLE = 0.0001;
/** Seconds. */
const BETWEEN_TONES = 0.16;
const SWELL = 0.02;
const FADE = 0.6;
/** Milliseconds after which a chime would no longer be understood. */
const TOO_LATE = 1_000;

/** Tones that follow on each other, in hertz. */
export type Melody = readonly number[];

/** For a turn: a fifth, upwards. */
export const TURN: Melody = [659.26, 987.77];
/** For a message. */
export const MESSAGE: Melody = [523.25];

export class Chime {
  #context: AudioContext | null = null;
  /** How many wait for the loudspeaker or sound. */
  #uses = 0;

  /** Called while the user does something: only then do browsers let a page begin to sound. */
  unlock(): void {
    if (this.#context !== null || !canSound() || !navigator.userActivation.isActive) return;
    void this.#use(async () => {});
  }

  /** Silent before it has been unlocked, and where sound is blocked. */
  async play(melody: Melody): Promise<void> {
    await this.sound((context) => ring(context, melody));
  }

  /** The same for what is made otherwise; `make` settles when it has faded away. */
  async sound(make: (context: AudioContext) => Promise<unknown>): Promise<void> {
    if (this.#context !== null) await this.#use(make);
  }

  /** Holds the loudspeaker, which costs power, no longer than it is needed. */
  async #use(what: (context: AudioContext) => Promise<unknown>): Promise<void> {
    const requested = Date.now();
    this.#uses += 1;
    try {
      const context = (this.#context ??= new AudioContext());
      // Where sound is blocked this waits, perhaps for long: for the user's next click.
      await context.resume();
      if (Date.now() - requested < TOO_LATE) await what(context);
      if (this.#uses === 1) await context.suspend();
    } catch {
      // There may be no loudspeaker, or a call goes on. The next click tries anew.
      void this.#context?.close().catch(() => undefined);
      this.#context = null;
    } finally {
      this.#uses -= 1;
    }
  }
}

export const chime = new Chime();

/** Settles when it has faded away. */
async function ring(context: AudioContext, melody: Melody): Promise<void> {
  const start = context.currentTime;
  await Promise.all(melody.map((hertz, nth) => tone(context, hertz, start + nth * BETWEEN_TONES)));
}

function tone(context: AudioContext, hertz: number, start: number): Promise<unknown> {
  const end = start + SWELL + FADE;
  const oscillator = context.createOscillator();
  oscillator.frequency.value = hertz;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(VOLUME, start + SWELL);
  envelope.gain.exponentialRampToValueAtTime(INAUDIBLE, end);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
  return new Promise((ended) => oscillator.addEventListener('ended', ended));
}
