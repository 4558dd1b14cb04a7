import type english from '../en/refusals';

const refusals: (typeof english)['refusals'] = {
  cell_occupied: 'Il y a déjà une carte sur cette case.',
  not_next_cell: 'Une rangée se remplit depuis la gauche, sans trou.',
  not_supported: 'Les deux cases du dessous doivent d’abord être occupées.',
  beside_own_type: 'Une pente ne peut toucher une pente ou un feu de camp de son propre type.',
  row_above_value: 'Une pente ne peut être posée dans une rangée supérieure à sa valeur.',
  summit_row: 'La dernière rangée n’appartient qu’au sommet.',
  not_a_slope: 'Cette carte n’est pas une pente.',
  not_a_campfire: 'Cette carte n’est pas un feu de camp.',
  no_slope_to_replace: 'Un feu de camp prend la place d’une pente de son propre type.',
  not_higher: 'La pente remplacée monte d’au moins une rangée.',
  ibex_in_the_way: 'Une carte qui porte un bouquetin ne peut être remplacée.',
  bridge_at_the_edge: 'Un pont ne se pose ni sur la première ni sur la dernière case d’une rangée.',
  pays_with_placed_card: 'La carte posée ne peut pas se payer elle-même.',
  mountain_not_complete:
    'Le sommet attend que toutes les autres cases montrent des pentes ou des feux de camp.',
  no_trail: 'Le sommet attend un sentier vert à travers les huit rangées.',
  not_all_filmed: 'Le sommet attend que toutes les séquences soient filmées.',
  too_few_ibex: 'Le sommet attend huit bouquetins en rangée 8.',
  no_wildlife: 'Il n’y a pas de bouquetins dans cette partie.',
  path_too_short: 'Une harde monte d’au moins une rangée.',
  no_ibex_there: 'Il n’y a pas de bouquetin sur cette case.',
  not_a_step_up: 'Une harde passe sur l’une des deux cases au-dessus de la sienne.',
  no_footing: 'Une harde ne peut se tenir que sur des pentes et des feux de camp.',
  no_grapple: 'Il n’y a plus de grappin.',
  seats_out_of_range: 'Ce jeu se joue à un à cinq joueurs.',
};

export default { refusals };
