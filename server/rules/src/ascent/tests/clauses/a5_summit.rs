//! the summit.

use super::table::*;
use crate::{Outcome, ascent::wire::view::Goal};

#[test]
fn a_5_4_placing_it_wins_the_game() {
    let mut table = late(["summit", "summit summit"]).rows(COMPLETE).turn_of(0);
    assert!(table.legal(0).summit);
    assert_eq!(table.goals_left(), []);
    table.act(0, SUMMIT);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    assert_eq!(table.row(9), cards("summit"));
    assert_eq!(table.public().active, None);
}

/// Row 1 of the complete mountain, but for a bridge.
const BRIDGED: &str = "G1 S1 R1 bridge S1 R1 G2 S2 R2";

#[test]
fn a_5_4_all_44_other_cells_show_slopes_or_campfires() {
    for (row, other) in [(7, "G9"), (3, "G5 S5 bridge G5 S5 R5"), (0, BRIDGED)] {
        let mut rows = COMPLETE;
        rows[row] = other;
        let table = late(["summit R12", "summit summit"]).rows(rows).turn_of(0);
        assert!(!table.legal(0).summit);
        assert_eq!(table.refused(0, SUMMIT), ("mountain_not_complete", "A-5.4"));
        assert_eq!(table.goals_left(), [Goal::Mountain]);
    }
    let mut rows = COMPLETE;
    rows[3] = "CG CS CR G5 S5 R5";
    late(["summit R12", "summit summit"]).rows(rows).turn_of(0).act(0, SUMMIT);
}

#[test]
fn a_5_4_it_must_be_in_the_hand() {
    let table = late(["R11 R12", "summit S12"]).rows(COMPLETE).turn_of(0);
    assert_eq!(table.refused(0, SUMMIT), ("card_not_in_hand", "A-4.1"));
}

/// **[reading]**
#[test]
fn a_5_4_every_active_module_s_goal_is_met() {
    let base = late(["summit R12", "summit summit"]).rows(COMPLETE);
    let shown = [[9, 8, 7], [3, 4, 3], [5, 6, 7]];
    let missing = base.clone().shown(shown).ibex([((8, 0), 7)]);
    let table = missing.trail().turn_of(0);
    assert_eq!(table.goals_left(), [Goal::Documentary, Goal::Wildlife]);
    assert!(!table.legal(0).summit);
    table.refused(0, SUMMIT);

    let met = base.panoramas(shown.map(|sequence| (sequence, true))).ibex([((8, 0), 8)]).trail();
    met.turn_of(0).act(0, SUMMIT);
}
