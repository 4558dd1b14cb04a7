//! T-7.4 to T-7.6: spending compasses, and a seat that needs one.

use super::{t7_storms::with, table::*};
use crate::{
    Outcome, Seat, TableTalk, TalkKind,
    tranquility::{
        Card, LogLine, Options, Phrase,
        action::{Change, RevealedStorm, StormAt},
        options::Rocks,
        wire::view::PhaseName,
    },
};
use serde_json::json;

#[test]
fn t_7_4_compass_and_storm_leave_the_game() {
    let late = late(["10 20", "11 2"]).with(with()).owned(2);
    let mut table = late.yellow(1).yellow(1).purple(3).orange(0).turn_of(0);
    table.act(1, spend(yellow(1)));
    assert_eq!(table.compasses(), [4, 1], "it is not put back beside the grid");
    assert_eq!(table.public().storms.unwrap().yellow, [0, 1], "one of the two");
    assert_eq!(table.gone(), cards("yellow"));
    assert!(table.logged(&LogLine::SpendCompass { seat: Seat(1), storm: yellow(1) }));
    table.act(0, spend(purple(3)));
    let storms = table.public().storms.unwrap();
    assert_eq!((storms.compasses, storms.purple), ([4, 0], [0; 6]));
    assert_eq!(table.gone(), cards("yellow purple"));
}

#[test]
fn t_7_4_by_any_seat_and_the_turn_stays_where_it_is() {
    for seat in 0..3 {
        let late = late(["10 20", "11 2", "12"]).with(with()).owned(1).orange(1);
        let mut table = late.turn_of(0);
        assert_eq!(table.legal(seat).spend_compass, [orange(1)]);
        table.act(seat, spend(orange(1)));
        assert_eq!((table.public().active, table.public().phase), (Some(Seat(0)), PhaseName::Turn));
    }
}

#[test]
fn t_7_4_only_on_a_storm_in_play_and_with_an_owned_compass() {
    let late_with = |owned| {
        late(["10 20", "11 2"]).with(with()).owned(owned).yellow(1).purple(3).orange(0).turn_of(0)
    };
    let table = late_with(1);
    let hidden = StormAt::Revealed(RevealedStorm { revealed: false });
    let elsewhere =
        [yellow(0), yellow(2), yellow(255), orange(1), purple(2), purple(6), purple(255)];
    for storm in [REVEALED, hidden].into_iter().chain(elsewhere) {
        assert_eq!(table.refused(0, spend(storm)), ("no_such_storm", "T-7.4"), "{storm:?}");
    }
    for storm in [yellow(1), purple(3), orange(0)] {
        assert_eq!(late_with(0).refused(0, spend(storm)), ("no_compass", "T-7.4"));
    }
    assert!(late_with(0).legal(0).spend_compass.is_empty());
    let without = late(["10 20", "11 2"]).turn_of(0);
    assert_eq!(without.refused(0, spend(yellow(0))), ("no_compass", "T-7.4"));
}

#[test]
fn t_7_4_at_any_moment() {
    // While the start is being settled, and while cards are being given.
    let hands = ["start 10 20 30 40", "11 21 31 41 51"];
    let late = late(hands).with(with()).owned(1).not_started().orange(0).orange(1).yellow(1);
    let mut table = late.turn_of(0);
    table.act(0, START);
    table.act(1, spend(orange(0)));
    table.settle([4, 4]);
    assert_eq!(table.public().phase, PhaseName::StartGive);
    table.act(0, spend(orange(1)));
    assert_eq!(table.compasses(), [4, 0]);
    // While the rocks wait for a seat or for chance.
    for rocks in [Rocks::Manual, Rocks::Auto] {
        let options = Options { rocks, ..with() };
        let late = self::late(["10 20", "11 2"]).with(options).owned(1).rocks(5).orange(1);
        let mut table = late.turn_of(0);
        table.act(0, discard("10 20"));
        table.act(1, spend(orange(1)));
        assert_eq!(table.public().phase, PhaseName::Rocks);
        assert_eq!(table.public().storms.unwrap().orange, [0, 0]);
    }
}

#[test]
fn t_7_4_not_after_the_end() {
    let late = late(["finish", "12"]).with(with()).owned(1).islands(full()).orange(1);
    let mut table = late.turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.refused(0, spend(orange(1))), ("game_over", "T-8"));
}

#[test]
fn t_7_4_what_a_seat_can_give_stays_fixed_when_its_yellow_storm_ends() {
    let hands = ["start 10 20 | 1 2 3 4 5", "11 21 31 | 6 7 8 9"];
    let late = late(hands).with(with()).not_started().yellow(1);
    let mut table = late.turn_of(0);
    table.act(0, START);
    assert_eq!(table.can_give(), [4, 7], "2 + 2, and 3 + 2 + 2 unseen");
    table.act(0, spend(yellow(1)));
    assert_eq!(table.legal(1).pledge, Some(7));
    table.settle([1, 7]);
    table.act(1, give_unseen("6 7 11 21 31"));
    table.act(0, give("10"));
    assert_eq!(table.discarded(1), cards("6 7 11 21 31 8 9"));
}

#[test]
fn t_7_4_a_limit_lifted_counts_from_the_next_card_drawn() {
    let hands = ["10 20 30 | 40 41 42 43", "11 2"];
    let mut table = late(hands).with(with()).owned(1).yellow(0).turn_of(0);
    table.act(1, spend(yellow(0)));
    assert_eq!(table.public().hands, [3, 2], "nothing is drawn for it alone");
    table.act(0, place(10, 0, ""));
    assert_eq!(table.public().hands, [5, 2]);
}

#[test]
fn t_7_4_a_limit_lifted_counts_within_a_drawing_under_way() {
    let hands = ["10 20 30 | orange 40 41 42 43", "11 2"];
    let mut table = late(hands).with(with()).owned(2).yellow(0).turn_of(0);
    table.act(0, place(10, 0, ""));
    assert_eq!(table.public().phase, PhaseName::StormRevealed);
    table.act(1, spend(yellow(0)));
    assert_eq!(table.public().phase, PhaseName::StormRevealed, "another compass is left");
    table.act(0, FACE_STORM);
    assert_eq!(table.hand(0), cards("20 30 40 41 42"));
    assert_eq!(table.public().storms.unwrap().orange, [1, 0]);
}

#[test]
fn t_7_4_with_the_last_compass_spent_on_another_the_revealed_one_takes_effect_at_once() {
    let begin = |revealed: &str| {
        let line = format!("10 20 30 40 50 | {revealed} 41 42 43");
        let late = late([line.as_str(), "11 2"]).with(with()).owned(1).purple(5);
        let mut table = late.turn_of(0);
        table.act(0, place(10, 0, ""));
        assert_eq!(table.public().phase, PhaseName::StormRevealed);
        table.act(1, spend(purple(5)));
        table
    };
    let table = begin("orange");
    assert_eq!(table.public().storms.unwrap().orange, [1, 0]);
    assert_eq!((table.public().active, table.public().phase), (Some(Seat(1)), PhaseName::Turn));
    let table = begin("yellow");
    assert_eq!(
        (table.public().active, table.public().phase),
        (Some(Seat(0)), PhaseName::StormYellow)
    );
    let table = begin("purple");
    assert_eq!(
        (table.public().active, table.public().phase),
        (Some(Seat(0)), PhaseName::StormPurple)
    );
}

#[test]
fn t_7_4_until_its_row_is_chosen_a_purple_storm_can_be_ended() {
    let hands = ["10 20 30 40 50 | purple 41 42 43", "11 2"];
    let mut table = late(hands).with(with()).owned(2).orange(1).turn_of(0);
    table.act(0, place(10, 0, ""));
    table.act(0, FACE_STORM);
    assert_eq!(table.public().phase, PhaseName::StormPurple);
    assert_eq!(table.position()["beside"]["revealed"], "purple");
    let mut other = table.clone();
    other.act(1, spend(orange(1)));
    assert_eq!(other.public().phase, PhaseName::StormPurple, "its row is still to be chosen");
    table.act(1, spend(REVEALED));
    assert_eq!(table.public().storms.unwrap().purple, [0; 6]);
    assert_eq!(table.gone(), cards("purple"));
    assert_eq!(table.hand(0), cards("20 30 40 41 50"), "drawing goes on");
    assert_eq!((table.public().active, table.public().phase), (Some(Seat(1)), PhaseName::Turn));
}

#[test]
fn t_7_4_ending_a_yellow_storm_does_not_call_its_reduction_off() {
    let hands = ["10 20 30 40 50 | yellow 41 42 43", "11 2"];
    let mut table = late(hands).with(with()).owned(2).turn_of(0);
    table.act(0, place(10, 0, ""));
    table.act(0, FACE_STORM);
    assert_eq!(table.refused(1, spend(REVEALED)), ("no_such_storm", "T-7.4"));
    table.act(1, spend(yellow(0)));
    assert_eq!(table.public().phase, PhaseName::StormYellow);
    assert_eq!(table.legal(0).reduce, Some(1));
    table.act(0, reduce("20"));
    assert_eq!(table.hand(0), cards("30 40 41 42 50"), "but its limit is five again");
}

#[test]
fn t_7_5_the_window_is_open_with_a_compass_and_a_storm() {
    let open = |owned, orange: bool| {
        let late = late(["10 20", "11 2"]).with(with()).owned(owned);
        let late = if orange { late.orange(1) } else { late };
        late.turn_of(0).0.talk().is_some()
    };
    assert!(open(1, true));
    assert!(!open(0, true) && !open(1, false) && !open(0, false));
    let mut revealed = late(["10 20 | orange 30", "11 2"]).with(with()).owned(1).turn_of(0);
    revealed.act(0, discard("10 20"));
    assert!(revealed.0.talk().is_some(), "a storm just revealed counts");
    revealed.act(1, spend(REVEALED));
    assert_eq!(revealed.0.talk(), None);
}

#[test]
fn t_7_5_a_seat_has_one_opinion_and_changes_it_twice_a_turn() {
    let talk = |table: &Table| table.0.talk().unwrap();
    let storms = || late(["10 20 | 30 31 32", "11 2"]).with(with()).owned(1).orange(1);
    let mut table = storms().turn_of(0);
    let first = talk(&table);
    assert_eq!((first.kind, first.phrases, first.changes), (TalkKind::Opinions, 2, 0));
    table.act(0, discard("10 20"));
    assert_ne!(talk(&table).number, first.number, "counted anew in the next turn");
    let mut table = late(["start 10 20 30 40", "11 21 31 41 51"]).with(with()).owned(1).orange(1);
    table = table.not_started();
    let mut table = table.turn_of(0);
    table.act(0, START);
    let start = talk(&table);
    assert_eq!((start.kind, start.phrases, start.changes), (TalkKind::Conversation, 6, 8));
}

#[test]
fn t_7_5_only_which_storm_to_end_is_spoken_of() {
    let table = late(["10 20", "11 2"]).with(with()).owned(1).orange(1).turn_of(0);
    let check = |phrase| table.0.check_phrase(Seat(0), &phrase).map_err(|refusal| refusal.clause);
    for phrase in [Phrase::End { storm: orange(1) }, Phrase::Keep {}] {
        assert_eq!(check(phrase), Ok(()));
    }
    assert_eq!(check(Phrase::Think {}), Err("T-4.2"), "an opinion, and nothing else");
    assert_eq!(check(Phrase::End { storm: orange(0) }), Err("T-7.5"));
    let change = Change::More;
    assert_eq!(check(Phrase::Ask { seat: Seat(1), change, count: 1 }), Err("T-4.2"));
    let shut = late(["10 20", "11 2"]).with(with()).owned(1).turn_of(0);
    assert!(shut.0.check_phrase(Seat(0), &Phrase::Keep {}).is_err());
}

/// Seat 1 holds nothing it could place, and cannot discard.
fn stuck(owned: u8) -> Table {
    let late = late(["30 40 | 41", "11"]).with(with()).islands([(5, 10), (12, 13)]);
    let mut table = late.owned(owned).purple(1).orange(0).turn_of(0);
    table.act(0, discard("30 40"));
    table
}

#[test]
fn t_7_6_a_stuck_seat_is_not_lost_as_long_as_a_compass_can_end_a_storm() {
    let table = stuck(2);
    assert_eq!(table.outcome(), None);
    assert!(table.public().storms.unwrap().stuck, "it is public");
    assert_eq!(table.public().waiting, [Seat(0), Seat(1)], "any seat can help");
    assert_eq!(table.position()["legal"], json!([]));
    assert_eq!(table.position()["active"], 1);
}

#[test]
fn t_7_6_once_it_can_act_the_game_goes_on() {
    let mut table = stuck(1);
    table.act(0, spend(purple(1)));
    assert_eq!(table.outcome(), None);
    assert!(!table.public().storms.unwrap().stuck);
    table.act(1, place(11, 8, ""));
}

#[test]
fn t_7_6_with_no_compass_left_the_game_is_lost() {
    let mut table = stuck(2);
    table.act(0, spend(orange(0)));
    assert_eq!(table.outcome(), None, "there is another compass, and the purple storm");
    let mut wrong = stuck(1);
    wrong.act(0, spend(orange(0)));
    assert_eq!(wrong.outcome(), Some(&lost_by(1)));
    assert_eq!(stuck(0).outcome(), Some(&lost_by(1)));
}

#[test]
fn t_7_6_with_no_storm_left_the_game_is_lost() {
    let late = late(["30 40 | 41", ""]).with(with()).owned(3).orange(0);
    let mut table = late.turn_of(0);
    table.act(0, discard("30 40"));
    assert_eq!(table.outcome(), None, "an empty hand under a storm somewhere");
    table.act(1, spend(orange(0)));
    assert!(matches!(table.outcome(), Some(Outcome::Lost { seat: Some(Seat(1)), .. })));
}

#[test]
fn t_6_4_t_7_6_a_finish_that_came_back_is_not_lost_while_a_storm_can_be_ended() {
    let options = Options { monsters: 3, ..with() };
    let late = late(["finish", "monster"]).with(options).islands(full()).owned(1).orange(1);
    let mut table = late.turn_of(0);
    table.act(0, FINISH);
    assert_eq!(table.outcome(), None);
    table.act(1, spend(orange(1)));
    assert!(matches!(table.outcome(), Some(Outcome::Lost { seat: Some(Seat(0)), .. })));
    assert!(table.0.hands[0].contains(&Card::Finish));
}
