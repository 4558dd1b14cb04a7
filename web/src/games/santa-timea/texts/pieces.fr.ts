import type { PieceTexts } from '../explanations';

export const pieces: PieceTexts = {
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
    text: 'Le joueur qui la prend compte ses dégâts à la fin de la manche. Les vents 1, 2 et 3 d’une même direction peuvent être écartés ensemble.',
  },
  blowing: {
    name: 'Le vent qui souffle',
    text: 'Il dit ce que valent les cartes dans ce pli\u202f: entières dans sa direction, zéro à l’opposé, la moitié dans les deux autres. La plus basse carte le prend.',
  },
  points: {
    name: 'Points',
    text: 'Moins on prend de dégâts dans une manche, plus on en marque. Après cinq manches, le plus haut total gagne.',
  },
  hand: {
    name: 'Main',
    text: 'Le nombre de cartes que ce joueur a encore en main, sur les douze de la manche.',
  },
};
