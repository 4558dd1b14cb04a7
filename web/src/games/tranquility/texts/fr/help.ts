import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
  island: {
    name: 'Île',
    text: 'Elle va sur une case vide, de sorte que tous les nombres montent le long du chemin. À côté d’une île, elle coûte en cartes la différence des deux nombres\u202f; entre deux îles, la plus petite différence.',
  },
  cell: {
    name: 'Case vide',
    text: 'Une île peut venir ici si elle est plus grande que toutes celles qui précèdent sur le chemin et plus petite que toutes celles qui suivent.',
  },
  start: {
    name: 'Carte Départ',
    text: 'Qui l’a en main doit la jouer si aucune n’est encore posée\u202f; puis tous donnent ensemble exactement huit cartes. Les suivantes ne servent qu’à payer ou à défausser.',
  },
  finish: {
    name: 'Carte Arrivée',
    text: 'Quand chaque case porte une île, elle fait gagner tout le monde. D’ici là, elle peut servir à payer ou être défaussée, mais il n’y en a que cinq.',
  },
  monster: {
    name: 'Monstre',
    text: 'On ne peut ni le défausser ni payer avec, et il empêche l’arrivée. Posé sur une île, il quitte la partie avec elle.',
  },
  wild: {
    name: 'Joker',
    text: 'Il remplace une île de n’importe quel numéro qui n’est pas encore dans la mer, ou la carte Départ ou Arrivée.',
  },
  compass: {
    name: 'Boussole',
    text: 'Elle dissipe une tempête\u202f; toutes deux quittent alors la partie.',
  },
  rocks: {
    name: 'Rochers',
    text: 'Aucune carte ne peut être posée sur leur rangée. Ils en changent après chaque action et disparaissent pour de bon dès que quatre rangées sont complètes.',
  },
  yellow: {
    name: 'Tempête jaune',
    text: 'La personne devant qui elle se trouve a trois cartes en main au plus.',
  },
  purple: {
    name: 'Tempête violette',
    text: 'Tant qu’elle est près d’une rangée, aucune carte ne peut y être posée.',
  },
  orange: {
    name: 'Tempête orange',
    text: 'La personne devant qui elle se trouve ne peut poser d’îles qu’à côté d’autres.',
  },
  start_space: {
    name: 'Place du départ',
    text: 'C’est ici que va la première carte Départ. Elle est hors de la mer et n’est voisine de rien.',
  },
  finish_space: {
    name: 'Place de l’arrivée',
    text: 'C’est ici que va la carte Arrivée quand la mer est pleine. La partie est alors gagnée.',
  },
  explorer: {
    name: 'Case d’exploration',
    text: 'Une île posée ici retourne la première carte d’exploration avant d’être payée\u00a0: un cadeau, des rochers, un monstre ou une tempête.',
  },
  side: {
    name: 'Jour et nuit',
    text: 'Une île garde la face avec laquelle elle a été posée. À l’arrivée, les rangées 4 à 6 doivent montrer le jour et les rangées 1 à 3 la nuit.',
  },
  row: {
    name: 'Rangée ouverte',
    text: 'C’est ici que l’on pioche, en commençant par la gauche. Tout le monde connaît ces cartes.',
  },
  score: {
    name: 'Points',
    text: 'Deux par île posée, un de moins par carte défaussée, et un par île d’une suite de trois ou plus.',
  },
  hand: {
    name: 'Main',
    text: 'Le nombre de cartes que cette personne a en main. À la fin de son tour, elle en repioche jusqu’à cinq.',
  },
};

const lesson: (typeof english)['lesson'] = {
  scenes: { placing: 'Les îles', start: 'Le départ', finish: 'L’arrivée' },
  steps: {
    first: {
      text: 'Ensemble, vous remplissez cette mer de 36 îles, en ordre croissant, d’en bas à gauche jusqu’en haut à droite. Une île sans voisine ne coûte rien.',
      task: 'Choisissez l’île 34, puis la case signalée, et posez-la.',
    },
    pay: {
      text: 'À côté d’une autre île, on paie l’écart entre les deux\u00a0: de 39 à 41, cela fait deux cartes de votre main, face cachée.',
      task: 'Choisissez l’île 41 et la case après 39, puis deux cartes pour payer.',
    },
    gap: {
      text: 'Entre deux îles, seul le plus petit écart compte\u00a0: 35 n’est qu’à un de 34.',
      task: 'Posez 35 entre 34 et 39, et payez une carte.',
    },
    discard: {
      text: 'Quand rien ne convient ou que tout est trop cher, défaussez deux cartes. Vous repiochez dans tous les cas, mais votre pioche est tout ce que vous avez.',
      task: 'Choisissez «\u00a0Défausser deux\u00a0», puis les deux cartes.',
    },
    silence: {
      text: 'Voilà un tour\u00a0: poser une île ou défausser deux cartes. Personne ne dit mot\u202f; vous devinez les mains des autres à ce qu’ils posent. Il y a une seule exception, et la voici.',
    },
    start: {
      text: 'Une carte Départ se cache dans la pioche de chacun. Qui pioche la première doit la jouer aussitôt.',
      task: 'Jouez votre carte Départ.',
    },
    pledge: {
      text: 'À vous tous, vous devez maintenant donner exactement huit cartes. On convient du nombre que donne chacun, jamais des cartes. Mira en donne quatre, Jon deux.',
      task: 'Promettez les deux qui manquent.',
    },
    agree: {
      text: 'Quatre et deux et deux\u00a0: le compte de huit y est.',
      task: 'Donnez votre accord.',
    },
    give: {
      text: 'De quelles cartes il s’agit reste le secret de chacun.',
      task: 'Choisissez deux cartes dont vous pouvez vous passer, et donnez-les.',
    },
    after: {
      text: 'Les mains sont à nouveau pleines et le silence revient. Les autres cartes Départ ne servent plus qu’à payer. Avançons de quelques heures\u00a0: il ne reste qu’une case vide.',
    },
    last: {
      text: 'Il ne manque que 47. Payez avec ce que vous voulez, sauf l’arrivée\u00a0: vous allez en avoir besoin.',
      task: 'Posez 47 dans la dernière case, et payez une carte.',
    },
    finish: {
      text: 'La mer est pleine et le départ est joué. L’arrivée vous fait tous gagner.',
      task: 'Jouez l’arrivée.',
    },
  },
  done: 'Vous connaissez tout le jeu. Le difficile, c’est de laisser de la place aux cartes que l’on ne voit pas.',
};

export default { pieces, lesson };
