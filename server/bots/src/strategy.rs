//! What a game needs in order to be played.

use crate::network::{Inputs, Layout, Network};
use rules::{Dice, Hidden, Known, Logged, Seat, Sight, TableTalk, Viewer, chance::fraction};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An action and what a network thinks of it.
#[derive(Clone, Debug)]
pub struct Judged<A> {
    pub action: A,
    /// What the network looked at.
    pub inputs: Inputs,
    /// The logarithm of the odds to win after it.
    pub log_odds: f32,
}

/// A game that partners can play.
///
/// What a seat does follows from its [`Sight`]: what else lies in the position is out of its reach.
/// [`is_lost`](Strategy::is_lost), [`is_far_enough`](Strategy::is_far_enough) and [`value`](Strategy::value) look at
/// all cards, since they are asked only of positions that were drawn, or of games that are over.
pub trait Strategy: Hidden + TableTalk {
    /// Draws the action that a sensible player takes by rules of thumb. `None` if the seat has none.
    fn policy(sight: Sight<'_, Self>, manner: &Manner, dice: &mut dyn Dice)
    -> Option<Self::Action>;

    /// Lists actions worth comparing, at most `most`, beginning with the one of the plain
    /// [policy](Strategy::policy).
    fn candidates(sight: Sight<'_, Self>, most: usize, dice: &mut dyn Dice) -> Vec<Self::Action>;

    /// Returns the layout of the networks for games with these options.
    fn layout(_: &Self::Options) -> Layout {
        Layout::NONE
    }

    /// Returns the network for games with these options and so many seats. `None` where there is none.
    fn network(_: &Self::Options, _seats: usize) -> Option<&'static Network> {
        None
    }

    /// Lists actions worth comparing in the seat's turn, at most `most`, best first by a network, or by rules of
    /// thumb without one. Empty where a network has nothing to say.
    fn judge(
        _: Sight<'_, Self>,
        _network: Option<&Network>,
        _most: usize,
    ) -> Vec<Judged<Self::Action>> {
        Vec::new()
    }

    /// Lists ways to take an action with other cards, at most `most`, beginning with the action itself; fewer where a
    /// network tells which are worth comparing.
    fn variants(
        _: Sight<'_, Self>,
        _network: Option<&Network>,
        action: &Self::Action,
        _most: usize,
    ) -> Vec<Self::Action> {
        vec![action.clone()]
    }

    /// Returns how good a game that is over or [far enough](Strategy::is_far_enough) is for a seat, from 0 to 1.
    /// Losses count the more the closer they came.
    fn value(&self, seat: Seat) -> f64;

    /// Whether nothing that the seats could do wins any more, the cards lying as they do. That much is certain
    /// of a position of which it is said, though not all that are lost are known to be.
    fn is_lost(&self) -> bool {
        false
    }

    /// Returns why the seat can tell that no win is possible any more; `None` where it can't.
    fn why_lost(_: Sight<'_, Self>) -> Option<WhyLost> {
        None
    }

    /// Returns what the seat thinks in a window that is open to the [opinions](rules::TalkKind::Opinions) of all;
    /// `None` where it says nothing.
    fn opinion(_: Sight<'_, Self>) -> Option<Self::Phrase> {
        None
    }

    /// Returns what there is to remark about an action in a position drawn from what the seat knows.
    fn remark(_drawn: &Self, _: Seat, _: &Self::Action) -> Remark {
        Remark::default()
    }

    /// Whether a game that is played on in thought without a network may end here, since what comes would
    /// tell nothing more. It may be asked less closely than [`is_lost`](Strategy::is_lost).
    fn is_far_enough(&self) -> bool {
        self.is_lost()
    }

    /// Returns how many games to play on in thought at most where a budget allows so many.
    fn rollouts(&self, budget: u32) -> u32 {
        // A network tells as much as the ends of many more games (server/bots/README.md).
        if Self::network(self.options(), self.seats()).is_some() { budget / 4 } else { budget }
    }

    /// Returns the points of each seat so far, where they count and not only a win; of a game
    /// that is played on in thought, they are those at its [end](Strategy::is_far_enough).
    fn points(&self) -> Option<Vec<i32>> {
        None
    }

    /// Draws a position to think about. One that ignores what the other seats' actions tell of their cards
    /// is drawn by [`sample`](Hidden::sample).
    fn imagine(known: &Known<Self>, dice: &mut dyn Dice) -> Self {
        Self::sample(known, dice)
    }

    /// Returns what a seat would know if all hands lay open: a yardstick for measurements.
    fn open_hands(game: &Logged<Self>, _seat: Seat) -> Known<Self> {
        game.known(Viewer::AllHands)
    }
}

/// What there is to remark about an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Remark {
    /// How many cards it costs; `None` where none are paid.
    pub cost: Option<u8>,
    /// The gap that has the least room after it.
    pub room: Option<Room>,
}

/// The room in a gap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "GapRoom")]
pub struct Room {
    /// The island before it; `None` where it begins with the grid.
    pub below: Option<u8>,
    /// The island behind it; `None` where it ends with the grid.
    pub above: Option<u8>,
    /// How many cells are empty.
    pub cells: u8,
    /// How many islands for them may still come, as far as the seat knows.
    pub numbers: u8,
}

/// Why a game can't be won any more, as far as a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WhyLost {
    /// No card is left to finish with.
    Finish {},
    /// Too few islands are left for a gap.
    Gap {
        /// The island before it; `None` where it begins with the grid.
        below: Option<u8>,
        /// The island behind it; `None` where it ends with the grid.
        above: Option<u8>,
        /// How many cells are empty.
        cells: u8,
        /// How many islands for them may be left.
        left: u8,
    },
    /// A seat runs out of cards before all is placed.
    Cards {
        /// How many turns there are too few at least.
        turns: u8,
    },
    /// A sequence can't be filmed any more.
    Sequence {},
    /// No trail can be closed any more.
    Trail {},
}

/// How a seat plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Manner {
    /// By how much the ranking of actions is off, in the unit of the policy's values; 0 for none.
    pub noise: f32,
    /// How much dearer (above 0) or cheaper (below) than to the plain policy cards are to the seat, from
    /// −1 to 1.
    pub thrift: f32,
}

impl Manner {
    /// The policy as it is.
    pub const PLAIN: Manner = Manner { noise: 0.0, thrift: 0.0 };

    /// A manner that errs as people do.
    pub const GENTLE: Manner = Manner { noise: 0.6, thrift: 0.0 };

    /// A manner in which another seat may play: the search draws one for each seat of each position.
    pub fn draw(dice: &mut dyn Dice) -> Manner {
        let noise = if dice.below(2) == 0 { 0.0 } else { 0.3 * fraction(dice) };
        Manner { noise: narrow(noise), thrift: narrow(fraction(dice) - 0.5) }
    }
}

/// The number in single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "what is lost is smaller than what thumbs measure"
)]
pub(crate) fn narrow(number: f64) -> f32 {
    number as f32
}

/// The number without its fraction, or the nearest one that there is.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
pub(crate) fn floor(number: impl Into<f64>) -> u8 {
    number.into() as u8
}
