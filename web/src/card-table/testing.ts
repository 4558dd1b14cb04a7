/** What surrounds a game in a view, as the server would send it. */
import type { View } from '~/games/game';
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
