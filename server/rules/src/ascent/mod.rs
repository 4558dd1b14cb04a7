//! Tranquility: The Ascent: a mountain to be built up to its summit, together and in silence.
//!
//! One file per notion: [`card`], [`options`], [`action`], the shape of the mountain ([`cell`]), what
//! lies on it ([`mountain`], [`row`]) and where cards may go ([`placing`], [`site`]); the modules
//! [`trail`], [`documentary`] and [`wildlife`]; set-up ([`deal`]), what a seat may do ([`may`]) and the
//! [`turn`], the [`grapple`] of the solo game; what is [`legal`], the public [`log`], the [`view`]s, and
//! for open records the [`statistics`] and the [`trace`].

pub mod action;
pub mod card;
pub mod cell;
pub mod deal;
pub mod documentary;
pub mod grapple;
pub mod legal;
pub mod log;
pub mod may;
pub mod mountain;
pub mod options;
pub mod placing;
pub mod playout;
pub mod row;
pub mod site;
pub mod statistics;
pub mod trace;
pub mod trail;
pub mod turn;
pub mod view;
pub mod wildlife;

#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "properties"))]
pub(crate) mod trial;

pub use action::{Action, Chance, Phrase};
pub use card::Card;
pub use cell::Cell;
pub use deal::Deal;
pub use options::Options;

use crate::{
    Dice, Figures, Game, LossReason, Outcome, Refusal, Seat, Signal, TalkWindow, cards::Coded,
};
use documentary::Documentary;
use log::LogLine;
use mountain::Mountain;
use std::{fmt, ops::RangeInclusive};
use wildlife::Herds;

/// A position of The Ascent.
///
/// It has no serialisable form of its own: what leaves it is a [`view`], or a [`trace`] of a record
/// that is open anyway.
#[derive(Clone)]
pub struct Ascent {
    options: Options,
    mountain: Mountain,
    documentary: Documentary,
    /// Nowhere, without the wildlife module.
    herds: Herds,
    /// Sorted, so that the order of drawing shows nowhere.
    hands: Vec<Vec<Card>>,
    /// Top card last.
    piles: Vec<Vec<Card>>,
    discards: Vec<Vec<Card>>,
    /// 0 with more than one seat.
    grapples: u8,
    phase: Phase,
    active: Seat,
    conceded: Vec<bool>,
    log: Vec<LogLine>,
}

/// Where the game stands.
#[derive(Clone)]
enum Phase {
    /// The active seat acts.
    Turn,
    /// Chance shuffles hand and draw pile together.
    ReshuffleDue,
    /// The game has ended.
    Over(Outcome),
}

/// How many cards a hand is drawn up to.
const HAND_LIMIT: usize = 5;
/// The same in the solo game.
const SOLO_HAND_LIMIT: usize = 6;

impl Ascent {
    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Draws up to the hand limit, as far as the pile lasts.
    fn refill(&mut self, seat: Seat) {
        let limit = if self.seats() == 1 { SOLO_HAND_LIMIT } else { HAND_LIMIT };
        let pile = &mut self.piles[seat.index()];
        let hand = &mut self.hands[seat.index()];
        while hand.len() < limit
            && let Some(card) = pile.pop()
        {
            let code = card.code();
            let place = hand.partition_point(|held| held.code() < code);
            hand.insert(place, card);
        }
    }

    /// Begins a seat's turn: without a legal action the game is lost at once.
    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.phase = Phase::Turn;
        if !self.can_act(seat) {
            self.lose(LossReason::NoLegalAction, Some(seat));
        }
    }

    /// Draws and passes the turn clockwise.
    fn end_turn(&mut self, seat: Seat) {
        self.refill(seat);
        self.begin_turn(seat.next(self.seats()));
    }

    fn lose(&mut self, reason: LossReason, seat: Option<Seat>) {
        self.phase = Phase::Over(Outcome::Lost { reason, seat });
    }

    /// Takes a seat's word that it wants to stop; with the last one the game is lost.
    fn concede_by(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.conceded[seat.index()] {
            return Err(Refusal::new(
                "already_conceded",
                "A-6.1",
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

impl fmt::Debug for Ascent {
    /// Shows where the game stands and no card, so that no hand gets into a server's log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(Self::ID).field("phase", &self.phase_name()).finish_non_exhaustive()
    }
}

impl Game for Ascent {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Chance = Chance;
    type Phrase = Phrase;
    type Public = view::Public;
    type Private = view::Private;
    type Position = trace::Position;
    type Statistics = statistics::Statistics;

    const ID: &'static str = "ascent";
    const SEATS: RangeInclusive<usize> = 1..=5;
    const END: &'static str = "A-6";
    const LESSON: &'static str = include_str!("../../lessons/ascent.json");

    /// Silent from first to last.
    fn is_silent(_: &Options) -> bool {
        true
    }

    fn check(options: &Options, seats: usize) -> Result<(), Refusal> {
        options.check(seats)
    }

    fn deal(options: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        Deal::random(options, seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Ascent, Refusal> {
        options.check(seats)?;
        deal.check(options, seats)?;
        Ok(Ascent::first_turn(options, deal))
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        self.draw_reshuffle(dice)
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Pile(pile) = chance;
        self.apply_reshuffle(pile)
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::new("no_such_seat", "A-2", "There is no such seat."));
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::new("game_over", "A-6", "The game is over."));
        }
        match action {
            Action::Concede {} => self.concede_by(seat),
            Action::Slope { card, cell, pay } => self.place_slope(seat, *card, *cell, pay),
            Action::Campfire { card, cell, to, pay } => {
                self.place_campfire(seat, *card, *cell, *to, pay)
            }
            Action::Bridge { cell } => self.place_bridge(seat, *cell),
            Action::Summit {} => self.place_summit(seat),
            Action::Discard { cards } => self.discard_two(seat, *cards),
            Action::Lead { path, pay } => self.lead_herd(seat, path, pay),
            Action::Grapple {} => self.spend_grapple(seat),
        }
    }

    fn concede(&self) -> Option<Action> {
        Some(Action::Concede {})
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.get(seat.index()).copied().unwrap_or(false)
    }

    /// There is no window in this game.
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
        match self.phase {
            Phase::Turn => vec![self.active],
            Phase::ReshuffleDue | Phase::Over(_) => Vec::new(),
        }
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
