/** Puts each style sheet into the cascade layer of its folder, so that no order of loading matters. */
import type { Plugin } from 'vite';

/** From the weakest to the strongest. The pages come last: they fit boards and controls to their place. */
const LAYERS = ['ui', 'layout', 'card-table', 'games', 'pages'] as const;

/** The sheet of the page itself, which comes first and says the order. */
const FIRST = /\/ui\/styles\/base\.css$/;

export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform(css, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.css')) return null;
      // What frames all pages has the icon buttons and panels of boards as well.
      const folder = path
        .replace('/src/pages/frame/', '/src/ui/')
        .replace('/src/ui/styles/layout.css', '/src/layout/');
      const layer = LAYERS.find((name) => folder.includes(`/src/${name}/`));
      if (layer === undefined) throw new Error(`${path} belongs to no layer.`);
      const imports = [...css.matchAll(/^@import '[^']+';$/gm)].map(([line]) => line);
      const rules = imports.reduce((rest, line) => rest.replace(line, ''), css);
      const order = FIRST.test(path) ? `@layer ${LAYERS.join(', ')};` : '';
      const layered = imports.map((line) => line.replace(';', ` layer(${layer});`));
      return `${order}\n${layered.join('\n')}\n@layer ${layer} {${rules}}`;
    },
  };
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** Writes out `@hide-visually;`, which hides from the eye alone what a layout has no room for. */
export const hideVisually = {
  postcssPlugin: 'hide-visually',
  AtRule: {
    'hide-visually': (rule: {
      replaceWith(...nodes: { prop: string; value: string }[]): unknown;
    }): void => {
      rule.replaceWith(...Object.entries(HIDDEN).map(([prop, value]) => ({ prop, value })));
    },
  },
};

/** By how much room the window has. */
const WINDOWS: Readonly<Record<string, string>> = {
  /** Held upright. */
  phone: '(width < 620px)',
  /** The narrowest that are still in use: signs stand for words. */
  tiny: '(width < 360px)',
  /** A phone with the bars of its browser showing. */
  short: '(width < 620px) and (height <= 760px)',
  /** A phone on its side. */
  flat: '(width >= 620px) and (height <= 560px)',
  /** One column, which tablets that are held upright have as well. */
  tablet: '(width < 960px)',
  /** Of little height, as on many laptops. */
  low: '(width >= 620px) and (height <= 720px)',
  /** Room for a column on either side. */
  wide: '(width >= 1240px)',
};

/** By the width of a table, which may share its window with a guide or a coach. */
const TABLES: Readonly<Record<string, string>> = {
  /** The board, and all else above and below it. */
  column: '(width < 900px)',
  /** All but the board and the hand in a column beside them. */
  side: '(width >= 900px)',
  /** A column on either side. */
  flanked: '(width >= 1080px)',
};

interface Layout {
  readonly params: string;
  clone(): { readonly nodes?: unknown };
  replaceWith(...nodes: unknown[]): unknown;
}

/**
 * Writes out `@layout phone`, `@layout side not flat`, or `@layout phone, flat`: what holds where there is that much
 * room. A condition on a table goes into a query of its container.
 */
export const layouts = {
  postcssPlugin: 'layouts',
  AtRule: {
    layout: (rule: Layout, { AtRule }: Css): void => {
      const choices = rule.params.split(',');
      const ofWindows = choices.map((names) => conditionsOf(names, WINDOWS));
      const ofTables = choices.map((names) => conditionsOf(names, TABLES));
      const around = (name: string, params: string, nodes: unknown): unknown => {
        if (params === '') return nodes;
        const query = new AtRule({ name, params });
        query.append(nodes);
        return query;
      };
      const isOfTables = ofTables.some((conditions) => conditions !== '');
      // Queries of different kinds can't be alternatives: each has the rules for itself.
      const written = isOfTables
        ? choices.map((_, at) => {
            const table = ofTables[at] ? `game ${ofTables[at]}` : '';
            const inner = around('container', table, rule.clone().nodes);
            return around('media', ofWindows[at] ?? '', inner);
          })
        : [around('media', ofWindows.join(', '), rule.clone().nodes)];
      rule.replaceWith(...written);
    },
  },
};

function conditionsOf(names: string, known: Readonly<Record<string, string>>): string {
  const found = [...names.matchAll(/(not )?([\w-]+)/g)].flatMap(([, not, name = '']) => {
    if (!(name in WINDOWS) && !(name in TABLES)) throw new Error(`No layout is called ${name}.`);
    const condition = known[name];
    if (condition === undefined) return [];
    if (not === undefined) return condition;
    return condition.includes(' and ') ? `(not (${condition}))` : `(not ${condition})`;
  });
  return found.join(' and ');
}

interface CssRule {
  selectors: string[];
  readonly parent?: object | undefined;
  clone(changed: { selectors: string[] }): CssRule;
  after(node: unknown): unknown;
  remove(): unknown;
}

interface Css {
  readonly AtRule: new (facts: { name: string; params: string }) => {
    append(node: unknown): unknown;
  };
}

const HOVERED = '(hover: hover)';

function isHovered(around: object | undefined): boolean {
  return around !== undefined && 'params' in around && around.params === HOVERED;
}

/** Keeps what answers to a pointer that rests for devices that have one: a finger would leave it behind. */
export const hoverOnly = {
  postcssPlugin: 'hover-only',
  Rule(rule: CssRule, { AtRule }: Css): void {
    const hovering = rule.selectors.filter((selector) => selector.includes(':hover'));
    if (hovering.length === 0 || isHovered(rule.parent)) return;
    const media = new AtRule({ name: 'media', params: HOVERED });
    rule.after(media);
    media.append(rule.clone({ selectors: hovering }));
    const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};
