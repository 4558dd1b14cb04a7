//! The list of games, in a form for those that need not know any of them.
//!
//! The list is closed: [`Kind`] tells its games apart, [`with_game!`](crate::with_game) and
//! [`with_known!`](crate::with_known) do something for each of them. [`AnyPosition`] is a game being played, with
//! its log. It and [`Kind`] speak JSON, so that rooms, sockets and the journal need not know any game. The only
//! views a position gives out are those of [`Game`](rules::Game).

use crate::{
    Document, Proof, Record, RecordError,
    anew::deal_anew_of,
    lay_open, play,
    replay::{self, Replay, View, Viewpoint},
    strict::{from_value as read, to_raw, to_value},
};
use rules::{
    Dice, Figures, Game, Hidden, Known, Logged, OptionField, OptionSchema, Outcome, Refusal, Seat,
    Signal, TableTalk, TalkWindow, Viewer,
};
use serde_json::{Value, value::RawValue};
use std::ops::{Range, RangeInclusive};
use tales::{Counted, turns};

#[doc(hidden)]
pub use rules;

/// Declares the list of games, in the order in which they are offered, and what is one of several for each.
macro_rules! games {
    ($d:tt $($module:ident::$game:ident)*) => {
        /// A game of the list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $(#[doc = concat!("[`", stringify!($game), "`](rules::", stringify!($module), ").")] $game,)*
        }

        impl Kind {
            /// All games, in the order in which they are offered.
            pub const ALL: &[Kind] = &[$(Kind::$game),*];
        }

        /// A game being played, with its log. An `Err` of its methods means that nothing changed.
        #[derive(Clone)]
        pub enum AnyPosition {
            $(#[doc = concat!("Of [`", stringify!($game), "`](rules::", stringify!($module), ").")]
            $game(Box<Logged<rules::$module::$game>>),)*
            /// A game whose rules fail where they are to show it: tests ask for that.
            #[cfg(feature = "faults")]
            Spoilt(Box<Logged<rules::tranquility::Tranquility>>),
        }

        $(impl From<Logged<rules::$module::$game>> for AnyPosition {
            fn from(position: Logged<rules::$module::$game>) -> AnyPosition {
                AnyPosition::$game(Box::new(position))
            }
        })*

        /// Evaluates an expression with a position, whatever its game.
        macro_rules! each {
            ($d any:expr, $d position:ident => $d body:expr) => {
                match $d any {
                    $(AnyPosition::$game($d position) => $d body,)*
                    #[cfg(feature = "faults")]
                    AnyPosition::Spoilt($d position) => $d body,
                }
            };
        }

        /// What a viewer may know of a position of some game.
        pub enum AnyKnown {
            $(#[doc = concat!("Of [`", stringify!($game), "`](rules::", stringify!($module), ").")]
            $game(Viewer, Box<Known<rules::$module::$game>>),)*
        }

        impl AnyKnown {
            /// Who looks.
            pub fn viewer(&self) -> Viewer {
                match self { $(AnyKnown::$game(viewer, _))|* => *viewer }
            }
        }

        $(impl From<(Viewer, Known<rules::$module::$game>)> for AnyKnown {
            fn from((viewer, known): (Viewer, Known<rules::$module::$game>)) -> AnyKnown {
                AnyKnown::$game(viewer, Box::new(known))
            }
        })*

        /// Evaluates an expression with the type of the game of a [kind](crate::catalogue::Kind).
        #[macro_export]
        macro_rules! with_game {
            ($d kind:expr, $d game:ident => $d body:expr) => {
                match $d kind {
                    $($crate::catalogue::Kind::$game => {
                        type $d game = $crate::catalogue::rules::$module::$game;
                        $d body
                    })*
                }
            };
        }

        /// Evaluates an expression with what a viewer may know of a position of
        /// [some game](crate::catalogue::AnyKnown), and the type of the game.
        #[macro_export]
        macro_rules! with_known {
            ($d any:expr, $d game:ident, $d known:ident => $d body:expr) => {
                match $d any {
                    $($crate::catalogue::AnyKnown::$game(_, $d known) => {
                        type $d game = $crate::catalogue::rules::$module::$game;
                        $d body
                    })*
                }
            };
        }
    };
}

games! { $
    tranquility::Tranquility
    ascent::Ascent
    santa_timea::SantaTimea
}

impl Kind {
    /// The game with that [id](Game::ID).
    pub fn find(id: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// See [`Game::ID`](rules::Game::ID).
    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// See [`TableTalk::is_silent`].
    ///
    /// # Errors
    /// The options are malformed.
    pub fn is_silent(self, options: &Value) -> Result<bool, Refusal> {
        with_game!(self, G => Ok(G::is_silent(&read(options)?)))
    }

    /// See [`Game::SEATS`](rules::Game::SEATS).
    pub fn seats(self) -> RangeInclusive<usize> {
        with_game!(self, G => G::SEATS)
    }

    /// See [`OptionSchema::FIELDS`](rules::OptionSchema::FIELDS).
    pub fn option_fields(self) -> &'static [OptionField] {
        with_game!(self, G => <G as Game>::Options::FIELDS)
    }

    /// See [`Hidden::shape`].
    pub fn shape(self) -> Value {
        with_game!(self, G => to_value(&G::shape()))
    }

    /// The options a new table begins with.
    pub fn default_options(self) -> Value {
        with_game!(self, G => to_value(&<G as Game>::Options::default()))
    }

    /// See [`Game::check`](rules::Game::check).
    ///
    /// # Errors
    /// The options are malformed, or the clause that forbids them.
    pub fn check(self, options: &Value, seats: usize) -> Result<(), Refusal> {
        with_game!(self, G => G::check(&read(options)?, seats))
    }

    /// See [`Game::deal`](rules::Game::deal).
    ///
    /// # Errors
    /// The options are malformed or forbidden.
    pub fn deal(
        self,
        options: &Value,
        seats: usize,
        dice: &mut dyn Dice,
    ) -> Result<Value, Refusal> {
        with_game!(self, G => {
            let options = read(options)?;
            G::check(&options, seats)?;
            Ok(to_value(&G::deal(&options, seats, dice)))
        })
    }

    /// See [`Game::set_up`](rules::Game::set_up).
    ///
    /// # Errors
    /// The options are malformed or forbidden, or it is no deal of this game.
    pub fn set_up(
        self,
        options: &Value,
        seats: usize,
        deal: &Value,
    ) -> Result<AnyPosition, Refusal> {
        with_game!(self, G => Ok(Logged::<G>::set_up(&read(options)?, seats, &read(deal)?)?.into()))
    }

    /// Plays a record through, see [`record::verify`](crate::verify), and checks what is
    /// to follow from a seed, if anything is.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn verify(
        self,
        document: &Document<'_>,
        proof: Option<Proof<'_>>,
    ) -> Result<Option<Outcome>, RecordError> {
        with_game!(self, G => {
            let end: Logged<G> = play(document, proof, &mut |_, _| {})?;
            Ok(end.outcome().cloned())
        })
    }

    /// See [`record::trace`](crate::trace).
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn trace(
        self,
        document: &Document<'_>,
        line: &mut dyn FnMut(String),
    ) -> Result<Option<Outcome>, RecordError> {
        with_game!(self, G => lay_open::<G>(document, line))
    }

    /// The position in which a record ends.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn resume(self, document: &Document<'_>) -> Result<AnyPosition, RecordError> {
        with_game!(self, G => {
            let end: Logged<G> = play(document, None, &mut |_, _| {})?;
            Ok(end.into())
        })
    }

    /// See [`record::deal_anew`](crate::deal_anew).
    ///
    /// # Errors
    /// The first fault of the record, or it has no such seat.
    pub fn deal_anew(
        self,
        document: &Document<'_>,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Result<Record, RecordError> {
        with_game!(self, G => deal_anew_of::<G>(document, seat, dice))
    }

    /// See [`replay::replay`].
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn replay(self, document: &Document<'_>) -> Result<Replay, RecordError> {
        with_game!(self, G => replay::replay_of::<G>(document))
    }

    /// See [`replay::views`].
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn views(
        self,
        document: &Document<'_>,
        viewpoint: Viewpoint,
        positions: Range<usize>,
    ) -> Result<Vec<View>, RecordError> {
        with_game!(self, G => replay::views_of::<G>(document, viewpoint, positions))
    }
}

impl AnyPosition {
    /// A copy of which the log begins anew, for trying an action before it is made durable; see
    /// [`Logged::without_log`].
    pub fn without_log(&self) -> AnyPosition {
        each!(self, it => it.without_log().into())
    }

    /// See [`Game::draw_chance`](rules::Game::draw_chance).
    pub fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Value> {
        each!(self, it => it.draw_chance(dice).as_ref().map(to_value))
    }

    /// See [`Game::apply_chance`](rules::Game::apply_chance).
    ///
    /// # Errors
    /// Malformed, not due or impossible.
    pub fn apply_chance(&mut self, chance: &Value) -> Result<(), Refusal> {
        each!(self, it => it.apply_chance(&read(chance)?))
    }

    /// See [`Game::apply`](rules::Game::apply); what [`TableTalk::signal`] says of the action, which is
    /// read only once.
    ///
    /// # Errors
    /// Malformed or not legal.
    pub fn apply(&mut self, seat: Seat, action: &Value) -> Result<Signal, Refusal> {
        #[cfg(feature = "faults")]
        if self.fails_as_told(action) {
            return Ok(Signal::None);
        }
        each!(self, it => {
            let action = read(action)?;
            let signal = it.signal(seat, &action);
            it.apply(seat, &action)?;
            Ok(signal)
        })
    }

    /// See [`TableTalk::concede`].
    pub fn concede(&self) -> Option<Value> {
        each!(self, it => it.concede().as_ref().map(to_value))
    }

    /// Whether it is a game of all against all: those can't be conceded.
    pub fn is_contest(&self) -> bool {
        each!(self, it => it.concede().is_none())
    }

    /// See [`TableTalk::has_conceded`].
    pub fn has_conceded(&self, seat: Seat) -> bool {
        each!(self, it => it.has_conceded(seat))
    }

    /// See [`TableTalk::talk`].
    pub fn talk(&self) -> Option<TalkWindow> {
        each!(self, it => it.talk())
    }

    /// See [`TableTalk::check_phrase`].
    ///
    /// # Errors
    /// Malformed, or not of an open window.
    pub fn check_phrase(&self, seat: Seat, phrase: &Value) -> Result<(), Refusal> {
        each!(self, it => it.check_phrase(seat, &read(phrase)?))
    }

    /// See [`TableTalk::forced`].
    pub fn forced(&self) -> Option<(Seat, Value)> {
        each!(self, it => it.forced().map(|(seat, action)| (seat, to_value(&action))))
    }

    /// See [`Game::waiting`](rules::Game::waiting).
    pub fn waiting(&self) -> Vec<Seat> {
        each!(self, it => it.waiting())
    }

    /// See [`Game::outcome`](rules::Game::outcome).
    pub fn outcome(&self) -> Option<&Outcome> {
        each!(self, it => it.outcome())
    }

    /// See [`Logged::public`].
    pub fn public(&self) -> Box<RawValue> {
        #[cfg(feature = "faults")]
        assert!(!matches!(self, AnyPosition::Spoilt(_)), "the position is spoilt");
        each!(self, it => to_raw(&it.public()))
    }

    /// See [`Logged::public_revealed`].
    pub fn public_revealed(&self) -> Box<RawValue> {
        each!(self, it => to_raw(&it.public_revealed()))
    }

    /// See [`Logged::private`].
    pub fn private(&self, seat: Seat) -> Box<RawValue> {
        each!(self, it => to_raw(&it.private(seat)))
    }

    /// See [`Hidden::barred`].
    pub fn barred(&self, seat: Seat) -> Box<RawValue> {
        each!(self, it => to_raw(&it.barred(seat)))
    }

    /// See [`Logged::private_without_offers`].
    pub fn private_without_offers(&self, seat: Seat) -> Box<RawValue> {
        each!(self, it => to_raw(&it.private_without_offers(seat)))
    }

    /// The log as all players see it: entries `from` to the newest.
    pub fn log(&self, from: usize) -> Vec<Value> {
        each!(self, it => it.log().get(from..).unwrap_or_default().iter().map(to_value).collect())
    }

    /// All that the viewer may know, for a program that thinks about it.
    pub fn known(&self, viewer: Viewer) -> AnyKnown {
        each!(self, it => (viewer, it.known(viewer)).into())
    }

    /// See [`Hidden::figures`].
    pub fn figures(&self) -> Figures {
        each!(self, it => it.figures())
    }

    /// How many turns have been played; see [`Counted::is_turn`](tales::Counted::is_turn).
    pub fn turns(&self) -> usize {
        each!(self, it => turns_of(it))
    }
}

fn turns_of<G: Counted>(game: &Logged<G>) -> usize {
    turns::<G>(game.log())
}

#[cfg(feature = "faults")]
impl AnyPosition {
    /// Lets the rules fail where a test says so: at once, or where they are to show the position then.
    fn fails_as_told(&mut self, action: &Value) -> bool {
        match (&*self, action["type"].as_str()) {
            (_, Some("panic")) => panic!("told to panic"),
            (AnyPosition::Tranquility(game), Some("spoil")) => {
                *self = AnyPosition::Spoilt(game.clone());
                true
            }
            _ => false,
        }
    }
}
