import { canVibrate } from './device';

/** Milliseconds of shaking, of rest, and of shaking. */
const TWICE = [70, 90, 70];

export function vibrate(): void {
  // A page that nobody has touched may not, and browsers complain about those that try.
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(TWICE);
}
