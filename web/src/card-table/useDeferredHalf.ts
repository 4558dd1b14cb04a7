import { useEffect, useState } from 'preact/hooks';

/**
 * Whether all of a board is to be drawn. At first only what takes the eye is: the rest, with the own
 * hand, follows in the next frame, so that a slow processor is not kept busy in one stretch. What was
 * there already, as when a game ends before one's eyes, is not taken away for that.
 */
export function useWhole(already: boolean): boolean {
  const [whole, setWhole] = useState(already);
  useEffect(() => setWhole(true), []);
  return whole;
}
