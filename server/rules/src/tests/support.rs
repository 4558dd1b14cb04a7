//! What the tests and [properties](crate::properties) of all games share.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "a test that fails should panic"
)]

use crate::{Hidden, Logged, Outcome, PublicOf, Refusal, Seat, Seed};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Value, json};

/// What holds in every game, in so many games of it, played at random by its own settings: what a seat may
/// send, what it is offered, what views hold and what they hide.
#[cfg(test)]
macro_rules! suite {
    ($settings:path, sent $sent:literal, shown $shown:literal, hidden $hidden:literal) => {
        use proptest::prelude::*;
        use $crate::{
            properties::{games::try_all, hiding::check_hides_from_all, subject::check_actions},
            testing::{check_laid_open, check_log_end},
        };

        proptest! {
            #![proptest_config(ProptestConfig::with_cases($sent))]

            #[test]
            fn any_seat_may_send_anything(setting in $settings()) {
                setting.walk(|game, dice| try_all(game, dice));
            }
        }

        proptest! {
            #![proptest_config(ProptestConfig::with_cases($shown))]

            #[test]
            fn what_is_listed_is_accepted_and_nothing_else(setting in $settings()) {
                setting.walk(|game, dice| check_actions(game, dice));
            }

            #[test]
            fn a_view_holds_the_end_of_the_log(setting in $settings()) {
                setting.walk(|game, _| check_log_end(game));
            }

            #[test]
            fn what_lies_open_shows_what_is_revealed_at_the_end(setting in $settings()) {
                setting.walk(|game, _| check_laid_open(game, setting.seats));
            }
        }

        proptest! {
            #![proptest_config(ProptestConfig::with_cases($hidden))]

            #[test]
            fn nothing_depends_on_what_the_viewer_cannot_know(setting in $settings()) {
                setting.walk(|game, dice| check_hides_from_all(game, dice));
            }
        }
    };
}
#[cfg(test)]
pub(crate) use suite;

/// The text that something is written as.
pub fn text<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).unwrap()
}

/// What something is written as.
pub fn to_value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap()
}

/// Reads data in the one form in which it would be written.
///
/// # Errors
/// It is malformed, or written in another form.
pub fn from_value<T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, Error> {
    let data = T::deserialize(value)?;
    if to_value(&data) == *value {
        Ok(data)
    } else {
        Err(serde::de::Error::custom("it must be written in its plain form"))
    }
}

/// The log as it is written.
pub fn lines<G: Hidden>(game: &Logged<G>) -> Vec<Value> {
    game.log().iter().map(to_value).collect()
}

/// The size of a seat's whole view in bytes.
pub fn view_size<G: Hidden>(game: &Logged<G>, seat: Seat) -> usize {
    text(&game.public()).len() + text(&game.private(seat)).len()
}

/// Checks what is shown of a position that lies open: the public view with what is revealed at the
/// end, and every seat's view without what it could do.
#[track_caller]
pub fn check_laid_open<G: Hidden>(game: &Logged<G>, seats: usize) {
    let (mut public, open) = (to_value(&game.public()), to_value(&game.public_revealed()));
    assert!(open["revealed"].is_object());
    assert_eq!(public["revealed"].is_object(), game.outcome().is_some());
    if game.outcome().is_none() {
        public["revealed"] = open["revealed"].clone();
    }
    assert_eq!(open, public);
    for seat in Seat::all(seats) {
        let mut own = to_value(&game.private(seat));
        own["legal"] = json!({});
        assert_eq!(to_value(&game.private_without_offers(seat)), own);
    }
}

/// Checks that a view has the length of the log and its newest lines.
#[track_caller]
pub fn check_log_end<G: Hidden>(game: &Logged<G>) {
    let (log, public) = (lines(game), to_value(&game.public()));
    let tail = log.len().saturating_sub(crate::LOG_LINES);
    assert_eq!((&public["log_length"], &public["log"]), (&json!(log.len()), &json!(log[tail..])));
}

/// Checks that a game waits for those seats that it offers something other than to stop.
#[track_caller]
pub fn check_waiting<G: Hidden>(game: &Logged<G>, seats: usize) {
    let offered = |seat: &Seat| {
        let own = to_value(&game.private(*seat));
        let offers = own["legal"].as_object().map(|legal| legal.keys().any(|it| it != "concede"));
        offers == Some(true)
    };
    assert_eq!(game.waiting(), Seat::all(seats).filter(offered).collect::<Vec<_>>());
}

/// A game under test, and what else its tests keep of it.
#[derive(Clone)]
pub struct Table<G: Hidden, Kept = ()>(pub Logged<G>, pub Kept);

impl<G: Hidden, Kept: Default> Table<G, Kept> {
    pub fn of(game: Logged<G>) -> Self {
        Table(game, Kept::default())
    }
}

impl<G: Hidden, Kept> Table<G, Kept> {
    /// Lets a seat act.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: G::Action) {
        let done = self.0.apply(Seat(seat), &action);
        assert_eq!(done, Ok(()), "seat {seat}, {action:?}");
    }

    /// Lets chance decide.
    #[track_caller]
    pub fn chance(&mut self, chance: G::Chance) {
        let done = self.0.apply_chance(&chance);
        assert_eq!(done, Ok(()), "{}", text(&chance));
    }

    /// Tries an action that is not legal: it must change nothing. Answers code and clause.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: G::Action) -> (&'static str, &'static str) {
        self.unchanged(|game| game.apply(Seat(seat), &action))
    }

    /// Tries a chance entry that is not possible: it must change nothing. Answers code and clause.
    #[track_caller]
    pub fn refused_chance(&self, chance: G::Chance) -> (&'static str, &'static str) {
        self.unchanged(|game| game.apply_chance(&chance))
    }

    #[track_caller]
    fn unchanged(
        &self,
        change: impl Fn(&mut Logged<G>) -> Result<(), Refusal>,
    ) -> (&'static str, &'static str) {
        let mut game = self.0.clone();
        let Refusal { code, clause, .. } = change(&mut game).expect_err("it should be refused");
        assert!(game == self.0, "a refusal changed something");
        (code.as_str(), clause)
    }

    pub fn public(&self) -> PublicOf<G> {
        self.0.public()
    }

    pub fn barred(&self, seat: u8) -> Vec<G::Barred> {
        self.0.barred(Seat(seat))
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome()
    }

    pub fn log(&self) -> &[G::Line] {
        self.0.log()
    }
}

/// A seed like no other number's.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// Reads a line of codes of cards.
pub fn codes<C: DeserializeOwned>(line: &str) -> Vec<C> {
    line.split_whitespace().map(|code| serde_json::from_value(json!(code)).unwrap()).collect()
}

/// Writes cards as a line of their codes.
pub fn line<C: ToString>(cards: &[C]) -> String {
    cards.iter().map(C::to_string).collect::<Vec<_>>().join(" ")
}

/// Shows the list in every order, from that place on.
pub fn permute<T>(list: &mut [T], from: usize, look: &mut dyn FnMut(&[T])) {
    if from + 1 >= list.len() {
        return look(list);
    }
    for place in from..list.len() {
        list.swap(from, place);
        permute(list, from + 1, look);
        list.swap(from, place);
    }
}

/// Checks that what is drawn comes as often as it should, by a chi-squared test with dice that are
/// always the same: of equally fair samplers one in some ten thousand would fail.
#[track_caller]
pub fn check_frequencies<K: Ord + std::fmt::Debug>(
    shares: &std::collections::BTreeMap<K, f64>,
    drawn: impl ExactSizeIterator<Item = K>,
) {
    let draws = drawn.len() as f64;
    let total: f64 = shares.values().sum();
    let mut counts: std::collections::BTreeMap<&K, f64> =
        shares.keys().map(|key| (key, 0.0)).collect();
    for key in drawn {
        match counts.get_mut(&key) {
            Some(count) => *count += 1.0,
            None => panic!("{key:?} is not possible"),
        }
    }
    let deviation = |(key, share): (&K, &f64)| {
        let expected = draws * share / total;
        assert!(expected >= 5.0, "there are too few draws: {expected} of {key:?}");
        (counts[key] - expected).powi(2) / expected
    };
    let statistic: f64 = shares.iter().map(deviation).sum();
    let freedom = shares.len() as f64 - 1.0;
    assert!(shares.len() > 1, "there is nothing to draw");
    assert!(statistic < freedom + 4.0 * (2.0 * freedom).sqrt() + 8.0, "{statistic} of {freedom}");
}
