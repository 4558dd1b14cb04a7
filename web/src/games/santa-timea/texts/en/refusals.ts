/** Why the rules did not allow something, by the code of the refusal. */
const refusals = {
  pirate_cannot_lead: 'You may lead a pirate only if you hold nothing else.',
  triplets_due: 'First, everyone chooses which triplets to discard.',
  no_such_triplet: 'You don’t have that triplet.',
  triplets_not_due: 'There are no triplets to choose now.',
  triplets_not_chosen: 'In this game all triplets are discarded anyway.',
  already_chosen: 'You have already chosen your triplets.',
  seats_out_of_range: 'Santa Timea is for 2 to 5 players.',
  not_a_deal: 'That isn’t a deal of this game.',
};

export default { refusals };
