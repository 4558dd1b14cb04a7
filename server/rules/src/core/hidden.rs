//! What a viewer may know of a position, as a value of its own.

use super::{dice::Dice, game::Game, seat::Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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

/// A game with hidden cards.
///
/// What a viewer may know is a value of its own, [`Seen`](Hidden::Seen). Views are built from it
/// alone, and so are positions to think about: neither can show what the value does not hold.
pub trait Hidden: Game {
    /// All a viewer may know, and nothing else.
    type Seen: Clone + Eq + Serialize + DeserializeOwned + Send + 'static;

    /// Returns what the viewer may know of this position.
    fn seen(&self, viewer: Viewer) -> Self::Seen;

    /// Builds the public view and, where a seat looks, that seat's own.
    fn view(seen: &Self::Seen) -> (Self::Public, Option<Self::Private>);

    /// Draws a position at random among those that look like this to the viewer, each as likely as
    /// the deal and chance make it.
    fn sample(seen: &Self::Seen, dice: &mut dyn Dice) -> Self;
}
