/**
 * The texts of every language are there before a test begins, which then speaks English, and what it has
 * drawn is taken away when it is over.
 */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll } from 'vitest';
import { LANGUAGES } from '~/texts/languages';
import { setLanguage } from '~/texts';

beforeAll(async () => {
  for (const language of [...LANGUAGES, 'en'] as const) await setLanguage(language);
});

afterEach(() => {
  for (const page of [document.body, ...document.body.children]) act(() => render(null, page));
  document.body.replaceChildren();
});
