/** The choice of a face, whose code is loaded when it is opened. */
import { lazy, lazyComponent } from '~/ui/lazy';

export const FaceDialog = lazyComponent(
  lazy(async () => (await import('./FaceDialog')).FaceDialog),
  { quiet: true },
);
