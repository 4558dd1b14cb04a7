/** What a view says about the game, with its types. */
import { type GameFacts, gameFactsOf } from '~/card-table/people/facts';
import type { GameView } from '~/card-table/game';
import type { SantaTimeaPrivate, SantaTimeaPublic, SantaTimeaShape } from '~/wire/santa_timea';

export interface Facts extends GameFacts<SantaTimeaPublic, SantaTimeaPrivate> {
  readonly shape: SantaTimeaShape;
}

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, shape: SantaTimeaShape): Facts | null {
  const facts = gameFactsOf<SantaTimeaPublic, SantaTimeaPrivate>(view);
  return facts && { ...facts, shape };
}
