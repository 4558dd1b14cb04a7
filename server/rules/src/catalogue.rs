//! The list of games, in a form for those that need not know any of them.
//!
//! The list is closed: [`Kind`] tells its games apart, [`with_game!`](crate::with_game) and
//! [`with_seen!`](crate::with_seen) do something for each of them, and do not compile where one is missing.
//! [`AnyGame`] is a game of the list, [`AnyPosition`] a game being played, with its log. Both speak JSON, so
//! that rooms, sockets and the journal need not know any game. The only views a position gives out are
//! those of [`Game`](crate::Game).

use crate::{
    Counted, Dice, Figures, Game, Hidden, Logged, OptionField, OptionSchema, Outcome, Refusal,
    Seat, Signal, TalkWindow, Viewer,
    ascent::Ascent,
    record::{
        Document, Proof, Record, RecordError, deal_anew_of, lay_open, play,
        replay::{self, Replay, View, Viewpoint},
    },
    santa_timea::SantaTimea,
    strict::{from_value as read, to_raw, to_value},
    tranquility::Tranquility,
};
use serde_json::{Value, value::RawValue};
use std::{
    marker::PhantomData,
    ops::{Range, RangeInclusive},
    sync::OnceLock,
};

/// Declares the list of games, in the order in which they are offered.
macro_rules! games {
    ($($game:ident)*) => {
        /// A game of the list, by its type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $(#[doc = concat!("[`", stringify!($game), "`].")] $game,)*
        }

        impl Kind {
            /// The game with that [id](crate::Game::ID).
            pub fn find(id: &str) -> Option<Kind> {
                [$((<$game as Game>::ID, Kind::$game)),*]
                    .into_iter()
                    .find_map(|(other, kind)| (other == id).then_some(kind))
            }
        }

        /// What a viewer may know of a position of some game.
        pub enum AnySeen {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
            $game(Viewer, Box<<$game as Hidden>::Seen>),)*
        }

        impl AnySeen {
            /// Who looks.
            pub fn viewer(&self) -> Viewer {
                match self { $(AnySeen::$game(viewer, _))|* => *viewer }
            }
        }

        $(impl Listed for $game {
            fn any_seen(&self, viewer: Viewer) -> AnySeen {
                AnySeen::$game(viewer, Box::new(self.seen(viewer)))
            }
        })*

        pub fn all() -> &'static [&'static dyn AnyGame] {
            &[$(&Erased::<$game>(PhantomData)),*]
        }
    };
}

games! { Tranquility Ascent SantaTimea }

/// Evaluates an expression with the type of the game of a [kind](Kind).
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::catalogue::Kind::Tranquility => {
                type $game = $crate::tranquility::Tranquility;
                $body
            }
            $crate::catalogue::Kind::Ascent => {
                type $game = $crate::ascent::Ascent;
                $body
            }
            $crate::catalogue::Kind::SantaTimea => {
                type $game = $crate::santa_timea::SantaTimea;
                $body
            }
        }
    };
}

/// Evaluates an expression with what a viewer may know of a position of [some game](AnySeen), and the type
/// of the game.
#[macro_export]
macro_rules! with_seen {
    ($any:expr, $game:ident, $seen:ident => $body:expr) => {
        match $any {
            $crate::catalogue::AnySeen::Tranquility(_, $seen) => {
                type $game = $crate::tranquility::Tranquility;
                $body
            }
            $crate::catalogue::AnySeen::Ascent(_, $seen) => {
                type $game = $crate::ascent::Ascent;
                $body
            }
            $crate::catalogue::AnySeen::SantaTimea(_, $seen) => {
                type $game = $crate::santa_timea::SantaTimea;
                $body
            }
        }
    };
}

/// The game with that [id](crate::Game::ID).
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    all().iter().chain(UNLISTED.get()).copied().find(|game| game.id() == id)
}

/// A game that is not offered.
static UNLISTED: OnceLock<&'static dyn AnyGame> = OnceLock::new();

/// Lets a game be found that is not among [`all`]: tests do, with one that fails. Only the first counts.
pub fn add_unlisted(game: &'static dyn AnyGame) {
    UNLISTED.get_or_init(|| game);
}

/// A game of the list.
struct Erased<G>(PhantomData<fn() -> G>);

/// All that a game of the list can do.
trait Listed: Counted {
    /// What the viewer may know, as of some game.
    fn any_seen(&self, viewer: Viewer) -> AnySeen;
}

/// Declares a trait without type parameters, and implements it for every game of the list.
macro_rules! erase {
    (
        $(#[$about:meta])*
        pub trait $name:ident for $erased:ty {
            $($(#[$doc:meta])* fn $method:ident $parameters:tt $(-> $returned:ty)? $body:block)*
        }
    ) => {
        $(#[$about])*
        pub trait $name: Send + Sync {
            $($(#[$doc])* fn $method $parameters $(-> $returned)?;)*
        }

        impl<G: Listed> $name for $erased {
            $(fn $method $parameters $(-> $returned)? $body)*
        }
    };
}

erase! {
    /// A game that can be played.
    pub trait AnyGame for Erased<G> {
        /// See [`Game::ID`](crate::Game::ID).
        fn id(&self) -> &'static str {
            G::ID
        }

        /// See [`Game::is_silent`](crate::Game::is_silent).
        ///
        /// # Errors
        /// The options are malformed.
        fn is_silent(&self, options: &Value) -> Result<bool, Refusal> {
            Ok(G::is_silent(&read(options)?))
        }

        /// See [`Game::LESSON`](crate::Game::LESSON).
        fn lesson(&self) -> &'static str {
            G::LESSON
        }

        /// See [`Game::SEATS`](crate::Game::SEATS).
        fn seats(&self) -> RangeInclusive<usize> {
            G::SEATS
        }

        /// See [`OptionSchema::FIELDS`](crate::OptionSchema::FIELDS).
        fn option_fields(&self) -> &'static [OptionField] {
            G::Options::FIELDS
        }

        /// See [`Game::shape`](crate::Game::shape).
        fn shape(&self) -> Value {
            to_value(&G::shape())
        }

        /// The options a new table begins with.
        fn default_options(&self) -> Value {
            to_value(&G::Options::default())
        }

        /// See [`Game::check`](crate::Game::check).
        ///
        /// # Errors
        /// The options are malformed, or the clause that forbids them.
        fn check(&self, options: &Value, seats: usize) -> Result<(), Refusal> {
            G::check(&read(options)?, seats)
        }

        /// See [`Game::deal`](crate::Game::deal).
        ///
        /// # Errors
        /// The options are malformed or forbidden.
        fn deal(
            &self,
            options: &Value,
            seats: usize,
            dice: &mut dyn Dice,
        ) -> Result<Value, Refusal> {
            let options = read(options)?;
            G::check(&options, seats)?;
            Ok(to_value(&G::deal(&options, seats, dice)))
        }

        /// See [`Game::set_up`](crate::Game::set_up).
        ///
        /// # Errors
        /// The options are malformed or forbidden, or it is no deal of this game.
        fn set_up(
            &self,
            options: &Value,
            seats: usize,
            deal: &Value,
        ) -> Result<Box<dyn AnyPosition>, Refusal> {
            Ok(Box::new(Logged::<G>::set_up(&read(options)?, seats, &read(deal)?)?))
        }

        /// Plays a record through, see [`record::verify`](crate::record::verify), and checks what is
        /// to follow from a seed, if anything is.
        ///
        /// # Errors
        /// The first fault of the record.
        fn verify(
            &self,
            document: &Document<'_>,
            proof: Option<Proof<'_>>,
        ) -> Result<Option<Outcome>, RecordError> {
            let end: Logged<G> = play(document, proof, &mut |_, _| {})?;
            Ok(end.outcome().cloned())
        }

        /// See [`record::trace`](crate::record::trace).
        ///
        /// # Errors
        /// The first fault of the record.
        fn trace(
            &self,
            document: &Document<'_>,
            line: &mut dyn FnMut(String),
        ) -> Result<Option<Outcome>, RecordError> {
            lay_open::<G>(document, line)
        }

        /// The position in which a record ends.
        ///
        /// # Errors
        /// The first fault of the record.
        fn resume(&self, document: &Document<'_>) -> Result<Box<dyn AnyPosition>, RecordError> {
            let end: Logged<G> = play(document, None, &mut |_, _| {})?;
            Ok(Box::new(end))
        }

        /// See [`record::deal_anew`](crate::record::deal_anew).
        ///
        /// # Errors
        /// The first fault of the record, or it has no such seat.
        fn deal_anew(
            &self,
            document: &Document<'_>,
            seat: Seat,
            dice: &mut dyn Dice,
        ) -> Result<Record, RecordError> {
            deal_anew_of::<G>(document, seat, dice)
        }

        /// See [`replay::replay`].
        ///
        /// # Errors
        /// The first fault of the record.
        fn replay(&self, document: &Document<'_>) -> Result<Replay, RecordError> {
            replay::replay_of::<G>(document)
        }

        /// See [`replay::views`].
        ///
        /// # Errors
        /// The first fault of the record.
        fn views(
            &self,
            document: &Document<'_>,
            viewpoint: Viewpoint,
            positions: Range<usize>,
        ) -> Result<Vec<View>, RecordError> {
            replay::views_of::<G>(document, viewpoint, positions)
        }
    }
}

erase! {
    /// A game being played, with its log. An `Err` means that nothing changed.
    pub trait AnyPosition for Logged<G> {
        /// A copy.
        fn boxed_clone(&self) -> Box<dyn AnyPosition> {
            Box::new(self.clone())
        }

        /// A copy of which the log begins anew, for trying an action before it is made durable: it
        /// costs the same however long the game has gone on.
        fn without_past(&self) -> Box<dyn AnyPosition> {
            Box::new(Logged::without_past((**self).clone()))
        }

        /// See [`Game::draw_chance`](crate::Game::draw_chance).
        fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Value> {
            (**self).draw_chance(dice).as_ref().map(to_value)
        }

        /// See [`Game::apply_chance`](crate::Game::apply_chance).
        ///
        /// # Errors
        /// Malformed, not due or impossible.
        fn apply_chance(&mut self, chance: &Value) -> Result<(), Refusal> {
            self.apply_chance(&read(chance)?)
        }

        /// See [`Game::apply`](crate::Game::apply); what [`Game::signal`](crate::Game::signal) says of the action, which is
        /// read only once.
        ///
        /// # Errors
        /// Malformed or not legal.
        fn apply(&mut self, seat: Seat, action: &Value) -> Result<Signal, Refusal> {
            let action = read(action)?;
            let signal = self.signal(seat, &action);
            self.apply(seat, &action)?;
            Ok(signal)
        }

        /// See [`Game::concede`](crate::Game::concede).
        fn concede(&self) -> Option<Value> {
            (**self).concede().as_ref().map(to_value)
        }

        /// Whether it is a game of all against all: those can't be conceded.
        fn is_contest(&self) -> bool {
            (**self).concede().is_none()
        }

        /// See [`Game::has_conceded`](crate::Game::has_conceded).
        fn has_conceded(&self, seat: Seat) -> bool {
            (**self).has_conceded(seat)
        }

        /// See [`Game::talk`](crate::Game::talk).
        fn talk(&self) -> Option<TalkWindow> {
            (**self).talk()
        }

        /// See [`Game::check_phrase`](crate::Game::check_phrase).
        ///
        /// # Errors
        /// Malformed, or not of an open window.
        fn check_phrase(&self, seat: Seat, phrase: &Value) -> Result<(), Refusal> {
            (**self).check_phrase(seat, &read(phrase)?)
        }

        /// See [`Game::forced`](crate::Game::forced).
        fn forced(&self) -> Option<(Seat, Value)> {
            (**self).forced().map(|(seat, action)| (seat, to_value(&action)))
        }

        /// See [`Game::waiting`](crate::Game::waiting).
        fn waiting(&self) -> Vec<Seat> {
            (**self).waiting()
        }

        /// See [`Game::outcome`](crate::Game::outcome).
        fn outcome(&self) -> Option<&Outcome> {
            (**self).outcome()
        }

        /// See [`Hidden::public`](crate::Hidden::public).
        fn public(&self) -> Box<RawValue> {
            to_raw(&self.public())
        }

        /// See [`Hidden::public_revealed`](crate::Hidden::public_revealed).
        fn public_revealed(&self) -> Box<RawValue> {
            to_raw(&self.public_revealed())
        }

        /// See [`Hidden::private`](crate::Hidden::private).
        fn private(&self, seat: Seat) -> Box<RawValue> {
            to_raw(&(**self).private(seat))
        }

        /// See [`Game::barred`](crate::Game::barred).
        fn barred(&self, seat: Seat) -> Box<RawValue> {
            to_raw(&(**self).barred(seat))
        }

        /// See [`Hidden::private_without_offers`](crate::Hidden::private_without_offers).
        fn private_without_offers(&self, seat: Seat) -> Box<RawValue> {
            to_raw(&(**self).private_without_offers(seat))
        }

        /// The log as all players see it: entries `from` to the newest.
        fn log(&self, from: usize) -> Vec<Value> {
            self.log().get(from..).unwrap_or_default().iter().map(to_value).collect()
        }

        /// What the viewer may know, for a program that thinks about it; see
        /// [`Hidden::seen`](crate::Hidden::seen).
        fn seen(&self, viewer: Viewer) -> AnySeen {
            self.any_seen(viewer)
        }

        /// See [`Game::figures`](crate::Game::figures).
        fn figures(&self) -> Figures {
            (**self).figures()
        }

        /// How many turns have been played; see [`Counted::is_turn`].
        fn turns(&self) -> usize {
            self.log().iter().filter(|line| G::is_turn(line)).count()
        }
    }
}
