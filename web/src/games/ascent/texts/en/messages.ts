import { formatter } from '~/texts/formatter';
import type { Terrain } from '../../view/cards';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });
const ibex = (n: number) => `${n} ibex`;
const you = (who: string | null) => who ?? 'You';
const TERRAINS: Record<Terrain, string> = { G: 'grassy', S: 'snowy', R: 'rocky' };

/** The figures of a finished game; null is the reader. */
const statistics = {
  slopes: 'Slopes placed',
  campfires: 'Campfires lit',
  bridges: 'Bridges placed',
  herds: 'Herds led',
  grapples: 'Grapples spent',
  wasted: (n: number, of: number) =>
    `Of ${of} slopes that were paid or discarded, ${n} would have fitted somewhere at that moment.`,
  carried: (who: string | null, n: number, of: number) =>
    `${who ?? 'You'} paid the most: ${n} of ${cards(of)}.`,
  summitsGone: (move: number) => `From move ${move} on, no summit card was left.`,
  nearMiss: {
    summit: 'Only the summit was missing.',
    mountain: (n: number, of: number) => `${n} of ${of} cells below the summit were built up.`,
    trail: (n: number, of: number) => `The green trail had come through ${n} of ${of} rows.`,
    documentary: (n: number, of: number) => `${n} of ${of} sequences were filmed.`,
    wildlife: (n: number, of: number) => `${n} of ${of} ibex had reached row 8.`,
  },
};

export default {
  statistics,

  card: {
    slope: (terrain: Terrain, value: number) => `${TERRAINS[terrain]} ${value}`,
    /** A slope with the mark that brings an ibex. */
    marked: (slope: string) => `${slope} with ibex`,
    campfire: (terrain: Terrain) => `${TERRAINS[terrain]} campfire`,
    bridge: 'bridge',
    summit: 'summit',
    campfireShort: 'Campfire',
    bridgeShort: 'Bridge',
    summitShort: 'Summit',
  },

  status: { summitReady: 'Your turn: the summit can be placed!' },

  mountain: {
    label: 'The mountain: nine rows from the foot to the summit',
    summitCell: 'row 9, the summit',
    onTrail: 'on the trail',
    ibex,
    /** The value of a campfire. */
    adopted: (value: number | null) => (value === null ? 'without a value' : `counts as ${value}`),
    progressLabel: (n: number, all: number) =>
      plural(n, { one: `# of ${all} cells is built up`, other: `# of ${all} cells are built up` }),
    replace: 'light the campfire in its place',
    moveFree: (slope: string) => `move ${slope} here for free`,
    moveFor: (slope: string, cost: number) => `move ${slope} here for ${cards(cost)}`,
    herd: 'lead this herd',
    stepFor: (cost: number) => `lead the herd here for ${cards(cost)}`,
    chosen: 'chosen',
  },

  goals: {
    title: 'Goals',
    reached: (n: number, of: number) => `${n} of ${of}`,
    trail: (length: number, of: number) => `Green trail: ${length} of ${of} rows`,
    film: (sequence: string) => `To film: ${sequence}`,
    filmed: (sequence: string) => `Filmed: ${sequence}`,
    wildlife: (n: number, of: number) => `${ibex(n)} of ${of} on row 8`,
    grapples: (n: number) => plural(n, { one: '# grapple left', other: '# grapples left' }),
  },

  dock: {
    onlyLead: 'No card can be placed now. Lead a herd.',
    onlyGrapple: 'Nothing can be placed now. A grapple brings a fresh hand.',
    summitReady: 'Everything is ready for the summit!',
    /** A cell that was pressed although the card can't go there. */
    tooDear: (card: string, cost: number, others: number) =>
      `${card} costs ${cost} there; you hold ${others === 0 ? 'no others' : `${others} ${others === 1 ? 'other' : 'others'}`}.`,
    summitWaits: {
      mountain: 'The summit waits until all 44 other cells show slopes or campfires.',
      trail: 'The summit waits for a green trail through all eight rows.',
      documentary: 'The summit waits until all sequences have been filmed.',
      wildlife: 'The summit waits until eight ibex have reached row 8.',
    },
    bridgeHint: 'A bridge must be covered again before the summit.',
    pickReplaced: 'Which slope makes room for the campfire? Pick a highlighted one.',
    pickNewPlace: (slope: string) => `Where does ${slope} go? Pick a highlighted cell higher up.`,
    moved: (slope: string) => `The fire is lit. Moving ${slope} here is free.`,
    movePay: (slope: string, left: number, begun: boolean) =>
      left === 0
        ? `The fire is lit, ${slope} goes here: you pay with the raised cards.`
        : `The fire is lit, ${slope} goes here: choose ${begun ? `${left} more` : cards(left)} to pay.`,
    light: 'Light the campfire',
    lightAndPay: (cost: number) => `Light the campfire, pay ${cost}`,
    summitAsk: 'Place the summit and finish the climb?',
    summit: 'Place the summit',
    leadHerd: 'Lead a herd',
    pickHerd: 'Which herd will you lead? Pick a highlighted one.',
    pickWay: (n: number) =>
      `${plural(n, { one: 'Where does this ibex go?', other: 'Where do these # ibex go?' })} Each row costs a card.`,
    wayHint: 'Choose cell by cell to pick the way yourself. Ibex on the way join.',
    wayPay: (left: number, begun: boolean) =>
      left === 0
        ? 'You pay for this way with the raised cards.'
        : `Choose ${begun ? `${left} more` : cards(left)} to pay for this way.`,
    lead: (cost: number) => `Lead the herd, pay ${cost}`,
    grapple: 'Spend a grapple',
    grappleAsk: 'Your hand is shuffled back into the pile, and you draw six new cards.',
  },

  log: {
    slope: (who: string | null, card: string, where: string) =>
      `${you(who)} placed ${card} in ${where}`,
    campfire: (who: string | null, campfire: string, where: string, slope: string, to: string) =>
      `${you(who)} lit the ${campfire} in ${where}, and ${slope} moved to ${to}`,
    paid: (cost: number) => ` and paid ${cards(cost)}`,
    movedFor: (cost: number) => ` for ${cards(cost)}`,
    bridge: (who: string | null, where: string) => `${you(who)} placed a bridge in ${where}`,
    filmed: (sequence: string) => `${sequence} was filmed`,
    lead: (who: string | null, n: number, ends: { from: string; to: string }, cost: number) =>
      `${you(who)} led ${ibex(n)} from ${ends.from} to ${ends.to} for ${cards(cost)}`,
    grapple: (who: string | null) => `${you(who)} spent a grapple`,
    summit: (who: string | null) => `${you(who)} placed the summit`,
  },

  result: {
    won: 'Won: the summit is placed.',
    wonTitle: 'the summit is reached',
    lostTitle: 'the weather has turned',
    wonLead: 'All the way up from the valley, step by step.',
    concededLead: 'Everyone agreed to turn back.',
    concededLeadSolo: 'The climb was called off.',
    cells: (n: number, all: number) =>
      plural(n, {
        one: `# cell of ${all} was built up.`,
        other: `# cells of ${all} were built up.`,
      }),
    waitedFor: (goals: string) => `Still open: ${goals}.`,
    goals: {
      mountain: 'the mountain',
      trail: 'the green trail',
      documentary: 'the documentary',
      wildlife: 'the wildlife',
    },
  },
};
