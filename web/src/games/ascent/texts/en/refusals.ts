/** Why the rules did not allow something, by the code of the refusal. */
const refusals = {
  cell_occupied: 'There is already a card in that cell.',
  not_next_cell: 'A row is filled from the left, without gaps.',
  not_supported: 'Both cells below that cell must be occupied first.',
  beside_own_type: 'A slope can’t lie next to a slope or campfire of its own type.',
  row_above_value: 'A slope can’t lie in a row above its value.',
  summit_row: 'The topmost row belongs to the summit alone.',
  not_a_slope: 'That card isn’t a slope.',
  not_a_campfire: 'That card isn’t a campfire.',
  no_slope_to_replace: 'A campfire takes the place of a slope of its own type.',
  not_higher: 'The replaced slope moves at least one row higher.',
  ibex_in_the_way: 'A card with an ibex on it can’t be replaced.',
  bridge_at_the_edge: 'A bridge can’t lie in the first or last cell of a row.',
  pays_with_placed_card: 'The card you place can’t pay for itself.',
  mountain_not_complete: 'The summit waits until all other cells show slopes or campfires.',
  no_trail: 'The summit waits for a green trail through all eight rows.',
  not_all_filmed: 'The summit waits until all sequences have been filmed.',
  too_few_ibex: 'The summit waits until eight ibex have reached row 8.',
  no_wildlife: 'There are no ibex in this game.',
  path_too_short: 'A herd climbs at least one row.',
  no_ibex_there: 'There is no ibex in that cell.',
  not_a_step_up: 'A herd steps onto one of the two cells above its own.',
  no_footing: 'A herd can only stand on slopes and campfires.',
  no_grapple: 'There is no grapple left.',
  seats_out_of_range: 'This game is for one to five players.',
};

export default { refusals };
