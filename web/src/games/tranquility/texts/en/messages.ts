import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** Null is the reader. */
const the = (who: string | null) => who ?? 'You';

const asNumber = (n: number, cost: number) => (cost === 0 ? `${n}: free` : `${n}: ${cards(cost)}`);
const before = (who: string | null) => who ?? 'you';

/** The parts of the grids other than the sea of six by six. */
const grids = {
  parts: {
    left: (cell: string) => `left pillar, ${cell}`,
    right: (cell: string) => `right pillar, ${cell}`,
    roof: (cell: string) => `roof, ${cell}`,
  },
  labels: {
    arch: 'The arch: two pillars of two by three cells, and a roof of seven by four over them',
    pyramid: 'The pyramid: rows of eleven, nine, seven, five, three and one cells',
  },
  archPillars: 'Pillars first: each ascends by itself, and they are free.',
  archRoof: 'Now the roof, with its own order and costs.',

  explorer: {
    cell: 'explorer cell',
    storm: 'under a storm',
    left: (n: number) => plural(n, { one: '# explorer card', other: '# explorer cards' }),
    hint: 'An island on a starred cell turns one up: a gift, rocks that cost extra, a monster or a storm.',
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
    status: (who: string | null, n: number) =>
      who === null ? `Your turn: pay ${cards(n)} for the island.` : `${who} pays for the island.`,
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
    rowHint: 'You draw from the left. Everyone sees what you take.',
    pile: (n: number) => plural(n, { one: '# card in the pile', other: '# cards in the pile' }),
    empty: 'The row is empty.',
    points: (n: number) => plural(n, { one: '# point', other: '# points' }),
    owned: (who: string | null) => (who === null ? 'yours' : `${who}’s`),
    swap: 'Swap hand for the row',
    swapAsk: 'Reveal and discard your whole hand, and take the whole row?',
    swapConfirm: 'Take the row',
    pass: 'Pass',
    mustPass: 'There is nothing you can do: pass.',
    won: (who: string | null, scores: string) =>
      `${who === null ? 'You won' : `Won by ${who}`}: ${scores}.`,
    shared: (scores: string) => `A shared victory: ${scores}.`,
    score: (name: string, n: number) => `${name} ${number(n)}`,
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
    take: (who: string | null, taken: string) => `${the(who)} drew ${taken} from the row`,
    swap: (who: string | null, given: string, taken: string) =>
      `${the(who)} discarded ${given} and took the row: ${taken}`,
    pass: (who: string | null) => `${the(who)} passed`,
  },
};

/** Rocks, monsters, storms and wild cards. */
const rough = {
  cards: {
    monster: 'monster',
    rocks: 'rocks',
    wild: 'wild card',
    compass: 'compass',
    yellow: 'yellow storm',
    purple: 'purple storm',
    orange: 'orange storm',
  },
  aStorm: { yellow: 'a yellow storm', purple: 'a purple storm', orange: 'an orange storm' },
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
    rocks: (who: string | null) =>
      who === null
        ? 'Your turn: move the rocks, or discard two cards to leave them.'
        : `${who} moves the rocks or pays to leave them.`,
    revealed: (who: string | null, storm: string) =>
      who === null
        ? `You turned up ${storm}: face it, or end it with a compass.`
        : `${who} turned up ${storm} and faces it, unless a compass ends it.`,
    purple: (who: string | null) =>
      who === null
        ? 'Choose the row for the purple storm.'
        : `${who} chooses the row for the purple storm.`,
    yellow: (who: string | null, n: number) =>
      who === null
        ? `The yellow storm: discard ${cards(n)}.`
        : `${who} discards down to three cards.`,
    stuck: (who: string | null) =>
      `${who === null ? 'You have' : `${who} has`} no move left: a storm must be ended with a compass.`,
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
      cost === 0 ? 'place the wild card for free' : `place the wild card for ${cards(cost)}`,
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
    monsterConfirm: (n: number) => `Take ${n}`,
    wild: 'Where does the wild card go? Pick a highlighted cell.',
    wildNumber: 'Which number should it be?',
    wildNumberLabel: 'Number of the wild card',
    asNumber,
    asHopeless: (n: number, cost: number) => `${asNumber(n, cost)}, leaves a gap`,
    startWild: 'Wild as start',
    startWildAsk: 'Play the wild card as start? Then you all give up eight cards together.',
    finishWild: 'Wild as finish',
    finishWildAsk: 'Play the wild card as the finish and end the voyage?',
    rocks: 'Move the rocks to another row, or discard two cards to leave them.',
    rocksOnly: 'Move the rocks to another row.',
    rocksReady: (row: number) => `The rocks go to row ${row}.`,
    rocksConfirm: (row: number) => `Move to row ${row}`,
    keepRocks: 'Pay two cards to leave them',
    keepReady: 'These two pay for leaving the rocks where they are.',
    keepConfirm: 'Leave the rocks',
    purple: 'Which row should the purple storm close?',
    purpleReady: (row: number) => `The storm closes row ${row}.`,
    purpleConfirm: (row: number) => `Close row ${row}`,
    rows: 'Row',
    yellow: (left: number) =>
      `The yellow storm leaves you three cards: choose ${cards(left)} to discard.`,
    yellowReady: 'These cards go face down onto your discard pile.',
    face: 'Face it',
    discardHand: 'Discard hand for a compass',
    discardHandAsk: 'Discard your whole hand to earn a compass?',
    discardHandConfirm: 'Discard the hand',
    fromPile: 'Two from the pile, face down',
    fromPileOff: 'None from the pile',
    fromPileHint: 'Two of the cards come face down from the top of your draw pile.',
  },

  /** Restrictions of the viewer's turn. */
  finishWaits: (names: string) => `The finish has to wait. Monsters in hand: ${names}.`,
  underOrange: 'Under the orange storm you can only place islands next to others.',

  storms: {
    title: 'Storms and compasses',
    compasses: 'Compasses',
    earned: (n: number) => `${n} earned`,
    beside: (n: number) => `${n} to earn`,
    calm: 'No storm',
    calmLead: 'No storm is in play.',
    open: 'Talk or end a storm',
    look: 'What is this?',
    explain: {
      yellow: 'The player here can hold three cards at most.',
      purple: 'No card can be placed in that row.',
      orange: 'The player here can only place islands next to others.',
      revealed: 'It has not taken effect yet.',
    },
    earn: 'You earn a compass for the start, for a row of six consecutive numbers, and for discarding a whole hand.',
    end: 'Spend a compass',
    propose: 'Propose',
    lead: 'Talk only about which storm to end, one opinion each. Anyone can spend a compass for all of you.',
    solo: 'A compass ends a storm; both leave the game.',
    keep: 'Let’s keep it',
    left: (n: number) =>
      plural(n, {
        one: 'You can say what you think once more this turn.',
        other: 'You can say what you think # more times this turn.',
      }),
  },
  /** The names of storms. Null is the reader. */
  storm: {
    revealed: 'the storm just turned up',
    yellow: (who: string | null) => `the yellow storm in front of ${before(who)}`,
    orange: (who: string | null) => `the orange storm in front of ${before(who)}`,
    purple: (row: number) => `the purple storm beside row ${row}`,
  },
  said: {
    end: (who: string | null, storm: string) => `${the(who)}: “Let’s end ${storm}.”`,
    keep: (who: string | null) => `${the(who)}: “Let’s keep the compass.”`,
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
      `${the(who)} tried the finish, but took it back. Monsters in hand: ${names}`,
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

export default {
  list,
  cards,
  rough,
  grids,

  card: {
    island: (n: number) => `island ${n}`,
    start: 'start card',
    finish: 'finish card',
    startShort: 'Start',
    finishShort: 'Finish',
  },

  status: {
    setup: 'The cards are being dealt.',
    mustStart: 'Your turn: you hold the start card and must play it.',
    pledging: (names: string) => `Start: waiting for ${names}.`,
    youPledge: 'Start: how many of the eight cards do you give?',
    youAgree: 'Start: the pledges add up. Do you agree?',
    giving: (names: string) => `Start: waiting for ${names} to choose cards.`,
    youGive: (n: number) => `Start: choose ${cards(n)} to give.`,
  },

  result: {
    won: (cells: number) => `Won: all ${cells} islands lie in order, and the finish is played.`,
    lostStart: 'Lost: there were not eight cards for the start.',
    wonTitle: 'the sea is calm',
    wonLead: 'All islands in order, from the harbour to the anchor.',
    concededLeadSolo: 'The voyage was called off.',
    lostTitle: 'the voyage ends here',
    lostStartLead: 'All hands together didn’t have eight cards for the start.',
    concededLead: 'Everyone agreed to let this voyage go.',
    islands: (n: number, all: number) =>
      plural(n, {
        one: `# island of ${all} lay in the sea.`,
        other: `# islands of ${all} lay in the sea.`,
      }),
  },

  sea: {
    label: 'The sea: six rows of six cells, from the bottom left to the top right',
    ascending: 'Ascending: each row from left to right, then the next row up',
    hopeless: 'leaves a gap that nothing can fill',
    chosen: (n: number) => `chosen for ${n}`,
    startEmpty: 'Start space, empty',
    startFilled: 'Start space, filled',
    finishEmpty: 'Finish space, empty',
    finishFilled: 'Finish space, filled',
    start: 'Start',
    finish: 'Finish',
  },

  dock: {
    chooseFinish: 'The sea is full. Play the finish!',
    mustStart: 'You hold a start card. You must play it now.',
    mustStartHint: 'Then you all give up exactly eight cards together.',
    mustStartHintSolo: 'Then you draw eight more cards and give up exactly eight.',
    playStart: 'Play start',
    playFinish: 'Play finish',
    /** A cell that was pressed although the card can't go there. */
    tooDear: (n: number, island: number, cost: number, others: number) =>
      `${n} beside ${island} costs ${cost}; you hold ${others === 0 ? 'no others' : `${others} ${others === 1 ? 'other' : 'others'}`}.`,
    comesAfter: (n: number, island: number) => `${n} has to come after ${island}.`,
    comesBefore: (n: number, island: number) => `${n} has to come before ${island}.`,
    gapHint: '⚠ leaves a gap that no island can fill.',
    noUse: (card: string) => `Right now, the ${card} can only be discarded or used to pay.`,
    hopeless: 'This leaves a gap that no island can fill.',
    confirmFinish: 'Play the finish and end the voyage?',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    pickGive: (left: number, begun: boolean) =>
      begun
        ? plural(left, { one: 'Choose # more card.', other: 'Choose # more cards.' })
        : plural(left, { one: 'Choose # card to give.', other: 'Choose # cards to give.' }),
    giveReadySolo: 'These cards go face down.',
    giveReady: 'These cards will be given when everyone has chosen.',
    give: (n: number) => `Give ${cards(n)}`,
    suggest: 'Suggest',
    givenWaiting: (names: string) => `Your cards are set aside. Waiting for ${names}.`,
    givenAll: 'Your cards are set aside.',
  },

  window: {
    picked: 'Picked for the start',
    phrases: 'Said so far',
    /** Null is the reader. */
    saidAsk: (who: string | null, whom: string | null, count: number, more: boolean) =>
      `${who === null ? 'You ask' : `${who} asks`} ${whom ?? 'you'} for ${count} ${more ? 'more' : 'fewer'}`,
    saidThink: (who: string | null) => `${the(who)}: “Let me think.”`,
    announcePledge: (name: string, n: number) => `${name} pledges ${n}.`,
    announceAgreed: (name: string) => `${name} agrees.`,
  },

  log: {
    first: (who: string | null) => (who === null ? 'You begin' : `${who} begins`),
    place: (who: string | null, n: number, where: string, cost: number) =>
      `${the(who)} placed ${n} in ${where}${cost === 0 ? '' : ` and paid ${cards(cost)}`}`,
    start: (who: string | null) => `${the(who)} played the start card`,
    given: (parts: string) => `Eight cards were given: ${parts}`,
    gave: (who: string, n: number) => `${who} ${n}`,
    finish: (who: string | null) => `${the(who)} played the finish`,
  },

  reveal: {
    removed: 'Removed before the deal',
    removedNone: 'No islands were removed.',
    commonPile: 'What was left of the pile',
    explorer: 'What was left of the explorer pile',
    pileEmpty: 'Nothing: it was used up.',
  },
};
