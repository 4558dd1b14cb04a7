/** What the cards and pieces are, for those who ask. */
export const pieces = {
  island: {
    name: 'Island',
    text: 'It goes to an empty cell, so that all numbers ascend along the way. Beside an island it costs the difference of the two numbers in cards; between two, the smaller difference.',
  },
  cell: {
    name: 'Empty cell',
    text: 'An island can come here that is larger than all before it on the way and smaller than all after it.',
  },
  start: {
    name: 'Start card',
    text: 'Whoever holds one must play it as long as none lies in the start space; then all together give up exactly eight cards. Later ones only serve to pay or to discard.',
  },
  finish: {
    name: 'Finish card',
    text: 'Once every cell holds an island, it wins the game for all. Until then it can be paid with or discarded, but there are only five.',
  },
  monster: {
    name: 'Monster',
    text: 'It can be neither discarded nor paid with, and keeps the finish away. Put on an island, it leaves the game together with that.',
  },
  wild: {
    name: 'Wild card',
    text: 'It stands for an island of any number that is not in the sea yet, or for the start or the finish card.',
  },
  compass: {
    name: 'Compass',
    text: 'It ends a storm; both then leave the game.',
  },
  rocks: {
    name: 'Rocks',
    text: 'No card can be put onto their row. They change rows after each action, and are gone for good once four rows are full.',
  },
  yellow: {
    name: 'Yellow storm',
    text: 'Whoever it lies in front of can hold three cards at most.',
  },
  purple: {
    name: 'Purple storm',
    text: 'As long as it lies beside a row, no card can be put onto that row.',
  },
  orange: {
    name: 'Orange storm',
    text: 'Whoever it lies in front of can place islands only beside others.',
  },
  start_space: {
    name: 'Start space',
    text: 'Here comes the first start card. It lies outside the sea and is nobody’s neighbour.',
  },
  finish_space: {
    name: 'Finish space',
    text: 'Here the finish card comes when the sea is full. That wins the game.',
  },
  explorer: {
    name: 'Explorer cell',
    text: 'An island put here turns up the top explorer card before it is paid for: a gift, rocks, a monster or a storm.',
  },
  side: {
    name: 'Day and night',
    text: 'An island keeps the side with which it was placed. At the finish rows 4 to 6 must show day and rows 1 to 3 night.',
  },
  row: {
    name: 'Open row',
    text: 'From here you draw, the left end first. Everybody knows these cards.',
  },
  score: {
    name: 'Points',
    text: 'Two for each own island, one less for each discarded card, and one for each island of a run of three or more.',
  },
  hand: {
    name: 'Hand',
    text: 'So many cards this player holds. After a turn one draws up to five again.',
  },
  pile: {
    name: 'Draw pile',
    text: 'So many cards this player can still draw. Nobody looks into it.',
  },
  discards: {
    name: 'Discard pile',
    text: 'So many cards this player has paid or discarded. They stay face down until the end.',
  },
};
