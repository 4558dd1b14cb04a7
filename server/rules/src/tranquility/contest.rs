//! Competition: two seats against each other, with an open row to draw from (T-13).

use super::{HAND_LIMIT, Phase, Tranquility, card::Card, layout::CellSet, log::LogLine};
use crate::{Game, Outcome, Refusal, Seat};
use std::cmp::Reverse;

/// How many cards lie in the open row, and how many the first hands have (T-13.1).
pub const ROW_CARDS: usize = 5;
/// The shortest run of neighbouring cells that scores (T-13.7).
const SHORTEST_RUN: u8 = 3;

/// What only the competition has.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Contest {
    /// The open row, the card farthest from the pile first.
    pub row: Vec<Card>,
    /// The common pile, top card last.
    pub pile: Vec<Card>,
    /// The cells of seat 1; all other islands are of seat 0.
    pub second: CellSet,
}

/// How a seat stands. Compared, the better one is the greater (T-13.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    score: i32,
    islands: u32,
    discarded: Reverse<u32>,
    longest_run: u8,
    runs: u8,
}

impl Contest {
    fn fill_row(&mut self) {
        while self.row.len() < ROW_CARDS {
            let Some(card) = self.pile.pop() else { return };
            self.row.push(card);
        }
    }
}

impl Tranquility {
    /// Draws up to five from the row, which is then filled again (T-13.3).
    pub(super) fn refill_from_row(&mut self, seat: Seat, events: &mut impl Extend<LogLine>) {
        let Some(contest) = &mut self.contest else { return };
        let missing = HAND_LIMIT.saturating_sub(self.hands[seat.index()].len());
        let drawn: Vec<Card> = contest.row.drain(..missing.min(contest.row.len())).collect();
        contest.fill_row();
        if !drawn.is_empty() {
            events.extend([LogLine::TakeFromRow { seat, cards: drawn.clone() }]);
        }
        for card in drawn {
            self.take_in_hand(seat, card);
        }
    }

    /// Marks whose island lies on the cell (T-13.2).
    pub(super) fn set_owner(&mut self, seat: Seat, cell: u8) {
        if let Some(contest) = &mut self.contest {
            contest.second.set(cell, seat == Seat(1));
        }
    }

    /// Whether the seat may swap its hand for the row: it can place nothing, and there is a row
    /// (T-13.4).
    pub(super) fn check_swap(&self, seat: Seat) -> Result<(), Refusal> {
        let Some(contest) = &self.contest else { return Err(no_contest("T-13.4")) };
        if !contest.row.is_empty() && self.spots(seat).next().is_none() {
            return Ok(());
        }
        Err(Refusal::new(
            "cannot_swap_hand",
            "T-13.4",
            "A hand can be swapped for the row by a seat that can place nothing.",
        ))
    }

    pub(super) fn swap_hand(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.check_free_turn(seat)?;
        self.check_swap(seat)?;
        let Some(contest) = &mut self.contest else { return Ok(()) };
        let revealed = std::mem::take(&mut self.hands[seat.index()]);
        let taken = std::mem::take(&mut contest.row);
        contest.fill_row();
        events.extend([LogLine::SwapHand {
            seat,
            revealed: revealed.clone(),
            taken: taken.clone(),
        }]);
        self.discards[seat.index()].extend(revealed);
        for card in taken {
            self.take_in_hand(seat, card);
        }
        self.end_action(events);
        Ok(())
    }

    /// Whether the seat has to pass, having nothing else to do (T-13.6).
    pub(super) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        if self.contest.is_none() {
            return Err(no_contest("T-13.6"));
        }
        if !self.can_act(seat) {
            return Ok(());
        }
        Err(Refusal::new("cannot_pass", "T-13.6", "You have something to do."))
    }

    pub(super) fn pass(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.check_free_turn(seat)?;
        self.check_pass(seat)?;
        events.extend([LogLine::Pass { seat }]);
        self.end_action(events);
        Ok(())
    }

    /// Whether the grid is full, or both hands hold one card or none (T-13.6).
    pub(super) fn contest_is_over(&self) -> bool {
        self.contest.is_some()
            && (self.sea.is_full() || self.hands.iter().all(|hand| hand.len() <= 1))
    }

    /// Each seat's points so far (T-13.7).
    pub(super) fn scores(&self) -> Vec<i32> {
        self.standings().iter().map(|standing| standing.score).collect()
    }

    /// The points of a seat for runs of its own islands so far; none in other games.
    pub(super) fn points_for_runs(&self, seat: Seat) -> u8 {
        self.standings().get(seat.index()).map_or(0, |standing| standing.runs)
    }

    pub(super) fn end_contest(&mut self) {
        let standings = self.standings();
        let best = standings.iter().max().copied();
        let winners =
            Seat::all(self.seats()).filter(|seat| standings.get(seat.index()).copied() == best);
        let outcome = Outcome::Ranked { scores: self.scores(), winners: winners.collect() };
        self.phase = Phase::Over(outcome);
    }

    fn standings(&self) -> Vec<Standing> {
        let Some(contest) = &self.contest else { return Vec::new() };
        let occupied = self.sea.occupied();
        let standing = |seat: Seat| {
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
                if run >= SHORTEST_RUN {
                    runs += run;
                }
                longest_run = longest_run.max(run);
                run = 0;
            }
            let discarded = self.discards[seat.index()].len() as u32;
            Standing {
                score: 2 * islands as i32 - discarded as i32 + i32::from(runs),
                islands,
                discarded: Reverse(discarded),
                longest_run,
                runs,
            }
        };
        Seat::all(self.seats()).map(standing).collect()
    }
}

fn no_contest(clause: &'static str) -> Refusal {
    Refusal::new("not_in_this_game", clause, "That belongs to the competition.")
}
