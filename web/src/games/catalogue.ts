/** The games this client can draw. The only file of the shared client that names any. */
import type { GameModule } from './game';
import { tranquility } from './tranquility';

export const catalogue: readonly GameModule[] = [tranquility];

export function gameModule(id: string): GameModule | null {
  return catalogue.find((game) => game.id === id) ?? null;
}
