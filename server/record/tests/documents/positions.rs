//! The positions of records as values of their game.

use record::{Record, Step, positions};
use rules::{ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility};
use tales::Counted;

const TRANQUILITY: &str = include_str!("../records/good/all_modules_won_1.json");
const ASCENT: &str = include_str!("../ascent/golden/solo.json");
const SANTA_TIMEA: &str = include_str!("../santa_timea/golden/whole_experienced.json");

/// What happens in each position leads to the next one, and the last one has the outcome.
fn check<G: Counted>(text: &str) {
    let record: Record = serde_json::from_str(text).unwrap();
    let plies = positions::<G>(text).unwrap();
    assert_eq!(plies.len(), record.moves.len() + 1);
    for pair in plies.windows(2) {
        let mut position = pair[0].position.clone();
        match pair[0].step.as_ref().unwrap() {
            Step::Act(seat, action) => position.apply(*seat, action).unwrap(),
            Step::Chance(chance) => position.apply_chance(chance).unwrap(),
        }
        assert!(position.without_log() == pair[1].position);
    }
    let last = plies.last().unwrap();
    assert!(last.step.is_none());
    assert_eq!(last.position.outcome(), record.outcome.as_ref());
}

#[test]
fn what_happens_in_a_position_leads_to_the_next() {
    check::<Tranquility>(TRANQUILITY);
    check::<Ascent>(ASCENT);
    check::<SantaTimea>(SANTA_TIMEA);
}

#[test]
fn the_record_of_another_game_has_no_positions_of_this_one() {
    let error = positions::<Ascent>(TRANQUILITY).err().unwrap();
    assert_eq!((error.code.as_str(), error.clause), ("another_game", "R"));
}
