/** The games this client can draw. The only file of the shared client that names any. */
import { aboutAscent } from './ascent/about';
import type { GameEntry } from './game';
import { aboutSantaTimea } from './santa-timea/about';
import { aboutTranquility } from './tranquility/about';

export const catalogue: readonly GameEntry[] = [
  {
    ...aboutTranquility,
    loadOptions: async () => (await import('./tranquility/options')).options,
    load: async () => (await import('./tranquility')).tranquility,
  },
  {
    ...aboutAscent,
    loadOptions: async () => (await import('./ascent/options')).options,
    load: async () => (await import('./ascent')).ascent,
  },
  {
    ...aboutSantaTimea,
    loadOptions: async () => (await import('./santa-timea/options')).options,
    load: async () => (await import('./santa-timea')).santaTimea,
  },
];

export function gameEntry(id: string): GameEntry | null {
  return catalogue.find((game) => game.id === id) ?? null;
}
