/** Refusals in the language of the page. */
import { loadedGame } from '~/games/catalogue';
import { localised } from '~/texts/localised';
import { lazy, loadedPart } from '~/ui/lazy';
import type { Refused } from '~/wire/room';

/** Loaded after all else, but in advance: when they are needed, the server may be out of reach. */
export const refusals = lazy(async () => localised((file) => file.refusals()));

/**
 * The game's own sentence, else the client's; the server's English sentence for a code that is
 * newer than this page.
 */
export function refusalSentence(refused: Refused, game?: string): string {
  refusals.preload();
  const known: Readonly<Record<string, string>> = loadedPart(refusals.state)?.() ?? {};
  const ofGame = game === undefined ? null : loadedGame(game)?.refusal(refused.code);
  return ofGame ?? known[refused.code] ?? refused.message;
}
