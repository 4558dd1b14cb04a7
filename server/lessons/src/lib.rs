//! Lessons: a game learnt by playing a few positions of it against the real rules.
//!
//! A lesson is data, one file for each game beside this crate's manifest. It has scenes; each begins where a record
//! ends that is written down whole, and goes on in steps: what the learner is to do, and what the
//! others do then. Nothing is remembered between requests: what was done so far, folded anew from the
//! first step, is where the learner stands.

use record::{
    Move,
    catalogue::{AnyPosition, Kind},
};
use rules::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, value::RawValue};
use std::{error::Error, sync::LazyLock};
use ts_rs::TS;

/// The keys under which actions have lists of cards, which are multisets.
const CARDS: [&str; 2] = ["cards", "pay"];

/// A lesson, ready to be taken.
pub struct Lesson {
    scenes: Vec<Scene>,
}

/// What a lesson says of one of its steps before it is come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "LessonStep")]
pub struct Step {
    /// The name of the scene it belongs to.
    pub scene: String,
    /// Its own name, like no other's of the lesson.
    pub name: String,
    /// An action that does it; `None` where there is only something to be read.
    #[ts(type = "unknown")]
    pub hint: Option<Value>,
}

/// Where a learner stands.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "LessonPosition")]
pub struct Position {
    /// The learner's seat.
    pub seat: Seat,
    /// The names of the seats; the learner's is a placeholder.
    pub names: Vec<String>,
    /// What the learner has seen since the last thing that was done, the present last.
    pub views: Vec<View>,
    /// All that has happened in this scene, oldest first.
    #[ts(type = "unknown[]")]
    pub log: Vec<Value>,
}

/// What the learner sees.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "LessonView")]
pub struct View {
    /// The public view.
    #[ts(type = "unknown")]
    pub game: Box<RawValue>,
    /// What only the learner's seat sees, with what it can do.
    #[ts(type = "unknown")]
    pub you: Box<RawValue>,
}

/// Why a lesson does not go on.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonError {
    /// The rules forbid the action.
    Rules(Refusal),
    /// The rules allow it, but the step is another one.
    NotThisStep,
    /// More is done than there are steps.
    Over,
}

struct Scene {
    seat: Seat,
    names: Vec<String>,
    opening: AnyPosition,
    tasks: Vec<Task>,
}

/// What a step asks for, and what follows.
struct Task {
    step: Step,
    /// What the action must have; `None` where there is only something to be read.
    expect: Option<Map<String, Value>>,
    /// The cards that must neither be paid nor thrown away: a later step needs them.
    keep: Vec<Value>,
    then: Vec<Move>,
}

/// The lessons of the games.
const TEXTS: [(Kind, &str); 3] = [
    (Kind::Tranquility, include_str!("../tranquility.json")),
    (Kind::Ascent, include_str!("../ascent.json")),
    (Kind::SantaTimea, include_str!("../santa-timea.json")),
];

/// The lesson of the game with that id.
pub fn find(game: &str) -> Option<&'static Lesson> {
    static LESSONS: LazyLock<Vec<(Kind, Lesson)>> = LazyLock::new(|| {
        // That all can be read is tested; a game whose lesson could not would have none.
        TEXTS.into_iter().filter_map(|(kind, text)| Some((kind, read(text).ok()?))).collect()
    });
    let lesson = LESSONS.iter().find(|(kind, _)| kind.id() == game);
    lesson.map(|(_, lesson)| lesson)
}

impl Lesson {
    /// All steps, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.tasks().map(|(_, task)| &task.step)
    }

    /// Where a learner stands who has done that: an action for each step so far, `None` for one that
    /// was only read.
    ///
    /// # Errors
    /// The first thing that could not be done like that.
    pub fn position(&self, done: &[Option<Value>]) -> Result<Position, LessonError> {
        let mut tasks = self.tasks();
        let mut scene = self.scenes.first().ok_or(LessonError::Over)?;
        let mut table = scene.opening.clone();
        let mut views = vec![view(&table, scene.seat)];
        for action in done {
            let (of, task) = tasks.next().ok_or(LessonError::Over)?;
            if !std::ptr::eq(of, scene) {
                scene = of;
                table = scene.opening.clone();
            }
            views = task.play(scene.seat, &mut table, action.as_ref())?;
        }
        if let Some((next, _)) = tasks.next()
            && !std::ptr::eq(next, scene)
        {
            scene = next;
            table = scene.opening.clone();
            views = vec![view(&table, scene.seat)];
        }
        Ok(Position { seat: scene.seat, names: scene.names.clone(), views, log: table.log(0) })
    }

    fn tasks(&self) -> impl Iterator<Item = (&Scene, &Task)> {
        self.scenes.iter().flat_map(|scene| scene.tasks.iter().map(move |task| (scene, task)))
    }
}

impl Task {
    /// Does the step and what follows it. Shows what there is to see after each.
    fn play(
        &self,
        seat: Seat,
        table: &mut AnyPosition,
        action: Option<&Value>,
    ) -> Result<Vec<View>, LessonError> {
        match (action, &self.expect) {
            (None, None) => {}
            (Some(action), expected) => {
                table.apply(seat, action).map_err(LessonError::Rules)?;
                if !expected.as_ref().is_some_and(|expected| self.is_done(expected, action)) {
                    return Err(LessonError::NotThisStep);
                }
            }
            (None, Some(_)) => return Err(LessonError::NotThisStep),
        }
        let mut views = vec![view(table, seat)];
        for entry in &self.then {
            match entry {
                Move::Act { seat, action } => table.apply(*seat, action).map(|_| ()),
                Move::Chance { chance } => table.apply_chance(chance),
            }
            .map_err(LessonError::Rules)?;
            views.push(view(table, seat));
        }
        Ok(views)
    }

    fn is_done(&self, expected: &Map<String, Value>, action: &Value) -> bool {
        let mut parted = CARDS.iter().filter_map(|key| action.get(key)?.as_array()).flatten();
        let is_expected = expected.iter().all(|(key, value)| {
            action.get(key).is_some_and(|given| match (given, value) {
                (Value::Array(given), Value::Array(value)) if CARDS.contains(&key.as_str()) => {
                    sorted(given) == sorted(value)
                }
                _ => given == value,
            })
        });
        is_expected && !parted.any(|card| self.keep.contains(card))
    }
}

fn sorted(cards: &[Value]) -> Vec<String> {
    let mut texts: Vec<String> = cards.iter().map(Value::to_string).collect();
    texts.sort_unstable();
    texts
}

fn view(table: &AnyPosition, seat: Seat) -> View {
    View { game: table.public(), you: table.private(seat) }
}

/// A lesson as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    #[serde(borrow)]
    scenes: Vec<WrittenScene<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenScene<'a> {
    name: String,
    seat: Seat,
    #[serde(borrow)]
    record: &'a RawValue,
    steps: Vec<WrittenStep>,
}

/// Without a hint it is only to be read; without more of what is expected the hint itself is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    name: String,
    hint: Option<Map<String, Value>>,
    expect: Option<Map<String, Value>>,
    #[serde(default)]
    keep: Vec<Value>,
    #[serde(default)]
    then: Vec<Move>,
}

/// Reads a lesson and plays the records that its scenes begin with.
///
/// # Errors
/// It is not written as a lesson, or the first fault of a record.
fn read(text: &str) -> Result<Lesson, Box<dyn Error>> {
    let written: Written = serde_json::from_str(text)?;
    let scenes = written.scenes.into_iter().map(|scene| {
        let text = scene.record.get();
        let fault = |error: record::RecordError| format!("{error:?}");
        let names = record::read(text).map_err(fault)?.names.unwrap_or_default();
        let opening = record::resume(text).map_err(fault)?;
        let tasks = scene.steps.into_iter().map(|step| task(&scene.name, step)).collect();
        Ok(Scene { seat: scene.seat, names, opening, tasks })
    });
    Ok(Lesson { scenes: scenes.collect::<Result<_, Box<dyn Error>>>()? })
}

fn task(scene: &str, step: WrittenStep) -> Task {
    let WrittenStep { name, hint, expect, keep, then } = step;
    let expect = expect.or_else(|| hint.clone());
    let hint = hint.map(Value::Object);
    Task { step: Step { scene: scene.to_owned(), name, hint }, expect, keep, then }
}
