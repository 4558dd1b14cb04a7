/**
 * What the browser keeps of the client, and when it is used:
 *
 * - Files with a hash in their names never change: what is kept of them is as good as the server's.
 * - So are those whose addresses end with one.
 * - What the release before has kept stays until the next one: a page of it that is still open goes on with its
 *   own parts. A part that is in neither place is missing, and the page offers to be loaded anew.
 * - Pages and the few other files come from the server wherever it answers, so that no guest sees an old
 *   version after an upgrade. Only without it they come from what is kept.
 * - Everything else, the server's answers above all, is none of the worker's business.
 */

/** What goes by this name, with a version and the path of the start page, belongs to the worker of that path. */
const NAME = /^shell-[^/]+(\/.*)$/;
/** What workers kept that were all at the root of their host. */
const NAME_WITHOUT_PATH = /^shell-[^/]+$/;
/** What a proxy answers while the server behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

export interface Kept {
  /** That of the build. */
  version: string;
  /** The path of the start page, below which everything is. */
  home: string;
  /** What is kept from the beginning, by its path from there. */
  files: readonly string[];
  /** What is kept once a page was in a language, by the language's tag. */
  languages: Readonly<Record<string, readonly string[]>>;
}

export class Shell {
  readonly #name: string;
  readonly #home: string;
  readonly #files: readonly string[];
  readonly #languages: Kept['languages'];
  readonly #caches: CacheStorage;

  constructor({ version, home, files, languages }: Kept, caches: CacheStorage) {
    this.#name = `shell-${version}${home}`;
    this.#home = home;
    this.#files = files.map((path) => home + path);
    this.#languages = languages;
    this.#caches = caches;
  }

  /** Keeps everything, or fails and keeps nothing: half a shell is none. */
  async fill(): Promise<void> {
    try {
      await this.#fill();
    } catch (error) {
      await this.#caches.delete(this.#name);
      throw error;
    }
  }

  async #fill(): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const asked = this.#files.map(
      // What has no hash may be of an older version in the browser's own cache.
      (path) => new Request(path, { cache: this.#isHashed(path) ? 'default' : 'no-cache' }),
    );
    await cache.addAll(asked);
    // A server that was replaced meanwhile, or one of several, may have given a page of another release.
    const page = (await (await cache.match(this.#home))?.text()) ?? '';
    const entry = /<script type="module"[^>]* src="[^"]*?(assets\/[^"]+)"/.exec(page)?.[1];
    if (entry === undefined || this.#files.includes(this.#home + entry)) return;
    throw new Error('The page is of another release.');
  }

  /** Keeps the texts of a language. What can't be had now is asked for again when the next page says so. */
  async speak(language: string): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const paths = (this.#languages[language] ?? []).map((path) => this.#home + path);
    const there = await Promise.all(paths.map((path) => this.#kept(path)));
    const missing = paths.filter((_, at) => there[at] === null);
    await cache.addAll(missing.map((path) => new Request(path))).catch(() => undefined);
  }

  /** Forgets what other versions have kept, but for the one before. */
  async tidy(): Promise<void> {
    const others = await this.#others();
    await Promise.all(others.slice(1).map((name) => this.#caches.delete(name)));
  }

  /** How a request is answered, or null where it goes the browser's own way. */
  answer(request: Request, ask: () => Promise<Response>): Promise<Response> | null {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || pathname.startsWith(`${this.#home}api/`)) return null;
    if (request.mode === 'navigate') return this.#page(ask);
    const isOfRelease = search !== '' && this.#files.includes(pathname + search);
    if (isOfRelease || this.#isHashed(pathname)) return this.#unchanging(request, ask);
    if (search === '' && this.#files.includes(pathname)) return this.#newest(request, ask);
    return null;
  }

  async #page(ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask().catch(() => null);
    if (answer !== null && !isAway(answer)) return answer;
    const kept = await this.#kept(this.#home);
    return kept === null ? (answer ?? Response.error()) : offline(kept);
  }

  async #unchanging(request: Request, ask: () => Promise<Response>): Promise<Response> {
    const kept = (await this.#kept(request.url)) ?? (await this.#keptBefore(request.url));
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

  #isOwn(name: string): boolean {
    const home = NAME_WITHOUT_PATH.test(name) ? '/' : NAME.exec(name)?.[1];
    return home === this.#home;
  }

  #isHashed(path: string): boolean {
    return path.startsWith(`${this.#home}assets/`);
  }

  async #kept(path: string, cacheName = this.#name): Promise<Response | null> {
    return (await this.#caches.match(path, { cacheName })) ?? null;
  }

  async #keptBefore(path: string): Promise<Response | null> {
    const [before] = await this.#others();
    return before === undefined ? null : this.#kept(path, before);
  }

  /** Where other versions of this server's client have kept theirs, the newest first. */
  async #others(): Promise<string[]> {
    // Browsers name them in the order in which they were made.
    const names = await this.#caches.keys();
    return names.filter((name) => this.#isOwn(name) && name !== this.#name).toReversed();
  }
}

/** A server that is there, but full, says when to come back. */
function isAway({ status, headers }: Response): boolean {
  return AWAY.has(status) && !headers.has('retry-after');
}

/** The kept page, told that it stands in for the one that was asked for. */
async function offline(kept: Response): Promise<Response> {
  const { headers } = kept;
  const page = await kept.text();
  return new Response(page.replace('<html', '<html data-offline'), { headers });
}
