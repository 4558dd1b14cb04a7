/** Deals that are played more than once. */
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

/** The deal of the day. */
export const daily = {
  title: 'Deal of the day',
  titleOf: (day: string) => `Deal of the day, ${day}`,
  about: 'About the deal of the day',
  lead: 'Once a day there is a deal of each game that is the same for everybody who plays it with the same options and as many players. Play it once, then see how far the others came.',
  pastLead:
    'This day is over. The results are open to everybody, and so is the key with which you can check that its deals were fixed beforehand.',
  homeText: 'The same cards for everybody, once a day. Play them, then see how the others did.',
  homeLink: 'To today’s deal',
  days: 'Other days',
  earlier: (day: string) => `Earlier, ${day}`,
  later: (day: string) => `Later, ${day}`,
  today: 'Today',
  endsToday: (time: string) => `The day ends today at ${time}.`,
  endsTomorrow: (time: string) => `The day ends tomorrow at ${time}.`,
  hoursLeft: (hours: number) =>
    plural(hours, { one: 'About an hour is left.', other: 'About # hours are left.' }),
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: 'A minute is left.', other: '# minutes are left.' }),
  endsSoon: 'The day ends in a moment.',
  unknownTitle: 'No deals are known of that day',
  unknown: 'That day is still to come, or the server was not there yet.',
  loading: 'Looking for the deal of the day…',
  toToday: 'To today’s deal',

  play: 'Play today’s deal',
  playOf: (game: string) => `Play today’s deal of ${game}`,
  playHint:
    'A table is made with the usual options. There you can change them, and invite friends, before you start.',
  nobodyToday: 'Nobody has begun it yet.',
  nobody: 'Nobody played it on that day.',
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  locked: (games: number) =>
    plural(games, {
      one: 'One game so far. Play it first to see the results.',
      other: '# games so far. Play it first to see the results.',
    }),

  fairness: 'Were the deals fixed beforehand?',
  fairnessToday: 'Are the deals fixed beforehand?',
  fairnessTodayText:
    'All deals of this day follow from one secret key, and this is its fingerprint. When the day is over the key is published: nobody can know a deal before, and everybody can check it after.',
  fairnessPastText:
    'All deals of this day followed from one secret key, whose fingerprint was shown from the beginning. Now the key is public: its SHA-256 is the fingerprint, and every deal of that day can be recomputed from it.',
  fingerprint: 'Fingerprint of the key (SHA-256)',
  key: 'Key of the day',
  how: 'To check a game of that day, download its record and run:',

  hiddenTitle: 'The deal of the day is being played here',
  hidden:
    'Until the day is over only those who have played this deal to its end may watch, so that it stays new for you as well. Play it yourself first, or come back later.',
  hiddenOver:
    'The last game here was the deal of the day. You can see it when you have played that deal to its end yourself, or when the day is over.',
};

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
