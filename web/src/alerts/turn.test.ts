import { describe, expect, it } from 'vitest';
import type { GameModule, View } from '~/games/game';
import { viewAround } from '~/card-table/testing';
import { turnBegins, turnIn } from './turn';

const game = { isMyTurn: ({ you }: View) => you.player === 0 } as GameModule;

function view(scene: { seat?: number | null; over?: boolean; done?: string[] } = {}): View {
  const { seat = 0, over = false, done = [] } = scene;
  return viewAround({
    id: 'any',
    names: ['Ada', 'Ben'],
    seat,
    over,
    game: {},
    own: {},
    table: { games: 3 },
    you: { done },
  });
}

describe('a turn', () => {
  it('is known by the game it is in', () => {
    expect(turnIn(view(), game)).toBe(3);
    expect(turnIn(view({ seat: 1 }), game)).toBeNull();
    expect(turnIn(view({ seat: null }), game), 'those who watch have no turn').toBeNull();
    expect(turnIn(view({ over: true }), game)).toBeNull();
  });

  it('begins with the first view that shows it', () => {
    expect(turnBegins(null, 3, view())).toBe(true);
    expect(turnBegins(2, 3, view()), 'in another game').toBe(true);
    expect(turnBegins(null, null, view())).toBe(false);
    expect(turnBegins(3, null, view())).toBe(false);
  });

  it('does not begin again where it goes on, nor with the page', () => {
    expect(turnBegins(3, 3, view())).toBe(false);
    expect(turnBegins(undefined, 3, view())).toBe(false);
  });

  it('is no news to somebody whose own action began it', () => {
    expect(turnBegins(null, 3, view({ done: ['c1'] }))).toBe(false);
  });
});
