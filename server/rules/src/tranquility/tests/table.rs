//! A game under test, and short ways to write cards and actions.
//!
//! Cards are written as a line of their codes: `"17 23 finish"`.

use crate::{
    Game, Hidden, Logged, LossReason, Outcome, Seat, testing,
    tranquility::{
        Action, Card, LogLine, Tranquility,
        action::{LyingStorm, RevealedStorm, StormAt},
        board::Phase,
        turn::start::Window,
        wire::offers::Run,
    },
};

pub use super::laid::{deal_refused, dealt, full, late, random_piles};

/// Reads a line of card codes.
pub fn cards(line: &str) -> Vec<Card> {
    line.split_whitespace().map(card).collect()
}

pub fn card(code: &str) -> Card {
    match code {
        "compass" => Card::Compass,
        "finish" => Card::Finish,
        "monster" => Card::Monster,
        "orange" => Card::Orange,
        "purple" => Card::Purple,
        "rocks" => Card::Rocks,
        "start" => Card::Start,
        "wild" => Card::Wild,
        "yellow" => Card::Yellow,
        number => Card::Island(number.parse().unwrap()),
    }
}

pub fn place(number: u8, cell: u8, pay: &str) -> Action {
    Action::Place { card: Card::Island(number), number: None, cell, pay: Some(cards(pay)) }
}

/// Places a wild that stands for a number.
pub fn place_wild(number: u8, cell: u8, pay: &str) -> Action {
    Action::Place { card: Card::Wild, number: Some(number), cell, pay: Some(cards(pay)) }
}

/// Places an island on an explorer cell.
pub fn explore(number: u8, cell: u8) -> Action {
    Action::Place { card: Card::Island(number), number: None, cell, pay: None }
}

pub fn pay(list: &str) -> Action {
    Action::Pay { cards: cards(list) }
}

pub fn discard(two: &str) -> Action {
    Action::Discard { cards: cards(two).try_into().unwrap() }
}

pub fn pledge(count: u8) -> Action {
    Action::Pledge { count }
}

pub fn give(list: &str) -> Action {
    Action::Give { cards: cards(list), from_pile: false }
}

/// Gives the top two cards of the draw pile, and those.
pub fn give_unseen(list: &str) -> Action {
    Action::Give { cards: cards(list), from_pile: true }
}

pub fn monster(cell: u8) -> Action {
    Action::Monster { cell }
}

pub fn move_rocks(row: u8) -> Action {
    Action::MoveRocks { row }
}

pub fn keep_rocks(two: &str) -> Action {
    Action::KeepRocks { cards: cards(two).try_into().unwrap() }
}

pub fn spend(storm: StormAt) -> Action {
    Action::SpendCompass { storm }
}

pub fn blow(row: u8) -> Action {
    Action::Blow { row }
}

pub fn reduce(list: &str) -> Action {
    Action::Reduce { cards: cards(list) }
}

pub fn use_compass(cell: u8) -> Action {
    Action::Compass { cell }
}

pub fn turn_over(code: &str, cell: u8) -> Action {
    Action::TurnOver { card: card(code), cell }
}

pub const START: Action = Action::Start { card: None };
pub const START_WILD: Action = Action::Start { card: Some(Card::Wild) };
pub const FINISH: Action = Action::Finish { card: None };
pub const FINISH_WILD: Action = Action::Finish { card: Some(Card::Wild) };
pub const AGREE: Action = Action::Agree {};
pub const DISCARD_HAND: Action = Action::DiscardHand {};
pub const FACE_STORM: Action = Action::FaceStorm {};
pub const SWAP_HAND: Action = Action::SwapHand {};
pub const PASS: Action = Action::Pass {};
pub const CONCEDE: Action = Action::Concede {};

pub const REVEALED: StormAt = StormAt::Revealed(RevealedStorm { revealed: true });

pub fn yellow(seat: u8) -> StormAt {
    StormAt::Lying(LyingStorm::Yellow { seat: Seat(seat) })
}

pub fn orange(seat: u8) -> StormAt {
    StormAt::Lying(LyingStorm::Orange { seat: Seat(seat) })
}

pub fn purple(row: u8) -> StormAt {
    StormAt::Lying(LyingStorm::Purple { row })
}

/// A game under test, and how many cards had left the game before.
pub type Table = testing::Table<Tranquility, usize>;

impl Table {
    pub fn legal(&self, seat: u8) -> crate::tranquility::wire::offers::Legal {
        self.0.legal(Seat(seat))
    }

    pub fn from_middle(game: Logged<Tranquility>) -> Table {
        let gone = game.board.gone.len();
        testing::Table(game, gone)
    }

    /// Lets the seats pledge these numbers and agree with them.
    #[track_caller]
    pub fn settle<const SEATS: usize>(&mut self, pledges: [u8; SEATS]) {
        (0..).zip(pledges).for_each(|(seat, count)| self.act(seat, pledge(count)));
        (0..SEATS as u8).for_each(|seat| self.act(seat, AGREE));
    }

    /// The position as the trace shows it.
    pub fn position(&self) -> serde_json::Value {
        serde_json::to_value(self.0.position()).unwrap()
    }

    pub fn hand(&self, seat: u8) -> Vec<Card> {
        self.0.private(Seat(seat)).hand
    }

    pub fn discarded(&self, seat: u8) -> &[Card] {
        &self.0.discards[usize::from(seat)]
    }

    /// The compasses beside the grid and those owned (T-7.1).
    pub fn compasses(&self) -> [u8; 2] {
        let compasses = self.public().storms.unwrap().compasses;
        assert_eq!(self.position()["beside"]["compasses"], serde_json::json!(compasses));
        compasses
    }

    /// The cards that left the game in the open.
    pub fn gone(&self) -> &[Card] {
        &self.0.board.gone[self.1..]
    }

    pub fn logged(&self, line: &LogLine) -> bool {
        self.0.log().contains(line)
    }

    pub fn window(&self) -> &Window {
        match &self.0.board.phase {
            Phase::Pledging(window) | Phase::Giving(window) => window,
            _ => panic!("the start is not being settled"),
        }
    }

    /// How many cards each seat can give for the start.
    pub fn can_give(&self) -> Vec<u8> {
        let window = self.window();
        let seats = Seat::all(self.0.seats());
        seats.map(|seat| window.can_give(seat, self.0.hand(seat))).collect()
    }

    /// What placing that island on that cell would cost the seat, if the view lists it.
    pub fn cost(&self, seat: u8, number: u8, cell: u8) -> Option<u8> {
        self.runs(seat, number)
            .into_iter()
            .find(|Run { first, last, .. }| (*first..=*last).contains(&cell))
            .map(|run| run.cost)
    }

    /// Where the seat's view lists that island.
    pub fn runs(&self, seat: u8, number: u8) -> Vec<Run> {
        let place = self.legal(seat).place;
        let entry = place.into_iter().find(|entry| entry.card == Card::Island(number));
        entry.map_or_else(Vec::new, |entry| entry.runs)
    }
}

/// Cells that cost the same, as a view lists them.
pub fn run(first: u8, last: u8, cost: u8, hopeless: bool) -> Run {
    Run { first, last, cost, hopeless }
}

/// The loss of a seat without a legal action.
pub fn lost_by(seat: u8) -> Outcome {
    Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(Seat(seat)) }
}
