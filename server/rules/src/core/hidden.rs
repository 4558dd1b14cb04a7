//! What a viewer may know of a position, as a value of its own.

use super::{dice::Dice, game::Game, seat::Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use ts_rs::TS;

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A spectator, who sees no hand.
    Spectator,
    /// A seat, which sees its own hand.
    Seat(Seat),
    /// A spectator to whom all hands were shown.
    AllHands,
}

impl Viewer {
    /// Whether the viewer sees the hand of that seat.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Spectator => false,
            Viewer::Seat(own) => own == seat,
            Viewer::AllHands => true,
        }
    }

    /// The seat that looks, if one does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::AllHands => None,
        }
    }

    /// Every viewer of a table with that many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::AllHands])
    }
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

/// What a viewer may know, as what views are built from.
pub trait Viewable {
    /// The part of every viewer's view that is the same for all.
    type Public: Serialize + DeserializeOwned;
    /// The part of a seat's view that is its own.
    type Private: Serialize + DeserializeOwned;
    /// A line of the log.
    type Line;

    /// Returns the public view, without the log.
    fn public(&self) -> Self::Public;

    /// Writes the length of the log and its newest lines into a view.
    fn write_log(public: &mut Self::Public, length: usize, newest: &[Self::Line]);

    /// Returns what that seat may see besides.
    fn private(&self, seat: Seat) -> Self::Private;

    /// Returns what that seat saw, without what it could do.
    fn private_without_offers(&self, seat: Seat) -> Self::Private;
}

/// All that a viewer may know of a game: what it sees of the position, and what the table has seen before.
#[derive(Clone, PartialEq)]
pub struct Known<G: Hidden> {
    /// What it sees.
    pub seen: G::Seen,
    /// What the table has seen.
    pub facts: G::Facts,
}

/// The public view of a game.
pub type PublicOf<G> = <<G as Hidden>::Seen as Viewable>::Public;

/// A seat's own view of a game.
pub type PrivateOf<G> = <<G as Hidden>::Seen as Viewable>::Private;

/// What is shown of a game with hidden cards.
///
/// What a viewer may know is a value of its own, [`Seen`](Hidden::Seen). Views are built from it
/// alone, and so are positions to think about: neither can show what the value does not hold.
pub trait Hidden: Game {
    /// All a viewer may know, and nothing else.
    type Seen: Viewable<Line = Self::Line> + Clone + Eq + Send + 'static;
    /// What the table has seen of hidden cards that no position shows, noted event by event;
    /// [`Ignore`](super::game::Ignore) in a game where a position shows all that was seen.
    type Facts: for<'a> Extend<&'a Self::Event>
        + Clone
        + Default
        + PartialEq
        + Send
        + Sync
        + 'static;

    /// Why cards of a hand cannot go somewhere; `()` in a game without a board.
    type Barred: Serialize + DeserializeOwned;
    /// What all games of it look like, whatever happens in them.
    type Shape: Serialize + TS;
    /// A position laid open.
    type Position: Serialize;

    /// What a board looks like, for a program that draws one.
    fn shape() -> Self::Shape;

    /// How far the game has come: a public fact.
    fn figures(&self) -> Figures;

    /// Returns what the viewer may know of this position, or all of it where it lies open.
    fn shown_to(&self, viewer: Viewer, is_open: bool) -> Self::Seen;

    /// Returns what the viewer may know of this position: at the end of the game, all of it.
    fn seen(&self, viewer: Viewer) -> Self::Seen {
        self.shown_to(viewer, self.outcome().is_some())
    }

    /// Returns the position with all cards lying open.
    fn laid_open(&self) -> Self::Seen {
        self.shown_to(Viewer::Spectator, true)
    }

    /// Where cards of the seat's hand cannot go now, and why: for a player who asks. It is as long as
    /// all offers together, and no part of a view.
    fn barred(&self, _: Seat) -> Vec<Self::Barred> {
        Vec::new()
    }

    /// Everything about the position, for the trace of a record that is open anyway.
    fn position(&self) -> Self::Position;

    /// Draws a position at random among those that look like this to the viewer and go with the facts. Each of
    /// them can come; how likely the others' actions make it is not looked at.
    fn sample(known: &Known<Self>, dice: &mut dyn Dice) -> Self;
}
