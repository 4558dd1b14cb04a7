/** What the browser needs besides a file of the bundle before it can run it. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files that the chunks import, directly or not, with their styles and fonts, and the chunks themselves. */
export function closure(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const waiting = chunks.map((chunk) => chunk.fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const output = bundle[name];
    if (output?.type !== 'chunk') continue;
    const { importedCss = [], importedAssets = [] } = output.viteMetadata ?? {};
    waiting.push(...output.imports, ...importedCss, ...importedAssets);
  }
  return files;
}

/** The chunks that hold a module at a path, from `web`, that fits. */
export function chunksOf(bundle: Bundle, fits: RegExp): Rolldown.OutputChunk[] {
  return allChunks(bundle).filter(({ moduleIds }) => moduleIds.some((id) => fits.test(id)));
}

/** What every page has loaded. */
export function shell(bundle: Bundle): Set<string> {
  const pages = allChunks(bundle).filter(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/web/index.html')),
  );
  return closure(bundle, pages);
}

/** What the chunks need besides the shell. */
export function besidesShell(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const loaded = shell(bundle);
  return [...closure(bundle, chunks)].filter((name) => !loaded.has(name));
}

function allChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
