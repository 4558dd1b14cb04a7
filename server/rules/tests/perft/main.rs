//! How many distinct positions can follow fixed ones after so many plies: any change of what is legal, or of what
//! an action does, shows in these counts.
//! `UPDATE_PERFT=1` writes the table anew.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

use rules::{
    Dice, Game, Ignore, Seed, TableTalk, Turn, ascent::Ascent, santa_timea::SantaTimea,
    tranquility::Tranquility,
};
use serde_json::{Map, from_str, from_value, to_string, to_value};
use std::{collections::HashSet, fs, path::Path};

/// A position with more than so many that can follow is not gone beyond.
const WIDEST: usize = 600;
/// How many plies are counted at the most.
const DEEPEST: usize = 4;
/// After how many random plies the counting begins.
const BEGINNINGS: [usize; 2] = [0, 30];

/// Options that are not the default, and numbers of seats.
const TRANQUILITY: [(&str, usize); 14] = [
    ("{}", 2),
    (r#"{"storms":true}"#, 2),
    (r#"{"removed":12}"#, 1),
    (r#"{"removed":4,"storms":true,"wild":2}"#, 3),
    (r#"{"rocks":"auto","monsters":3}"#, 4),
    (r#"{"rocks":"manual","monsters":5,"storms":true,"wild":2}"#, 5),
    (r#"{"grid":"arch"}"#, 2),
    (r#"{"grid":"arch","removed":6}"#, 5),
    (r#"{"grid":"pyramid"}"#, 2),
    (r#"{"grid":"pyramid","level":"hard"}"#, 1),
    (r#"{"grid":"pyramid","level":"easy"}"#, 4),
    (r#"{"grid":"day_night"}"#, 2),
    (r#"{"grid":"day_night"}"#, 3),
    (r#"{"grid":"competition"}"#, 2),
];
const ASCENT: [(&str, usize); 4] = [
    ("{}", 2),
    ("{}", 1),
    (r#"{"trail":true,"documentary":5,"wildlife":true}"#, 3),
    (r#"{"trail":true,"documentary":3,"wildlife":true}"#, 5),
];
const SANTA_TIMEA: [(&str, usize); 4] =
    [("{}", 2), ("{}", 5), (r#"{"experienced":true}"#, 3), (r#"{"experienced":true}"#, 4)];

#[test]
fn as_many_positions_follow_as_the_table_says() {
    let mut lines = rows::<Tranquility>(&TRANQUILITY);
    lines.extend(rows::<Ascent>(&ASCENT));
    lines.extend(rows::<SantaTimea>(&SANTA_TIMEA));
    let text = lines.join("\n") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/table.txt");
    if std::env::var_os("UPDATE_PERFT").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let expected = fs::read_to_string(file).unwrap();
    for (line, expected) in lines.iter().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(text, expected);
}

fn rows<G: TableTalk>(settings: &[(&str, usize)]) -> Vec<String> {
    let of = |(changed, seats): &(&str, usize)| {
        let mut options = to_value(G::Options::default()).unwrap();
        options.as_object_mut().unwrap().extend(from_str::<Map<_, _>>(changed).unwrap());
        let options = from_value(options).unwrap();
        BEGINNINGS.map(|plies| {
            let counts = counts(beginning::<G>(&options, *seats, plies));
            let [options, counts] = [to_string(&options), to_string(&counts)].map(Result::unwrap);
            format!("{} {seats} {options} after {plies}: {counts}", G::ID)
        })
    };
    settings.iter().flat_map(of).collect()
}

/// A game after so many plies, drawn from all that can be done: that depends on nothing but the rules.
fn beginning<G: TableTalk>(options: &G::Options, seats: usize, plies: usize) -> G {
    let seed = Seed::new([1; 32]);
    let deal = G::deal(options, seats, &mut seed.dice(0));
    let mut game = G::set_up(options, seats, &deal, &mut Ignore).unwrap();
    let mut dice = seed.dice(1);
    settle(&mut game, &mut dice);
    for _ in 0..plies {
        let Turn::Seats(waiting) = game.turn() else { break };
        let seat = waiting.first().unwrap();
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        actions.retain(|action| Some(action) != game.concede().as_ref());
        actions.sort_by_cached_key(|action| to_string(action).unwrap());
        let action = actions.swap_remove(dice.index(actions.len()));
        let mut next = game.clone();
        next.apply(seat, &action, &mut Ignore).unwrap();
        settle(&mut next, &mut dice);
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// Lets chance decide all that it has to.
fn settle<G: Game>(game: &mut G, dice: &mut dyn Dice) {
    while let Some(chance) = game.draw_chance(dice) {
        game.apply_chance(&chance, &mut Ignore).unwrap();
    }
}

/// How many distinct positions follow after one ply, two plies and so on.
fn counts<G: Game>(game: G) -> Vec<usize> {
    let mut positions = HashSet::from([game]);
    let mut counts = Vec::new();
    while counts.len() < DEEPEST && (1..=WIDEST).contains(&positions.len()) {
        positions = positions.iter().flat_map(following).collect();
        counts.push(positions.len());
    }
    counts
}

fn following<G: Game>(game: &G) -> Vec<G> {
    let mut following = Vec::new();
    for seat in game.turn().seats().iter() {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        following.extend(actions.iter().map(|action| {
            let mut next = game.clone();
            next.apply(seat, action, &mut Ignore).unwrap();
            settle(&mut next, &mut Seed::new([2; 32]).dice(0));
            next
        }));
    }
    following
}
