/** Tells the page which languages there are. */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A file per language, named by its tag. */
const LANGUAGES = 'src/i18n/languages';

export function languageTags(): string[] {
  const names = readdirSync(new URL(`../${LANGUAGES}`, import.meta.url));
  return names.flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
}

/**
 * Tells the page which languages there are and in which file each is, so that `first-paint.js` can
 * choose one, and fetch it while the script is still on its way.
 */
export function languagesInPage(): Plugin {
  return {
    name: 'languages-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files: Record<string, string> = {};
        for (const tag of languageTags()) {
          const path = `${LANGUAGES}/${tag}.ts`;
          const chunk = Object.values(bundle ?? {}).find(
            (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${path}`),
          );
          files[tag] = `/${chunk?.fileName ?? path}`;
        }
        const attribute = `data-languages='${JSON.stringify(files)}'`;
        return html.replace('src="/first-paint.js"', `src="/first-paint.js" ${attribute}`);
      },
    },
  };
}
