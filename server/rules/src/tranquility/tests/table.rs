//! Tables to test at: early positions by way of a deal whose top cards are chosen, late ones laid
//! out directly.
//!
//! Cards are written as a line of their codes: `"17 23 finish"`.

use crate::{
    Game, Outcome, Refusal, Seat, Seed,
    tranquility::{
        Action, Card, Chance, Deal, LogLine, Options, Phase, Tranquility,
        card::{FINISHES, ISLANDS},
        deal::PilesDeal,
        start::Window,
        view::{Legal, Public, Run},
    },
};

/// Reads a line of card codes.
pub fn cards(line: &str) -> Vec<Card> {
    line.split_whitespace().map(card).collect()
}

pub fn card(code: &str) -> Card {
    match code {
        "finish" => Card::Finish,
        "start" => Card::Start,
        number => Card::Island(number.parse().unwrap()),
    }
}

pub fn place(number: u8, cell: u8, pay: &str) -> Action {
    Action::Place { card: Card::Island(number), number: None, cell, pay: Some(cards(pay)) }
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

pub const START: Action = Action::Start { card: None };
pub const FINISH: Action = Action::Finish { card: None };
pub const AGREE: Action = Action::Agree {};
pub const CONCEDE: Action = Action::Concede {};

/// A deal whose piles begin with chosen cards; the rest of the game's cards lie under them.
///
/// The start cards go to the bottom of the piles, unless [told](Dealt::start_at) otherwise.
pub struct Dealt {
    seats: usize,
    first: u8,
    tops: Vec<Vec<Card>>,
    start_at: Vec<Option<u8>>,
}

/// For each seat the top cards of its pile. Of them the first five become its hand.
pub fn dealt<const SEATS: usize>(tops: [&str; SEATS]) -> Dealt {
    Dealt { seats: SEATS, first: 0, tops: tops.map(cards).into(), start_at: vec![None; SEATS] }
}

impl Dealt {
    /// The seat that begins, instead of seat 0.
    pub fn first(mut self, seat: u8) -> Dealt {
        self.first = seat;
        self
    }

    /// Puts a seat's start card under that many cards of its pile, instead of to the bottom.
    pub fn start_at(mut self, seat: u8, position: u8) -> Dealt {
        self.start_at[usize::from(seat)] = Some(position);
        self
    }

    pub fn deal(&self) -> PilesDeal {
        let mut rest: Vec<Card> = (1..=ISLANDS).map(Card::Island).collect();
        rest.extend([Card::Finish; FINISHES]);
        for card in self.tops.iter().flatten() {
            rest.remove(rest.iter().position(|other| other == card).unwrap());
        }
        let mut draw_piles = self.tops.clone();
        let total = usize::from(ISLANDS) + FINISHES;
        let mut longer = total % self.seats;
        // The first seat must be one of those with the fewest cards (T-1.5).
        for step in 1..=self.seats {
            let seat = (usize::from(self.first) + step) % self.seats;
            let size = total / self.seats + usize::from(longer > 0);
            longer = longer.saturating_sub(1);
            let missing = size - draw_piles[seat].len();
            draw_piles[seat].extend(rest.drain(..missing));
        }
        PilesDeal { draw_piles, removed: Vec::new(), rocks: None, explorer: None }
    }

    /// Lays the table; the start cards are not in the piles yet.
    pub fn laid(&self) -> Table {
        let deal = Deal::Piles(self.deal());
        Table(Tranquility::set_up(&Options::default(), self.seats, &deal).unwrap())
    }

    /// Lays the table up to the first turn.
    pub fn begin(&self) -> Table {
        let mut table = self.laid();
        let piles = table.public().piles;
        let positions = piles.iter().zip(&self.start_at).map(|(pile, at)| at.unwrap_or(*pile));
        table.chance(Chance::StartAt(positions.collect()));
        table.chance(Chance::First(Seat(self.first)));
        table
    }
}

/// A late position, laid out directly; what is nowhere else counts as removed.
pub struct Late {
    islands: Vec<(u8, u8)>,
    hands: Vec<Vec<Card>>,
    piles: Vec<Vec<Card>>,
    started: bool,
}

/// For each seat its hand and its pile, top card first: `["17 23 | 40 41", …]`.
pub fn late<const SEATS: usize>(seats: [&str; SEATS]) -> Late {
    let halves = seats.map(|line| line.split_once('|').unwrap_or((line, "")));
    Late {
        islands: Vec::new(),
        hands: halves.map(|(hand, _)| cards(hand)).into(),
        piles: halves.map(|(_, pile)| cards(pile)).into(),
        started: true,
    }
}

impl Late {
    /// Puts islands on the grid: `(cell, number)`.
    pub fn islands(mut self, islands: impl IntoIterator<Item = (u8, u8)>) -> Late {
        self.islands.extend(islands);
        self
    }

    /// No start card has been played yet.
    pub fn not_started(mut self) -> Late {
        self.started = false;
        self
    }

    /// Begins the turn of a seat.
    pub fn turn_of(self, seat: u8) -> Table {
        let seats = self.hands.len();
        let options = Options::default();
        let deal = Tranquility::deal(&options, seats, &mut Seed::new([0; 32]).dice(0));
        let mut game = Tranquility::set_up(&options, seats, &deal).unwrap();
        for (cell, number) in self.islands {
            let fits = game.sea.gaps(number).any(|gap| gap.contains(cell));
            assert!(fits, "{number} does not fit on cell {cell}");
            game.sea.put(cell, number, Card::Island(number));
        }
        game.hands = self.hands;
        for hand in &mut game.hands {
            hand.sort_unstable();
        }
        game.piles = self.piles.into_iter().map(|pile| pile.into_iter().rev().collect()).collect();
        game.start = self.started.then_some(Card::Start);
        game.agenda = Vec::new();
        game.log = Vec::new();
        game.begin_turn(Seat(seat));
        Table(game)
    }
}

/// A game under test.
#[derive(Clone)]
pub struct Table(pub Tranquility);

impl Table {
    /// Lets a seat act.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) {
        let done = self.0.apply(Seat(seat), &action);
        assert_eq!(done, Ok(()), "seat {seat}, {action:?}");
    }

    /// Lets chance decide.
    #[track_caller]
    pub fn chance(&mut self, chance: Chance) {
        let done = self.0.apply_chance(&chance);
        assert_eq!(done, Ok(()), "{chance:?}");
    }

    /// Tries an action that is not legal: it must change nothing.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: Action) -> Refusal {
        self.unchanged(|game| game.apply(Seat(seat), &action))
    }

    /// Tries a chance entry that is not possible: it must change nothing.
    #[track_caller]
    pub fn refused_chance(&self, chance: Chance) -> Refusal {
        self.unchanged(|game| game.apply_chance(&chance))
    }

    #[track_caller]
    fn unchanged(&self, change: impl Fn(&mut Tranquility) -> Result<(), Refusal>) -> Refusal {
        let mut game = self.0.clone();
        let refusal = change(&mut game).expect_err("it should have been refused");
        assert_eq!(everything(&game), everything(&self.0), "a refusal changed something");
        refusal
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

    pub fn window(&self) -> &Window {
        match &self.0.phase {
            Phase::Pledging(window) | Phase::Giving(window) => window,
            _ => panic!("the start is not being settled"),
        }
    }

    /// What placing that island on that cell would cost the seat, if the view lists it.
    pub fn cost(&self, seat: u8, number: u8, cell: u8) -> Option<u8> {
        self.runs(seat, number)
            .into_iter()
            .find(|Run(first, last, ..)| (*first..=*last).contains(&cell))
            .map(|Run(_, _, cost, _)| cost)
    }

    /// Where the seat's view lists that island.
    pub fn runs(&self, seat: u8, number: u8) -> Vec<Run> {
        let place = self.legal(seat).place;
        let entry = place.into_iter().find(|entry| entry.card == Card::Island(number));
        entry.map_or_else(Vec::new, |entry| entry.runs)
    }
}

/// All there is to a game, as text.
pub fn everything(game: &Tranquility) -> String {
    let views = Seat::all(game.seats()).map(|seat| game.private(seat));
    serde_json::to_string(&(
        game.position(),
        game.public(),
        views.collect::<Vec<_>>(),
        (&game.hands, &game.piles, &game.discards, &game.removed, &game.gone),
        (&game.active, &game.turns, &game.conceded, &game.log),
        format!("{:?} {:?} {:?}", game.agenda, game.sides, game.storms),
        (&game.explorer.pile, &game.explorer.beside, &game.explorer.storms),
        game.contest.as_ref().map(|contest| (&contest.row, &contest.pile)),
    ))
    .unwrap()
}
