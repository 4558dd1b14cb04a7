import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '~/texts/localised';
import type { Outcome } from '~/wire/Outcome';
import type { TranquilityWant } from '~/wire/TranquilityWant';
import { wantSentences } from './shortfall';

const people = { names: ['Ana', 'Bo'], seat: 0 };
const STUCK: Outcome = { result: 'lost', reason: 'no_legal_action', seat: 1 };

function told(want: TranquilityWant | null, outcome: Outcome = STUCK, finishes = 3): string {
  const sentences = wantSentences({ want, finishes }, outcome, people).join(' ');
  return sentences.replace(/[\u2068\u2069]/g, '');
}

function held(...hand: [card: number | 'finish' | 'monster', cost: number | null][]) {
  const cards = hand.map(([card, cost]) => ({ card, cost }));
  return { type: 'action', seat: 1, hand: cards } as const;
}

afterEach(() => setLanguage('en'));

describe('why a game was lost', () => {
  it('names the seat, its last card and what that would have cost', () => {
    expect(told(held([34, 3]))).toBe(
      'Bo had one card left to play with (island 34). Placing it would have cost at least 3 cards, and there was none to pay with. With one card more, two could have been discarded.',
    );
    expect(told({ ...held([34, 1]), seat: 0 })).toMatch(/^You had one card left.* 1 card, and/);
  });

  it('says where a card had no place, or not yet', () => {
    expect(told(held([34, null]))).toContain('(island 34). It fitted in no open cell.');
    expect(told(held(['finish', null]))).toContain('(finish card). It could not be played yet.');
  });

  it('says that nothing was left, or monsters alone', () => {
    expect(told(held())).toBe('Bo had used up hand and draw pile.');
    expect(told(held(['monster', null], ['monster', null]))).toBe(
      'The 2 monsters in that hand could not be discarded, and found no island to take.',
    );
  });

  it('adds up what could have been given for the start', () => {
    const unpayable: Outcome = { result: 'lost', reason: 'start_unpayable' };
    expect(told({ type: 'gifts', needed: 8, could: [4, 2] }, unpayable)).toBe(
      'All hands together could have given 6 of the 8 cards: Ana 4 and Bo 2.',
    );
  });

  it('says when nothing was left to finish with, unless the game was won', () => {
    const conceded: Outcome = { result: 'lost', reason: 'conceded' };
    expect(told(null, conceded, 0)).toMatch(/^By then no card was left/);
    expect(told(null, conceded, 1)).toBe('');
    expect(told(null, { result: 'won' }, 0)).toBe('');
  });

  it('speaks French', () => {
    setLanguage('fr');
    expect(told(held([34, 3]))).toContain(
      'Il restait à Bo une seule carte à jouer (île 34). La poser',
    );
  });
});
