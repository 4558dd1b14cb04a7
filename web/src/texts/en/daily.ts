/** The deal of the day. */
import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

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
