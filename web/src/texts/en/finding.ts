/** Words about finding tables, watching with open hands, and what was played at a table. */
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

export const finding = {
  watching: {
    openHands: 'Those who watch may see all hands',
    openHandsHint:
      'Everybody is told before they sit down. Whoever looks can take no seat in that game and must not talk to the players.',
    openChip: 'Hands open to watchers',
    openChipHint: 'Those who watch this table may see all hands.',
    lookTitle: 'You can see all hands',
    lookText: 'Then you can take no seat in this game any more, and must not talk to its players.',
    lookChat: 'Those who have looked can write to each other.',
    look: 'Show all hands',
    lookLater: 'Rather not',
    looked: 'All hands are shown.',
    reminder: 'You see all hands: not a word to the players.',
    withHands: 'Allowed, with all hands on request',
  },

  listing: {
    listed: 'Show this table in the list of open tables',
    listedHint: 'Anybody can then find it and come in. Otherwise it is found by its link alone.',
    language: 'Language spoken at the table',
    row: 'Visibility',
    byLink: 'Link only',
    inList: 'In the list of open tables',
    inListIn: (language: string) => `In the list of open tables, ${language}`,
  },

  openTables: {
    title: 'Open tables',
    count: (n: number) =>
      plural(n, { one: '# table is open to anybody.', other: '# tables are open to anybody.' }),
    none: 'No table is open to anybody just now.',
    make: 'Make a table',
    makeHint:
      'Make one yourself, and let it be shown here. Whoever is looking for company then finds you.',
    lost: 'The list could not be renewed. Trying again…',
    of: (host: string) => `Table of ${host}`,
    free: (n: number) => plural(n, { one: '# seat free', other: '# seats free' }),
    full: 'No seat free',
    sit: 'Take a seat',
    watch: 'Watch',
    which: (action: string, table: string) => `${action}: ${table}`,
    unwatchable: 'Nobody may watch',
    gone: 'No seat is free here any more.',
    sitTitle: (n: number) => `Take seat ${number(n)}`,
  },

  myTables: {
    title: 'My tables',
    theirTurn: (names: string[]) =>
      plural(names.length, {
        one: `It is ${list(names)}’s turn`,
        other: `Waiting for ${list(names)}`,
      }),
    nobody: 'Nobody sits there',
    watched: 'Watched',
    replays: 'Replays',
    replay: (game: string, table: string) => `Replay: ${game}, ${table}`,
    failed: 'Your tables could not be loaded just now.',
    forget: (table: string) => `Forget this table: ${table}`,
    more: (n: number) => plural(n, { one: '# more table', other: '# more tables' }),
  },

  evening: {
    title: 'Played at this table',
    games: 'Games',
    won: 'Won',
    lost: 'Lost',
    ranked: 'For points',
    closed: 'Without result',
    wins: 'Wins',
  },
};
