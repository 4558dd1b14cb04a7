import type { JSX } from 'preact';
import type { Layout } from '../layout';

/**
 * The way through the sea under the cells: each row from left to right, then back to the left in the
 * row above. Units are cells; y grows downwards.
 */
export function CurrentLines({ layout }: { layout: Layout }): JSX.Element {
  const { columns, levels } = layout;
  const lines = layout.levelsFromTop
    .flatMap((level, fromTop) =>
      level.map(({ part, row, indent, length }) => ({
        key: `${part}-${row}`,
        above: `${part}-${row + 1}`,
        y: fromTop + 0.5,
        from: indent + 0.2,
        to: indent + length - 0.2,
      })),
    )
    .toReversed();
  const along = lines.map(({ y, from, to }) => `M${from} ${y}H${to}`).join('');
  const back = lines
    .map(({ above, y, to }) => {
      const next = lines.find((line) => line.key === above);
      if (next === undefined) return '';
      const { from } = next;
      return (
        `M${to} ${y}C${to + 0.25} ${y} ${to + 0.25} ${y - 0.5} ${to} ${y - 0.5}H${from}` +
        `C${from - 0.25} ${y - 0.5} ${from - 0.25} ${y - 1} ${from} ${y - 1}`
      );
    })
    .join('');
  return (
    <svg
      class="tq-current"
      viewBox={`0 0 ${columns} ${levels}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="tq-current__row" d={along} />
      <path class="tq-current__back" d={back} />
    </svg>
  );
}
