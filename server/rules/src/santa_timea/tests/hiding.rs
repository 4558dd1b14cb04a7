//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know.

use super::{
    table::{EXPERIENCED, card},
    walk::Setting,
};
use crate::{
    Game, Hidden, Logged, Seat,
    properties::hiding::{Leak, tells},
    santa_timea::{Direction, SantaTimea},
    testing::text,
};

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<SantaTimea>, seat: Seat| game.private(seat.next(game.seats()));
    let north = |list: &[Direction]| list.contains(&Direction::North);
    let leaks: [(&str, Leak<'_, SantaTimea>); 9] = [
        ("everything", &|game, _| text(&game.position())),
        ("another hand to a seat", &|game, viewer| text(&viewer.map(|seat| next(game, seat).hand))),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("who holds a pirate", &|game, _| {
            let holds = game.hands.iter().map(|hand| hand.contains(&card("P")));
            text(&holds.collect::<Vec<_>>())
        }),
        ("the set-aside wheel cards", &|game, _| text(&game.undealt)),
        ("the fourth wind", &|game, _| text(&game.pile.last())),
        ("what was left of the pile of a round before", &|game, _| text(&game.past_piles.last())),
        ("the next round", &|game, _| text(&game.coming.last().map(|deal| deal.winds[0]))),
        ("who has chosen to throw off N", &|game, _| {
            let chosen = game.chosen.iter().flatten().map(|throw| north(throw));
            text(&chosen.collect::<Vec<_>>())
        }),
    ];
    for (what, leak) in leaks {
        let noticed = (0..60).any(|seed| {
            let mut told = false;
            let setting = Setting { seats: 3, options: EXPERIENCED, seed, sly: false };
            setting.walk(|game, dice| told |= tells(game, leak, dice));
            told
        });
        assert!(noticed, "a leak of {what} goes unnoticed");
    }
}
