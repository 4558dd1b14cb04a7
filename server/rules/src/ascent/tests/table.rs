//! Tables to test at, laid out directly or by way of a deal.
//!
//! Cards are written as a line of their codes, `"G7 S12i CG bridge"`; cells as pairs of row and
//! column.

use crate::{
    Game, Outcome, Refusal, Seat,
    ascent::{
        Action, Ascent, Card, Cell, Chance, Options, Phase,
        documentary::{Documentary, Sequence},
        log::LogLine,
        mountain::Mountain,
        view::{Legal, Place, Public, SlopeMoves},
        wildlife::Herds,
    },
    testing::codes,
};

pub use crate::ascent::trial::everything;

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

/// A position that is laid out directly; cards that lie nowhere count as none of the game.
#[derive(Clone)]
pub struct Late {
    options: Options,
    rows: Vec<Vec<Card>>,
    ibex: Vec<(Cell, u8)>,
    shown: Vec<Sequence>,
    hands: Vec<Vec<Card>>,
    piles: Vec<Vec<Card>>,
}

/// For each seat its hand and its pile, top card first: `["G7 S3 | CG R1", …]`.
pub fn late<const SEATS: usize>(seats: [&str; SEATS]) -> Late {
    let halves = seats.map(|line| line.split_once('|').unwrap_or((line, "")));
    Late {
        options: BASE,
        rows: Vec::new(),
        ibex: Vec::new(),
        shown: Vec::new(),
        hands: halves.map(|(hand, _)| cards(hand)).into(),
        piles: halves.map(|(_, pile)| cards(pile)).into(),
    }
}

impl Late {
    /// Puts cards on the mountain, row by row from the bottom.
    pub fn rows<const ROWS: usize>(mut self, rows: [&str; ROWS]) -> Late {
        self.rows = rows.map(cards).into();
        self
    }

    /// The green trail is needed.
    pub fn trail(mut self) -> Late {
        self.options.trail = true;
        self
    }

    /// These sequences are to be filmed. What the mountain shows already is filmed.
    pub fn shown<const COUNT: usize>(mut self, shown: [Sequence; COUNT]) -> Late {
        self.options.documentary = COUNT as u8;
        self.shown = shown.into();
        self
    }

    /// There are ibex: so many in these cells.
    pub fn ibex<const HERDS: usize>(mut self, herds: [((u8, u8), u8); HERDS]) -> Late {
        self.options.wildlife = true;
        self.ibex = herds.map(|(at, number)| (cell(at), number)).into();
        self
    }

    /// The solo game has so many grapples.
    pub fn grapples(mut self, number: u8) -> Late {
        self.options.grapples = number;
        self
    }

    /// Begins the turn of a seat.
    pub fn turn_of(self, seat: u8) -> Table {
        let seats = self.hands.len();
        let mut mountain = Mountain::default();
        for (row, cards) in (1..).zip(self.rows) {
            for (column, card) in (0..).zip(cards) {
                mountain.lay(Cell(row, column), card);
            }
        }
        let mut documentary = Documentary::new(&self.shown);
        documentary.film(&mountain);
        let mut herds = Herds::default();
        for (cell, number) in self.ibex {
            (0..number).for_each(|_| herds.arrive(cell));
        }
        let mut game = Ascent {
            options: self.options,
            mountain,
            documentary,
            herds,
            hands: self.hands,
            piles: self.piles.into_iter().map(|pile| pile.into_iter().rev().collect()).collect(),
            discards: vec![Vec::new(); seats],
            grapples: if seats == 1 { self.options.grapples } else { 0 },
            phase: Phase::Turn,
            active: Seat(seat),
            conceded: vec![false; seats],
            log: Vec::new(),
        };
        for hand in &mut game.hands {
            hand.sort_unstable();
        }
        game.begin_turn(Seat(seat));
        Table(game)
    }
}

/// A cell's row and column, and what going there costs.
type Costing = (u8, u8, u8);

/// A game under test.
#[derive(Clone)]
pub struct Table(pub Ascent);

impl Table {
    /// Lets a seat act.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) {
        let done = self.0.apply(Seat(seat), &action);
        assert_eq!(done, Ok(()), "seat {seat}, {action:?}");
    }

    /// Lets chance decide.
    #[track_caller]
    pub fn chance(&mut self, pile: &str) {
        let done = self.0.apply_chance(&Chance::Pile(cards(pile)));
        assert_eq!(done, Ok(()), "{pile}");
    }

    /// Tries an action that is not legal: it must change nothing. Answers code and clause.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: Action) -> (&'static str, &'static str) {
        self.unchanged(|game| game.apply(Seat(seat), &action))
    }

    /// Tries a chance entry that is not possible: it must change nothing.
    #[track_caller]
    pub fn refused_chance(&self, pile: &str) -> (&'static str, &'static str) {
        self.unchanged(|game| game.apply_chance(&Chance::Pile(cards(pile))))
    }

    #[track_caller]
    fn unchanged(
        &self,
        change: impl Fn(&mut Ascent) -> Result<(), Refusal>,
    ) -> (&'static str, &'static str) {
        let mut game = self.0.clone();
        let Refusal { code, clause, .. } = change(&mut game).expect_err("it should be refused");
        assert_eq!(everything(&game), everything(&self.0), "a refusal changed something");
        (code, clause)
    }

    pub fn public(&self) -> Public {
        self.0.public()
    }

    pub fn legal(&self, seat: u8) -> Legal {
        self.0.legal(Seat(seat))
    }

    pub fn hand(&self, seat: u8) -> Vec<Card> {
        self.0.private(Seat(seat)).hand
    }

    pub fn discarded(&self, seat: u8) -> &[Card] {
        &self.0.discards[usize::from(seat)]
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome()
    }

    pub fn log(&self) -> &[LogLine] {
        &self.0.log
    }

    /// The cards of a row.
    pub fn row(&self, row: u8) -> &[Card] {
        self.0.mountain.row(row)
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

fn triple(Place(row, column, cost): Place) -> Costing {
    (row, column, cost)
}
