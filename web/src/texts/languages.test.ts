import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '~/games/catalogue';
import { readSetting } from '~/net/storage';
import { setLanguage, t, textsLoaded, textSource } from '~/texts';
import page from '../../index.html?raw';
import { type Language, language, LANGUAGES } from './languages';
import outside from './server/en.json';
import { MISTAKES, SAMPLES, type Texts, allTextsOf } from './testing/texts';

const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (tag) => [tag, await allTextsOf(tag)] as const)),
) as Record<Language, Texts>;

const OTHERS = LANGUAGES.filter((tag) => tag !== 'en');

/** Names that are the same in every language. */
const NAMES = 'Tranquility online The Ascent Santa Timea Galatea Triton Amphitrite Poseidon'.split(
  ' ',
);
const PEOPLE = 'Ximena Yolanda Zacharias Quentin Wladimir Fay Gus Ada Éva Ida Oda Ugo'.split(' ');

/** Words that a language has in common with English. */
const SHARED: Partial<Record<Language, string>> = {
  de: 'Chat Code Computer Hand Monster Normal Otter Start System Version',
  fr: 'Clause Code Contact Guide Message Modules Notification Options Pause pirate Pirate Place point Points points Position Table Total Version Vibration Violet min',
};

function pathsOf(texts: Texts, wrong: (text: string, path: string) => boolean): string[] {
  return [...texts].filter(([path, text]) => wrong(text, path)).map(([path]) => path);
}

/** The paths of the messages, whatever samples they were given. */
function messagesOf(texts: Texts): ReadonlySet<string> {
  return new Set([...texts.keys()].map((path) => path.replace(/\(\w+\).*$/, '')));
}

function words(text: string): string[] {
  return text.match(/\p{L}{3,}/gu) ?? [];
}

describe.each(LANGUAGES)('the texts in %s', (tag) => {
  const texts = TEXTS[tag];

  it('say something', () => {
    expect(texts.size).toBeGreaterThan(1000);
    expect(pathsOf(texts, (text) => text.trim() === '' || text.includes('${'))).toEqual([]);
  });

  it('keep to its typography', () => {
    expect(pathsOf(texts, (text) => MISTAKES[tag]?.test(text) ?? false)).toEqual([]);
  });

  it('isolate names that are written from right to left', () => {
    const leftward = [...texts].filter(([, text]) => /\p{Script=Hebrew}/u.test(text));
    expect(leftward.length).toBeGreaterThan(200);
    const around = leftward.map(([path, text]) => [
      path,
      text.replaceAll(/\u2068[^\u2069]*\u2069/g, ''),
    ]);
    expect(around.filter(([, rest]) => /\p{Script=Hebrew}/u.test(rest ?? ''))).toEqual([]);
  });

  it('greet those without script', () => {
    expect(page).toContain(`<p lang="${tag}">`);
  });
});

describe.each(OTHERS)('the texts in %s, beside those in English', (tag) => {
  const texts = TEXTS[tag];

  it('are the same ones, and each can be said', () => {
    expect(messagesOf(texts)).toEqual(messagesOf(TEXTS.en));
  });

  it('name what those name', () => {
    for (const kind of ['numbers', 'names'] as const) {
      const shown = (text: string) =>
        [0, 1, 2, 3, 4].filter((position) =>
          text.toLowerCase().includes(String(SAMPLES[kind]?.(position)).toLowerCase()),
        );
      const differ = (text: string, path: string) =>
        path.endsWith(`(${kind})`) &&
        TEXTS.en.has(path) &&
        String(shown(text)) !== String(shown(TEXTS.en.get(path) ?? ''));
      expect(pathsOf(texts, differ)).toEqual([]);
    }
  });

  it('are other ones', () => {
    const common = new Set([...NAMES, ...PEOPLE, ...(SHARED[tag] ?? '').split(' ')]);
    const same = (text: string, path: string) =>
      text === TEXTS.en.get(path) && words(text).some((word) => !common.has(word));
    expect(pathsOf(texts, same)).toEqual([]);
  });
});

const files = import.meta.glob<typeof outside>('./server/*.json', {
  eager: true,
  import: 'default',
});

it('every language has words for outside of the pages', () => {
  expect(Object.keys(files).toSorted()).toEqual(
    LANGUAGES.map((tag) => `./server/${tag}.json`).toSorted(),
  );
});

describe.each(Object.entries(files))('the words outside of the pages in %s', (_, outer) => {
  it('are all there', () => {
    expect(Object.keys(outer)).toEqual(Object.keys(outside));
    expect(Object.keys(outer.turnedAway)).toEqual(Object.keys(outside.turnedAway));
    expect(Object.keys(outer.games)).toEqual(catalogue.map(({ id }) => id));
    expect(JSON.stringify(outer)).not.toMatch(/""|\w'|\.\.\./);
    for (const [game, name] of Object.entries(outer.games)) expect([game, name]).not.toContain('');
    expect(outer.tableOf).toContain('{host}');
    expect(outer.free).toContain('{seats}');
  });
});

afterEach(() => setLanguage('en'));

it('messages follow the chosen language', async () => {
  expect(t().frame.rules).toBe('Rules');
  await setLanguage('fr');
  expect(t().frame.rules).toBe('Règles');
  expect(readSetting('language')).toBe('fr');
});

it('messages isolate their arguments', () => {
  expect(t().rules.title('בן')).toBe('Rules of \u2068בן\u2069');
  expect(t().list(['Ada', 'בן'])).toBe('Ada and \u2068בן\u2069');
});

it('a part that is new has its texts once they were awaited', async () => {
  const texts = textSource<{ new: { greeting: string } }>(async () => ({ greeting: 'Hello' }))(
    'new',
  );
  expect(texts).toThrow(/awaited/);
  await textsLoaded();
  expect(texts().greeting).toBe('Hello');
});

it('the last choice counts, whichever arrives first', async () => {
  const arrivals: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => arrivals.push(resolve));
  const slow = textSource<{ slow: { word: string } }>(async () => ({ word: await load() }))('slow');
  const french = setLanguage('fr');
  await vi.waitFor(() => expect(arrivals).toHaveLength(1));
  const english = setLanguage('en');
  await vi.waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.('yes');
  await english;
  arrivals[0]?.('oui');
  await french;
  expect(slow().word).toBe('yes');
});

it('a language that can’t be loaded is not taken, and can be tried again', async () => {
  let connected = false;
  textSource<{ there: object }>(async () => {
    if (!connected) throw new Error('offline');
    return {};
  })('there');
  await expect(setLanguage('fr')).rejects.toThrow('offline');
  expect(language.value).toBe('en');
  connected = true;
  await setLanguage('fr');
  expect(language.value).toBe('fr');
});
