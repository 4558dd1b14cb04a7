/** What the documents name is there: a path in backticks is one of the repository, or the end of one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '~/texts/languages';

const ROOT = `${import.meta.dirname}/../../`;
/** What is built, downloaded or kept for the time being. */
const OTHERS = new Set(['node_modules', 'target', 'dist', 'data', 'results', 'release', '.git']);

function pathsBelow(folder: string): string[] {
  const entries = readdirSync(`${ROOT}${folder}`, { withFileTypes: true });
  const kept = entries.filter(({ name }) => !OTHERS.has(name));
  return kept.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [`${path}/`].concat(pathsBelow(path)) : [path];
  });
}

const PATHS = pathsBelow('');
const GAMES = PATHS.flatMap(
  (path) => /^\/web\/src\/games\/([^/]+)\/game\.ts$/.exec(path)?.[1] ?? [],
);
/** In Rust a game has the name of a module. */
const MODULES = GAMES.map((id) => id.replaceAll('-', '_'));
const DOCUMENTS = PATHS.filter((path) => /^\/((ARCHITECTURE|README)|docs\/[^/]+)\.md$/.test(path));

/** What of a document is in backticks and looks like a path. */
function namedIn(document: string): string[] {
  const text = readFileSync(`${ROOT}${document}`, 'utf8').replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/`([\w.<>*-][\w.<>*/-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /\.(rs|tsx?|mdx?|json|css|html|sh|toml)$/.test(path))
    .flatMap((path) => eachOf(path, /<(game|id)>/, isModule(path) ? MODULES : GAMES))
    .flatMap((path) => eachOf(path, /<language>/, LANGUAGES));
}

/** Whether it is below the sources of a crate. */
function isModule(path: string): boolean {
  return path.startsWith('server/') && path.includes('/src/');
}

/** A path for each of those that a word in it stands for. */
function eachOf(path: string, word: RegExp, meant: readonly string[]): string[] {
  return word.test(path) ? meant.map((one) => path.replace(word, one)) : [path];
}

function isThere(named: string): boolean {
  const pattern = named.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  const ends = new RegExp(`/${pattern}${named.endsWith('/') ? '' : '/?'}$`);
  return PATHS.some((path) => ends.test(path));
}

it.each(DOCUMENTS)('names what is there in %s', (document) => {
  expect(namedIn(document).filter((named) => !isThere(named))).toEqual([]);
});

it('reads the documents, and notices what is gone', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(5);
  expect(namedIn('/ARCHITECTURE.md').length).toBeGreaterThan(150);
  expect(isThere('web/src/main.tsx')).toBe(true);
  expect(isThere('board/gone.ts')).toBe(false);
});
