//! Storms and compasses (T-7).

use crate::{
    Refusal, Seat,
    core::lists::PerSeat,
    refuse, small,
    tranquility::{
        Tranquility,
        action::{LyingStorm, RevealedStorm, StormAt},
        board::{Board, Phase},
        card::{Card, Storm},
        event::Event,
        readings,
        sea::layout::{CellSet, ROWS},
        turn::agenda::Flow,
        wire::log::LogLine,
    },
};

/// How many compasses lie beside the grid at first (T-7.1).
pub const COMPASSES: u8 = 6;

/// The storms in play, and the compasses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Storms {
    /// Compasses beside the grid, and earned.
    pub compasses: [u8; 2],
    /// Yellow storms before each seat.
    pub yellow: PerSeat<u8>,
    /// Orange storms before each seat.
    pub orange: PerSeat<u8>,
    /// Purple storms beside each row.
    pub purple: [u8; ROWS as usize],
    /// The storm that was turned up and has not taken effect.
    pub revealed: Option<Revealed>,
}

/// A storm just turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Revealed {
    /// Who drew it.
    pub seat: Seat,
    /// Its colour.
    pub storm: Storm,
}

impl Storms {
    /// The storms and compasses at the beginning.
    pub fn new(seats: usize, is_in_play: bool) -> Storms {
        Storms {
            compasses: [if is_in_play { COMPASSES } else { 0 }, 0],
            yellow: (0..seats).map(|_| 0).collect(),
            orange: (0..seats).map(|_| 0).collect(),
            purple: [0; ROWS as usize],
            revealed: None,
        }
    }

    /// Whether a yellow storm lies before the seat.
    pub fn yellow_before(&self, seat: Seat) -> bool {
        self.yellow.get(seat.index()).is_some_and(|count| *count > 0)
    }

    /// Whether an orange storm lies before the seat.
    pub fn orange_before(&self, seat: Seat) -> bool {
        self.orange.get(seat.index()).is_some_and(|count| *count > 0)
    }

    /// The cells that purple storms close.
    pub fn closed_cells(&self) -> CellSet {
        let rows = (0..ROWS).filter(|row| self.purple[usize::from(*row)] > 0);
        rows.fold(CellSet::default(), |cells, row| cells.and(CellSet::row(row)))
    }

    /// Whether the seats own a compass.
    pub fn owns_compass(&self) -> bool {
        self.compasses[1] > 0
    }

    /// Takes a compass from beside the grid, while any lie there (T-7.2); whether there was one.
    pub fn earn(&mut self) -> bool {
        let there_is = self.compasses[0] > 0;
        if there_is {
            self.compasses[0] -= 1;
            self.compasses[1] += 1;
        }
        there_is
    }

    /// The storms that a compass could end.
    pub fn all(&self) -> Vec<StormAt> {
        let before = |counts: &[u8]| {
            let seats = Seat::all(counts.len()).zip(counts.to_vec());
            seats.filter(|(_, count)| *count > 0).map(|(seat, _)| seat).collect::<Vec<_>>()
        };
        let lying = |storm| StormAt::Lying(storm);
        let mut storms = Vec::new();
        storms.extend(self.revealed.map(|_| StormAt::Revealed(RevealedStorm { revealed: true })));
        let yellow = before(&self.yellow).into_iter();
        storms.extend(yellow.map(|seat| lying(LyingStorm::Yellow { seat })));
        let rows = (0..ROWS).filter(|row| self.purple[usize::from(*row)] > 0);
        storms.extend(rows.map(|row| lying(LyingStorm::Purple { row })));
        let orange = before(&self.orange).into_iter();
        storms.extend(orange.map(|seat| lying(LyingStorm::Orange { seat })));
        storms
    }

    /// Whether a compass is owned and there is a storm to end: the seats may then talk (T-7.5), and
    /// a stuck seat is not lost (T-7.6).
    pub fn can_be_ended(&self) -> bool {
        self.owns_compass() && !self.all().is_empty()
    }

    /// Takes a storm off the table.
    fn remove(&mut self, storm: StormAt) -> Option<Storm> {
        let (pile, colour) = match storm {
            StormAt::Revealed(_) => return self.revealed.take().map(|revealed| revealed.storm),
            StormAt::Lying(LyingStorm::Yellow { seat }) => {
                (self.yellow.get_mut(seat.index())?, Storm::Yellow)
            }
            StormAt::Lying(LyingStorm::Orange { seat }) => {
                (self.orange.get_mut(seat.index())?, Storm::Orange)
            }
            StormAt::Lying(LyingStorm::Purple { row }) => {
                (self.purple.get_mut(usize::from(row))?, Storm::Purple)
            }
        };
        *pile = pile.checked_sub(1)?;
        Some(colour)
    }
}

impl Board {
    /// Earns a compass, in games that have them (T-7.2).
    pub(in crate::tranquility) fn earn_compass(&mut self, events: &mut impl Extend<Event>) {
        if self.storms.earn() {
            events.extend([Event::Told(LogLine::Compass {})]);
        }
    }

    /// The rows beside which a purple storm can be put.
    pub(in crate::tranquility) fn rows_for_purple(&self) -> Vec<u8> {
        (0..ROWS).filter(|row| self.sea.has_room(*row)).collect()
    }

    /// Whether the seat may discard its whole hand for a compass (T-7.2).
    pub(in crate::tranquility) fn may_discard_hand(&self, hand: &[Card]) -> bool {
        self.options.storms
            && hand.len() >= readings::FEWEST_OF_A_HAND
            && hand.iter().all(|card| card.is_discardable())
    }

    /// Any seat may spend a compass at any moment (T-7.4).
    pub(in crate::tranquility) fn check_spend(&self, storm: StormAt) -> Result<(), Refusal> {
        if !self.storms.owns_compass() {
            refuse!(NoCompass, "T-7.4", "You own no compass together.");
        }
        if !self.storms.all().contains(&storm) {
            refuse!(NoSuchStorm, "T-7.4", "There is no such storm.");
        }
        Ok(())
    }
}

impl Tranquility {
    /// A storm was just turned up: while a compass is owned its drawer has to face it, otherwise it
    /// takes effect at once (T-7.3).
    pub(in crate::tranquility) fn reveal(&mut self, events: &mut impl Extend<Event>) -> Flow {
        if let Some(Revealed { seat, storm }) = self.board.storms.revealed {
            events.extend([Event::Told(LogLine::Storm { seat, storm })]);
        }
        if readings::is_held_back(&self.board.storms) {
            return self.wait_in(Phase::StormRevealed);
        }
        self.take_effect(events)
    }

    /// Lets the revealed storm take effect.
    fn take_effect(&mut self, events: &mut impl Extend<Event>) -> Flow {
        let Some(Revealed { seat, storm }) = self.board.storms.revealed else {
            return Flow::Continue;
        };
        match storm {
            Storm::Yellow => {
                self.board.storms.revealed = None;
                self.board.storms.yellow[seat.index()] += 1;
                let due = small(readings::taken_by_yellow(self.hand(seat)));
                events.extend([Event::Reduced { seat, due }]);
                match due {
                    0 => Flow::Continue,
                    _ => self.wait_in(Phase::StormYellow { seat, due }),
                }
            }
            Storm::Orange => {
                self.board.storms.revealed = None;
                self.board.storms.orange[seat.index()] += 1;
                Flow::Continue
            }
            Storm::Purple if self.board.rows_for_purple().is_empty() => {
                self.board.storms.revealed = None;
                self.board.gone.push(Card::Purple);
                Flow::Continue
            }
            // Until its row is chosen it counts as just revealed (T-7.4).
            Storm::Purple => self.wait_in(Phase::StormPurple),
        }
    }

    pub(in crate::tranquility) fn discard_hand(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        if !self.board.options.storms {
            refuse!(NotInThisGame, "T-7.2", "There are no compasses in this game.");
        }
        if !self.board.may_discard_hand(self.hand(seat)) {
            refuse!(
                CannotDiscardHand,
                "T-7.2",
                "A whole hand to discard has at least two cards and no monster."
            );
        }
        let hand = self.hand(seat).to_vec();
        events.extend([Event::Told(LogLine::DiscardHand { seat, count: small(hand.len()) })]);
        self.discard(seat, &hand, events);
        self.board.earn_compass(events);
        self.end_action(events);
        Ok(())
    }

    pub(in crate::tranquility) fn spend_compass(
        &mut self,
        seat: Seat,
        storm: StormAt,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_spend(storm)?;
        let Some(ended) = self.board.storms.remove(storm) else { return Ok(()) };
        self.board.storms.compasses[1] -= 1;
        self.board.gone.push(ended.into());
        events.extend([Event::Told(LogLine::SpendCompass { seat, storm })]);
        match self.board.phase {
            Phase::StormRevealed | Phase::StormPurple if self.board.storms.revealed.is_none() => {
                self.proceed(events);
            }
            Phase::StormRevealed if !readings::is_held_back(&self.board.storms) => {
                if self.take_effect(events) == Flow::Continue {
                    self.proceed(events);
                }
            }
            _ => self.look_at_turn(events),
        }
        Ok(())
    }

    pub(in crate::tranquility) fn face_storm(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.board.phase, Phase::StormRevealed) {
            refuse!(WrongPhase, "T-7.3", "No storm waits to be faced.");
        }
        self.board.check_decider(seat)?;
        if self.take_effect(events) == Flow::Continue {
            self.proceed(events);
        }
        Ok(())
    }

    pub(in crate::tranquility) fn blow(
        &mut self,
        seat: Seat,
        row: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.board.phase, Phase::StormPurple) {
            refuse!(WrongPhase, "T-7.3", "No purple storm looks for a row.");
        }
        self.board.check_decider(seat)?;
        if !self.board.rows_for_purple().contains(&row) {
            refuse!(WrongRow, "T-7.3", "A purple storm lies beside a row that has an empty cell.");
        }
        self.board.storms.revealed = None;
        self.board.storms.purple[usize::from(row)] += 1;
        events.extend([Event::Told(LogLine::Blow { seat, row })]);
        self.proceed(events);
        Ok(())
    }

    pub(in crate::tranquility) fn reduce(
        &mut self,
        seat: Seat,
        cards: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        let Phase::StormYellow { due, .. } = self.board.phase else {
            refuse!(WrongPhase, "T-7.3", "No hand has to be reduced.");
        };
        self.board.check_decider(seat)?;
        self.discard_due(seat, cards, due, "T-7.3", events)?;
        events.extend([Event::Told(LogLine::Reduce { seat, count: due })]);
        self.proceed(events);
        Ok(())
    }
}
