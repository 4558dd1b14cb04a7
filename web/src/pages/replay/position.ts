/** Positions of a replay: which lines of the log led to them, and how addresses name them. */

/** The position that an address names, as in `…#23`; null if it names none. */
export function positionIn(hash: string): number | null {
  const digits = /^#(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

export function hashOf(position: number): string {
  return `#${position}`;
}

/** The position that a line of the log led to. `lengths` has the length of the log per position. */
export function positionOfLine(lengths: readonly number[], line: number): number {
  const position = lengths.findIndex((length) => length > line);
  return position === -1 ? lengths.length - 1 : position;
}

/** The lines of the log that came with a position: the first of them, and the first after them. */
export function linesOf(lengths: readonly number[], position: number): [number, number] {
  return [lengths[position - 1] ?? 0, lengths[position] ?? 0];
}
