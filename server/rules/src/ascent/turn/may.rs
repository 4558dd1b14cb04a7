//! What a seat may do, by its hand and the mountain: the checks by which actions are accepted, and
//! from which they are listed.

use crate::{
    Refusal, Seat,
    ascent::{
        board::{Board, Phase},
        card::{Card, Slope, Terrain, not_in_hand},
        modules::wildlife::GOAL,
        mountain::cell::{Cell, slope_rows, width},
        readings::GOALS,
        wire::view::{Goal, Progress},
    },
    refusal, refuse, small,
};

impl Board {
    /// Checks that the seat may act in its turn.
    pub(in crate::ascent) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn if seat == self.active => Ok(()),
            Phase::Turn => {
                refuse!(NotYourTurn, "A-4.1", format!("It is the turn of seat {}.", self.active))
            }
            Phase::ReshuffleDue => {
                refuse!(ChanceDue, "A-10.2", "Chance has to decide first.")
            }
            Phase::Over(_) => refuse!(GameOver, "A-6", "The game is over."),
        }
    }

    /// The slope that a card of the hand is, and its cost in a cell.
    pub(in crate::ascent) fn check_slope(
        &self,
        hand: &[Card],
        card: Card,
        cell: Cell,
    ) -> Result<(Slope, u8), Refusal> {
        let Card::Slope(slope) = card else {
            refuse!(NotASlope, "A-5.1", "That card is not a slope.");
        };
        check_held(hand, card)?;
        let cost = self.mountain.check_slope(slope, cell)?;
        check_payable(hand, cost)?;
        Ok((slope, cost))
    }

    /// The slope that a campfire of the hand replaces, and the cost of its new place.
    pub(in crate::ascent) fn check_campfire(
        &self,
        hand: &[Card],
        card: Card,
        cell: Cell,
        to: Cell,
    ) -> Result<(Slope, u8), Refusal> {
        let Card::Campfire(terrain) = card else {
            refuse!(NotACampfire, "A-5.2", "That card is not a campfire.");
        };
        check_held(hand, card)?;
        let slope = self.check_replaceable(terrain, cell)?;
        let cost = self.mountain.check_move_up(slope, cell, to)?;
        check_payable(hand, cost)?;
        Ok((slope, cost))
    }

    /// The slope in a cell, if a campfire of that type can replace it.
    ///
    /// # Errors
    /// What forbids it.
    pub fn check_replaceable(&self, campfire: Terrain, cell: Cell) -> Result<Slope, Refusal> {
        let slope = self.mountain.check_replaceable(campfire, cell)?;
        if self.herds.stand_on(cell) {
            refuse!(IbexInTheWay, "A-9.3", "A card with an ibex cannot be replaced.");
        }
        Ok(slope)
    }

    /// The slopes that a campfire of that type can replace, with their cells.
    pub fn replaceable(&self, campfire: Terrain) -> impl Iterator<Item = (Cell, Slope)> {
        let cells = self.mountain.cells();
        cells
            .filter_map(move |(cell, _)| Some((cell, self.check_replaceable(campfire, cell).ok()?)))
    }

    /// Checks that the seat may place a bridge.
    pub(in crate::ascent) fn check_bridge(&self, hand: &[Card], cell: Cell) -> Result<(), Refusal> {
        check_held(hand, Card::Bridge)?;
        self.mountain.check_bridge(cell)
    }

    /// Checks that the seat may place the summit.
    pub(in crate::ascent) fn check_summit(&self, hand: &[Card]) -> Result<(), Refusal> {
        check_held(hand, Card::Summit)?;
        match self.goals_left().next() {
            None => Ok(()),
            Some(Goal::Mountain) => refuse!(
                MountainNotComplete,
                "A-5.4",
                "All cells below the summit must show slopes or campfires."
            ),
            Some(Goal::Trail) => refuse!(NoTrail, "A-7.2", "There is no green trail yet."),
            Some(Goal::Documentary) => {
                refuse!(NotAllFilmed, "A-8.3", "Not all sequences have been filmed yet.")
            }
            Some(Goal::Wildlife) => {
                refuse!(TooFewIbex, "A-9.5", "Too few ibex have reached row 8 yet.")
            }
        }
    }

    /// Whether the seat may place the summit.
    pub(crate) fn can_place_summit(&self, hand: &[Card]) -> bool {
        // Most hands have no summit: no refusal is made up for them.
        hand.contains(&Card::Summit) && self.check_summit(hand).is_ok()
    }

    /// What the summit waits for in this game, and how far it is.
    pub fn goals(&self) -> Vec<Progress> {
        let shown = self.documentary.shown();
        let filmed = small(shown.iter().filter(|(_, filmed)| *filmed).count());
        let trail = || small(self.mountain.longest_trail().len());
        let progress = |goal, reached, needed| Progress { goal, reached, needed };
        let goals = [
            Some(progress(Goal::Mountain, self.mountain.covered(), slope_rows().map(width).sum())),
            self.options.trail.then(|| progress(Goal::Trail, trail(), small(slope_rows().count()))),
            (!shown.is_empty()).then(|| progress(Goal::Documentary, filmed, small(shown.len()))),
            self.options.wildlife.then(|| progress(Goal::Wildlife, self.herds.arrived(), GOAL)),
        ];
        goals.into_iter().flatten().collect()
    }

    pub(in crate::ascent) fn goals_left(&self) -> impl Iterator<Item = Goal> {
        GOALS.into_iter().filter(|goal| !self.is_met(*goal))
    }

    fn is_met(&self, goal: Goal) -> bool {
        match goal {
            Goal::Mountain => self.mountain.is_complete(),
            Goal::Trail => !self.options.trail || self.mountain.has_trail(),
            Goal::Documentary => self.documentary.is_finished(),
            Goal::Wildlife => !self.options.wildlife || self.herds.have_arrived(),
        }
    }

    /// Checks that the seat may lead a herd along that path; each step costs a card.
    pub(in crate::ascent) fn check_lead(
        &self,
        hand: &[Card],
        path: &[Cell],
    ) -> Result<(), Refusal> {
        if !self.options.wildlife {
            refuse!(NoWildlife, "A-9", "There are no ibex in this game.");
        }
        self.herds.check_path(&self.mountain, path)?;
        if path.len() > hand.len() + 1 {
            return Err(cannot_pay("A-9.2"));
        }
        Ok(())
    }

    /// Whether a grapple can be spent.
    pub(crate) fn has_grapple(&self) -> bool {
        self.grapples > 0
    }
}

fn check_held(hand: &[Card], card: Card) -> Result<(), Refusal> {
    if hand.contains(&card) { Ok(()) } else { Err(not_in_hand(card)) }
}

/// Checks that the hand can pay that much besides the placed card (A-5.1d).
fn check_payable(hand: &[Card], cost: u8) -> Result<(), Refusal> {
    if can_pay(hand, cost) { Ok(()) } else { Err(cannot_pay("A-5.1d")) }
}

/// How many cards are discarded as an action.
pub const DISCARDED: u8 = 2;

/// Whether the hand has two cards to discard.
pub(crate) fn can_discard_two(hand: &[Card]) -> bool {
    hand.len() >= DISCARDED.into()
}

/// Whether a hand can pay that much besides the card of it that is placed (A-5.1d).
pub fn can_pay(hand: &[Card], cost: u8) -> bool {
    usize::from(cost) < hand.len()
}

fn cannot_pay(clause: &'static str) -> Refusal {
    refusal!(CannotPay, clause, "Your hand cannot pay for that.")
}
