/** Boards on pages of their own, and what surrounds a game in a view, as the server would send it. */
import { type ComponentType, h, render } from 'preact';
import { useMemo } from 'preact/hooks';
import { act as flush } from 'preact/test-utils';
import { vi } from 'vitest';
import type { BoardProps } from '~/card-table/boardProps';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { View } from '~/net/room/view';
import games from '~/testing/games.json';
import { confirming } from '~/ui/preferences';
import views from '~/testing/views.json';

confirming.set(true);

/** The shape of a game, as the server has it. */
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
  /** The game as all guests see it, and the viewer's own part of it. */
  game: unknown;
  own: unknown;
  table?: Partial<View['table']> | undefined;
  you?: Partial<View['you']> | undefined;
}

const VIEWS = views as unknown as Record<'playing' | 'over', Record<'player' | 'spectator', View>>;

/** A view that the server has written, with the scene's values in place of its own. */
export function viewAround({ id, names, seat, over, game, own, ...scene }: TableScene): View {
  const phase = VIEWS[over ? 'over' : 'playing'];
  const written = structuredClone(phase[seat === null ? 'spectator' : 'player']);
  const { table, you } = written;
  const seats = table.seats.map((_, at) => {
    const taken = names[at];
    return taken === undefined ? null : { name: taken, presence: 'here' as const };
  });
  const name = seat === null ? null : (names[seat] ?? null);
  return {
    ...written,
    table: { ...table, game: id, seats, players: [...names], ...scene.table },
    game,
    you: { ...you, name, seat, player: seat, game: own, ...scene.you },
  };
}

/** A board as a game draws it, without what is explained at it. */
export function boardAlone<Facts>(
  Table: ComponentType<BoardProps & { facts: Facts }>,
  factsOf: (view: GameView) => Facts | null,
): ComponentType<BoardProps> {
  return function Board(props: BoardProps) {
    const facts = useMemo(() => factsOf(props.view), [props.view]);
    return facts && h(Table, { key: props.view.table.games, ...props, facts });
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
  const act = vi.fn<(action: unknown) => Promise<null>>(async () => null);
  const say = vi.fn<(phrase: unknown) => Promise<null>>(async () => null);
  const game = {} as GameModule;
  const given = { game, act, say, fetchLog: async () => [], busy: false, ...props };
  const draw = (next: View): void =>
    void flush(() => render(h(Board, { view: next, ...given }), page));
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
