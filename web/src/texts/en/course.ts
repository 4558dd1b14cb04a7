/** What has happened in a running game, and for how long it has gone on. */
import { formatter } from '~/texts/formatter';

const { plural, number, ago } = formatter('en');

export const en = {
  since: 'Since your last turn',
  steps: 'Step by step',
  earlier: (n: number) => plural(n, { one: '# earlier move', other: '# earlier moves' }),
  title: 'Looking back',
  at: (n: number, last: number) => `After move ${number(n)} of ${number(last)}`,
  back: 'Back to the game',
  loading: 'Fetching the moves…',
  news: (n: number) => plural(n, { one: '# new move', other: '# new moves' }),
  /** How long the turn has lasted, as "3 h". */
  minutes: (n: number) => `${number(n)} min`,
  hours: (n: number) => `${number(n)} h`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  clock: (moved: number, began: number) =>
    `The last move was ${ago(moved)}; the game began ${ago(began)}.`,
};

export type Messages = typeof en;
