export type Lesson = typeof lesson;

export const lesson = {
  scenes: { slopes: 'Slopes', summit: 'Summit' },
  steps: {
    first: {
      text: 'Together you build a mountain of nine rows, each from left to right. The first card of a row is free.',
      task: 'Choose snowy 3, then the marked cell, and place it.',
    },
    pay: {
      text: 'Next to a card you pay the difference: from 4 to 5 that is one card. Two cards of the same kind may never lie side by side.',
      task: 'Place grassy 5 beside rocky 4, and pay one card.',
    },
    up: {
      text: 'Every cell higher up rests on two cards. A card climbs no higher than its number: a 6 up to row 6.',
      task: 'Place rocky 6 in row 2, beside snowy 6. Equal numbers cost nothing.',
    },
    bridge: {
      text: 'A bridge costs nothing and fits beside anything, but not at the ends of a row. In the end a slope must cover it.',
      task: 'Place your bridge beside rocky 6.',
    },
    cover: {
      text: 'Mira went on beyond the bridge for free. Covering it costs the larger difference to its two neighbours.',
      task: 'Cover the bridge with grassy 7, and pay one card.',
    },
    campfire: {
      text: 'A campfire takes the place of a slope of its own kind, and that slope moves up to a higher row.',
      task: 'Choose the campfire, then grassy 5 in row 1, then the first cell of row 3.',
    },
    after: {
      text: 'Instead of all that you may always discard two cards. Nobody says a word in this game, from the first card to the last. Let’s skip to the end of the climb.',
    },
    last: {
      text: 'One cell is open below the summit. You can pay with anything but your summit card.',
      task: 'Place snowy 10 beside grassy 9, and pay one card.',
    },
    summit: {
      text: 'All 44 cells are built up and no bridge is left. The summit wins for all of you.',
      task: 'Place the summit.',
    },
  },
  done: 'That is the whole climb. What makes it hard is keeping high cards for high rows.',
};
