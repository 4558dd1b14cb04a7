import { describe, expect, it } from 'vitest';
import type { AscentShortfall } from '~/wire/ascent';
import { shortfallSentences, storySentence } from './Statistics';

const people = { names: ['Ana', 'Bo'], seat: null };

function told(hand: AscentShortfall['hand']): string {
  return plain(shortfallSentences({ seat: 1, hand }, people).join(' '));
}

function plain(sentences: string): string {
  return sentences.replace(/[\u2068\u2069]/g, '');
}

describe('why a game was lost', () => {
  it('names the seat, its last card and what that would have cost', () => {
    expect(told([{ card: 'R7', cost: 2 }])).toContain(
      'Bo had one card left (rocky 7). Placing it would have cost at least 2 cards',
    );
    expect(told([{ card: 'bridge', cost: null }])).toContain('It couldn’t be placed anywhere.');
  });

  it('says that nothing was left', () => {
    expect(told([])).toBe('Bo had used up hand and draw pile.');
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
