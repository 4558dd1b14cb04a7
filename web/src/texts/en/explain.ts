export const en = {
  title: 'Controls',
  pieces: 'What the pieces are',
  inRules: 'In the rules',
  /** For those who hear it without what stands beside it. */
  inRulesOf: (piece: string) => `In the rules: ${piece}`,

  hands: {
    title: 'With a finger or the mouse',
    press: 'Press a card, then where it goes. It is shown there before a button plays it.',
    drag: 'Or drag the card there. To discard, to pay or to give, drag it to your own name.',
    back: '“Back”, or the same card once more, takes a choice back.',
    swipe: 'Swipe to the side over the board for the move before or after.',
    hold: 'Hold a finger on a card or a piece, or rest the mouse on it, to read what it is.',
  },

  keys: {
    title: 'With the keyboard',
    space: 'Space',
    card: 'pick the card in that place of the hand',
    hand: 'to the hand',
    board: 'to the board',
    arrows: 'from card to card, from cell to cell',
    choose: 'choose',
    back: 'take the choice back',
    discard: 'discard two',
    explain: 'what the card or cell is, or else what all pieces are',
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
      title: 'Ask before playing',
      hint: 'Otherwise a move that leaves nothing to choose is played at the second press, or where the card is dropped.',
    },
    shortcuts: {
      title: 'Single keys',
      hint: 'Otherwise letters and digits do nothing by themselves.',
    },
  },
};
