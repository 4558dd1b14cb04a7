//! From a game to its record and back.

use super::play::play;
use record::Where;
use serde_json::{Value, json};

crate::support::records::record_tests!(Extent {
    games: 100,
    beginnings: 10,
    end: "T-8",
    listed_in: &["turn", "rocks", "storm_purple"],
    bytes: b" 019,:[]{}\"aeilst_",
    step: 31,
    spoilt: (10, 901),
    disordered: (20, 351),
});

#[test]
fn nothing_comes_after_the_end() {
    for number in 0..20 {
        for more in [
            json!({"seat": 0, "do": {"type": "concede"}}),
            json!({"seat": 0, "do": {"type": "spend_compass", "storm": {"revealed": true}}}),
            json!({"chance": {"rocks": 0}}),
        ] {
            let mut record: Value = serde_json::from_str(&play(number).text()).unwrap();
            let moves = record["moves"].as_array_mut().unwrap();
            moves.push(more);
            let last = moves.len() - 1;
            assert_eq!(records::refused(&record), (Where::Move, Some(last), "T-8"));
        }
    }
}
