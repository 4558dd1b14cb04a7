/** What `@layout …` means in style sheets: by what room the window and the table have. Sizes follow `density.css`. */

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

/** What writes style sheets out. */
export interface Css {
  readonly AtRule: new (facts: { name: string; params: string }) => {
    append(node: unknown): unknown;
  };
}
