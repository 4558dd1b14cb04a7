/**
 * Browsers that Playwright drives in builds of its own alone, here those of the system: Firefox by WebDriver
 * BiDi, WebKitGTK's MiniBrowser by WebDriver.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { freePort, listening } from '../helpers/server/nginx';

/** What tells a browser what a hand does, in both protocols. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

export interface Driven {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which JSON can write. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

export interface Kind {
  readonly name: string;
  readonly isThere: boolean;
  start(): Promise<Driven>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find((path) => existsSync(path));
/** A screen for a browser that can't do without. */
const SCREEN = '/usr/bin/xvfb-run';

export const KINDS: readonly Kind[] = [
  { name: 'Firefox', isThere: FIREFOX !== undefined, start: startFirefox },
  {
    name: 'WebKitGTK',
    isThere:
      MINI_BROWSER !== undefined && [WEBKIT_DRIVER, SCREEN].every((path) => existsSync(path)),
    start: startWebKit,
  },
];

async function startFirefox(): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0'];
  const child = started(FIREFOX ?? '', [...options, '--profile', profile]);
  const socket = new WebSocket(`${await said(child, /BiDi listening on (ws:\S+)/)}/session`);
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  const waiting = new Map<number, (answer: BiDiAnswer) => void>();
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text)) as BiDiAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let sent = 0;
  const ask = async (method: string, params: object): Promise<Record<string, unknown>> => {
    sent += 1;
    const id = sent;
    const answered = new Promise<BiDiAnswer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (result === undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
  await ask('session.new', { capabilities: {} });
  const tree = await ask('browsingContext.getTree', {});
  const [{ context }] = tree['contexts'] as [{ context: string }];
  return {
    open: async (url) =>
      void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(value) {
      const expression = `JSON.stringify((${value}) ?? null)`;
      const params = { expression, target: { context }, awaitPromise: true };
      const answer = await ask('script.evaluate', params);
      if (answer['type'] !== 'success') throw new Error(`${value}: ${JSON.stringify(answer)}`);
      return JSON.parse((answer['result'] as { value: string }).value) as unknown;
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    async close() {
      socket.close();
      await ended(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface BiDiAnswer {
  readonly id: number;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

async function startWebKit(): Promise<Driven> {
  const port = await freePort();
  const child = started(SCREEN, ['-a', WEBKIT_DRIVER, `--port=${port}`]);
  await listening(port);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('POST', '', { capabilities })) as { sessionId: string };
  const session = `/${sessionId}`;
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate: (expression) =>
      ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async (actions) => void (await ask('POST', `${session}/actions`, { actions })),
    async close() {
      await ask('DELETE', session);
      await ended(child);
    },
  };
}

/** In a group of its own, since some browsers are started by scripts. */
function started(program: string, options: readonly string[]): ChildProcess {
  const child = spawn(program, options, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => end(child));
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  end(child);
  await exited;
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

/** What a program says of itself, as soon as it does. It is read to the end, so that the pipe stays empty. */
function said(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    child.once('exit', () => failed(new Error('The browser did not start.')));
    if (!child.stderr) return;
    createInterface(child.stderr).on('line', (line) => {
      const told = what.exec(line)?.[1];
      if (told !== undefined) found(told);
    });
  });
}
