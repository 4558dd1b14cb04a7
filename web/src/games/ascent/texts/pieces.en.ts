/** What the cards and pieces are, for players who ask. */
export const pieces = {
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
  pile: {
    name: 'Draw pile',
    text: 'How many cards this player can still draw. Nobody may look at them.',
  },
  discards: {
    name: 'Discard pile',
    text: 'How many cards this player has paid or discarded. They stay face down until the end.',
  },
};
