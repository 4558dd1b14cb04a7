//! What holds in every position of every game.

use super::{
    few_bytes_seed,
    hiding::check_hides,
    subject::{Subject, is_listed, some_actions},
    walk::{Walk, walk},
};
use crate::{
    Dice, Logged, Seat, Viewer,
    testing::{check_laid_open, from_value, to_value},
};
use choices::{Input, mutate};
use serde_json::{Value, from_str};

/// Something that becomes of what is sent.
type Change = fn(&mut Value, &mut dyn Dice);

/// All that a view lists is accepted, and a seat that is waited for can act.
pub(crate) fn legals_are_legal<G: Subject>(input: Input<'_>) {
    walk::<G>(input, |Walk { game, seats, .. }, input| {
        let mut dice = few_bytes_seed(input).dice(1_000_000);
        for seat in Seat::all(*seats) {
            let listed = some_actions(&**game, seat, &mut dice);
            assert!(listed.is_empty() || game.outcome().is_none(), "{seat} after the end");
            for action in listed {
                assert!(game.offers_it(seat, &action), "{seat} {action:?}");
                assert_eq!(G::sorted(&action), action);
                assert_eq!(game.clone().apply(seat, &action), Ok(()), "{seat} {action:?}");
            }
        }
        let waiting = game.waiting();
        for seat in &waiting {
            let drawn = game.random_action(*seat, &mut dice).expect("who is waited for can act");
            assert!(is_listed(&**game, *seat, &drawn), "{seat} {drawn:?}");
        }
        let goes_on = game.outcome().is_none() && game.draw_chance(&mut dice).is_none();
        assert_eq!(goes_on, !waiting.is_empty());
        check_laid_open(game, *seats);
    });
}

/// Whatever a seat sends, legal, nearly so or not at all: what the views do not list is refused and
/// changes nothing, and nothing falls over.
pub(crate) fn apply_never_panics<G: Subject>(input: Input<'_>) {
    walk::<G>(input, |Walk { game, seats, deal }, input| {
        for _ in 0..=input.below(3) {
            try_action(game, *seats, change_one, input);
        }
        match input.below(16) {
            0 => try_chance(game, change_one, input),
            1 => try_phrase(game, change_one, input),
            2 => {
                if let Some(deal) = deal {
                    try_deal::<G>(&to_value(game.options()), *seats, &to_value(deal), input);
                }
            }
            _ => {}
        }
    });
}

fn try_action<G: Subject>(game: &Logged<G>, seats: usize, change: Change, input: &mut dyn Dice) {
    let seat = match input.below(8) {
        0 => Seat(input.below(256) as u8),
        _ => Seat::at(input.index(seats)),
    };
    let mut action = to_value(&game.any_action(seat, input));
    for _ in 0..input.below(4).saturating_sub(1) {
        change(&mut action, input);
    }
    // What has not the one form of an action gets no further than this.
    let Ok(action) = from_value::<G::Action>(&action) else { return };
    let mut after = game.clone();
    let done = after.apply(seat, &action);
    assert_eq!(done.is_ok(), is_listed(&**game, seat, &action), "{seat} {action:?} {done:?}");
    if done.is_err() {
        assert!(after == *game, "{seat} {action:?} was refused");
    }
    after.signal(seat, &action);
    after.has_conceded(seat);
    after.private(seat);
    after.private_without_offers(seat);
    after.public();
    after.public_revealed();
    after.position();
    after.figures();
}

/// Tries whatever a seat, or none, may send in a position.
#[cfg(test)]
pub(crate) fn try_all<G: Subject>(game: &Logged<G>, dice: &mut dyn Dice) {
    for change in [change_one, change_all::<G>] {
        (0..6).for_each(|_| try_action(game, game.seats(), change, dice));
        (0..3).for_each(|_| try_chance(game, change, dice));
        try_phrase(game, change, dice);
    }
}

/// Changes one thing.
fn change_one(value: &mut Value, dice: &mut dyn Dice) {
    mutate(value, &mut |bound| dice.below(bound));
}

/// Changes half of the numbers to any that a byte holds, and lists to long ones: of their own items,
/// or of any cards.
#[cfg(test)]
fn change_all<G: Subject>(value: &mut Value, dice: &mut dyn Dice) {
    match value {
        Value::Object(map) => map.values_mut().for_each(|part| change_all::<G>(part, dice)),
        Value::Array(list) if dice.below(2) == 0 => {
            let more = dice.below(2) * dice.below(100);
            list.extend(list.clone().into_iter().cycle().take(more as usize));
            list.iter_mut().for_each(|item| change_all::<G>(item, dice));
        }
        Value::Array(list) => {
            *list = (0..dice.below(100)).map(|_| to_value(&G::any_card(dice))).collect();
        }
        Value::Number(_) if dice.below(2) == 0 => *value = dice.below(256).into(),
        _ => {}
    }
}

/// What chance decides in one game or another.
const CHANCES: [&str; 5] = [
    r#"{"start_at":[0,0]}"#,
    r#"{"first":0}"#,
    r#"{"rocks":3}"#,
    r#"{"pile":["G7","CG"]}"#,
    r#"{}"#,
];

fn try_chance<G: Subject>(game: &Logged<G>, change: Change, input: &mut dyn Dice) {
    let due = game.draw_chance(input);
    let mut chance = match &due {
        Some(chance) => to_value(chance),
        None => from_str(CHANCES[input.below(5) as usize]).expect("JSON"),
    };
    if due.is_none() || input.below(4) > 0 {
        change(&mut chance, input);
    }
    let Ok(chance) = from_value::<G::Chance>(&chance) else { return };
    let mut after = game.clone();
    match after.apply_chance(&chance) {
        Ok(()) => assert!(due.is_some(), "it was not due"),
        Err(_) => assert!(after == *game, "it was refused"),
    }
}

fn try_phrase<G: Subject>(game: &Logged<G>, change: Change, input: &mut dyn Dice) {
    let seat = Seat(input.below(256) as u8);
    let seat = if seat.0 < 192 { Seat(seat.0 % 8) } else { seat };
    for phrase in game.phrases() {
        let mut phrase = to_value(&phrase);
        change(&mut phrase, input);
        if let Ok(phrase) = from_value::<G::Phrase>(&phrase) {
            let said = game.check_phrase(seat, &phrase);
            assert!(said.is_err() || game.talk().is_some(), "no window is open");
        }
    }
}

fn try_deal<G: Subject>(options: &Value, seats: usize, deal: &Value, input: &mut Input<'_>) {
    let (mut options, mut deal) = (options.clone(), deal.clone());
    let part = if input.below(2) == 0 { &mut options } else { &mut deal };
    mutate(part, &mut |bound| input.below(bound));
    let seats = if input.below(4) == 0 { input.below(256) as usize } else { seats };
    let (Ok(options), Ok(deal)) = (from_value(&options), from_value(&deal)) else { return };
    if let Ok(game) = Logged::<G>::set_up(&options, seats, &deal) {
        assert_eq!(G::check(&options, seats), Ok(()));
        assert!(
            game.outcome().is_some()
                || game.draw_chance(input).is_some()
                || !game.waiting().is_empty()
        );
    }
}

/// What a viewer is shown, and how it is answered, does not depend on what it cannot know.
pub(crate) fn views_hide<G: Subject>(input: Input<'_>) {
    walk::<G>(input, |Walk { game, seats, .. }, input| {
        // At the end everything becomes public.
        if game.outcome().is_some() {
            return;
        }
        // One viewer at a time.
        let place = input.index(*seats + 2);
        let mut dice = few_bytes_seed(input).dice(1_000_000);
        if let Some(viewer) = Viewer::all(*seats).nth(place) {
            check_hides(game, viewer, &mut dice);
        }
    });
}
