//! Tranquility: The Ascent: a mountain to be built up to its summit, together and in silence.
//!
//! - The pieces: [`card`], [`options`], [`action`], [`template`], all that lies open on the table ([`board`]), the
//!   [`mountain`] with its shape and where cards may go, set-up ([`deal`]).
//! - The [`turn`]: what a seat may do, and the grapple of the solo game.
//! - [`modules`]: the trail, the documentary, the wildlife.
//! - [`hidden`]: what a viewer may know, and positions drawn by it.
//! - [`wire`]: views, the public log, and for open records the trace.

pub mod action;
pub mod board;
pub mod card;
pub mod deal;
pub mod event;
pub mod hidden;
pub mod modules;
pub mod mountain;
pub mod options;
mod random;
pub mod readings;
pub mod template;
pub mod turn;
pub mod wire;

#[cfg(any(test, feature = "testing"))]
pub mod tests;

pub use action::{Action, Chance};
pub use card::Card;
pub use deal::Deal;
pub use mountain::cell::Cell;

pub use hidden::{seen::Seen, sight::Sight};
pub use options::Options;
pub use template::Template;
#[cfg(any(test, feature = "testing"))]
pub use tests::setup::Setup;

use crate::{
    Dice, Game, LossReason, Outcome, Refusal, Seat, TableTalk, Turn,
    cards::Unpaid as _,
    core::{Never, lists::Lists},
    refuse,
};
use board::{Board, Phase};
use card::SUMMITS;
use event::Event;
use readings::{BRIDGES, CAMPFIRES};
use std::{fmt, ops::RangeInclusive};
use wire::log::LogLine;

/// A position of The Ascent.
///
/// It has no serialisable form of its own: what leaves it is a view, or a trace of a record
/// that is open anyway.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Ascent {
    /// All that lies open.
    board: Board,
    /// Sorted, so that the order of drawing shows nowhere.
    hands: Lists<Card, HANDS>,
    /// Top card last.
    piles: Lists<Card, DECK>,
    /// Sorted, so that it shows nowhere which card went when.
    discards: Lists<Card, DECK>,
}

/// How many cards there are: slopes, campfires, bridges and summits.
const DECK: usize = 72 + CAMPFIRES.len() + BRIDGES + SUMMITS;
/// No hands hold more cards together: five of five.
const HANDS: usize = 25;

impl Ascent {
    /// All that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index())
    }

    /// Draws up to the hand limit, as far as the pile lasts.
    fn refill(&mut self, seat: Seat) {
        let limit = self.board.hand_limit();
        while self.hand(seat).len() < limit
            && let Some(card) = self.piles.pop(seat.index())
        {
            self.hands.insert_sorted(seat.index(), card);
        }
    }

    /// Begins a seat's turn.
    fn begin_turn(&mut self, seat: Seat) {
        self.board.begin_turn(seat, self.hands.get(seat.index()));
    }

    /// Draws and passes the turn clockwise.
    fn end_turn(&mut self, seat: Seat) {
        self.refill(seat);
        self.begin_turn(seat.next(self.seats()));
    }

    /// Takes a seat's word that it wants to stop; with the last one the game is lost.
    fn concede_by(&mut self, seat: Seat, events: &mut impl Extend<Event>) -> Result<(), Refusal> {
        if self.board.conceded.contains(seat) {
            refuse!(AlreadyConceded, "A-6.1", "You have already agreed to stop.");
        }
        self.board.conceded.insert(seat);
        events.extend([Event::Told(LogLine::Concede { seat })]);
        if self.board.conceded.len() == self.seats() {
            self.board.lose(LossReason::Conceded, None);
        }
        Ok(())
    }
}

impl fmt::Debug for Ascent {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.board.phase_name()).finish_non_exhaustive()
    }
}

impl Game for Ascent {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Template = Template;
    type Line = LogLine;
    type Event = Event;
    type Chance = Chance;

    const ID: &'static str = "ascent";
    const SEATS: RangeInclusive<usize> = 1..=5;
    const END: &'static str = "A-6";

    fn check(options: &Options, seats: usize) -> Result<(), Refusal> {
        options.check(seats)
    }

    fn deal(options: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        Deal::random(options, seats, dice)
    }

    fn set_up(
        options: &Options,
        seats: usize,
        deal: &Deal,
        events: &mut impl Extend<Event>,
    ) -> Result<Ascent, Refusal> {
        options.check(seats)?;
        deal.check(options, seats)?;
        Ok(Ascent::first_turn(options, deal, events))
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        self.draw_reshuffle(dice)
    }

    fn apply_chance(&mut self, chance: &Chance, _: &mut impl Extend<Event>) -> Result<(), Refusal> {
        let Chance::Pile(pile) = chance;
        self.apply_reshuffle(pile)
    }

    fn templates(&self, seat: Seat) -> Vec<Template> {
        let hand = self.hand(seat);
        self.board.templates(seat, hand, hand.len())
    }

    fn spell_out(&self, seat: Seat, template: &Template, show: &mut impl FnMut(Action)) {
        template.spell_out(self.hand(seat), show);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            refuse!(NoSuchSeat, "A-2", "There is no such seat.");
        }
        if self.outcome().is_some() {
            refuse!(GameOver, "A-6", "The game is over.");
        }
        match action {
            Action::Concede {} => self.concede_by(seat, events),
            Action::Slope { card, cell, pay } => self.place_slope(seat, *card, *cell, pay, events),
            Action::Campfire { card, cell, to, pay } => {
                self.place_campfire(seat, *card, *cell, *to, pay, events)
            }
            Action::Bridge { cell } => self.place_bridge(seat, *cell, events),
            Action::Summit {} => self.place_summit(seat, events),
            Action::Discard { cards } => self.discard_two(seat, *cards, events),
            Action::Lead { path, pay } => self.lead_herd(seat, path, pay, events),
            Action::Grapple {} => self.spend_grapple(seat, events),
        }
    }

    fn options(&self) -> &Options {
        &self.board.options
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> Turn<'_> {
        match &self.board.phase {
            Phase::Turn => Turn::Seats(self.board.active.into()),
            Phase::ReshuffleDue => Turn::Chance,
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.board.outcome()
    }
}

impl TableTalk for Ascent {
    type Phrase = Never;

    /// Silent from first to last, without a window.
    fn is_silent(_: &Options) -> bool {
        true
    }

    fn check_phrase(&self, _: Seat, phrase: &Never) -> Result<(), Refusal> {
        match *phrase {}
    }

    fn concede(&self) -> Option<Action> {
        Some(Action::Concede {})
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.board.conceded.contains(seat)
    }
}
