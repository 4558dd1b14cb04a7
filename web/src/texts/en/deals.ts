/** Deals that are played more than once. */
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

/** The deal of the day. */
const daily = {
  title: 'Deal of the day',
  titleOf: (day: string) => `Deal of the day, ${day}`,
  about: 'About the deal of the day',
  lead: 'Every day each game has one deal, the same for everyone who plays it with the same options and the same number of players. Play it once, then see how far the others got.',
  pastLead:
    'This day is over. The results are open to everyone, and so is the key with which you can check that its deals were fixed beforehand.',
  homeText: 'The same cards for everyone, once a day. Play them, then see how the others did.',
  homeMore: 'All deals of today',
  days: 'Other days',
  earlier: (day: string) => `Earlier, ${day}`,
  later: (day: string) => `Later, ${day}`,
  today: 'Today',
  endsMidnight: 'Ends at midnight',
  endsToday: (time: string) => `Ends today at ${time}`,
  endsTomorrow: (time: string) => `Ends tomorrow at ${time}`,
  hoursLeft: (hours: number) =>
    plural(hours, { one: 'About an hour left', other: 'About # hours left' }),
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: 'One minute left', other: '# minutes left' }),
  endsSoon: 'Ends in a moment',
  unknownTitle: 'No deals for that day',
  unknown: 'That day hasn’t come yet, or it was before this server existed.',
  loading: 'Looking for the deal of the day…',
  play: 'Play today’s deal',
  playOf: (game: string) => `Play today’s deal of ${game}`,
  withFriends: 'With friends',
  playHint:
    'Today’s deal starts at once, with two computer partners. “With friends” creates a table first: there you can invite them and change the options.',
  noneToday: 'Nobody has started it yet.',
  noneThen: 'Nobody played it on that day.',
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  locked: (games: number) =>
    plural(games, {
      one: 'One game so far. Play it first to see the results.',
      other: '# games so far. Play it first to see the results.',
    }),

  fairness: 'Were the deals fixed beforehand?',
  fairnessToday: 'Are the deals fixed beforehand?',
  fairnessTodayText:
    'All deals of this day follow from one secret key, and this is its fingerprint. When the day is over the key is published: nobody can know a deal beforehand, and everyone can check it afterwards.',
  fairnessPastText:
    'All deals of this day followed from one secret key, whose fingerprint was shown from the beginning. Now the key is public: its SHA-256 is the fingerprint, and every deal of that day can be recomputed from it.',
  fingerprint: 'Fingerprint of the key (SHA-256)',
  key: 'Key of the day',
  how: 'To check a game of that day, download its record and run:',
  file: 'FILE',
};

const deals = {
  title: (code: string) => `Deal ${code}`,
  ofDay: (day: string) => `Deal of the day, ${day}`,
  players: (count: number) =>
    plural(count, { one: 'For exactly # player', other: 'For exactly # players' }),
  unknownTitle: 'This deal doesn’t exist',
  unknown: 'The code may be mistyped. A deal’s code has twelve letters and digits.',
  loading: 'Looking for the deal…',

  play: 'Play this deal',
  lead: 'Everyone who plays this deal gets the same cards in the same order. Only the decisions differ.',
  playHint: (count: number) =>
    plural(count, {
      one: 'This creates a new table for you.',
      other: 'This creates a new table. Invite your friends: there must be # of you.',
    }),
  playAlready: 'You have started this deal before. The next result will say so.',
  playToday:
    'This is today’s deal. Until the day is over it is played as the deal of the day, once by everyone.',
  toDaily: 'Deal of the day',

  shareTitle: 'Share this deal',
  shareText: 'Anyone with this link can play the same deal. It says nothing about the cards.',
  link: 'Link to this deal',
  code: 'Code',

  results: 'Results',
  noResults: 'Nobody has played this deal yet.',
  resultsLocked:
    'The results stay hidden until you have finished the deal yourself, or the day is over.',
  unnamed: (count: number) => plural(count, { one: '# player', other: '# players' }),
  own: 'You played',
  uploaded: 'Uploaded',
  uploadedHint: 'From an uploaded record',
  again: 'Replayed',
  againHint: 'Someone in this game had started the deal before',
  replay: 'Replay',
  replayOf: (names: string) => `Replay of ${names}’s game`,
  progress: (placed: number, of: number) => `${number(placed)} of ${number(of)}`,
  progressLabel: (placed: number, of: number) => `Reached ${number(placed)} of ${number(of)}.`,
  running: 'Still playing',
  won: 'Won',
  lost: 'Lost',
  lostStuck: (name: string) => `Lost: ${name} could not go on`,
  conceded: 'Conceded',
  closed: 'Ended without a result',
  ranked: (winners: string[]) =>
    plural(winners.length, { one: `${list(winners)} won`, other: `Shared by ${list(winners)}` }),
  player: (n: number) => `Player ${number(n)}`,
  score: (name: string, points: number) => `${name} ${number(points)}`,

  choice: 'Deal',
  next: 'Next deal',
  random: 'Random',
  randomHint: 'Shuffled when the game starts.',
  daily: 'Deal of the day',
  dailyHint: 'The same cards for everyone today, with these options and this number of players.',
  given: 'Chosen deal',
  givenHint: 'The same cards as in other games on this deal. Some guests may know them already.',
  givenSeats: (count: number) =>
    plural(count, { one: 'It is for exactly # player.', other: 'It is for exactly # players.' }),
  continued: 'Continued game',
  continuedFrom: (position: number) => `From position ${number(position)} of another game`,
  anew: 'Cards dealt anew',
  /** With the name for whom the cards were dealt anew. */
  continuedHint: (position: number, name: string | null) => {
    const cards = name === null ? 'as they lay' : `dealt anew, as ${name} could have known them`;
    return `The game goes on from position ${number(position)} of another one, with the cards ${cards}. It isn’t counted anywhere.`;
  },
  same: 'Same deal again',
  shareGame:
    'Let others play the same cards, or play them again yourselves at another table, and compare the results.',
  compare: 'Compare this deal',
  makeTable: 'Create a table with it',
  toResults: 'All results',
  isOfDay: (day: string) => `This was the deal of the day on ${day}.`,
  compareDay: 'See how the others did',
};

/** The games that a guest has finished, and their days. */
const myGames = {
  title: 'My games',
  lead: 'Every game you have finished on this server.',
  none: 'You haven’t finished a game here yet.',
  play: 'Play a game',
  games: 'Games',
  won: 'Won',
  best: 'Best',
  points: 'Most points',
  streak: 'Wins in a row',
  longest: 'Longest streak',
  withWhom: 'My groups',
  inviteHint: 'A new table with the settings of your last game together, and its link to share.',
  invite: 'Invite again',
  count: (n: number) => plural(n, { one: '# game', other: '# games' }),
  wonOf: (won: number, games: number) => `${number(won)} of ${number(games)} won`,
  week: 'This week’s deals of the day',
  all: 'All games',
  more: (n: number) => plural(n, { one: '# more game', other: '# more games' }),
  data: 'Your data',
  dataHint:
    'What the server keeps about you besides the tables themselves: these games and the list of your tables.',
  exportJson: 'Export as JSON',
  erase: 'Erase everything',
  eraseTitle: 'Erase your games and tables?',
  eraseText:
    'The list of your games and the list of your tables are erased on the server, and your name in this browser. You can’t undo this.',
  eraseNot:
    'What can’t be erased: the tables themselves, with their games, messages and the names at them. They belong to the others as well; keep the link to a table where you still want to play.',
  eraseConfirm: 'Erase everything',

  myTables: {
    games: 'All games you have finished',
    title: 'My tables',
    theirTurn: (names: string[]) =>
      plural(names.length, {
        one: `It’s ${list(names)}’s turn`,
        other: `Waiting for ${list(names)}`,
      }),
    noPeople: 'No one is seated',
    watched: 'Watched',
    replays: 'Replays',
    replay: (game: string, table: string) => `Replay: ${game}, ${table}`,
    failed: 'Your tables couldn’t be loaded right now.',
    forget: (table: string) => `Forget this table: ${table}`,
    more: (n: number) => plural(n, { one: '# more table', other: '# more tables' }),
  },

  day: {
    done: 'Done',
    share: 'Share the result',
    playOther: 'With other options or players',
    yesterday: 'Yesterday',
    streak: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
    turns: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
    points: (n: number) => plural(n, { one: '# point', other: '# points' }),
  },
};

export default { daily, deals, myGames };
