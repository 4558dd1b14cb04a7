//! The turn (T-2): placing an island (T-3), discarding two (T-2.3), playing finish (T-5).

pub mod agenda;
pub mod legal;
pub mod start;
pub(super) mod talk;

use self::legal::DISCARDED;
use super::{
    Tranquility,
    board::{Board, Phase},
    card::{Card, ISLANDS, check_discardable, check_due, discardable, not_in_hand},
    event::{Event, Token},
    modules::{explorer::Exploration, storms::Revealed},
    readings,
    sea::{gap::Gap, layout::CellSet},
    wire::log::LogLine,
};
use crate::{
    Outcome, Refusal, Seat,
    cards::{check_count, check_held},
    refusal, refuse,
};

impl Board {
    /// The one seat that has to decide now; `None` where several have to, or chance, or none.
    pub(in crate::tranquility) fn decider(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Turn | Phase::Rocks | Phase::ExplorerPay { .. } => Some(self.active),
            Phase::StormRevealed | Phase::StormPurple => {
                self.storms.revealed.map(|Revealed { seat, .. }| seat)
            }
            Phase::StormYellow { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Checks that it is this seat that has to decide.
    pub(in crate::tranquility) fn check_decider(&self, seat: Seat) -> Result<(), Refusal> {
        match self.decider() {
            Some(decider) if decider != seat => {
                refuse!(NotYourTurn, "T-2.1", format!("It is the turn of seat {decider}."))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the seat may act in its turn.
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn => self.check_decider(seat),
            Phase::StartsDue => Err(chance_due("T-1.4")),
            Phase::FirstDue => Err(chance_due("T-1.5")),
            Phase::RocksDue => Err(chance_due("T-6.1")),
            Phase::Rocks => {
                refuse!(WrongPhase, "T-6.1", "The rocks have to be moved or kept first.")
            }
            Phase::StormRevealed | Phase::StormPurple | Phase::StormYellow { .. } => {
                refuse!(WrongPhase, "T-7.3", "A storm has to be faced first.")
            }
            Phase::ExplorerPay { .. } => {
                refuse!(WrongPhase, "T-11.4", "The island has to be paid first.")
            }
            Phase::Pledging(_) | Phase::Giving(_) | Phase::Over(_) => {
                refuse!(WrongPhase, "T-4.2", "The eight cards of the start are being settled.")
            }
        }
    }

    /// Whether the seat must play start and may do nothing else (T-4.1).
    pub(in crate::tranquility) fn must_start(&self, hand: &[Card]) -> bool {
        self.options.has_start() && self.start.is_none() && hand.contains(&Card::Start)
    }

    /// Checks that the seat may act in its turn, and need not play start.
    pub(in crate::tranquility) fn check_free_turn(
        &self,
        seat: Seat,
        hand: &[Card],
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if self.must_start(hand) {
            refuse!(MustPlayStart, "T-4.1", "You hold a start card and must play it now.");
        }
        Ok(())
    }

    /// The cells onto which no card may be put for now (T-6.1, T-7.3, T-11.3).
    pub(in crate::tranquility) fn closed_cells(&self) -> CellSet {
        self.cells_under_rocks().and(self.storms.closed_cells()).and(self.explorer.closed_cells())
    }

    /// Whether the seat may place islands only beside others (T-7.3).
    pub(in crate::tranquility) fn must_stay_beside(&self, seat: Seat) -> bool {
        self.storms.orange_before(seat)
    }

    /// Whether the seat may play that card as finish, as [checked](Board::check_finish).
    pub(crate) fn may_finish(&self, hand: &[Card], card: Card) -> bool {
        self.check_finish(hand, card).is_ok()
    }

    /// Checks that the grid, the start space and the seat's hand allow to finish (T-5.1, T-10.5, T-11.5,
    /// T-12.5). Who holds monsters is not looked at, unless it is known (T-6.4).
    pub(in crate::tranquility) fn check_finish(
        &self,
        hand: &[Card],
        card: Card,
    ) -> Result<(), Refusal> {
        if self.contest.is_some() || !hand.contains(&card) {
            refuse!(NoFinishCard, "T-5.1", "You hold no finish card.");
        }
        let is_started = self.start.is_some() || !self.options.has_start();
        if !is_started || self.sea.empty_cells() != readings::EMPTY_FOR_FINISH {
            refuse!(
                FinishNotReady,
                "T-5.1",
                "Finish needs a start card played and an island in every cell."
            );
        }
        if !self.sides_allow_finish() {
            refuse!(WrongSides, "T-12.5", "The upper rows must show day and the lower ones night.");
        }
        if !self.known_monsters.is_empty() {
            refuse!(MonstersKnown, "T-6.4", "A seat is known to hold a monster.");
        }
        Ok(())
    }

    /// Which parts a placement has depends on its card and its cell.
    fn check_form(
        &self,
        card: Card,
        stands_for: Option<u8>,
        cell: u8,
        pay: Option<&[Card]>,
    ) -> Result<(), Refusal> {
        if stands_for.is_some() != (card == Card::Wild) {
            return Err(Refusal::malformed("`as` is for a wild, and needed there"));
        }
        match (pay.is_some(), self.is_explorer_cell(cell)) {
            (true, false) | (false, true) => Ok(()),
            (false, false) => Err(Refusal::malformed("`pay` is missing")),
            (true, true) => refuse!(
                PaidTooEarly,
                "T-11.4",
                "On an explorer cell the cost is paid when the explorer card is known."
            ),
        }
    }

    /// Whether an island is refused that leaves a gap without enough numbers (T-3.4, T-13.5).
    fn refuses_hopeless(&self) -> bool {
        readings::WITHOUT_HOPELESS.contains(&self.options.grid)
    }

    /// The cost of placing a card on a cell, if the seat may do that.
    pub(in crate::tranquility) fn check_place(
        &self,
        seat: Seat,
        hand: &[Card],
        card: Card,
        number: u8,
        cell: u8,
    ) -> Result<u8, Refusal> {
        check_held(hand, [&card]).map_err(not_in_hand)?;
        if !self.sea.has_cell(cell) {
            refuse!(NoSuchCell, "T-0", "There is no such cell.");
        }
        if self.sea.is_occupied(cell) {
            refuse!(CellOccupied, "T-3.1", "That cell holds an island.");
        }
        if !self.sea.is_open(cell) {
            refuse!(CellNotOpen, "T-10.3", "The pillars come before the roof.");
        }
        if self.cells_under_rocks().contains(cell) {
            refuse!(CellClosed, "T-6.1", "Rocks close that cell.");
        }
        if self.storms.closed_cells().contains(cell) {
            refuse!(CellClosed, "T-7.3", "A purple storm closes that cell.");
        }
        if self.explorer.closed_cells().contains(cell) {
            refuse!(CellClosed, "T-11.3", "A storm lies on that cell.");
        }
        if card == Card::Wild && self.sea.holds(number) {
            refuse!(NumberTaken, "T-9.4", "That number lies on the grid already.",);
        }
        let Some(gap) = self.sea.gaps(number).find(|gap| gap.contains(cell)) else {
            refuse!(WrongOrder, "T-3.1", "Islands must ascend from cell to cell.",);
        };
        if self.must_stay_beside(seat) && !gap.is_beside(cell) {
            refuse!(NotBeside, "T-7.3", "Under an orange storm, place beside an island.",);
        }
        if self.refuses_hopeless() && gap.is_hopeless(cell) {
            refuse!(Hopeless, "T-13.5", "The numbers left could not fill the gap.",);
        }
        self.check_payable(hand, gap, cell)
    }

    fn check_payable(&self, hand: &[Card], gap: Gap, cell: u8) -> Result<u8, Refusal> {
        let cost = gap.cost(cell);
        if cost > payable(hand) {
            refuse!(CannotPay, "T-3.3", "Your hand cannot pay for that placement.");
        }
        Ok(cost)
    }

    /// Lays an island, or a wild in its place, onto a cell.
    pub(in crate::tranquility) fn put_island(&mut self, cell: u8, number: u8, card: Card) {
        self.sea.put(cell, number, card);
        self.set_side(cell);
    }

    /// Whether the seat may play that card as start, as [checked](Board::check_start).
    pub(in crate::tranquility) fn may_start(&self, hand: &[Card], card: Card) -> bool {
        self.check_start(hand, card).is_ok()
    }

    /// Checks that the seat may play that card as start (T-4.1, T-9.4). A start card goes before a wild.
    pub(in crate::tranquility) fn check_start(
        &self,
        hand: &[Card],
        card: Card,
    ) -> Result<(), Refusal> {
        if !self.options.has_start() {
            refuse!(NoStartCard, "T-10.1", "This grid has no start space.");
        }
        if self.start.is_some() {
            refuse!(AlreadyStarted, "T-4.8", "The start space is filled already.");
        }
        if !hand.contains(&card) {
            refuse!(NoStartCard, "T-4.1", "You hold no such card.");
        }
        if card == Card::Wild && self.must_start(hand) {
            refuse!(MustPlayStart, "T-4.1", "You hold a start card and must play it now.");
        }
        Ok(())
    }
}

impl Tranquility {
    /// Places a card (T-3). On an explorer cell it is paid for when the explorer card is known.
    pub(in crate::tranquility) fn place(
        &mut self,
        seat: Seat,
        card: Card,
        stands_for: Option<u8>,
        cell: u8,
        pay: Option<&[Card]>,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_form(card, stands_for, cell, pay)?;
        self.board.check_free_turn(seat, self.hand(seat))?;
        let number = placed_number(card, stands_for)?;
        let cost = self.board.check_place(seat, self.hand(seat), card, number, cell)?;
        if let Some(pay) = pay {
            check_payment(self.hand(seat), card, cost, pay)?;
        }
        self.show(seat, card, events);
        self.discard(seat, pay.unwrap_or_default(), events);
        if self.board.is_explorer_cell(cell) {
            self.explore(&Exploration { seat, card, number, cell, cost }, events);
            return Ok(());
        }
        let earns = self.board.options.storms && self.board.sea.completes_run(number, cell);
        self.board.put_island(cell, number, card);
        self.board.set_owner(seat, cell);
        events.extend([Event::Told(LogLine::Place { seat, card: number, cell, cost })]);
        if earns {
            self.board.earn_compass(events);
        }
        self.board.end_rocks_if_done(events);
        if self.board.contest.is_some() && self.board.sea.is_full() {
            // At once, before any seat draws (T-13.6).
            self.end_contest();
        } else {
            self.end_action(events);
        }
        Ok(())
    }

    pub(in crate::tranquility) fn discard_two(
        &mut self,
        seat: Seat,
        cards: [Card; 2],
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        check_due(self.hand(seat), &cards, DISCARDED, "T-2.3")?;
        events.extend([Event::Told(LogLine::Discard { seat })]);
        self.discard(seat, &cards, events);
        self.end_action(events);
        Ok(())
    }

    pub(in crate::tranquility) fn play_finish(
        &mut self,
        seat: Seat,
        card: Option<Card>,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_free_turn(seat, self.hand(seat))?;
        let card = in_its_place(card, Card::Finish)?;
        self.board.check_finish(self.hand(seat), card)?;
        if self.monsters_speak_up(seat, events) {
            self.show(seat, card, events);
            self.take_seen(seat, card, Token::Known(card), events);
            readings::after_finish_came_back(self, events);
            return Ok(());
        }
        self.show(seat, card, events);
        self.board.gone.push(card);
        events.extend([Event::Told(LogLine::Finish { seat })]);
        self.board.phase = Phase::Over(Outcome::Won {});
        Ok(())
    }

    pub(in crate::tranquility) fn play_start(
        &mut self,
        seat: Seat,
        card: Option<Card>,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        self.board.check_turn(seat)?;
        let card = in_its_place(card, Card::Start)?;
        self.board.check_start(self.hand(seat), card)?;
        self.show(seat, card, events);
        self.board.start = Some(card);
        events.extend([Event::Told(LogLine::Start { seat })]);
        self.board.earn_compass(events);
        self.open_start_window(events);
        Ok(())
    }
}

/// The card that is played: the one itself, or a wild named in its place (T-9.4).
fn in_its_place(card: Option<Card>, itself: Card) -> Result<Card, Refusal> {
    match card {
        None => Ok(itself),
        Some(Card::Wild) => Ok(Card::Wild),
        Some(_) => Err(Refusal::malformed("only a wild is named here")),
    }
}

fn chance_due(clause: &'static str) -> Refusal {
    refusal!(ChanceDue, clause, "Chance has to decide first.")
}

/// How many cards a seat could pay with if it placed one of its hand (T-3.3).
pub(in crate::tranquility) fn payable(hand: &[Card]) -> u8 {
    discardable(hand).saturating_sub(1)
}

/// The number for which the card is placed: its own, or the one that a wild stands for.
fn placed_number(card: Card, stands_for: Option<u8>) -> Result<u8, Refusal> {
    match (card, stands_for) {
        (Card::Island(number), _) => Ok(number),
        (Card::Wild, Some(number @ 1..=ISLANDS)) => Ok(number),
        (Card::Wild, _) => {
            refuse!(WrongNumber, "T-9.4", "A wild stands for a number from 1 to 80.")
        }
        _ => refuse!(NotAnIsland, "T-3.1", "Only islands can be placed."),
    }
}

fn check_payment(hand: &[Card], card: Card, cost: u8, pay: &[Card]) -> Result<(), Refusal> {
    check_count(pay, cost, "T-3.3")?;
    if card.number().is_some() && pay.contains(&card) {
        refuse!(PaysWithPlacedCard, "T-3.3", "The placed card cannot pay for itself.");
    }
    check_held(hand, pay.iter().chain([&card])).map_err(not_in_hand)?;
    check_discardable(pay)
}
