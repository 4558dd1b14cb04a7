/** The cards and pieces, for players who ask, and the words of the lesson's coach. */
const pieces = {
  wheel: {
    name: 'Wheel card',
    text: 'In the direction of the wind it is worth its number, against it zero, otherwise half. The lowest of a trick takes the wind, the highest leads next, and equal values cancel each other.',
  },
  pirate: {
    name: 'Pirate',
    text: 'It copies the value of the card played just before it. It can be led only by a player who holds nothing but pirates, and is then the lowest.',
  },
  wind: {
    name: 'Wind card',
    text: 'The player who takes it counts its damage at the end of the round. The winds 1, 2 and 3 of one direction can be discarded together.',
  },
  blowing: {
    name: 'The wind that blows',
    text: 'It tells what cards are worth in this trick: full in its direction, zero in the opposite one, half in the other two. The lowest card takes it.',
  },
  points: {
    name: 'Points',
    text: 'The less damage in a round, the more points. After five rounds the most points win.',
  },
  hand: {
    name: 'Hand',
    text: 'How many of the twelve cards of this round the player still holds.',
  },
};

const lesson = {
  scenes: { wind: 'Wind', score: 'Score' },
  steps: {
    forecast: {
      text: 'Everyone plays for themselves. In every trick a wind blows, and the lowest card takes it with its damage. It is north 2 now; you can see which winds come next.',
    },
    with: {
      text: 'Any card may be played. With the wind it counts in full, so Mira’s north 7 is worth 7; across it counts half, so Jon’s east 10 is worth 5.',
      task: 'Play north 9. The highest card leads the next trick.',
    },
    across: {
      text: 'Jon was lowest and took the wind. Now it blows east: your own north and south cards count half.',
      task: 'Lead south 14. It is worth 7.',
    },
    against: {
      text: 'Mira’s west 5 counted zero, against the wind, and she took it. Now the wind is south, and north counts zero.',
      task: 'Lead east 4. It is worth only 2, but zero is lower still.',
    },
    equal: {
      text: 'Mira had zero again. Now Jon leads west 6 with a west wind. Cards of equal value cancel each other out.',
      task: 'Play north 12: half of it is 6 as well.',
    },
    pirate: {
      text: 'Mira was alone in that trick, both lowest and highest, and leads north 10. A pirate is worth what the card just before it is: here, Jon’s 2.',
      task: 'Play the pirate. It cancels itself and Jon’s 2.',
    },
    after: {
      text: 'So Mira was alone again and took three damage. Twelve tricks make a round. Let’s skip to the last trick of another round.',
    },
    count: {
      text: 'Eleven tricks are over. The winds you have taken add up to 9 damage, more than anyone else’s. But wait and see.',
    },
    last: {
      text: 'The wind is east 2, and Mira and Jon have played.',
      task: 'Play your last card.',
    },
    sheet: {
      text: 'Your north 1, 2 and 3 are a triplet and are discarded: 3 damage remains, the least of all. The most damage scores one point, the next two, the least three.',
    },
  },
  done: 'After five rounds the most points win. And here you may talk as much as you like.',
};

export default { pieces, lesson };
