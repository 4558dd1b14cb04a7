/** What it costs a page to draw: frames that came late, and where the time went. */
import type { CDPSession, Page } from '@playwright/test';

export interface Cost {
  /** How many frames there were while something moved. */
  frames: number;
  /** Those that took longer than a 60th of a second, with some tolerance, and the longest. */
  late: number;
  longestMs: number;
  /** Times of the main thread, in milliseconds. */
  styleMs: number;
  layoutMs: number;
  scriptMs: number;
  /** How many elements got their style anew. */
  restyled: number;
}

/** A frame of 60 a second, and half of one more. */
const LATE_MS = 25;

declare global {
  interface Window {
    frameTimes?: number[];
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

  /** What it costs to do something, and to draw what moves after it to its end. */
  async measure(deed: () => Promise<void>): Promise<Cost> {
    const page = this.#page;
    const before = await this.#metrics();
    const restyled = await this.#traceRestyled(async () => {
      await page.evaluate(() => {
        const times: number[] = [];
        window.frameTimes = times;
        const frame = (now: number): void => {
          if (window.frameTimes !== times) return;
          times.push(now);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      await deed();
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
      );
    });
    const times = await page.evaluate(() => {
      const measured = window.frameTimes ?? [];
      delete window.frameTimes;
      return measured;
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
      restyled,
    };
  }

  async #metrics(): Promise<Map<string, number>> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }

  async #traceRestyled(deed: () => Promise<void>): Promise<number> {
    let restyled = 0;
    const collect = ({ value }: { value: object[] }): void => {
      for (const event of value as { name: string; args: { elementCount?: number } }[]) {
        if (event.name === 'UpdateLayoutTree') restyled += event.args.elementCount ?? 0;
      }
    };
    this.#devtools.on('Tracing.dataCollected', collect);
    await this.#devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['blink', 'devtools.timeline'] },
    });
    await deed();
    const complete = new Promise((done) => this.#devtools.once('Tracing.tracingComplete', done));
    await this.#devtools.send('Tracing.end');
    await complete;
    this.#devtools.off('Tracing.dataCollected', collect);
    return restyled;
  }
}
