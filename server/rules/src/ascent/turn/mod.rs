//! The turn: what the actions of the active seat do.

pub mod grapple;
pub mod legal;
pub mod may;

use super::{
    Ascent, Phase,
    card::{Card, not_in_hand},
    event::Event,
    mountain::cell::{Cell, SUMMIT_CELL},
    wire::log::LogLine,
};
use crate::{
    Outcome, Refusal, Seat,
    cards::{check_count, check_held},
    refusal, small,
};

impl Ascent {
    pub(in crate::ascent) fn place_slope(
        &mut self,
        seat: Seat,
        card: Card,
        cell: Cell,
        pay: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        let (slope, cost) = self.board.check_slope(self.hand(seat), card, cell)?;
        self.play_card(seat, card, cost, pay, events)?;
        self.lay(cell, card);
        events.extend([Event::Told(LogLine::Slope { seat, card, cell, cost })]);
        if self.board.options.wildlife && slope.ibex {
            self.board.herds.arrive(cell);
        }
        self.film(cell, events);
        self.end_turn(seat);
        Ok(())
    }

    pub(in crate::ascent) fn place_campfire(
        &mut self,
        seat: Seat,
        card: Card,
        cell: Cell,
        to: Cell,
        pay: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        let (slope, cost) = self.board.check_campfire(self.hand(seat), card, cell, to)?;
        self.play_card(seat, card, cost, pay, events)?;
        let moved = Card::Slope(slope);
        self.board.mountain.lay(cell, card);
        self.lay(to, moved);
        events.extend([Event::Told(LogLine::Campfire { seat, card, cell, moved, to, cost })]);
        self.film(to, events);
        self.end_turn(seat);
        Ok(())
    }

    pub(in crate::ascent) fn place_bridge(
        &mut self,
        seat: Seat,
        cell: Cell,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        self.board.check_bridge(self.hand(seat), cell)?;
        self.play_card(seat, Card::Bridge, 0, &[], events)?;
        self.board.mountain.lay(cell, Card::Bridge);
        events.extend([Event::Told(LogLine::Bridge { seat, cell })]);
        self.end_turn(seat);
        Ok(())
    }

    pub(in crate::ascent) fn place_summit(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        self.board.check_summit(self.hand(seat))?;
        self.play_card(seat, Card::Summit, 0, &[], events)?;
        self.board.mountain.lay(SUMMIT_CELL, Card::Summit);
        events.extend([Event::Told(LogLine::Summit { seat })]);
        self.board.phase = Phase::Over(Outcome::Won {});
        Ok(())
    }

    pub(in crate::ascent) fn discard_two(
        &mut self,
        seat: Seat,
        cards: [Card; 2],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        self.discard(seat, &cards, events)?;
        events.extend([Event::Told(LogLine::Discard { seat })]);
        self.end_turn(seat);
        Ok(())
    }

    pub(in crate::ascent) fn lead_herd(
        &mut self,
        seat: Seat,
        path: &[Cell],
        pay: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        self.board.check_lead(self.hand(seat), path)?;
        check_count(pay, small(path.len().saturating_sub(1)), "A-9.2")?;
        self.discard(seat, pay, events)?;
        let ibex = self.board.herds.lead(path);
        events.extend([Event::Told(LogLine::Lead { seat, path: path.to_vec(), ibex })]);
        self.end_turn(seat);
        Ok(())
    }

    /// Lays a card onto the mountain. A bridge that it covers leaves the game.
    fn lay(&mut self, cell: Cell, card: Card) {
        if self.board.mountain.at(cell) == Some(Card::Bridge) {
            self.board.gone.push(Card::Bridge);
        }
        self.board.mountain.lay(cell, card);
    }

    /// Takes a card out of the hand and pays for it with others (A-5.1d).
    fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        cost: u8,
        pay: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        check_count(pay, cost, "A-5.1d")?;
        let hand = self.hand(seat);
        if !hand.contains(&card) {
            return Err(not_in_hand(card));
        }
        if let Err(missing) = check_held(hand, pay.iter().chain([&card])) {
            return Err(if missing == card {
                let why = "The placed card cannot pay for itself.";
                refusal!(PaysWithPlacedCard, "A-5.1d", why)
            } else {
                not_in_hand(missing)
            });
        }
        self.lay_away(seat, Some(card), pay, events);
        Ok(())
    }

    fn discard(
        &mut self,
        seat: Seat,
        cards: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        check_held(self.hand(seat), cards).map_err(not_in_hand)?;
        self.lay_away(seat, None, cards, events);
        Ok(())
    }

    /// Takes cards that the hand was checked to hold out of it: one that is placed, and those that are laid
    /// face down on the own discard pile. Their order is secret, so they are sorted.
    fn lay_away(
        &mut self,
        seat: Seat,
        placed: Option<Card>,
        cards: &[Card],
        events: &mut impl Extend<Event>,
    ) {
        for card in placed.iter().chain(cards) {
            if let Some(place) = self.hand(seat).iter().position(|held| held == card) {
                self.hands.remove(seat.index(), place);
            }
        }
        cards.iter().for_each(|card| self.discards.insert_sorted(seat.index(), *card));
        let (paid, kept) = (small(cards.len()), small(self.hand(seat).len()));
        events.extend([Event::Left { seat, placed, paid, kept }]);
    }

    /// Films what the slope just laid into that cell shows.
    fn film(&mut self, cell: Cell, events: &mut impl Extend<Event>) {
        let rows = cell.row()..=cell.row();
        let new = self.board.documentary.film_rows(&self.board.mountain, rows);
        let filmed = new.into_iter().map(|sequence| LogLine::Filmed { sequence });
        events.extend(filmed.map(Event::Told));
    }
}
