import type english from '../en/refusals';

const refusals: (typeof english)['refusals'] = {
  pirate_cannot_lead: 'Vous ne pouvez entamer d’un pirate que si vous n’avez rien d’autre.',
  triplets_due: 'Il faut d’abord que tous les triplets soient choisis.',
  no_such_triplet: 'Vous n’avez pas ce triplet.',
  triplets_not_due: 'Il n’y a pas de triplets à choisir maintenant.',
  triplets_not_chosen: 'Dans cette partie, tous les triplets sont écartés d’office.',
  already_chosen: 'Vous avez déjà choisi vos triplets.',
  seats_out_of_range: 'Santa Timea se joue de 2 à 5 joueurs.',
  not_a_deal: 'Ce n’est pas une donne de ce jeu.',
};

export default { refusals };
