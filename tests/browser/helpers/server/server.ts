/** The real server as a process of its own, on a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The program of hosts. */
export const PROGRAM =
  process.env['TRANQUILITY_BIN'] ??
  resolve(
    process.env['CARGO_TARGET_DIR'] ?? join(import.meta.dirname, '../../../../target'),
    'debug/tranquility',
  );

/** The same server, whose options have `--seed` as well, and `--set`: times that tests can wait for. */
const TEST_SERVER = join(dirname(PROGRAM), 'test-server');

const ANY_PORT = '127.0.0.1:0';

/** A guest who leaves shows as away at once, and the seat can be freed. */
export const SOON_AWAY = ['--set=away-after=0.2,away-steady=0.1,free-after=0.4'];

/** What a server draws from: another number each time it is asked. */
export type Seeds = () => number;

export class Server {
  readonly url: string;
  readonly #seeds: Seeds;
  readonly #folder: string;
  readonly #options: readonly string[];
  #process: ChildProcess;

  private constructor(running: Running, seeds: Seeds, folder: string, options: readonly string[]) {
    this.url = running.url;
    this.#process = running.process;
    this.#seeds = seeds;
    this.#folder = folder;
    this.#options = options;
  }

  /** Starts a server on a free port, with further options of its command line. */
  static async start(seeds: Seeds, ...options: string[]): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'tranquility-'));
    return new Server(await run(folder, ANY_PORT, seeds, options), seeds, folder, options);
  }

  /** Ends the process at once, without a chance to put anything away. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the process as an upgrade does: all clients are told. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill(signal);
    await exited;
  }

  /** Starts it again after its end, where it was and with what it had stored. */
  async restart(): Promise<void> {
    const address = new URL(this.url).host;
    this.#process = (await run(this.#folder, address, this.#seeds, this.#options)).process;
  }

  /** Ends the process and removes its folder. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

interface Running {
  process: ChildProcess;
  url: string;
}

async function run(
  folder: string,
  address: string,
  seeds: Seeds,
  options: readonly string[],
): Promise<Running> {
  // All guests of a test come from one address and may make tables by the dozen, and partners play few games
  // on a deal that is analysed.
  const always = ['--limits=off', '--set=games-of-analysis=2', `--seed=${seeds()}`];
  const place = ['--listen', address, '--data', folder];
  const child = spawn(TEST_SERVER, [...place, ...always, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Also where a test run is broken off, no server stays behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return { process: child, url: await listening(child) };
}

/** Waits until the server says where it listens. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    const said: string[] = [];
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`The server did not start:\n${said.join('\n')}`)));
    if (!child.stderr) return;
    // It is read to the end: a full pipe would hold the server up.
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      const url = /listening on (http:\S+)/.exec(line)?.[1];
      if (url !== undefined) found(url);
    });
  });
}
