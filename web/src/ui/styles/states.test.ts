/**
 * Checks of the style sheets by their rules: the browsers and modes in which these show are not there
 * to be looked at.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../../build/layers.ts';

interface Rule {
  readonly selector: string;
  /** In which it holds; empty where it always does. */
  readonly media: string;
  readonly declared: ReadonlyMap<string, string>;
}

/** As much of a rule of a parsed sheet as is read here. */
interface Parsed {
  selectors: string[];
  readonly parent?: object | undefined;
  walkDecls(read: (declaration: { prop: string; value: string }) => void): unknown;
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (name) => `src/${name}`,
);
const SHEETS = FILES.filter((path) => path.endsWith('.css'));
const CODE = FILES.filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));

const RULES: Rule[] = [];

function mediaOf(node: object | undefined): string {
  if (node === undefined) return '';
  const { name, params, parent } = node as { name?: string; params?: string; parent?: object };
  return mediaOf(parent) + (name === 'media' ? params : '');
}

const collector = {
  postcssPlugin: 'collector',
  RuleExit(rule: Parsed): void {
    const declared = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void declared.set(prop, value));
    const media = mediaOf(rule.parent);
    for (const selector of rule.selectors) RULES.push({ selector, media, declared });
  },
};

beforeAll(async () => {
  const css = { postcss: { plugins: [words, collector] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  for (const path of SHEETS) {
    // The sheets that it imports are among them.
    const sheet = readFileSync(path, 'utf8').replaceAll(/^@import.*$/gm, '');
    await preprocessCSS(sheet, path, config);
  }
});

const always = (rule: Rule) => rule.media === '';
const forced = (rule: Rule) => rule.media.includes('forced-colors: active');

/** Whether a rule draws a line around something. */
function edgeOf({ declared }: Rule): boolean {
  const edges = ['border', 'border-color', 'outline', 'outline-color'];
  return edges.some((edge) => !['', 'none', '0'].includes(declared.get(edge) ?? ''));
}

it('lists are lists for Safari as well, which takes those with a style of `none` for none', () => {
  const styles = RULES.flatMap(({ selector, declared }) => {
    const style = declared.get('list-style') ?? declared.get('list-style-type');
    return style === undefined || selector.includes('summary') ? [] : `${selector}: ${style}`;
  });
  expect(styles).toContain("ul: ''");
  expect(styles.filter((style) => style.includes('none'))).toEqual([]);
});

describe('what is pressed', () => {
  /** Where the attribute stands in code, the class of the element. */
  const classes = CODE.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<(\w+)(?:(?!<)[^])*?\saria-pressed=/g)].map(
      ([tag, element]) => {
        if (element === 'Button') return 'button';
        if (element === 'IconButton') return 'icon-button';
        return /class="([\w-]+)/.exec(tag)?.[1] ?? path;
      },
    ),
  );

  it('is found in the code', () => {
    expect(classes).toEqual(expect.arrayContaining(['button', 'segment', 'game-follow']));
  });

  // An icon says by itself what it is; a card moves up by what it is chosen for.
  const NOTED = new Set(['icon-button', 'game-card']);
  const others = [...new Set(classes)].filter((name) => !NOTED.has(name));
  it.each(others)('looks so: .%s', (name) => {
    const pressed = RULES.filter(
      ({ selector }) => selector.includes(`.${name}`) && /\[aria-pressed='true'\]/.test(selector),
    );
    expect(pressed.some((rule) => always(rule) && rule.declared.has('background'))).toBe(true);
  });
});

describe('in forced colours, where grounds and shadows go and faint edges are seen,', () => {
  it.each([
    ".button[aria-pressed='true']",
    ".segment:is([aria-pressed='true'], :has(input:checked))",
    '.choice:has(input:checked)',
    '.face-choice:has(:checked)',
    ".learn-progress [data-done='true']",
    ".learn-progress [data-now='true']",
  ])('%s is told from others', (selector) => {
    const found = RULES.filter((rule) => forced(rule) && rule.selector === selector);
    expect(found.some((rule) => edgeOf(rule) || rule.declared.has('background'))).toBe(true);
  });

  it('an edge that is there for its state alone is not seen in others', () => {
    const faint = RULES.filter((rule) => {
      const edge = rule.declared.get('border') ?? rule.declared.get('border-color') ?? '';
      const states = RULES.filter(({ selector, declared }) =>
        selector.includes(`${rule.selector}[`) || selector.includes(`${rule.selector}:has`)
          ? declared.has('border-color')
          : false,
      );
      return always(rule) && edge.includes('transparent') && states.length > 0;
    });
    expect(faint.map(({ selector }) => selector)).toContain('.face-choice');
    const seen = faint.filter(
      ({ selector }) => !RULES.some((rule) => forced(rule) && rule.selector.startsWith(selector)),
    );
    expect(seen.map(({ selector }) => selector)).toEqual([]);
  });

  it.each(['.toast', '.connection > p', '.restart-notice', '.explain-tip', '.box', '.panel'])(
    '%s has an edge',
    (selector) => {
      const rules = RULES.filter((rule) => always(rule) && rule.selector === selector);
      expect(rules.some(edgeOf)).toBe(true);
    },
  );
});

it('what lies over the bar of a game lets its buttons be pressed', () => {
  const pressed = (selector: string) =>
    RULES.some(
      (rule) => rule.selector === selector && rule.declared.get('pointer-events') === 'auto',
    );
  const over = RULES.find(({ selector }) => selector.endsWith('.restart-notice)'));
  expect(over?.declared.get('pointer-events')).toBe('none');
  expect(pressed(':root:has(.playing) .restart-notice')).toBe(true);
  expect(pressed('.toast')).toBe(true);
});

it('nothing is so many pixels below the edge of the window as the bar is high: its letters may be large', () => {
  const tops = RULES.flatMap(({ selector, declared }) => {
    const pixels = /^(\d+)px/.exec(declared.get('top') ?? declared.get('inset') ?? '')?.[1];
    return Number(pixels ?? 0) > 30 ? [selector] : [];
  });
  expect(tops).toEqual([]);
  const missed = RULES.find(
    ({ selector, declared }) => selector === '.missed' && declared.has('--bar'),
  );
  expect(missed?.declared.get('inset')).toMatch(/^var\(--bar\)/);
  expect(missed?.declared.get('--bar')).toContain('rem');
});
