//! Santa Timea: a trick-taking game in which the wind decides what a card is worth, each seat against
//! all.
//!
//! One file per notion: [`card`], [`options`], [`action`], set-up ([`deal`]), what the cards of a
//! [`trick`] are worth, the course of a [`round`], its [`score`]; what is [`legal`], the public
//! [`log`], the [`view`]s, and for open records the [`statistics`] and the [`trace`].

pub mod action;
pub mod card;
pub mod deal;
pub mod legal;
pub mod log;
pub mod options;
pub mod playout;
pub mod round;
pub mod score;
pub mod statistics;
pub mod trace;
pub mod trick;
pub mod view;

#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "properties"))]
pub(crate) mod trial;

pub use action::{Action, Chance, Phrase};
pub use card::{Card, Direction, WindCard};
pub use deal::Deal;
pub use options::Options;

use crate::{Dice, Figures, Game, Outcome, Refusal, Seat, Signal, TalkWindow};
use deal::{ROUNDS, RoundDeal};
use log::LogLine;
use round::{LastTrick, Round};
use score::SeatScore;
use std::{fmt, ops::RangeInclusive};

/// A position of Santa Timea.
///
/// It has no serialisable form of its own: what leaves it is a [`view`], or a [`trace`] of a record
/// that is open anyway.
#[derive(Clone)]
pub struct SantaTimea {
    options: Options,
    /// The cards of all rounds, those to come included.
    rounds: Vec<RoundDeal>,
    /// The round being played.
    round: Round,
    phase: Phase,
    /// What the seats scored in each round that was played.
    sheet: Vec<Vec<SeatScore>>,
    last_trick: Option<LastTrick>,
    log: Vec<LogLine>,
}

/// Where the game stands.
#[derive(Clone)]
enum Phase {
    /// A trick is being played (S-3).
    Trick,
    /// The seats choose which triplets to throw off (S-5.3).
    Triplets,
    /// The game has ended (S-4.3).
    Over(Outcome),
}

impl SantaTimea {
    /// Lays the table for a checked deal.
    fn first_trick(options: Options, deal: &Deal) -> SantaTimea {
        SantaTimea {
            options,
            rounds: deal.rounds.clone(),
            round: Round::new(&deal.rounds[0], deal.first),
            phase: Phase::Trick,
            sheet: Vec::new(),
            last_trick: None,
            log: vec![LogLine::Round { round: 0, leader: deal.first }],
        }
    }

    fn seats(&self) -> usize {
        self.round.hands.len()
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.round.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The cards that the round on the table was dealt.
    fn round_deal(&self) -> &RoundDeal {
        &self.rounds[self.sheet.len().min(ROUNDS - 1)]
    }

    /// The wind of the trick being played; none after the last of a round.
    fn wind(&self) -> Option<WindCard> {
        self.round_deal().line(self.round.tricks).first().copied()
    }

    /// Each seat's victory points so far.
    fn points(&self) -> Vec<i32> {
        let of = |seat: usize| self.sheet.iter().map(|scores| scores[seat].points).sum();
        (0..self.seats()).map(of).collect()
    }
}

impl fmt::Debug for SantaTimea {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.phase_name()).finish_non_exhaustive()
    }
}

impl Game for SantaTimea {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Chance = Chance;
    type Phrase = Phrase;
    type Public = view::Public;
    type Private = view::Private;
    type Position = trace::Position;
    type Statistics = statistics::Statistics;

    const ID: &'static str = "santa-timea";
    const SEATS: RangeInclusive<usize> = 2..=5;
    const END: &'static str = "S-4.3";
    const LESSON: &'static str = include_str!("../../lessons/santa-timea.json");

    /// Talk is free (S-6).
    fn is_silent(_: &Options) -> bool {
        false
    }

    fn check(_: &Options, seats: usize) -> Result<(), Refusal> {
        Options::check(seats)
    }

    fn deal(_: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        Deal::random(seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<SantaTimea, Refusal> {
        Options::check(seats)?;
        deal.check(seats)?;
        Ok(SantaTimea::first_trick(*options, deal))
    }

    /// All chance is in the deal.
    fn draw_chance(&self, _: &mut dyn Dice) -> Option<Chance> {
        None
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        match *chance {}
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::new("no_such_seat", "S-3.1", "There is no such seat."));
        }
        match action {
            Action::Play { card } => self.play(seat, *card),
            Action::Triplets { throw } => self.choose_triplets(seat, throw),
        }
    }

    /// A contest can't be conceded (T-8.3).
    fn concede(&self) -> Option<Action> {
        None
    }

    fn has_conceded(&self, _: Seat) -> bool {
        false
    }

    /// There is no window in this game: talk is free (S-6).
    fn talk(&self) -> Option<TalkWindow> {
        None
    }

    fn check_phrase(&self, _: Seat, phrase: &Phrase) -> Result<(), Refusal> {
        match *phrase {}
    }

    fn signal(&self, _: Seat, _: &Action) -> Signal {
        Signal::None
    }

    fn waiting(&self) -> Vec<Seat> {
        self.waited_for()
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

    fn open(&self) -> view::Public {
        view::Public { revealed: Some(self.revealed()), ..self.public_view() }
    }

    fn private(&self, seat: Seat) -> view::Private {
        view::Private { legal: self.legal(seat), ..self.remembered_view(seat) }
    }

    fn remembered(&self, seat: Seat) -> view::Private {
        self.remembered_view(seat)
    }

    fn log(&self, from: usize) -> Vec<serde_json::Value> {
        let lines = self.log.get(from..).unwrap_or_default();
        lines.iter().filter_map(|line| serde_json::to_value(line).ok()).collect()
    }

    fn position(&self) -> trace::Position {
        self.open_position()
    }

    fn figures(&self) -> Figures {
        self.figures_now()
    }

    fn statistics(&self) -> statistics::Statistics {
        self.statistics_now()
    }
}
