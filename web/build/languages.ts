/** Tells the page which languages there are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './closure.ts';

/** A folder per language, named by its tag. */
const LANGUAGES = 'src/texts';

export function languageTags(): string[] {
  const names = readdirSync(new URL(`../${LANGUAGES}`, import.meta.url));
  return names.flatMap((name) => /^([a-z]{2})$/.exec(name)?.[1] ?? []);
}

/** The address of a language's file, as the page has them: in a bundle, or where it is while the client is developed. */
export function languageFile(bundle: Rolldown.OutputBundle | undefined, tag: string): string {
  const path = `${LANGUAGES}/${tag}/index.ts`;
  if (bundle === undefined) return `/${path}`;
  const [chunk] = chunksOf(bundle, new RegExp(`/web/${path}$`));
  return `./${chunk?.fileName ?? path}`;
}

const SCRIPT = 'first-paint.js';

/** The page's first script as it is served: its comments would weigh a third of it. */
export function firstScript(): string {
  const source = readFileSync(new URL(`../public/${SCRIPT}`, import.meta.url), 'utf8');
  return source.replaceAll(/^ *\/\/.*\n/gm, '');
}

/** The address of the page's first script, which tells that of one release from those of others. */
export function firstPaint(): string {
  return `${SCRIPT}?${createHash('sha256').update(firstScript()).digest('hex').slice(0, 8)}`;
}

/** While the client is developed, its address is another below `/rules/` than on the start page. */
const FIRST_PAINT = /src="\.?\/first-paint\.js"/;

/**
 * Tells the page which languages there are and in which file each is, so that `first-paint.js` can
 * choose one, and fetch it while the script is still on its way.
 */
export function languagesInPage(): Plugin {
  let folder: string | null = null;
  return {
    name: 'languages-in-page',
    configResolved: ({ command, root, build }) => {
      if (command === 'build') folder = join(root, build.outDir);
    },
    // After the files that are copied as they are.
    closeBundle() {
      if (folder !== null) writeFileSync(join(folder, SCRIPT), firstScript());
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = languageTags().map((tag) => [tag, languageFile(bundle, tag)]);
        const address = bundle === undefined ? SCRIPT : firstPaint();
        return withLanguages(html, Object.fromEntries(files)).replace(SCRIPT, address);
      },
    },
  };
}

export function withLanguages(html: string, files: Record<string, string>): string {
  if (!FIRST_PAINT.test(html)) throw new Error('The page lacks its first script.');
  return html.replace(FIRST_PAINT, `$& data-languages='${JSON.stringify(files)}'`);
}
