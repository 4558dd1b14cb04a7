/** Entries in this browser's storage by another release of the client, whatever they are, break no page. */
import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '~/games/catalogue';
import { isFree, type Options, valuesOf } from '~/pages/table-form/schema';
import { LANGUAGES } from '~/texts/languages';
import type { GameInfo } from '~/wire/http';
import games from '~/testing/games.json';

const STORED = [
  '',
  'null',
  '{"broken',
  '42',
  '-1e9',
  'true',
  '"text"',
  '[1, 2]',
  '{}',
  'some words of another time',
  '{"options": null, "talk": "whispered", "spectators": "yes", "language": "tlh"}',
  '{"options": [1], "talk": 1, "listed": {}, "shouting": true}',
  // Values that are gone, others of another kind, and some that no longer go together.
  '{"options": {"grid": "arch", "storms": true, "removed": 12, "rocks": "walking", "moons": 2}}',
  '{"options": {"trail": "green", "documentary": 99, "experienced": 1}, "talk": "open"}',
  '{"drawing": "whale", "colour": 2}',
  '{"drawing": -1, "colour": 0.5}',
];

/** Has all storages of the browser give that under any name. */
function store(text: string): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(storage, { getItem: () => text });
  }
}

afterEach(() => vi.unstubAllGlobals());

it.each(STORED)('under any name: %s', async (stored) => {
  store(stored);
  vi.resetModules();
  const storage = await import('./storage');
  const { lastGame, settingsOf } = await import('~/pages/home/offers');
  const { motion, scheme } = await import('~/pages/settings/settings');
  const preferences = await import('~/ui/preferences');

  expect(['friends', 'computers', 'alone']).toContain(storage.rememberedCompany());
  expect(['gentle', 'steady', 'sharp']).toContain(storage.rememberedLevel());
  expect(catalogue.map(({ id }) => id)).toContain(lastGame()?.id);
  expect(['system', 'light', 'dark']).toContain(scheme.value);
  expect(['system', 'reduced']).toContain(motion.value);
  expect(storage.wantsPushes()).toBe(false);
  expect(storage.readForm('settings')).toBeNull();
  expect(Number.isFinite(storage.readSeen('abcdefghjk'))).toBe(true);
  for (const name of ['confirming', 'shortcuts', 'explaining'] as const) {
    expect(preferences[name].on.value).toBeTypeOf('boolean');
  }
  const face = storage.rememberedFace();
  expect(Object.values(face ?? {}).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);

  for (const info of games as unknown as GameInfo[]) {
    const game = catalogue.find(({ id }) => id === info.id)!;
    const { options: chosen, ...settings } = settingsOf({ info, game });
    const options = chosen as Options;
    expect(Object.keys(options)).toEqual(Object.keys(info.options));
    for (const field of info.fields) {
      expect(valuesOf(field)).toContain(options[field.name]);
      const usual = options[field.name] === info.options[field.name];
      expect(usual || isFree(field, options)).toBe(true);
    }
    expect(Object.keys(settings)).toHaveLength(5);
    expect(settings).toEqual({
      talk: expect.stringMatching(/^(silent|open)$/),
      spectators: expect.any(Boolean),
      open_hands: expect.any(Boolean),
      listed: expect.any(Boolean),
      language: expect.toBeOneOf([null, ...LANGUAGES]),
    });
  }
});

it('what still exists of it is kept', async () => {
  const settings = {
    options: { grid: 'pyramid', level: 'hard', moons: 2 },
    talk: 'open',
    spectators: false,
    listed: true,
    language: 'fr',
  };
  store(JSON.stringify(settings));
  const { settingsOf } = await import('~/pages/home/offers');
  const [info] = games as unknown as GameInfo[];
  const { options, ...others } = settingsOf({ info: info!, game: catalogue[0]! });
  expect(options).toMatchObject({ grid: 'pyramid', level: 'hard' });
  expect(options).not.toHaveProperty('moons');
  expect(others).toMatchObject({ talk: 'open', spectators: false, listed: true, language: 'fr' });
});
