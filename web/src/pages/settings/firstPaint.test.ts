import { beforeEach, expect, it, vi } from 'vitest';
import script from '../../../public/first-paint.js?raw';

/** Runs what the page begins with, where the system wants less motion or does not say so. */
function begin(systemWantsLess: boolean): void {
  const tag = document.createElement('script');
  tag.dataset['languages'] = '{"en":"/en.js"}';
  document.head.innerHTML = '<link rel="manifest" />';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  vi.stubGlobal('matchMedia', () => ({ matches: systemWantsLess }));
  vi.stubGlobal('fetch', async () => new Response());
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
}

const isStill = (): boolean => document.documentElement.hasAttribute('data-reduced-motion');

beforeEach(() => {
  localStorage.clear();
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
