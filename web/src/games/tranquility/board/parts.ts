/** What of the board a game has only in the beginning or in the end: it comes when there is time. */
import { lazy, lazyComponent } from '~/ui/lazy';

const PARTS = {
  StartPanel: lazy(async () => (await import('./StartPanel')).StartPanel),
  PledgeControls: lazy(async () => (await import('./Talk')).PledgeControls),
  GameEnd: lazy(async () => (await import('./GameEnd')).GameEnd),
  Hidden: lazy(async () => (await import('./GameEnd')).Hidden),
};

export const StartPanel = lazyComponent(PARTS.StartPanel, { quiet: true });
export const PledgeControls = lazyComponent(PARTS.PledgeControls, { quiet: true });
export const GameEnd = lazyComponent(PARTS.GameEnd, { quiet: true });
export const Hidden = lazyComponent(PARTS.Hidden, { quiet: true });

/** Settles when all of it is there. */
export async function loadParts(): Promise<void> {
  await Promise.all(Object.values(PARTS).map((part) => part.load()));
}
