//! Santa Timea: a trick-taking game in which the wind decides what a card is worth, each seat against
//! all.
//!
//! - The pieces: [`card`], [`options`], [`action`], all that lies open on the table ([`board`]), set-up
//!   ([`deal`]).
//! - The [`round`]: what a seat may do, what the cards of a trick are worth, its score.
//! - [`hidden`]: what a viewer may know, and positions drawn by it.
//! - [`wire`]: views, the public log, and for open records the trace.

pub mod action;
pub mod board;
pub mod card;
pub mod deal;
pub mod hidden;
pub mod options;
mod random;
pub mod readings;
pub mod round;
pub mod wire;

#[cfg(any(test, feature = "testing"))]
pub mod tests;

pub use action::{Action, Template};
pub use card::{Card, Direction, WindCard};
pub use deal::Deal;

pub use hidden::{seen::Seen, sight::Sight};
pub use options::Options;
#[cfg(any(test, feature = "testing"))]
pub use tests::setup::Setup;

use crate::{
    Dice, Game, Outcome, Refusal, Seat, TableTalk, Turn,
    core::{
        Never,
        lists::{List, Lists, PerSeat},
    },
    refuse,
};
use board::{Board, Pile};
use card::WHEEL_CARDS;
use deal::RoundDeal;
use std::{fmt, ops::RangeInclusive, sync::Arc};
use wire::log::LogLine;

/// A position of Santa Timea.
///
/// It has no serialisable form of its own: what leaves it is a view, or a trace of a record
/// that is open anyway.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SantaTimea {
    /// All that lies open.
    board: Board,
    /// Sorted.
    hands: Lists<Card, WHEEL_CARDS>,
    /// The wheel cards that no seat was dealt, sorted.
    undealt: List<Card, WHEEL_CARDS>,
    /// The pile of wind cards, top card last.
    pile: Pile,
    /// What was left of it in the rounds before.
    past_piles: Arc<Vec<Pile>>,
    /// The triplets that each seat has chosen to throw off: secret until all have.
    chosen: PerSeat<Option<Vec<Direction>>>,
    /// The cards of the rounds to come, the next one last.
    coming: Arc<Vec<RoundDeal>>,
}

impl SantaTimea {
    /// All that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Lays the table for a checked deal.
    fn first_trick(options: Options, deal: &Deal, events: &mut impl Extend<LogLine>) -> SantaTimea {
        events.extend([LogLine::Round { round: 0, leader: deal.first }]);
        let seats = deal.rounds.first().map_or(0, |round| round.hands.len());
        let mut coming: Vec<RoundDeal> = deal.rounds.iter().rev().cloned().collect();
        let first = coming.pop();
        let mut game = SantaTimea {
            board: Board::new(options, seats),
            hands: Lists::new(seats),
            undealt: List::new(),
            pile: Pile::new(),
            past_piles: Arc::default(),
            chosen: PerSeat::new(),
            coming: Arc::new(coming),
        };
        if let Some(first) = first {
            game.lay_out(first, deal.first);
        }
        game
    }

    /// The cards of the rounds to come, the next one last: for positions that were drawn.
    pub fn coming(&self) -> &[RoundDeal] {
        &self.coming
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index())
    }
}

impl fmt::Debug for SantaTimea {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.board.phase_name()).finish_non_exhaustive()
    }
}

impl Game for SantaTimea {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Template = Template;
    type Line = LogLine;
    type Event = LogLine;
    type Chance = Never;

    const ID: &'static str = "santa-timea";
    const SEATS: RangeInclusive<usize> = 2..=5;
    const END: &'static str = "S-4.3";

    fn check(_: &Options, seats: usize) -> Result<(), Refusal> {
        Options::check(seats)
    }

    fn deal(_: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        Deal::random(seats, dice)
    }

    fn set_up(
        options: &Options,
        seats: usize,
        deal: &Deal,
        events: &mut impl Extend<LogLine>,
    ) -> Result<SantaTimea, Refusal> {
        Options::check(seats)?;
        deal.check(seats)?;
        Ok(SantaTimea::first_trick(*options, deal, events))
    }

    /// All chance is in the deal.
    fn draw_chance(&self, _: &mut dyn Dice) -> Option<Never> {
        None
    }

    fn apply_chance(
        &mut self,
        chance: &Never,
        _: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        match *chance {}
    }

    fn templates(&self, seat: Seat) -> Vec<Template> {
        self.board.templates(seat, self.hand(seat))
    }

    fn spell_out(&self, _: Seat, template: &Template, show: &mut impl FnMut(Action)) {
        template.spell_out(show);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            refuse!(NoSuchSeat, "S-3.1", "There is no such seat.");
        }
        match action {
            Action::Play { card } => self.play(seat, *card, events),
            Action::Triplets { throw } => self.choose_triplets(seat, throw, events),
        }
    }

    fn options(&self) -> &Options {
        &self.board.options
    }

    fn seats(&self) -> usize {
        self.board.seats.into()
    }

    fn turn(&self) -> Turn<'_> {
        match self.board.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Seats(self.board.waited_for()),
        }
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.board.outcome()
    }
}

impl TableTalk for SantaTimea {
    type Phrase = Never;

    /// Talk is free, and needs no window (S-6).
    fn is_silent(_: &Options) -> bool {
        false
    }

    fn check_phrase(&self, _: Seat, phrase: &Never) -> Result<(), Refusal> {
        match *phrase {}
    }

    /// A contest can't be conceded (T-8.3).
    fn concede(&self) -> Option<Action> {
        None
    }

    fn has_conceded(&self, _: Seat) -> bool {
        false
    }

    fn forced(&self) -> Option<(Seat, Action)> {
        self.board.only_action()
    }
}
