//! T-8: how a game ends.

use super::table::*;
use crate::{
    Game, Logged, LossReason, Outcome, Seat, Seed, TableTalk,
    tranquility::{Chance, wire::view::PhaseName},
};

const CONCEDED: Outcome = Outcome::Lost { reason: LossReason::Conceded, seat: None };

#[test]
fn t_8_1_finish_ends_the_game_for_all() {
    let mut table = late(["finish", "50", "52"]).islands(full()).turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.public().outcome, Some(Outcome::Won {}));
    assert_eq!(table.public().phase, PhaseName::Over);
}

#[test]
fn t_8_2_the_loss_names_the_seat_without_a_legal_action() {
    let mut table = late(["30 40", "11"]).islands([(0, 10), (2, 12)]).turn_of(0);
    table.act(0, discard("30 40"));
    assert_eq!(table.public().outcome, Some(lost_by(1)));
}

#[test]
fn t_8_2_one_card_left_that_can_be_placed_for_nothing_is_no_loss() {
    let mut table = late(["30 40", "11"]).islands([(0, 10)]).turn_of(0);
    table.act(0, discard("30 40"));
    assert_eq!(table.outcome(), None);
    table.act(1, place(11, 2, ""));
}

#[test]
fn t_8_2_one_card_left_that_would_cost_something_is_a_loss() {
    let mut table = late(["30 40", "11"]).islands([(34, 10)]).turn_of(0);
    table.act(0, discard("30 40"));
    assert!(matches!(table.outcome(), Some(Outcome::Lost { .. })));
}

#[test]
fn t_8_2_one_card_left_that_wins_is_no_loss() {
    let mut table = late(["50 52", "finish"]).islands(full()).turn_of(0);
    table.act(0, discard("50 52"));
    assert_eq!(table.outcome(), None);
    table.act(1, FINISH);
}

#[test]
fn t_8_3_the_last_seat_to_concede_ends_the_game() {
    let mut table = dealt(["10 20", "11 21", "12 22"]).begin();
    table.act(2, CONCEDE);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.public().conceded, [Seat(2)]);
    table.act(0, discard("10 20"));
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    assert_eq!(table.outcome(), Some(&CONCEDED));
}

#[test]
fn t_8_3_a_seats_word_cannot_be_taken_back() {
    let mut table = dealt(["10 20", "11 21", "12 22"]).begin();
    table.act(1, CONCEDE);
    assert_eq!(table.refused(1, CONCEDE), ("already_conceded", "T-8.3"));
    assert!(!table.legal(1).concede && table.legal(0).concede);
    assert!(table.0.has_conceded(Seat(1)) && !table.0.has_conceded(Seat(0)));
    table.act(0, discard("10 20"));
    table.act(1, discard("11 21"));
    assert_eq!(table.public().conceded, [Seat(1)], "a move does not take it back");
}

#[test]
fn t_8_3_in_any_phase() {
    let starts_due = dealt(["10 20", "11 21"]).laid();
    let mut first_due = starts_due.clone();
    first_due.chance(Chance::StartAt(vec![0, 0]));
    let turn = dealt(["10 20", "11 21"]).begin();
    let mut pledging = late(["start 10 20 30 40", "11 21 31 41 51"]).not_started().turn_of(0);
    pledging.act(0, START);
    let mut giving = pledging.clone();
    giving.settle([4, 4]);
    giving.act(0, give("10 20 30 40"));
    for mut table in [starts_due, first_due, turn, pledging, giving] {
        assert!(table.legal(0).concede && table.legal(1).concede);
        table.act(1, CONCEDE);
        assert_eq!(table.outcome(), None);
        table.act(0, CONCEDE);
        assert_eq!(table.outcome(), Some(&CONCEDED));
    }
}

#[test]
fn t_8_3_alone_one_word_is_enough() {
    let mut table = dealt(["10 20"]).begin();
    table.act(0, CONCEDE);
    assert_eq!(table.outcome(), Some(&CONCEDED));
}

#[test]
fn t_8_4_at_the_end_everything_hidden_becomes_public() {
    let deal = dealt(["50 40 30 20 10 60 61", "11 21 31 41 51"]);
    let mut table = deal.begin();
    table.act(0, discard("40 20"));
    table.act(0, CONCEDE);
    assert!(table.public().revealed.is_none());
    table.act(1, CONCEDE);
    let revealed = table.public().revealed.unwrap();
    assert_eq!(revealed.hands, [cards("10 30 50 60 61"), cards("11 21 31 41 51")]);
    assert_eq!(revealed.discards, [cards("40 20"), cards("")]);
    let mut pile = deal.deal().draw_piles[0][7..].to_vec();
    pile.push(card("start"));
    assert_eq!(revealed.piles[0], pile, "top card first");
    assert_eq!(revealed.removed, cards(""));
}

#[test]
fn t_8_4_the_removed_cards_too() {
    use crate::tranquility::{Deal, Options, Tranquility};
    let options = Options { removed: 4, ..Options::default() };
    let deal = random_piles(&options, 1, 1);
    let game = Logged::<Tranquility>::set_up(&options, 1, &Deal::Piles(deal.clone()));
    let mut table = Table::of(game.unwrap());
    table.act(0, CONCEDE);
    assert_eq!(table.public().revealed.unwrap().removed, deal.removed);
}

#[test]
fn t_8_nothing_happens_after_the_end() {
    let mut table = dealt(["10 20", "11 21"]).begin();
    table.act(0, CONCEDE);
    table.act(1, CONCEDE);
    for seat in 0..2 {
        let everything = [
            place(10, 0, ""),
            discard("10 20"),
            START,
            FINISH,
            pledge(0),
            AGREE,
            give(""),
            CONCEDE,
        ];
        for action in everything {
            assert_eq!(table.refused(seat, action), ("game_over", "T-8"));
        }
        assert_eq!(table.legal(seat), crate::tranquility::wire::offers::Legal::default());
    }
    for chance in [Chance::StartAt(vec![0, 0]), Chance::First(Seat(0))] {
        assert_eq!(table.refused_chance(chance), ("impossible_chance", "T-8"));
    }
    assert_eq!(table.0.draw_chance(&mut Seed::new([0; 32]).dice(0)), None);
    assert_eq!(table.0.talk(), None);
}
