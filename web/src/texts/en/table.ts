import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

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

export default {
  statistics,

  status: {
    yourTurn: 'Your turn.',
    turnOf: (name: string) => `${name}’s turn.`,
    over: 'The game is over.',
  },

  hand: {
    follow: (name: string) => `Show ${name}’s hand alone`,
    followNone: 'Show all hands',
    label: 'Your hand',
    of: (name: string) => `${name}’s hand`,
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
    /** A move that can still be taken back. */
    waits: 'Not sent yet',
    waitsHint: 'Escape takes it back.',
    takeBack: 'Take back',
    sendNow: 'Send now',
    takenBack: 'Taken back.',
    notSent: 'Your move was not sent.',
    discardTwo: 'Discard two',
    onlyDiscard: 'No card can be placed now. Discard two.',
    pickDiscard: (left: number) =>
      plural(left, { one: 'Choose # more card to discard.', other: 'Choose # cards to discard.' }),
    discardReady: 'These two go face down onto your discard pile.',
    discard: 'Discard',
  },

  players: {
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
    none: 'No one has agreed yet.',
    confirm: 'Agree to stop',
    confirmSolo: 'Concede',
    keep: 'Keep playing',
    /** On a seat that wants to stop, and on a button before how many do. */
    short: 'Stop?',
    waiting: (have: number, all: number) => `${have} of ${all} agreed to stop`,
  },

  reveal: {
    title: 'What was hidden',
    hand: 'Hand',
    pile: 'Draw pile',
    discards: 'Discards',
    none: 'none',
  },

  /** Where all players win or lose together. A card is given by its name, or an island by its number; null is the reader. */
  coop: {
    /** A cell of the grid, and what lies there. */
    cell: {
      at: (row: number, column: number) => `row ${row}, cell ${column}`,
      empty: 'empty',
      last: 'last move',
      placeFree: (card: string | number) => `place ${card} for free`,
      placeFor: (card: string | number, cost: number) => `place ${card} for ${cards(cost)}`,
      filled: (n: number, all: number) => `${n} of ${all}`,
    },

    dock: {
      choose: 'Choose a card to place.',
      chooseOrDiscard: 'Choose a card to place, or discard two.',
      pickCell: (card: string | number) => `Where does ${card} go? Pick a highlighted cell.`,
      costHint: 'Numbers are the cost in cards.',
      noCell: (card: string | number) => `There is no place for ${card} now.`,
      free: (card: string | number) => `Placing ${card} here is free.`,
      pay: (card: string | number, missing: number, begun: boolean) =>
        missing === 0
          ? `${card} here: you pay with the raised cards.`
          : `${card} here: choose ${begun ? `${missing} more` : cards(missing)} to pay.`,
      place: (card: string | number) => `Place ${card}`,
      placeAndPay: (card: string | number, cost: number) => `Place ${card}, pay ${cost}`,
    },

    log: {
      discard: (who: string | null) => `${who ?? 'You'} discarded two cards`,
      concede: (who: string | null) => `${who ?? 'You'} agreed to stop`,
    },

    phrases: {
      paying: (phrase: string, paid: string) => `${phrase}, paying with ${paid}`,
      discard: (given: string) => `discard ${given}`,
      concede: 'agree to stop',
    },

    result: {
      lostStuck: (who: string | null) => `Lost: ${who ?? 'you'} had nothing left to play.`,
      conceded: 'Conceded: everyone agreed to stop.',
      concededSolo: 'Conceded.',
      stuck: (who: string | null) =>
        `${who ?? 'You'} had no card left that could be played, and fewer than two to discard.`,
      /** After what was done. */
      together: 'You did it together, without a word.',
      alone: 'All your own work.',
      wonTitle: (how: string) => `You won: ${how}`,
      lostTitle: (how: string) => `You lost: ${how}`,
      /** To those who watch. */
      watched: {
        wonTitle: (how: string) => `The table won: ${how}`,
        lostTitle: (how: string) => `The table lost: ${how}`,
      },
    },
  },
};
