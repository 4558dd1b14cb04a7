import { formatter } from '~/texts/formatter';
import { grids } from './grids.en';
import { refusals } from './refusals.en';
import { rough } from './rough.en';
import { statistics } from './statistics.en';

const { plural, list } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

export const en = {
  list,
  cards,
  refusals,
  rough,
  grids,
  statistics,

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
    lostStuck: (name: string) => `Lost: ${name} had nothing left to play.`,
    lostStuckYou: 'Lost: you had nothing left to play.',
    lostStart: 'Lost: the seats could not give eight cards for the start.',
    conceded: 'Conceded: everybody agreed to stop.',
    wonTitle: 'You won: the sea is calm',
    wonLead:
      'All islands in order, from the harbour to the anchor. You did it together, without a word.',
    wonLeadSolo: 'All islands in order, from the harbour to the anchor. All your own work.',
    concededLeadSolo: 'You let this voyage go.',
    concededSolo: 'Given up.',
    lostTitle: 'The wind has dropped',
    lostStuckLead: (name: string) =>
      `${name} had no card left that could be played, and not two to discard.`,
    lostStuckLeadYou: 'You had no card left that could be played, and not two to discard.',
    lostStartLead: 'All hands together did not hold eight cards for the start.',
    concededLead: 'Everybody agreed to let this voyage go.',
    islands: (n: number, all: number) =>
      plural(n, {
        one: `# island of ${all} lay in the sea.`,
        other: `# islands of ${all} lay in the sea.`,
      }),
  },

  sea: {
    label: 'The sea: six rows of six cells, from the bottom left to the top right',
    progress: (n: number, all: number) => `${n} of ${all}`,
    ascending: 'Ascending: each row from left to right, then the next row up',
    cell: (row: number, column: number) => `row ${row}, cell ${column}`,
    empty: 'empty',
    last: 'last move',
    placeFree: (n: number) => `place ${n} for nothing`,
    placeFor: (n: number, cost: number) => `place ${n} for ${cards(cost)}`,
    hopeless: 'leaves a gap nothing can fill',
    chosen: (n: number) => `chosen for ${n}`,
    startEmpty: 'Start space, empty',
    startFilled: 'Start space, filled',
    finishEmpty: 'Finish space, empty',
    finishFilled: 'Finish space, filled',
    start: 'Start',
    finish: 'Finish',
  },

  dock: {
    choose: 'Choose a card to place.',
    chooseOrDiscard: 'Choose a card to place, or discard two.',
    chooseFinish: 'The sea is full. Play the finish!',
    mustStart: 'You hold a start card: it must be played now.',
    mustStartHint: 'Then all seats together give up exactly eight cards.',
    mustStartHintSolo: 'Then you draw eight more cards and give up exactly eight.',
    playStart: 'Play start',
    playFinish: 'Play finish',
    pickCell: (n: number) => `Where does ${n} go? Pick a highlighted cell.`,
    costHint: 'The numbers tell how many cards it costs.',
    noCell: (n: number) => `${n} can’t be placed anywhere now.`,
    noUse: (card: string) => `The ${card} can only be discarded or paid with now.`,
    placeFree: (n: number) => `Placing ${n} here is free.`,
    placePay: (n: number, cost: number, chosen: number) =>
      chosen === cost
        ? `${n} here: you pay with the raised cards.`
        : `${n} here: choose ${cards(cost - chosen)} more to pay.`,
    place: (n: number) => `Place ${n}`,
    placeAndPay: (n: number, cost: number) => `Place ${n}, pay ${cost}`,
    hopeless: 'This leaves a gap that no island can fill any more.',
    confirmFinish: 'Play the finish and end the voyage?',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    pickGive: (left: number, begun: boolean) =>
      begun
        ? plural(left, { one: 'Choose # more card.', other: 'Choose # more cards.' })
        : plural(left, { one: 'Choose # card to give.', other: 'Choose # cards to give.' }),
    giveReadySolo: 'These cards go face down.',
    giveReady: 'These cards will be given when everybody has chosen.',
    give: (n: number) => `Give ${cards(n)}`,
    suggest: 'Suggest',
    givenWaiting: (names: string) => `Your cards are set aside. Waiting for ${names}.`,
    givenAll: 'Your cards are set aside.',
  },

  window: {
    title: 'Setting sail',
    lead: 'Discard exactly eight cards together. Agree how many each discards, never which.',
    soloLead: 'You give up exactly eight cards of your hand.',
    total: (sum: number, needed: number) => `${sum} of ${needed} pledged`,
    missing: (n: number) => plural(n, { one: '# still missing', other: '# still missing' }),
    tooMany: (n: number) => plural(n, { one: '# too many', other: '# too many' }),
    complete: 'Exactly eight',
    noPledge: 'no pledge yet',
    pledges: (n: number) => `gives ${n}`,
    agreed: 'agrees',
    given: 'has chosen',
    picked: 'Picked for the start',
    choosing: 'is choosing',
    stepper: 'Cards I give',
    fewer: 'One fewer',
    more: 'One more',
    most: (n: number) => `You can discard at most ${n}.`,
    allOrNone: (n: number) => `You can discard ${n} or none.`,
    pledge: (n: number) => `Pledge ${n}`,
    change: (n: number) => `Change to ${n}`,
    pledged: (n: number) => `You pledge ${n}`,
    agree: 'Agree',
    tooFewHint: (n: number) =>
      plural(n, {
        one: 'Together # is missing: somebody must give more.',
        other: 'Together # are missing: somebody must give more.',
      }),
    tooManyHint: (n: number) =>
      plural(n, {
        one: 'Together it is # too many: somebody must give fewer.',
        other: 'Together it is # too many: somebody must give fewer.',
      }),
    agreeHint: 'The pledges add up to eight.',
    youAgreed: 'You agree.',
    ask: 'Ask for more or fewer',
    askWho: 'Who?',
    askMore: 'more',
    askFewer: 'fewer',
    askDirection: 'More or fewer',
    askCount: 'How many',
    askSend: (name: string, count: number, more: boolean) =>
      `Ask ${name} for ${count} ${more ? 'more' : 'fewer'}`,
    think: 'Let me think',
    phrases: 'Said so far',
    saidAsk: (who: string, whom: string, count: number, more: boolean) =>
      `${who} asks ${whom} for ${count} ${more ? 'more' : 'fewer'}`,
    saidAskYou: (who: string, count: number, more: boolean) =>
      `${who} asks you for ${count} ${more ? 'more' : 'fewer'}`,
    saidAskByYou: (whom: string, count: number, more: boolean) =>
      `You ask ${whom} for ${count} ${more ? 'more' : 'fewer'}`,
    saidThink: (who: string) => `${who}: “Let me think.”`,
    saidThinkYou: 'You: “Let me think.”',
    left: (phrases: number, changes: number) =>
      `${plural(phrases, { one: '# phrase', other: '# phrases' })} and ${plural(changes, { one: '# change', other: '# changes' })} left`,
    leftHint: 'A first pledge, and any change towards eight, is always possible.',
    announcePledge: (name: string, n: number) => `${name} pledges ${n}.`,
    announceAgreed: (name: string) => `${name} agrees.`,
  },

  log: {
    first: (who: string) => `${who} begins`,
    firstYou: 'You begin',
    placeFree: (who: string, n: number, where: string) => `${who} placed ${n} in ${where}`,
    placeFreeYou: (n: number, where: string) => `You placed ${n} in ${where}`,
    placePaid: (who: string, n: number, where: string, cost: number) =>
      `${who} placed ${n} in ${where} and paid ${cards(cost)}`,
    placePaidYou: (n: number, where: string, cost: number) =>
      `You placed ${n} in ${where} and paid ${cards(cost)}`,
    discard: (who: string) => `${who} discarded two cards`,
    discardYou: 'You discarded two cards',
    start: (who: string) => `${who} played start`,
    startYou: 'You played start',
    given: (parts: string) => `Eight cards were given: ${parts}`,
    gave: (who: string, n: number) => `${who} ${n}`,
    finish: (who: string) => `${who} played the finish`,
    finishYou: 'You played the finish',
    concede: (who: string) => `${who} agreed to stop`,
    concedeYou: 'You agreed to stop',
  },

  reveal: {
    removed: 'Removed before the deal',
    removedNone: 'No islands were removed.',
    commonPile: 'What was left of the pile',
    explorer: 'What was left of the explorer pile',
    pileEmpty: 'Nothing: it was used up.',
  },
};
