/** Les visages et les réactions au choix des invités. */
import type { Messages } from '~/texts/en/faces';

export const fr: Messages = {
  chooseFace: 'Choisir votre visage',
  react: 'Réagir',
  reactions: {
    applause: 'Bien joué',
    heart: 'J’aime',
    laugh: 'Ha ha',
    gasp: 'Oh\u202f!',
    sigh: 'Dommage',
  },
  title: 'Votre visage',
  drawing: 'Dessin',
  drawings: [
    'Poisson',
    'Baleine',
    'Crabe',
    'Pieuvre',
    'Tortue',
    'Étoile de mer',
    'Mouette',
    'Phoque',
    'Méduse',
    'Manchot',
    'Loutre',
    'Soleil',
  ],
  colour: 'Couleur',
  colours: ['Bleu', 'Vert', 'Violet', 'Rouge', 'Ocre', 'Ardoise', 'Rose', 'Turquoise'],
  take: 'Prendre ce visage',
};
