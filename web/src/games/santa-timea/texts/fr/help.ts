import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
  wheel: {
    name: 'Carte de barre',
    text: 'Dans la direction du vent, elle vaut son nombre, à l’opposé zéro, sinon la moitié. La plus basse du pli prend le vent, la plus haute entame ensuite, et des valeurs égales s’annulent.',
  },
  pirate: {
    name: 'Pirate',
    text: 'Il copie la valeur de la carte jouée juste avant lui. On n’en entame que si l’on n’a plus que des pirates\u202f; il est alors le plus bas.',
  },
  wind: {
    name: 'Carte de vent',
    text: 'La personne qui la prend compte ses dégâts à la fin de la manche. Les vents 1, 2 et 3 d’une même direction peuvent être écartés ensemble.',
  },
  blowing: {
    name: 'Le vent qui souffle',
    text: 'Il dit ce que valent les cartes dans ce pli\u00a0: entières dans sa direction, zéro à l’opposé, la moitié dans les deux autres. La plus basse carte le prend.',
  },
  points: {
    name: 'Points',
    text: 'Moins on prend de dégâts dans une manche, plus on en marque. Après cinq manches, le plus haut total gagne.',
  },
  hand: {
    name: 'Main',
    text: 'Le nombre de cartes que cette personne a encore en main, sur les douze de la manche.',
  },
};

const lesson: (typeof english)['lesson'] = {
  scenes: { wind: 'Le vent', score: 'Le compte' },
  steps: {
    forecast: {
      text: 'Chacun joue pour soi. À chaque pli souffle un vent, et la carte la plus basse le prend avec ses dégâts. En ce moment, c’est nord 2\u202f; vous voyez les vents qui suivent.',
    },
    with: {
      text: 'On peut jouer n’importe quelle carte. Dans le sens du vent elle compte en entier\u00a0: le nord 7 de Mira vaut 7. En travers, la moitié\u00a0: l’est 10 de Jon vaut 5.',
      task: 'Jouez nord 9. La carte la plus haute entame le pli suivant.',
    },
    across: {
      text: 'Jon avait la plus basse et a pris le vent. Il souffle maintenant d’est\u00a0: vos cartes nord et sud comptent la moitié.',
      task: 'Entamez avec sud 14, qui vaut 7.',
    },
    against: {
      text: 'L’ouest 5 de Mira, contre le vent, comptait zéro\u00a0: elle l’a pris. Le vent est sud à présent, et nord compte zéro.',
      task: 'Entamez avec est 4. Cela ne vaut que 2, mais zéro est encore plus bas.',
    },
    equal: {
      text: 'Mira avait encore zéro. Maintenant Jon entame avec ouest 6 par vent d’ouest. Les cartes de même valeur s’annulent.',
      task: 'Jouez nord 12\u00a0: la moitié fait aussi 6.',
    },
    pirate: {
      text: 'Mira était seule dans ce pli, la plus basse et la plus haute, et entame avec nord 10. Un pirate vaut autant que la carte jouée juste avant\u00a0: ici, le 2 de Jon.',
      task: 'Jouez le pirate. Il s’annule avec le 2 de Jon.',
    },
    after: {
      text: 'Mira était donc encore seule et a pris trois dégâts. Douze plis font une manche. Passons au dernier d’une autre.',
    },
    count: {
      text: 'Onze plis sont joués. Les vents que vous avez pris font 9 dégâts, plus que tous les autres. Mais attendez.',
    },
    last: {
      text: 'Le vent souffle d’est, dégâts 2, et Mira et Jon ont joué.',
      task: 'Jouez votre dernière carte.',
    },
    sheet: {
      text: 'Vos nord 1, 2 et 3 forment un triplet et sont écartés\u00a0: il reste 3 dégâts, le moins de tous. Qui a le plus de dégâts marque un point, le suivant deux, et le dernier trois.',
    },
  },
  done: 'Après cinq manches, le plus haut total gagne. Et ici, vous pouvez parler autant que vous voulez.',
};

export default { pieces, lesson };
