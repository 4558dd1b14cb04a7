/** A view's facts about a game, with the types of that game. */
import type { Presence, Table, You } from '~/wire/room';
import type { People } from './people/people';

/** The part of a view that games read: the server's, or that of a position in a game that was played. */
export interface GameView {
  readonly table: Pick<Table, 'games' | 'phase' | 'players' | 'partners' | 'seats' | 'phrases'> &
    Partial<Pick<Table, 'open_hands' | 'stopping'>>;
  readonly game: unknown;
  /** In `hands`, a seat whose hand is hidden has `null`. */
  readonly you: Pick<You, 'player' | 'left' | 'game' | 'hands'>;
}

/** The seats of the shown game that are partners', and the faces of all. */
export function partnersOf({
  table,
}: GameView): Pick<People, 'faces' | 'chosen' | 'partners' | 'stopping'> {
  const { phase, players, seats, partners = [], stopping = [] } = table;
  const faces = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name ? (now.partner?.face ?? null) : null;
  });
  const chosen = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name && !now.partner ? (now.face ?? null) : null;
  });
  if (phase !== 'playing') return { faces, chosen, partners };
  return {
    faces,
    chosen,
    stopping,
    partners: faces.flatMap((face, seat) => (face === null ? [] : [seat])),
  };
}

export interface GameFacts<Public, Private> extends People {
  readonly game: Public;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: Private | null;
  /** The hands that lie open to the viewer, by seat; null where one is hidden. */
  readonly hands: readonly (Private | null)[];
  /** Whether those who watch may look at all hands. */
  readonly openHands?: boolean;
  /** The presence of each seat's player; empty when the game is over, as the table is a lobby again. */
  readonly presence: readonly (Presence | null)[];
}

/** The facts that all boards read of a game. */
export interface TableFacts extends GameFacts<
  {
    readonly phase: string;
    readonly active: number | null;
    readonly waiting?: readonly number[];
    readonly log: readonly object[];
    readonly log_length: number;
    /** The seats that have agreed to stop, in games that can be conceded. */
    readonly conceded?: readonly number[];
  },
  { readonly legal: object }
> {}

/** Null while there is no game that the viewer may see. */
export function gameFactsOf<Public, Private>(view: GameView): GameFacts<Public, Private> | null {
  const { table, game, you } = view;
  if (game === null) return null;
  return {
    seat: you.player,
    names: table.players,
    ...partnersOf(view),
    game: game as Public,
    own: you.game as Private | null,
    hands: (you.hands ?? []) as (Private | null)[],
    openHands: table.open_hands === true,
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
  };
}

const NOTHING = {};

/** The actions that the viewer can take now. */
export function legalOf<Legal extends object>(
  facts: Pick<GameFacts<unknown, { readonly legal: Legal }>, 'own'>,
): Partial<Legal> {
  return facts.own?.legal ?? NOTHING;
}

/** Whether the viewer has something to do now. */
export function isMine({ game, seat }: GameFacts<Waited, unknown>): boolean {
  return seat !== null && (game.waiting ?? [game.active]).includes(seat);
}

/** How many cards are left, in hands and to be drawn. */
export function cardsLeft({ game: { hands, piles } }: TableFacts & { game: Piled }): number {
  return [...hands, ...piles].reduce((sum, cards) => sum + cards, 0);
}

interface Piled {
  readonly hands: readonly number[];
  readonly piles: readonly number[];
}

/** For whom a game waits: the seats that it names, or else the one whose turn it is. */
interface Waited {
  readonly waiting?: readonly number[];
  readonly active: number | null;
}
