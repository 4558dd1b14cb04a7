/** The real server as a process of its own, on a folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM =
  process.env.TRANQUILITY_BIN ?? join(import.meta.dirname, '../../target/release/tranquility');

export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'tranquility-'));
  const child = spawn(PROGRAM, ['--listen', '127.0.0.1:0', '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    url: await listening(child),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server says where it listens. */
function listening(child) {
  return new Promise((found, failed) => {
    child.once('error', failed);
    child.once('exit', () => failed(new Error('The server did not start.')));
    createInterface(child.stderr).on('line', (line) => {
      const url = /listening on (http:\S+)/.exec(line)?.[1];
      if (url !== undefined) found(url);
    });
  });
}
