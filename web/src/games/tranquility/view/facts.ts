/** What a view says about the game, with its types. */
import { type GameFacts, gameFactsOf } from '~/card-table/people/facts';
import type { GameView } from '~/games/game';
import type {
  StormAt,
  TranquilityPhrase,
  TranquilityPrivate,
  TranquilityPublic,
  TranquilityShape,
} from '~/wire/tranquility';
import { type Layout, layoutOf } from './layout';

export interface Facts extends GameFacts<TranquilityPublic, TranquilityPrivate> {
  readonly layout: Layout;
  readonly phrases: readonly { readonly seat: number; readonly phrase: TranquilityPhrase }[];
  readonly left: { readonly phrases: number; readonly changes: number } | null;
}

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, { grids }: TranquilityShape): Facts | null {
  const facts = gameFactsOf<TranquilityPublic, TranquilityPrivate>(view);
  if (facts === null) return null;
  const { grid } = facts.game;
  const shape = grids[grid];
  if (shape === undefined) throw new Error(`The server has no grid ${grid}.`);
  return {
    ...facts,
    layout: layoutOf(shape),
    phrases: view.table.phrases as Facts['phrases'],
    left: view.you.left,
  };
}

export function inWindow({ game }: Facts): boolean {
  return game.phase === 'start_pledge' || game.phase === 'start_give';
}

/** Whether some storm could be ended now, so that the seats may talk about which. */
export function inStormWindow({ game }: Facts): boolean {
  return (game.storms?.endable?.length ?? 0) > 0;
}

/** The storms that can be told apart, the one just turned up first. */
export function stormsOf({ storms }: TranquilityPublic): StormAt[] {
  if (storms === undefined) return [];
  return [
    ...(storms.revealed === null ? [] : [{ revealed: true }]),
    ...storms.yellow.flatMap((count, seat) => anyOf(count, { kind: 'yellow', seat })),
    ...storms.purple.flatMap((count, row) => anyOf(count, { kind: 'purple', row })),
    ...storms.orange.flatMap((count, seat) => anyOf(count, { kind: 'orange', seat })),
  ];
}

function anyOf(count: number, storm: StormAt): StormAt[] {
  return count > 0 ? [storm] : [];
}
