import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '~/texts';
import type { AscentLogLine, AscentNearMiss, AscentShortfall } from '~/wire/ascent';
import type { Outcome } from '~/wire/room';
import { isMine } from '~/card-table/facts';
import { game } from './game';
import { closingSentence, logSentence } from './sentences';
import { nearMissSentences, shortfallSentences, storySentence } from './Statistics';
import { factsFor, SHAPE, viewOf } from './view/testing';

/** The facts of a scene; fails where the game has none. */
function known(scene?: Parameters<typeof viewOf>[0]) {
  const facts = game.factsOf(viewOf(scene), SHAPE);
  if (facts === null) throw new Error('there is no game');
  return facts;
}

afterEach(() => setLanguage('en'));

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const sentenceOf = (line: AscentLogLine): string => plain(logSentence(line, factsFor()));

describe('the log', () => {
  it.each<[AscentLogLine, string]>([
    [
      { type: 'slope', seat: 1, card: 'G7i', cell: [2, 2], cost: 0 },
      'Bo placed grassy 7 in row 2, cell 3',
    ],
    [
      { type: 'slope', seat: 0, card: 'S12', cell: [1, 0], cost: 2 },
      'You placed snowy 12 in row 1, cell 1 and paid 2 cards',
    ],
    [
      { type: 'campfire', seat: 2, card: 'CR', cell: [1, 1], moved: 'R5', to: [3, 0], cost: 1 },
      'Cleo lit the rocky campfire in row 1, cell 2, and rocky 5 moved to row 3, cell 1 for 1 card',
    ],
    [{ type: 'bridge', seat: 0, cell: [4, 1] }, 'You placed a bridge in row 4, cell 2'],
    [{ type: 'filmed', sequence: [3, 4, 3] }, '3-4-3 was filmed'],
    [
      { type: 'lead', seat: 1, path: [[1, 2], [2, 1], [3, 1]], ibex: 4 }, // prettier-ignore
      'Bo led 4 ibex from row 1, cell 3 to row 3, cell 2 for 2 cards',
    ],
    [{ type: 'discard', seat: 0 }, 'You discarded two cards'],
    [{ type: 'grapple', seat: 0 }, 'You spent a grapple'],
    [{ type: 'summit', seat: 2 }, 'Cleo placed the summit'],
    [{ type: 'concede', seat: 1 }, 'Bo agreed to stop'],
  ])('tells %j', (line, sentence) => {
    expect(sentenceOf(line)).toBe(sentence);
  });

  it('speaks French', () => {
    setLanguage('fr');
    expect(sentenceOf({ type: 'slope', seat: 1, card: 'G7', cell: [2, 2], cost: 2 })).toBe(
      'Bo a posé le 7 d’herbe en rangée 2, case 3 (2 cartes)',
    );
  });
});

describe('the status', () => {
  it('says whose turn it is', () => {
    expect(game.statusSentence(known())).toBe('Your turn.');
    expect(isMine(known())).toBe(true);
    const other = known({ game: { active: 1 } });
    expect(plain(game.statusSentence(other))).toBe('Bo’s turn.');
    expect(isMine(other)).toBe(false);
    expect(isMine(known({ seat: null }))).toBe(false);
  });

  it('says when the summit can be placed', () => {
    expect(game.statusSentence(known({ legal: { summit: true } }))).toMatch(/summit can be placed/);
  });
});

const ended = (outcome: Outcome, names?: string[]) => ({
  ...(names && { names }),
  game: { phase: 'over' as const, active: null, outcome },
});

describe('the result', () => {
  it.each<[Outcome, string[] | undefined, string, string]>([
    [{ result: 'won' }, undefined, 'Won: the summit is placed.', 'without a word'],
    [{ result: 'won' }, ['Ana'], 'Won: the summit is placed.', 'All your own work'],
    [
      { result: 'lost', reason: 'no_legal_action', seat: 1 },
      undefined,
      'Lost: Bo had nothing left to play.',
      'Bo had no card left',
    ],
    [
      { result: 'lost', reason: 'no_legal_action', seat: 0 },
      undefined,
      'Lost: you had nothing left to play.',
      'You had no card left',
    ],
    [{ result: 'lost', reason: 'conceded' }, undefined, 'Conceded', 'turn back'],
    [{ result: 'lost', reason: 'conceded' }, ['Ana'], 'Conceded.', 'The climb was called off'],
  ])('%j of %j', (outcome, names, line, lead) => {
    const scene = ended(outcome, names);
    expect(plain(game.resultSentence(known(scene)))).toContain(line);
    expect(plain(closingSentence(factsFor(scene)))).toContain(lead);
  });

  it('is not there while the game goes on', () => {
    expect(game.resultSentence(known())).toBeNull();
  });
});

const people = { names: ['Ana', 'Bo'], seat: null };

function lastCards(hand: AscentShortfall['hand']): string {
  return plain(shortfallSentences({ seat: 1, hand }, people).join(' '));
}

describe('why a game was lost', () => {
  it('names the seat, its last card and what that would have cost', () => {
    expect(lastCards([{ card: 'R7', cost: 2 }])).toContain(
      'Bo had one card left to play with (rocky 7). Placing it would have cost at least 2 cards',
    );
    expect(lastCards([{ card: 'bridge', cost: null }])).toContain(
      'It couldn’t be placed anywhere.',
    );
  });

  it('says that nothing was left', () => {
    expect(lastCards([])).toBe('Bo had used up hand and draw pile.');
  });
});

const missed = (miss: Partial<AscentNearMiss>) => {
  const all = { goals: [], short: null, summits_gone: null, ...miss };
  return plain(nearMissSentences(all, people).join(' '));
};

describe('how close a lost climb came', () => {
  it('says what the summit waited for, and what was short', () => {
    expect(missed({ summits_gone: 40 })).toBe(
      'Only the summit was missing. From move 40 on, no summit card was left.',
    );
    const cells = { goal: 'mountain', reached: 43, needed: 44 } as const;
    const trail = { goal: 'trail', reached: 6, needed: 8 } as const;
    expect(missed({ goals: [cells, trail], short: 2 })).toBe(
      '43 of 44 cells below the summit were built up. The green trail had come through 6 of 8 rows. 2 cards short of the last cell.',
    );
  });
});

describe('what is worth telling', () => {
  it('names who, what and when', () => {
    const sentence = plain(
      storySentence({ type: 'dearest', seat: 1, card: 'R7', cost: 3, position: 12 }, people),
    );
    expect(sentence).toBe('Nothing cost more than rocky 7: Bo placed it for 3 cards at move 12.');
    expect(plain(storySentence({ type: 'carried', seat: 0, cards: 9, of: 15 }, people))).toBe(
      'Ana paid the most: 9 of 15 cards.',
    );
    expect(storySentence({ type: 'summits_gone', position: 30 }, people)).toMatch(/^From move 30/);
  });
});
