import { beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'acorn';
import { withLanguages } from '../../../build/languages';
import page from '../../../index.html?raw';
import script from '../../../public/first-paint.js?raw';

const fetched = vi.fn<() => Promise<Response>>(async () => new Response());
let showsPages: boolean;

/** Runs what the page begins with, where the system wants less motion or does not say so. */
function begin(systemWantsLess: boolean): void {
  const tag = document.createElement('script');
  tag.dataset['languages'] = '{"en":"/en.js"}';
  document.head.innerHTML = '<link rel="manifest" />';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  vi.stubGlobal('matchMedia', () => ({ matches: systemWantsLess }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('CSS', { supports: () => showsPages });
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
}

const isStill = (): boolean => document.documentElement.hasAttribute('data-reduced-motion');

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  showsPages = true;
  document.documentElement.removeAttribute('data-reduced-motion');
});

it.each([
  [false, null, false],
  [true, null, true],
  [false, 'reduced', true],
])('less motion holds before the script has come: %s, %s', (system, chosen, still) => {
  if (chosen !== null) localStorage.setItem('table.motion', chosen);
  begin(system);
  expect(isStill()).toBe(still);
});

it('a browser that is too old for the pages says so, and asks for nothing', () => {
  const { dataset } = document.documentElement;
  document.body.innerHTML = '<div id="outdated" hidden>Too old.</div>';
  const sentence = document.getElementById('outdated');
  begin(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([dataset['outdated'], sentence?.hidden]).toEqual([undefined, true]);
  expect(fetched).toHaveBeenCalled();

  fetched.mockClear();
  showsPages = false;
  begin(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([dataset['outdated'], sentence?.hidden]).toEqual(['', false]);
  expect(fetched).not.toHaveBeenCalled();
  delete dataset['outdated'];
});

const notices = () =>
  [...document.querySelectorAll<HTMLElement>('.unloaded')]
    .filter(({ hidden }) => !hidden)
    .map(({ lang, innerText }) => `${lang}: ${innerText.trim()}`);

it('what fails before the page is drawn is said, with a way to try again', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  document.body.replaceChildren(...body.children);
  begin(false);
  const image = document.body.appendChild(document.createElement('img'));
  image.dispatchEvent(new Event('error'));
  expect(notices(), 'what the page can do without').toEqual([]);

  const failures: [string, EventTarget][] = [
    // A file of the script, or its texts.
    ['error', document.querySelector('script[type="module"]') ?? window],
    ['error', window],
    ['unhandledrejection', window],
  ];
  for (const [type, where] of failures) {
    where.dispatchEvent(new Event(type));
    expect(notices()).toEqual([expect.stringMatching(/^en: .+\. Try again$/)]);
    document.querySelector<HTMLElement>('.unloaded:not([hidden]) button')?.click();
    expect(reload).toHaveBeenCalled();
    reload.mockClear();
    for (const each of document.querySelectorAll<HTMLElement>('.unloaded')) each.hidden = true;
  }

  // Once it is drawn, its parts speak for themselves.
  document.getElementById('app')?.replaceChildren();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(notices()).toEqual([]);
});

it('each page tells it the languages, also one that is served while the client is developed', () => {
  for (const address of ['./first-paint.js', '/first-paint.js']) {
    document.body.innerHTML = withLanguages(`<img src="${address}">`, { de: '/de.js' });
    const languages = document.body.querySelector('img')?.dataset['languages'];
    expect(languages).toBe('{"de":"/de.js"}');
  }
  expect(() => withLanguages('<img src="./other.js">', {})).toThrow('first script');
});

it('browsers that are too old can read what finds them out', () => {
  expect(() => parse(script, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
});
