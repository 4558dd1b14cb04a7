//! T-4.2 and T-4.5: pledges, agreement, giving, and what may be said meanwhile.

use super::table::*;
use crate::{
    Seat, Signal, TableTalk,
    tranquility::{LogLine, Phrase, action::Change, wire::view::PhaseName},
};

/// Seat 0 has played start; the seats can give 4, 5 and 5.
fn window() -> Table {
    let mut table =
        late(["start 10 20 30 40 | 50 51 52 53 54", "11 21 31 41 61", "12 22 32 42 62"])
            .not_started()
            .turn_of(0);
    table.act(0, START);
    table
}

fn pledged(pledges: [u8; 3]) -> Table {
    let mut table = window();
    for (seat, count) in (0..).zip(pledges) {
        table.act(seat, pledge(count));
    }
    table
}

fn agreed(pledges: [u8; 3]) -> Table {
    let mut table = window();
    table.settle(pledges);
    table
}

#[test]
fn t_4_5_each_seat_pledges_and_none_must_be_said_too() {
    let mut table = window();
    assert_eq!(table.window().pledges[..], [None, None, None]);
    table.act(1, pledge(5));
    table.act(0, pledge(3));
    assert_eq!(table.window().pledges[..], [Some(3), Some(5), None]);
    assert_eq!(table.refused(0, AGREE), ("not_all_pledged", "T-4.5"));
    assert!(!table.legal(0).agree);
    table.act(2, pledge(0));
    assert!((0..3).all(|seat| table.legal(seat).agree));
}

#[test]
fn t_4_5_pledges_are_public() {
    let table = pledged([3, 5, 0]);
    let window = table.public().window.unwrap();
    assert_eq!(window.pledges, [Some(3), Some(5), Some(0)]);
    assert_eq!(window.agreed, [false, false, false]);
    assert_eq!(window.given, [false, false, false]);
}

#[test]
fn t_4_5_no_seat_agrees_to_another_sum_than_eight() {
    for pledges in [[3, 5, 1], [2, 5, 0], [0, 0, 0], [4, 5, 5]] {
        let table = pledged(pledges);
        for seat in 0..3 {
            assert_eq!(table.refused(seat, AGREE), ("pledges_not_eight", "T-4.5"));
            assert!(!table.legal(seat).agree);
        }
    }
}

#[test]
fn t_4_5_each_seat_agrees_once() {
    let mut table = pledged([3, 5, 0]);
    table.act(2, AGREE);
    assert_eq!(table.refused(2, AGREE), ("already_agreed", "T-4.5"));
    assert!(!table.legal(2).agree);
    assert!(table.legal(0).agree);
}

#[test]
fn t_4_5_a_change_withdraws_all_agreements() {
    let mut table = pledged([3, 5, 0]);
    table.act(0, AGREE);
    table.act(1, AGREE);
    table.act(2, pledge(1));
    assert!(table.window().agreed.is_empty());
    table.act(1, pledge(4));
    assert_eq!(table.window().pledges[..], [Some(3), Some(4), Some(1)]);
    for seat in [1, 0, 2] {
        table.act(seat, AGREE);
    }
    assert_eq!(table.public().phase, PhaseName::StartGive);
}

#[test]
fn t_4_5_the_same_number_again_changes_nothing() {
    let mut table = pledged([3, 5, 0]);
    table.act(0, AGREE);
    table.act(1, AGREE);
    let before = table.0.clone();
    table.act(0, pledge(3));
    table.act(2, pledge(0));
    assert!(table.0 == before);
    table.act(2, AGREE);
    assert_eq!(table.public().phase, PhaseName::StartGive);
}

#[test]
fn t_4_5_a_pledge_can_be_changed_before_all_have_pledged() {
    let mut table = window();
    table.act(0, pledge(4));
    table.act(0, pledge(2));
    assert_eq!(table.window().pledges[..], [Some(2), None, None]);
}

#[test]
fn t_4_5_once_all_have_agreed_the_pledges_are_fixed() {
    let table = agreed([3, 5, 0]);
    assert_eq!(table.public().phase, PhaseName::StartGive);
    for action in [pledge(2), pledge(3), AGREE] {
        assert_eq!(table.refused(0, action), ("wrong_phase", "T-4.5"));
    }
    assert_eq!(table.legal(0).pledge, None);
    assert_eq!([0, 1, 2].map(|seat| table.legal(seat).give), [Some(3), Some(5), Some(0)]);
}

#[test]
fn t_4_5_no_seat_gives_before_all_have_agreed() {
    let mut table = pledged([3, 5, 0]);
    table.act(0, AGREE);
    table.act(1, AGREE);
    assert_eq!(table.refused(0, give("10 20 30")), ("wrong_phase", "T-4.5"));
}

#[test]
fn t_4_5_a_seat_gives_exactly_what_it_pledged() {
    let table = agreed([3, 5, 0]);
    for list in ["", "10 20", "10 20 30 40"] {
        assert_eq!(table.refused(0, give(list)), ("wrong_count", "T-4.5"));
    }
    assert_eq!(table.refused(2, give("12")), ("wrong_count", "T-4.5"));
}

#[test]
fn t_4_5_the_given_cards_are_of_the_own_hand() {
    let table = agreed([3, 5, 0]);
    for list in ["10 20 11", "10 10 20", "10 20 start", "10 20 50"] {
        assert_eq!(table.refused(0, give(list)), ("card_not_in_hand", "T-3.3"), "{list}");
    }
}

#[test]
fn t_4_5_a_pledge_of_nothing_gives_an_empty_list() {
    let mut table = agreed([3, 5, 0]);
    table.act(2, give(""));
    assert_eq!(table.public().window.unwrap().given, [false, false, true]);
    assert_eq!(table.refused(2, give("")), ("already_given", "T-4.5"));
}

#[test]
fn t_4_5_who_pledged_nothing_has_nothing_to_choose() {
    let mut table = agreed([3, 5, 0]);
    let nothing = |seat| Some((Seat(seat), give("")));
    assert_eq!(table.0.forced(), nothing(2));
    table.act(2, give(""));
    assert_eq!(table.0.forced(), None, "seat 1 gives its whole hand, but it is its own to say so");
    let both = agreed([4, 0, 4]);
    assert_eq!(both.0.forced(), nothing(1));
    assert_eq!(pledged([3, 5, 0]).0.forced(), None, "a pledge can be changed");
}

#[test]
fn t_4_5_nothing_is_discarded_until_every_seat_has_given() {
    let mut table = agreed([3, 5, 0]);
    let before = (table.public().hands, table.public().discards);
    table.act(1, give("11 21 31 41 61"));
    table.act(0, give("10 20 40"));
    assert_eq!((table.public().hands, table.public().discards), before);
    assert_eq!(table.hand(0), cards("10 20 30 40"));
    table.act(2, give(""));
    assert_eq!(table.discarded(0), cards("10 20 40"));
    assert_eq!(table.discarded(1), cards("11 21 31 41 61"));
    assert_eq!(table.discarded(2), cards(""));
    assert_eq!(table.log().last(), Some(&LogLine::Given { counts: vec![3, 5, 0] }));
}

#[test]
fn t_4_5_what_was_picked_is_final_and_for_the_own_eyes() {
    let mut table = agreed([3, 5, 0]);
    table.act(0, give("10 20 40"));
    assert_eq!(table.refused(0, give("10 20 30")), ("already_given", "T-4.5"));
    assert_eq!(table.legal(0).give, None);
    assert_eq!(table.0.private(Seat(0)).giving, Some(cards("10 20 40")));
    assert_eq!(table.0.private(Seat(1)).giving, None);
}

#[test]
fn t_4_5_the_view_names_the_seats_that_are_waited_for() {
    let seats = |list: &[u8]| list.iter().copied().map(Seat).collect::<Vec<_>>();
    let mut table = window();
    assert_eq!(table.public().waiting, seats(&[0, 1, 2]));
    table.act(1, pledge(5));
    assert_eq!(table.public().waiting, seats(&[0, 2]), "those that have not pledged");
    table.act(0, pledge(4));
    table.act(2, pledge(0));
    assert_eq!(table.public().waiting, seats(&[0, 1, 2]), "nine: any seat may change");
    table.act(0, pledge(3));
    assert_eq!(table.public().waiting, seats(&[0, 1, 2]), "eight: all may agree");
    table.act(0, AGREE);
    assert_eq!(table.public().waiting, seats(&[1, 2]));
    table.act(2, AGREE);
    table.act(1, AGREE);
    assert_eq!(table.public().waiting, seats(&[0, 1, 2]), "all give, be it nothing");
    table.act(1, give("11 21 31 41 61"));
    assert_eq!(table.public().waiting, seats(&[0, 2]));
}

fn ask(seat: u8, count: u8) -> Phrase {
    Phrase::Ask { seat: Seat(seat), change: Change::More, count }
}

#[test]
fn t_4_2_phrases_belong_to_the_pledging_alone() {
    let allowed = |table: &Table| {
        let phrases = [ask(1, 2), Phrase::Think {}];
        let checks = phrases.map(|phrase| table.0.check_phrase(Seat(0), &phrase).is_ok());
        assert_eq!(checks[0], checks[1]);
        assert_eq!(table.0.talk().is_some(), checks[0]);
        checks[0]
    };
    assert!(allowed(&window()));
    assert!(allowed(&pledged([3, 5, 0])));
    assert!(!allowed(&agreed([3, 5, 0])), "how many has been settled");
    assert!(!allowed(&late(["10 20", "11 21"]).turn_of(0)));
    assert!(!allowed(&late(["10 20", "11 21"]).not_started().turn_of(0)));
    assert!(!allowed(&dealt(["1", "2"]).laid()));
}

#[test]
fn t_4_2_a_seat_is_asked_for_one_to_eight_cards() {
    let table = window();
    for (phrase, fine) in [
        (ask(1, 1), true),
        (ask(2, 8), true),
        (ask(1, 0), false),
        (ask(1, 9), false),
        (ask(1, 255), false),
        (ask(0, 2), false),
        (ask(3, 2), false),
        (ask(255, 2), false),
    ] {
        let check = table.0.check_phrase(Seat(0), &phrase);
        assert_eq!(check.is_ok(), fine, "{phrase:?}");
        assert!(check.err().is_none_or(|refusal| refusal.clause == "T-4.2"));
    }
}

#[test]
fn t_4_2_what_the_asked_seat_can_give_plays_no_part() {
    let mut poor = late(["start 10 20 30 40", "11", "12 22 32 42 62"]).not_started().turn_of(0);
    poor.act(0, START);
    assert_eq!(poor.0.check_phrase(Seat(0), &ask(1, 8)), Ok(()));
}

#[test]
fn t_4_5_changes_are_signals_but_for_the_first_pledge() {
    let mut table = window();
    let signal = |table: &Table, seat, count| table.0.signal(Seat(seat), &pledge(count));
    assert_eq!(signal(&table, 0, 4), Signal::None, "a first pledge");
    table.act(0, pledge(4));
    table.act(1, pledge(5));
    table.act(2, pledge(2));
    assert_eq!(signal(&table, 0, 3), Signal::Needed, "from eleven to ten");
    assert_eq!(signal(&table, 2, 0), Signal::Needed);
    assert_eq!(signal(&table, 2, 3), Signal::Limited, "from eleven to twelve");
    assert_eq!(signal(&table, 0, 4), Signal::Limited, "the same number again");
    assert_eq!(signal(&table, 1, 0), Signal::Needed, "from eleven to six");
    table.act(1, pledge(2));
    assert_eq!(signal(&table, 0, 3), Signal::Limited, "away from eight");
    assert_eq!(signal(&table, 0, 255), Signal::Limited);
    assert_eq!(table.0.signal(Seat(0), &AGREE), Signal::None);
    assert_eq!(table.0.signal(Seat(9), &pledge(1)), Signal::None);
    assert_eq!(agreed([3, 5, 0]).0.signal(Seat(0), &pledge(1)), Signal::None, "not legal at all");
}
