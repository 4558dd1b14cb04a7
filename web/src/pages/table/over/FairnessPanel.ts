/** The commitment to the deal, whose words are loaded when they are shown. */
import { lazy, lazyComponent } from '~/ui/lazy';

/** How anybody can check that the deal was not made up afterwards. */
export const FairnessPanel = lazyComponent(
  lazy(async () => (await import('./Fairness')).Fairness),
  { quiet: true },
);
