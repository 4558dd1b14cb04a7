//! Tranquility: a sea to be filled with ascending islands, together and in silence.
//!
//! One file per notion: [`card`], [`options`], [`action`], the grids as data ([`layout`]), the [`sea`]
//! with the order and cost of islands, set-up ([`deal`]), the [`turn`] and what follows it
//! (`agenda`), the [`start`] window, what may be said (`talk`), what is [`legal`], the public [`log`], the [`view`]s, and for open
//! records the [`statistics`] and the [`trace`].
//!
//! What comes in a module of the box is in a file of its own: `rocks`, `monsters`, `storms`, and for
//! the grids `explorer` (the pyramid), `day_night` and `contest` (the competition). The high arch is
//! nothing but its layout.

pub mod action;
mod actions;
mod agenda;
pub mod card;
mod contest;
mod day_night;
pub mod deal;
mod explorer;
pub mod layout;
pub mod legal;
pub mod log;
mod monsters;
pub mod offers;
pub mod options;
pub mod playout;
mod rocks;
pub mod sea;
pub mod start;
pub mod statistics;
mod storms;
mod talk;
pub mod trace;
pub mod turn;
pub mod view;

#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "properties"))]
pub(crate) mod trial;

pub use action::{Action, Chance, Phrase};
pub use card::Card;
pub use deal::Deal;
pub use options::Options;

use crate::{
    Dice, Figures, Game, LossReason, Outcome, Refusal, Seat, Signal, Talk, TalkWindow, Taught,
    Turn, cards::take_out, core::game::newest,
};
use agenda::Task;
use contest::Contest;
use day_night::Sides;
use explorer::Explorer;
use log::LogLine;
use sea::Sea;
use start::Window;
use std::{fmt, ops::RangeInclusive};
use storms::Storms;

/// A position of Tranquility.
///
/// It has no serialisable form of its own: what leaves it is a [`view`], or a [`trace`] of a record
/// that is open anyway.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Tranquility {
    options: Options,
    sea: Sea,
    /// Sorted, so that the order of drawing shows nowhere.
    hands: Vec<Vec<Card>>,
    /// Top card last.
    piles: Vec<Vec<Card>>,
    discards: Vec<Vec<Card>>,
    removed: Vec<Card>,
    /// The cards that left the game in the open.
    gone: Vec<Card>,
    /// What fills the start space (T-4.2).
    start: Option<Card>,
    phase: Phase,
    /// What comes after the decision that is waited for, the next one last.
    agenda: Vec<Task>,
    active: Seat,
    /// How many turns have begun.
    turns: u32,
    conceded: Vec<bool>,
    /// The row with the rocks (T-6.1).
    rocks: Option<u8>,
    /// Which seats are known to hold a monster (T-6.4).
    known_monsters: Vec<bool>,
    storms: Storms,
    explorer: Explorer,
    sides: Sides,
    contest: Option<Contest>,
}

/// Where the game stands, with what belongs to that stage alone.
#[derive(Clone, PartialEq, Eq, Hash)]
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
    /// The active seat moves the rocks or keeps them (T-6.1).
    Rocks,
    /// Chance moves the rocks (T-6.1).
    RocksDue,
    /// The drawer of a storm faces it, unless a compass ends it (T-7.3).
    StormRevealed,
    /// The drawer of a purple storm chooses its row (T-7.3).
    StormPurple,
    /// The drawer of a yellow storm discards (T-7.3).
    StormYellow {
        /// The drawer.
        seat: Seat,
        /// How many cards.
        due: u8,
    },
    /// The active seat pays for an island on an explorer cell (T-11.4).
    ExplorerPay {
        /// How many cards.
        due: u8,
    },
    /// The game has ended (T-8).
    Over(Outcome),
}

/// How many cards a hand is drawn up to (T-2.2).
const HAND_LIMIT: usize = 5;
/// The same under a yellow storm, and what that reduces a hand to (T-7.3).
const STORM_LIMIT: usize = 3;

impl Tranquility {
    /// A seat's hand; none where there is no such seat.
    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Discards cards that the hand was checked to hold.
    fn discard(&mut self, seat: Seat, cards: &[Card]) {
        let _ = take_out(&mut self.hands[seat.index()], cards);
        self.discards[seat.index()].extend(cards);
    }

    fn lose(&mut self, reason: LossReason, seat: Option<Seat>) {
        self.phase = Phase::Over(Outcome::Lost { reason, seat });
    }

    /// Takes a seat's word that it wants to stop; with the last one the game is lost (T-8.3).
    fn concede_by(&mut self, seat: Seat, events: &mut impl Extend<LogLine>) -> Result<(), Refusal> {
        if self.contest.is_some() {
            return Err(Refusal::new("cannot_concede", "T-8.3", "A contest cannot be conceded."));
        }
        if self.conceded[seat.index()] {
            return Err(Refusal::new(
                "already_conceded",
                "T-8.3",
                "You have already agreed to stop.",
            ));
        }
        self.conceded[seat.index()] = true;
        events.extend([LogLine::Concede { seat }]);
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
    type Event = LogLine;
    type Chance = Chance;
    type Offers = offers::Legal;
    type Public = view::Public;
    type Private = view::Private;

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
        events: &mut impl Extend<LogLine>,
    ) -> Result<Tranquility, Refusal> {
        options.check(seats)?;
        deal.check(options, seats)?;
        Ok(Tranquility::first_hands(options, seats, deal, events))
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        match self.phase {
            Phase::RocksDue => self.draw_rocks(dice).map(Chance::Rocks),
            _ => self.draw_set_up_chance(dice),
        }
    }

    fn apply_chance(
        &mut self,
        chance: &Chance,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        match (&self.phase, chance) {
            (Phase::RocksDue, Chance::Rocks(row)) => self.apply_rocks(*row, events),
            _ => self.apply_set_up_chance(chance, events),
        }
    }

    fn offers(&self, seat: Seat) -> offers::Legal {
        self.legal(seat)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        self.draw_action(seat, dice)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::new("no_such_seat", "T-0", "There is no such seat."));
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::new("game_over", "T-8", "The game is over."));
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
            Action::Pledge { count } => self.pledge(seat, *count),
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

    fn concede(&self) -> Option<Action> {
        self.contest.is_none().then_some(Action::Concede {})
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.get(seat.index()).copied().unwrap_or(false)
    }

    fn forced(&self) -> Option<(Seat, Action)> {
        self.only_action()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> Turn<'_> {
        match &self.phase {
            Phase::StartsDue | Phase::FirstDue | Phase::RocksDue => Turn::Chance,
            Phase::Over(outcome) => Turn::Over(outcome),
            _ => {
                let waiting = Seat::all(self.seats()).filter(|seat| self.is_waited_for(*seat));
                Turn::Seats(waiting.collect())
            }
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

    fn public_revealed(&self) -> view::Public {
        view::Public { revealed: Some(self.revealed()), ..self.public_view() }
    }

    fn private(&self, seat: Seat) -> view::Private {
        view::Private { legal: self.legal(seat), ..self.remembered_view(seat) }
    }

    fn private_without_offers(&self, seat: Seat) -> view::Private {
        self.remembered_view(seat)
    }

    fn write_log(public: &mut view::Public, log: &[LogLine]) {
        public.log_length = log.len();
        public.log = newest(log, view::LOG_LINES).to_vec();
    }

    fn figures(&self) -> Figures {
        self.figures_now()
    }
}

impl Talk for Tranquility {
    type Phrase = Phrase;

    /// Silent, but for the competition (T-13.8).
    fn is_silent(options: &Options) -> bool {
        options.grid != options::Grid::Competition
    }

    fn talk(&self) -> Option<TalkWindow> {
        self.open_talk()
    }

    fn check_phrase(&self, seat: Seat, phrase: &Phrase) -> Result<(), Refusal> {
        self.check_window_phrase(seat, phrase)
    }

    fn signal(&self, seat: Seat, action: &Action) -> Signal {
        self.pledge_signal(seat, action)
    }
}

impl Taught for Tranquility {
    const LESSON: &'static str = include_str!("../../lessons/tranquility.json");
}
