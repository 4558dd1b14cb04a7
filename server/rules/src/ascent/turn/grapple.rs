//! Grapples of the solo game: a fresh hand instead of an action.

use crate::{
    Dice, Refusal, Seat,
    ascent::{Ascent, Chance, Phase, card::Card, event::Event, wire::log::LogLine},
    chance::shuffle,
    refuse,
};

impl Ascent {
    /// The hand goes back into the draw pile; how they lie then is up to chance.
    pub(in crate::ascent) fn spend_grapple(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        if !self.board.has_grapple() {
            refuse!(NoGrapple, "A-10.2", "There is no grapple left.");
        }
        self.board.grapples -= 1;
        while let Some(card) = self.hands.pop(seat.index()) {
            self.piles.push(seat.index(), card);
        }
        // Nothing is known of their order any more.
        self.piles[seat.index()].sort_unstable();
        events.extend([Event::Told(LogLine::Grapple { seat })]);
        self.board.phase = Phase::ReshuffleDue;
        Ok(())
    }

    pub(in crate::ascent) fn draw_reshuffle(&self, dice: &mut dyn Dice) -> Option<Chance> {
        if !matches!(self.board.phase, Phase::ReshuffleDue) {
            return None;
        }
        let mut pile = self.sorted_pile();
        shuffle(dice, &mut pile);
        Some(Chance::Pile(pile))
    }

    /// Lays the pile as chance has it and draws the new hand, which ends the turn.
    pub(in crate::ascent) fn apply_reshuffle(&mut self, pile: &[Card]) -> Result<(), Refusal> {
        match self.board.phase {
            Phase::ReshuffleDue => {}
            Phase::Turn => refuse!(ImpossibleChance, "A-10.2", "Nothing is left to chance now."),
            Phase::Over(_) => refuse!(ImpossibleChance, "A-6", "The game is over."),
        }
        let mut sorted = pile.to_vec();
        sorted.sort_unstable();
        if sorted != self.sorted_pile() {
            refuse!(ImpossibleChance, "A-10.2", "Those are not the cards of hand and draw pile.");
        }
        let seat = self.board.active;
        let face_down: Vec<Card> = pile.iter().rev().copied().collect();
        self.piles.set(seat.index(), &face_down);
        self.end_turn(seat);
        Ok(())
    }

    /// The cards that are shuffled, in an order that is the same for all who derive the
    /// shuffle from the seed.
    fn sorted_pile(&self) -> Vec<Card> {
        let mut pile = self.piles.get(self.board.active.index()).to_vec();
        pile.sort_unstable();
        pile
    }
}
