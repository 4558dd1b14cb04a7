import type { JSX } from 'preact';

/**
 * The way through the sea under the cells: each row from left to right, then back to the left in the
 * row above. Units are cells; y grows downwards.
 */
export function CurrentLines(): JSX.Element {
  const rows = [5.5, 4.5, 3.5, 2.5, 1.5, 0.5];
  const along = rows.map((y) => `M0.2 ${y}H5.8`).join('');
  const back = rows
    .slice(0, -1)
    .map(
      (y) =>
        `M5.8 ${y}C6.05 ${y} 6.05 ${y - 0.5} 5.8 ${y - 0.5}H0.2C-0.05 ${y - 0.5} -0.05 ${y - 1} 0.2 ${y - 1}`,
    )
    .join('');
  return (
    <svg class="tq-current" viewBox="0 0 6 6" preserveAspectRatio="none" aria-hidden="true">
      <path class="tq-current__row" d={along} />
      <path class="tq-current__back" d={back} />
    </svg>
  );
}
