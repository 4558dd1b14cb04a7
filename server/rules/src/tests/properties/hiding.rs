//! What a viewer is shown, and how it is answered, does not depend on what it cannot know. Only another
//! position that looks the same to it can tell.

use super::subject::{Subject, some_actions};
use crate::{
    Dice, Hidden, Logged, Seat, Viewer,
    testing::{from_value, text, to_value},
};
#[cfg(test)]
use crate::{Game, Ignore, Known, Seed, chance::pick};
use choices::mutate;
use serde_json::Value;
#[cfg(test)]
use std::collections::BTreeSet;

/// Another position that should look the same on the page of that viewer.
fn another<G: Subject>(game: &Logged<G>, viewer: Viewer, dice: &mut dyn Dice) -> Logged<G> {
    let mut known = game.known(viewer);
    G::forget(&mut known.seen);
    game.with(G::sample(&known, dice))
}

/// The bytes that leave the server for that viewer.
pub(crate) fn view<G: Hidden>(game: &Logged<G>, viewer: Viewer) -> String {
    let own = viewer.seat().map(|seat| game.private(seat));
    let seats = Seat::all(game.seats()).filter(|_| viewer == Viewer::AllHands);
    let hands: Vec<_> = seats.map(|seat| game.private_without_offers(seat)).collect();
    text(&(game.public(), own, hands, game.log()))
}

/// Checks a game that goes on for every viewer: at the end everything becomes public.
#[cfg(test)]
pub(crate) fn check_hides_from_all<G: Subject>(game: &Logged<G>, dice: &mut dyn Dice) {
    for viewer in Viewer::all(game.seats()).filter(|_| game.outcome().is_none()) {
        check_hides(game, viewer, dice);
    }
}

/// Checks that the viewer of a game that goes on is shown and answered the same in another position.
pub(crate) fn check_hides<G: Subject>(game: &Logged<G>, viewer: Viewer, dice: &mut dyn Dice) {
    let other = another(game, viewer, dice);
    assert_eq!(view(game, viewer), view(&other, viewer), "to {viewer:?}");
    let Some(seat) = viewer.seat() else { return };
    let mut actions: Vec<G::Action> = (0..4).map(|_| game.any_action(seat, dice)).collect();
    let mut changed: Vec<Value> = actions.iter().map(to_value).collect();
    for action in &mut changed {
        mutate(action, &mut |bound| dice.below(bound));
    }
    actions.extend(changed.iter().filter_map(|action| from_value(action).ok()));
    actions.extend(some_actions(&**game, seat, dice).pop());
    assert_eq!(answers(game, seat, &actions), answers(&other, seat, &actions), "to {viewer:?}");
}

/// All that a seat can find out by trying: whether its actions and phrases are accepted, and what is
/// said where they are not.
fn answers<G: Subject>(game: &Logged<G>, seat: Seat, actions: &[G::Action]) -> String {
    let tried = actions.iter().map(|action| {
        (game.clone().apply(seat, action).err(), format!("{:?}", game.signal(seat, action)))
    });
    let phrases = game.phrases();
    let said = phrases.iter().map(|phrase| game.check_phrase(seat, phrase).err());
    text(&(tried.collect::<Vec<_>>(), said.collect::<Vec<_>>(), game.talk()))
}

/// Something that a seat, or a spectator, would be shown.
#[cfg(test)]
pub(crate) type Leak<'a, G> = &'a dyn Fn(&Logged<G>, Option<Seat>) -> String;

/// Whether a leak tells a viewer of a game that goes on what it cannot know.
#[cfg(test)]
pub(crate) fn tells<G: Subject>(game: &Logged<G>, leak: Leak<'_, G>, dice: &mut dyn Dice) -> bool {
    let mut viewers = Viewer::all(game.seats()).filter(|viewer| *viewer != Viewer::AllHands);
    game.outcome().is_none()
        && viewers.any(|viewer| {
            leak(game, viewer.seat()) != leak(&another(game, viewer, dice), viewer.seat())
        })
}

/// Draws a position that looks like this one to the viewer, and checks it: it is seen the same, it can
/// be played to its end. At the end all is seen.
#[cfg(test)]
pub(crate) fn check_drawn<G: Subject>(
    game: &Logged<G>,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Logged<G> {
    let known = game.known(viewer);
    let drawn = G::sample(&known, dice);
    assert!(drawn.seen(viewer) == known.seen, "{viewer:?} sees something else");
    if game.outcome().is_some() {
        assert!(drawn == **game, "{viewer:?} does not see all at the end");
    }
    if dice.below(20) == 0 {
        play_out(drawn.clone(), dice);
    }
    game.with(drawn)
}

/// Something wrong with a position, by what it is.
#[cfg(test)]
pub(crate) type Fault<G> = (&'static str, fn(&mut G));

/// Checks that what is drawn for a viewer goes with what it sees and with the rules, and that with each of
/// those faults it would not.
#[cfg(test)]
#[track_caller]
pub(crate) fn check_noticed<G: Subject>(
    game: &Logged<G>,
    viewer: Viewer,
    contradiction: fn(&Logged<G>) -> Option<&'static str>,
    faults: &[Fault<G>],
) {
    let known = game.known(viewer);
    let noticed = |game: &Logged<G>| {
        let looks_different = game.seen(viewer) != known.seen;
        contradiction(game).or(looks_different.then_some("it looks different"))
    };
    let drawn = game.with(G::sample(&known, &mut Seed::new([1; 32]).dice(0)));
    assert_eq!(noticed(&drawn), None);
    for (what, fault) in faults {
        let mut wrong = drawn.clone();
        fault(&mut wrong.position);
        assert!(noticed(&wrong).is_some(), "{what} goes unnoticed");
    }
}

#[cfg(test)]
fn play_out<G: Subject>(mut game: G, dice: &mut dyn Dice) {
    while game.outcome().is_none() {
        if let Some(chance) = game.draw_chance(dice) {
            assert_eq!(game.apply_chance(&chance, &mut Ignore), Ok(()));
            continue;
        }
        let seat = pick(dice, &game.waiting()).expect("a game that goes on waits for a seat");
        let action = game.random_action(seat, dice).expect("who is waited for can act");
        assert_eq!(game.apply(seat, &action, &mut Ignore), Ok(()));
    }
}

/// The ways in which a turn can be taken.
#[cfg(test)]
pub(crate) type Ways<G, T> = fn(&G, &T) -> Vec<<G as Game>::Action>;

/// All positions to which those turns can lead.
#[cfg(test)]
pub(crate) fn follow<G: Hidden, T>(
    game: Logged<G>,
    turns: &[T],
    ways: Ways<G, T>,
) -> Vec<Logged<G>> {
    turns.iter().fold(vec![game], |positions, turn| {
        let next = positions.iter().flat_map(|game| {
            ways(game, turn).into_iter().filter_map(move |action| {
                let mut next = game.clone();
                next.apply(game.turn().seats().first()?, &action).ok()?;
                Some(next)
            })
        });
        next.collect()
    })
}

/// Checks that every position is drawn, and no other, of those to which the turns can lead and that look like
/// this to the viewer.
#[cfg(test)]
#[track_caller]
pub(crate) fn check_reached<G: Hidden>(
    ends: &[Logged<G>],
    known: &Known<G>,
    viewer: Viewer,
    key: fn(&G) -> String,
    draws: u64,
) {
    let possible = ends.iter().filter(|game| game.known(viewer) == *known).map(|game| key(game));
    let seed = Seed::new([9; 32]);
    let drawn = (0..draws).map(|index| key(&G::sample(known, &mut seed.dice(index))));
    assert_eq!(drawn.collect::<BTreeSet<_>>(), possible.collect::<BTreeSet<_>>());
}
