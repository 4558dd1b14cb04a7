/**
 * The beginning of each file of tests. A page takes longer to make than most files to run, so files share
 * one, but for the attributes of its root; modules, storage, globals and timers are new for each. The texts
 * of every language are there before a test begins, which then has English, and what it has drawn is
 * taken away when it is over.
 */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
delete window.earlyAnswers;
const { documentElement } = document;
for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);

const { LANGUAGES } = await import('~/texts/languages');
const { setLanguage, textsOf } = await import('~/texts');
const { parts } = await import('~/texts/en');

// A component alone comes without the page that names the texts it uses.
textsOf(...(Object.keys(parts) as (keyof typeof parts)[]));

beforeAll(async () => {
  for (const language of [...LANGUAGES, 'en'] as const) await setLanguage(language);
});

afterEach(() => {
  for (const page of [document.body, ...document.body.children]) act(() => render(null, page));
  document.body.replaceChildren();
});
