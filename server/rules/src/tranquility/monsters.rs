//! Monsters: cards that fill the hand and leave it only with an island (T-6.2 to T-6.4).

use super::{Tranquility, card::Card, layout::CellSet, log::LogLine};
use crate::{Game, Refusal, Seat, cards::take_out};

impl Tranquility {
    fn holds_monster(&self, seat: Seat) -> bool {
        self.hand(seat).contains(&Card::Monster)
    }

    /// The seats that everybody knows to hold a monster (T-6.4).
    pub(super) fn known_monsters(&self) -> Vec<Seat> {
        Seat::all(self.seats()).filter(|seat| self.known_monsters[seat.index()]).collect()
    }

    /// The islands that a monster of the seat could take: none in a closed row (T-6.3).
    pub(super) fn prey(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let closed = self.closed_cells();
        let prey = if self.holds_monster(seat) { self.sea.occupied() } else { CellSet::default() };
        prey.iter().filter(move |cell| !closed.contains(*cell))
    }

    pub(super) fn play_monster(
        &mut self,
        seat: Seat,
        cell: u8,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.check_free_turn(seat)?;
        if !self.holds_monster(seat) {
            return Err(Refusal::new("no_monster", "T-6.3", "You hold no monster."));
        }
        if !self.prey(seat).any(|prey| prey == cell) {
            return Err(Refusal::new(
                "no_prey",
                "T-6.3",
                "A monster needs an island, in a row that is not closed.",
            ));
        }
        // The card was just seen in the hand.
        let _ = take_out(&mut self.hands[seat.index()], &[Card::Monster]);
        self.gone.push(Card::Monster);
        self.gone.extend(self.sea.take(cell));
        self.known_monsters[seat.index()] &= self.holds_monster(seat);
        events.extend([LogLine::Monster { seat, cell }]);
        self.end_action(events);
        Ok(())
    }

    /// A finish that the rules allow but for monsters: those who hold one must say so (T-6.4).
    /// Whether any did.
    pub(super) fn monsters_speak_up(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<LogLine>,
    ) -> bool {
        let holders: Vec<Seat> =
            Seat::all(self.seats()).filter(|seat| self.holds_monster(*seat)).collect();
        if holders.is_empty() {
            return false;
        }
        for holder in &holders {
            self.known_monsters[holder.index()] = true;
        }
        events.extend([LogLine::FinishBack { seat, monsters: holders }]);
        true
    }
}
