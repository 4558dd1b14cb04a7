//! Monsters: cards that fill the hand and leave it only with an island (T-6.2 to T-6.4).

use crate::{
    Game, Refusal, Seat, refuse,
    tranquility::{
        Tranquility, board::Board, card::Card, event::Event, readings, sea::layout::CellSet,
        wire::log::LogLine,
    },
};

impl Board {
    /// The islands that a monster of the seat could take (T-6.3).
    pub(in crate::tranquility) fn prey(&self, hand: &[Card]) -> impl Iterator<Item = u8> {
        let safe = readings::safe_from_monsters(self);
        let prey =
            if hand.contains(&Card::Monster) { self.sea.occupied() } else { CellSet::default() };
        prey.iter().filter(move |cell| !safe.contains(*cell))
    }
}

impl Tranquility {
    fn holds_monster(&self, seat: Seat) -> bool {
        self.hand(seat).contains(&Card::Monster)
    }

    pub(in crate::tranquility) fn play_monster(
        &mut self,
        seat: Seat,
        cell: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        if !self.holds_monster(seat) {
            refuse!(NoMonster, "T-6.3", "You hold no monster.");
        }
        if !self.board.prey(self.hand(seat)).any(|prey| prey == cell) {
            refuse!(NoPrey, "T-6.3", "A monster needs an island, in a row that is not closed.");
        }
        self.show(seat, Card::Monster, events);
        self.board.gone.push(Card::Monster);
        self.board.gone.extend(self.board.sea.take(cell));
        if self.board.known_monsters.contains(seat) {
            let any = self.holds_monster(seat);
            if !any {
                self.board.known_monsters.remove(seat);
            }
            events.extend([Event::MonstersLeft { seat, any }]);
        }
        events.extend([Event::Told(LogLine::Monster { seat, cell })]);
        self.end_action(events);
        Ok(())
    }

    /// Lets the seats that hold monsters say so, when a finish is allowed but for them (T-6.4).
    /// Whether any did.
    pub(in crate::tranquility) fn monsters_speak_up(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> bool {
        let holders: Vec<Seat> =
            Seat::all(self.seats()).filter(|seat| readings::speaks_up(self.hand(*seat))).collect();
        if holders.is_empty() {
            return false;
        }
        holders.iter().for_each(|seat| self.board.known_monsters.insert(*seat));
        events.extend([Event::Told(LogLine::FinishBack { seat, monsters: holders })]);
        true
    }
}
