//! From a game to its record and back.

use super::play::play;
use rules::{
    Game, Seed,
    record::{Where, prove, trace, verify},
};
use serde::Deserialize;
use serde_json::value::RawValue;

#[test]
fn a_record_of_a_game_is_verified_with_its_outcome() {
    for number in 0..60 {
        let played = play(number);
        assert_eq!(verify(&played.text()), Ok(played.game.outcome().cloned()));
    }
}

#[test]
fn a_trace_has_a_line_per_position_and_ends_where_the_game_ended() {
    for number in 0..60 {
        let played = play(number);
        let mut lines = Vec::new();
        let outcome = trace(&played.text(), &mut |line| lines.push(line)).unwrap();
        assert_eq!(outcome, played.record.outcome);
        assert_eq!(lines.len(), played.record.moves.len() + 1);
        for (ply, line) in lines.iter().enumerate() {
            assert!(line.starts_with(&format!("{{\"ply\":{ply},\"active\":")), "{line}");
        }
        let position = serde_json::to_string(&played.game.position()).unwrap();
        assert!(lines.last().unwrap().ends_with(&position[1..]));
    }
}

#[test]
fn deal_and_chance_follow_from_the_seed() {
    for number in 0..60 {
        let played = play(number);
        assert!(prove(&played.text(), &played.seed).is_ok());
        let fault = prove(&played.text(), &Seed::new([255; 32])).unwrap_err();
        assert_eq!((fault.place, fault.clause), (Where::Deal, "R"));
    }
}

/// A record of a game going on is one too.
#[test]
fn every_beginning_of_a_record_is_one_without_an_outcome() {
    for number in 0..10 {
        let mut record = play(number).record;
        let outcome = record.outcome.take();
        record.moves.pop();
        loop {
            let text = serde_json::to_string(&record).unwrap();
            assert_eq!(verify(&text), Ok(None));
            record.outcome = outcome.clone();
            let fault = verify(&serde_json::to_string(&record).unwrap()).unwrap_err();
            assert_eq!((fault.place, fault.clause), (Where::Outcome, "A-6"));
            record.outcome = None;
            if record.moves.pop().is_none() {
                break;
            }
        }
    }
}

/// What of a line of the trace is to be looked at as it is written.
#[derive(Deserialize)]
struct Line {
    phase: String,
    legal: Option<Vec<Box<RawValue>>>,
}

#[test]
fn in_the_trace_legal_actions_are_sorted_and_listed_in_the_turn_alone() {
    for number in 0..20 {
        trace(&play(number).text(), &mut |line| {
            let Line { phase, legal } = serde_json::from_str(&line).unwrap();
            assert_eq!(legal.is_some(), phase == "turn", "{line}");
            let legal = legal.unwrap_or_default();
            assert!(legal.windows(2).all(|pair| pair[0].get() < pair[1].get()), "{line}");
        })
        .unwrap();
    }
}
