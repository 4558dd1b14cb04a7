/**
 * Notices that a connection may have died without saying so: nothing has come for long, or the
 * machine has slept.
 */

/** After so long without a word the server is asked for a sign of life. */
const QUIET = 30_000;
/** A timer that is later than this was not late: everything stood still. */
const SLEPT = 10_000;

export interface HeartbeatEvents {
  /** Nothing has come for a while. */
  quiet(): void;
  /** The page stood still for a while; the connection is not to be trusted. */
  slept(): void;
}

export class Heartbeat {
  readonly #events: HeartbeatEvents;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(events: HeartbeatEvents) {
    this.#events = events;
  }

  /** Something has come, or is about to. */
  beat(): void {
    this.stop();
    const due = Date.now() + QUIET;
    this.#timer = setTimeout(() => {
      this.beat();
      // On a hidden page, timers are late by design.
      const visible = document.visibilityState === 'visible';
      if (visible && Date.now() - due > SLEPT) this.#events.slept();
      else this.#events.quiet();
    }, QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
