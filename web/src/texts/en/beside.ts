import { formatter } from '~/texts/formatter';

const { ago, list, number, plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** The last card of a hand, which could not be played; null is the reader. */
const held = (who: string | null, card: string) =>
  `${who ?? 'You'} had one card left to play with (${card}).`;

/** The texts beside a board: on the course of the game, seats and faces, controls and lessons. */
export default {
  /** The news of a running game, and for how long it has gone on. */
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
      press: 'Press a card, then where it goes. You then have two seconds to take the move back.',
      drag: 'Or drag the card there.',
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
      asked: 'say what to do now',
      cards: 'say your cards and their cheapest places',
      gaps: 'say what is open on the board',
      last: 'say the last move',
      seats: 'say who holds how many cards',
      rules: 'the rules',
      help: 'this page',
      reader: 'A screen reader has to pass letters on to the page, as it does in focus mode.',
    },

    replayKeys: {
      step: 'one move back or forward',
      ends: 'to the beginning, to the end',
      play: 'play and pause',
      follow: 'follow the one who leads, or explore on your own',
    },

    switches: {
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

  /** Answers of single keys, whatever is played. */
  spoken: {
    noHand: 'You can’t see any hand.',
    later: 'On your turn each card comes with its cheapest place.',
    nowhere: 'no place now',
    playable: 'can be played now',
    free: (where: string) => `free in ${where}`,
    paid: (where: string, cost: number) => `${cards(cost)} in ${where}`,
  },

  /** Pieces that several games have. */
  pieces: {
    pile: {
      name: 'Draw pile',
      text: 'How many cards this player can still draw. Nobody may look at them.',
    },
    discards: {
      name: 'Discard pile',
      text: 'How many cards this player has paid or discarded. They stay face down until the end.',
    },
  },

  /** Why a game was lost, and what was dear in it. */
  shortfall: {
    empty: (who: string | null) =>
      who === null
        ? 'You had used up your hand and your draw pile.'
        : `${who} had used up hand and draw pile.`,
    nowhere: (who: string | null, card: string) =>
      `${held(who, card)} It couldn’t be placed anywhere.`,
    early: (who: string | null, card: string) => `${held(who, card)} It couldn’t be played yet.`,
    costly: (who: string | null, card: string, cost: number) =>
      `${held(who, card)} Placing it would have cost at least ${cards(cost)}, and no card was left to pay with.`,
    oneMore: 'With one more card, two could have been discarded.',
    dearest: (who: string | null, card: string, cost: number, move: number) =>
      `Nothing cost more than ${card}: ${who ?? 'you'} placed it for ${cards(cost)} at move ${move}.`,
    short: (n: number, isLast: boolean) =>
      `${cards(n)} short of the ${isLast ? 'last' : 'next'} cell.`,
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

  /** Coming back to a seat in another browser. */
  comingBack: {
    /** A guest who has lost the browser, on a button. */
    iAm: (name: string) => `I’m ${name}`,
    askTitle: (name: string) => `Are you ${name}?`,
    askText: (name: string) =>
      `The other players will be asked whether it’s you. If one of them confirms, this browser gets ${name}’s seat with its hand, and the other browser loses it.`,
    ask: 'Ask them',
    waits: (name: string) => `Waiting for another player to confirm that you’re ${name}.`,
    asked: (name: string) => `Someone says they’re ${name}.`,
    give: 'Give the seat back',
    decline: 'Decline',
    giveTitle: (name: string) => `Give the seat back to ${name}?`,
    giveText: (name: string) =>
      `Only if you’re sure it’s ${name}, in another browser. The guest who asks gets the seat and sees its hand. This can’t be taken back.`,
    /** Where there is nobody to ask. */
    byCode: (name: string) => `Are you ${name}? Enter your recovery code`,
    given: 'The seat is yours again.',
    declined: 'You weren’t given the seat.',
    replaced:
      'Another browser asked for your seat, and another player confirmed that it was you. You can’t play here until this game is over.',
  },

  /** Why a partner wants to stop. */
  stopping: {
    finish: (who: string) => `${who} knows that no card is left to finish with.`,
    gap: (who: string, gap: string, cells: number, left: number) =>
      `${who} knows that ${left === 0 ? 'no islands are' : plural(left, { one: 'at most # island is', other: 'at most # islands are' })} left for the ${plural(cells, { one: 'one cell', other: '# cells' })} ${gap}.`,
    cards: (who: string, turns: number) =>
      `${who} knows that the cards run out ${plural(turns, { one: 'a turn', other: '# turns' })} too early.`,
    sequence: (who: string) => `${who} knows that a sequence can’t be filmed any more.`,
    trail: (who: string) => `${who} knows that no green trail can be closed any more.`,
  },

  /** A gap by the islands at its ends; one without an end goes to the edge of the grid. */
  gap: (below: number | null, above: number | null): string => {
    if (below === null) return above === null ? 'of the grid' : `before ${above}`;
    return above === null ? `after ${below}` : `between ${below} and ${above}`;
  },

  scoreboard: {
    title: 'Played at this table',
    games: 'Games',
    won: 'Won',
    lost: 'Lost',
    ranked: 'For points',
    closed: 'No result',
    with_partners: 'With partners',
    wins: 'Wins',
  },

  /** A time on which a group agrees beside the link. */
  appointment: {
    title: 'Agree on a time',
    hint: 'A file for everyone’s calendar',
    when: 'Date and time',
    save: 'Save',
  },

  /** The chat of a table's group, which the table tells of itself. */
  webhook: {
    title: 'Tell your group’s chat',
    off: 'Off',
    on: 'On',
    text: 'The table can write into a chat of your group: an invitation, whose turn it is when the game has waited for a while, and how it ended. No cards, moves or messages.',
    address: 'Address of the webhook',
    addressHint: 'You get it in the settings of the chat. It isn’t shown again.',
    after: 'When the game waits for someone',
    never: 'Don’t tell',
    wait: (minutes: number) =>
      minutes < 60
        ? plural(minutes, { one: 'After # minute', other: 'After # minutes' })
        : plural(minutes / 60, { one: 'After # hour', other: 'After # hours' }),
    quiet: 'Quiet hours',
    from: 'Quiet from',
    to: 'Quiet until',
    save: 'Save and invite',
    forget: 'Stop telling',
  },

  /** The harbours that the same people have won together, each a step harder than the one before. */
  voyage: {
    title: 'Your voyage',
    reached: (won: number, harbours: number) => `${number(won)} of ${number(harbours)} harbours`,
    together: (names: string) =>
      `What you and ${names} have won together, at any table. Each harbour is a step harder than the one before.`,
    alone:
      'What you have won without other people, at any table. Each harbour is a step harder than the one before.',
    won: 'won',
  },

  close: {
    title: 'End the game without a result',
    hint: 'A contest can’t be conceded. When everyone here agrees, it ends without a result.',
    button: 'Propose to end it',
    confirmTitle: 'End the game without a result?',
    confirm: 'The game ends once everyone here has agreed. You can’t undo this.',
    agree: 'Agree to end it',
    soFar: (names: string[]) =>
      `${list(names)} ${plural(names.length, { one: 'wants', other: 'want' })} to end the game without a result.`,
    endTitle: 'End the game as host',
    endHint: 'The game stops for everyone, without a result, and the table is ready for another.',
    endButton: 'End the game',
    endConfirmTitle: 'End the game for everyone?',
    endConfirm: 'There will be no result. You can’t undo this.',
    closedHint: 'The record below holds everything up to that point.',
  },
};
