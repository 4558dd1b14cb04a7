/** Speaking of a gap by the islands at its ends. */
import { textsOf } from '~/texts';

const t = textsOf('beside');

/** Null is the edge of the grid. */
export function gapText(below: number | null, above: number | null): string {
  return t().gap(below, above);
}
