/**
 * What it costs a page to draw: frames that came late, and where the time went. Nothing but the page is
 * to run in it meanwhile: the measured guest taps at points that were found before, and asks nothing.
 */
import type { CDPSession, Page } from '@playwright/test';

export interface Cost {
  /** How many frames there were while something moved. */
  frames: number;
  /** Those that took longer than a 60th of a second, with some tolerance, and the longest. */
  late: number;
  longestMs: number;
  /**
   * The longest that the main thread was busy at a stretch, in milliseconds of its own: what else the
   * machine does is not in it. Within a frame of 60 a second, nothing is late.
   */
  longestTaskMs: number;
  /** The stretches that took longer than a frame. */
  longTasks: number;
  /** Times of the main thread, in milliseconds. */
  styleMs: number;
  layoutMs: number;
  scriptMs: number;
  /** How many elements got their style anew. */
  restyled: number;
}

/** What a trace tells of the time in between. */
type Traced = Pick<Cost, 'longestTaskMs' | 'longTasks' | 'restyled'>;

/** A frame of 60 a second, in microseconds. */
const FRAME_US = 1_000_000 / 60;
/** The same and half of one more, in milliseconds. */
const LATE_MS = 25;

declare global {
  interface Window {
    measured?: { times: number[]; quiet: Promise<void> };
  }
}

/** Slows a page down as a phone would be, and then measures. */
export class FrameMeter {
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async of(page: Page, slowdown: number): Promise<FrameMeter> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return new FrameMeter(page, devtools);
  }

  /** What it costs to do something, and to draw what comes of it until nothing moves any more. */
  async measure(deed: () => Promise<void>): Promise<Cost> {
    const page = this.#page;
    const before = await this.#metrics();
    await page.evaluate(watch);
    const traced = await this.#trace(async () => {
      await deed();
      await page.evaluate(() => window.measured?.quiet);
    });
    const times = await page.evaluate(() => {
      const { times: all = [] } = window.measured ?? {};
      delete window.measured;
      return all;
    });
    const after = await this.#metrics();
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const spent = (name: string): number =>
      Math.round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000);
    return {
      frames: gaps.length,
      late: gaps.filter((gap) => gap > LATE_MS).length,
      longestMs: Math.round(Math.max(0, ...gaps)),
      styleMs: spent('RecalcStyleDuration'),
      layoutMs: spent('LayoutDuration'),
      scriptMs: spent('ScriptDuration'),
      ...traced,
    };
  }

  async #metrics(): Promise<Map<string, number>> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }

  async #trace(deed: () => Promise<void>): Promise<Traced> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }): void => {
      events.push(...(value as TraceEvent[]));
    };
    this.#devtools.on('Tracing.dataCollected', collect);
    await this.#devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      },
    });
    await deed();
    const complete = new Promise((done) => this.#devtools.once('Tracing.tracingComplete', done));
    await this.#devtools.send('Tracing.end');
    await complete;
    this.#devtools.off('Tracing.dataCollected', collect);
    return told(events);
  }
}

/**
 * Runs in the page: notes when there are frames, until something has changed and nothing has for a
 * while, nor moves.
 */
function watch(): void {
  const QUIET_MS = 300;
  const times: number[] = [];
  let changed: number | null = null;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const moves = (): boolean =>
    document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const quiet = new Promise<void>((resolve) => {
    const frame = (now: number): void => {
      times.push(now);
      if (changed !== null && now - changed > QUIET_MS && !moves()) {
        observer.disconnect();
        resolve();
      } else {
        requestAnimationFrame(frame);
      }
    };
    requestAnimationFrame(frame);
  });
  window.measured = { times, quiet };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The time of the thread, in microseconds. */
  tdur?: number;
  args: {
    elementCount?: number;
    name?: string;
    data?: { frames?: { processId?: number }[] };
  };
}

/** Of the main thread of the page alone: others are traced as well. */
function told(events: readonly TraceEvent[]): Traced {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser');
  const pid = started?.args.data?.frames?.[0]?.processId;
  const named = ({ name, args }: TraceEvent): boolean =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const thread = events.find((event) => event.pid === pid && named(event));
  if (thread === undefined) throw new Error('The trace does not tell which thread is the page.');
  const own = events.filter((event) => event.pid === pid && event.tid === thread.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask').map(({ tdur }) => tdur ?? 0);
  return {
    longestTaskMs: Math.round(Math.max(0, ...tasks) / 100) / 10,
    longTasks: tasks.filter((time) => time > FRAME_US).length,
    restyled: own
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  };
}
