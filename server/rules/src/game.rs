//! What every game is, whatever its cards.

use crate::{Dice, Outcome, Refusal, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::ops::RangeInclusive;
use ts_rs::TS;

/// A game as a value: the position of one table at one moment.
///
/// Implementations are deterministic and free of I/O. An `Err` from any method means that nothing
/// changed.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What can be chosen before the game; every field has a default.
    type Options: Clone + Default + Serialize + DeserializeOwned + Send + Sync;
    /// How the cards lie before anybody draws.
    type Deal: Serialize + DeserializeOwned;
    /// What a seat does.
    type Action: Clone + Serialize + DeserializeOwned;
    /// What chance decides after the deal.
    type Chance: Serialize + DeserializeOwned;
    /// What may be said while a talk window is open.
    type Phrase: Serialize + DeserializeOwned;
    /// The part of every viewer's view that is the same for all.
    type Public: Serialize;
    /// The part of a seat's view that is its own.
    type Private: Serialize;
    /// A position laid open, for the trace of a record.
    type Position: Serialize;
    /// What happened, in figures.
    type Statistics: Serialize + TS;

    /// The name of the game in records and addresses.
    const ID: &'static str;
    /// How many seats a table can have at all.
    const SEATS: RangeInclusive<usize>;
    /// The clause that says how a game ends.
    const END: &'static str;

    /// The [lesson](crate::lesson) in which it is learnt, as it is written down.
    const LESSON: &'static str;

    /// Whether the seats play in silence with these options, apart from the talk windows of the
    /// rules. Contests are open to talk (T-13.8, S-6).
    fn is_silent(options: &Self::Options) -> bool;

    /// Checks that the options may be combined, and played with that many seats.
    ///
    /// # Errors
    /// The clause that forbids the combination.
    fn check(options: &Self::Options, seats: usize) -> Result<(), Refusal>;

    /// Deals the cards. The options have been [checked](Game::check).
    fn deal(options: &Self::Options, seats: usize, dice: &mut dyn Dice) -> Self::Deal;

    /// Sets the table up with a deal.
    ///
    /// # Errors
    /// The options are not allowed, or it is no deal of this game.
    fn set_up(options: &Self::Options, seats: usize, deal: &Self::Deal) -> Result<Self, Refusal>;

    /// Draws what chance has to decide now; `None` while it is a seat's move, or the game is over.
    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Self::Chance>;

    /// Lets chance decide.
    ///
    /// # Errors
    /// No such decision is due, or it cannot turn out like that.
    fn apply_chance(&mut self, chance: &Self::Chance) -> Result<(), Refusal>;

    /// Lets a seat act.
    ///
    /// # Errors
    /// The action is not legal in this position. No refusal depends on cards that the seat cannot
    /// see (T-6.4 excepted).
    fn apply(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// The action by which a seat agrees to stop; `None` in contests, which can't be conceded
    /// (T-8.3).
    fn concede(&self) -> Option<Self::Action>;

    /// Whether that seat has agreed to stop.
    fn has_conceded(&self, seat: Seat) -> bool;

    /// The talk window that is open in this position, if any.
    fn talk(&self) -> Option<TalkWindow>;

    /// Checks a phrase against the open window.
    ///
    /// # Errors
    /// No window is open, or the phrase does not belong to it.
    fn check_phrase(&self, seat: Seat, phrase: &Self::Phrase) -> Result<(), Refusal>;

    /// How far a legal action also tells the other seats something, see [`Signal`].
    fn signal(&self, seat: Seat, action: &Self::Action) -> Signal;

    /// The seats that are expected to act now: none when the game is over. That they may agree to
    /// stop, or change what they have settled, does not count.
    fn waiting(&self) -> Vec<Seat>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<&Outcome>;

    /// What everybody may see.
    fn public(&self) -> Self::Public;

    /// The same with all that is revealed at the end filled in now, for a record that is open
    /// anyway.
    fn open(&self) -> Self::Public;

    /// What that seat may see besides.
    fn private(&self, seat: Seat) -> Self::Private;

    /// What that seat saw, without what it could do.
    fn remembered(&self, seat: Seat) -> Self::Private;

    /// What has happened so far, as everybody saw it: entries `from` to the newest.
    fn log(&self, from: usize) -> Vec<serde_json::Value>;

    /// Everything about the position, for a record that is open anyway.
    fn position(&self) -> Self::Position;

    /// How far the game has come: a public fact.
    fn figures(&self) -> Figures;

    /// What has happened, in figures, for a record that is open anyway: it may name cards that were
    /// hidden.
    fn statistics(&self) -> Self::Statistics;
}

/// How far a game has come, in the unit of that game: cells filled, rounds played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// How many are done.
    pub placed: u8,
    /// How many there are in all.
    pub of: u8,
}

/// A time in which seats may say structured phrases. It follows from the position alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TalkWindow {
    /// Tells windows apart: what may be said is counted anew when this number changes.
    pub number: u32,
}

/// How far an action of a talk window can be abused as a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// It is an ordinary move.
    None,
    /// It counts against what a seat may change in a window, but is accepted beyond that number,
    /// so that a window cannot lock up.
    Needed,
    /// It counts, and is refused beyond that number.
    Limited,
}
