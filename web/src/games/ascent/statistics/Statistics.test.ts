import { describe, expect, it } from 'vitest';
import type { AscentShortfall } from '~/wire/ascent';
import type { Outcome } from '~/wire/room';
import { shortfallSentences } from './Statistics';

const people = { names: ['Ana', 'Bo'], seat: null };
const STUCK: Outcome = { result: 'lost', reason: 'no_legal_action', seat: 1 };

function told(hand: AscentShortfall['hand'], summits = 3): string {
  const sentences = shortfallSentences(
    { shortfall: { seat: 1, hand }, summits },
    STUCK,
    people,
  ).join(' ');
  return sentences.replace(/[\u2068\u2069]/g, '');
}

describe('why a game was lost', () => {
  it('names the seat, its last card and what that would have cost', () => {
    expect(told([{ card: 'R7', cost: 2 }])).toContain(
      'Bo had one card left (rocky 7). Placing it would have cost at least 2 cards',
    );
    expect(told([{ card: 'bridge', cost: null }])).toContain('It could not be placed anywhere.');
  });

  it('says that nothing was left, and when no summit was', () => {
    expect(told([], 0)).toBe('Bo had used up hand and draw pile. By then no summit card was left.');
  });
});
