/** Looking back at a game with a guide: its chances, its turning points, and what else could have been done. */
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

export const en = {
  list,
  number,
  title: 'Guide',
  lead: 'Where was it won or lost? The guide plays every move and its alternatives on many times, with the cards as the player could know them.',
  progress: (done: number, of: number) =>
    `${number(done)} of ${plural(of, { one: '# move', other: '# moves' })}`,
  cancel: 'Cancel',
  retry: 'Try again',
  off: 'This server doesn’t offer the guide.',

  chance: 'Chance to win',
  points: 'Points expected',
  known: 'as far as the player could know',
  possible: 'as the cards really lay',
  inHundred: (n: number) => `about ${number(n)} in 100`,
  percent: (n: number) => `${number(n)}%`,
  about: (points: number) => `about ${number(points)}`,
  table: 'The same as a table',
  move: 'Move',
  player: 'Player',
  jump: (move: number) => `Go to move ${number(move)}`,

  turningPoints: 'Turning points',
  none: 'No single move surely cost the game anything.',
  hopeless: (n: number) =>
    `With the cards as they lay, good players would have won about ${number(n)} games in 100.`,
  played: 'Played',
  better: 'Better',
  others: 'What else could have been done',
  only: 'There was nothing else to consider.',
  moreWins: (n: number) =>
    plural(n, { one: 'about # more win in 100 games', other: 'about # more wins in 100 games' }),
  morePoints: (n: number) => `about ${number(n)} more points`,

  draw: 'Show on the board',

  comparison: 'Compared with others',
  partnersWon: (won: number, games: number) =>
    `Sharp partners won this deal ${plural(won, { one: 'once', other: '# times' })} in ${number(games)}.`,
  pointsOf: (name: string, points: number) => `${name} ${number(points)}`,
  partnersPoints: (points: string, games: number) =>
    `Sharp partners who played this deal ${number(games)} times scored on average: ${points}.`,
  wonHere: (won: number, games: number) =>
    `On this server, ${number(won)} of ${number(games)} games with these options were won.`,
  turnsHere: (own: number, median: number, games: number) =>
    `This game took ${plural(own, { one: '# turn', other: '# turns' })}; the median of ${number(games)} games is ${number(median)}.`,
  placedHere: (own: number, median: number) =>
    `${plural(own, { one: '# cell was filled', other: '# cells were filled' })}; the median is ${number(median)}.`,

  tranquility: {
    place: (card: string, where: string) => `place ${card} in ${where}`,
    wild: (n: number) => `the wild card as ${n}`,
    paying: (phrase: string, paid: string) => `${phrase}, paying with ${paid}`,
    pay: (paid: string) => `pay with ${paid}`,
    discard: (given: string) => `discard ${given}`,
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
    turnOver: (where: string, card: string) =>
      `turn over the island in ${where}, discarding ${card}`,
    swap: 'swap the hand for the row',
    pass: 'pass',
    concede: 'agree to stop',
  },
  ascent: {
    slope: (card: string, where: string) => `place ${card} in ${where}`,
    campfire: (campfire: string, where: string, to: string) =>
      `light the ${campfire} in ${where}, the slope moving to ${to}`,
    bridge: (where: string) => `place a bridge in ${where}`,
    lead: (from: string, to: string) => `lead the herd from ${from} to ${to}`,
    paying: (phrase: string, paid: string) => `${phrase}, paying with ${paid}`,
    discard: (given: string) => `discard ${given}`,
    grapple: 'spend a grapple',
    summit: 'place the summit',
    concede: 'agree to stop',
  },
  santaTimea: {
    play: (card: string) => `play ${card}`,
    throwOff: (directions: string) => `throw off ${directions} 1-2-3`,
    keep: 'keep all triplets',
  },
};

/** Every language has the same messages as English. */
export type Messages = typeof en;
