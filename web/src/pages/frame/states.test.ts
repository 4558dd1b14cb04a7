import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '~/games/catalogue';
import { setLanguage, textsOf } from '~/texts';
import { LANGUAGES } from '~/texts/languages';
import errorCodes from '~/testing/error_codes.json';
import games from '~/testing/games.json';
import refusalCodes from '~/testing/refusal_codes.json';
import { refusalSentence, refusals } from './states';

const t = textsOf('replay');

const { record, ...ofGames } = refusalCodes;

function untold(codes: readonly string[], game?: string): string[] {
  return codes.filter((code) => refusalSentence({ code, message: '' }, game) === '');
}

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(games));
  await refusals.load();
  await Promise.all(catalogue.map(async ({ module }) => (await module.load()).refusals.load()));
});

afterEach(() => setLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(ofGames))(
    'the rules of %s refuse nothing without a word',
    async (id, codes) => {
      await setLanguage(language);
      expect(untold(codes, id)).toEqual([]);
    },
  );

  it('records are not refused without a word', async () => {
    await setLanguage(language);
    // Proofs are made on the command line alone, and only a program names the game it expects.
    const elsewhere = /^(not_of_.*|another_game)$/;
    const codes = record.filter((code) => !elsewhere.test(code));
    const { reasons } = t().replay.upload;
    expect(untold(codes.filter((code) => !(code in reasons)))).toEqual([]);
  });

  it('the server refuses nothing without a word', async () => {
    await setLanguage(language);
    expect(untold(errorCodes)).toEqual([]);
  });
});
