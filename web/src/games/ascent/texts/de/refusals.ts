import type english from '../en/refusals';

const refusals: (typeof english)['refusals'] = {
  cell_occupied: 'In diesem Feld liegt schon eine Karte.',
  not_next_cell: 'Eine Reihe wird von links gefüllt, ohne Lücken.',
  not_supported: 'Erst müssen beide Felder darunter belegt sein.',
  beside_own_type: 'Ein Hang darf nicht neben einem Hang oder Lagerfeuer seiner Art liegen.',
  row_above_value: 'Ein Hang darf nicht höher liegen als die Reihe seines Werts.',
  summit_row: 'Die oberste Reihe gehört allein dem Gipfel.',
  not_a_slope: 'Diese Karte ist kein Hang.',
  not_a_campfire: 'Diese Karte ist kein Lagerfeuer.',
  no_slope_to_replace: 'Ein Lagerfeuer nimmt den Platz eines Hangs seiner Art ein.',
  not_higher: 'Der ersetzte Hang zieht mindestens eine Reihe höher.',
  ibex_in_the_way: 'Eine Karte, auf der ein Steinbock steht, lässt sich nicht ersetzen.',
  bridge_at_the_edge: 'Eine Brücke liegt weder im ersten noch im letzten Feld einer Reihe.',
  pays_with_placed_card: 'Die Karte, die du legst, kann sich nicht selbst bezahlen.',
  mountain_not_complete:
    'Der Gipfel wartet, bis auf allen anderen Feldern Hänge oder Lagerfeuer liegen.',
  no_trail: 'Der Gipfel wartet auf einen grünen Pfad durch alle acht Reihen.',
  not_all_filmed: 'Der Gipfel wartet, bis alle Sequenzen gefilmt sind.',
  too_few_ibex: 'Der Gipfel wartet, bis acht Steinböcke in Reihe 8 stehen.',
  no_wildlife: 'In dieser Partie gibt es keine Steinböcke.',
  path_too_short: 'Ein Rudel steigt mindestens eine Reihe hinauf.',
  no_ibex_there: 'Auf diesem Feld steht kein Steinbock.',
  not_a_step_up: 'Ein Rudel geht auf eines der zwei Felder über seinem.',
  no_footing: 'Ein Rudel kann nur auf Hängen und Lagerfeuern stehen.',
  no_grapple: 'Es ist kein Wurfhaken mehr da.',
  seats_out_of_range: 'Dieses Spiel ist für eine bis fünf Personen.',
};

export default { refusals };
