/** Les visages au choix des invités. */
import type { Messages } from '~/texts/en/faces';

export const fr: Messages = {
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
