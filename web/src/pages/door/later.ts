/** What few servers ask for, loaded where one does. */
import { lazy, lazyComponent } from '~/ui/lazy';

export const WordDialog = lazyComponent(
  lazy(async () => (await import('./door')).WordDialog),
  { quiet: true },
);
