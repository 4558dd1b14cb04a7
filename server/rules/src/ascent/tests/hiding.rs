//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know.

use super::{
    table::{BASE, GRAPPLE, late},
    walk::Setting,
};
use crate::{
    Game, Hidden, Logged, Seat, Viewer,
    ascent::{Ascent, Options},
    properties::hiding::{Leak, tells, view},
    testing::text,
};

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<Ascent>, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak<'_, Ascent>); 7] = [
        ("everything", &|game, _| text(&game.position())),
        ("whether the next seat could act", &|game, _| {
            let next = game.hand(game.board.active.next(game.seats()));
            text(&game.board.placements(next).slopes().next().is_some())
        }),
        ("what others may do", &|game, viewer| text(&viewer.map(|seat| next(game, seat).legal))),
        ("another hand to a seat", &|game, viewer| text(&viewer.map(|seat| next(game, seat).hand))),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("the own pile", &|game, viewer| text(&viewer.map(|seat| game.piles[seat.index()].last()))),
        ("the own discards", &|game, viewer| {
            text(&viewer.map(|seat| game.discards[seat.index()].first()))
        }),
    ];
    let options = Options { wildlife: true, ..BASE };
    for (what, leak) in leaks {
        let noticed = (0..40).any(|seed| {
            let mut told = false;
            let setting = Setting { seats: 3, options, seed, built: 20 };
            setting.walk(|game, dice| told |= tells(game, leak, dice));
            told
        });
        assert!(noticed, "a leak of {what} goes unnoticed");
    }
}

/// The hand that went back into the pile is as hidden as the pile.
#[test]
fn a_spent_grapple_hides_the_hand_from_its_own_seat() {
    let shown = |hands: &str| {
        let mut table = late([hands]).grapples(1).turn_of(0);
        table.act(0, GRAPPLE);
        view(&table.0, Viewer::Seat(Seat(0)))
    };
    assert_eq!(shown("G2 G3 | S2 S3"), shown("S2 S3 | G2 G3"));
}

/// The order in which cards were drawn is as hidden as they are: hands are shown sorted.
#[test]
fn a_hand_does_not_tell_when_its_cards_came() {
    let shown = |pile: &str| {
        let hands = format!("G2 G3 | {pile}");
        let mut table = late([hands.as_str()]).turn_of(0);
        table.act(0, super::table::discard("G2 G3"));
        view(&table.0, Viewer::Seat(Seat(0)))
    };
    assert_eq!(shown("S2 R3 bridge"), shown("bridge R3 S2"));
}
