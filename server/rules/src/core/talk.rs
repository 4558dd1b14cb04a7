//! What a table may say while a game goes on, and how it stops one.

use super::{game::Game, refusal::Refusal, seat::Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use ts_rs::TS;

/// What a table does besides playing: it talks, as far as the rules allow that, and may agree to stop.
pub trait TableTalk: Game {
    /// What may be said while a talk window is open.
    type Phrase: Serialize + DeserializeOwned;

    /// Whether the seats play in silence with these options, apart from the talk windows of the
    /// rules. Contests are open to talk (T-13.8, S-6).
    fn is_silent(options: &Self::Options) -> bool;

    /// The talk window that is open in this position, if any.
    fn talk(&self) -> Option<TalkWindow> {
        None
    }

    /// Checks a phrase against the open window.
    ///
    /// # Errors
    /// No window is open, or the phrase does not belong to it.
    fn check_phrase(&self, seat: Seat, phrase: &Self::Phrase) -> Result<(), Refusal>;

    /// How far a legal action also tells the other seats something, see [`Signal`].
    fn signal(&self, _: Seat, _: &Self::Action) -> Signal {
        Signal::None
    }

    /// The action by which a seat agrees to stop; `None` in contests, which can't be conceded
    /// (T-8.3).
    fn concede(&self) -> Option<Self::Action>;

    /// Whether that seat has agreed to stop.
    fn has_conceded(&self, seat: Seat) -> bool;

    /// A seat that is waited for and has nothing to choose, with the one thing it can do. It is done
    /// for the seat, so that an absent player does not stop the table. Only what can be seen from
    /// outside decides about it, or what the action tells anyway.
    fn forced(&self) -> Option<(Seat, Self::Action)> {
        None
    }
}

/// A time in which seats may say structured phrases. It follows from the position alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TalkWindow {
    /// Tells windows apart: what may be said is counted anew when this number changes.
    pub number: u32,
    /// What a phrase is there.
    pub kind: TalkKind,
    /// How many phrases a seat may say, or how many times it may change its opinion.
    pub phrases: u8,
    /// How many [limited](Signal::Limited) actions a seat may take.
    pub changes: u8,
}

/// What a phrase is in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TalkKind {
    /// A line of a conversation: all of them are remembered.
    Conversation,
    /// The opinion of its seat, which has one at a time. It outlasts the window's number, as long as it
    /// is a phrase of the window.
    Opinions,
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
