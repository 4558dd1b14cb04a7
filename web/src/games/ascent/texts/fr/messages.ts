import { formatter } from '~/texts/formatter';
import type { Terrain } from '../../view/cards';
import type english from '../en/messages';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const ibex = (n: number) => plural(n, { one: '# bouquetin', other: '# bouquetins' });
const have = (who: string | null) => (who === null ? 'Vous avez' : `${who} a`);
const TERRAINS: Record<Terrain, string> = { G: 'd’herbe', S: 'de neige', R: 'de roche' };

/** The figures of a finished game; null is the reader. */
const statistics: (typeof english)['statistics'] = {
  slopes: 'Pentes posées',
  campfires: 'Feux de camp allumés',
  bridges: 'Ponts posés',
  herds: 'Hardes menées',
  grapples: 'Grappins lancés',
  wasted: (n, of) =>
    `Sur ${of} pentes payées ou défaussées, ${plural(n, { one: '# aurait trouvé sa place', other: '# auraient trouvé leur place' })} à ce moment-là.`,
  carried: (who, n, of) =>
    `${who === null ? 'C’est vous qui avez' : `C’est ${who} qui a`} le plus payé\u00a0: ${n} sur ${cards(of)}.`,
  summitsGone: (move) => `À partir du coup ${move}, il ne restait plus aucune carte sommet.`,
  nearMiss: {
    summit: 'Il ne manquait que le sommet.',
    mountain: (n, of) => `${n} des ${of} cases sous le sommet étaient bâties.`,
    trail: (n, of) => `Le sentier vert traversait ${n} rangées sur ${of}.`,
    documentary: (n, of) => `${n} séquences filmées sur ${of}.`,
    wildlife: (n, of) => `${n} bouquetins sur ${of} étaient en rangée 8.`,
  },
};

// Cards are spoken of as in "le 7 de pique", so that a name needs no article of its own.
export default {
  statistics,

  card: {
    slope: (terrain, value) => `${value} ${TERRAINS[terrain]}`,
    marked: (slope) => `${slope} avec bouquetin`,
    campfire: (terrain) => `feu de camp ${TERRAINS[terrain]}`,
    bridge: 'pont',
    summit: 'sommet',
    campfireShort: 'Feu',
    bridgeShort: 'Pont',
    summitShort: 'Sommet',
  },

  status: { summitReady: 'C’est à vous\u00a0: le sommet peut être posé\u202f!' },

  mountain: {
    label: 'La montagne\u00a0: neuf rangées, du pied jusqu’au sommet',
    summitCell: 'rangée 9, le sommet',
    onTrail: 'sur le sentier',
    ibex,
    adopted: (value) => (value === null ? 'sans valeur' : `vaut ${value}`),
    progressLabel: (n, all) =>
      plural(n, {
        one: `# case sur ${all} est construite`,
        other: `# cases sur ${all} sont construites`,
      }),
    replace: 'allumer le feu de camp à sa place',
    moveFree: (slope) => `déplacer ici le ${slope} gratuitement`,
    moveFor: (slope, cost) => `déplacer ici le ${slope} pour ${cards(cost)}`,
    herd: 'mener cette harde',
    stepFor: (cost) => `mener la harde ici pour ${cards(cost)}`,
    chosen: 'choisie',
  },

  goals: {
    title: 'Objectifs',
    reached: (n, of) => `${n} sur ${of}`,
    trail: (length, of) =>
      plural(length, {
        one: `Sentier vert\u00a0: # rangée sur ${of}`,
        other: `Sentier vert\u00a0: # rangées sur ${of}`,
      }),
    film: (sequence) => `À filmer\u00a0: ${sequence}`,
    filmed: (sequence) => `Filmé\u00a0: ${sequence}`,
    wildlife: (n, of) => `${ibex(n)} sur ${of} en rangée 8`,
    grapples: (n) => plural(n, { one: '# grappin restant', other: '# grappins restants' }),
  },

  dock: {
    onlyLead: 'Aucune carte ne peut être posée. Menez une harde.',
    onlyGrapple: 'Plus rien ne peut être posé. Un grappin vous donne une nouvelle main.',
    summitReady: 'Tout est prêt pour le sommet\u202f!',
    tooDear: (card, cost, others) =>
      `Le ${card} y coûte ${cost}\u202f; vous ${others === 0 ? 'n’avez aucune autre carte' : `en avez ${others} ${others === 1 ? 'autre' : 'autres'}`}.`,
    summitWaits: {
      mountain: 'Le sommet attend que les 44 autres cases montrent des pentes ou des feux de camp.',
      trail: 'Le sommet attend un sentier vert à travers les huit rangées.',
      documentary: 'Le sommet attend que toutes les séquences soient filmées.',
      wildlife: 'Le sommet attend huit bouquetins en rangée 8.',
    },
    bridgeHint: 'Un pont doit être recouvert avant le sommet.',
    pickReplaced:
      'Quelle pente cède sa place au feu de camp\u202f? Choisissez-en une en surbrillance.',
    pickNewPlace: (slope) =>
      `Où va le ${slope}\u202f? Choisissez une case en surbrillance plus haut.`,
    moved: (slope) => `Le feu brûle, et le ${slope} vient ici gratuitement.`,
    movePay: (slope, left, begun) =>
      left === 0
        ? `Le feu brûle, et le ${slope} vient ici\u00a0: vous payez avec les cartes relevées.`
        : `Le feu brûle, et le ${slope} vient ici\u00a0: choisissez ${begun ? 'encore ' : ''}${cards(left)} pour payer.`,
    light: 'Allumer le feu',
    lightAndPay: (cost) => `Allumer le feu, payer ${cost}`,
    summitAsk: 'Poser le sommet\u202f? L’ascension est alors réussie.',
    summit: 'Poser le sommet',
    leadHerd: 'Mener une harde',
    pickHerd: 'Quelle harde menez-vous\u202f? Choisissez-en une en surbrillance.',
    pickWay: (n) =>
      plural(n, {
        one: 'Où va ce bouquetin\u202f? Chaque rangée coûte une carte.',
        other: 'Où vont ces # bouquetins\u202f? Chaque rangée coûte une carte.',
      }),
    wayHint: 'Case par case, vous choisissez le chemin. Les bouquetins rencontrés suivent.',
    wayPay: (left, begun) =>
      left === 0
        ? 'Vous payez ce chemin avec les cartes relevées.'
        : `Choisissez ${begun ? 'encore ' : ''}${cards(left)} pour payer ce chemin.`,
    lead: (cost) => `Mener la harde, payer ${cost}`,
    grapple: 'Lancer un grappin',
    grappleAsk: 'Votre main retourne dans la pioche mélangée, et vous piochez six cartes.',
  },

  log: {
    slope: (who, card, where) => `${have(who)} posé le ${card} en ${where}`,
    campfire: (who, campfire, where, slope, to) =>
      `${have(who)} allumé le ${campfire} en ${where}, et le ${slope} est monté en ${to}`,
    paid: (cost) => ` (${cards(cost)})`,
    movedFor: (cost) => ` (${cards(cost)})`,
    bridge: (who, where) => `${have(who)} posé un pont en ${where}`,
    filmed: (sequence) => `${sequence} est filmé`,
    lead: (who, n, ends, cost) =>
      `${have(who)} mené ${ibex(n)} de la ${ends.from} à la ${ends.to} pour ${cards(cost)}`,
    grapple: (who) => `${have(who)} lancé un grappin`,
    summit: (who) => `${have(who)} posé le sommet`,
  },

  result: {
    won: 'Gagné\u00a0: le sommet est posé.',
    wonTitle: 'le sommet est atteint',
    lostTitle: 'le temps a tourné',
    wonLead: 'De la vallée jusqu’en haut, pas à pas.',
    concededLead: 'Tout le monde a choisi de redescendre.',
    concededLeadSolo: 'L’ascension s’est arrêtée là.',
    cells: (n, all) =>
      plural(n, {
        one: `# case sur ${all} était construite.`,
        other: `# cases sur ${all} étaient construites.`,
      }),
    waitedFor: (goals) => `Il manquait encore\u00a0: ${goals}.`,
    goals: {
      mountain: 'la montagne',
      trail: 'le sentier vert',
      documentary: 'le documentaire',
      wildlife: 'la faune',
    },
  },
} satisfies typeof english;
