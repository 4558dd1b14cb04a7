import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Facts } from '../view';

/** A gust over the sea when a storm has come up while the viewer was looking: decoration. */
export function Gust({ facts, fresh }: { facts: Facts; fresh: boolean }): JSX.Element | null {
  const newest = newestStorm(facts);
  // A storm from before the viewer came is old.
  const old = useRef(newest);
  if (!fresh || newest === null || newest === old.current) return null;
  return (
    <span key={newest} class="tq-gust" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path d="M-10 14q30 -8 60 0t64 -4M4 32q26 8 54 0t52 2M-20 55q40 -9 70 0t70 -3M12 73q24 6 50 0t50 3M-6 90q30 -7 58 0t60 -2" />
      </svg>
    </span>
  );
}

/** The place in the whole log of the newest storm among the lines that are there. */
function newestStorm({ game: { log, log_length: length } }: Facts): number | null {
  const line = log.findLastIndex(({ type }) => type === 'storm' || type === 'blow');
  return line < 0 ? null : length - log.length + line;
}
