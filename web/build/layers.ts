/** Puts each style sheet into the cascade layer of its folder, so that no order of loading matters. */
import type { Plugin } from 'vite';
import type { Css } from './layouts.ts';

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

/** What sheets say in a word of their own, written `@hide-visually;`. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** Hides from the eye alone what a layout has no room for. */
  'hide-visually': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
    'white-space': 'nowrap',
  },
  /** Ends with dots what is too long for its line. */
  'one-line': { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
  /** Or for so many lines: `@lines 2;`. */
  lines: {
    display: '-webkit-box',
    overflow: 'hidden',
    'text-overflow': 'ellipsis',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': '',
  },
  /** What lies over all of a piece, drawn before or after it. */
  veil: { content: "''", position: 'absolute', inset: '0' },
  /** A control that lies over what is seen of it. */
  unseen: { position: 'absolute', inset: '0', margin: '0', opacity: '0' },
  /** The colours of what is chosen, and those that tell of something. */
  chosen: { 'border-color': 'var(--accent-ink)', background: 'var(--accent-soft)' },
  accent: { background: 'var(--accent-fill)', color: 'var(--on-accent)' },
  good: { background: 'var(--good-soft)', color: 'var(--good-ink)' },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn-ink)' },
};

export const words = {
  postcssPlugin: 'words',
  AtRule(rule: Word): void {
    const said = Object.entries(WORDS[rule.name] ?? {});
    if (said.length === 0) return;
    rule.replaceWith(...said.map(([prop, value]) => ({ prop, value: value || rule.params })));
  },
};

interface Word {
  readonly name: string;
  readonly params: string;
  replaceWith(...nodes: { prop: string; value: string }[]): unknown;
}

interface CssRule {
  selectors: string[];
  readonly parent?: object | undefined;
  clone(changed: { selectors: string[] }): CssRule;
  after(node: unknown): unknown;
  remove(): unknown;
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
