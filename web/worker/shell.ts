/**
 * What the browser keeps of the client, and when it is used:
 *
 * - Files with a hash in their names never change: what is kept of them is as good as the server's.
 * - Pages and the few other files come from the server wherever it answers, so that no guest sees an old
 *   version after an upgrade. Only without it they come from what is kept.
 * - Everything else, the server's answers above all, is none of the worker's business.
 */

/** What goes by this name belongs to the worker; a build has a version of its own. */
const NAME = 'shell-';
const PAGE = '/';
/** What a proxy answers while the server behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

export interface Kept {
  version: string;
  /** The paths of all that is kept from the beginning. */
  files: readonly string[];
}

export class Shell {
  readonly #name: string;
  readonly #files: readonly string[];
  readonly #caches: CacheStorage;

  constructor({ version, files }: Kept, caches: CacheStorage) {
    this.#name = NAME + version;
    this.#files = files;
    this.#caches = caches;
  }

  /** Keeps everything, or fails: half a shell is none. */
  async fill(): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const asked = this.#files.map(
      // What has no hash may be of an older version in the browser's own cache.
      (path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }),
    );
    await cache.addAll(asked);
  }

  /** Forgets what other versions have kept. */
  async tidy(): Promise<void> {
    const names = await this.#caches.keys();
    const others = names.filter((name) => name.startsWith(NAME) && name !== this.#name);
    await Promise.all(others.map((name) => this.#caches.delete(name)));
  }

  /** How a request is answered, or null where it goes the browser's own way. */
  answer(request: Request, ask: () => Promise<Response>): Promise<Response> | null {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || pathname.startsWith('/api/')) return null;
    if (request.mode === 'navigate') return this.#page(ask);
    if (isHashed(pathname)) return this.#unchanging(request, ask);
    if (this.#files.includes(pathname)) return this.#newest(request, ask);
    return null;
  }

  async #page(ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask().catch(() => null);
    if (answer !== null && !isAway(answer)) return answer;
    const kept = await this.#kept(PAGE);
    return kept === null ? (answer ?? Response.error()) : offline(kept);
  }

  async #unchanging(request: Request, ask: () => Promise<Response>): Promise<Response> {
    const kept = await this.#kept(request.url);
    if (kept !== null) return kept;
    const answer = await ask();
    if (answer.ok) {
      const cache = await this.#caches.open(this.#name);
      // The browser may have no room left: then it is asked for again next time.
      await cache.put(request, answer.clone()).catch(() => undefined);
    }
    return answer;
  }

  async #newest(request: Request, ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return answer;
    return (await this.#kept(request.url)) ?? answer ?? Response.error();
  }

  async #kept(path: string): Promise<Response | null> {
    const cache = await this.#caches.open(this.#name);
    return (await cache.match(path)) ?? null;
  }
}

/** A server that is there, but full, says when to come back. */
function isAway({ status, headers }: Response): boolean {
  return AWAY.has(status) && !headers.has('retry-after');
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The kept page, told that it stands in for the one that was asked for. */
async function offline(kept: Response): Promise<Response> {
  const { headers } = kept;
  const page = await kept.text();
  return new Response(page.replace('<html', '<html data-offline'), { headers });
}
