/** The tests' fixtures: a server, guests with browsers of their own, and robots. */
import { createHash } from 'node:crypto';
import { test as base, expect, type BrowserContextOptions } from '@playwright/test';
import { Guest } from './guest';
import { Finger, Keyboard, Mouse, Reader } from './input';
import { Robot } from './robots/robot';
import { randomly, type Strategy } from './robots/strategies';
import { type Seeds, Server } from './server/server';
import { WORDS, type Language } from './words';

export interface GuestWishes extends BrowserContextOptions {
  language?: Language;
  /** Operates the pages by keyboard alone. */
  byKeyboard?: boolean;
  /** Operates them as a screen reader does. */
  byEar?: boolean;
}

interface Fixtures {
  /** Opens a new browser, which is a new guest to the server. */
  newGuest(name: string, wishes?: GuestWishes): Promise<Guest>;
  /** A server of the test's own: what it deals is the same in every run. */
  server: Server;
  /** Where servers of the test get their chance from. */
  seeds: Seeds;
  /** A player without a page, at the test's server unless told otherwise. */
  newRobot(name: string, strategy?: Strategy, origin?: string): Robot;
  /** Starts another server of the test's own. */
  newServer(...options: string[]): Promise<Server>;
}

/** With a test's title, what its chance follows from. */
const SEED = process.env['SEED'] ?? '0';

/**
 * What the browser itself reports: that a request was answered with an error, or not at all, or led to a
 * login elsewhere, and that a page came by plain HTTP.
 */
const OF_THE_NETWORK =
  /^Failed to load resource|WebSocket connection to|^The Cross-Origin-Opener-Policy header has been|^Loading the \w+ '[^']*\/login' violates/;

/** Guests are asked before each move. Runs in each page, the empty one included, which has no storage. */
function alwaysConfirm(): void {
  if (location.protocol !== 'http:' && location.protocol !== 'https:') return;
  if (localStorage.getItem('table.confirm') === null) localStorage.setItem('table.confirm', 'on');
}

export const test = base.extend<Fixtures>({
  seeds: async ({}, use, info) => {
    let taken = 0;
    await use(() => {
      const of = [SEED, ...info.titlePath, info.repeatEachIndex, taken++];
      return createHash('sha256').update(of.join('\n')).digest().readUInt32BE();
    });
    if (info.status !== info.expectedStatus) console.log(`SEED=${SEED}`);
  },

  server: async ({ seeds }, use) => {
    const server = await Server.start(seeds);
    await use(server);
    await server.dispose();
  },

  baseURL: async ({ server }, use) => use(server.url),

  newServer: async ({ seeds }, use) => {
    const servers: Server[] = [];
    await use(async (...options) => {
      const server = await Server.start(seeds, ...options);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.dispose();
  },

  newRobot: async ({ server }, use) => {
    const robots: Robot[] = [];
    await use((name, strategy = randomly(robots.length), origin = server.url) => {
      const robot = new Robot(origin, name, strategy);
      robots.push(robot);
      return robot;
    });
    const failures = robots.map((robot) => robot.leave()).filter((failure) => failure !== null);
    expect(failures, 'what kept robots from playing').toEqual([]);
  },

  newGuest: async ({ browser }, use) => {
    const problems: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (name, { language = 'en', byKeyboard, byEar, ...options } = {}) => {
      const words = WORDS[language];
      const context = await browser.newContext({ locale: words.locale, ...options });
      contexts.push(context);
      await context.addInitScript(alwaysConfirm);
      context.on('weberror', (error) => problems.push(`${name}: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error' || OF_THE_NETWORK.test(message.text())) return;
        problems.push(`${name}: ${message.text()}`);
      });
      const page = await context.newPage();
      const pointer = options.hasTouch === true ? new Finger() : new Mouse();
      const input = byKeyboard ? new Keyboard(page) : byEar ? new Reader() : pointer;
      return new Guest(name, page, words, input);
    });
    for (const context of contexts) await context.close();
    expect(problems, 'what the pages complained about').toEqual([]);
  },
});

export { expect };
