/** The system's nginx in front of a server that is below a path. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = '/usr/sbin/nginx';

export const HAS_NGINX = existsSync(PROGRAM);

export interface Nginx {
  /** The address of the start page, without the slash at its end. */
  readonly site: string;
  dispose(): Promise<void>;
}

/** Passes what is asked for below `path` on to a server, without it; there is nothing at other paths. */
export async function startNginx(server: URL, path: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, path, `${server.origin}/`));
  const child = spawn(PROGRAM, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await Promise.race([
    listening(port),
    exited.then(() => Promise.reject(new Error('nginx did not start.'))),
  ]);
  return {
    site: `http://127.0.0.1:${port}${path}`,
    async dispose() {
      process.off('exit', end);
      end();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As in docs/operating.md, as one process and with nothing kept outside of the folder. */
function configuration(folder: string, port: number, path: string, upstream: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
      server {
        listen 127.0.0.1:${port};
        location ${path}/ {
          proxy_pass ${upstream};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Forwarded-Proto $scheme;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $connection_upgrade;
          proxy_read_timeout 1h;
        }
        location / { return 404; }
      }
    }`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
