import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

/** Of one cell, its place says it all. */
const empty = (n: number, where: string) => (n === 1 ? where : `${n} empty cells, ${where}`);

/** Answers of single keys: loaded when the page has nothing better to do. */
const speech = {
  /** The cheapest place, and the cheapest without a gap. */
  sound: (cheapest: string, place: string) => `${cheapest}; without a gap ${place}`,
  monster: (n: number) =>
    plural(n, { one: 'can take the only island', other: 'can take one of # islands' }),
  cells: (row: number, from: number, to: number) => `row ${row}, cells ${from} to ${to}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  filled: (n: number, all: number) =>
    plural(n, { one: `# of ${all} cells is filled`, other: `# of ${all} cells are filled` }),
  open: (n: number, where: string) => empty(n, where),
  before: (above: number, n: number, where: string) => `Before ${above}: ${empty(n, where)}`,
  between: (below: number, above: number, n: number, where: string) =>
    `Between ${below} and ${above}: ${empty(n, where)}`,
  after: (below: number, n: number, where: string) => `After ${below}: ${empty(n, where)}`,
};

export default { speech };
