import type { Messages } from '~/card-table/explain/texts';

export const fr: Messages = {
  title: 'Commandes',
  pieces: 'À quoi servent les éléments',
  inRules: 'Dans les règles',
  inRulesOf: (piece) => `Dans les règles\u202f: ${piece}`,

  hands: {
    title: 'Au doigt ou à la souris',
    press:
      'Pressez une carte, puis sa case. Lors de votre première partie, un bouton la joue ensuite.',
    drag: 'Ou faites-y glisser la carte. Pour défausser, payer ou donner, faites-la glisser sur votre nom.',
    back: '«\u00a0Retour\u00a0», ou la même carte encore une fois, annule un choix.',
    swipe: 'Balayez le plateau de côté pour le coup d’avant ou d’après.',
    hold: 'Gardez le doigt ou laissez la souris sur une carte ou un élément pour lire ce que c’est.',
  },

  keys: {
    title: 'Au clavier',
    space: 'Espace',
    card: 'prendre la carte à cette place de la main',
    hand: 'aller à la main',
    board: 'aller au plateau',
    arrows: 'de carte en carte, de case en case',
    choose: 'choisir',
    back: 'annuler le choix',
    discard: 'défausser deux cartes',
    explain: 'ce qu’est la carte ou la case, sinon tous les éléments',
    rules: 'les règles',
    help: 'cette page',
  },

  replayKeys: {
    step: 'un coup en arrière, un coup en avant',
    ends: 'au début, à la fin',
    play: 'lecture et pause',
  },

  switches: {
    confirm: {
      title: 'Trois gestes par coup',
      hint: 'Carte, case, puis un bouton. Sinon, la case joue le coup aussitôt, payé avec les cartes les moins utiles.',
    },
    explaining: {
      title: 'Expliquer ce que la souris désigne',
      hint: 'Sinon, la touche I ou un doigt maintenu l’explique toujours.',
    },
    shortcuts: {
      title: 'Raccourcis à une touche',
      hint: 'Sinon, lettres et chiffres seuls ne font rien.',
    },
  },
};
