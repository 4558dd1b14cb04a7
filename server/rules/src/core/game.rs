//! What every game is, whatever its cards.

use super::{
    dice::Dice, options::OptionSchema, outcome::Outcome, refusal::Refusal, seat::Seat,
    sight::Sight, turn::Turn,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// A game as a value: the position of one table at one moment.
///
/// Implementations are deterministic and free of I/O. An `Err` from any method means that nothing
/// changed.
pub trait Game: Clone + Eq + Hash + Send + Sync + 'static {
    /// What can be chosen before the game; every field has a default.
    type Options: Clone + OptionSchema + Serialize + DeserializeOwned + Send + Sync;
    /// How the cards lie before any seat draws.
    type Deal: Serialize + DeserializeOwned;
    /// What a seat does.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What a seat may do, with all left open that it picks for it: an action less its payment.
    type Template: Clone + PartialEq + Debug + Serialize;
    /// A line of the log.
    type Line: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happens in public, as far as it is told or bears on what can be known of hidden cards. The log has what
    /// is told.
    type Event: Into<Option<Self::Line>> + 'static;
    /// What chance decides after the deal.
    type Chance: Clone + Serialize + DeserializeOwned;

    /// The name of the game in records and addresses.
    const ID: &'static str;
    /// How many seats a table can have at all.
    const SEATS: RangeInclusive<usize>;
    /// The clause that says how a game ends.
    const END: &'static str;

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
    fn set_up(
        options: &Self::Options,
        seats: usize,
        deal: &Self::Deal,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<Self, Refusal>;

    /// The options it is played with.
    fn options(&self) -> &Self::Options;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// What the position waits for. That seats may agree to stop, or change what they have settled,
    /// does not count.
    fn turn(&self) -> Turn<'_>;

    /// The seats that are expected to act now: none when the game is over.
    fn waiting(&self) -> Vec<Seat> {
        self.turn().seats().iter().collect()
    }

    /// What a seat may know of the position.
    fn sight(&self, seat: Seat) -> Sight<'_, Self> {
        Sight::new(self, seat)
    }

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<&Outcome>;

    /// Draws what chance has to decide now; `None` while it is a seat's move, or the game is over.
    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Self::Chance>;

    /// Lets chance decide.
    ///
    /// # Errors
    /// No such decision is due, or it cannot turn out like that.
    fn apply_chance(
        &mut self,
        chance: &Self::Chance,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Lists all that the seat may do, each once, with what it picks for it left open.
    fn templates(&self, seat: Seat) -> Vec<Self::Template>;

    /// Shows a template of the seat with every choice of what is left open in it, each once. What pays is
    /// sorted; any order of it is accepted.
    fn spell_out(&self, seat: Seat, template: &Self::Template, show: &mut impl FnMut(Self::Action));

    /// Lists every action that the seat may take: all its [templates](Game::templates) spelt out.
    ///
    /// The list grows with the number of payments: playouts draw one action instead.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        for template in self.templates(seat) {
            self.spell_out(seat, &template, &mut |action| out.push(action));
        }
    }

    /// Lets a seat act.
    ///
    /// # Errors
    /// The action is not legal in this position. No refusal depends on cards that the seat cannot
    /// see (T-6.4 excepted).
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<(), Refusal>;
}

/// A game that can be played at random.
pub trait RandomPlay: Game {
    /// Draws a legal action of a seat that is waited for, without listing them all. A winning action is
    /// taken and the seats work towards an agreement, so that random games get on and end.
    fn draw_action(sight: Sight<'_, Self>, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// Draws an action of that seat.
    fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action> {
        Self::draw_action(self.sight(seat), dice)
    }
}

/// What happened between two positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<A, C> {
    Act(Seat, A),
    /// Chance decided.
    Chance(C),
}

/// What happened in a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

impl<A, C> Step<A, C> {
    /// The seat that acted, if one did.
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }
}

/// Templates as a trace lists them: by their texts.
pub(crate) fn by_text<T: Serialize>(mut templates: Vec<T>) -> Vec<T> {
    templates.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
    templates
}

/// The newest of these, as many as there are at the most.
pub fn newest<T>(list: &[T], most: usize) -> &[T] {
    list.get(list.len().saturating_sub(most)..).unwrap_or_default()
}

/// Takes in events and forgets them, for positions of which nothing is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ignore;

impl<E> Extend<E> for Ignore {
    fn extend<I: IntoIterator<Item = E>>(&mut self, _: I) {}
}
