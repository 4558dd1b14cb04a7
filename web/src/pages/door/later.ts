/** The page and the dialog of the door, loaded where a server has one. */
import { lazy, lazyComponent } from '~/ui/lazy';

export const WordDialog = lazyComponent(
  lazy(async () => (await import('./door')).WordDialog),
  { quiet: true },
);
