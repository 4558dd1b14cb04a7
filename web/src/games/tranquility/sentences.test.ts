import { afterEach, describe, expect, it } from 'vitest';
import { newsOf, type NewsSentences } from '~/card-table/useTable';
import { setLanguage } from '~/texts';
import type { Outcome } from '~/wire/room';
import type { TranquilityLogLine } from '~/wire/tranquility';
import {
  closingSentence,
  logSentence,
  news,
  phraseSentence,
  resultSentence,
  statusSentence,
} from './sentences';
import { factsFor, type Scene } from './view/testing';

/** Without the marks that keep names from taking their direction of writing along. */
const plain = (sentence: string | null): string | null =>
  sentence?.replaceAll(/[\u2068\u2069]/g, '') ?? null;

const people = factsFor();

afterEach(() => setLanguage('en'));

describe('logSentence', () => {
  it.each([
    [{ type: 'first', seat: 1 }, 'Bo begins'],
    [{ type: 'place', seat: 1, card: 17, cell: 8, cost: 0 }, 'Bo placed 17 in row 2, cell 3'],
    [
      { type: 'place', seat: 0, card: 17, cell: 8, cost: 1 },
      'You placed 17 in row 2, cell 3 and paid 1 card',
    ],
    [{ type: 'discard', seat: 2 }, 'Cleo discarded two cards'],
    [{ type: 'start', seat: 0 }, 'You played the start card'],
    [{ type: 'given', counts: [3, 5, 0] }, 'Eight cards were given: you 3, Bo 5 and Cleo 0'],
    [{ type: 'finish', seat: 2 }, 'Cleo played the finish'],
    [{ type: 'concede', seat: 1 }, 'Bo agreed to stop'],
  ] as const)('%j', (line, sentence) => {
    const writable = line.type === 'given' ? { ...line, counts: [...line.counts] } : line;
    expect(plain(logSentence(writable, people))).toBe(sentence);
  });

  it('speaks French', () => {
    setLanguage('fr');
    const line = { type: 'place', seat: 1, card: 8, cell: 0, cost: 2 } as const;
    expect(plain(logSentence(line, people))).toBe(
      'Bo a posé le 8 en rangée 1, case 1 et payé 2 cartes',
    );
  });
});

describe('phraseSentence', () => {
  const ask = { type: 'ask', seat: 0, change: 'more', count: 2 } as const;

  it('says who asks whom', () => {
    expect(plain(phraseSentence(1, ask, people))).toBe('Bo asks you for 2 more');
    expect(plain(phraseSentence(1, ask, { ...people, seat: 2 }))).toBe('Bo asks Ana for 2 more');
    expect(plain(phraseSentence(0, { ...ask, seat: 1, change: 'fewer' }, people))).toBe(
      'You ask Bo for 2 fewer',
    );
    expect(plain(phraseSentence(1, { type: 'think' }, people))).toBe('Bo: “Let me think.”');
  });
});

describe('logSentence in rough seas and on other grids', () => {
  it.each([
    [{ type: 'monster', seat: 1, cell: 8 }, 'Bo let a monster take the island in row 2, cell 3'],
    [
      { type: 'finish_back', seat: 0, monsters: [0, 2] },
      'You tried the finish, but took it back. Monsters in hand: Cleo and you',
    ],
    [{ type: 'move_rocks', row: 2 }, 'The rocks moved to row 3'],
    [{ type: 'storm', seat: 2, storm: 'yellow' }, 'Cleo turned up a yellow storm'],
    [
      { type: 'spend_compass', seat: 1, storm: { kind: 'orange', seat: 0 } },
      'Bo spent a compass and ended the orange storm in front of you',
    ],
    [{ type: 'turn_hands', night: true }, 'A compass turned all hands over: night is up'],
    [
      { type: 'explore', seat: 1, card: 17, cell: 8, cost: 1, found: 'monster' },
      'Bo explored row 2, cell 3 with 17. A monster was turned up: it took the island',
    ],
  ] as const)('%j', (line, sentence) => {
    expect(plain(logSentence(structuredClone(line) as TranquilityLogLine, people))).toBe(sentence);
  });

  it('names the parts of the arch', () => {
    const arch = factsFor({ game: { grid: 'arch' } });
    const line = { type: 'place', seat: 1, card: 17, cell: 12, cost: 0 } as const;
    expect(plain(logSentence(line, arch))).toBe('Bo placed 17 in roof, row 4, cell 1');
  });
});

describe('statusSentence', () => {
  const window = { needed: 8, pledges: [3, null, 2], agreed: [], given: [] };
  it.each<[Scene, string]>([
    [{}, 'Your turn.'],
    [{ legal: { start: true } }, 'Your turn: you hold the start card and must play it.'],
    [{ game: { active: 1, waiting: [1] } }, 'Bo’s turn.'],
    [{ seat: null, game: { active: 1, waiting: [1] } }, 'Bo’s turn.'],
    [{ game: { phase: 'start_pledge', waiting: [1], window } }, 'Start: waiting for Bo.'],
    [
      { seat: 1, game: { phase: 'start_pledge', waiting: [1], window } },
      'Start: how many of the eight cards do you give?',
    ],
    [
      { game: { phase: 'start_give', waiting: [0, 2] }, legal: { give: 3 } },
      'Start: choose 3 cards to give.',
    ],
    [
      { game: { phase: 'over', waiting: [], outcome: { result: 'won' } } },
      'Won: all 36 islands lie in order, and the finish is played.',
    ],
  ])('%#', (scene, sentence) => {
    expect(plain(statusSentence(factsFor(scene)))).toBe(sentence);
  });
});

function ended(outcome: Outcome) {
  return factsFor({ game: { phase: 'over', outcome } });
}

describe('the end', () => {
  it('tells every reason apart', () => {
    const all = [
      ended({ result: 'won' }),
      ended({ result: 'lost', reason: 'no_legal_action', seat: 1 }),
      ended({ result: 'lost', reason: 'no_legal_action', seat: 0 }),
      ended({ result: 'lost', reason: 'start_unpayable' }),
      ended({ result: 'lost', reason: 'conceded' }),
      ended({ result: 'ranked', scores: [40, 38], winners: [0] }),
      ended({ result: 'ranked', scores: [38, 40], winners: [1] }),
      ended({ result: 'ranked', scores: [40, 40], winners: [0, 1] }),
    ];
    expect(new Set(all.map(resultSentence)).size).toBe(all.length);
    expect(new Set(all.map(closingSentence)).size).toBe(all.length);
    expect(resultSentence(factsFor())).toBeNull();
  });

  it('counts the points of the reader who has no name', () => {
    const outcome: Outcome = { result: 'ranked', scores: [40, -38], winners: [0] };
    const facts = factsFor({ names: ['', 'Robo'], game: { phase: 'over', outcome } });
    expect(plain(resultSentence(facts))).toMatch(/You.* 40.* Robo.* −38/);
  });
});

const SENTENCES: NewsSentences = { logSentence, news };

describe('news', () => {
  it('reads out new lines of the log only', () => {
    const before = factsFor();
    const log = [
      { type: 'first', seat: 0 },
      { type: 'discard', seat: 1 },
    ] as const;
    const after = factsFor({ game: { log: [...log], log_length: 2 } });
    expect(newsOf(before, after, SENTENCES).map(plain)).toEqual(['Bo discarded two cards.']);
    expect(newsOf(after, after, SENTENCES)).toEqual([]);
    expect(newsOf(after, before, SENTENCES)).toEqual([]);
  });

  it('reads out phrases, and the pledges and agreements of others', () => {
    const window = {
      needed: 8,
      pledges: [null, null, 2],
      agreed: [false, false, false],
      given: [],
    };
    const before = factsFor({ game: { phase: 'start_pledge', window } });
    const after = factsFor({
      game: {
        phase: 'start_pledge',
        window: { ...window, pledges: [1, 5, 2], agreed: [false, false, true] },
      },
      table: { phrases: [{ seat: 1, phrase: { type: 'think' } }] },
    });
    expect(newsOf(before, after, SENTENCES).map(plain)).toEqual([
      'Bo: “Let me think.”',
      'Bo pledges 5.',
      'Cleo agrees.',
    ]);
  });
});
