//! T-11.1, T-11.2, T-11.5: the pyramid, its piles and its end.

use super::{laid::explorer_cards, table::*};
use crate::{
    Outcome, Seat,
    tranquility::{
        Card, Chance, Deal, Options,
        options::{Grid, Level, REMOVED},
        wire::view::PhaseName,
    },
};
use serde_json::json;

fn with(level: Level) -> Options {
    Options { grid: Grid::Pyramid, level, ..Options::default() }
}

const NORMAL: Level = Level::Normal;
const LEVELS: [Level; 3] = [NORMAL, Level::Hard, Level::Easy];

#[test]
fn t_11_1_six_rows_of_11_9_7_5_3_and_1_with_six_explorer_cells() {
    let rows = [11, 9, 7, 5, 3, 1];
    let first: Vec<u8> = (0..6).map(|row| rows[..row].iter().sum()).collect();
    let cell = |row: usize, column: u8| first[row] + column;
    let table = dealt(["10", "11"]).with(with(NORMAL)).begin();
    assert_eq!(table.public().cells.len(), 36);
    let explorer = table.public().explorer.unwrap();
    let cells = [(0, 2), (0, 8), (1, 4), (2, 1), (2, 5), (3, 2)];
    assert_eq!(explorer.cells, cells.map(|(row, column)| cell(row, column)));
}

#[test]
fn t_11_1_neighbours_are_by_index_across_rows_too() {
    let islands = [(10, 30), (27, 60)];
    let table = late(["31 59 1 2", "3"]).with(with(NORMAL)).islands(islands).turn_of(0);
    assert_eq!(table.cost(0, 31, 11), Some(1), "last of row 0 and first of row 1");
    assert_eq!(table.cost(0, 59, 26), Some(1), "last of row 2 and first of row 3");
    assert_eq!(table.cost(0, 31, 20), Some(0));
    assert_eq!(table.refused(0, place(31, 9, "")), ("wrong_order", "T-3.1"));
}

#[test]
fn t_11_2_the_explorer_pile_has_thirty_cards() {
    for level in LEVELS {
        let deal = random_piles(&with(level), 3, 4);

        let pile = deal.explorer.clone().unwrap();
        let count = |card| pile.iter().filter(|other| **other == card).count();
        let storms = [Card::Yellow, Card::Purple, Card::Orange].map(count);
        assert_eq!((pile.len(), storms), (30, [2; 3]));
        let (monsters, wilds) = if level == Level::Easy { (0, 7) } else { (5, 2) };
        assert_eq!((count(Card::Monster), count(Card::Wild)), (monsters, wilds));
        assert_eq!((count(Card::Compass), count(Card::Finish)), (6, 5));
        assert_eq!((count(Card::Start), count(Card::Rocks)), (5, 1));
        let dealt = deal.draw_piles.concat();
        assert_eq!(dealt.len(), 80);
        assert!(dealt.iter().all(|card| card.number().is_some()));
        assert!(deal.removed.is_empty() && deal.rocks.is_none());
    }
}

#[test]
fn t_11_2_islands_can_be_removed_from_the_draw_piles_but_not_from_the_explorer_pile() {
    for removed in REMOVED {
        let deal = random_piles(&Options { removed, ..with(NORMAL) }, 3, removed);
        assert_eq!(deal.removed.len(), usize::from(removed));
        assert_eq!(deal.draw_piles.concat().len(), 80 - usize::from(removed));
        assert_eq!(deal.explorer.map(|pile| pile.len()), Some(30));
    }
}

#[test]
fn t_11_2_a_deal_with_another_explorer_pile_is_none() {
    let clause = |options: Options, change: fn(&mut Vec<Card>)| {
        let mut deal = dealt(["10", "11"]).with(options.clone()).deal();
        change(deal.explorer.as_mut().unwrap());
        deal_refused(&options, 2, Deal::Piles(deal))
    };
    let wrong = Some(("not_a_deal", "T-11.2"));
    assert_eq!(clause(with(NORMAL), |pile| pile.reverse()), None);
    assert_eq!(clause(with(NORMAL), |pile| pile[0] = Card::Rocks), wrong);
    assert_eq!(clause(with(NORMAL), |pile| pile[0] = Card::Island(3)), wrong);
    assert_eq!(clause(with(NORMAL), |pile| pile.truncate(29)), wrong);
    assert_eq!(clause(with(NORMAL), |pile| pile.push(Card::Start)), wrong);
    let of_easy: fn(&mut Vec<Card>) = |pile| *pile = explorer_cards(Level::Easy);
    assert_eq!(clause(with(NORMAL), of_easy), wrong);
    assert_eq!(clause(with(Level::Hard), of_easy), wrong);
    assert_eq!(clause(with(Level::Easy), of_easy), None);
    assert_eq!(clause(with(Level::Easy), |pile| *pile = explorer_cards(NORMAL)), wrong);
    let mut without = dealt(["10", "11"]).with(with(NORMAL)).deal();
    without.explorer = None;
    assert_eq!(
        deal_refused(&with(NORMAL), 2, Deal::Piles(without)),
        Some(("not_a_deal", "T-11.2"))
    );
    let mut elsewhere = dealt(["10", "11"]).deal();
    elsewhere.explorer = Some(explorer_cards(NORMAL));
    assert_eq!(
        deal_refused(&Options::default(), 2, Deal::Piles(elsewhere)),
        Some(("not_a_deal", "T-11.2"))
    );
}

#[test]
fn t_11_2_no_start_card_is_needed_and_the_first_seat_is_drawn_at_once() {
    let mut table = dealt(["10", "11", "12"]).first(2).with(with(NORMAL)).laid();
    assert_eq!(table.public().piles, [22, 22, 21]);
    let starts = Chance::StartAt(vec![0; 3]);
    assert_eq!(table.refused_chance(starts), ("impossible_chance", "T-1.5"));
    assert_eq!(table.refused_chance(Chance::First(Seat(0))), ("impossible_chance", "T-1.5"));
    table.chance(Chance::First(Seat(2)));
    assert_eq!(table.public().active, Some(Seat(2)));
    assert_eq!(table.refused(2, START), ("no_start_card", "T-10.1"));
}

#[test]
fn t_11_3_on_other_cells_the_base_rules_hold() {
    let late = late(["33 40 50 60", "1"]).with(with(NORMAL)).islands([(5, 30)]);
    let mut table = late.explorer("finish").turn_of(0);
    assert_eq!(table.refused(0, place(33, 6, "40")), ("wrong_count", "T-3.3"));
    assert_eq!(table.refused(0, explore(33, 6)), ("malformed", "R"), "nothing says what pays");
    table.act(0, place(33, 6, "40 50 60"));
    assert_eq!(table.public().explorer.unwrap().left, 1, "no explorer card is drawn");
    assert_eq!(table.public().active, Some(Seat(1)));
}

#[test]
fn t_11_5_finish_is_legal_when_all_cells_hold_islands() {
    let mut table = late(["finish 2", "4"]).with(with(NORMAL)).islands(full()).turn_of(0);
    assert!(table.legal(0).finish);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
    for missing in [0, 2, 35] {
        let almost = full().filter(|(cell, _)| *cell != missing);
        let table = late(["finish 2", "4"]).with(with(NORMAL)).islands(almost).turn_of(0);
        assert_eq!(table.refused(0, FINISH), ("finish_not_ready", "T-5.1"));
    }
}

#[test]
fn t_11_3_t_9_4_a_wild_finishes_too() {
    let mut table = late(["wild 2", "4"]).with(with(NORMAL)).islands(full()).turn_of(0);
    table.act(0, FINISH_WILD);
    assert_eq!(table.outcome(), Some(&Outcome::Won {}));
}

#[test]
fn t_11_3_t_9_4_but_there_is_no_start_space_for_it() {
    let table = late(["wild 2", "4"]).with(with(NORMAL)).turn_of(0);
    assert_eq!(table.refused(0, START_WILD), ("no_start_card", "T-10.1"));
    assert!(!table.legal(0).start_wild);
    assert!(!table.position()["legal"].to_string().contains("start"));
    assert_eq!(table.refused(0, DISCARD_HAND), ("not_in_this_game", "T-7.2"));
}

#[test]
fn t_11_5_alone_and_with_five_seats() {
    let mut alone = dealt(["10 20 30 40 50"]).explorer("finish").with(with(NORMAL)).begin();
    alone.act(0, explore(10, 2));
    assert_eq!(alone.public().active, Some(Seat(0)));
    assert_eq!(alone.hand(0), cards("20 30 40 50 finish"), "six cards less one: nothing is drawn");
    assert_eq!(alone.public().piles, [75]);
    let mut five = dealt(["10", "11", "12", "13", "14"]).with(with(NORMAL)).first(4).begin();
    five.act(4, place(14, 0, ""));
    assert_eq!(five.public().active, Some(Seat(0)));
}

#[test]
fn t_2_4_the_base_rules_of_losing_and_stopping_hold() {
    let late = late(["40 50", "30"]).with(with(NORMAL)).islands([(0, 29), (10, 31)]);
    let mut table = late.turn_of(0);
    table.clone().act(0, CONCEDE);
    table.act(0, discard("40 50"));
    assert_eq!(table.outcome(), None, "between them are free cells");
    let late = self::late(["40 50", "30"]).with(with(NORMAL)).islands([(0, 29), (2, 31)]);
    let mut table = late.turn_of(0);
    table.act(0, discard("40 50"));
    assert_eq!(table.outcome(), Some(&lost_by(1)));
}

#[test]
fn t_11_the_trace_counts_the_explorer_pile() {
    let mut table = dealt(["10 20 30 40 50", "1"]).explorer("start").with(with(NORMAL)).begin();
    assert_eq!(table.position()["beside"]["explorer"], 30);
    table.act(0, explore(10, 2));
    let position = table.position();
    assert_eq!(position["beside"]["explorer"], 29);
    assert_eq!(position["cells"][2], 10);
    assert_eq!(position["discards"], json!([0, 0]), "it lies beside its pile");
    assert_eq!(table.public().phase, PhaseName::Turn);
}

#[test]
fn t_8_4_the_explorer_pile_is_shown_at_the_end() {
    let late = late(["finish", "4"]).with(with(NORMAL)).islands(full());
    let mut table = late.explorer("wild rocks").turn_of(0);
    assert!(table.public().revealed.is_none());
    table.act(0, FINISH);
    assert_eq!(table.public().revealed.unwrap().explorer, cards("wild rocks"));
}
