/** The games that a guest has finished, and their days. */
import { formatter } from '~/texts/formatter';

const { plural, list } = formatter('en');

export const en = {
  title: 'My games',
  lead: 'Every game you have finished on this server.',
  none: 'You haven’t finished a game here yet.',
  play: 'Play one',
  games: 'Games',
  won: 'Won',
  best: 'Best',
  points: 'Most points',
  streak: 'Wins in a row',
  longest: 'Longest run',
  withWhom: 'With whom',
  inviteHint: 'A new table with the settings of your last game together, and its link to share.',
  invite: 'Invite again',
  count: (n: number) => plural(n, { one: '# game', other: '# games' }),
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
        one: `It is ${list(names)}’s turn`,
        other: `Waiting for ${list(names)}`,
      }),
    nobody: 'Nobody is there',
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
    points: (n: string) => `${n} points`,
  },
};

export type Messages = typeof en;
