import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });
/** Null is the reader. */
const the = (who: string | null) => who ?? 'You';

/** What the other grids have besides the sea of six by six. */
export const grids = {
  parts: {
    left: (cell: string) => `left pillar, ${cell}`,
    right: (cell: string) => `right pillar, ${cell}`,
    roof: (cell: string) => `roof, ${cell}`,
  },
  labels: {
    arch: 'The arch: two pillars of two by three cells, and a roof of seven by four over them',
    pyramid: 'The pyramid: rows of eleven, nine, seven, five, three and one cells',
  },
  archPillars: 'First the pillars: each ascends by itself, and nothing is paid.',
  archRoof: 'Now the roof, with its own order and prices.',

  explorer: {
    cell: 'explorer cell',
    storm: 'under a storm',
    left: (n: number) => plural(n, { one: '# explorer card', other: '# explorer cards' }),
    hint: 'An island on a starred cell turns one up: a gift, rocks to pay for, a monster or a storm.',
    clear: 'take the storm off',
    clearAsk: 'Which storm does the compass end?',
    clearReady: 'The compass is discarded, and the storm leaves this cell.',
    clearConfirm: 'End the storm',
    due: (missing: number) => `Choose ${cards(missing)} to pay for the island.`,
    dueReady: 'The raised cards pay for the island.',
    pay: (n: number) => `Pay ${n}`,
    place: (n: number) => `Place ${n} and explore`,
    placeText: (n: number, cost: number) =>
      cost === 0
        ? `${n} explores this cell: a card is turned up.`
        : `${n} explores this cell: a card is turned up, then you pay ${cost}.`,
    statusYou: (n: number) => `Your turn: pay ${cards(n)} for the island.`,
    status: (name: string) => `${name} pays for the island.`,
    found: {
      nothing: 'The explorer pile was empty',
      start: 'A start card was turned up: nothing happens',
      start_as_rocks: 'A start card was turned up: it counts as rocks',
      storm: 'A storm was turned up: the island went back, and the cell is closed',
      rocks: 'Rocks were turned up: one more card to pay',
      monster: 'A monster was turned up: it took the island',
      kept: 'The card turned up went to the hand',
    },
  },

  sides: {
    day: 'day',
    night: 'night',
    dayUp: 'Day is up',
    nightUp: 'Night is up',
    goal: 'At the end rows 4 to 6 show day, rows 1 to 3 night.',
    wrong: 'wrong side for the finish',
    turnOver: 'Turn an island over',
    turnAim: 'turn it over',
    turnAsk: (card: string) => `Discard the ${card}: which island is turned over?`,
    turnReady: 'The card is discarded, and this island is turned over.',
    turnConfirm: 'Turn it over',
  },

  contest: {
    row: 'The row',
    rowHint: 'You draw from the left. All see what you take.',
    pile: (n: number) => plural(n, { one: '# card in the pile', other: '# cards in the pile' }),
    empty: 'The row is empty.',
    points: (n: number) => plural(n, { one: '# point', other: '# points' }),
    owned: (name: string) => `of ${name}`,
    ownedYou: 'yours',
    swap: 'Hand for the row',
    swapAsk: 'Reveal and discard your whole hand, and take the whole row?',
    swapConfirm: 'Take the row',
    pass: 'Pass',
    mustPass: 'There is nothing you can do: pass.',
    won: (names: string, scores: string) => `Won by ${names}: ${scores}.`,
    wonYou: (scores: string) => `You won: ${scores}.`,
    shared: (scores: string) => `A shared victory: ${scores}.`,
    score: (name: string, n: number) => `${name} ${n}`,
    wonTitleYou: 'The sea is yours',
    wonTitle: 'The contest is over',
    sharedTitle: 'Side by side',
  },

  log: {
    placeFree: (who: string | null, n: number, where: string) =>
      `${the(who)} explored ${where} with ${n}`,
    clear: (who: string | null, where: string) => `${the(who)} ended the storm on ${where}`,
    replaceCompass: (who: string | null) => `${the(who)} replaced a compass among the first cards`,
    turnHands: (night: boolean) =>
      `A compass turned all hands over: ${night ? 'night' : 'day'} is up`,
    turnOver: (who: string | null, where: string) =>
      `${the(who)} turned over the island in ${where}`,
    take: (who: string | null, list: string) => `${the(who)} drew ${list} from the row`,
    swap: (who: string | null, given: string, taken: string) =>
      `${the(who)} discarded ${given} and took the row: ${taken}`,
    pass: (who: string | null) => `${the(who)} passed`,
  },
};
