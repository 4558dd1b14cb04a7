//! Competition: two seats against each other, with an open row to draw from (T-13).

use crate::{
    Outcome, Refusal, Seat,
    core::lists::List,
    refuse, small,
    tranquility::{
        HAND_LIMIT, Tranquility,
        board::{Board, Phase},
        card::Card,
        event::{Event, Token},
        readings,
        sea::layout::CellSet,
        wire::log::LogLine,
    },
};
use std::cmp::Reverse;

/// How many cards lie in the open row, and how many the first hands have (T-13.1).
pub const ROW_CARDS: usize = 5;
/// The shortest run of neighbouring cells that scores.
const SHORTEST_RUN: u8 = 3;

/// The points for a run of so many neighbouring cells (T-13.7).
pub fn points_for_run(cells: u8) -> u8 {
    if cells >= SHORTEST_RUN { cells } else { 0 }
}

/// What only the competition has.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Contest {
    /// The open row, the card farthest from the pile first.
    pub row: List<Card, ROW_CARDS>,
    /// The cells of seat 1; all other islands are of seat 0.
    pub second: CellSet,
}

/// How a seat stands. Compared, the better one is the greater (T-13.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    score: i32,
    islands: u8,
    discarded: Reverse<u8>,
    longest_run: u8,
    runs: u8,
}

impl Board {
    /// Each seat's points so far, by the sizes of the discard piles (T-13.7).
    pub(in crate::tranquility) fn scores(&self, discards: impl Iterator<Item = usize>) -> Vec<i32> {
        self.standings(discards).iter().map(|standing| standing.score).collect()
    }

    /// How the seats stand, by the sizes of their discard piles.
    fn standings(&self, discards: impl Iterator<Item = usize>) -> Vec<Standing> {
        let Some(contest) = &self.contest else { return Vec::new() };
        let occupied = self.sea.occupied();
        let standing = |(seat, discarded): (Seat, usize)| {
            let is_own = |cell: u8| {
                occupied.contains(cell) && contest.second.contains(cell) == (seat == Seat(1))
            };
            let (mut islands, mut runs, mut run, mut longest_run) = (0, 0, 0, 0);
            for cell in 0..=self.sea.layout().cells {
                if is_own(cell) {
                    islands += 1;
                    run += 1;
                    continue;
                }
                runs += points_for_run(run);
                if run >= readings::SHORTEST_RUN_OF_TIES {
                    longest_run = longest_run.max(run);
                }
                run = 0;
            }
            let discarded = small(discarded);
            Standing {
                score: 2 * i32::from(islands) - i32::from(discarded) + i32::from(runs),
                islands,
                discarded: Reverse(discarded),
                longest_run,
                runs,
            }
        };
        Seat::all(self.seats.into()).zip(discards).map(standing).collect()
    }

    /// Marks whose island lies on the cell (T-13.2).
    pub(in crate::tranquility) fn set_owner(&mut self, seat: Seat, cell: u8) {
        if let Some(contest) = &mut self.contest {
            contest.second.set(cell, seat == Seat(1));
        }
    }

    /// Whether the seat may swap its hand for the row: it can place nothing, and there is a row
    /// (T-13.4).
    pub(in crate::tranquility) fn may_swap(&self, seat: Seat, hand: &[Card]) -> bool {
        self.contest.as_ref().is_some_and(|contest| !contest.row.is_empty())
            && self.spots(seat, hand).next().is_none()
    }

    /// Whether a seat with nothing to do passes (T-13.6).
    pub(in crate::tranquility) fn has_passes(&self) -> bool {
        readings::WITH_PASSES.contains(&self.options.grid)
    }

    /// Whether the seat has to pass, having nothing else to do (T-13.6).
    pub(in crate::tranquility) fn must_pass(&self, seat: Seat, hand: &[Card]) -> bool {
        self.has_passes() && !self.can_act(seat, hand)
    }

    fn check_contest(&self, clause: &'static str) -> Result<(), Refusal> {
        if self.contest.is_none() {
            refuse!(NotInThisGame, clause, "That belongs to the competition.");
        }
        Ok(())
    }
}

impl Tranquility {
    /// Draws up to five from the row, which is then filled again (T-13.3).
    pub(in crate::tranquility) fn refill_from_row(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) {
        let missing = HAND_LIMIT.saturating_sub(self.hand(seat).len());
        let drawn = self.take_from_row(seat, missing, events);
        if !drawn.is_empty() {
            events.extend([Event::Told(LogLine::TakeFromRow { seat, cards: drawn })]);
        }
    }

    /// Takes so many cards of the row, as far as it has them, and fills it again.
    fn take_from_row(
        &mut self,
        seat: Seat,
        count: usize,
        events: &mut impl Extend<Event>,
    ) -> Vec<Card> {
        let Some(contest) = &mut self.board.contest else { return Vec::new() };
        let taken: Vec<Card> = contest.row.drain(..count.min(contest.row.len())).collect();
        let missing = ROW_CARDS - contest.row.len();
        let left = self.stock.len().saturating_sub(missing);
        contest.row.extend(self.stock.drain(left..).rev());
        for card in &taken {
            self.take_seen(seat, *card, Token::Known(*card), events);
        }
        taken
    }

    pub(in crate::tranquility) fn swap_hand(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        self.board.check_contest("T-13.4")?;
        if !self.board.may_swap(seat, self.hand(seat)) {
            refuse!(
                CannotSwapHand,
                "T-13.4",
                "A hand can be swapped for the row by a seat that can place nothing."
            );
        }
        let revealed = self.hand(seat).to_vec();
        for card in &revealed {
            self.show(seat, *card, events);
            self.discard_open(seat, *card);
        }
        let taken = self.take_from_row(seat, ROW_CARDS, events);
        events.extend([Event::Told(LogLine::SwapHand { seat, revealed, taken })]);
        self.end_action(events);
        Ok(())
    }

    pub(in crate::tranquility) fn pass(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        self.board.check_contest("T-13.6")?;
        if !self.board.must_pass(seat, self.hand(seat)) {
            refuse!(CannotPass, "T-13.6", "You have something to do.");
        }
        events.extend([Event::Told(LogLine::Pass { seat })]);
        self.end_action(events);
        Ok(())
    }

    /// Whether the grid is full, or both hands hold one card or none (T-13.6).
    pub(in crate::tranquility) fn contest_is_over(&self) -> bool {
        self.board.contest.is_some()
            && (self.board.sea.is_full() || self.hands.iter().all(|hand| hand.len() <= 1))
    }

    /// The points of a seat for runs of its own islands so far; none in other games.
    pub fn points_for_runs(&self, seat: Seat) -> u8 {
        let standings = self.board.standings(self.discards.iter().map(<[Card]>::len));
        standings.get(seat.index()).map_or(0, |standing| standing.runs)
    }

    pub(in crate::tranquility) fn end_contest(&mut self) {
        let standings = self.board.standings(self.discards.iter().map(<[Card]>::len));
        let scores = standings.iter().map(|standing| standing.score).collect();
        let winners = Seat::with_most(&standings);
        self.board.phase = Phase::Over(Outcome::Ranked { scores, winners });
    }
}
