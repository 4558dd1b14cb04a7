//! All that lies open on the table.

use super::{
    card::{Card, Direction, WHEEL_CARDS, WIND_CARDS, WindCard},
    deal::{LINE, NEVER_COMING, TRICKS},
    options::Options,
    round::{score::SeatScore, trick::Trick},
};
use crate::{
    Outcome, Seat, SeatSet,
    core::lists::{List, Lists},
    small,
};
use std::sync::Arc;

/// A pile of wind cards, top card last.
pub type Pile = List<WindCard, WIND_CARDS>;

/// All that lies open on the table, and what follows from it: the same for every viewer. When the game
/// is over, the last round lies there.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Board {
    /// What was chosen before the game.
    pub options: Options,
    /// How many seats there are.
    pub seats: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// How many tricks of the round have been played.
    pub tricks: u8,
    /// The trick being played.
    pub trick: Trick,
    /// Who leads this trick; after the last, who would lead the next.
    pub leader: Seat,
    /// Who led the first trick of the round.
    pub first_leader: Seat,
    /// The wind cards of the round.
    pub winds: Winds,
    /// The wind cards that each seat took, sorted.
    pub taken: Lists<WindCard, WIND_CARDS>,
    /// The wind cards that come with the next one taken.
    pub carried: List<WindCard, TRICKS>,
    /// The wind cards that no seat took.
    pub set_aside: List<WindCard, WIND_CARDS>,
    /// The wheel cards that were played this round, in their order.
    pub played: List<Card, WHEEL_CARDS>,
    /// The seats that have said which triplets they throw off.
    pub chosen: SeatSet,
    /// The trick before this one, as it was resolved.
    pub last_trick: Option<LastTrick>,
    /// What the seats scored in each round that was played.
    pub sheet: Arc<Vec<Vec<SeatScore>>>,
    /// The wind cards of those rounds, as they lay at their ends.
    pub past_winds: Arc<Vec<Winds>>,
    /// The wheel cards that no seat was dealt in those rounds, sorted.
    pub past_undealt: Arc<Vec<Vec<Card>>>,
}

/// The wind cards of a round that have not been at stake yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Winds {
    /// Those that lie face up in a line, that of this trick first. After the last trick two are
    /// left.
    pub line: List<WindCard, LINE>,
    /// Those in the pile, sorted: how they lie there is hidden.
    pub pile: List<WindCard, WIND_CARDS>,
    /// Those that are known never to come, sorted.
    pub never: List<WindCard, NEVER_COMING>,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A trick is being played.
    Trick,
    /// The seats choose which triplets to throw off.
    Triplets,
    /// The game has ended.
    Over(Outcome),
}

/// A trick that was resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LastTrick {
    pub round: u8,
    /// Its number in that round, from 0.
    pub trick: u8,
    /// The wind card that was at stake.
    pub wind: WindCard,
    /// Those that were carried into it.
    pub carried: List<WindCard, TRICKS>,
    /// How it lay on the table.
    pub cards: Trick,
}

impl Winds {
    /// Splits the wind cards that are still to come, in their order, into what lies open and the pile,
    /// top card last (S-2.1, S-5.1).
    pub(super) fn lay(winds: &[WindCard], options: Options, line: usize) -> (Winds, Pile) {
        let never = if options.experienced { NEVER_COMING } else { 0 };
        let (coming, never) = winds.split_at(winds.len().saturating_sub(never));
        let (line, pile) = coming.split_at(coming.len().min(line));
        let pile: Pile = pile.iter().rev().copied().collect();
        let winds = Winds {
            line: line.iter().copied().collect(),
            pile: sorted(&pile),
            never: sorted(never),
        };
        (winds, pile)
    }

    /// Moves the line up by one, and fills it with the card drawn from the pile (S-2.1).
    pub(super) fn move_up(&mut self, drawn: Option<WindCard>) {
        self.line.drain(..self.line.len().min(1));
        if let Some(wind) = drawn {
            self.pile.iter().position(|other| *other == wind).map(|place| self.pile.remove(place));
            self.line.push(wind);
        }
    }
}

impl Board {
    /// A table at which no round has begun.
    pub(super) fn new(options: Options, seats: usize) -> Board {
        Board {
            options,
            seats: small(seats),
            phase: Phase::Trick,
            tricks: 0,
            trick: Trick::new(Direction::North),
            leader: Seat(0),
            first_leader: Seat(0),
            winds: Winds::default(),
            taken: Lists::new(seats),
            carried: List::new(),
            set_aside: List::new(),
            played: List::new(),
            chosen: SeatSet::default(),
            last_trick: None,
            sheet: Arc::default(),
            past_winds: Arc::default(),
            past_undealt: Arc::default(),
        }
    }

    /// Begins a round. What the rounds before have left stays.
    pub(super) fn begin_round(&mut self, winds: Winds, leader: Seat) {
        self.phase = Phase::Trick;
        self.tricks = 0;
        self.trick = Trick::new(winds.line.first().map_or(Direction::North, |wind| wind.direction));
        (self.leader, self.first_leader) = (leader, leader);
        self.winds = winds;
        self.taken = Lists::new(self.seats.into());
        self.carried.clear();
        self.set_aside.clear();
        self.played.clear();
        self.chosen = SeatSet::default();
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Trick | Phase::Triplets => None,
        }
    }

    /// Whose turn it is in the trick: the leader's, then clockwise (S-3.1).
    pub fn next_player(&self) -> Seat {
        let played = self.trick.cards().len();
        Seat::at((self.leader.index() + played) % usize::from(self.seats.max(1)))
    }

    /// Whose turn it is; no seat's while triplets are chosen and at the end.
    pub fn active_seat(&self) -> Option<Seat> {
        (self.phase == Phase::Trick).then(|| self.next_player())
    }

    /// The seats that the game waits for: the one whose turn it is, or all that have not chosen.
    pub fn waited_for(&self) -> SeatSet {
        match self.phase {
            Phase::Trick => self.next_player().into(),
            Phase::Triplets => {
                Seat::all(self.seats.into()).filter(|seat| !self.chosen.contains(*seat)).collect()
            }
            Phase::Over(_) => SeatSet::default(),
        }
    }

    /// The winds of this trick and of those that come, as far as they lie open; none after the last.
    pub fn line(&self) -> &[WindCard] {
        if usize::from(self.tricks) < TRICKS { &self.winds.line } else { &[] }
    }

    /// What a seat has taken this round.
    pub fn taken_by(&self, seat: Seat) -> &[WindCard] {
        self.taken.get(seat.index())
    }

    /// Each seat's victory points so far.
    pub fn points(&self) -> Vec<i32> {
        let of = |seat: usize| {
            let scores = self.sheet.iter().filter_map(|scores| scores.get(seat));
            scores.map(|score| score.points).sum()
        };
        (0..self.seats.into()).map(of).collect()
    }

    /// The seats with the most victory points so far.
    pub fn with_most_points(&self) -> Vec<Seat> {
        Seat::with_most(&self.points())
    }
}

fn sorted<const N: usize>(winds: &[WindCard]) -> List<WindCard, N> {
    let mut winds: List<WindCard, N> = winds.iter().copied().collect();
    winds.sort_unstable();
    winds
}
