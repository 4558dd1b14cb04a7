//! Tranquility: a sea to be filled with ascending islands, together and in silence.
//!
//! - The pieces: [`card`], [`options`], [`action`], [`template`], all that lies open on the table ([`board`]), the
//!   [`sea`] with the grids as data and the order and cost of islands, set-up ([`deal`]).
//! - The [`turn`]: what a seat may do, what follows it, the start window, what may be said.
//! - [`event`]: what all see happen.
//! - [`modules`]: what comes in a module of the box, and the grids that have rules of their own. The
//!   high arch is nothing but its layout.
//! - [`readings`]: what the published rules leave open.
//! - [`hidden`]: what a viewer may know, and positions drawn by it.
//! - [`wire`]: views, offers, the public log, and for open records the trace.

pub mod action;
pub mod board;
pub mod card;
pub mod deal;
pub mod event;
pub mod hidden;
pub mod modules;
pub mod options;
mod random;
pub mod readings;
pub mod sea;
pub mod template;
pub mod turn;
pub mod wire;

#[cfg(any(test, feature = "testing"))]
pub mod tests;

pub use action::{Action, Chance, Phrase};
pub use card::Card;
pub use deal::Deal;
pub use hidden::seen::Seen;
pub use hidden::sight::Sight;
pub use options::Options;
pub use template::Template;
#[cfg(any(test, feature = "testing"))]
pub use tests::setup::Setup;

use crate::{
    Dice, Game, LossReason, Outcome, Refusal, Seat, SeatSet, Turn,
    cards::Unpaid as _,
    core::lists::{List, Lists, PerSeat},
    refuse, small,
};
use board::{Board, Phase, SharedDiscard};
use card::check_due;
use event::Event;
use options::REMOVED;
use std::{fmt, ops::RangeInclusive};
use turn::start::Gift;
use wire::log::LogLine;

/// A position of Tranquility.
///
/// It has no serialisable form of its own: what leaves it is a view, or a trace of a record
/// that is open anyway.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Tranquility {
    /// All that lies open.
    board: Board,
    /// Sorted, so that the order of drawing shows nowhere.
    hands: Lists<Card, HANDS>,
    /// Top card last.
    piles: Lists<Card, DECK>,
    /// Oldest card first.
    discards: Lists<Card, DECK>,
    /// The islands taken out before the deal.
    removed: List<Card, MOST_REMOVED>,
    /// The explorer pile of the pyramid or the common pile of the competition, top card last.
    stock: List<Card, STOCK>,
    /// What each seat has picked to give for the start.
    gifts: PerSeat<Option<Gift>>,
}

/// No game has more cards: 80 islands, and those of the pyramid's explorer pile or five start cards with all
/// modules.
const DECK: usize = 112;
/// No hands hold more cards together: five of seven, which a set-up allows (T-2.2, T-4.3).
const HANDS: usize = 35;
/// The most islands that are taken out before the deal (T-1.1).
const MOST_REMOVED: usize = REMOVED[REMOVED.len() - 1] as usize;
/// The cards of the competition's common pile (T-13.1), of which there are more than in an explorer pile.
const STOCK: usize = 65;

/// How many cards a hand is drawn up to (T-2.2).
const HAND_LIMIT: usize = 5;
/// The same under a yellow storm, and what that reduces a hand to (T-7.3).
const STORM_LIMIT: usize = 3;

impl Tranquility {
    /// All that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index())
    }

    /// Discards cards that the hand was checked to hold.
    fn discard(&mut self, seat: Seat, cards: &[Card], events: &mut impl Extend<Event>) {
        events.extend([Event::Discarded { seat, count: small(cards.len()) }]);
        for card in cards {
            self.take_from_hand(seat, *card);
            self.discards.push(seat.index(), *card);
        }
    }

    /// Discards the cards that are due from a seat.
    fn discard_due(
        &mut self,
        seat: Seat,
        cards: &[Card],
        due: u8,
        clause: &'static str,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        check_due(self.hand(seat), cards, due, clause)?;
        self.discard(seat, cards, events);
        Ok(())
    }

    /// Takes a card that the hand was checked to hold, for all to see.
    fn show(&mut self, seat: Seat, card: Card, events: &mut impl Extend<Event>) {
        events.extend([Event::Showed { seat, card }]);
        self.take_from_hand(seat, card);
    }

    /// Takes a card that the hand was checked to hold.
    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        if let Ok(place) = self.hand(seat).binary_search(&card) {
            self.hands.remove(seat.index(), place);
        }
    }

    /// Discards a card that all see.
    fn discard_open(&mut self, seat: Seat, card: Card) {
        self.share_discard(seat, Some(card));
        self.discards.push(seat.index(), card);
    }

    /// Discards the top cards of the draw pile unseen (T-4.4, T-11.3).
    fn discard_unseen(&mut self, seat: Seat, count: usize) {
        for _ in 0..count {
            let Some(card) = self.piles.pop(seat.index()) else { return };
            self.share_discard(seat, None);
            self.discards.push(seat.index(), card);
        }
    }

    /// Marks the next card that a seat discards as one that all see, or none.
    fn share_discard(&mut self, seat: Seat, card: Option<Card>) {
        let place = small(self.discards[seat.index()].len());
        self.board.shared_discards.push(SharedDiscard { seat, place, card });
    }

    /// Takes a seat's word that it wants to stop; with the last one the game is lost (T-8.3).
    fn concede_by(&mut self, seat: Seat, events: &mut impl Extend<Event>) -> Result<(), Refusal> {
        if self.board.contest.is_some() {
            refuse!(CannotConcede, "T-8.3", "A contest cannot be conceded.");
        }
        if self.board.conceded.contains(seat) {
            refuse!(AlreadyConceded, "T-8.3", "You have already agreed to stop.");
        }
        self.board.conceded.insert(seat);
        events.extend([Event::Told(LogLine::Concede { seat })]);
        if self.board.conceded == SeatSet::all(self.seats()) {
            self.board.lose(LossReason::Conceded, None);
        }
        Ok(())
    }
}

impl fmt::Debug for Tranquility {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.board.phase_name()).finish_non_exhaustive()
    }
}

impl Game for Tranquility {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Template = Template;
    type Line = LogLine;
    type Event = Event;
    type Chance = Chance;

    const ID: &'static str = "tranquility";
    const SEATS: RangeInclusive<usize> = 1..=5;
    const END: &'static str = "T-8";

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
    ) -> Result<Tranquility, Refusal> {
        options.check(seats)?;
        deal.check(options, seats)?;
        Ok(Tranquility::first_hands(options, seats, deal, events))
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        match self.board.phase {
            Phase::RocksDue => self.board.draw_rocks(dice).map(Chance::Rocks),
            _ => self.draw_set_up_chance(dice),
        }
    }

    fn apply_chance(
        &mut self,
        chance: &Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        match (&self.board.phase, chance) {
            (Phase::RocksDue, Chance::Rocks(row)) => self.apply_rocks(*row, events),
            _ => self.apply_set_up_chance(chance, events),
        }
    }

    fn templates(&self, seat: Seat) -> Vec<Template> {
        self.board.templates(seat, self.hand(seat))
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
            refuse!(NoSuchSeat, "T-0", "There is no such seat.");
        }
        if matches!(self.board.phase, Phase::Over(_)) {
            refuse!(GameOver, "T-8", "The game is over.");
        }
        match action {
            Action::Concede {} => self.concede_by(seat, events),
            Action::Place { card, number, cell, pay } => {
                self.place(seat, *card, *number, *cell, pay.as_deref(), events)
            }
            Action::Pay { cards } => self.pay(seat, cards, events),
            Action::Discard { cards } => self.discard_two(seat, *cards, events),
            Action::Finish { card } => self.play_finish(seat, *card, events),
            Action::Start { card } => self.play_start(seat, *card, events),
            Action::Pledge { count } => self.pledge(seat, *count, events),
            Action::Agree {} => self.agree(seat),
            Action::Give { cards, from_pile } => self.give(seat, cards, *from_pile, events),
            Action::Monster { cell } => self.play_monster(seat, *cell, events),
            Action::MoveRocks { row } => self.move_rocks(seat, *row, events),
            Action::KeepRocks { cards } => self.keep_rocks(seat, *cards, events),
            Action::DiscardHand {} => self.discard_hand(seat, events),
            Action::SpendCompass { storm } => self.spend_compass(seat, *storm, events),
            Action::FaceStorm {} => self.face_storm(seat, events),
            Action::Blow { row } => self.blow(seat, *row, events),
            Action::Reduce { cards } => self.reduce(seat, cards, events),
            Action::Compass { cell } => self.use_compass(seat, *cell, events),
            Action::TurnOver { card, cell } => self.turn_over(seat, *card, *cell, events),
            Action::SwapHand {} => self.swap_hand(seat, events),
            Action::Pass {} => self.pass(seat, events),
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
            Phase::StartsDue | Phase::FirstDue | Phase::RocksDue => Turn::Chance,
            Phase::Over(outcome) => Turn::Over(outcome),
            _ => Turn::Seats(self.board.waiting()),
        }
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.board.outcome()
    }
}
