/** What the cards and pieces are, for players who ask. */
export const pieces = {
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
    text: 'The player who takes it counts its damage at the end of the round. The winds 1, 2 and 3 of one direction can be thrown off together.',
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
