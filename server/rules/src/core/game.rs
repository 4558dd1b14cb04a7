//! What every game is, whatever its cards.

use super::{
    dice::Dice, options::OptionSchema, outcome::Outcome, refusal::Refusal, seat::Seat,
    sight::Sight, turn::Turn,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};
use ts_rs::TS;

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
    /// What happens in public.
    type Event: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What chance decides after the deal.
    type Chance: Clone + Serialize + DeserializeOwned;
    /// Why cards of a hand cannot go somewhere; `()` in a game without a board.
    type Barred: Serialize + DeserializeOwned;
    /// What all games of it look like, whatever happens in them.
    type Shape: Serialize + TS;
    /// A position laid open.
    type Position: Serialize;
    /// What may be said while a talk window is open.
    type Phrase: Serialize + DeserializeOwned;

    /// The name of the game in records and addresses.
    const ID: &'static str;
    /// How many seats a table can have at all.
    const SEATS: RangeInclusive<usize>;
    /// The clause that says how a game ends.
    const END: &'static str;
    /// The [lesson](crate::lesson) in which it is learnt, as it is written down.
    const LESSON: &'static str;

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

    /// Where cards of the seat's hand cannot go now, and why: for a player who asks. It is as long as
    /// all offers together, and no part of a view.
    fn barred(&self, _: Seat) -> Vec<Self::Barred> {
        Vec::new()
    }

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

    /// What a board looks like, for a program that draws one.
    fn shape() -> Self::Shape;

    /// How far the game has come: a public fact.
    fn figures(&self) -> Figures;

    /// Everything about the position, for the trace of a record that is open anyway.
    fn position(&self) -> Self::Position;

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

/// Templates as a trace lists them: by their texts.
pub(crate) fn by_text<T: Serialize>(mut templates: Vec<T>) -> Vec<T> {
    templates.sort_by_cached_key(|template| serde_json::to_string(template).unwrap_or_default());
    templates
}

/// The newest of these, as many as there are at the most.
pub(crate) fn newest<T>(list: &[T], most: usize) -> &[T] {
    list.get(list.len().saturating_sub(most)..).unwrap_or_default()
}

/// Takes in events and forgets them, for positions of which nothing is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Extend<E> for Ignore {
    fn extend<I: IntoIterator<Item = E>>(&mut self, _: I) {}
}
