import type { JSX } from 'preact';

/** An ornament in the frame, as on old charts. */
export function CompassRose(): JSX.Element {
  return (
    <svg class="tq-rose" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="34" />
      <circle cx="50" cy="50" r="30" />
      <path d="M50 50 63 37 50 50 63 63 50 50 37 63 50 50 37 37Z" />
      <path class="tq-rose__points" d="M50 4 56 44 96 50 56 56 50 96 44 56 4 50 44 44Z" />
      <path
        class="tq-rose__light"
        d="M50 4V50L56 44ZM96 50H50L56 56ZM50 96V50L44 56ZM4 50H50L44 44Z"
      />
    </svg>
  );
}
