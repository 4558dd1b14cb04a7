/** Tells the page which code it needs besides the shell, where it is opened from outside. */
import type { Plugin } from 'vite';
import { besidesShell, chunksOf } from './closure.ts';

/** By the first part of the address: the start page, and the tables that links lead to. */
export const OPENED = {
  '': 'src/app/home/HomePage.tsx',
  t: 'src/app/table/TablePage.tsx',
};

/** Lets `first-paint.js` fetch the code of a page while the script that asks for it is on its way. */
export function pagesInPage(): Plugin {
  return {
    name: 'pages-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.entries(OPENED).map(([part, path]) => {
          const chunks = chunksOf(bundle, new RegExp(`/web/${path}$`));
          return [part, besidesShell(bundle, chunks).map((name) => `/${name}`)];
        });
        const attribute = `data-pages='${JSON.stringify(Object.fromEntries(files))}'`;
        return html.replace('src="/first-paint.js"', `src="/first-paint.js" ${attribute}`);
      },
    },
  };
}
