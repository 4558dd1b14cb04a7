import { formatter } from '~/texts/formatter';
import type { Messages } from '.';
import { grids } from './grids.fr';
import { refusals } from './refusals.fr';
import { rough } from './rough.fr';
import { statistics } from './statistics.fr';

const { plural, list } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

// "de Bo" but "d’Ana": no sentence puts a name after a word that elides.
export const fr: Messages = {
  list,
  cards,
  refusals,
  rough,
  grids,
  statistics,

  card: {
    island: (n) => `île ${n}`,
    start: 'carte départ',
    finish: 'carte arrivée',
    startShort: 'Départ',
    finishShort: 'Arrivée',
  },

  status: {
    setup: 'Distribution des cartes.',
    mustStart: 'C’est à vous\u202f: vous avez la carte départ et devez la jouer.',
    pledging: (names) => `Départ\u202f: on attend ${names}.`,
    youPledge: 'Départ\u202f: combien des huit cartes donnez-vous\u202f?',
    youAgree: 'Départ\u202f: le compte y est. Êtes-vous d’accord\u202f?',
    giving: (names) => `Départ\u202f: on attend ${names} pour le choix des cartes.`,
    youGive: (n) => `Départ\u202f: choisissez ${cards(n)} à donner.`,
  },

  result: {
    won: (cells) => `Gagné\u202f: les ${cells} îles sont dans l’ordre et l’arrivée est jouée.`,
    lostStuck: (name) => `Perdu\u202f: ${name} ne pouvait plus rien jouer.`,
    lostStuckYou: 'Perdu\u202f: vous ne pouviez plus rien jouer.',
    lostStart: 'Perdu\u202f: vous n’aviez pas huit cartes à donner pour le départ.',
    conceded: 'Abandon\u202f: tout le monde a accepté d’arrêter.',
    wonTitle: 'Gagné\u202f: la mer est tranquille',
    wonLead:
      'Toutes les îles dans l’ordre, du port jusqu’à l’ancre. Vous l’avez fait ensemble, sans un mot.',
    wonLeadSolo: 'Toutes les îles dans l’ordre, du port jusqu’à l’ancre. Et par vous-même.',
    concededLeadSolo: 'Vous avez choisi d’en rester là.',
    concededSolo: 'Abandon.',
    lostTitle: 'Le vent est tombé',
    lostStuckLead: (name) => `${name} n’avait plus de carte jouable, ni deux cartes à défausser.`,
    lostStuckLeadYou: 'Vous n’aviez plus de carte jouable, ni deux cartes à défausser.',
    lostStartLead: 'Toutes les mains réunies ne comptaient pas huit cartes pour le départ.',
    concededLead: 'Tout le monde a choisi d’en rester là.',
    islands: (n, all) =>
      plural(n, {
        one: `# île sur ${all} était posée.`,
        other: `# îles sur ${all} étaient posées.`,
      }),
  },

  sea: {
    label: 'La mer\u202f: six rangées de six cases, d’en bas à gauche jusqu’en haut à droite',
    progress: (n, all) => `${n} sur ${all}`,
    ascending: 'En montant\u202f: chaque rangée de gauche à droite, puis la rangée du dessus',
    cell: (row, column) => `rangée ${row}, case ${column}`,
    empty: 'vide',
    last: 'dernier coup',
    placeFree: (n) => `poser ${n} gratuitement`,
    placeFor: (n, cost) => `poser ${n} pour ${cards(cost)}`,
    hopeless: 'laisse un trou que rien ne peut combler',
    chosen: (n) => `choisie pour ${n}`,
    startEmpty: 'Place du départ, vide',
    startFilled: 'Place du départ, occupée',
    finishEmpty: 'Place de l’arrivée, vide',
    finishFilled: 'Place de l’arrivée, occupée',
    start: 'Départ',
    finish: 'Arrivée',
  },

  dock: {
    choose: 'Choisissez une carte à poser.',
    chooseOrDiscard: 'Choisissez une carte à poser, ou défaussez-en deux.',
    chooseFinish: 'La mer est remplie. Jouez l’arrivée\u202f!',
    mustStart: 'Vous avez une carte départ\u202f: il faut la jouer maintenant.',
    mustStartHint: 'Ensuite, vous donnez tous ensemble exactement huit cartes.',
    mustStartHintSolo: 'Ensuite, vous piochez huit cartes de plus et en donnez exactement huit.',
    playStart: 'Jouer le départ',
    playFinish: 'Jouer l’arrivée',
    pickCell: (n) => `Où poser le ${n}\u202f? Choisissez une case éclairée.`,
    costHint: 'Les chiffres disent combien de cartes cela coûte.',
    noCell: (n) => `Le ${n} ne peut aller nulle part pour l’instant.`,
    noUse: (card) => `La ${card} ne peut servir maintenant qu’à payer ou à être défaussée.`,
    placeFree: (n) => `Le ${n} se pose ici gratuitement.`,
    placePay: (n, cost, chosen) =>
      chosen === cost
        ? `Le ${n} ici\u202f: vous payez avec les cartes relevées.`
        : `Le ${n} ici\u202f: choisissez encore ${cards(cost - chosen)} pour payer.`,
    place: (n) => `Poser le ${n}`,
    placeAndPay: (n, cost) => `Poser le ${n}, payer ${cost}`,
    hopeless: 'Cela laisse un trou qu’aucune île ne pourra plus combler.',
    confirmFinish: 'Jouer l’arrivée et terminer le voyage\u202f?',
    waitingFor: (names) => `On attend ${names}.`,
    pickGive: (left, begun) =>
      begun
        ? plural(left, { one: 'Choisissez encore # carte.', other: 'Choisissez encore # cartes.' })
        : plural(left, {
            one: 'Choisissez # carte à donner.',
            other: 'Choisissez # cartes à donner.',
          }),
    giveReadySolo: 'Ces cartes partent face cachée.',
    giveReady: 'Ces cartes seront données quand tout le monde aura choisi.',
    give: (n) => `Donner ${cards(n)}`,
    suggest: 'Proposer',
    givenWaiting: (names) => `Vos cartes sont mises de côté. On attend ${names}.`,
    givenAll: 'Vos cartes sont mises de côté.',
  },

  window: {
    title: 'Le départ',
    lead: 'Défaussez ensemble exactement huit cartes. Dites combien chacun, jamais lesquelles.',
    soloLead: 'Vous donnez exactement huit cartes de votre main.',
    total: (sum, needed) => `${sum} sur ${needed} promises`,
    missing: (n) => plural(n, { one: 'il en manque #', other: 'il en manque #' }),
    tooMany: (n) => plural(n, { one: '# de trop', other: '# de trop' }),
    complete: 'Huit, tout juste',
    noPledge: 'pas encore d’engagement',
    pledges: (n) => `donne ${n}`,
    agreed: 'd’accord',
    given: 'a choisi',
    picked: 'Choisies pour le départ',
    choosing: 'choisit',
    stepper: 'Cartes que je donne',
    fewer: 'Une de moins',
    more: 'Une de plus',
    most: (n) => `Vous pouvez en défausser ${n} au plus.`,
    allOrNone: (n) => `Vous pouvez en défausser ${n} ou aucune.`,
    pledge: (n) => `Promettre ${n}`,
    change: (n) => `Passer à ${n}`,
    pledged: (n) => `Vous promettez ${n}`,
    agree: 'D’accord',
    tooFewHint: (n) =>
      plural(n, {
        one: 'En tout, il en manque #\u202f: quelqu’un doit donner plus.',
        other: 'En tout, il en manque #\u202f: quelqu’un doit donner plus.',
      }),
    tooManyHint: (n) =>
      plural(n, {
        one: 'En tout, il y en a # de trop\u202f: quelqu’un doit donner moins.',
        other: 'En tout, il y en a # de trop\u202f: quelqu’un doit donner moins.',
      }),
    agreeHint: 'Les engagements font huit au total.',
    youAgreed: 'Vous êtes d’accord.',
    ask: 'Demander plus ou moins',
    askWho: 'À qui\u202f?',
    askMore: 'de plus',
    askFewer: 'de moins',
    askDirection: 'Plus ou moins',
    askCount: 'Combien',
    askSend: (name, count, more) => `Demander ${count} de ${more ? 'plus' : 'moins'} à ${name}`,
    think: 'Je réfléchis',
    phrases: 'Déjà dit',
    saidAsk: (who, whom, count, more) =>
      `${who} demande ${count} de ${more ? 'plus' : 'moins'} à ${whom}`,
    saidAskYou: (who, count, more) => `${who} vous demande ${count} de ${more ? 'plus' : 'moins'}`,
    saidAskByYou: (whom, count, more) =>
      `Vous demandez ${count} de ${more ? 'plus' : 'moins'} à ${whom}`,
    saidThink: (who) => `${who}\u202f: «\u00a0Je réfléchis.\u00a0»`,
    saidThinkYou: 'Vous\u202f: «\u00a0Je réfléchis.\u00a0»',
    left: (phrases, changes) =>
      `Il vous reste ${plural(phrases, { one: '# phrase', other: '# phrases' })} et ${plural(changes, { one: '# changement', other: '# changements' })}`,
    leftHint: 'Un premier engagement, et tout changement vers huit, reste toujours possible.',
    announcePledge: (name, n) => `${name} promet ${n}.`,
    announceAgreed: (name) => `${name} est d’accord.`,
  },

  log: {
    first: (who) => `${who} commence`,
    firstYou: 'Vous commencez',
    placeFree: (who, n, where) => `${who} a posé le ${n} en ${where}`,
    placeFreeYou: (n, where) => `Vous avez posé le ${n} en ${where}`,
    placePaid: (who, n, where, cost) => `${who} a posé le ${n} en ${where} et payé ${cards(cost)}`,
    placePaidYou: (n, where, cost) => `Vous avez posé le ${n} en ${where} et payé ${cards(cost)}`,
    discard: (who) => `${who} a défaussé deux cartes`,
    discardYou: 'Vous avez défaussé deux cartes',
    start: (who) => `${who} a joué le départ`,
    startYou: 'Vous avez joué le départ',
    given: (parts) => `Huit cartes ont été données\u202f: ${parts}`,
    gave: (who, n) => `${who} ${n}`,
    finish: (who) => `${who} a joué l’arrivée`,
    finishYou: 'Vous avez joué l’arrivée',
    concede: (who) => `${who} accepte d’arrêter`,
    concedeYou: 'Vous acceptez d’arrêter',
  },

  reveal: {
    removed: 'Retirées avant la distribution',
    removedNone: 'Aucune île n’avait été retirée.',
    commonPile: 'Ce qui restait de la pioche',
    explorer: 'Ce qui restait de la pile d’exploration',
    pileEmpty: 'Rien\u202f: tout a été pioché.',
  },
};
