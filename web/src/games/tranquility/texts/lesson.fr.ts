import type { Lesson } from './lesson.en';

export const lesson: Lesson = {
  scenes: { placing: 'Les îles', start: 'Le départ', finish: 'L’arrivée' },
  steps: {
    first: {
      text: 'Ensemble, vous remplissez cette mer de 36 îles, en ordre croissant, d’en bas à gauche jusqu’en haut à droite. Une île sans voisine ne coûte rien.',
      task: 'Choisissez l’île 34, puis la case signalée, et posez-la.',
    },
    pay: {
      text: 'À côté d’une autre île, on paie l’écart entre les deux\u202f: de 39 à 41, cela fait deux cartes de votre main, face cachée.',
      task: 'Choisissez l’île 41 et la case après 39, puis deux cartes pour payer.',
    },
    gap: {
      text: 'Entre deux îles, seul le plus petit écart compte\u202f: 35 n’est qu’à un de 34.',
      task: 'Posez 35 entre 34 et 39, et payez une carte.',
    },
    discard: {
      text: 'Quand rien ne convient ou que tout est trop cher, défaussez deux cartes. Vous repiochez dans tous les cas, mais votre pioche est tout ce que vous avez.',
      task: 'Choisissez «\u00a0Défausser deux\u00a0», puis les deux cartes.',
    },
    silence: {
      text: 'Voilà un tour\u202f: poser une île ou défausser deux cartes. Personne ne dit mot\u202f; vous devinez les mains des autres à ce qu’ils posent. Il y a une seule exception, et la voici.',
    },
    start: {
      text: 'Une carte départ se cache dans la pioche de chacun. Le joueur qui pioche la première doit la jouer aussitôt.',
      task: 'Jouez votre carte départ.',
    },
    pledge: {
      text: 'À vous tous, vous devez maintenant donner exactement huit cartes. On convient du nombre que donne chacun, jamais des cartes. Mira en donne quatre, Jon deux.',
      task: 'Promettez les deux qui manquent.',
    },
    agree: {
      text: 'Quatre et deux et deux\u202f: le compte de huit y est.',
      task: 'Donnez votre accord.',
    },
    give: {
      text: 'De quelles cartes il s’agit reste le secret de chacun.',
      task: 'Choisissez deux cartes dont vous pouvez vous passer, et donnez-les.',
    },
    after: {
      text: 'Les mains sont à nouveau pleines et le silence revient. Les autres cartes départ ne servent plus qu’à payer. Avançons de quelques heures\u202f: il ne reste qu’une case vide.',
    },
    last: {
      text: 'Il ne manque que 47. Payez avec ce que vous voulez, sauf l’arrivée\u202f: vous allez en avoir besoin.',
      task: 'Posez 47 dans la dernière case, et payez une carte.',
    },
    finish: {
      text: 'La mer est pleine et le départ est joué. L’arrivée vous fait tous gagner.',
      task: 'Jouez l’arrivée.',
    },
  },
  done: 'Vous connaissez tout le jeu. Le difficile, c’est de laisser de la place aux cartes que l’on ne voit pas.',
};
