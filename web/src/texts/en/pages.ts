import { finding } from './finding';
import { formatter } from '~/texts/formatter';

const { plural, list, ordinal, number, time, ago, date } = formatter('en');

export const en = {
  brand: 'Tranquility, online',
  list,
  number,
  time,
  ago,
  date,
  /** "1st game" */
  nthGame: (n: number) =>
    ordinal(n, { one: '#st game', two: '#nd game', few: '#rd game', other: '#th game' }),
  ...finding,

  frame: {
    skip: 'Skip to content',
    settings: 'Settings',
    language: 'Language',
    scheme: 'Colours',
    schemes: { system: 'System', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'System', reduced: 'Reduced' },
    moves: 'A move takes',
    presses: { two: 'two presses', three: 'three presses' },
    close: 'Close',
    cancel: 'Cancel',
    controls: 'Controls',
    rules: 'Rules',
    yourTurn: 'Your turn',
  },

  loading: {
    busy: 'Loading…',
    failed: 'This couldn’t be loaded.',
    retry: 'Try again',
  },

  offline: {
    title: 'Can’t reach the server',
    text: 'Either you are offline or the server is taking a break. This page continues by itself as soon as the server answers.',
    safe: 'Your tables are safe: the server keeps every move.',
    rules: 'In the meantime you can read the rules:',
  },

  home: {
    title: 'Play cards with friends far away',
    lead: 'Two quiet games that you win together, and one lively race for points. Create a table, send the link, and play.',
    create: 'Create a table',
    game: 'Game',
    rulesOf: (game: string) => `Rules of ${game}`,
    learnFirst: 'New to this game?',
    learn: 'Learn by playing',
    talk: 'Talking during the game',
    talkSilent: 'Silent',
    talkSilentHint: 'Players can’t message each other during the game.',
    talkOpen: 'Chat',
    talkOpenChip: 'Chat allowed',
    talkOpenHint: 'Players may chat at any time. Everyone sees this before they sit down.',
    forPlayers: (min: number, max: number) =>
      min === max
        ? plural(max, { one: 'For exactly # player.', other: 'For exactly # players.' })
        : `For ${number(min)} to ${number(max)} players.`,
    /** How hard something is, for those who can’t see the marks: 0 easier to 3. */
    marks: ['easier', 'a little harder', 'harder', 'much harder'],
    talkUsual: 'As in the rules',
    spectators: 'Spectators allowed',
    spectatorsHint:
      'They see no hands unless you allow it. The players see their messages only after the game.',
    variants: 'Variants',
    playNow: 'Play now',
    playNowHint: (game: string) => `${game} with two computer partners`,
    playAlone: 'Play alone',
    play: 'Play',
    playGame: (game: string) => `Play ${game}`,
    options: 'Options',
    optionsOf: (game: string) => `Options of ${game}`,
    goOn: 'Continue',
    createButton: 'Create table',
    creating: 'Creating the table…',
    join: 'Join a table',
    code: 'Code or link',
    codeHint: 'Ten letters and digits, such as abcde-fghjk. The code of a deal works too.',
    codeWrong: 'That isn’t the code of a table or a deal.',
    joinButton: 'Join',
    moveTitle: 'On another device?',
    move: 'Move to another device',
    seatsRange: (min: number, max: number) =>
      min === max
        ? plural(max, { one: '# player', other: '# players' })
        : `${number(min)} to ${number(max)} players`,
  },

  phase: { lobby: 'Not started', playing: 'Playing', over: 'Finished' },

  table: {
    title: (code: string) => `Table ${code}`,
    connecting: 'Opening the table…',
    connectingLong:
      'This is taking longer than usual. If it goes on, check your connection and that cookies are allowed for this site.',
    full: {
      server_full: 'The server is full at the moment.',
      room_crowded: 'Too many people are watching this table right now.',
      too_many_connections:
        'Too many pages of this site are open on your network. Close some of them.',
    },
    comesIn: 'The table opens by itself as soon as there is room.',
    reconnecting: 'Connection lost. Trying again…',
    restarting: 'The server is restarting; your game is kept and comes back by itself.',
    gone: 'Can’t reach the server; your game is kept and comes back by itself.',
    storageAway: 'The server cannot save anything right now; the game goes on as soon as it can.',
    restartIn: (minutes: number) =>
      plural(minutes, {
        one: 'The server restarts in # minute; your game is kept.',
        other: 'The server restarts in # minutes; your game is kept.',
      }),
    restartSoon: 'The server restarts any moment now; your game is kept.',
    unsent: 'Your last action will be sent as soon as the connection is back.',
    unknownTitle: 'This table doesn’t exist',
    unknown: 'The code may be mistyped, or the table was deleted long ago.',
    closedTitle: 'This table was closed',
    removedTitle: 'You were removed from this table',
    removed: 'The host removed you from this table, and only the host can let you back in.',
    unwatchableTitle: 'A game is going on',
    unwatchable: 'The host doesn’t allow spectators. You can come in when the game is over.',
    playedElsewhereTitle: 'You are playing this deal',
    playedElsewhere:
      'You are playing this deal at another table. You can see the game here when yours is over.',
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
  },

  seats: {
    title: 'Seats',
    empty: 'Empty seat',
    you: 'You',
    host: 'Host',
    away: 'Away',
    free: 'Seat is free',
    yourName: 'Your name',
    nameHint: 'Up to 24 characters. The others will see it.',
    nameMissing: 'Enter your name first.',
    sit: 'Sit here',
    joinAs: (name: string) => (name === '' ? 'Join' : `Join as ${name}`),
    sitAt: (n: number) => `Sit here, seat ${number(n)}`,
    move: 'Move here',
    moveTo: (n: number) => `Move here, seat ${number(n)}`,
    stand: 'Stand up',
    more: (name: string) => `Manage ${name}`,
    handOver: (name: string) => `Make ${name} the host`,
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name} from the table?`,
    removeText: 'They lose their seat and can’t sit or write here until you let them back in.',
    removeConfirm: 'Remove',
    guestsTitle: 'Guests without a seat',
    nameless: 'Unnamed guest',
    mute: 'Mute',
    muteName: (name: string) => `Mute ${name}`,
    unmute: 'Unmute',
    unmuteName: (name: string) => `Unmute ${name}`,
    removeGuestText: 'They can’t watch, sit or write here until you let them back in.',
    lock: 'Lock the table',
    lockHint: 'No new players: only those with a seat can play.',
    locked: 'The host has locked the table: no one else can take a seat.',
    removedTitle: 'Removed',
    readmit: 'Let back in',
    readmitName: (name: string) => `Let back in: ${name}`,
    watchers: (n: number) =>
      plural(n, { one: '# guest without a seat', other: '# guests without a seat' }),
    freeSeat: 'Free the seat',
    freeSeatOf: (name: string) => `Free the seat of ${name}`,
    freeTitle: (name: string) => `Free the seat of ${name}?`,
    freeText: (name: string) =>
      `${name} has been away for a while. Someone else can then take over the seat and its hand.`,
    takeOver: 'Take over the seat',
    takeOverOf: (name: string) => `Take over the seat of ${name}`,
    takeOverText: (name: string) => `You continue with the hand of ${name}, under your own name.`,
    isIdle: (names: string[]) => `The table has been waiting for ${list(names)} for a while.`,
    freeIdleText: (name: string) =>
      `The table has been waiting for ${name} for three minutes. Someone else can then take over the seat and its hand.`,
    playsAs: (name: string) => `You play as ${name} until this game is over.`,
    takeOverSilentText: (name: string) =>
      `You continue with the hand of ${name}, and as ${name} until the game is over.`,
    nameAfter: 'Your name after this game',
    isAway: (names: string[]) =>
      `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} away.`,
    isFree: (names: string[]) =>
      plural(names.length, {
        one: `The seat of ${list(names)} is free.`,
        other: `The seats of ${list(names)} are free.`,
      }),
  },

  partners: {
    title: 'Computer partners',
    computer: 'Computer',
    /** How well a partner plays. */
    levels: { gentle: 'Gentle', steady: 'Steady', sharp: 'Sharp' },
    levelOf: (name: string) => `How well ${name} plays`,
    add: 'Add a partner',
    addAt: (n: number) => `Add a partner, seat ${number(n)}`,
    remove: (name: string) => `Remove ${name}`,
    some: (n: number) => plural(n, { one: '# computer partner', other: '# computer partners' }),
    with: (names: string[]) => `Computer partners: ${list(names)}`,
    mark: 'With computer partners',
    call: (name: string) => `Let a partner play for ${name}`,
    playOnTitle: 'Need to leave?',
    playOnHint: 'A computer partner plays your cards until you are back. The others see that.',
    playOn: 'Play on for me',
    playsOn: 'A computer partner is playing your cards.',
    back: 'I’m back',
  },

  start: {
    button: 'Start the game',
    again: 'Play again',
    iAmReady: 'I’m ready',
    notYet: 'Not yet',
    isReady: 'ready',
    readyOf: (ready: number, all: number) => `${ready} of ${all} are ready for another game.`,
    titleReady: (ready: number, all: number) => `${ready}/${all} ready`,
    waitHost: (name: string) => `Waiting for ${name} to start the game.`,
    waitHostUnknown: 'Waiting for the host to start the game.',
    againHost: (name: string) => `${name} can start the next game.`,
    againHostUnknown: 'The host can start the next game.',
    sitFirst: 'Take a seat to play, or stay to watch.',
    sitOnly: 'Take a seat to play.',
    unnamed: (n: number) =>
      plural(n, {
        one: '# guest is still choosing a name.',
        other: '# guests are still choosing a name.',
      }),
    withoutYou: 'The game started without you. You can sit down when it is over.',
  },

  share: {
    title: 'Invite friends',
    text: 'Anyone with this link can join or watch.',
    onlyHere:
      'This link only works on this computer. To invite friends, open the site under the address at which they can reach it, then copy the link again.',
    textNoWatching: 'Anyone with this link can join.',
    link: 'Link to this table',
    code: 'Code',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Copying doesn’t work here. The link is selected: copy it yourself.',
    share: 'Share…',
    message: (game: string) => `Play ${game} with me`,
    showQr: 'Show QR code',
    hideQr: 'Hide QR code',
    qr: (text: string) => `QR code of ${text}`,
  },

  close: {
    title: 'End the game',
    hint: 'A contest can’t be conceded. When everyone here agrees, it is closed without a result.',
    button: 'Close the game',
    confirmTitle: 'Close the game without a result?',
    confirm: 'The game is closed once everyone here has agreed. You can’t undo this.',
    agree: 'Agree to close',
    soFar: (names: string[]) =>
      `${list(names)} ${plural(names.length, { one: 'wants', other: 'want' })} to close the game without a result.`,
    endTitle: 'End the game as host',
    endHint: 'The game stops for everyone, without a result, and the table is ready for another.',
    endButton: 'End the game',
    endConfirmTitle: 'End the game for everyone?',
    endConfirm: 'It stays without a result. You can’t undo this.',
    closed: 'The game was closed without a result.',
    closedHint: 'The record below holds everything up to that point.',
  },

  settings: {
    optionsLocked: (options: string) =>
      `The options come with the chosen deal: ${options}. With a random deal you can choose them.`,

    title: 'The table',
    change: 'Change',
    changeTitle: 'Change the table',
    save: 'Save',
    game: 'Game',
    options: 'Variant',
    players: 'Players',
    talk: 'Talk',
    watching: 'Spectators',
    watchingOn: 'Allowed',
    watchingOff: 'Not allowed',
  },

  chat: {
    title: 'Chat',
    watchersTitle: 'Spectators’ chat',
    watchersHint: 'The players can read this when the game is over.',
    empty: 'No messages yet.',
    text: 'Message',
    unread: 'new',
    send: 'Send',
    nameFirst: 'What should we call you?',
    setName: 'Use this name',
    muted: 'The host has muted you here.',
    fromWatchers: 'as a spectator',
  },

  over: {
    recordTitle: 'Record',
    record: 'Download the record',
    recordHint: 'Every deal and move of this game as a file, for replaying and checking.',
  },

  rules: {
    title: (game: string) => `Rules of ${game}`,
    unknown: 'There is no game of that name here.',
  },

  /** Where the deal of the day is being played. */
  dayTable: {
    hiddenTitle: 'The deal of the day is being played here',
    hidden:
      'Until the day is over, only guests who have finished this deal may watch, so that it stays new for you. Play it yourself first, or come back later.',
    hiddenOver:
      'The last game here was the deal of the day. You can see it once you have finished that deal yourself, or when the day is over.',
    toToday: 'Today’s deal',
  },

  lookBack: {
    title: 'Replay a record',
    hint: 'Have a game saved as a file? Watch it again, and share it.',
    open: 'Open a record',
  },

  missing: {
    title: 'There is nothing here',
    text: 'The address may be mistyped.',
    record: 'This game doesn’t exist',
  },
};
