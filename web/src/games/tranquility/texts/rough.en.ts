import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });
/** Null is the reader. */
const the = (who: string | null) => who ?? 'You';
const asNumber = (n: number, cost: number) => (cost === 0 ? `${n}: free` : `${n}: ${cards(cost)}`);
const before = (who: string | null) => who ?? 'you';

/** Rocks, monsters, storms and wild cards. */
export const rough = {
  cards: {
    monster: 'monster',
    rocks: 'rocks',
    wild: 'wild card',
    compass: 'compass',
    yellow: 'yellow storm',
    purple: 'purple storm',
    orange: 'orange storm',
  },
  aStorm: {
    yellow: 'a yellow storm',
    purple: 'a purple storm',
    orange: 'an orange storm',
  },
  captions: {
    monster: 'Monster',
    rocks: 'Rocks',
    wild: 'Wild',
    compass: 'Compass',
    yellow: 'Storm',
    purple: 'Storm',
    orange: 'Storm',
  },
  row: (n: number) => `Row ${n}`,

  status: {
    rocksYou: 'Your turn: move the rocks, or discard two cards to leave them.',
    rocks: (name: string) => `${name} moves the rocks or pays to leave them.`,
    revealedYou: (storm: string) => `You turned up ${storm}: face it, or end it with a compass.`,
    revealed: (name: string, storm: string) =>
      `${name} turned up ${storm} and faces it, unless a compass ends it.`,
    purpleYou: 'Choose the row for the purple storm.',
    purple: (name: string) => `${name} chooses the row for the purple storm.`,
    yellowYou: (n: number) => `The yellow storm: discard ${cards(n)}.`,
    yellow: (name: string) => `${name} discards down to three cards.`,
    stuckYou: 'You have no move left: a storm must be ended with a compass.',
    stuck: (name: string) => `${name} has no move left: a storm must be ended with a compass.`,
    stuckTogether: 'Only ending a storm can save the voyage now.',
  },

  sea: {
    rocks: 'blocked by rocks',
    storm: 'closed by a purple storm',
    stormHere: 'closed by a storm',
    rockRow: (row: number) => `Rocks block row ${row}`,
    stormRow: (row: number) => `A purple storm closes row ${row}`,
    wild: 'a wild card',
    aimWild: (cost: number) =>
      cost === 0 ? 'place the wild card for nothing' : `place the wild card for ${cards(cost)}`,
    aimMonster: 'let the monster take it',
    aimRocks: (row: number) => `move the rocks to row ${row}`,
    aimPurple: (row: number) => `put the storm beside row ${row}`,
    aimed: 'chosen',
  },

  dock: {
    monster: 'Which island does the monster take? Both leave the game.',
    monsterIdle: 'The monster can only be put on an island; none can be taken now.',
    onlyMonster: 'Let the monster take an island.',
    onlyMonsterOrDiscard: 'Discard two, or let the monster take an island.',
    monsterReady: (n: number) => `The monster takes ${n}. Both leave the game.`,
    monsterConfirm: (n: number) => `Let it take ${n}`,
    wild: 'Where does the wild card go? Pick a highlighted cell.',
    wildNumber: 'Which number shall it be?',
    wildNumberLabel: 'Number of the wild card',
    asNumber,
    asHopeless: (n: number, cost: number) => `${asNumber(n, cost)}, leaves a gap`,
    startWild: 'Wild as start',
    startWildAsk: 'Play the wild card as start? Then all give up eight cards together.',
    finishWild: 'Wild as finish',
    finishWildAsk: 'Play the wild card as the finish and end the voyage?',
    rocks: 'The rocks must go to another row, or two cards pay for leaving them.',
    rocksOnly: 'The rocks must go to another row.',
    rocksReady: (row: number) => `The rocks go to row ${row}.`,
    rocksConfirm: (row: number) => `Move to row ${row}`,
    keepRocks: 'Keep for two cards',
    keepReady: 'These two pay for leaving the rocks where they are.',
    keepConfirm: 'Leave the rocks',
    purple: 'Which row shall the purple storm close?',
    purpleReady: (row: number) => `The storm closes row ${row}.`,
    purpleConfirm: (row: number) => `Close row ${row}`,
    rows: 'Row',
    yellow: (left: number) =>
      `The yellow storm leaves you three cards: choose ${cards(left)} to discard.`,
    yellowReady: 'These cards go face down onto your discards.',
    face: 'Let it come',
    discardHand: 'Whole hand for a compass',
    discardHandAsk: 'Discard your whole hand to earn a compass?',
    discardHandConfirm: 'Discard the hand',
    fromPile: 'Two from the pile, unseen',
    fromPileOff: 'None from the pile',
    fromPileHint: 'Two of the cards are the top of your draw pile, unseen.',
  },

  /** What the viewer is told in its turn. */
  finishWaits: (names: string) => `The finish has to wait while monsters are held by ${names}.`,
  underOrange: 'Under the orange storm you place islands only next to others.',

  storms: {
    title: 'Storms and compasses',
    compasses: 'Compasses',
    earned: (n: number) => plural(n, { one: '# earned', other: '# earned' }),
    beside: (n: number) => plural(n, { one: '# to earn', other: '# to earn' }),
    calm: 'No storm',
    calmLead: 'No storm is in play.',
    open: 'Talk or end a storm',
    look: 'What is this?',
    explain: {
      yellow: 'Its seat holds three cards at most.',
      purple: 'No card may be put onto that row.',
      orange: 'Its seat may place islands only next to others.',
      revealed: 'It has not taken effect yet.',
    },
    earn: 'A compass is earned for start, for a row of six consecutive numbers, and for a whole hand discarded.',
    end: 'Spend a compass',
    propose: 'Propose',
    lead: 'Talk only about which storm to end: each of you has one opinion. Anybody can spend a compass, for all.',
    solo: 'A compass ends a storm; both leave the game.',
    keep: 'Let us keep it',
    left: (n: number) =>
      plural(n, {
        one: 'You can say what you think once more this turn.',
        other: 'You can say what you think # more times this turn.',
      }),
  },
  /** Which storm is meant. Null is the reader. */
  storm: {
    revealed: 'the storm just turned up',
    yellow: (who: string | null) => `the yellow storm before ${before(who)}`,
    orange: (who: string | null) => `the orange storm before ${before(who)}`,
    purple: (row: number) => `the purple storm beside row ${row}`,
  },
  said: {
    end: (who: string | null, storm: string) => `${the(who)}: “Let us end ${storm}.”`,
    keep: (who: string | null) => `${the(who)}: “Let us keep the compass.”`,
  },

  seats: {
    yellow: 'under a yellow storm: three cards at most',
    orange: 'under an orange storm: only next to islands',
    monster: 'holds a monster',
  },

  log: {
    monster: (who: string | null, where: string) =>
      `${the(who)} let a monster take the island in ${where}`,
    finishBack: (who: string | null, names: string) =>
      `${the(who)} tried the finish, but it came back. Monsters are held by ${names}`,
    moveRocks: (row: number) => `The rocks moved to row ${row}`,
    keepRocks: (who: string | null) => `${the(who)} discarded two cards to leave the rocks`,
    rocksGone: 'Four rows are complete: the rocks are gone',
    storm: (who: string | null, storm: string) => `${the(who)} turned up ${storm}`,
    blow: (row: number) => `The purple storm closes row ${row}`,
    reduce: (who: string | null, n: number) =>
      `${the(who)} discarded ${cards(n)} in the yellow storm`,
    compass: 'A compass was earned',
    spend: (who: string | null, storm: string) => `${the(who)} spent a compass and ended ${storm}`,
    discardHand: (who: string | null, n: number) =>
      `${the(who)} discarded a whole hand of ${cards(n)}`,
  },
};
