import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '~/games/catalogue';
import { LANGUAGES } from '~/texts/languages';
import { setLanguage } from '~/texts/localised';
import errorCodes from '~/wire/error_codes.json';
import games from '~/wire/games.json';
import { t as replayTexts } from '~/pages/replay/texts';
import { refusalSentence, refusals } from './refusal';

type Sources = Readonly<Record<string, string>>;

/** The codes of the rules stand in their sources alone. */
const RULES = import.meta.glob<string>(
  ['../../../../server/rules/src/*/**/*.rs', '!**/tests/**', '!**/trial/**'],
  { query: '?raw', import: 'default', eager: true },
);
const COMMON = import.meta.glob<string>(
  ['../../../../server/rules/src/*.rs', '../../../../server/rules/src/core/*.rs'],
  { query: '?raw', import: 'default', eager: true },
);
const RECORDS = import.meta.glob<string>(
  ['../../../../server/rules/src/record/*.rs', '../../../../server/src/archive/uploads.rs'],
  { query: '?raw', import: 'default', eager: true },
);

/** A code followed by the clause that is broken. */
const OF_RULES = /"([a-z]+(?:_[a-z]+)*)",\s*(?:"[A-Z](?:-[\d.]+)?"|clause)\s*,/g;
/** What is wrong with a record apart from what the rules forbid. */
const OF_RECORDS = /(?:Refusal::new|of_form|unfit)\(\s*"([a-z_]+)"/g;

function codesIn(sources: Sources, pattern: RegExp, folder = ''): string[] {
  const texts = Object.entries(sources).filter(([path]) => path.includes(folder));
  const codes = texts.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, code]) => code));
  return [...new Set(codes.filter((code) => code !== undefined))];
}

function untold(codes: readonly string[], game?: string): string[] {
  return codes.filter((code) => refusalSentence({ code, message: '' }, game) === '');
}

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(games));
  await refusals.load();
  await Promise.all(catalogue.map(({ module }) => module.load()));
});

afterEach(() => setLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(catalogue.map(({ id }) => id))(
    'the rules of %s refuse nothing without a word',
    async (id) => {
      await setLanguage(language);
      const codes = codesIn(RULES, OF_RULES, `/${id.replaceAll('-', '_')}/`);
      expect(codes.length).toBeGreaterThan(5);
      const told = [...codes, ...codesIn(COMMON, OF_RULES)];
      // Positions are put together by programs alone.
      expect(
        untold(
          told.filter((code) => code !== 'not_a_position'),
          id,
        ),
      ).toEqual([]);
    },
  );

  it('records are not refused without a word', async () => {
    await setLanguage(language);
    // Proofs are made on the command line alone, and only a program names the game it expects.
    const elsewhere = /^(not_of_.*|another_game)$/;
    const codes = codesIn(RECORDS, OF_RECORDS).filter((code) => !elsewhere.test(code));
    expect(codes.length).toBeGreaterThan(5);
    const { reasons } = replayTexts().replay.upload;
    expect(untold(codes.filter((code) => !(code in reasons)))).toEqual([]);
  });

  it('the server refuses nothing without a word', async () => {
    await setLanguage(language);
    expect(untold(errorCodes)).toEqual([]);
  });
});
