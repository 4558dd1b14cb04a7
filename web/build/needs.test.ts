/**
 * The texts that code speaks are there when it runs: what is loaded by then declares each file of them by
 * `needs(…)`. In other tests all texts are there, so that a browser alone would lack a forgotten one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const SRC = `${import.meta.dirname}/../src/`;
const PATHS = readdirSync(SRC, { recursive: true }).map(String);
const CODE: ReadonlyMap<string, string> = new Map(
  PATHS.filter((path) => /(?<!\.test|testing|\.d)\.(tsx?|mdx)$/.test(path))
    .filter((path) => !/^wire\/|\btesting\//.test(path))
    .map((path) => [path, readFileSync(SRC + path, 'utf8')]),
);

/** What a module says of itself. Texts are named by the module that has their `t` and `needs`, and a part or key. */
interface Module {
  readonly imports: readonly string[];
  /** What it loads later, and whether that waits for its texts. */
  readonly later: readonly { readonly path: string; readonly waits: boolean }[];
  readonly needs: readonly string[];
  /** What it alone waits for. */
  readonly awaits: readonly string[];
  readonly speaks: readonly string[];
}

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([all, first]) => first ?? all);

function pathsOf(request: string, from: string): string[] {
  const folder = request.startsWith('~/') ? '' : posix.dirname(from);
  const path = posix.join(folder, request.replace('~/', ''));
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).filter((name) => CODE.has(name));
}

/** By the shapes that code has here; where it speaks in another way, that is a text by itself. */
function moduleOf(path: string, code: string): Module {
  const links = found(/^(?:im|ex)port (?!type )[^;]*?'[^'\n]+';$/gm, code).flatMap((link) =>
    found(/'(.+)'/g, link).flatMap((request) => pathsOf(request, path).map((to) => ({ link, to }))),
  );
  const speakers = links.filter(({ to }) => to.endsWith('texts/index.ts'));
  if (path.endsWith('texts/index.ts')) speakers.push({ link: 'needs', to: path });

  const needs: string[] = [];
  const awaits: string[] = [];
  const later: { path: string; waits: boolean }[] = [];
  for (const statement of code.split(/\n(?=\S)/)) {
    const loads = found(/\bimport\('([^']+)'\)/g, statement).flatMap((to) => pathsOf(to, path));
    // The code of a game is loaded by the catalogue.
    const waits = /\blazy\w*\(|\bload: async/.test(statement);
    later.push(...loads.map((to) => ({ path: to, waits })));
    for (const { to } of speakers.filter(({ link }) => /\bneeds\b/.test(link))) {
      const parts = found(/\bneeds\(([^)]*)\)/g, statement).flatMap((list) => found(/\w+/g, list));
      // What is declared beside code that is loaded, to save time, that code declares as well.
      const into = statement.startsWith('needs(') ? needs : loads.length === 0 ? awaits : [];
      into.push(...parts.map((part) => `${to} ${part}`));
    }
  }

  const speaks = speakers.flatMap(({ link, to }) => {
    const [, imported, name = imported] = /\{.*\b(t)\b(?: as (\w+))?/.exec(link) ?? [];
    if (name === undefined) return [];
    const keys = [
      ...found(new RegExp(`\\b${name}\\(\\)\\s*\\.(\\w+)`, 'g'), code),
      ...found(new RegExp(`\\{([^{}]*)\\} = ${name}\\(\\);`, 'g'), code).flatMap((list) =>
        found(/(\w+)(?:: \w+)?(?:,|\s*$)/g, list),
      ),
    ];
    const others = found(new RegExp(`.*(?<!= )\\b${name}\\(\\)(?!\\s*\\.\\w).*`, 'g'), code);
    return [...keys, ...others].map((key) => `${to} ${key.trim()}`);
  });
  return { imports: links.map(({ to }) => to), later, needs, awaits, speaks };
}

/** The module and all that it imports, directly or not. */
function closure(modules: ReadonlyMap<string, Module>, path: string, into = new Set<string>()) {
  if (into.has(path)) return into;
  into.add(path);
  for (const imported of modules.get(path)?.imports ?? []) closure(modules, imported, into);
  return into;
}

/** For each module by which code is loaded, the texts that are there in every case. */
function declared(modules: ReadonlyMap<string, Module>): ReadonlyMap<string, Set<string>> {
  const there = new Map<string, Set<string>>();
  const enter = (path: string, known: ReadonlySet<string>, waits: boolean): void => {
    const loaded = [...closure(modules, path)].flatMap((name) => modules.get(name) ?? []);
    const own = waits ? loaded.flatMap(({ needs }) => needs) : [];
    const before = there.get(path);
    const now = new Set([...known, ...own].filter((text) => before?.has(text) ?? true));
    if (before?.size === now.size) return;
    there.set(path, now);
    for (const { later } of loaded) {
      for (const next of later) enter(next.path, now, next.waits);
    }
  };
  enter('main.tsx', new Set(), true);
  // A game's rules, which it finds by a pattern.
  const start = there.get('main.tsx') ?? new Set();
  for (const path of modules.keys()) if (path.endsWith('.mdx')) enter(path, start, true);
  return there;
}

/** For each speaker, in which part each key is. */
const PARTS = new Map<string, string>();
for (const path of CODE.keys()) {
  const [, folder, part] = /^(.*\btexts)\/en\/(\w+)\.ts$/.exec(path) ?? [];
  if (folder === undefined || part === undefined) continue;
  const file = (await import(`${SRC}${path}`)) as { default: object };
  const speaker = `${folder}/index.ts`;
  for (const key of Object.keys(file.default)) PARTS.set(`${speaker} ${key}`, `${speaker} ${part}`);
}

/** Where a text is spoken that may not be there. */
function forgotten(code: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...code].map(([path, text]) => [path, moduleOf(path, text)]));
  const missing = new Set<string>();
  for (const [entry, there] of declared(modules)) {
    for (const path of closure(modules, entry)) {
      const { speaks = [], awaits = [] } = modules.get(path) ?? {};
      for (const text of speaks) {
        const part = PARTS.get(text) ?? 'unknown';
        if (!there.has(part) && !awaits.includes(part)) missing.add(`${path}: ${text} by ${entry}`);
      }
    }
  }
  return [...missing];
}

it('declares each file of texts that the code speaks', () => {
  expect(forgotten(CODE)).toEqual([]);
});

it.each([
  ['card-table/explain/panels.tsx', "needs('beside');", 'texts/index.ts help'],
  ['games/ascent/help.ts', "needs('help');", 'games/ascent/texts/index.ts pieces'],
  ['pages/replay/ReplayPage.tsx', "'deals', ", 'texts/index.ts daily'],
  ['pages/frame/states.tsx', "needs('refusals')", 'texts/index.ts refusals'],
])('notices what %s forgets', (path, words, text) => {
  const planted = CODE.get(path)?.replace(words, '') ?? '';
  expect(planted).not.toBe(CODE.get(path));
  expect(forgotten(new Map([...CODE, [path, planted]])).join()).toContain(text);
});
