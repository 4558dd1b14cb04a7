//! T-6.2 to T-6.4: monsters.

use super::table::*;
use crate::{
    LossReason, Outcome, Seat,
    tranquility::{
        Card, Deal, LogLine, Options,
        options::{MONSTERS, Rocks},
        wire::view::PhaseName,
    },
};
use serde_json::json;

fn with() -> Options {
    Options { monsters: 3, ..Options::default() }
}

fn known(table: &Table) -> Vec<Seat> {
    let known = table.public().known_monsters;
    assert_eq!(table.position()["beside"]["known_monsters"], json!(known));
    known
}

#[test]
fn t_6_2_as_many_as_was_chosen_are_shuffled_in() {
    for monsters in MONSTERS {
        let options = Options { monsters, ..Options::default() };
        let deal = random_piles(&options, 3, monsters);
        let dealt = deal.draw_piles.concat();
        let found = dealt.iter().filter(|card| **card == Card::Monster).count();
        assert_eq!((found, dealt.len()), (monsters.into(), 85 + usize::from(monsters)));
        let fewer = Options { monsters: if monsters == 3 { 4 } else { 3 }, ..options };
        assert_eq!(deal_refused(&fewer, 3, Deal::Piles(deal)), Some(("not_a_deal", "T-1.2")));
    }
}

#[test]
fn t_6_2_they_count_as_cards_of_the_hand() {
    let table = dealt(["monster 10 20 monster 30 40", "11"]).with(with()).begin();
    assert_eq!(table.hand(0), cards("10 20 30 monster monster"));
    let mut table = late(["monster monster 10 20 | 30 31", "11"]).with(with()).turn_of(0);
    table.act(0, place(10, 0, ""));
    assert_eq!(table.hand(0), cards("20 30 31 monster monster"), "drawn up to five");
}

#[test]
fn t_6_3_a_monster_can_never_be_discarded() {
    let table = late(["monster monster 10 20", "11"]).with(with()).turn_of(0);
    for two in ["monster 10", "10 monster", "monster monster"] {
        assert_eq!(table.refused(0, discard(two)), ("monster_stays", "T-6.3"));
    }
    table.clone().act(0, discard("10 20"));
}

#[test]
fn t_2_3_discarding_two_needs_two_cards_that_are_no_monsters() {
    let table = late(["monster monster 10", "11"]).with(with()).turn_of(0);
    assert_eq!(table.legal(0).discard, None);
    assert_eq!(table.legal(0).spare, [card("10")]);
    let legal = table.position()["legal"].to_string();
    assert!(legal.contains("place") && !legal.contains("discard"));
}

#[test]
fn t_6_3_a_monster_can_never_be_paid_with() {
    let late = late(["monster monster 12 20", "11"]).with(with()).islands([(3, 10)]);
    let table = late.turn_of(0);
    assert_eq!(table.cost(0, 12, 4), None, "two are due, and only one of the rest can be paid");
    assert_eq!(table.refused(0, place(12, 4, "20 monster")), ("cannot_pay", "T-3.3"));
    let late = self::late(["monster 11 20", "12"]).with(with()).islands([(3, 10)]);
    let table = late.turn_of(0);
    assert_eq!(table.cost(0, 11, 4), Some(1));
    assert_eq!(table.refused(0, place(11, 4, "monster")), ("monster_stays", "T-6.3"));
    table.clone().act(0, place(11, 4, "20"));
}

#[test]
fn t_4_4_a_monster_cannot_be_given() {
    let hands = ["start monster 10 20 30", "11 21 31 41 51", "12 22"];
    let mut table = late(hands).with(with()).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [3, 5, 2]);
    assert_eq!(table.refused(0, pledge(4)), ("pledge_too_high", "T-4.4"));
    table.settle([3, 5, 0]);
    assert_eq!(table.refused(0, give("10 20 monster")), ("monster_stays", "T-6.3"));
    table.act(0, give("10 20 30"));
}

#[test]
fn t_4_6_monsters_do_not_help_to_pay_for_the_start() {
    let hands = ["start monster 10 20 30", "monster monster 31 41 51", "12"];
    let mut table = late(hands).with(with()).not_started().turn_of(0);
    table.act(0, START);
    let lost = Outcome::Lost { reason: LossReason::StartUnpayable, seat: None };
    assert_eq!(table.outcome(), Some(&lost), "3 + 3 + 1, and three monsters");
}

#[test]
fn t_6_3_a_monster_and_an_island_leave_the_game() {
    let late = late(["monster 10 20 | 30", "11"]).with(with()).islands([(7, 40), (30, 70)]);
    let mut table = late.turn_of(0);
    assert_eq!(table.legal(0).monster, [7, 30]);
    table.act(0, monster(7));
    assert_eq!(table.public().cells[7], None);
    assert_eq!(table.gone(), cards("monster 40"));
    assert_eq!(table.public().discards, [0, 0]);
    assert_eq!(table.hand(0), cards("10 20 30"), "it draws");
    assert_eq!(table.public().active, Some(Seat(1)));
    assert!(table.logged(&LogLine::Monster { seat: Seat(0), cell: 7 }));
}

#[test]
fn t_6_3_it_needs_an_island() {
    let table = late(["monster 10 20", "11"]).with(with()).islands([(7, 40)]).turn_of(0);
    for cell in [0, 6, 8, 35, 36, 63, 64, 255] {
        assert_eq!(table.refused(0, monster(cell)), ("no_prey", "T-6.3"), "{cell}");
    }
}

#[test]
fn t_6_3_it_needs_a_monster_and_the_turn() {
    let late = late(["10 20", "monster 11"]).with(with()).islands([(7, 40)]);
    let table = late.turn_of(0);
    assert_eq!(table.refused(0, monster(7)), ("no_monster", "T-6.3"));
    assert_eq!(table.refused(1, monster(7)), ("not_your_turn", "T-2.1"));
    assert!(table.legal(1).monster.is_empty());
}

#[test]
fn t_6_3_not_in_a_blocked_row() {
    let options = Options { rocks: Rocks::Manual, storms: true, ..with() };
    let late = late(["monster 10 20", "11"]).with(options).islands([(0, 5), (7, 40), (30, 70)]);
    let table = late.rocks(1).purple(5).turn_of(0);
    assert_eq!(table.legal(0).monster, [0]);
    for cell in [7, 30] {
        assert_eq!(table.refused(0, monster(cell)), ("no_prey", "T-6.3"));
    }
    table.clone().act(0, monster(0));
}

#[test]
fn t_6_3_orange_storms_do_not_restrict_it() {
    let options = Options { storms: true, ..with() };
    let late = late(["monster 10 20", "11"]).with(options).islands([(7, 40)]);
    late.orange(0).turn_of(0).act(0, monster(7));
}

#[test]
fn t_6_3_it_is_no_placement_and_earns_nothing() {
    let options = Options { storms: true, ..with() };
    let row = (0..6).map(|cell| (cell, cell + 40));
    let mut table = late(["monster 10", "11"]).with(options).islands(row).turn_of(0);
    table.act(0, monster(0));
    assert_eq!(table.public().storms.unwrap().compasses, [6, 0]);
}

#[test]
fn t_4_1_a_forced_start_comes_before_a_monster() {
    let late = late(["start monster 10 20", "11"]).with(with()).islands([(7, 40)]).not_started();
    let table = late.turn_of(0);
    assert_eq!(table.refused(0, monster(7)), ("must_play_start", "T-4.1"));
    assert!(table.legal(0).monster.is_empty());
}

#[test]
fn t_2_4_a_hand_of_monsters_is_lost_only_on_an_empty_grid() {
    let mut table = late(["10 20", "monster"]).with(with()).turn_of(0);
    table.clone().act(0, place(10, 0, ""));
    table.act(0, discard("10 20"));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
}

#[test]
fn t_6_4_a_finish_comes_back_while_a_hand_holds_a_monster() {
    let hands = ["finish 2 4", "monster monster 10", "6", "monster"];
    let mut table = late(hands).with(with()).islands(full()).turn_of(0);
    assert!(table.legal(0).finish, "no seat knows yet");
    assert_eq!(known(&table), []);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.hand(0), cards("2 4 finish"));
    assert_eq!(known(&table), [Seat(1), Seat(3)]);
    let public = table.public();
    assert_eq!((public.phase, public.active), (PhaseName::Turn, Some(Seat(0))));
    assert_eq!(public.piles, [0; 4]);
    let monsters = vec![Seat(1), Seat(3)];
    assert!(table.logged(&LogLine::FinishBack { seat: Seat(0), monsters }));
    table.act(0, discard("2 4"));
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_6_4_then_finish_is_illegal_until_those_seats_hold_none() {
    let hands = ["finish 2 4", "monster finish 10", "finish monster 6"];
    let mut table = late(hands).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    assert!(!table.legal(0).finish);
    assert_eq!(table.refused(0, FINISH), ("monsters_known", "T-6.4"));
    assert!(!table.position()["legal"].to_string().contains("finish"));
    table.act(0, discard("2 4"));
    table.act(1, monster(0));
    assert_eq!(known(&table), [Seat(2)]);
    table.act(2, monster(35));
    assert_eq!(known(&table), []);
}

#[test]
fn t_6_4_a_seat_stays_known_as_long_as_it_holds_one() {
    let hands = ["finish 2 4", "monster monster 10"];
    let mut table = late(hands).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    table.act(0, discard("2 4"));
    table.act(1, monster(0));
    assert_eq!(known(&table), [Seat(1)], "it had two");
}

#[test]
fn t_6_4_a_monster_drawn_later_is_unknown_again() {
    let hands = ["finish 2 4 6 8", "monster 10 12 | monster"];
    let mut table = late(hands).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    table.act(0, discard("6 8"));
    table.act(1, monster(0));
    assert_eq!(table.hand(1), cards("10 12 monster"));
    assert_eq!(known(&table), []);
    table.act(0, place(2, 0, "4"));
    table.act(1, discard("10 12"));
    assert!(table.legal(0).finish, "it may be tried anew");
    table.act(0, FINISH);
    assert_eq!(known(&table), [Seat(1)]);
}

#[test]
fn t_6_4_trying_is_legal_for_a_seat_that_holds_a_monster_itself() {
    let mut table = late(["finish monster", "6"]).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    assert_eq!(known(&table), [Seat(0)]);
    assert_eq!(table.hand(0), cards("finish monster"));
    table.act(0, monster(3));
    assert_eq!(known(&table), []);
}

#[test]
fn t_6_4_a_wild_in_the_place_of_finish_comes_back_likewise() {
    let options = Options { wild: 2, ..with() };
    let mut table = late(["wild 2 4", "monster"]).with(options).islands(full()).turn_of(0);
    table.act(0, FINISH_WILD);
    assert_eq!(table.hand(0), cards("2 4 wild"));
    assert_eq!(known(&table), [Seat(1)]);
    assert_eq!(table.refused(0, FINISH_WILD), ("monsters_known", "T-6.4"));
}

#[test]
fn t_6_4_monsters_do_not_speak_up_where_other_rules_forbid_finish() {
    let almost = full().filter(|(cell, _)| *cell != 9);
    let table = late(["finish 2", "monster"]).with(with()).islands(almost).turn_of(0);
    assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
    assert_eq!(known(&table), []);
    let table = late(["2 4", "monster"]).with(with()).islands(full()).turn_of(0);
    assert_eq!(table.refused(0, FINISH), ("no_finish_card", "T-5.1"));
    let unstarted = late(["finish 2", "monster"]).with(with()).islands(full()).not_started();
    assert_eq!(unstarted.turn_of(0).refused(0, FINISH), ("finish_not_ready", "T-5.1"));
}

#[test]
fn t_6_4_without_monsters_in_hands_finish_wins() {
    let mut table = late(["finish | monster", "6"]).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}), "one in a pile does not matter");
}

#[test]
fn t_6_4_without_a_legal_action_after_it_came_back_the_game_is_lost() {
    let mut table = late(["finish", "monster"]).with(with()).islands(full()).turn_of(0);
    assert_eq!(table.outcome(), None);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&lost_by(0)));
}

#[test]
fn t_6_4_nothing_tells_that_a_finish_would_fail() {
    let seen = |hand| {
        let table = late(["finish 2 4", hand]).with(with()).islands(full()).turn_of(0);
        let own = serde_json::to_string(&table.0.private(Seat(0))).unwrap();
        (serde_json::to_string(&table.public()).unwrap(), own)
    };
    assert_eq!(seen("monster 10"), seen("6 10"));
}

#[test]
fn t_9_1_alone_a_monster_is_said_to_oneself() {
    let mut table = late(["finish monster"]).with(with()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    assert_eq!(known(&table), [Seat(0)]);
}
