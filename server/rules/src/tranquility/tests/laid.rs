//! Tables to test at: early positions by way of a deal whose top cards are chosen, late ones laid
//! out directly.

use super::table::{Table, cards};
use crate::{
    Game, Logged, Seat, Seed,
    tranquility::{
        Card, Chance, Deal, Options, Setup, Tranquility,
        card::ISLANDS,
        deal::{ContestDeal, PilesDeal},
        options::{Grid, Level},
    },
};

/// The cards that are dealt out with the islands, by the clauses: T-1.2, T-6.2, T-7.1, T-9.4, T-10.1,
/// T-11.2, T-12.1.
pub fn dealt_besides_islands(options: &Options) -> Vec<Card> {
    let mut others = Vec::new();
    if options.grid != Grid::Pyramid && options.grid != Grid::Competition {
        others.extend(cards("finish finish finish finish finish"));
    }
    if options.grid == Grid::DayNight {
        others.extend(cards("compass compass compass compass compass compass"));
    }
    if options.storms {
        others.extend(cards("yellow yellow purple purple orange orange"));
    }
    others.extend(vec![Card::Monster; options.monsters.into()]);
    others.extend(vec![Card::Wild; options.wild.into()]);
    others
}

/// The cards of the explorer pile, by T-11.2 and T-11.5.
pub fn explorer_cards(level: Level) -> Vec<Card> {
    let mut pile = cards(
        "yellow yellow purple purple orange orange \
         compass compass compass compass compass compass \
         finish finish finish finish finish start start start start start rocks wild wild",
    );
    pile.extend(cards(match level {
        Level::Easy => "wild wild wild wild wild",
        Level::Normal | Level::Hard => "monster monster monster monster monster",
    }));
    pile
}

pub fn islands() -> Vec<Card> {
    (1..=ISLANDS).map(Card::Island).collect()
}

/// Islands on all 36 cells, of odd numbers.
pub fn full() -> impl Iterator<Item = (u8, u8)> + Clone {
    (0..36).map(|cell| (cell, 2 * cell + 1))
}

/// The piles that chance deals.
pub fn random_piles(options: &Options, seats: usize, number: u8) -> PilesDeal {
    match Tranquility::deal(options, seats, &mut Seed::new([number; 32]).dice(0)) {
        Deal::Piles(deal) => deal,
        Deal::Contest(_) => panic!("the cards are dealt out as piles"),
    }
}

/// Why that is no deal with those options, by code and clause.
pub fn deal_refused(
    options: &Options,
    seats: usize,
    deal: Deal,
) -> Option<(&'static str, &'static str)> {
    let set_up = Logged::<Tranquility>::set_up(options, seats, &deal);
    set_up.err().map(|refusal| (refusal.code.as_str(), refusal.clause))
}

/// Takes chosen cards out of all there are.
fn take(chosen: &[Card], rest: &mut Vec<Card>) {
    for card in chosen {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
}

/// A deal whose piles begin with chosen cards; the rest of the game's cards lie under them.
///
/// The start cards go to the bottom of the piles, unless [told](Dealt::start_at) otherwise.
pub struct Dealt {
    options: Options,
    seats: usize,
    first: u8,
    tops: Vec<Vec<Card>>,
    start_at: Vec<Option<u8>>,
    rocks: u8,
    explorer: Vec<Card>,
}

/// For each seat the top cards of its pile. Of them the first five become its hand.
pub fn dealt<const SEATS: usize>(tops: [&str; SEATS]) -> Dealt {
    Dealt {
        options: Options::default(),
        seats: SEATS,
        first: 0,
        tops: tops.map(cards).into(),
        start_at: vec![None; SEATS],
        rocks: 0,
        explorer: Vec::new(),
    }
}

impl Dealt {
    pub fn with(mut self, options: Options) -> Dealt {
        self.options = options;
        self
    }

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

    /// The row with the rocks, instead of row 0.
    pub fn rocks(mut self, row: u8) -> Dealt {
        self.rocks = row;
        self
    }

    /// The top cards of the explorer pile.
    pub fn explorer(mut self, tops: &str) -> Dealt {
        self.explorer = cards(tops);
        self
    }

    pub fn deal(&self) -> PilesDeal {
        let mut rest = dealt_besides_islands(&self.options);
        // The storms lie deepest, so that they come only where they were asked for.
        rest.sort_by_key(|card| card.storm().is_some());
        rest.splice(0..0, islands());
        take(&self.tops.concat(), &mut rest);
        let removed: Vec<Card> = rest.drain(..usize::from(self.options.removed)).collect();
        let mut draw_piles = self.tops.clone();
        let total = rest.len() + self.tops.iter().map(Vec::len).sum::<usize>();
        let mut longer = total % self.seats;
        // The first seat must be one of those with the fewest cards (T-1.5).
        for step in 1..=self.seats {
            let seat = (usize::from(self.first) + step) % self.seats;
            let size = total / self.seats + usize::from(longer > 0);
            longer = longer.saturating_sub(1);
            let missing = size - draw_piles[seat].len();
            draw_piles[seat].extend(rest.drain(..missing));
        }
        let has_explorer = self.options.grid == Grid::Pyramid;
        PilesDeal {
            draw_piles,
            removed,
            rocks: (self.options.rocks != crate::tranquility::options::Rocks::Off)
                .then_some(self.rocks),
            explorer: has_explorer.then(|| {
                let mut rest = explorer_cards(self.options.level);
                take(&self.explorer, &mut rest);
                [self.explorer.clone(), rest].concat()
            }),
        }
    }

    /// Lays the table; the start cards are not in the piles yet.
    pub fn laid(&self) -> Table {
        let deal = Deal::Piles(self.deal());
        Table::of(Logged::set_up(&self.options, self.seats, &deal).unwrap())
    }

    /// Lays the table up to the first turn.
    pub fn begin(&self) -> Table {
        let mut table = self.laid();
        if self.options.has_start() {
            let piles = table.public().piles;
            let positions = piles.iter().zip(&self.start_at).map(|(pile, at)| at.unwrap_or(*pile));
            table.chance(Chance::StartAt(positions.collect()));
        }
        table.chance(Chance::First(Seat(self.first)));
        table
    }
}

/// A competition in which seat 0 begins: both hands, the row (the card farthest from the pile
/// first), and the top of the pile.
pub fn contest(hands: [&str; 2], row: &str, pile: &str) -> Table {
    let mut rest = islands();
    let [hands, [row, top]] = [hands, [row, pile]].map(|lines| lines.map(cards));
    for list in [&hands[0], &hands[1], &row, &top] {
        take(list, &mut rest);
    }
    let deal = ContestDeal { row, pile: [top, rest].concat(), hands: hands.into() };
    let options = Options { grid: Grid::Competition, ..Options::default() };
    let mut table = Table::of(Logged::set_up(&options, 2, &Deal::Contest(deal)).unwrap());
    table.chance(Chance::First(Seat(0)));
    table
}

/// A position that is laid out directly; cards that lie nowhere are out of the game.
#[derive(Clone)]
pub struct Late {
    setup: Setup,
    is_started: bool,
    compasses: Option<[u8; 2]>,
}

/// For each seat its hand and its pile, top card first: `["17 23 | 40 41", …]`.
pub fn late<const SEATS: usize>(seats: [&str; SEATS]) -> Late {
    let halves = seats.map(|line| line.split_once('|').unwrap_or((line, "")));
    let setup = Setup {
        hands: halves.map(|(hand, _)| cards(hand)).into(),
        piles: halves.map(|(_, pile)| cards(pile)).into(),
        ..Setup::default()
    };
    Late { setup, is_started: true, compasses: None }
}

impl Late {
    pub fn with(mut self, options: Options) -> Late {
        self.setup.options = options;
        self
    }

    /// Puts islands on the grid: `(cell, number)`.
    pub fn islands(mut self, islands: impl IntoIterator<Item = (u8, u8)>) -> Late {
        self.setup.islands.extend(islands);
        self
    }

    pub fn discards<const SEATS: usize>(mut self, piles: [Vec<Card>; SEATS]) -> Late {
        self.setup.discards = piles.into();
        self
    }

    /// No start card has been played yet.
    pub fn not_started(mut self) -> Late {
        self.is_started = false;
        self
    }

    pub fn rocks(mut self, row: u8) -> Late {
        self.setup.rocks = Some(row);
        self
    }

    /// How many compasses are owned; the rest lies beside the grid.
    pub fn owned(self, compasses: u8) -> Late {
        self.compasses([6 - compasses, compasses])
    }

    /// How many compasses lie beside the grid, and how many are owned.
    pub fn compasses(mut self, compasses: [u8; 2]) -> Late {
        self.compasses = Some(compasses);
        self
    }

    pub fn yellow(mut self, seat: usize) -> Late {
        self.setup.yellow.resize(self.setup.hands.len(), 0);
        self.setup.yellow[seat] += 1;
        self
    }

    pub fn orange(mut self, seat: usize) -> Late {
        self.setup.orange.resize(self.setup.hands.len(), 0);
        self.setup.orange[seat] += 1;
        self
    }

    pub fn purple(mut self, row: usize) -> Late {
        self.setup.purple[row] += 1;
        self
    }

    /// The explorer pile, top card first.
    pub fn explorer(mut self, pile: &str) -> Late {
        self.setup.stock = cards(pile);
        self
    }

    /// A storm on an explorer cell.
    pub fn storm_on(mut self, cell: u8) -> Late {
        self.setup.explored.push((cell, Card::Yellow));
        self
    }

    /// The cells whose islands show night.
    pub fn night(mut self, cells: impl IntoIterator<Item = u8>) -> Late {
        self.setup.night = cells.into_iter().collect();
        self
    }

    /// The hands show night.
    pub fn night_up(mut self) -> Late {
        self.setup.night_up = true;
        self
    }

    /// The open row of the competition and its pile, top card first.
    pub fn row(mut self, row: &str, pile: &str) -> Late {
        self.setup.row = cards(row);
        self.setup.stock = cards(pile);
        self
    }

    /// The cells with islands of seat 1 in the competition.
    pub fn second(mut self, cells: impl IntoIterator<Item = u8>) -> Late {
        self.setup.second = cells.into_iter().collect();
        self
    }

    /// The setup in which the turn of a seat begins.
    pub fn setup(self, seat: u8) -> Setup {
        let Late { setup, is_started, compasses } = self;
        let start = (is_started && setup.options.has_start()).then_some(Card::Start);
        let all = if setup.options.storms { [6, 0] } else { [0, 0] };
        let compasses = compasses.unwrap_or(all);
        Setup { start, compasses, active: Seat(seat), ..setup }
    }

    /// Begins the turn of a seat.
    #[track_caller]
    pub fn turn_of(self, seat: u8) -> Table {
        Table::from_middle(self.setup(seat).into())
    }
}
