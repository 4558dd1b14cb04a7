/** What the controls of rough seas and of the other grids are called, in each language. */

export const en = {
  /** The names of the cells: part, row, cell. */
  cell: /^(?:(left pillar|right pillar|roof), )?row (\d+), cell (\d+)/,

  make: {
    grid: {
      arch: /^High Arch/,
      day_night: /^Day and Night/,
      pyramid: /^Pyramid/,
      competition: /^Competition/,
    },
    rocks: { group: 'Rocks', manual: 'you move them', auto: 'they drift' },
    monsters: 'Monsters',
    storms: /^Storms and compasses/,
    wild: /^Two wild cards/,
    level: { easy: /^Easy/, hard: /^Hard/ },
  },

  rows: 'Row',
  rowConfirm: /^(Move to|Close) row \d$/,
  keepRocks: 'Keep for two cards',
  keepConfirm: 'Leave the rocks',

  monster: /^monster/,
  takenByMonster: /, let the monster take it/,
  monsterConfirm: /^Let it take \d+$/,

  storms: 'Storms and compasses',
  talk: 'Talk or end a storm',
  propose: 'Propose',
  spend: 'Spend a compass',
  yes: 'Yes',
  no: 'No',
  keepCompass: 'Let us keep it',
  face: 'Let it come',
  discardHand: 'Whole hand for a compass',
  discardHandConfirm: 'Discard the hand',
  fromPile: 'Two from the pile, unseen',

  wild: /^wild card/,
  wildHere: /, place the wild card /,
  wildNumber: 'Number of the wild card',
  startWild: 'Wild as start',

  explorerPay: /^Pay \d$/,
  compass: /^compass/,
  stormTaken: /, take the storm off/,
  stormTakenConfirm: 'End the storm',

  turnOver: 'Turn an island over',
  turnedOver: /, turn it over/,
  turnOverConfirm: 'Turn it over',

  row: 'The row',
  swap: 'Hand for the row',
  swapConfirm: 'Take the row',
  pass: 'Pass',
};

export type VariantWords = typeof en;

export const fr: VariantWords = {
  cell: /^(?:(pilier gauche|pilier droit|toit), )?rangée (\d+), case (\d+)/,

  make: {
    grid: {
      arch: /^La grande arche/,
      day_night: /^Jour et nuit/,
      pyramid: /^La pyramide/,
      competition: /^La joute/,
    },
    rocks: { group: 'Rochers', manual: 'déplacés par vous', auto: 'à la dérive' },
    monsters: 'Monstres',
    storms: /^Tempêtes et boussoles/,
    wild: /^Deux jokers/,
    level: { easy: /^Facile/, hard: /^Difficile/ },
  },

  rows: 'Rangée',
  rowConfirm: /^(Aller en|Fermer la) rangée \d$/,
  keepRocks: 'Laisser pour deux cartes',
  keepConfirm: 'Laisser les rochers',

  monster: /^monstre/,
  takenByMonster: /, la laisser au monstre/,
  monsterConfirm: /^Lui laisser le \d+$/,

  storms: 'Tempêtes et boussoles',
  talk: 'Parler ou dissiper',
  propose: 'Proposer',
  spend: 'Dépenser une boussole',
  yes: 'Oui',
  no: 'Non',
  keepCompass: 'Gardons-la',
  face: 'L’affronter',
  discardHand: 'Toute la main contre une boussole',
  discardHandConfirm: 'Défausser la main',
  fromPile: 'Deux de la pioche, sans les voir',

  wild: /^joker/,
  wildHere: /, poser le joker /,
  wildNumber: 'Numéro du joker',
  startWild: 'Joker au départ',

  explorerPay: /^Payer \d$/,
  compass: /^boussole/,
  stormTaken: /, en retirer la tempête/,
  stormTakenConfirm: 'Dissiper la tempête',

  turnOver: 'Retourner une île',
  turnedOver: /, la retourner/,
  turnOverConfirm: 'Retourner',

  row: 'La rangée ouverte',
  swap: 'Ma main contre la rangée',
  swapConfirm: 'Prendre la rangée',
  pass: 'Passer',
};
