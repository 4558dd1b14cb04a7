import type { PieceTexts } from '../explanations';

export const pieces: PieceTexts = {
  island: {
    name: 'Île',
    text: 'Elle va sur une case vide, de sorte que tous les nombres montent le long du chemin. À côté d’une île, elle coûte en cartes la différence des deux nombres\u202f; entre deux îles, la plus petite différence.',
  },
  cell: {
    name: 'Case vide',
    text: 'Une île peut venir ici si elle est plus grande que toutes celles d’avant sur le chemin et plus petite que toutes celles d’après.',
  },
  start: {
    name: 'Carte départ',
    text: 'Le joueur qui l’a en main doit la jouer si aucune n’est encore posée\u202f; puis tous donnent ensemble exactement huit cartes. Les suivantes ne servent qu’à payer ou à défausser.',
  },
  finish: {
    name: 'Carte arrivée',
    text: 'Quand chaque case porte une île, elle fait gagner tout le monde. D’ici là, elle peut servir à payer ou être défaussée, mais il n’y en a que cinq.',
  },
  monster: {
    name: 'Monstre',
    text: 'On ne peut ni le défausser ni payer avec, et il empêche l’arrivée. Posé sur une île, il quitte la partie avec elle.',
  },
  wild: {
    name: 'Joker',
    text: 'Il remplace une île de n’importe quel nombre qui n’est pas encore dans la mer, ou la carte départ ou arrivée.',
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
    text: 'Le joueur devant qui elle se trouve a trois cartes en main au plus.',
  },
  purple: {
    name: 'Tempête violette',
    text: 'Tant qu’elle est près d’une rangée, aucune carte ne peut y être posée.',
  },
  orange: {
    name: 'Tempête orange',
    text: 'Le joueur devant qui elle se trouve ne peut poser d’îles qu’à côté d’autres.',
  },
  start_space: {
    name: 'Place du départ',
    text: 'C’est ici que va la première carte départ. Elle est hors de la mer et n’est voisine de rien.',
  },
  finish_space: {
    name: 'Place de l’arrivée',
    text: 'C’est ici que va la carte arrivée quand la mer est pleine. La partie est alors gagnée.',
  },
  explorer: {
    name: 'Case d’exploration',
    text: 'Une île posée ici retourne la première carte d’exploration avant d’être payée\u202f: un cadeau, des rochers, un monstre ou une tempête.',
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
    text: 'Le nombre de cartes que ce joueur a en main. À la fin de son tour, il en repioche jusqu’à cinq.',
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
