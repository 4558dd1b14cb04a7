export const en = {
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
};
