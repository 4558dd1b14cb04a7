/** The face of a guest, whose drawing is loaded when there is one to show. */
import { lazy, lazyComponent } from '~/ui/lazy';

export const GuestFace = lazyComponent(
  lazy(async () => (await import('./Creature')).Creature),
  { quiet: true },
);
