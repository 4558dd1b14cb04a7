import { afterEach, expect, test, vi } from 'vitest';
import { localised, setLanguage, t, textsLoaded } from '~/texts';
import { readSetting } from '~/net/storage';
import { language } from './languages';

afterEach(() => setLanguage('en'));

test('messages follow the chosen language', async () => {
  expect(t().frame.rules).toBe('Rules');
  await setLanguage('fr');
  expect(t().frame.rules).toBe('Règles');
  expect(readSetting('language')).toBe('fr');
});

test('a part that is new has its texts once they were awaited', async () => {
  const name = localised((file) => Promise.resolve(file.games.santaTimea.name));
  expect(name).toThrow(/awaited/);
  await textsLoaded();
  expect(name()).toBe('Santa Timea');
});

test('the last choice counts, whichever arrives first', async () => {
  const arrivals: ((text: string) => void)[] = [];
  const slow = localised(() => new Promise<string>((resolve) => arrivals.push(resolve)));
  const french = setLanguage('fr');
  await vi.waitFor(() => expect(arrivals).toHaveLength(1));
  const english = setLanguage('en');
  await vi.waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.('yes');
  await english;
  arrivals[0]?.('oui');
  await french;
  expect(slow()).toBe('yes');
});

test('a language that can’t be loaded is not taken, and can be tried again', async () => {
  let connected = false;
  localised(() => (connected ? 'there' : Promise.reject(new Error('offline'))));
  await expect(setLanguage('fr')).rejects.toThrow('offline');
  expect(language.value).toBe('en');
  connected = true;
  await setLanguage('fr');
  expect(language.value).toBe('fr');
});
