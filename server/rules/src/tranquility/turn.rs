//! The turn (T-2): placing an island (T-3), discarding two (T-2.3), playing finish (T-5).

use super::{
    Phase, Tranquility,
    card::{Card, not_in_hand, take_out},
    log::LogLine,
    sea::CELLS,
};
use crate::{Outcome, Refusal, Seat};

impl Tranquility {
    /// Checks that the seat may act in its turn.
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::StartsDue => Err(chance_due("T-1.4")),
            Phase::FirstDue => Err(chance_due("T-1.5")),
            Phase::Turn if seat == self.active => Ok(()),
            Phase::Turn => Err(Refusal::new(
                "not_your_turn",
                "T-2.1",
                format!("It is the turn of seat {}.", self.active),
            )),
            _ => Err(Refusal::new(
                "wrong_phase",
                "T-4.2",
                "The eight cards of the start are being settled.",
            )),
        }
    }

    /// Whether the seat must play start and may do nothing else (T-4.1).
    pub(super) fn must_start(&self, seat: Seat) -> bool {
        !self.started && self.hand(seat).contains(&Card::Start)
    }

    fn check_not_forced(&self, seat: Seat) -> Result<(), Refusal> {
        if self.must_start(seat) {
            return Err(Refusal::new(
                "must_play_start",
                "T-4.1",
                "You hold a start card and must play it now.",
            ));
        }
        Ok(())
    }

    /// How many cards the seat could pay with if it placed one of its hand (T-3.3).
    pub(super) fn payable(&self, seat: Seat) -> u8 {
        self.hand(seat).len().saturating_sub(1) as u8
    }

    /// Whether the grid, the start space and the hand allow to finish (T-5.1).
    pub(super) fn check_finish(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.hand(seat).contains(&Card::Finish) {
            return Err(Refusal::new("no_finish_card", "T-5.1", "You hold no finish card."));
        }
        if !self.started || !self.sea.is_full() {
            return Err(Refusal::new(
                "finish_not_ready",
                "T-5.1",
                "Finish needs a start card played and an island in every cell.",
            ));
        }
        Ok(())
    }

    /// The cost of placing a card on a cell, if the seat may do that.
    fn check_place(&self, seat: Seat, card: Card, cell: u8) -> Result<u8, Refusal> {
        let Some(number) = card.number() else {
            return Err(Refusal::new("not_an_island", "T-3.1", "Only islands can be placed."));
        };
        if !self.hand(seat).contains(&card) {
            return Err(not_in_hand(card));
        }
        if cell >= CELLS {
            return Err(Refusal::new("no_such_cell", "T-0", "There is no such cell."));
        }
        if self.sea.is_occupied(cell) {
            return Err(Refusal::new("cell_occupied", "T-3.1", "That cell holds an island."));
        }
        let gap = self.sea.gap(number);
        if !gap.contains(cell) {
            return Err(Refusal::new(
                "wrong_order",
                "T-3.1",
                "Islands must ascend from cell to cell.",
            ));
        }
        let cost = gap.cost(cell);
        if cost > self.payable(seat) {
            return Err(Refusal::new(
                "cannot_pay",
                "T-3.3",
                "Your hand cannot pay for that placement.",
            ));
        }
        Ok(cost)
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        card: Card,
        cell: u8,
        pay: &[Card],
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_not_forced(seat)?;
        let cost = self.check_place(seat, card, cell)?;
        if pay.len() != usize::from(cost) {
            return Err(Refusal::new(
                "wrong_payment_count",
                "T-3.3",
                format!("That placement costs {cost}, not {}.", pay.len()),
            ));
        }
        if pay.contains(&card) {
            return Err(Refusal::new(
                "pays_with_placed_card",
                "T-3.3",
                "The placed card cannot pay for itself.",
            ));
        }
        let hand = &mut self.hands[seat.index()];
        take_out(hand, pay).map_err(not_in_hand)?;
        hand.retain(|held| *held != card);
        self.discards[seat.index()].extend(pay);
        if let Some(number) = card.number() {
            self.sea.put(cell, number);
            self.log.push(LogLine::Place { seat, card: number, cell, cost });
        }
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn discard_two(&mut self, seat: Seat, cards: [Card; 2]) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_not_forced(seat)?;
        take_out(&mut self.hands[seat.index()], &cards).map_err(not_in_hand)?;
        self.discards[seat.index()].extend(cards);
        self.log.push(LogLine::Discard { seat });
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn play_finish(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_not_forced(seat)?;
        self.check_finish(seat)?;
        // The card was just seen in the hand.
        let _ = take_out(&mut self.hands[seat.index()], &[Card::Finish]);
        self.log.push(LogLine::Finish { seat });
        self.phase = Phase::Over(Outcome::Won {});
        Ok(())
    }

    pub(super) fn play_start(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if self.started {
            return Err(Refusal::new(
                "already_started",
                "T-4.8",
                "The start space is filled already.",
            ));
        }
        take_out(&mut self.hands[seat.index()], &[Card::Start])
            .map_err(|_| Refusal::new("no_start_card", "T-4.1", "You hold no start card."))?;
        self.started = true;
        self.log.push(LogLine::Start { seat });
        self.open_start_window();
        Ok(())
    }

    /// Draws and passes the turn clockwise (T-2.2).
    fn end_turn(&mut self, seat: Seat) {
        self.refill(seat);
        self.begin_turn(seat.next(self.seats()));
    }
}

fn chance_due(clause: &'static str) -> Refusal {
    Refusal::new("chance_due", clause, "Chance has to decide first.")
}
