import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** Moves as phrases, as in "discard 3 and 17". */
const phrases = {
  place: (card: string, where: string) => `place ${card} in ${where}`,
  wild: (n: number) => `the wild card as ${n}`,
  pay: (paid: string) => `pay with ${paid}`,
  start: 'play the start',
  finish: 'play the finish',
  pledge: (n: number) => `pledge ${cards(n)}`,
  agree: 'agree to the pledges',
  give: (given: string) => `give ${given}`,
  giveNothing: 'give nothing',
  fromPile: 'two cards from the draw pile',
  monster: (where: string) => `let a monster take the island in ${where}`,
  moveRocks: (row: number) => `move the rocks to row ${row}`,
  keepRocks: (given: string) => `keep the rocks where they are, discarding ${given}`,
  discardHand: 'discard the whole hand',
  spend: (storm: string) => `spend a compass to end ${storm}`,
  face: 'face the storm',
  blow: (row: number) => `put the purple storm beside row ${row}`,
  clear: (where: string) => `end the storm on ${where}`,
  turnOver: (where: string, card: string) => `turn over the island in ${where}, discarding ${card}`,
  swap: 'swap the hand for the row',
  pass: 'pass',
};

export default { phrases };
