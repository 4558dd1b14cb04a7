//! T-7.3: what a storm of each colour does.

use super::{
    t7_storms::{drawing, with},
    table::*,
};
use crate::{
    Outcome, Seat,
    tranquility::{LogLine, Options, wire::view::PhaseName},
};
use serde_json::json;

#[test]
fn t_7_3_yellow_cuts_the_hand_to_three() {
    let mut table = drawing("10 20 30 40 50", "yellow 41 42");
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("storm_yellow"), &json!(0)));
    assert!(position.get("legal").is_none());
    assert_eq!(position["beside"]["yellow"], json!([1, 0]));
    for list in ["", "20 30"] {
        assert_eq!(table.refused(0, reduce(list)), ("wrong_count", "T-7.3"));
    }
    assert_eq!(table.refused(0, reduce("41")), ("card_not_in_hand", "T-3.3"));
    assert_eq!(table.refused(1, reduce("11")), ("not_your_turn", "T-2.1"));
    table.act(0, reduce("50"));
    assert_eq!(table.hand(0), cards("20 30 40"));
    assert_eq!(table.discarded(0), cards("50"));
    assert!(table.logged(&LogLine::Reduce { seat: Seat(0), count: 1 }));
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_7_3_yellow_over_three_cards_or_fewer_takes_none() {
    let table = drawing("10 20 30", "yellow 41 42");
    assert_eq!((table.hand(0), table.public().phase), (cards("20 30 41"), PhaseName::Turn));
    let mut twice = drawing("10 20 30 40", "yellow 41 42");
    assert_eq!((twice.public().hands[0], twice.public().piles[0]), (3, 2), "at its limit already");
    twice.act(1, discard("11 2"));
    twice.act(0, discard("20 30"));
    assert_eq!(twice.hand(0), cards("40 41 42"));
}

#[test]
fn t_7_3_yellow_takes_no_monsters_and_only_as_far_as_possible() {
    let options = Options { monsters: 5, ..with() };
    let cut = |hand: &str, due: Option<u8>| {
        let line = format!("10 {hand} | yellow 41 42 43 44");
        let mut table = late([line.as_str(), "11 2 3"]).with(options.clone()).turn_of(0);
        table.act(0, place(10, 0, ""));
        assert_eq!(table.legal(0).reduce, due, "{hand}");
        table
    };
    let table = cut("monster monster monster 20", Some(1));
    assert_eq!(table.refused(0, reduce("monster")), ("monster_stays", "T-6.3"));
    table.clone().act(0, reduce("20"));
    let table = cut("monster monster monster monster", None);
    assert_eq!(table.public().hands[0], 4, "nothing to discard, and above the limit");
    assert_eq!(table.public().phase, PhaseName::Turn);
}

#[test]
fn t_7_3_the_limit_is_three_under_one_or_more_yellow_storms() {
    let late = late(["10 20 30 | 40 41 42 43", "11 2"]).with(with()).owned(1);
    let mut table = late.yellow(0).yellow(0).turn_of(0);
    table.act(0, spend(yellow(0)));
    table.act(0, discard("10 20"));
    assert_eq!(table.hand(0), cards("30 40 41"), "the second storm is still there");
}

#[test]
fn t_7_3_purple_lies_beside_a_row_that_has_an_empty_cell() {
    let row = (6..12).map(|cell| (cell, cell + 30));
    let late = late(["10 20 30 50 60 | purple 42 43", "11 2 3"]).with(with()).islands(row);
    let mut table = late.purple(4).turn_of(0);
    table.act(0, place(10, 0, ""));
    let rows = [0, 2, 3, 4, 5];
    assert_eq!(table.legal(0).blow, rows, "one with a storm may take another");
    let templates = rows.map(|row| json!({"type": "blow", "row": row}));
    assert_eq!(table.position()["legal"], json!(templates));
    for row in [1, 6, 255] {
        assert_eq!(table.refused(0, blow(row)), ("wrong_row", "T-7.3"));
    }
    assert_eq!(table.refused(1, blow(0)), ("not_your_turn", "T-2.1"));
    assert_eq!(table.refused(0, FACE_STORM), ("wrong_phase", "T-7.3"));
    table.act(0, blow(4));
    assert_eq!(table.public().storms.unwrap().purple, [0, 0, 0, 0, 2, 0]);
    assert!(table.logged(&LogLine::Blow { seat: Seat(0), row: 4 }));
}

#[test]
fn t_7_3_purple_has_no_effect_on_a_full_grid() {
    for owned in [0, 1] {
        let late = late(["20 30 40 | purple 42 44 46", "12 2"]).with(with()).owned(owned);
        let mut table = late.islands(full()).turn_of(0);
        table.act(0, discard("20 30"));
        if owned == 1 {
            assert_eq!(table.public().phase, PhaseName::StormRevealed);
            table.act(0, FACE_STORM);
        }
        assert_eq!(table.public().phase, PhaseName::Turn);
        assert_eq!(table.gone(), cards("purple"));
        assert_eq!(table.public().storms.unwrap().purple, [0; 6]);
        assert_eq!(table.hand(0), cards("40 42 44 46"));
    }
}

#[test]
fn t_7_3_no_card_may_be_put_onto_a_purple_row() {
    let late = late(["40 20", "11"]).with(Options { wild: 2, ..with() }).purple(2).purple(2);
    let mut table = late.owned(1).turn_of(0);
    for cell in 12..18 {
        assert_eq!(table.refused(0, place(40, cell, "")), ("cell_closed", "T-7.3"));
        assert_eq!(table.cost(0, 40, cell), None);
    }
    assert_eq!(table.public().closed, (12..18).collect::<Vec<_>>());
    table.act(0, spend(purple(2)));
    assert_eq!(table.cost(0, 40, 12), None, "the second one still lies there");
}

#[test]
fn t_7_3_under_orange_islands_go_only_beside_others() {
    let islands = [(5, 10), (20, 50)];
    let late = late(["9 11 40 70 20", "30 31"]).with(with()).islands(islands).orange(0);
    let table = late.turn_of(0);
    assert_eq!(table.cost(0, 11, 6), Some(1), "the next row begins with a neighbour");
    assert_eq!(table.cost(0, 9, 4), Some(1));
    for cell in [7, 11, 18] {
        assert_eq!(table.refused(0, place(11, cell, "")), ("not_beside", "T-7.3"));
        assert_eq!(table.cost(0, 11, cell), None);
    }
    assert_eq!(table.cost(0, 40, 26), None);
    table.clone().act(0, place(11, 6, "70"));
    let mut other = table.clone();
    other.act(0, discard("9 11"));
    other.act(1, place(30, 12, ""));
}

#[test]
fn t_7_3_under_orange_nothing_goes_onto_an_empty_grid() {
    let table = late(["40 20", "11"]).with(with()).orange(0).turn_of(0);
    assert!(table.legal(0).place.is_empty());
    assert_eq!(table.refused(0, place(40, 20, "")), ("not_beside", "T-7.3"));
    let legal = json!([{"type": "discard"}, {"type": "discard_hand"}]);
    assert_eq!(table.position()["legal"], legal);
}

#[test]
fn t_7_3_orange_holds_for_wilds_as_islands_too() {
    let options = Options { wild: 2, ..with() };
    let late = late(["wild 20", "11"]).with(options).islands([(5, 10)]).orange(0);
    let table = late.turn_of(0);
    assert_eq!(table.refused(0, place_wild(30, 20, "")), ("not_beside", "T-7.3"));
    table.clone().act(0, place_wild(11, 6, "20"));
}

#[test]
fn t_7_3_under_orange_start_and_finish_are_unrestricted() {
    let mut table = late(["finish", "12"]).with(with()).islands(full()).orange(0).turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    let hands = ["start 10 20 30 40", "11 21 31 41"];
    late(hands).with(with()).orange(0).not_started().turn_of(0).act(0, START);
}
