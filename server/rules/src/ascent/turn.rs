//! The turn: what the actions of the active seat do.

use super::{
    Ascent, Phase,
    card::{Card, not_in_hand},
    cell::{Cell, SUMMIT_CELL},
    log::LogLine,
};
use crate::{Outcome, Refusal, Seat, cards::take_out};

impl Ascent {
    pub(super) fn place_slope(
        &mut self,
        seat: Seat,
        card: Card,
        cell: Cell,
        pay: &[Card],
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let (slope, cost) = self.check_slope(seat, card, cell)?;
        self.play_card(seat, card, cost, pay)?;
        self.mountain.lay(cell, card);
        self.log.push(LogLine::Slope { seat, card, cell, cost });
        if self.options.wildlife && slope.ibex {
            self.herds.arrive(cell);
        }
        self.film();
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn place_campfire(
        &mut self,
        seat: Seat,
        card: Card,
        cell: Cell,
        to: Cell,
        pay: &[Card],
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let (slope, cost) = self.check_campfire(seat, card, cell, to)?;
        self.play_card(seat, card, cost, pay)?;
        let moved = Card::Slope(slope);
        self.mountain.lay(cell, card);
        self.mountain.lay(to, moved);
        self.log.push(LogLine::Campfire { seat, card, cell, moved, to, cost });
        self.film();
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn place_bridge(&mut self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_bridge(seat, cell)?;
        self.play_card(seat, Card::Bridge, 0, &[])?;
        self.mountain.lay(cell, Card::Bridge);
        self.log.push(LogLine::Bridge { seat, cell });
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn place_summit(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_summit(seat)?;
        self.play_card(seat, Card::Summit, 0, &[])?;
        self.mountain.lay(SUMMIT_CELL, Card::Summit);
        self.log.push(LogLine::Summit { seat });
        self.phase = Phase::Over(Outcome::Won {});
        Ok(())
    }

    pub(super) fn discard_two(&mut self, seat: Seat, cards: [Card; 2]) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.discard(seat, &cards)?;
        self.log.push(LogLine::Discard { seat });
        self.end_turn(seat);
        Ok(())
    }

    pub(super) fn lead_herd(
        &mut self,
        seat: Seat,
        path: &[Cell],
        pay: &[Card],
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_lead(seat, path)?;
        if pay.len() + 1 != path.len() {
            return Err(wrong_payment("A-9.2", path.len() - 1, pay.len()));
        }
        self.discard(seat, pay)?;
        let ibex = self.herds.lead(path);
        self.log.push(LogLine::Lead { seat, path: path.to_vec(), ibex });
        self.end_turn(seat);
        Ok(())
    }

    /// Takes a card out of the hand and pays for it with others (A-5.1d).
    fn play_card(&mut self, seat: Seat, card: Card, cost: u8, pay: &[Card]) -> Result<(), Refusal> {
        if pay.len() != usize::from(cost) {
            return Err(wrong_payment("A-5.1d", cost.into(), pay.len()));
        }
        let hand = &mut self.hands[seat.index()];
        let Some(place) = hand.iter().position(|held| *held == card) else {
            return Err(not_in_hand(card));
        };
        hand.remove(place);
        if let Err(missing) = take_out(hand, pay) {
            hand.insert(place, card);
            return Err(if missing == card {
                let why = "The placed card cannot pay for itself.";
                Refusal::new("pays_with_placed_card", "A-5.1d", why)
            } else {
                not_in_hand(missing)
            });
        }
        self.discards[seat.index()].extend(pay);
        Ok(())
    }

    fn discard(&mut self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        take_out(&mut self.hands[seat.index()], cards).map_err(not_in_hand)?;
        self.discards[seat.index()].extend(cards);
        Ok(())
    }

    /// Films what the last placement shows.
    fn film(&mut self) {
        let new = self.documentary.film(&self.mountain);
        self.log.extend(new.into_iter().map(|sequence| LogLine::Filmed { sequence }));
    }
}

fn wrong_payment(clause: &'static str, cost: usize, paid: usize) -> Refusal {
    Refusal::new("wrong_payment_count", clause, format!("That costs {cost}, not {paid}."))
}
