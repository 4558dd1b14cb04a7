//! The pyramid's explorer cells and the cards turned up on them (T-11).

use super::{
    Phase, Tranquility,
    card::{Card, FINISHES, check_discard},
    layout::CellSet,
    log::{Found, LogLine},
    options::{Level, Options},
    storms::STORMS_PER_COLOUR,
};
use crate::{Refusal, Seat, cards::take_out};

/// The explorer pile, and the storms it has left on the grid.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Explorer {
    /// Top card last.
    pub pile: Vec<Card>,
    /// The discarded cards, which lie beside the pile (T-11.5).
    pub beside: Vec<Card>,
    /// The storms on explorer cells.
    pub storms: Vec<(u8, Card)>,
}

impl Explorer {
    /// The cards of the pile (T-11.2, T-11.5).
    pub fn cards(options: &Options) -> Vec<Card> {
        let monsters = match options.level {
            Level::Easy => Card::Wild,
            Level::Normal | Level::Hard => Card::Monster,
        };
        let mut cards = vec![Card::Rocks];
        for storm in [Card::Yellow, Card::Purple, Card::Orange] {
            cards.extend([storm; STORMS_PER_COLOUR]);
        }
        cards.extend([Card::Compass; 6]);
        cards.extend([monsters; 5]);
        cards.extend([Card::Finish; FINISHES]);
        cards.extend([Card::Start; 5]);
        cards.extend([Card::Wild; 2]);
        cards
    }

    /// The cells under storms, which cannot be used.
    pub fn closed_cells(&self) -> CellSet {
        self.storms.iter().map(|(cell, _)| *cell).collect()
    }
}

/// An island on an explorer cell, before it is paid for.
pub(super) struct Exploration {
    pub seat: Seat,
    /// The card that was placed, and the number it stands for.
    pub card: Card,
    pub number: u8,
    pub cell: u8,
    pub cost: u8,
}

impl Tranquility {
    /// Whether an explorer card is turned up when an island is put there (T-11.3).
    pub(super) fn is_explorer_cell(&self, cell: u8) -> bool {
        self.sea.layout().explorer_cells.contains(&cell)
    }

    /// Turns up the top explorer card for an island just taken from the hand (T-11.3).
    pub(super) fn explore(&mut self, exploration: &Exploration, events: &mut impl Extend<LogLine>) {
        let Exploration { seat, card, number, cell, cost } = *exploration;
        let top = self.explorer.pile.pop();
        let found = Found::of(top, self.options.level);
        events.extend([LogLine::Explore { seat, card: number, cell, cost, found }]);
        match top {
            Some(storm @ (Card::Yellow | Card::Purple | Card::Orange)) => {
                self.take_in_hand(seat, card);
                self.explorer.storms.push((cell, storm));
                self.end_action(events);
            }
            Some(Card::Monster) => {
                self.explorer.beside.push(Card::Monster);
                self.discards[seat.index()].push(card);
                self.end_action(events);
            }
            found => {
                self.put_island(cell, number, card);
                match found {
                    Some(Card::Rocks) => self.run_aground(Card::Rocks, seat, cost, events),
                    Some(Card::Start) if self.options.level == Level::Hard => {
                        self.run_aground(Card::Start, seat, cost, events);
                    }
                    Some(Card::Start) => {
                        self.explorer.beside.push(Card::Start);
                        self.wait_for_payment(cost, events);
                    }
                    // A compass, a wild or a finish: nobody else sees which.
                    Some(kept) => {
                        self.take_in_hand(seat, kept);
                        self.wait_for_payment(cost, events);
                    }
                    None => self.wait_for_payment(cost, events),
                }
            }
        }
    }

    /// Rocks cost one card more, or the top card of the draw pile where the hand has none left.
    fn run_aground(&mut self, card: Card, seat: Seat, cost: u8, events: &mut impl Extend<LogLine>) {
        self.explorer.beside.push(card);
        if self.hand(seat).len() > usize::from(cost) {
            return self.wait_for_payment(cost + 1, events);
        }
        let top = self.piles[seat.index()].pop();
        self.discards[seat.index()].extend(top);
        self.wait_for_payment(cost, events);
    }

    /// The cost is chosen when the explorer card is known (T-11.4).
    fn wait_for_payment(&mut self, due: u8, events: &mut impl Extend<LogLine>) {
        if due == 0 {
            self.end_action(events);
        } else {
            self.phase = Phase::ExplorerPay { due };
        }
    }

    pub(super) fn pay(
        &mut self,
        seat: Seat,
        cards: &[Card],
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        let Phase::ExplorerPay { due } = self.phase else {
            return Err(Refusal::new("wrong_phase", "T-11.4", "There is nothing to pay for."));
        };
        self.check_decider(seat)?;
        if cards.len() != usize::from(due) {
            return Err(Refusal::new(
                "wrong_payment_count",
                "T-11.4",
                format!("You have to pay {due} cards, not {}.", cards.len()),
            ));
        }
        check_discard(self.hand(seat), cards)?;
        self.discard(seat, cards);
        self.end_action(events);
        Ok(())
    }

    /// The cells from which the seat could take a storm (T-11.3).
    pub(super) fn storms_in_reach(&self, seat: Seat) -> CellSet {
        let has_compass = self.hand(seat).contains(&Card::Compass);
        if has_compass { self.explorer.closed_cells() } else { CellSet::default() }
    }

    pub(super) fn use_compass(
        &mut self,
        seat: Seat,
        cell: u8,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.check_free_turn(seat)?;
        if !self.hand(seat).contains(&Card::Compass) {
            return Err(Refusal::new("no_compass", "T-11.3", "You hold no compass."));
        }
        let Some(place) = self.explorer.storms.iter().position(|(at, _)| *at == cell) else {
            return Err(Refusal::new("no_such_storm", "T-11.3", "No storm lies on that cell."));
        };
        // The card was just seen in the hand.
        let _ = take_out(&mut self.hands[seat.index()], &[Card::Compass]);
        self.discards[seat.index()].push(Card::Compass);
        let (_, storm) = self.explorer.storms.remove(place);
        self.explorer.beside.push(storm);
        events.extend([LogLine::ClearStorm { seat, cell }]);
        self.end_action(events);
        Ok(())
    }
}
