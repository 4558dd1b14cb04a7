/** The cards and pieces, for players who ask, and the words of the lesson's coach. */
const pieces = {
  island: {
    name: 'Island',
    text: 'It goes into an empty cell so that all numbers ascend along the route. Next to an island it costs as many cards as the difference between the two numbers; between two islands, the smaller difference.',
  },
  cell: {
    name: 'Empty cell',
    text: 'An island can go here if it is larger than all that come earlier on the route and smaller than all that come later.',
  },
  start: {
    name: 'Start card',
    text: 'A player who holds one must play it if the start space is empty; then all players together give up exactly eight cards. Later ones only serve to pay or to discard.',
  },
  finish: {
    name: 'Finish card',
    text: 'Once every cell holds an island, it wins the game for everyone. Until then it can be used to pay or be discarded, but there are only five.',
  },
  monster: {
    name: 'Monster',
    text: 'It can’t be discarded or used to pay, and it blocks the finish. Put on an island, it leaves the game together with the island.',
  },
  wild: {
    name: 'Wild card',
    text: 'It stands for an island of any number that is not in the sea yet, or for the start or the finish card.',
  },
  compass: { name: 'Compass', text: 'It ends a storm; both then leave the game.' },
  rocks: {
    name: 'Rocks',
    text: 'No card can be placed in their row. They change rows after each action and are gone for good once four rows are full.',
  },
  yellow: {
    name: 'Yellow storm',
    text: 'The player it lies in front of can hold three cards at most.',
  },
  purple: {
    name: 'Purple storm',
    text: 'As long as it lies beside a row, no card can be placed in that row.',
  },
  orange: {
    name: 'Orange storm',
    text: 'The player it lies in front of can only place islands next to others.',
  },
  start_space: {
    name: 'Start space',
    text: 'The first start card goes here. It lies outside the sea and counts as no card’s neighbour.',
  },
  finish_space: {
    name: 'Finish space',
    text: 'The finish card goes here when the sea is full. That wins the game.',
  },
  explorer: {
    name: 'Explorer cell',
    text: 'An island placed here turns up the top explorer card before it is paid for: a gift, rocks, a monster or a storm.',
  },
  side: {
    name: 'Day and night',
    text: 'An island keeps the side it was placed with. At the finish, rows 4 to 6 must show day and rows 1 to 3 night.',
  },
  row: {
    name: 'Open row',
    text: 'You draw from here, from the left end. Everyone can see these cards.',
  },
  score: {
    name: 'Points',
    text: 'Two for each of your islands, minus one for each discarded card, plus one for each island in a run of three or more.',
  },
  hand: {
    name: 'Hand',
    text: 'How many cards this player holds. Each turn ends with drawing back up to five.',
  },
};

const lesson = {
  scenes: { placing: 'Islands', start: 'Start', finish: 'Finish' },
  steps: {
    first: {
      text: 'Together you fill this sea with 36 islands, ascending from bottom left to top right. An island with no neighbours is free.',
      task: 'Choose island 34, then the marked cell, and place it.',
    },
    pay: {
      text: 'Next to another island you pay the gap between the two: from 39 to 41 that is two cards from your hand, face down.',
      task: 'Choose island 41 and the cell after 39, then two cards to pay with.',
    },
    gap: {
      text: 'Between two islands only the smaller gap counts: 35 is only one away from 34.',
      task: 'Place 35 between 34 and 39, and pay one card.',
    },
    discard: {
      text: 'When nothing fits, or everything costs too much, discard two cards instead. You draw new ones either way, but your pile is all you have.',
      task: 'Choose “Discard two” and two cards.',
    },
    silence: {
      text: 'That is a turn: place one island, or discard two. Nobody says a word; you guess what the others hold from what they place. There is one exception, and it comes next.',
    },
    start: {
      text: 'Every pile hides a start card. The player who draws the first one must play it at once.',
      task: 'Play your start card.',
    },
    pledge: {
      text: 'Now all of you together give up exactly eight cards. You may agree how many each of you gives, never which. Mira gives four, Jon two.',
      task: 'Pledge the two that are still missing.',
    },
    agree: { text: 'Four and two and two: that makes eight.', task: 'Agree.' },
    give: {
      text: 'Which cards you give stays your secret.',
      task: 'Choose two cards you can do without, and give them.',
    },
    after: {
      text: 'All hands are full again, and it is quiet again. Further start cards are only good for paying. Let’s skip a few hours: one last cell of the sea is empty.',
    },
    last: {
      text: 'Only 47 is missing. You can pay with anything but the finish, which you are about to need.',
      task: 'Place 47 in the last cell, and pay one card.',
    },
    finish: {
      text: 'The sea is full and the start has been played. The finish wins for all of you.',
      task: 'Play the finish.',
    },
  },
  done: 'That is the whole game. What makes it hard is leaving room for cards you can’t see.',
};

export default { pieces, lesson };
