import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

/** Words about tables: finding, making, sharing and leaving them, their seats, and what was played there. */
export default {
  watching: {
    openHands: 'Spectators may see all hands',
    openHandsHint:
      'Everyone is told before they sit down. Spectators who look can’t take a seat in that game and must not talk to the players.',
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
    listedHint: 'Anyone can then find it and join. Otherwise people need the link.',
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
    unwatchable: 'No spectators',
    gone: 'No seat is free here any more.',
    sitTitle: (n: number) => `Take seat ${number(n)}`,
  },

  home: {
    title: 'Play cards with friends far away',
    lead: 'Quiet games that you win together, and a lively race for points. No account needed.',
    create: 'New game',
    company: 'Who plays',
    companies: { friends: 'With friends', computers: 'With computers', alone: 'Alone' },
    companyHints: {
      friends: 'You get a link to send them.',
      computers: 'Starts at once. Computers take the other seats.',
      alone: 'Starts at once. You alone against the cards.',
    },
    game: 'Game',
    rulesOf: (game: string) => `Rules of ${game}`,
    learnFirst: 'New to this game?',
    talk: 'Talking during the game',
    talkSilentHint: 'Players can’t message each other during the game.',
    talkOpen: 'Chat',
    talkOpenHint: 'Players may chat at any time. Everyone sees this before they sit down.',
    /** How often the options that are chosen were won. */
    wonHere: (won: number, games: number) => `Won here: ${number(won)} of ${number(games)}`,
    /** How many of 100 games are won at so many seats. */
    wonWith: (won: number, seats: number) => `${number(won)} with ${number(seats)}`,
    wonBySharp: (each: string) => `Out of 100 games, sharp computers win ${each} players.`,
    takes: (minutes: number) => `A game here takes about ${number(minutes)} min.`,
    forPlayers: (min: number, max: number) =>
      min === max
        ? plural(max, { one: 'For exactly # player.', other: 'For exactly # players.' })
        : `For ${number(min)} to ${number(max)} players.`,
    /** How hard something is, for those who can’t see the marks: 0 easier to 3. */
    marks: ['easier', 'a little harder', 'harder', 'much harder'],
    talkUsual: 'As the rules say',
    spectators: 'Spectators allowed',
    spectatorsHint:
      'They see no hands unless you allow it. The players see their messages only after the game.',
    variants: 'Variants',
    playNow: 'Play now',
    options: 'Options',
    optionsOf: (game: string) => `${game} options`,
    goOn: 'Continue',
    createButton: 'Create table',
    creating: 'Creating the table…',
    more: 'More',
    join: 'Join a table',
    code: 'Code or link',
    codeHint: 'Ten letters and digits, such as abcde-fghjk. A deal code works too.',
    codeWrong: 'That’s not a table or deal code.',
    joinButton: 'Join',
    seatsRange: (min: number, max: number) =>
      min === max
        ? plural(max, { one: '# player', other: '# players' })
        : `${number(min)} to ${number(max)} players`,
  },

  phase: { lobby: 'Not started', playing: 'Playing', over: 'Finished' },

  seats: {
    title: 'Seats',
    empty: 'Empty seat',
    placeOf: (name: string) => `${name}’s place`,
    host: 'Host',
    away: 'Away',
    free: 'Seat is free',
    yourName: 'Your name',
    nameHint: 'Up to 24 characters. Other players will see it.',
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
    removeText: 'They lose their seat and can’t sit or chat here until you let them back in.',
    removeConfirm: 'Remove',
    guestsTitle: 'Guests without a seat',
    closedForName: 'This table isn’t open yet: its player hasn’t given a name.',
    mute: 'Mute',
    muteName: (name: string) => `Mute ${name}`,
    unmute: 'Unmute',
    unmuteName: (name: string) => `Unmute ${name}`,
    removeGuestText: 'They can’t watch, sit or chat here until you let them back in.',
    lock: 'Lock the table',
    lockHint: 'No new players: only those with a seat can play.',
    locked: 'The host has locked the table: no one else can take a seat.',
    removedTitle: 'Removed',
    readmit: 'Let back in',
    readmitName: (name: string) => `Let ${name} back in`,
    watchers: (n: number) =>
      plural(n, { one: '# guest without a seat', other: '# guests without a seat' }),
    freeSeat: 'Free the seat',
    freeSeatOf: (name: string) => `Free ${name}’s seat`,
    freeTitle: (name: string) => `Free ${name}’s seat?`,
    freeText: (name: string) =>
      `${name} has been away for a while. Someone else, or a computer partner, can then take over the seat and its hand.`,
    takeOver: 'Take over the seat',
    takeOverOf: (name: string) => `Take over ${name}’s seat`,
    takeOverText: (name: string) => `You continue with ${name}’s hand, under your own name.`,
    freeIdleText: (name: string) =>
      `The table has been waiting for ${name} for three minutes. Someone else, or a computer partner, can then take over the seat and its hand.`,
    playsAs: (name: string) => `You play as ${name} until this game is over.`,
    takeOverSilentText: (name: string) =>
      `You continue with ${name}’s hand, and as ${name} until the game is over.`,
    nameAfter: 'Your name after this game',
    isAway: (names: string[]) =>
      `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} away.`,
    isFree: (names: string[]) =>
      plural(names.length, {
        one: `${list(names)}’s seat is free.`,
        other: `The seats of ${list(names)} are free.`,
      }),
  },

  partners: {
    title: 'Computer partners',
    computer: 'Computer',
    /** How well a partner plays. */
    levels: { gentle: 'Gentle', steady: 'Steady', sharp: 'Sharp' },
    levelOf: (name: string) => `How well ${name} plays`,
    levelOfAll: 'How well they play',
    add: 'Add a computer',
    addAt: (n: number) => `Add a computer, seat ${number(n)}`,
    remove: (name: string) => `Remove ${name}`,
    count: (n: number) => plural(n, { one: '# computer', other: '# computers' }),
    some: (n: number) => plural(n, { one: '# computer partner', other: '# computer partners' }),
    with: (names: string[]) => `Computer partners: ${list(names)}`,
    mark: 'With computer partners',
    call: (name: string) => `Let a partner play for ${name}`,
    playOnTitle: 'Need to leave?',
    playOnHint: 'A computer partner plays your cards until you are back. The others see that.',
    playOn: 'Play for me',
    playsOn: 'A computer partner is playing your cards.',
    back: 'I’m back',
  },

  start: {
    button: 'Start the game',
    /** For a host to whom nobody has come yet. */
    alone: 'Start alone',
    again: 'Play again',
    /** After a win, for the host. */
    harder: (options: string) => `Go on with ${options}`,
    /** For the host. */
    againReady: (ready: number, all: number) =>
      ready === 0 ? 'Play again' : `Play again (${number(ready)} of ${number(all)} ready)`,
    notYet: 'Not yet',
    isReady: 'ready',
    readyOf: (ready: number, all: number) =>
      plural(ready, {
        one: `# of ${all} is ready for another game.`,
        other: `# of ${all} are ready for another game.`,
      }),
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
  },

  share: {
    nameFirst: 'Others can join or watch once you have a name.',
    nameForResults: 'Others find your result once you have a name.',
    title: 'Invite friends',
    text: 'Anyone with this link can join or watch.',
    onlyNearby:
      'Friends in the same network open this link. Friends elsewhere can’t reach this computer by it.',
    onlyHere:
      'This link only works on this computer. To invite friends, open the site under the address at which they can reach it, then copy the link again.',
    textNoWatching: 'Anyone with this link can join.',
    link: 'Link to this table',
    code: 'Code',
    share: 'Share…',
    message: (game: string) => `Play ${game} with me`,
    showQr: 'Show QR code',
    hideQr: 'Hide QR code',
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

  /** Where the deal of the day is being played. */
  dayTable: {
    hiddenTitle: 'The deal of the day is being played here',
    hidden:
      'Until the day is over, only its players see this game, so that the deal stays new for all others. Play it yourself, or come back later.',
    hiddenOver: 'The last game here was the deal of the day. You can see it when the day is over.',
    toToday: 'Today’s deal',
  },

  lookBack: { title: 'Replay a record' },
};
