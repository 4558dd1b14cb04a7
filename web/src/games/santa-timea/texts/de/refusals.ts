import type english from '../en/refusals';

const refusals: (typeof english)['refusals'] = {
  pirate_cannot_lead: 'Du darfst einen Piraten nur ausspielen, wenn du nichts anderes hast.',
  triplets_due: 'Erst sagen alle, welche Drillinge sie über Bord werfen.',
  no_such_triplet: 'Diesen Drilling hast du nicht.',
  triplets_not_due: 'Im Moment sind keine Drillinge zu wählen.',
  triplets_not_chosen: 'In dieser Partie gehen ohnehin alle Drillinge über Bord.',
  already_chosen: 'Du hast deine Drillinge schon gewählt.',
  seats_out_of_range: 'Santa Timea ist für 2 bis 5 Personen.',
  not_a_deal: 'So werden die Karten in diesem Spiel nicht ausgeteilt.',
};

export default { refusals };
