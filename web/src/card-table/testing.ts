/** Boards on pages of their own, and what surrounds a game in a view, as the server would send it. */
import { type ComponentType, h, render } from 'preact';
import { act as flush } from 'preact/test-utils';
import { onTestFinished, vi } from 'vitest';
import type { BoardProps, View } from '~/games/game';
import games from '~/wire/games.json';

/** What the server tells of the shape of a game. */
export function shapeOf(id: string): unknown {
  return games.find((game) => game.id === id)?.shape;
}

interface TableScene {
  /** As in `GET /api/games`. */
  id: string;
  names: readonly string[];
  /** The viewer's seat; null for those who watch. */
  seat: number | null;
  over: boolean;
  /** What all guests see of the game, and what the viewer alone sees. */
  game: unknown;
  own: unknown;
  table?: Partial<View['table']> | undefined;
  you?: Partial<View['you']> | undefined;
}

export function viewAround(scene: TableScene): View {
  const { id, names, seat, over, game, own } = scene;
  return {
    seq: 1,
    table: {
      code: '23456789ab',
      game: id,
      options: {},
      max_seats: 5,
      playable_seats: [1, 2, 3, 4, 5],
      closing: [],
      closed: false,
      talk: 'silent',
      spectators: true,
      open_hands: false,
      listed: false,
      locked: false,
      language: null,
      phase: over ? 'over' : 'playing',
      deal: { type: 'random' },
      games: 1,
      seats: names.map((name) => ({ name, presence: 'here' })),
      host: 0,
      host_name: names[0] ?? null,
      players: [...names],
      watchers: null,
      window: null,
      phrases: [],
      evening: { won: 0, lost: 0, closed: 0, ranked: 0, wins: [] },
      fairness: null,
      ...scene.table,
    },
    game,
    you: {
      name: seat === null ? null : (names[seat] ?? null),
      plays_as: null,
      seat,
      player: seat,
      host: false,
      may: {
        sit: false,
        stand: false,
        manage: false,
        start: false,
        start_refusal: null,
        free: [],
        take_over: [],
        call_partner: [],
        play_on: false,
        close: false,
        look: false,
        watch: true,
        end: false,
        played_elsewhere: false,
        removed: false,
        muted: false,
        guests: [],
        removed_guests: [],
      },
      channel: null,
      left: null,
      game: own,
      hands: null,
      ...scene.you,
    },
  };
}

/** Draws a board until the test is over. */
export function showBoard(
  Board: ComponentType<BoardProps>,
  view: View,
  props: Partial<BoardProps> = {},
) {
  const page = document.createElement('div');
  document.body.append(page);
  onTestFinished(() => {
    render(null, page);
    page.remove();
  });
  const act = vi.fn<(action: unknown) => Promise<null>>(async () => null);
  const say = vi.fn<(phrase: unknown) => Promise<null>>(async () => null);
  const told = { act, say, fetchLog: async () => [], busy: false, ...props };
  const draw = (next: View): void =>
    void flush(() => render(h(Board, { view: next, ...told }), page));
  draw(view);

  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  return {
    page,
    act,
    say,
    draw,
    all,
    click: (selector: string, index = 0) => press(all(selector)[index], selector),
    button: (name: string) =>
      press(
        all('button').find(({ textContent }) => textContent === name),
        name,
      ),
    label: (selector: string) => page.querySelector(selector)?.getAttribute('aria-label'),
  };
}

function press(element: HTMLElement | undefined, what: string): void {
  if (element === undefined) throw new Error(`there is no ${what}`);
  void flush(() => element.click());
}
