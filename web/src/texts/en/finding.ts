/** Words about finding tables, watching with open hands, and what was played at a table. */
import { formatter } from '~/texts/formatter';

const { plural, number } = formatter('en');

export const finding = {
  watching: {
    openHands: 'Spectators may see all hands',
    openHandsHint:
      'Everyone is told before they sit down. Spectators who look can’t take a seat in that game and must not talk to the players.',
    openChip: 'Hands open to spectators',
    openChipHint: 'Spectators at this table may see all hands.',
    lookTitle: 'You can see all hands',
    lookText:
      'If you look, you can’t take a seat in this game any more and must not talk to its players.',
    lookChat: 'Spectators who have looked can message each other.',
    look: 'Show all hands',
    lookLater: 'Not now',
    looked: 'All hands are shown.',
    reminder: 'You see all hands: not a word to the players.',
    withHands: 'Allowed, with all hands on request',
  },

  listing: {
    listed: 'Show this table in the list of open tables',
    listedHint: 'Anyone can then find it and come in. Otherwise only the link leads here.',
    language: 'Language spoken at the table',
    row: 'Visibility',
    byLink: 'Link only',
    inList: 'In the list of open tables',
    inListIn: (language: string) => `In the list of open tables, ${language}`,
  },

  openTables: {
    title: 'Open tables',
    count: (n: number) =>
      plural(n, { one: '# table is open to everyone.', other: '# tables are open to everyone.' }),
    none: 'No open tables right now.',
    make: 'Create a table',
    makeHint:
      'Create one yourself and list it here, so that others looking for company can find you.',
    lost: 'The list couldn’t be updated. Trying again…',
    of: (host: string) => `${host}’s table`,
    free: (n: number) => plural(n, { one: '# seat free', other: '# seats free' }),
    full: 'No free seats',
    sit: 'Take a seat',
    watch: 'Watch',
    which: (action: string, table: string) => `${action}: ${table}`,
    unwatchable: 'No spectators',
    gone: 'No seat is free here any more.',
    sitTitle: (n: number) => `Take seat ${number(n)}`,
  },

  evening: {
    title: 'Played at this table',
    games: 'Games',
    won: 'Won',
    lost: 'Lost',
    ranked: 'For points',
    closed: 'No result',
    with_partners: 'With partners',
    wins: 'Wins',
  },
};
