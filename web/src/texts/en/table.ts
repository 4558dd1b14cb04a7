import { formatter } from '~/texts/formatter';

const { plural, list, number, ago } = formatter('en');

/** The figures of a finished game. */
const statistics = {
  title: 'How it went',
  /** Of the table with a column for each player. */
  figures: 'What each player did',
  figure: 'Statistic',
  together: 'all',
  turns: 'Turns',
  paid: 'Cards paid',
  discarded: 'Cards discarded',
  hand: 'Left in hand',
  pile: 'Left to draw',
  growth: 'Cell by cell',
  growthHint: 'The cells filled after each move.',
  growthSeats:
    'Below, the moves of each player: a line where a cell was filled, a dot for any other.',
  moves: (n: number) => plural(n, { one: '# move', other: '# moves' }),
  growthLabel: (quarter: number, half: number, late: number, end: number, all: number) =>
    `Cells filled: ${quarter} after a quarter of the moves, ${half} after half, ${late} after three quarters, ${end} of ${all} at the end`,
};

export const table = {
  list,
  number,
  statistics,

  status: {
    yourTurn: 'Your turn.',
    turnOf: (name: string) => `${name}’s turn.`,
    over: 'The game is over.',
  },

  hand: {
    label: 'Your hand',
    of: (name: string) => `Hand of ${name}`,
    none: 'No card in hand',
    empty: 'Your hand is empty.',
    payLabel: 'chosen to pay',
    discardLabel: 'chosen to discard',
    giveLabel: 'chosen to give',
    placing: 'being placed',
  },

  dock: {
    label: 'Your move',
    position: 'This position',
    watching: 'You are watching. The hands stay hidden until the end.',
    /** To those who wait for their turn. */
    next: 'You are next.',
    after: (name: string) => `You play after ${name}.`,
    /** Opens the log, the controls and the way to concede. */
    more: 'More',
    back: 'Back',
    /** Where a payment is suggested and taken at once. */
    choosePayment: 'Choose payment',
    /** Once, in the game after the first. */
    fewerPresses:
      'From now on a move takes two presses instead of three. You can change that in the settings.',
    discardTwo: 'Discard two',
    onlyDiscard: 'No card can be placed now. Discard two.',
    pickDiscard: (left: number) =>
      plural(left, { one: 'Choose # more card to discard.', other: 'Choose # cards to discard.' }),
    discardReady: 'These two go face down onto your discard pile.',
    discard: 'Discard',
  },

  seats: {
    label: 'Players',
    /** Of a seat that a partner holds. */
    computer: 'computer',
    you: 'you',
    turn: 'to play',
    hand: (n: number) => plural(n, { one: '# card in hand', other: '# cards in hand' }),
    pile: (n: number) => plural(n, { one: '# card to draw', other: '# cards to draw' }),
    discards: (n: number) => plural(n, { one: '# card discarded', other: '# cards discarded' }),
    /** Beside the number, where there is room. */
    handWord: 'in hand',
    pileWord: 'to draw',
    discardsWord: 'discarded',
    away: 'away',
    free: 'open seat',
    conceded: 'wants to stop',
  },

  log: {
    title: 'Log',
    open: 'Log',
    showAll: 'Show all',
    loading: 'Loading…',
    failed: 'The log could not be loaded.',
    empty: 'Nothing has happened yet.',
  },

  concede: {
    open: 'Concede',
    title: 'Concede this game?',
    lead: 'The game counts as lost once everyone has agreed to stop. You can’t undo this.',
    leadSolo: 'The game counts as lost. You can’t undo this.',
    soFar: (names: string) => `Agreed so far: ${names}.`,
    nobody: 'No one has agreed yet.',
    confirm: 'Agree to stop',
    confirmSolo: 'Concede',
    keep: 'Keep playing',
    waiting: (have: number, all: number) => `${have} of ${all} agreed to stop`,
  },

  reveal: {
    title: 'What was hidden',
    hand: 'Hand',
    pile: 'Draw pile',
    discards: 'Discards',
    none: 'none',
  },

  rules: { contents: 'Contents', reading: 'our reading' },
};

/** What is said beside a board: of the course of the game, seats and faces, controls and lessons. */
export const beside = {
  /** What has happened in a running game, and for how long it has gone on. */
  course: {
    since: 'Since your last turn',
    steps: 'Step by step',
    earlier: (n: number) => plural(n, { one: '# earlier move', other: '# earlier moves' }),
    title: 'Looking back',
    at: (n: number, last: number) => `After move ${number(n)} of ${number(last)}`,
    back: 'Back to the game',
    loading: 'Loading the moves…',
    news: (n: number) => plural(n, { one: '# new move', other: '# new moves' }),
    /** How long the turn has lasted, as "3 h". */
    minutes: (n: number) => `${number(n)} min`,
    hours: (n: number) => `${number(n)} h`,
    days: (n: number) => plural(n, { one: '# day', other: '# days' }),
    clock: (moved: number, began: number) =>
      `Last move: ${ago(moved)}. The game began ${ago(began)}.`,
  },

  /** The parts of a table's own dialog, and what its host finds in one place. */
  menu: {
    parts: 'Parts of this dialog',
    seats: 'Seats',
    options: 'Options',
    invite: 'Invite',
    settings: 'Settings',
    host: 'Host',
    forHost: 'For the host',
    forHostSummary: 'Lock, remove, mute, hand over',
    here: 'Who is here',
    lockedNow: 'The table is locked. You can open it between games.',
    openNow: 'Between games you can lock the table, hand it over and remove players.',
  },

  /** The faces and reactions that guests choose from. */
  faces: {
    chooseFace: 'Choose your avatar',
    /** Reactions, which stand in the chat as well. */
    react: 'React',
    reactions: {
      applause: 'Well played',
      heart: 'Lovely',
      laugh: 'Ha ha',
      gasp: 'Wow',
      sigh: 'Oh no',
    },
    title: 'Your avatar',
    drawing: 'Drawing',
    drawings: [
      'Fish',
      'Whale',
      'Crab',
      'Octopus',
      'Turtle',
      'Starfish',
      'Gull',
      'Seal',
      'Jellyfish',
      'Penguin',
      'Otter',
      'Sun',
    ],
    colour: 'Colour',
    colours: ['Blue', 'Green', 'Violet', 'Red', 'Ochre', 'Slate', 'Pink', 'Teal'],
    take: 'Use this avatar',
  },

  help: {
    title: 'Controls',
    pieces: 'What the pieces do',
    inRules: 'In the rules',
    /** For those who hear it without what stands beside it. */
    inRulesOf: (piece: string) => `In the rules: ${piece}`,

    hands: {
      title: 'Touch or mouse',
      press: 'Press a card, then where it goes. In your first game, confirm with the button.',
      drag: 'Or drag the card there. To discard, to pay or to give, drag it to your own name.',
      back: '“Back”, or the same card again, undoes a choice.',
      swipe: 'Swipe sideways over the board for the move before or after.',
      hold: 'Hold a finger or rest the mouse on a card or piece to read what it is.',
    },

    keys: {
      title: 'Keyboard',
      space: 'Space',
      card: 'pick the card in that place of the hand',
      hand: 'to the hand',
      board: 'to the board',
      arrows: 'from card to card, from cell to cell',
      choose: 'choose',
      back: 'undo the choice',
      discard: 'discard two',
      explain: 'what the card or cell is, or what all pieces are',
      rules: 'the rules',
      help: 'this page',
    },

    replayKeys: {
      step: 'one move back, one on',
      ends: 'to the beginning, to the end',
      play: 'play and pause',
    },

    switches: {
      confirm: {
        title: 'Three presses for a move',
        hint: 'Card, cell, then a button. When off, the cell plays the move at once, paid with the cards easiest to spare.',
      },
      explaining: {
        title: 'Explain what the mouse points at',
        hint: 'When off, press I or hold a finger to see it.',
      },
      shortcuts: {
        title: 'Single-key shortcuts',
        hint: 'When off, letters and digits alone do nothing.',
      },
    },
  },

  lesson: {
    title: (game: string) => `Learn ${game}`,
    coach: 'Coach',
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    chapters: 'Parts of the lesson',
    others: 'Watch what the others do…',
    slip: (why: string) => `${why} Try again.`,
    unheard: 'Here only the coach listens. At a real table the others see what you say.',
    back: 'Back',
    show: 'Show me',
    next: 'Continue',
    again: 'Start over',
    play: 'Play a real game',
    leave: 'Leave the lesson',
    leaveShort: 'Leave',
  },
};

/** Why the server did not do something, by the code of the refusal. */
export const refusals = {
  malformed: 'The server couldn’t read that. Reload the page and try again.',
  binary_frame: 'The server couldn’t read that. Reload the page and try again.',
  unknown_command: 'The server doesn’t know that. Reload the page and try again.',
  too_large: 'That is too long.',
  too_slow: 'That took too long to arrive. Try again.',
  too_fast: 'That was too fast. Wait a moment and try again.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  too_many_guesses:
    'Too many addresses that don’t exist were tried from your network. Wait a minute and try again.',
  too_many_creations:
    'Too many tables and uploads came from your network. Wait a while and try again.',
  analysis_running: 'Another game is being analysed for you. Wait until that is done.',
  analyses_waiting:
    'Two games already wait to be analysed for guests on your network. Try again when one of them is done.',
  too_many_connections: 'Too many pages of this site are open on your network. Close some of them.',
  server_full: 'Too many people are on this server. Come back later.',
  room_crowded: 'Too many people are watching this table. Come back later.',
  unknown_room: 'This table doesn’t exist.',
  bad_command_id: 'The server couldn’t read that. Reload the page and try again.',
  no_credentials: 'The server doesn’t recognise this browser. Check that cookies are allowed.',
  bad_credentials: 'The server doesn’t recognise this browser. Reload the page.',
  operators_only: 'Only the operator of this server may do that.',
  upgrade_required:
    'Something between you and the server doesn’t let the connection to a table through. Tell the person who runs the server.',
  wrong_origin:
    'This server isn’t set up for the address you came by. That isn’t your doing: tell the person who runs it; the server’s log says what to change.',
  not_host: 'Only the host can do that.',
  not_seated: 'You have no seat at this table.',
  already_seated: 'You already have a seat at this table.',
  seat_taken: 'Someone else just took that seat.',
  seat_out_of_range: 'There is no such seat at this table.',
  name_empty: 'Enter your name first.',
  name_too_long: 'Names can be at most 24 characters.',
  name_forbidden_characters: 'This name contains characters that aren’t allowed.',
  renamed_too_often: 'You can change your name three times a minute. Wait a little and try again.',
  name_confusable: 'This name looks too much like another name at the table.',
  not_this_step: 'That is a legal move, but the lesson asks for a different one here.',
  lesson_over: 'This lesson has no more steps.',
  name_required: 'Choose a name first.',
  game_running: 'You can’t do that during a game.',
  no_game_running: 'No game is in progress.',
  too_few_players: 'There aren’t enough players yet.',
  too_many_players: 'There are too many players for this game.',
  talk_closed: 'Nothing can be said right now.',
  chat_empty: 'Write a message first.',
  chat_too_long: 'Messages can be at most 300 characters.',
  chat_forbidden_characters: 'This message contains characters that aren’t allowed.',
  chat_too_fast: 'That was too fast. Wait a moment before you write again.',
  spectators_off: 'This table doesn’t allow spectators.',
  removed: 'The host has removed you from this table.',
  founder_stays: 'The guest who created this table can’t be removed from it.',
  unknown_guest: 'That guest is no longer here.',
  table_locked: 'The host has locked this table: no one else can take a seat.',
  muted: 'The host has muted you here.',
  seat_not_away: 'That player is back, or hasn’t been away or idle for long enough.',
  not_partner: 'There is no partner in this seat.',
  handed_too_often: 'This seat has been handed to a partner too many times in this game.',
  seat_not_free: 'This seat isn’t free.',
  seen_other_hand: 'You have seen another hand of this game and can no longer take over this seat.',
  look_off: 'Hands can’t be revealed to spectators at this table.',
  has_played: 'You have played in this game and can’t look at the other hands.',
  already_looked: 'You already see all the hands.',
  phrases_used_up: 'You have said all you may say this time.',
  changes_used_up: 'You have made all the changes you may make this time.',
  unavailable: 'The server can’t save anything at the moment. Nothing was changed; try again soon.',
  rules_failed: 'Something went wrong in this game’s rules. Nothing was changed.',
  room_exhausted: 'This table has reached its limits. Create a new one to go on.',
  until_next_game:
    'Too much has happened here since the last game started. You can do that again once the next one has started.',
  busy: 'The server is busy with long games. Try again soon.',
  other_rules: 'This game needs another version of the server. It is kept until that one is back.',
  restarting: 'The server is restarting. Try again in a moment.',
  unknown_game: 'The server doesn’t know this game.',
  option_out_of_range: 'One of the options has an impossible value.',
  option_not_available: 'One of the options can’t be played here yet.',
  option_not_combinable: 'These options can’t be combined.',
  seats_out_of_range: 'The game can’t be played with this number of players.',
  no_such_seat: 'There is no such seat in this game.',
  not_a_deal: 'These cards can’t be dealt in this game.',
  impossible_chance: 'That can’t happen by chance in this game.',
  unknown_path: 'This page doesn’t exist.',
  wrong_method: 'The server couldn’t read that. Reload the page and try again.',
  unknown_link: 'This link doesn’t exist, or it is older than ten minutes.',
  link_used: 'This link has already been used.',
  unknown_deal: 'This deal doesn’t exist.',
  no_game_yet: 'No game has been played at this table yet.',
  deal_fixed: 'The options belong to the deal that was chosen.',
  deal_other_seats: 'The chosen deal is for a different number of players.',
  deal_incomplete: 'This record breaks off before the start of the game is settled.',
  unknown_day: 'There is no deal for that day.',
  daily_played:
    'Someone at this table has already played this deal of the day, and everyone plays it once. Choose a random deal instead.',
  daily_not_over: 'This is a deal of the day. Its games can be replayed when the day is over.',
  deal_being_played:
    'This deal is being played again at its table. You can see the earlier games when that one is over.',
  unknown_record: 'There is no record of that game.',
  bad_record: 'This isn’t a valid game record.',
  cannot_close: 'This game can’t be closed; it ends when all players agree to concede.',
  already_agreed: 'You have already agreed.',
  game_not_over: 'You can do that once the game is over.',
  internal: 'Something went wrong on the server. Try again soon.',
  wrong_outcome: 'The result isn’t the one that the moves lead to.',
  unreadable_file: 'This file couldn’t be read.',
  offline: 'Can’t reach the server. Check your connection.',
  room_closed: 'This table is closed.',
  abandoned: 'The page was left before the server answered.',
};
