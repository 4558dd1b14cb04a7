/** A view's facts about the game, with its types. */
import { type GameFacts, gameFactsOf } from '~/card-table/facts';
import type { GameView } from '~/card-table/facts';
import type { SantaTimeaPrivate, SantaTimeaPublic, SantaTimeaShape } from '~/wire/santa_timea';

export interface SantaTimeaFacts extends GameFacts<SantaTimeaPublic, SantaTimeaPrivate> {
  readonly shape: SantaTimeaShape;
}

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, shape: SantaTimeaShape): SantaTimeaFacts | null {
  const facts = gameFactsOf<SantaTimeaPublic, SantaTimeaPrivate>(view);
  return facts && { ...facts, shape };
}
