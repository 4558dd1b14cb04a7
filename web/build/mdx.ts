/**
 * Compiles the rules texts, which are MDX, to components. `@mdx-js/rollup` does no more, but requires
 * Rollup, which Vite goes without.
 */
import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';

/** Its `useMDXComponents` says what Markdown becomes, and which components need no import. */
const COMPONENTS = '/src/games/RulesText';

export function mdx(): Plugin {
  return {
    name: 'mdx',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, path) {
        const options = { jsxImportSource: 'preact', providerImportSource: COMPONENTS };
        return String(await compile({ value: text, path }, options));
      },
    },
  };
}
