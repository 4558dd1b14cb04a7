//! Tables to test at, laid out directly or by way of a deal.
//!
//! Cards are written as a line of their codes, `"G7 S12i CG bridge"`; cells as pairs of row and
//! column.

use crate::{
    Seat,
    ascent::{
        Action, Ascent, Card, Cell, Chance, Options, Setup,
        card::Slope,
        modules::documentary::Sequence,
        wire::{
            offers::{Place, SlopeMoves},
            view::{AdoptedValue, Goal},
        },
    },
    testing::{self, codes},
};

/// Reads a line of card codes.
pub fn cards(line: &str) -> Vec<Card> {
    codes(line)
}

pub fn card(code: &str) -> Card {
    codes(code)[0]
}

fn cell((row, column): (u8, u8)) -> Cell {
    Cell(row, column)
}

pub fn slope(code: &str, at: (u8, u8), pay: &str) -> Action {
    Action::Slope { card: card(code), cell: cell(at), pay: cards(pay) }
}

pub fn campfire(code: &str, at: (u8, u8), to: (u8, u8), pay: &str) -> Action {
    Action::Campfire { card: card(code), cell: cell(at), to: cell(to), pay: cards(pay) }
}

pub fn bridge(at: (u8, u8)) -> Action {
    Action::Bridge { cell: cell(at) }
}

pub fn discard(two: &str) -> Action {
    Action::Discard { cards: cards(two).try_into().unwrap() }
}

pub fn lead<const LENGTH: usize>(path: [(u8, u8); LENGTH], pay: &str) -> Action {
    Action::Lead { path: path.map(cell).into(), pay: cards(pay) }
}

/// The hand that chance deals for a spent grapple.
pub fn pile(line: &str) -> Chance {
    Chance::Pile(cards(line))
}

pub const SUMMIT: Action = Action::Summit {};
pub const GRAPPLE: Action = Action::Grapple {};
pub const CONCEDE: Action = Action::Concede {};

/// All modules off.
pub const BASE: Options = Options { trail: false, documentary: 0, wildlife: false, grapples: 0 };

/// A mountain on which only the summit is missing. Its trail is green.
pub const COMPLETE: [&str; 8] = [
    "G1 S1 R1 G1 S1 R1 G2 S2 R2",
    "G2 S2 R2 G3 S3 R3 G3 S3",
    "G4 R3 S4 R4 G4 S4 R4",
    "G5 S5 R5 G5 S5 R5",
    "G6 S6 R6 G6 S6",
    "G7 S7 R7 S7",
    "G8 R7 S8",
    "G9 R8",
];

/// A position that is laid out directly; cards that lie nowhere are out of the game.
#[derive(Clone)]
pub struct Late(pub Setup);

/// For each seat its hand and its pile, top card first: `["G7 S3 | CG R1", …]`.
pub fn late<const SEATS: usize>(seats: [&str; SEATS]) -> Late {
    let halves = seats.map(|line| line.split_once('|').unwrap_or((line, "")));
    Late(Setup {
        options: BASE,
        hands: halves.map(|(hand, _)| cards(hand)).into(),
        piles: halves.map(|(_, pile)| cards(pile)).into(),
        ..Setup::default()
    })
}

impl Late {
    /// Puts cards on the mountain, row by row from the bottom.
    pub fn rows<const ROWS: usize>(mut self, rows: [&str; ROWS]) -> Late {
        self.0.rows = rows.map(cards).into();
        self
    }

    /// The green trail is needed.
    pub fn trail(mut self) -> Late {
        self.0.options.trail = true;
        self
    }

    /// These sequences are to be filmed. What the mountain shows already is filmed.
    pub fn shown<const COUNT: usize>(self, shown: [Sequence; COUNT]) -> Late {
        self.panoramas(shown.map(|sequence| (sequence, false)))
    }

    /// These sequences are shown; some of them have been filmed.
    pub fn panoramas<const COUNT: usize>(mut self, shown: [(Sequence, bool); COUNT]) -> Late {
        self.0.options.documentary = COUNT as u8;
        self.0.panoramas = shown.into();
        self
    }

    /// There are ibex: so many in these cells.
    pub fn ibex<const HERDS: usize>(mut self, herds: [((u8, u8), u8); HERDS]) -> Late {
        self.0.options.wildlife = true;
        self.0.ibex = herds.map(|(at, number)| (cell(at), number)).into();
        self
    }

    /// The solo game has so many grapples.
    pub fn grapples(mut self, number: u8) -> Late {
        self.0.options.grapples = number;
        self.0.grapples = number;
        self
    }

    /// Of many slopes there is but one copy without the ibex mark. Where such a one is laid a
    /// second time, after hands and piles on the mountain, the marked copy is meant.
    fn use_marked_copies(&mut self) {
        let mut laid = Vec::new();
        let places = [&mut self.0.hands, &mut self.0.piles, &mut self.0.rows];
        for card in places.into_iter().flatten().flatten() {
            if let Card::Slope(slope) = card {
                let [plain, other] = Slope::copies(slope.terrain, slope.value);
                if laid.contains(&*slope) && *slope == plain {
                    *slope = other;
                }
                laid.push(*slope);
            }
        }
    }

    /// Begins the turn of a seat.
    #[track_caller]
    pub fn turn_of(mut self, seat: u8) -> Table {
        self.use_marked_copies();
        Table::of(Setup { active: Seat(seat), ..self.0 }.into())
    }
}

/// A cell's row and column, and what going there costs.
type Costing = (u8, u8, u8);

/// A game under test.
pub type Table = testing::Table<Ascent>;

impl Table {
    pub fn legal(&self, seat: u8) -> crate::ascent::wire::offers::Legal {
        self.0.legal(Seat(seat))
    }

    pub fn hand(&self, seat: u8) -> Vec<Card> {
        self.0.private(Seat(seat)).hand
    }

    pub fn discarded(&self, seat: u8) -> &[Card] {
        &self.0.discards[usize::from(seat)]
    }

    pub fn row(&self, row: u8) -> &[Card] {
        self.0.board.mountain.row(row)
    }

    /// The campfires on the mountain with the values that they have adopted.
    pub fn values(&self) -> Vec<((u8, u8), Option<u8>)> {
        let campfires = self.public().campfires.into_iter();
        campfires
            .map(|AdoptedValue { cell: Cell(row, column), value }| ((row, column), value))
            .collect()
    }

    /// What the view says that the summit still waits for.
    pub fn goals_left(&self) -> Vec<Goal> {
        let goals = self.public().goals.into_iter();
        goals.filter(|goal| goal.reached < goal.needed).map(|progress| progress.goal).collect()
    }

    /// The cells where the seat's view lists that slope, with their costs.
    pub fn places(&self, seat: u8, code: &str) -> Vec<Costing> {
        let listed = self.legal(seat).slope.into_iter().filter(|entry| entry.card == card(code));
        listed.flat_map(|entry| entry.cells).map(triple).collect()
    }

    /// The slopes that the seat's view lists for that campfire, with the cells where they can go.
    pub fn moves(&self, seat: u8, code: &str) -> Vec<((u8, u8), Vec<Costing>)> {
        let listed = self.legal(seat).campfire.into_iter().filter(|entry| entry.card == card(code));
        let slopes = listed.flat_map(|entry| entry.slopes);
        slopes
            .map(|SlopeMoves { cell: Cell(row, column), to }| {
                ((row, column), to.into_iter().map(triple).collect())
            })
            .collect()
    }
}

pub fn triple(Place { cell: Cell(row, column), cost }: Place) -> Costing {
    (row, column, cost)
}
