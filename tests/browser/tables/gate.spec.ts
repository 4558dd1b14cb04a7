/** A server behind a gate: a proxy that lets through who has signed in, and leads all others to its own page. */
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '../helpers/test';

const LOGIN = '<title>Login</title><h1>Please log in</h1>';

class Gate {
  /** What came by without the cookie, and was not let through. */
  readonly turnedAway: string[] = [];
  readonly #server: Server;
  readonly #lines = new Set<{ destroy(): void }>();

  constructor(behind: URL) {
    const { hostname, port } = behind;
    this.#server = createServer((asked, answer) => {
      if (asked.url === '/login') {
        answer.end(LOGIN);
      } else if (this.#stops(asked)) {
        // Another origin, as most logins are.
        answer
          .writeHead(302, { location: `${this.url.replace('127.0.0.1', 'localhost')}/login` })
          .end();
      } else {
        const { url: path, method, headers } = asked;
        const passed = request({ hostname, port, path, method, headers }, (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        });
        passed.on('error', () => answer.destroy());
        asked.pipe(passed);
      }
    });
    this.#server.on('upgrade', (asked: IncomingMessage, socket, head) => {
      if (this.#stops(asked)) {
        socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
        return;
      }
      const line = connect(Number(port), hostname);
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      line.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      line.write(head);
      line.pipe(socket).pipe(line);
      for (const end of [line, socket]) {
        end.on('error', () => undefined);
        this.#lines.add(end);
      }
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #stops({ headers, url = '' }: IncomingMessage): boolean {
    const stops = !headers.cookie?.includes('login=ok');
    if (stops) this.turnedAway.push(url);
    return stops;
  }

  /** Ends the lines that are open. */
  cut(): void {
    for (const line of this.#lines) line.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

test('a login that ran out is told from an outage', async ({ newGuest, server }) => {
  const gate = new Gate(new URL(server.url));
  await gate.open();
  const ada = await newGuest('Ada', { baseURL: gate.url });
  const { page } = ada;
  const context = page.context();
  await context.addCookies([{ name: 'login', value: 'ok', url: gate.url }]);
  await ada.makeTable();

  await test.step('everything that the page needs is asked for with the cookie', async () => {
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send('Page.getAppManifest');
    expect(data).toContain('"start_url"');
    expect(gate.turnedAway).toEqual([]);
  });

  await test.step('at a table', async () => {
    await context.clearCookies({ name: 'login' });
    gate.cut();
    await expect(page.getByRole('alert')).toContainText('Your sign-in has expired.');
    await expect(page.getByText('Connection lost')).toBeHidden();
  });

  await test.step('who has signed in elsewhere goes on', async () => {
    await context.addCookies([{ name: 'login', value: 'ok', url: gate.url }]);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('.connection-lost')).toBeHidden();
  });

  await test.step('who asks for it is led to the login', async () => {
    await context.clearCookies({ name: 'login' });
    gate.cut();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveTitle('Login');
  });
  gate.close();
});
