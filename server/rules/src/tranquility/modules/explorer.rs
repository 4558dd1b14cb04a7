//! The pyramid's explorer cells and the cards turned up on them (T-11).

use crate::{
    Refusal, Seat,
    core::lists::List,
    refuse,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::{Card, FINISHES},
        event::{Event, Token},
        options::{Level, Options},
        readings::{self, COST_OF_LOST_ISLAND, STORMS_PER_COLOUR, explorer_monsters},
        sea::layout::CellSet,
        wire::log::{Found, LogLine},
    },
};

/// How many cards the explorer pile has at first (T-11.2).
const PILE: usize = 30;
/// How many explorer cells there are (T-11.1).
const CELLS: usize = readings::PYRAMID.explorer_cells.len();

/// What the explorer pile has left on the table.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Explorer {
    /// The discarded cards, which lie beside the pile.
    pub beside: List<Card, PILE>,
    /// The storms on explorer cells.
    pub storms: List<(u8, Card), CELLS>,
}

impl Explorer {
    /// The cards of the pile (T-11.2, T-11.5).
    pub fn cards(options: &Options) -> Vec<Card> {
        let mut cards = vec![Card::Rocks];
        for storm in [Card::Yellow, Card::Purple, Card::Orange] {
            cards.extend([storm; STORMS_PER_COLOUR]);
        }
        cards.extend([Card::Compass; 6]);
        cards.extend([explorer_monsters(options.level); 5]);
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
pub(in crate::tranquility) struct Exploration {
    pub seat: Seat,
    /// The card that was placed, and the number it stands for.
    pub card: Card,
    pub number: u8,
    pub cell: u8,
    pub cost: u8,
}

impl Board {
    /// Whether an explorer card is turned up when an island is put there (T-11.3).
    pub fn is_explorer_cell(&self, cell: u8) -> bool {
        readings::explores(self.sea.layout(), cell)
    }

    /// The cells from which the seat could take a storm (T-11.3).
    pub(in crate::tranquility) fn storms_in_reach(&self, hand: &[Card]) -> CellSet {
        let has_compass = hand.contains(&Card::Compass);
        if has_compass { self.explorer.closed_cells() } else { CellSet::default() }
    }
}

impl Tranquility {
    /// Turns up the top explorer card for an island just taken from the hand (T-11.3).
    pub(in crate::tranquility) fn explore(
        &mut self,
        exploration: &Exploration,
        events: &mut impl Extend<Event>,
    ) {
        let Exploration { seat, card, number, cell, cost } = *exploration;
        let top = self.stock.pop();
        let found = Found::of(top, self.board.options.level);
        events.extend([Event::Told(LogLine::Explore { seat, card: number, cell, cost, found })]);
        match top {
            Some(storm @ (Card::Yellow | Card::Purple | Card::Orange)) => {
                self.take_seen(seat, card, Token::Known(card), events);
                self.board.explorer.storms.push((cell, storm));
                self.wait_for_payment(COST_OF_LOST_ISLAND, events);
            }
            Some(Card::Monster) => {
                self.board.explorer.beside.push(Card::Monster);
                self.discard_open(seat, card);
                self.wait_for_payment(COST_OF_LOST_ISLAND, events);
            }
            found => {
                self.board.put_island(cell, number, card);
                match found {
                    Some(Card::Rocks) => self.run_aground(Card::Rocks, seat, cost, events),
                    Some(Card::Start) if self.board.options.level == Level::Hard => {
                        self.run_aground(Card::Start, seat, cost, events);
                    }
                    Some(Card::Start) => {
                        self.board.explorer.beside.push(Card::Start);
                        self.wait_for_payment(cost, events);
                    }
                    // A compass, a wild or a finish: no other seat sees which.
                    Some(kept) => {
                        self.take_seen(seat, kept, Token::Kept, events);
                        self.wait_for_payment(cost, events);
                    }
                    None => self.wait_for_payment(cost, events),
                }
            }
        }
    }

    /// Rocks cost one card more, or the top card of the draw pile where the hand has none left.
    fn run_aground(&mut self, card: Card, seat: Seat, cost: u8, events: &mut impl Extend<Event>) {
        self.board.explorer.beside.push(card);
        if self.hand(seat).len() > usize::from(cost) {
            return self.wait_for_payment(cost + 1, events);
        }
        self.discard_unseen(seat, 1);
        self.wait_for_payment(cost, events);
    }

    /// The cost is chosen when the explorer card is known (T-11.4).
    fn wait_for_payment(&mut self, due: u8, events: &mut impl Extend<Event>) {
        if due == 0 {
            self.end_action(events);
        } else {
            self.board.phase = Phase::ExplorerPay { due };
        }
    }

    pub(in crate::tranquility) fn pay(
        &mut self,
        seat: Seat,
        cards: &[Card],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        let Phase::ExplorerPay { due } = self.board.phase else {
            refuse!(WrongPhase, "T-11.4", "There is nothing to pay for.");
        };
        self.board.check_decider(seat)?;
        self.discard_due(seat, cards, due, "T-11.4", events)?;
        self.end_action(events);
        Ok(())
    }

    pub(in crate::tranquility) fn use_compass(
        &mut self,
        seat: Seat,
        cell: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        if !self.hand(seat).contains(&Card::Compass) {
            refuse!(NoCompass, "T-11.3", "You hold no compass.");
        }
        let Some(place) = self.board.explorer.storms.iter().position(|(at, _)| *at == cell) else {
            refuse!(NoSuchStorm, "T-11.3", "No storm lies on that cell.");
        };
        self.show(seat, Card::Compass, events);
        self.discard_open(seat, Card::Compass);
        let (_, storm) = self.board.explorer.storms.remove(place);
        self.board.explorer.beside.push(storm);
        events.extend([Event::Told(LogLine::ClearStorm { seat, cell })]);
        self.end_action(events);
        Ok(())
    }
}
