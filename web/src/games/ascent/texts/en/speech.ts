import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** Answers of single keys: loaded when the page has nothing better to do. */
const speech = {
  campfire: (slope: string, where: string, to: string, cost: number) =>
    `in place of ${slope} in ${where}, which moves to ${to} for ${cost === 0 ? 'free' : cards(cost)}`,
  /** How far a row reaches, with its last card. */
  row: (row: number, n: number, of: number, card: string) =>
    `Row ${row}: ${n} of ${of} cells, the last with ${card}`,
  emptyFrom: (row: number) => `Empty from row ${row} up`,
};

export default { speech };
