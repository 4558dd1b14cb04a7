/** English, the language whose texts the others have to match. */
import { formatter } from '~/texts/formatter';

const { plural, list, ordinal, number, time, moment, ago, date } = formatter('en');

const client = {
  brand: 'Tranquility, online',
  list,
  number,
  time,
  moment,
  ago,
  date,
  /** A word, and the thing it is about. */
  colon: (word: string, what: string) => `${word}: ${what}`,
  /** "1st game" */
  nthGame: (n: number) =>
    ordinal(n, { one: '#st game', two: '#nd game', few: '#rd game', other: '#th game' }),

  frame: {
    skip: 'Skip to content',
    settings: 'Settings',
    signedOut: 'Your sign-in has expired.',
    signIn: 'Sign in again',
    language: 'Language',
    scheme: 'Colours',
    schemes: { system: 'System', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'System', reduced: 'Reduced' },
    confirm: {
      title: 'Ask before each move',
      hint: 'Card, cell, then a button. When off, the cell plays the move, and you have two seconds to take it back.',
    },
    close: 'Close',
    cancel: 'Cancel',
    controls: 'Controls',
    rules: 'Rules',
    yourTurn: 'Your turn',
    learn: 'Learn by playing',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy. The link is selected: copy it yourself.',
    qr: (text: string) => `QR code of ${text}`,
    move: 'Another device, recovery code',
  },

  loading: {
    busy: 'Loading…',
    failed: 'This couldn’t be loaded.',
    retry: 'Try again',
    broken: 'Something went wrong here. Your games are saved: reload the page to go on.',
    reload: 'Reload',
  },

  offline: {
    title: 'Can’t reach the server',
    text: 'Either you are offline or the server is taking a break. This page will continue automatically when the server is back.',
    safe: 'Your tables are safe: the server keeps every move.',
    rules: 'In the meantime you can read the rules:',
  },

  table: {
    you: 'You',
    nameless: 'Unnamed guest',
    title: (code: string) => `Table ${code}`,
    connecting: 'Opening the table…',
    connectingLong:
      'This is taking longer than usual. If it goes on, check your connection and that cookies are allowed for this site. If your friends see the same, tell the person who runs the server.',
    full: {
      server_full: 'The server is full at the moment.',
      room_crowded: 'Too many people are watching this table right now.',
      too_many_connections:
        'Too many pages of this site are open on your network. Close some of them.',
    },
    comesIn: 'You’ll be let in as soon as there’s room.',
    quiet: 'No answer from the server: the connection may be lost.',
    reconnecting: 'Connection lost. Trying again…',
    restarting: 'The server is restarting; your game is saved and will resume automatically.',
    gone: 'Can’t reach the server; your game is saved and will resume automatically.',
    storageAway: 'The server can’t save anything right now. The game will resume automatically.',
    newVersion: 'New version: reload',
    restartIn: (minutes: number) =>
      plural(minutes, {
        one: 'The server restarts in # minute; your game is saved.',
        other: 'The server restarts in # minutes; your game is saved.',
      }),
    restartSoon: 'The server restarts any moment now; your game is saved.',
    sending: 'Sending…',
    unsent: 'Your last action will be sent then.',
    unknownTitle: 'This table doesn’t exist',
    unknown: 'The code may be mistyped, or the table may have been deleted.',
    closedTitle: 'This table was closed',
    removedTitle: 'You were removed from this table',
    removed: 'The host removed you from this table, and only the host can let you back in.',
    unwatchableTitle: 'A game is in progress',
    unwatchable: 'The host doesn’t allow spectators. You can come in when the game is over.',
    otherRulesTitle: 'This game is on hold',
    otherRules:
      'It was started on another version of the server, whose rules this one doesn’t know. The game is kept as it is and continues when that version is back.',
    unplayable: 'This page doesn’t know the game of this table. Try reloading it.',
    home: 'Home',
    openTalk: 'Chat is allowed at this table.',
    openTalkHint: 'Players may message each other during the game.',
    silentTalkHint: 'Nobody can send messages during the game.',
    menu: 'Table',
    started: 'The game begins.',
    over: 'The game is over.',
    watching: 'You are watching',
    talkOpen: 'Chat allowed',
    talkSilent: 'Silent',
    startedWithout: 'The game started without you. You can sit down when it is over.',
    closed: 'The game was ended without a result.',
    handsOpen: 'Hands open to spectators',
    handsOpenHint: 'Spectators at this table may see all hands.',
  },

  chat: {
    title: 'Chat',
    watchersTitle: 'Spectators’ chat',
    watchersHint: 'The players can read this when the game is over.',
    empty: 'No messages yet.',
    text: 'Message',
    unread: (n: number) => plural(n, { one: 'new message', other: 'new messages' }),
    send: 'Send',
    nameFirst: 'What should we call you?',
    withoutSeat: 'Write without a seat',
    setName: 'Use this name',
    muted: 'The host has muted you here.',
    fromWatchers: 'as a spectator',
  },

  over: {
    turns: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
    cardsLeft: (n: number) => plural(n, { one: '# card left', other: '# cards left' }),
    recordTitle: 'Record',
    record: 'Download the record',
    recordHint: 'Every deal and move of this game as a file, for replaying and checking.',
  },

  rules: {
    title: (game: string) => `Rules of ${game}`,
    unknown: 'There is no game by that name here.',
    contents: 'Contents',
    reading: 'our reading',
  },

  missing: {
    title: 'There is nothing here',
    text: 'The address may be mistyped.',
    record: 'This game doesn’t exist',
  },
};

export default client;

/** The parts that are loaded with the code that uses them. */
export const parts = {
  table: () => import('./table'),
  beside: () => import('./beside'),
  refusals: () => import('./refusals'),
  tables: () => import('./tables'),
  settings: () => import('./settings'),
  deals: () => import('./deals'),
  replay: () => import('./replay'),
};

/** Every language says what English says. */
export type Client = typeof client;
export type Parts = typeof parts;
