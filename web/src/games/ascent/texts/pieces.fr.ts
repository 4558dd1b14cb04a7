import type { PieceTexts } from '../explanations';

export const pieces: PieceTexts = {
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
    text: 'Au lieu d’une action\u202f: la main est remélangée dans la pioche, et six nouvelles cartes sont piochées.',
  },
  hand: {
    name: 'Main',
    text: 'Le nombre de cartes que ce joueur a en main. À la fin de son tour, il en repioche jusqu’à cinq, ou six en solitaire.',
  },
  pile: {
    name: 'Pioche',
    text: 'Le nombre de cartes que ce joueur peut encore piocher. Personne ne les regarde.',
  },
  discards: {
    name: 'Défausse',
    text: 'Le nombre de cartes que ce joueur a payées ou défaussées. Elles restent face cachée jusqu’à la fin.',
  },
};
