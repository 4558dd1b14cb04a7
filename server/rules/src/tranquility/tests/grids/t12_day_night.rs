//! T-12: Day and Night.

use super::table::*;
use crate::{
    Outcome, Seat,
    tranquility::{
        Card, Chance, Deal, LogLine, Options,
        options::{Grid, REMOVED},
        wire::view::PhaseName,
    },
};
use serde_json::json;

fn with() -> Options {
    Options { grid: Grid::DayNight, ..Options::default() }
}

fn day_up(table: &Table) -> bool {
    let night_up = table.public().sides.unwrap().night_up;
    assert_eq!(table.position()["beside"]["day_up"], !night_up);
    !night_up
}

#[test]
fn t_12_1_islands_five_finish_and_six_compasses_are_dealt_out() {
    for removed in REMOVED {
        let options = Options { removed, ..with() };
        let deal = random_piles(&options, 3, removed);
        assert_eq!(deal_refused(&options, 3, Deal::Piles(deal.clone())), None);

        let dealt = deal.draw_piles.concat();
        let count = |card| dealt.iter().filter(|other| **other == card).count();
        assert_eq!(dealt.len(), 91 - usize::from(removed));
        assert_eq!((count(Card::Finish), count(Card::Compass), count(Card::Start)), (5, 6, 0));
    }
}

#[test]
fn t_12_1_a_deal_without_compasses_is_none() {
    let deal = dealt(["10", "11"]).deal();
    assert_eq!(deal_refused(&with(), 2, Deal::Piles(deal)), Some(("not_a_deal", "T-1.2")));
}

#[test]
fn t_12_1_start_cards_as_in_the_base_game() {
    let mut table = dealt(["10", "11"]).with(with()).laid();
    assert_eq!(table.refused_chance(Chance::First(Seat(0))), ("impossible_chance", "T-1.4"));
    table.chance(Chance::StartAt(vec![0, 40]));
    table.chance(Chance::First(Seat(0)));
    assert_eq!(table.public().piles, [41, 42]);
    table.act(0, place(10, 0, ""));
    assert!(table.hand(0).contains(&Card::Start));
    let hand = table.hand(1);
    table.act(1, crate::tranquility::Action::Discard { cards: [hand[0], hand[1]] });
    assert_eq!(table.refused(0, discard("1 2")), ("must_play_start", "T-4.1"));
    assert_eq!(table.refused(0, turn_over("10", 0)), ("must_play_start", "T-4.1"));
    table.act(0, START);
    assert_eq!(table.public().phase, PhaseName::StartPledge);
}

#[test]
fn t_12_1_all_hands_begin_day_side_up() {
    let table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).with(with()).begin();
    assert!(day_up(&table));
    assert!(late(["10"]).turn_of(0).position()["beside"]["day_up"] == true, "on other grids too");
}

#[test]
fn t_12_2_a_compass_drawn_turns_every_hand_and_leaves_the_game() {
    let hands = ["10 20 30 | compass 40 41 42", "11 2"];
    let mut table = late(hands).with(with()).turn_of(0);
    table.act(0, place(10, 0, ""));
    assert!(!day_up(&table));
    assert_eq!(table.hand(0), cards("20 30 40 41 42"), "the seat draws on");
    assert_eq!(table.gone(), cards("compass"));
    assert_eq!(table.public().discards, [0, 0]);
    assert!(table.logged(&LogLine::TurnHands { night: true }));
}

#[test]
fn t_12_2_one_among_the_first_five_is_replaced_and_turns_nothing() {
    let tops = ["10 compass 20 30 40 50 60", "11 21 31 41 51"];
    let mut once = dealt(tops).with(with()).laid();
    assert!(day_up(&once), "hands are laid day side up once they are complete");
    assert_eq!(once.log(), [LogLine::ReplaceCompass { seat: Seat(0) }]);
    assert_eq!(once.hand(0), cards("10 20 30 40 50"));
    assert_eq!(once.gone(), cards("compass"));
    assert_eq!(once.position()["phase"], "setup");
    once.chance(Chance::StartAt(vec![0, 0]));
    assert_eq!(
        once.refused_chance(Chance::First(Seat(1))),
        ("impossible_chance", "T-1.5"),
        "T-12.2 shrank pile 0"
    );
    let tops = ["10 compass 20 30 40 50 60", "11 21 31 compass 41 51 61"];
    let mut twice = dealt(tops).with(with()).begin();
    assert!(day_up(&twice));
    assert_eq!(twice.gone(), cards("compass compass"));
    twice.act(0, place(10, 0, ""));
    assert_eq!(twice.position()["cells"][0], json!([10, "day"]));
}

#[test]
fn t_12_2_among_the_extra_cards_the_seat_draws_on() {
    let hands = ["start 10 20 | compass 30 compass 40 50", "11 21 | compass 61 62"];
    let mut table = late(hands).with(with()).not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.hand(0), cards("10 20 30 40"), "two extra cards");
    assert_eq!(table.hand(1), cards("11 21 61 62"));
    assert!(!day_up(&table), "turned three times");
    assert_eq!(table.gone(), cards("compass compass compass"));
}

#[test]
fn t_12_3_an_island_is_placed_with_the_side_now_up_and_keeps_it() {
    let hands = ["10 20 30 | compass 40 41", "11 2 12 | compass"];
    let mut table = late(hands).with(with()).turn_of(0);
    table.act(0, place(10, 0, ""));
    assert_eq!(table.position()["cells"][0], json!([10, "day"]));
    table.act(1, place(12, 5, ""));
    assert_eq!(table.position()["cells"][5], json!([12, "night"]));
    assert_eq!(table.position()["cells"][0], json!([10, "day"]), "it keeps its side");
    assert!(day_up(&table), "seat 1 drew another compass");
    assert_eq!(table.position()["cells"][5], json!([12, "night"]));
    assert_eq!(table.public().sides.unwrap().night, [5]);
    table.act(0, place(40, 20, ""));
    assert_eq!(table.position()["cells"][20], json!([40, "day"]));
}

#[test]
fn t_12_4_one_card_is_discarded_to_turn_over_an_island() {
    let late = late(["9 20 finish | 30 31 32", "11 2"]).with(with()).islands([(7, 40), (8, 50)]);
    let mut table = late.night([8]).turn_of(0);
    assert_eq!(table.legal(0).turn_over, [7, 8]);
    let turns = [7, 8].map(|cell| json!({"type": "turn_over", "cell": cell}));
    let legal = table.position()["legal"].clone();
    assert!(turns.iter().all(|turn| legal.as_array().unwrap().contains(turn)));
    let mut other = table.clone();
    other.act(0, turn_over("finish", 8));
    assert_eq!(other.position()["cells"][8], json!([50, "day"]));
    assert_eq!(other.discarded(0), cards("finish"));
    table.act(0, turn_over("9", 7));
    assert_eq!(table.position()["cells"][7], json!([40, "night"]));
    assert_eq!(table.discarded(0), cards("9"));
    assert_eq!(table.hand(0), cards("20 30 31 32 finish"));
    assert_eq!(table.public().active, Some(Seat(1)));
    assert!(table.logged(&LogLine::TurnOver { seat: Seat(0), cell: 7 }));
}

#[test]
fn t_12_4_with_a_card_of_the_hand_and_an_island_in_the_own_turn() {
    let late = late(["9 20", "11 2"]).with(with()).islands([(7, 40)]);
    let table = late.turn_of(0);
    for cell in [6, 8, 36, 63, 64, 255] {
        assert_eq!(table.refused(0, turn_over("9", cell)), ("no_island", "T-12.4"), "{cell}");
    }
    for card in ["10", "40", "finish", "start"] {
        assert_eq!(table.refused(0, turn_over(card, 7)), ("card_not_in_hand", "T-3.3"));
    }
    assert_eq!(table.refused(1, turn_over("11", 7)), ("not_your_turn", "T-2.1"));
    let standard = self::late(["9 20", "11 2"]).islands([(7, 40)]).turn_of(0);
    assert_eq!(standard.refused(0, turn_over("9", 7)), ("not_in_this_game", "T-12.4"));
    assert!(standard.legal(0).turn_over.is_empty());
}

#[test]
fn t_12_4_not_while_the_start_is_being_settled() {
    let hands = ["start 10 20 30 40", "11 21 31 41"];
    let late = late(hands).with(with()).islands([(7, 45)]).not_started();
    let mut table = late.turn_of(0);
    table.act(0, START);
    assert_eq!(table.refused(0, turn_over("10", 7)), ("wrong_phase", "T-4.2"));
}

#[test]
fn t_2_4_a_lone_card_can_still_turn_over_an_island() {
    let mut table = late(["40 50", "3"]).with(with()).islands([(0, 5)]).turn_of(0);
    table.act(0, discard("40 50"));
    assert_eq!(table.outcome(), None);
    assert_eq!(table.position()["legal"], json!([{"type": "turn_over", "cell": 0}]));
    table.act(1, turn_over("3", 0));
    assert_eq!(table.outcome(), Some(&lost_by(0)), "an empty hand");
}

#[test]
fn t_12_5_finish_needs_day_above_and_night_below() {
    let begin = |night: Vec<u8>| {
        late(["finish 2", "4"]).with(with()).islands(full()).night(night).turn_of(0)
    };
    let mut right = begin((0..18).collect());
    assert!(right.legal(0).finish);
    right.act(0, FINISH);
    assert_eq!(right.outcome(), Some(&Outcome::Won {}));
    for wrong in [
        vec![],
        (0..17).collect(),
        (1..18).collect(),
        (0..19).collect(),
        (0..18).chain([35]).collect(),
        (18..36).collect(),
        (0..36).collect(),
    ] {
        let table = begin(wrong);
        assert!(!table.legal(0).finish);
        assert_eq!(table.refused(0, FINISH), ("wrong_sides", "T-12.5"));
    }
}

#[test]
fn t_12_5_and_a_complete_grid_and_start() {
    let night = || 0..18;
    let almost = full().filter(|(cell, _)| *cell != 30);
    let table = late(["finish 2", "4"]).with(with()).islands(almost).night(night()).turn_of(0);
    assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
    let late = late(["finish 2", "4"]).with(with()).islands(full()).night(night()).not_started();
    assert_eq!(late.turn_of(0).refused(0, FINISH), ("finish_not_ready", "T-5.1"));
}

#[test]
fn t_12_5_the_side_that_is_up_plays_no_part() {
    let late = late(["finish 2", "4"]).with(with()).islands(full()).night(0..18).night_up();
    let mut table = late.turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
}

#[test]
fn t_12_5_the_last_island_can_be_turned_over_to_finish() {
    let hands = ["80 finish", "4 6"];
    let mut table = late(hands).with(with()).islands(full()).night(0..17).turn_of(0);
    table.act(0, turn_over("80", 17));
    table.act(1, discard("4 6"));
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
}

#[test]
fn t_12_alone_and_with_five_seats() {
    let mut alone = dealt(["10 20 30 40 50 compass 60"]).with(with()).begin();
    alone.act(0, place(10, 0, ""));
    assert_eq!(alone.hand(0), cards("20 30 40 50 60"));
    assert!(!day_up(&alone));
    alone.act(0, turn_over("20", 0));
    assert_eq!(alone.public().active, Some(Seat(0)));
    let five = dealt(["10", "11", "12", "13", "14"]).with(with()).begin();
    assert_eq!(five.public().hands, [5; 5]);
}

#[test]
fn t_9_1_alone_eight_extra_cards_compasses_not_counted() {
    let late = late(["start 10 20 30 40 | 1 compass 2 3 4 5 6 7 8 9"]).with(with());
    let mut table = late.not_started().turn_of(0);
    table.act(0, START);
    assert_eq!(table.hand(0), cards("1 2 3 4 5 6 7 8 10 20 30 40"));
}
