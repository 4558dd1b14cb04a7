/** Which code a page needs besides the shell, where it is opened from outside. */
import type { Plugin, Rolldown } from 'vite';
import { besidesShell, chunksOf } from './closure.ts';
import { languageFile, languageTags } from './languages.ts';
import { GAMES } from './pieces.ts';

/** By the first part of the address: the start page, and the tables that links lead to. */
export const OPENED = { '': 'src/pages/home/HomePage.tsx', t: 'src/pages/table/TablePage.tsx' };

/** Where the server writes what it says of an address. */
const WRITTEN_ANEW = '<!-- /preview -->';

/**
 * Tells the server which files a page needs besides the shell, so that it lets the browser load them
 * while the script that asks for them is on its way.
 */
export function pagesInPage(): Plugin {
  return {
    name: 'pages-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const languages = languageTags().map((tag) => [tag, languageFile(bundle, tag)]);
        const pages = Object.entries(OPENED).map(([part, path]) => {
          const chunks = chunksOf(bundle, new RegExp(`/web/${path}$`));
          return [part, besidesShell(bundle, chunks).map((name) => `./${name}`)];
        });
        const files = {
          languages: Object.fromEntries(languages),
          pages: Object.fromEntries(pages),
          games: gameFiles(bundle),
        };
        const told = `<!-- files: ${JSON.stringify(files)} -->`;
        return html.replace(WRITTEN_ANEW, `${told}\n    ${WRITTEN_ANEW}`);
      },
    },
  };
}

/** The files of each game: those that any table of it needs, those of its board, and its texts. */
function gameFiles(bundle: Rolldown.OutputBundle): Record<string, Record<string, string[]>> {
  const table = new Set(besidesShell(bundle, chunksOf(bundle, new RegExp(`/web/${OPENED.t}$`))));
  return Object.fromEntries(
    GAMES.map((game) => {
      const told = new Set(table);
      const files = (own: string): string[] => {
        const chunks = chunksOf(bundle, new RegExp(`/web/src/${own}$`));
        const untold = besidesShell(bundle, chunks).filter((name) => !told.has(name));
        for (const name of untold) told.add(name);
        return untold.map((name) => `./${name}`);
      };
      const parts = [
        ['table', files(`games/${game}/game\\.ts`)],
        ['board', files(`(games/${game}/board/Board|card-table/explain/Explained)\\.tsx`)],
        ...languageTags().map((tag) => [
          tag,
          files(`(games/${game}/texts/${tag}/(options|messages)|texts/${tag}/table)\\.ts`),
        ]),
      ];
      return [game, Object.fromEntries(parts)];
    }),
  );
}
