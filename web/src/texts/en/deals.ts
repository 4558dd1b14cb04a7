/** Deals that are played more than once. */
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

export const deals = {
  title: (code: string) => `Deal ${code}`,
  ofDay: (day: string) => `Deal of the day of ${day}`,
  players: (count: number) =>
    plural(count, { one: 'For exactly # player', other: 'For exactly # players' }),
  unknownTitle: 'There is no such deal',
  unknown: 'The code may be mistyped. That of a deal has twelve letters and digits.',
  loading: 'Looking for the deal…',

  play: 'Play this deal',
  lead: 'Whoever plays this deal gets the same cards in the same order. Only the decisions differ.',
  playHint: (count: number) =>
    plural(count, {
      one: 'A new table is made for you.',
      other: 'A new table is made, to which you invite your friends: there must be # of you.',
    }),
  playAlready: 'You have begun this deal before. The next result will say so.',
  playToday:
    'This deal belongs to today. Until the day is over it is played as the deal of the day, once by everybody.',
  toDaily: 'To the deal of the day',

  shareTitle: 'Pass it on',
  shareText: 'Whoever has the link can play the same deal. It tells nothing about the cards.',
  link: 'Link to this deal',
  code: 'Code',

  results: 'Results',
  noResults: 'Nobody has played this deal yet.',
  resultsLocked:
    'The results are kept back until you have finished the deal yourself, or the day is over.',
  somebody: (count: number) => plural(count, { one: '# player', other: '# players' }),
  own: 'You played',
  uploaded: 'Uploaded',
  uploadedHint: 'From a record that somebody has uploaded',
  again: 'Not the first time',
  againHint: 'Somebody in this game had begun the deal before',
  replay: 'Replay',
  replayOf: (names: string) => `Replay of the game of ${names}`,
  progress: (placed: number, of: number) => `${number(placed)} of ${number(of)}`,
  progressLabel: (placed: number, of: number) => `It came to ${number(placed)} of ${number(of)}.`,
  running: 'Still playing',
  won: 'Won',
  lost: 'Lost',
  lostStuck: (name: string) => `Lost: ${name} could not go on`,
  conceded: 'Given up',
  closed: 'Closed without a result',
  ranked: (winners: string[]) =>
    plural(winners.length, { one: `${list(winners)} won`, other: `Shared by ${list(winners)}` }),
  player: (n: number) => `Player ${number(n)}`,
  score: (name: string, points: number) => `${name} ${number(points)}`,

  choice: 'Deal',
  next: 'Next deal',
  random: 'Random',
  randomHint: 'Shuffled when the game starts.',
  daily: 'Deal of the day',
  dailyHint: 'The same cards for everybody today, with these options and as many players.',
  given: 'Given deal',
  givenHint: 'The same cards as in other games on this deal.',
  givenSeats: (count: number) =>
    plural(count, { one: 'It is for exactly # player.', other: 'It is for exactly # players.' }),
  same: 'The same again',
  optionsLocked: (options: string) =>
    `The options come with the given deal: ${options}. With a random deal you can choose them.`,

  shareGame:
    'Let others play the same cards, or play them again yourselves at another table, and compare the results.',
  compare: 'Compare this deal',
  makeTable: 'Make a table with it',
  toResults: 'See all results',
  isOfDay: (day: string) => `This was the deal of the day of ${day}.`,
  compareDay: 'See how the others did',
};
