import { beforeEach, describe, expect, it } from 'vitest';
import { Shell } from './shell';

const HOME = 'http://games.example/';

/** What a server has at its addresses; nothing where it is out of reach. */
type Site = Record<string, string> | null;

let site: Site;
let stores: Map<string, Map<string, string>>;

function served(path: string): Response {
  if (site === null) throw new TypeError('no network');
  const body = site[path];
  return new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 });
}

/** As much of a browser's caches as the worker uses, with texts for answers. */
const testCaches = {
  async open(name: string) {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return testCache(store);
  },
  match: async (path: string, { cacheName }: { cacheName: string }) =>
    testCache(stores.get(cacheName) ?? new Map()).match(path),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
} as unknown as CacheStorage;

function testCache(store: Map<string, string>) {
  return {
    async addAll(requests: Request[]) {
      const answers = requests.map(
        (request) => [pathOf(request), served(pathOf(request))] as const,
      );
      if (answers.some(([, answer]) => !answer.ok)) throw new TypeError('not all are there');
      for (const [path, answer] of answers) store.set(path, await answer.text());
    },
    async put(request: Request, answer: Response) {
      store.set(pathOf(request), await answer.text());
    },
    async match(path: string) {
      const { pathname, search } = new URL(path, HOME);
      const body = store.get(pathname + search);
      return body === undefined ? undefined : new Response(body);
    },
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url, HOME);
  return pathname + search;
}

function shell(version: string, home = '/'): Shell {
  const files = ['', 'favicon.svg', `first-paint.js?${version}`, `assets/index-${version}.js`];
  const languages = { de: [`assets/de-${version}.js`] };
  return new Shell({ version, home, files, languages }, testCaches);
}

/** A build of the client as a server has it. */
function build(version: string): Record<string, string> {
  const page = `<html lang="en">${version}</html>`;
  return {
    '/': page,
    '/t/abcde-fghjk': page,
    '/favicon.svg': `icon ${version}`,
    // The server looks at no more than the path.
    '/first-paint.js?one': `first paint ${version}`,
    '/first-paint.js?two': `first paint ${version}`,
    '/first-paint.js?three': `first paint ${version}`,
    [`/assets/index-${version}.js`]: `script ${version}`,
    [`/assets/board-${version}.js`]: `board ${version}`,
    [`/assets/de-${version}.js`]: `German ${version}`,
    '/api/games': '[]',
  };
}

async function got(from: Shell, path: string, mode = 'no-cors'): Promise<string | null> {
  const request = { url: new URL(path, HOME).href, method: 'GET', mode } as Request;
  const answer = from.answer(request, async () => served(path));
  if (answer === null) return null;
  const { type } = await answer;
  return type === 'error' ? 'no answer' : (await answer).text();
}

const opened = (from: Shell, path: string) => got(from, path, 'navigate');

beforeEach(() => {
  stores = new Map();
  site = build('one');
});

describe('with a server', () => {
  it('pages are those of the server, also right after an upgrade', async () => {
    const old = shell('one');
    await old.fill();
    site = build('two');
    expect(await opened(old, '/t/abcde-fghjk')).toBe('<html lang="en">two</html>');
    expect(await got(old, '/assets/index-two.js')).toBe('script two');
    expect(await got(old, '/favicon.svg')).toBe('icon two');
  });

  it('files that never change are asked for once', async () => {
    const own = shell('one');
    expect(await got(own, '/assets/board-one.js')).toBe('board one');
    site = null;
    expect(await got(own, '/assets/board-one.js')).toBe('board one');
  });

  it('texts are kept of the languages in which pages were', async () => {
    const own = shell('one');
    await own.fill();
    for (const language of ['de', 'de', 'unknown']) await own.speak(language);
    site = null;
    await own.speak('de');
    expect(await got(own, '/assets/de-one.js')).toBe('German one');
  });

  it('a file that is missing is not kept', async () => {
    const own = shell('one');
    expect(await got(own, '/assets/board-two.js')).toBe('nothing');
    site = build('two');
    expect(await got(own, '/assets/board-two.js')).toBe('board two');
  });

  it('one that is full says so itself', async () => {
    const own = shell('one');
    await own.fill();
    const page = { url: HOME, method: 'GET', mode: 'navigate' } as Request;
    const headers = { 'retry-after': '10' };
    const full = own.answer(page, async () => new Response('full', { status: 503, headers }));
    expect(await (await full)?.text()).toBe('full');
  });

  it('its answers are not touched', async () => {
    const own = shell('one');
    await own.fill();
    for (const path of ['/api/games', '/healthz']) expect(await got(own, path)).toBeNull();
    expect(await opened(own, '/api/games')).toBeNull();
    const post = { url: HOME, method: 'POST', mode: 'cors' } as Request;
    expect(own.answer(post, async () => served('/'))).toBeNull();
  });
});

describe('without a server', () => {
  it('pages open by themselves and say so', async () => {
    const own = shell('one');
    await own.fill();
    site = null;
    expect(await opened(own, '/t/abcde-fghjk')).toBe('<html data-offline lang="en">one</html>');
    expect(await got(own, '/assets/index-one.js')).toBe('script one');
    expect(await got(own, '/favicon.svg')).toBe('icon one');
  });

  it('a proxy that says so is not taken for the server', async () => {
    const own = shell('one');
    await own.fill();
    const page = { url: HOME, method: 'GET', mode: 'navigate' } as Request;
    const away = own.answer(page, async () => new Response('Bad gateway', { status: 502 }));
    expect(await (await away)?.text()).toContain('data-offline');
  });

  it('what was never kept is not there', async () => {
    site = null;
    expect(await opened(shell('one'), '/')).toBe('no answer');
  });
});

describe('below a path', () => {
  it('only what is there is the worker’s business', async () => {
    const own = shell('one', '/cards/');
    const files = Object.entries(build('one'));
    site = Object.fromEntries(files.map(([path, body]) => [`/cards${path}`, body]));
    await own.fill();
    expect(await got(own, '/cards/api/games')).toBeNull();
    expect(await got(own, '/favicon.svg'), 'another program’s').toBeNull();
    site = null;
    expect(await opened(own, '/cards/daily')).toBe('<html data-offline lang="en">one</html>');
    expect(await got(own, '/cards/assets/index-one.js')).toBe('script one');
    expect(await got(own, '/cards/favicon.svg')).toBe('icon one');
  });
});

describe('a page', () => {
  it('has no part of another release, whether the server is there, comes back or is new', async () => {
    const own = shell('one');
    await own.fill();
    site = build('two');
    expect(await got(own, '/first-paint.js?one'), 'of a page that was kept').toBe(
      'first paint one',
    );
    expect(await got(own, '/first-paint.js?two')).toBeNull();
  });

  it('of another release is not kept as one of this', async () => {
    const page = '<script type="module" crossorigin src="/assets/index-two.js"></script>';
    site = { ...build('one'), '/': page };
    await expect(shell('one').fill()).rejects.toThrow('another release');
    expect([...stores.keys()]).toEqual([]);
    site['/'] = page.replace('two', 'one');
    await shell('one').fill();
  });
});

describe('a new version', () => {
  it('takes the place of the old one, and of nothing else', async () => {
    // As it was named before it could be below a path.
    stores.set('shell-zero', new Map());
    await shell('one').fill();
    stores.set('of another program', new Map());
    // Of another server on this host.
    stores.set('shell-one/cards/', new Map());
    site = build('two');
    const next = shell('two');
    await next.fill();
    await next.tidy();
    const others = ['of another program', 'shell-one/cards/'];
    expect([...stores.keys()]).toEqual(['shell-one/', ...others, 'shell-two/']);
    site = null;
    expect(await opened(next, '/')).toBe('<html data-offline lang="en">two</html>');
  });

  it('leaves an open page of the one before its parts, and none of its own', async () => {
    const old = shell('one');
    await old.fill();
    expect(await got(old, '/assets/board-one.js')).toBe('board one');
    site = build('two');
    const next = shell('two');
    await next.fill();
    await next.tidy();
    for (const from of [next, old]) {
      expect(await got(from, '/assets/board-one.js')).toBe('board one');
      expect(await got(from, '/first-paint.js?one')).toBe(from === old ? 'first paint one' : null);
      expect(await got(from, '/assets/replay-one.js'), 'then the page says so').toBe('nothing');
    }
    site = build('three');
    await shell('three').fill();
    await shell('three').tidy();
    expect([...stores.keys()]).toEqual(['shell-two/', 'shell-three/']);
  });

  it('that is not all there does not come, and leaves nothing', async () => {
    site = { ...build('two'), '/favicon.svg': 'icon two' };
    delete site['/assets/index-two.js'];
    await expect(shell('two').fill()).rejects.toThrow('not all');
    expect([...stores.keys()]).toEqual([]);
  });
});
