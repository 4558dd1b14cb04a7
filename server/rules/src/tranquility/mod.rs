//! Tranquility: a sea to be filled with ascending islands, together and in silence.
//!
//! One file per notion: [`card`], [`options`], [`action`], the [`sea`] with the order and cost of
//! islands, set-up ([`deal`]), the [`turn`], the [`start`] window, what is [`legal`], the public
//! [`log`], the [`view`]s and the open [`trace`].

pub mod action;
pub mod card;
pub mod deal;
pub mod legal;
pub mod log;
pub mod options;
pub mod playout;
pub mod sea;
pub mod start;
pub mod trace;
pub mod turn;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance, Phrase};
pub use card::Card;
pub use deal::Deal;
pub use options::Options;

use crate::{Dice, Game, LossReason, Outcome, Refusal, Seat, Signal, TalkWindow};
use log::LogLine;
use sea::Sea;
use start::Window;
use std::{fmt, ops::RangeInclusive};

/// A position of Tranquility.
///
/// It has no serialisable form of its own: what leaves it is a [`view`], or a [`trace`] of a record
/// that is open anyway.
#[derive(Clone)]
pub struct Tranquility {
    sea: Sea,
    /// Sorted, so that the order of drawing shows nowhere.
    hands: Vec<Vec<Card>>,
    /// Top card last.
    piles: Vec<Vec<Card>>,
    discards: Vec<Vec<Card>>,
    removed: Vec<Card>,
    started: bool,
    phase: Phase,
    active: Seat,
    conceded: Vec<bool>,
    log: Vec<LogLine>,
}

/// Where the game stands, with what belongs to that stage alone.
#[derive(Clone)]
enum Phase {
    /// Chance puts the start cards into the piles (T-1.4).
    StartsDue,
    /// Chance picks the first seat (T-1.5).
    FirstDue,
    /// The active seat acts (T-2).
    Turn,
    /// The seats settle how many cards each gives (T-4.5).
    Pledging(Window),
    /// The seats pick the cards they pledged (T-4.5).
    Giving(Window),
    /// The game has ended (T-8).
    Over(Outcome),
}

/// How many cards a hand is drawn up to (T-2.2).
const HAND_LIMIT: usize = 5;

impl Tranquility {
    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Draws up to that many cards, as far as the pile lasts.
    fn draw(&mut self, seat: Seat, count: usize) {
        let pile = &mut self.piles[seat.index()];
        let hand = &mut self.hands[seat.index()];
        hand.extend(pile.drain(pile.len().saturating_sub(count)..));
        hand.sort_unstable();
    }

    /// Draws up to the hand limit (T-2.2).
    fn refill(&mut self, seat: Seat) {
        let missing = HAND_LIMIT.saturating_sub(self.hands[seat.index()].len());
        self.draw(seat, missing);
    }

    /// Begins a seat's turn: without a legal action the game is lost at once (T-2.4).
    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.phase = Phase::Turn;
        if !self.can_act(seat) {
            self.lose(LossReason::NoLegalAction, Some(seat));
        }
    }

    fn lose(&mut self, reason: LossReason, seat: Option<Seat>) {
        self.phase = Phase::Over(Outcome::Lost { reason, seat });
    }

    /// Takes a seat's word that it wants to stop; with the last one the game is lost (T-8.3).
    fn concede_by(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.conceded[seat.index()] {
            return Err(Refusal::new(
                "already_conceded",
                "T-8.3",
                "You have already agreed to stop.",
            ));
        }
        self.conceded[seat.index()] = true;
        self.log.push(LogLine::Concede { seat });
        if self.conceded.iter().all(|agreed| *agreed) {
            self.lose(LossReason::Conceded, None);
        }
        Ok(())
    }
}

impl fmt::Debug for Tranquility {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.phase_name()).finish_non_exhaustive()
    }
}

impl Game for Tranquility {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Chance = Chance;
    type Phrase = Phrase;
    type Public = view::Public;
    type Private = view::Private;
    type Position = trace::Position;

    const ID: &'static str = "tranquility";
    const SILENT: bool = true;
    const SEATS: RangeInclusive<usize> = 1..=5;
    const END: &'static str = "T-8";

    fn check(options: &Options, seats: usize) -> Result<(), Refusal> {
        options.check(seats)
    }

    fn deal(options: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        Deal::random(options, seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Tranquility, Refusal> {
        options.check(seats)?;
        deal.check(options, seats)?;
        Ok(Tranquility::first_hands(deal))
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        self.draw_set_up_chance(dice)
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        self.apply_set_up_chance(chance)
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::new("no_such_seat", "T-0", "There is no such seat."));
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::new("game_over", "T-8", "The game is over."));
        }
        match action {
            Action::Concede {} => self.concede_by(seat),
            Action::Place { card, cell, pay } => self.place(seat, *card, *cell, pay),
            Action::Discard { cards } => self.discard_two(seat, *cards),
            Action::Finish {} => self.play_finish(seat),
            Action::Start {} => self.play_start(seat),
            Action::Pledge { count } => self.pledge(seat, *count),
            Action::Agree {} => self.agree(seat),
            Action::Give { cards, from_pile } => self.give(seat, cards, *from_pile),
        }
    }

    fn concede() -> Option<Action> {
        Some(Action::Concede {})
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.get(seat.index()).copied().unwrap_or(false)
    }

    fn talk(&self) -> Option<TalkWindow> {
        match self.phase {
            // There is one start window in a game at the most.
            Phase::Pledging(_) => Some(TalkWindow { number: 1 }),
            _ => None,
        }
    }

    fn check_phrase(&self, seat: Seat, phrase: &Phrase) -> Result<(), Refusal> {
        self.check_start_phrase(seat, phrase)
    }

    fn signal(&self, seat: Seat, action: &Action) -> Signal {
        self.pledge_signal(seat, action)
    }

    fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn public(&self) -> view::Public {
        self.public_view()
    }

    fn private(&self, seat: Seat) -> view::Private {
        self.private_view(seat)
    }

    fn log(&self, from: usize) -> Vec<serde_json::Value> {
        let lines = self.log.get(from..).unwrap_or_default();
        lines.iter().filter_map(|line| serde_json::to_value(line).ok()).collect()
    }

    fn position(&self) -> trace::Position {
        self.open_position()
    }
}
