import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
  slope: {
    name: 'Pente',
    text: 'Elle se pose à droite de la dernière carte d’une rangée, ou en commence une, sur deux cartes de la rangée du dessous\u202f; jamais à côté de son propre type, ni dans une rangée plus haute que sa valeur. Elle coûte la différence avec la valeur à sa gauche.',
  },
  campfire: {
    name: 'Feu de camp',
    text: 'Il prend gratuitement la place d’une pente de son type\u202f; celle-ci monte d’au moins une rangée et se paie à sa nouvelle place. Il prend la valeur de la pente la plus proche à sa gauche et la garde pour de bon.',
  },
  bridge: {
    name: 'Pont',
    text: 'Il remplit gratuitement une case, jamais la première ni la dernière d’une rangée. Une pente doit le recouvrir avant le sommet.',
  },
  summit: {
    name: 'Sommet',
    text: 'Il fait gagner la partie, une fois que toutes les autres cases portent des pentes ou des feux de camp et que chaque objectif est atteint.',
  },
  cell: {
    name: 'Case vide',
    text: 'Une rangée se construit de gauche à droite, et chaque carte repose sur les deux du dessous.',
  },
  trail: {
    name: 'Sentier vert',
    text: 'Une chaîne de cartes d’herbe à travers les huit rangées, chacune reposant sur la précédente. Elle doit exister quand le sommet est posé.',
  },
  film: {
    name: 'Documentaire',
    text: 'Trois pentes côte à côte dans une rangée doivent montrer une fois ces valeurs, de gauche à droite. Ce qui est filmé le reste, quoi qu’il arrive.',
  },
  wildlife: {
    name: 'Bouquetins',
    text: 'Ils arrivent avec les pentes marquées et se mènent vers le haut pour une carte par rangée. Huit doivent être en rangée 8 quand le sommet est posé.',
  },
  grapples: {
    name: 'Grappin',
    text: 'Au lieu d’une action\u00a0: la main est remélangée dans la pioche, et six nouvelles cartes sont piochées.',
  },
  hand: {
    name: 'Main',
    text: 'Le nombre de cartes que cette personne a en main. À la fin de son tour, elle en repioche jusqu’à cinq, ou six en solo.',
  },
};

const lesson: (typeof english)['lesson'] = {
  scenes: { slopes: 'Les pentes', summit: 'Le sommet' },
  steps: {
    first: {
      text: 'Ensemble, vous bâtissez une montagne de neuf rangées, chacune de gauche à droite. La première carte d’une rangée ne coûte rien.',
      task: 'Choisissez le 3 de neige, puis la case signalée, et posez-le.',
    },
    pay: {
      text: 'À côté d’une carte, on paie la différence\u00a0: de 4 à 5, cela fait une carte. Deux cartes de même nature ne se touchent jamais dans une rangée.',
      task: 'Posez le 5 d’herbe à côté du 4 de roche, et payez une carte.',
    },
    up: {
      text: 'Plus haut, chaque case repose sur deux cartes. Une carte ne monte pas plus haut que son nombre\u00a0: un 6, jusqu’à la rangée 6.',
      task: 'Posez le 6 de roche dans la rangée 2, à côté du 6 de neige. À nombres égaux, c’est gratuit.',
    },
    bridge: {
      text: 'Un pont ne coûte rien et va à côté de tout, mais pas au bout d’une rangée. À la fin, une pente doit le recouvrir.',
      task: 'Posez votre pont à côté du 6 de roche.',
    },
    cover: {
      text: 'Mira a continué derrière le pont sans rien payer. Qui le recouvre paie la plus grande différence avec ses deux voisines.',
      task: 'Recouvrez le pont avec le 7 d’herbe, et payez une carte.',
    },
    campfire: {
      text: 'Un feu de camp prend la place d’une pente de même nature, et cette pente monte dans une rangée plus haute.',
      task: 'Choisissez le feu de camp, puis le 5 d’herbe de la rangée 1, puis la première case de la rangée 3.',
    },
    after: {
      text: 'Au lieu de tout cela, vous pouvez toujours défausser deux cartes. Dans ce jeu, personne ne dit mot, de la première carte à la dernière. Passons à la fin de l’ascension.',
    },
    last: {
      text: 'Il reste une case sous le sommet. Payez avec ce que vous voulez, sauf votre carte sommet.',
      task: 'Posez le 10 de neige à côté du 9 d’herbe, et payez une carte.',
    },
    summit: {
      text: 'Les 44 cases sont bâties et il ne reste aucun pont. Le sommet vous fait tous gagner.',
      task: 'Posez le sommet.',
    },
  },
  done: 'Voilà toute l’ascension. Le difficile, c’est de garder les grands nombres pour les hautes rangées.',
};

export default { pieces, lesson };
