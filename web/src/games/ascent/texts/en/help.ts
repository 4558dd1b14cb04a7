/** The cards and pieces, for players who ask, and the words of the lesson's coach. */
const pieces = {
  slope: {
    name: 'Slope',
    text: 'It goes to the right of the last card of a row, or begins one, on two cards of the row below; never beside its own type, and never in a row higher than its value. It costs the difference to the value on its left.',
  },
  campfire: {
    name: 'Campfire',
    text: 'It takes the place of a slope of its type for free; that slope moves to a cell at least one row higher and is paid for there. It adopts the value of the nearest slope on its left and keeps it for good.',
  },
  bridge: {
    name: 'Bridge',
    text: 'It fills a cell for free, but never the first or last of a row. Before the summit a slope must cover it.',
  },
  summit: {
    name: 'Summit',
    text: 'It wins the game, once all other cells show slopes or campfires and every goal is met.',
  },
  cell: {
    name: 'Empty cell',
    text: 'A row is built from left to right, and each card rests on the two below it.',
  },
  trail: {
    name: 'Green trail',
    text: 'A chain of grassy cards through all eight rows, each resting on the one before. It must be there when the summit is placed.',
  },
  film: {
    name: 'Documentary',
    text: 'Three slopes side by side in a row must show these values once, from left to right. Filmed is filmed, whatever comes later.',
  },
  wildlife: {
    name: 'Ibex',
    text: 'They come with marked slopes and are led uphill for one card per row. Eight must be on row 8 when the summit is placed.',
  },
  grapples: {
    name: 'Grapple',
    text: 'Instead of an action: the hand is shuffled back into the pile, and six new cards are drawn.',
  },
  hand: {
    name: 'Hand',
    text: 'How many cards this player holds. Each turn ends with drawing back up to five, or six when playing alone.',
  },
};

const lesson = {
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

export default { pieces, lesson };
