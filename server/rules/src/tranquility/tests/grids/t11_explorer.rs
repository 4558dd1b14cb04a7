//! T-11.3 to T-11.5: what is found on an explorer cell.

use super::table::*;
use crate::{
    Seat,
    tranquility::{
        Action, Card, LogLine, Options,
        options::{Grid, Level},
        wire::{log::Found, view::PhaseName},
    },
};
use serde_json::json;

const NORMAL: Level = Level::Normal;
const HARD: Level = Level::Hard;

fn with(level: Level) -> Options {
    Options { grid: Grid::Pyramid, level, ..Options::default() }
}

/// Seat 0 puts island 32 onto the explorer cell 15, beside island 30: that costs two.
fn exploring(level: Level, hand: &str, explorer: &str) -> Table {
    let line = format!("32 {hand} | 71 72 73 74 75");
    let late = late([line.as_str(), "1 2 3"]).with(with(level)).islands([(14, 30)]);
    let mut table = late.explorer(explorer).turn_of(0);
    table.act(0, explore(32, 15));
    table
}

fn found(table: &Table) -> Found {
    let explored = table.log().iter().find_map(|line| match line {
        LogLine::Explore { seat: Seat(0), card: 32, cell: 15, cost: 2, found } => Some(*found),
        _ => None,
    });
    explored.unwrap()
}

/// The cost is still to be paid, and the seat has that hand.
#[track_caller]
fn waits_for(table: &Table, due: u8, hand: &str) {
    assert_eq!(table.public().phase, PhaseName::ExplorerPay);
    assert_eq!(table.legal(0).pay, Some(due));
    assert_eq!(table.hand(0), cards(hand));
    assert_eq!(table.public().cells[15], Some(32));
    assert_eq!(table.public().active, Some(Seat(0)));
}

#[test]
fn t_11_3_the_cost_must_be_payable_before_the_card_is_known() {
    let late = late(["32 40", "1"]).with(with(NORMAL)).islands([(14, 30)]).explorer("finish");
    let table = late.turn_of(0);
    assert_eq!(table.refused(0, explore(32, 15)), ("cannot_pay", "T-3.3"));
    assert_eq!(table.cost(0, 32, 15), None);
    assert_eq!(table.refused(0, explore(32, 8)), ("wrong_order", "T-3.1"));
}

#[test]
fn t_11_3_nothing_is_paid_with_the_placement() {
    let late = late(["32 40 50", "1"]).with(with(NORMAL)).islands([(14, 30)]).explorer("finish");
    let table = late.turn_of(0);
    assert_eq!(table.refused(0, place(32, 15, "40 50")), ("paid_too_early", "T-11.4"));
    assert_eq!(table.refused(0, place(32, 15, "")), ("paid_too_early", "T-11.4"));
    assert_eq!(table.refused(1, explore(1, 2)), ("not_your_turn", "T-2.1"));
    assert_eq!(table.refused(0, pay("40 50")), ("wrong_phase", "T-11.4"));
}

#[test]
fn t_11_3_the_cost_stands_in_the_trace_on_explorer_cells_too() {
    let late = late(["32 40 50", "1"]).with(with(NORMAL)).islands([(14, 30)]).explorer("finish");
    let legal = late.turn_of(0).position()["legal"].clone();
    let place = json!({"type": "place", "card": 32, "cell": 15, "cost": 2});
    assert!(legal.as_array().unwrap().contains(&place));
}

#[test]
fn t_11_3_a_start_card_is_discarded_without_effect() {
    for level in [NORMAL, Level::Easy] {
        let table = exploring(level, "40 50 60", "start wild");
        waits_for(&table, 2, "40 50 60");
        assert_eq!(found(&table), Found::Start);
        assert_eq!(table.0.board.explorer.beside[..], cards("start"));
        assert_eq!(table.public().discards, [0, 0]);
    }
}

#[test]
fn t_11_3_on_hard_a_start_card_is_as_rocks() {
    let table = exploring(HARD, "40 50 60", "start wild");
    waits_for(&table, 3, "40 50 60");
    assert_eq!(table.0.board.explorer.beside[..], cards("start"));
    let table = exploring(HARD, "40 50", "start wild");
    waits_for(&table, 2, "40 50");
    assert_eq!(table.discarded(0), cards("71"));
}

#[test]
fn t_11_3_a_storm_sends_the_island_back_and_stays() {
    for storm in ["yellow", "purple", "orange"] {
        let mut table = exploring(NORMAL, "40 50", storm);
        assert_eq!(found(&table), Found::Storm);
        assert_eq!(table.hand(0), cards("32 40 50 71 72"), "nothing is paid, and it draws");
        assert_eq!(table.public().discards, [0, 0]);
        assert_eq!(table.public().explorer.unwrap().storms, [15]);
        let position = table.position();
        assert_eq!((&position["cells"][15], &position["active"]), (&json!("storm"), &json!(1)));
        assert_eq!(position["beside"]["yellow"], json!([0, 0]), "it lies before no seat");
        assert_eq!(position["beside"]["orange"], json!([0, 0]));
        table.act(1, discard("1 2"));
        assert_eq!(table.refused(0, explore(32, 15)), ("cell_closed", "T-11.3"));
        assert_eq!(table.cost(0, 32, 15), None);
        assert_eq!(table.cost(0, 32, 16), Some(0), "a storm is no neighbour");
    }
}

#[test]
fn t_11_3_rocks_cost_one_card_more() {
    let mut table = exploring(NORMAL, "40 50 60", "rocks");
    waits_for(&table, 3, "40 50 60");
    assert_eq!(found(&table), Found::Rocks);
    assert_eq!(table.refused(0, pay("40 50")), ("wrong_count", "T-11.4"));
    table.act(0, pay("40 50 60"));
    assert_eq!(table.discarded(0), cards("40 50 60"));
    assert_eq!(table.hand(0), cards("71 72 73 74 75"));
    assert_eq!(table.0.board.explorer.beside[..], cards("rocks"));
}

#[test]
fn t_11_3_rocks_take_the_top_of_the_pile_when_no_card_is_left_after_the_cost() {
    let mut table = exploring(NORMAL, "40 50", "rocks");
    waits_for(&table, 2, "40 50");
    assert_eq!(table.discarded(0), cards("71"));
    table.act(0, pay("50 40"));
    assert_eq!(table.hand(0), cards("72 73 74 75"));
    assert_eq!(table.discarded(0).len(), 3);
}

#[test]
fn t_11_3_rocks_for_an_island_that_costs_nothing() {
    let late = || late(["32 40 | 71", "1 2"]).with(with(NORMAL)).explorer("rocks");
    let mut table = late().turn_of(0);
    table.act(0, explore(32, 2));
    assert_eq!(table.legal(0).pay, Some(1));
    table.act(0, pay("40"));
    assert_eq!((table.hand(0), table.discarded(0)), (cards("71"), &cards("40")[..]));
    // The last card of the hand: the pile pays, and nothing is left to decide.
    let last = self::late(["32 | 71 72", "1 2"]).with(with(NORMAL)).explorer("rocks");
    let mut table = last.turn_of(0);
    table.act(0, explore(32, 2));
    assert_eq!((table.hand(0), table.discarded(0)), (cards("72"), &cards("71")[..]));
    assert_eq!(table.public().active, Some(Seat(1)));
    // And with an empty pile there is nothing to lose.
    let last = self::late(["32", "1 2"]).with(with(NORMAL)).explorer("rocks");
    let mut table = last.turn_of(0);
    table.act(0, explore(32, 2));
    assert_eq!((table.public().discards, table.public().active), (vec![0, 0], Some(Seat(1))));
}

#[test]
fn t_11_3_wild_compass_and_finish_go_to_the_hand_unseen() {
    for kept in ["wild", "compass", "finish"] {
        let table = exploring(NORMAL, "40 50", kept);
        waits_for(&table, 2, &format!("40 50 {kept}"));
        assert_eq!(found(&table), Found::Kept);
        let other = exploring(NORMAL, "40 50", if kept == "wild" { "finish" } else { "wild" });
        let seen = |table: &Table| {
            let own = serde_json::to_string(&table.0.private(Seat(1))).unwrap();
            (serde_json::to_string(&table.public()).unwrap(), own)
        };
        assert_eq!(seen(&table), seen(&other), "the others cannot tell");
    }
}

#[test]
fn t_11_4_the_cost_is_paid_from_the_hand_the_new_card_included() {
    for kept in ["wild", "compass", "finish"] {
        let mut table = exploring(NORMAL, "40 50", kept);
        table.act(0, pay(&format!("{kept} 40")));
        assert_eq!(table.discarded(0), cards(&format!("{kept} 40")));
        assert_eq!(table.hand(0), cards("50 71 72 73 74"));
        assert!(table.0.board.explorer.beside.is_empty());
    }
}

#[test]
fn t_11_4_exactly_the_cost_by_the_same_seat_out_of_its_hand() {
    let table = exploring(NORMAL, "40 50", "finish");
    for list in ["", "40", "40 50 finish"] {
        assert_eq!(table.refused(0, pay(list)), ("wrong_count", "T-11.4"));
    }
    for list in ["40 40", "40 32", "40 71"] {
        assert_eq!(table.refused(0, pay(list)), ("card_not_in_hand", "T-3.3"), "{list}");
    }
    assert_eq!(table.refused(1, pay("1 2")), ("not_your_turn", "T-2.1"));
    for seat in [0, 1] {
        for action in [discard("40 50"), FINISH, place(40, 16, ""), use_compass(15)] {
            assert_eq!(table.refused(seat, action), ("wrong_phase", "T-11.4"));
        }
    }
    let position = table.position();
    assert_eq!((&position["phase"], &position["active"]), (&json!("explorer_pay"), &json!(0)));
    assert!(position.get("legal").is_none());
}

#[test]
fn t_11_4_where_nothing_is_due_the_turn_passes() {
    let late = late(["32 40 | 71", "1 2"]).with(with(NORMAL)).explorer("finish");
    let mut table = late.turn_of(0);
    table.act(0, explore(32, 2));
    assert_eq!(table.hand(0), cards("40 71 finish"));
    assert_eq!((table.public().phase, table.public().active), (PhaseName::Turn, Some(Seat(1))));
}

#[test]
fn t_11_3_a_monster_takes_the_island_with_it() {
    let mut table = exploring(NORMAL, "40 50", "monster finish");
    assert_eq!(found(&table), Found::Monster);
    assert_eq!(table.hand(0), cards("40 50 71 72 73"), "nothing is paid");
    assert_eq!(table.discarded(0), cards("32"), "into the seat's own discard pile");
    assert_eq!(table.0.board.explorer.beside[..], cards("monster"), "into no hand");
    assert_eq!(table.position()["cells"][15], json!(null));
    assert_eq!(table.public().active, Some(Seat(1)));
    table.act(1, discard("1 2"));
    assert_eq!(table.cost(0, 40, 21), Some(0));
    table.act(0, explore(40, 21));
    assert_eq!(table.public().explorer.unwrap().left, 0, "the next card was drawn");
}

#[test]
fn t_11_3_the_cell_of_a_monster_stays_an_explorer_cell() {
    let late = late(["32 33", "1 2"]).with(with(NORMAL)).explorer("monster finish");
    let mut table = late.turn_of(0);
    table.act(0, explore(32, 2));
    table.act(1, place(1, 0, ""));
    assert_eq!(table.refused(0, place(33, 2, "")), ("paid_too_early", "T-11.4"));
    table.act(0, explore(33, 2));
    assert_eq!(table.hand(0), cards("finish"));
}

#[test]
fn t_11_3_an_empty_explorer_pile_has_no_effect() {
    let mut table = exploring(NORMAL, "40 50", "");
    waits_for(&table, 2, "40 50");
    assert_eq!(found(&table), Found::Nothing);
    table.act(0, pay("40 50"));
    assert_eq!(table.public().cells[15], Some(32));
}

#[test]
fn t_11_3_a_wild_can_be_put_onto_an_explorer_cell() {
    let explore_wild = Action::Place { card: Card::Wild, number: Some(32), cell: 15, pay: None };
    let begin = |explorer: &str| {
        let late = late(["wild 40 50", "1 2"]).with(with(NORMAL)).islands([(14, 30)]);
        let mut table = late.explorer(explorer).turn_of(0);
        table.act(0, explore_wild.clone());
        table
    };
    waits_for(&begin("wild"), 2, "40 50 wild");
    assert_eq!(begin("yellow").hand(0), cards("40 50 wild"), "a storm sends it back as a wild");
    assert_eq!(begin("monster").discarded(0), cards("wild"));
}

#[test]
fn t_11_3_a_wild_stands_for_any_number_not_on_the_grid() {
    let late = late(["wild 40", "1 2"]).with(with(NORMAL)).islands([(14, 30)]);
    let mut table = late.turn_of(0);
    assert_eq!(table.refused(0, place_wild(30, 16, "")), ("number_taken", "T-9.4"));
    table.act(0, place_wild(55, 20, ""));
    assert_eq!(table.public().wilds, [20]);
}

fn with_storm(hand: &str) -> Table {
    let line = format!("{hand} | 71 72 73");
    let late = late([line.as_str(), "1 2 compass"]).with(with(NORMAL)).islands([(14, 30)]);
    late.explorer("rocks").storm_on(15).storm_on(29).turn_of(0)
}

#[test]
fn t_11_3_a_compass_takes_a_storm_off_a_cell() {
    let mut table = with_storm("compass 40 50");
    assert_eq!(table.legal(0).compass, [15, 29]);
    let legal = table.position()["legal"].clone();
    for cell in [15, 29] {
        assert!(legal.as_array().unwrap().contains(&json!({"type": "compass", "cell": cell})));
    }
    table.act(0, use_compass(15));
    assert_eq!(table.discarded(0), cards("compass"), "into the seat's own discard pile");
    assert_eq!(table.0.board.explorer.beside[..], cards("yellow"));
    assert_eq!(table.position()["cells"][15], json!(null));
    assert_eq!(table.hand(0), cards("40 50 71 72 73"));
    assert_eq!(table.public().active, Some(Seat(1)));
    assert!(table.logged(&LogLine::ClearStorm { seat: Seat(0), cell: 15 }));
    assert_eq!(table.refused(1, use_compass(15)), ("no_such_storm", "T-11.3"));
    table.act(1, place(1, 0, ""));
    assert_eq!(table.refused(0, place(40, 15, "")), ("paid_too_early", "T-11.4"));
    assert_eq!(table.public().explorer.unwrap().left, 1, "the cell is an explorer cell again");
}

#[test]
fn t_11_3_a_compass_needs_a_storm_and_the_turn() {
    let table = with_storm("compass 40 50");
    for cell in [14, 2, 16, 36, 255] {
        assert_eq!(table.refused(0, use_compass(cell)), ("no_such_storm", "T-11.3"), "{cell}");
    }
    assert_eq!(table.refused(1, use_compass(15)), ("not_your_turn", "T-2.1"));
    let table = with_storm("40 50");
    assert_eq!(table.refused(0, use_compass(15)), ("no_compass", "T-11.3"));
    assert!(table.legal(0).compass.is_empty());
    let without = late(["compass 40", "1"]).with(with(NORMAL)).turn_of(0);
    assert!(without.legal(0).compass.is_empty());
}

#[test]
fn t_11_3_a_compass_can_be_paid_and_discarded() {
    let mut table = with_storm("compass 31 50");
    table.clone().act(0, discard("compass 50"));
    table.act(0, place(31, 16, ""));
    let late = late(["33 compass 40 wild", "1 2"]).with(with(NORMAL)).islands([(9, 30)]);
    let mut table = late.turn_of(0);
    table.act(0, place(33, 10, "compass 40 wild"));
    assert_eq!(table.discarded(0), cards("compass 40 wild"));
}

#[test]
fn t_2_4_a_lone_compass_is_a_legal_action_while_a_storm_lies_on_a_cell() {
    let begin = |storm: bool| {
        let late = late(["40 50", "compass"]).with(with(NORMAL));
        let late = if storm { late.storm_on(15) } else { late };
        let mut table = late.turn_of(0);
        table.act(0, discard("40 50"));
        table
    };
    assert!(begin(true).outcome().is_none());
    assert!(begin(false).outcome().is_some());
}
