//! Lessons: each can be finished, whichever of the allowed ways is taken, and nothing else counts.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

use lessons::{Lesson, LessonError, Position};
use record::catalogue::Kind;
use rules::{Dice, Seed};
use serde_json::{Value, json};
use std::collections::HashSet;

fn all() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    Kind::ALL.iter().map(|kind| (kind.id(), lessons::find(kind.id()).unwrap()))
}

fn hints(lesson: &Lesson) -> Vec<Option<Value>> {
    lesson.steps().map(|step| step.hint.clone()).collect()
}

/// What the learner sees at last.
fn seen(position: &Position) -> (Value, Value) {
    let view = position.views.last().unwrap();
    let read = |part: &serde_json::value::RawValue| serde_json::from_str(part.get()).unwrap();
    (read(&view.game), read(&view.you))
}

/// The action with other cards of the hand paid or thrown away.
fn paid_otherwise(action: &Value, hand: &Value, dice: &mut dyn Dice) -> Value {
    let mut rest = hand.as_array().unwrap().clone();
    if let Some(place) = rest.iter().position(|card| *card == action["card"]) {
        rest.remove(place);
    }
    let mut action = action.clone();
    for key in ["pay", "cards"] {
        let Some(cards) = action.get_mut(key).and_then(Value::as_array_mut) else { continue };
        for card in cards {
            *card = rest.swap_remove(dice.index(rest.len()));
        }
    }
    action
}

#[test]
fn the_hints_lead_through_every_lesson() {
    for (game, lesson) in all() {
        let done = hints(lesson);
        assert!((6..=16).contains(&done.len()), "{game}: {}", done.len());
        let names: HashSet<_> = lesson.steps().map(|step| &step.name).collect();
        assert_eq!(names.len(), done.len(), "{game}");
        for count in 0..=done.len() {
            let position = lesson.position(&done[..count]);
            assert!(position.is_ok(), "{game}, {count} steps: {:?}", position.err());
        }
        let further: Vec<_> = done.into_iter().chain([None]).collect();
        assert_eq!(lesson.position(&further).err(), Some(LessonError::Over), "{game}");
    }
}

#[test]
fn lessons_in_winning_together_end_with_a_win() {
    for game in ["tranquility", "ascent"] {
        let lesson = lessons::find(game).unwrap();
        let (public, _) = seen(&lesson.position(&hints(lesson)).unwrap());
        assert_eq!(public["outcome"], json!({"result": "won"}), "{game}");
    }
}

#[test]
fn whatever_is_paid_the_lesson_and_its_hints_go_on() {
    for (game, lesson) in all() {
        for number in 0..24 {
            let mut dice = Seed::new([number; 32]).dice(0);
            let mut done = Vec::new();
            for hint in hints(lesson) {
                let (_, own) = seen(&lesson.position(&done).unwrap());
                let tried = hint.as_ref().map(|hint| paid_otherwise(hint, &own["hand"], &mut dice));
                done.push(hint.clone());
                let stumbled = lesson.position(&done).err();
                assert_eq!(stumbled, None, "{game}: {hint:?} in {:?}", own["hand"]);
                let Some(tried) = tried else { continue };
                let place = done.len() - 1;
                let other = [&done[..place], &[Some(tried.clone())]].concat();
                match lesson.position(&other) {
                    Ok(_) => done = other,
                    Err(LessonError::NotThisStep) => {}
                    Err(stumble) => panic!("{game}: {tried} should be legal: {stumble:?}"),
                }
            }
        }
    }
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_clause() {
    let wrong = [
        ("tranquility", 1, json!({"type": "place", "card": 12, "cell": 20, "pay": []}), "T-3.1"),
        ("tranquility", 1, json!({"type": "place", "card": 41, "cell": 17, "pay": []}), "T-3.3"),
        ("tranquility", 5, json!({"type": "discard", "cards": [6, 45]}), "T-4.1"),
        ("ascent", 1, json!({"type": "slope", "card": "S12", "cell": [3, 0], "pay": []}), "A-5.1"),
        ("santa-timea", 1, json!({"type": "play", "card": "E14"}), "S-3.1"),
    ];
    for (game, step, action, clause) in wrong {
        let lesson = lessons::find(game).unwrap();
        let mut done = hints(lesson);
        done.truncate(step);
        done.push(Some(action.clone()));
        match lesson.position(&done) {
            Err(LessonError::Rules(refusal)) => assert!(
                refusal.clause.starts_with(clause),
                "{game}: {action} is refused by {refusal}"
            ),
            other => panic!("{game}: {action} leads to {other:?}"),
        }
    }
}

#[test]
fn what_is_allowed_but_not_asked_for_does_not_count() {
    let lesson = lessons::find("tranquility").unwrap();
    let elsewhere = json!({"type": "place", "card": 34, "cell": 2, "pay": []});
    assert_eq!(lesson.position(&[Some(elsewhere)]).err(), Some(LessonError::NotThisStep));
    assert_eq!(
        lesson.position(&[None]).err(),
        Some(LessonError::NotThisStep),
        "there is a deed to do"
    );

    let last = lesson.steps().position(|step| step.name == "last").unwrap();
    let mut done = hints(lesson);
    done.truncate(last + 1);
    let mut needed = done[last].clone().unwrap();
    needed["pay"] = json!(["finish"]);
    done[last] = Some(needed);
    assert_eq!(lesson.position(&done).err(), Some(LessonError::NotThisStep), "it is needed yet");
}
