import type english from '../en/refusals';

const refusals: (typeof english)['refusals'] = {
  not_your_turn: 'Ce n’est pas à vous de jouer.',
  game_over: 'La partie est terminée.',
  no_such_seat: 'Cette place n’existe pas.',
  card_not_in_hand: 'Cette carte n’est pas dans votre main.',
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
