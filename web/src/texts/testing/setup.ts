/** The texts of every language are there before a test begins, which then speaks English. */
import { beforeAll } from 'vitest';
import { LANGUAGES } from '~/texts/languages';
import { setLanguage } from '~/texts';

beforeAll(async () => {
  for (const language of [...LANGUAGES, 'en'] as const) await setLanguage(language);
});
