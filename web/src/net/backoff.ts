const FIRST = 400;
const LONGEST = 10_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time, and somewhere in
 * the upper half of that at random, so that the guests of a restarted server don't all come at once.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.round(longest * (0.5 + random() / 2));
}
