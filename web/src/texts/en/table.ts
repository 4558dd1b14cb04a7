import { formatter } from '~/texts/formatter';

const { plural, list, number, ago } = formatter('en');

/** The figures of a finished game. */
const statistics = {
  title: 'How it went',
  /** Of the table with a column for each player. */
  figures: 'What each player did',
  figure: 'Figure',
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

export const en = {
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
    discardTwo: 'Discard two',
    onlyDiscard: 'No card can be placed now. Discard two.',
    pickDiscard: (left: number) =>
      plural(left, { one: 'Choose # more card to discard.', other: 'Choose # cards to discard.' }),
    discardReady: 'These two go face down onto your discards.',
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
    free: 'seat free',
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
    nobody: 'No one has agreed so far.',
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

  rules: {
    contents: 'Contents',
    reading: 'our reading',
  },

  /** What has happened in a running game, and for how long it has gone on. */
  course: {
    since: 'Since your last turn',
    steps: 'Step by step',
    earlier: (n: number) => plural(n, { one: '# earlier move', other: '# earlier moves' }),
    title: 'Looking back',
    at: (n: number, last: number) => `After move ${number(n)} of ${number(last)}`,
    back: 'Back to the game',
    loading: 'Fetching the moves…',
    news: (n: number) => plural(n, { one: '# new move', other: '# new moves' }),
    /** How long the turn has lasted, as "3 h". */
    minutes: (n: number) => `${number(n)} min`,
    hours: (n: number) => `${number(n)} h`,
    days: (n: number) => plural(n, { one: '# day', other: '# days' }),
    clock: (moved: number, began: number) =>
      `The last move was ${ago(moved)}; the game began ${ago(began)}.`,
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
    forHostSum: 'Lock, remove, mute, hand over',
    here: 'Who is here',
    lockedNow: 'The table is locked. You can open it between games.',
    openNow: 'Between games you can lock the table, hand it over and remove players.',
  },

  /** The faces and reactions that guests choose from. */
  faces: {
    chooseFace: 'Choose your face',
    /** Reactions, which stand in the chat as well. */
    react: 'React',
    reactions: {
      applause: 'Well played',
      heart: 'Lovely',
      laugh: 'Ha ha',
      gasp: 'Wow',
      sigh: 'Oh no',
    },
    title: 'Your face',
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
    take: 'Take this face',
  },

  help: {
    title: 'Controls',
    pieces: 'What the pieces are',
    inRules: 'In the rules',
    /** For those who hear it without what stands beside it. */
    inRulesOf: (piece: string) => `In the rules: ${piece}`,

    hands: {
      title: 'Touch or mouse',
      press: 'Press a card, then where it goes. In your first game a button then plays it.',
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
        title: 'Explain what the mouse rests on',
        hint: 'When off, I or a held finger still explains it.',
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
