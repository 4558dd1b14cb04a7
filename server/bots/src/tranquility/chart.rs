//! What a seat makes of the table: the gaps of the grid with how likely they are to be filled, and what each
//! card of its hand is worth.

use super::{
    odds::Odds,
    weights::{self, SIZES, Weights},
};
use crate::{Manner, strategy::floor};
use rules::{
    Seat, small,
    tranquility::{
        Card, Sight,
        card::ISLANDS,
        options::Grid,
        sea::{Hole, between},
        turn::start::NEEDED,
    },
};

/// The most gaps that a grid has.
const GAPS: usize = 48;
/// How many numbers for a gap in the own hand count at most.
const MOST_HELD: f32 = 3.0;

/// A run of empty cells between two islands, or an island and an end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gap {
    /// The first cell.
    pub first: u8,
    pub cells: u8,
    /// The number before it.
    pub low: u8,
    /// The number behind it.
    pub high: u8,
    /// How good its chance to be filled is.
    pub value: f32,
}

/// The table as a seat sees it.
pub struct Chart<'a> {
    /// What it sees.
    pub sight: Sight<'a>,
    /// What it weighs.
    pub weights: Weights,
    odds: Odds,
    /// The share of the cards that the seat has not seen which can still come.
    share: f32,
    /// Whether the seat errs as people do, who do not pay with a last finish card.
    is_gentle: bool,
    /// The numbers that the seat has not seen, as bits.
    unseen: u128,
    /// The numbers in the own hand, as bits.
    held: u128,
    gaps: [Gap; GAPS],
    count: usize,
    wilds_unseen: usize,
    /// How many numbers wilds are worth in every gap.
    wilds: f32,
    /// How many cells are empty.
    pub empty: u8,
    /// How many cells the grid has.
    pub cells: u8,
    /// What a card is worth now.
    pub card: f32,
    /// Finish cards that the seat does not know to be gone, its own hand's not counted.
    pub finishes_unseen: u8,
}

/// The place of a gap of so many cells in lists of weights.
fn size(cells: u8) -> usize {
    SIZES.partition_point(|largest| *largest < cells)
}

impl<'a> Chart<'a> {
    /// Reads the table as a seat does that plays in this manner.
    pub fn new(sight: Sight<'a>, manner: &Manner) -> Chart<'a> {
        let board = sight.board();
        let seats = sight.seats();
        let mut weights = weights::of(&board.options, seats);
        weights.card *= 1.0 + 0.4 * manner.thrift;
        let (mut unseen, mut held) = (between(0, ISLANDS + 1), 0_u128);
        let mut finishes_unseen = small(rules::tranquility::card::FINISHES);
        let mut wilds_unseen = i16::from(board.options.wild);
        let mut wilds = 0.0;
        for card in sight.hand() {
            match card {
                Card::Island(number) => held |= 1 << number,
                Card::Finish => finishes_unseen = finishes_unseen.saturating_sub(1),
                Card::Wild => {
                    wilds += weights.held;
                    wilds_unseen -= 1;
                }
                _ => {}
            }
        }
        let mut known_discards = 0;
        for card in sight.known_discards().chain(board.gone.iter().copied()) {
            match card {
                Card::Island(number) => unseen &= !(1 << number),
                Card::Finish => finishes_unseen = finishes_unseen.saturating_sub(1),
                Card::Wild => wilds_unseen -= 1,
                _ => {}
            }
            known_discards += 1;
        }
        known_discards -= i16::from(small(board.gone.len()));
        if let Some(contest) = &board.contest {
            for number in contest.row.iter().filter_map(|card| card.number()) {
                held |= 1 << number;
            }
        }
        let mut chart = Chart {
            sight,
            weights,
            odds: Odds::of(0.5),
            share: 1.0,
            is_gentle: manner.noise >= Manner::GENTLE.noise,
            unseen,
            held,
            gaps: [Gap::default(); GAPS],
            count: 0,
            wilds_unseen: usize::try_from(wilds_unseen).unwrap_or(0),
            wilds: 0.0,
            empty: 0,
            cells: 0,
            card: 0.0,
            finishes_unseen,
        };
        chart.read_sea();
        chart.unseen &= !chart.held;
        let (live, dead) = chart.cards_elsewhere(known_discards);
        let share = live / (live + dead).max(1.0);
        chart.share = share;
        chart.wilds = wilds + f32::from(wilds_unseen.max(0)) * share * weights.usable;
        chart.odds = Odds::of(weights.usable * share * (1.0 + weights.ripen * chart.progress()));
        chart.card = chart.price();
        for place in 0..chart.count {
            let Gap { cells, low, high, .. } = chart.gaps[place];
            chart.gaps[place].value = chart.value(cells, low, high, 0);
        }
        chart
    }

    fn read_sea(&mut self) {
        let sea = &self.sight.board().sea;
        for (gap, hole) in self.gaps.iter_mut().zip(sea.holes()) {
            let Hole { first, cells, low, high } = hole;
            *gap = Gap { first, cells, low, high, value: 0.0 };
            self.count += 1;
            self.empty += cells;
        }
        for number in sea.numbers() {
            self.unseen &= !(1 << number);
        }
        self.cells = sea.layout().cells;
    }

    /// How many of the cards that the seat has not seen can still come, and how many cannot.
    fn cards_elsewhere(&self, known_discards: i16) -> (f32, f32) {
        let sight = self.sight;
        let (mut live, mut discarded) = (0, 0);
        for seat in Seat::all(sight.seats()) {
            live += sight.pile_size(seat);
            if seat != sight.seat() {
                live += sight.hand_size(seat);
            }
            discarded += sight.discard_size(seat);
        }
        if sight.board().contest.is_some() {
            live += sight.stock_size();
        }
        let unknown = (i16::from(small(discarded)) - known_discards).max(0);
        let dead = self.weights.stale * f32::from(unknown) + sight.removed_size() as f32;
        (live as f32, dead)
    }

    /// What a card is worth: more when few are left for the empty cells.
    fn price(&self) -> f32 {
        let (sight, weights) = (self.sight, self.weights);
        let board = sight.board();
        let seats = sight.seats();
        let cards = |seat| sight.hand_size(seat) + sight.pile_size(seat);
        let all: usize = Seat::all(seats).map(cards).sum();
        let all = (all + if board.contest.is_some() { sight.stock_size() } else { 0 }) as f32;
        let own = if board.contest.is_some() { all } else { (cards(sight.seat()) * seats) as f32 };
        let left = weights.own * own + (1.0 - weights.own) * all;
        let start = if board.start.is_none() && board.options.has_start() { NEEDED } else { 0 };
        let slack = left - weights.per_cell * f32::from(self.empty) - f32::from(start);
        weights.card * (1.0 + weights.scarce * (-slack / weights.slack).min(1.5).exp())
    }

    /// How good the chance of cells between two numbers is to be filled, `used` of the numbers in the own hand
    /// being used elsewhere.
    fn value(&self, cells: u8, low: u8, high: u8, used: u8) -> f32 {
        if cells == 0 {
            return 0.0;
        }
        let numbers = between(low, high) & self.within_reach(cells, low, high);
        let held = ((self.held & numbers).count_ones() as f32 - f32::from(used)).max(0.0);
        let unseen = (self.unseen & numbers).count_ones() as f32;
        let missing = (f32::from(cells) - unseen - held - self.wilds.ceil()).max(0.0);
        let count = unseen + self.weights.held * held + self.wilds;
        let log_odds = self.odds.log(cells, count) - self.weights.missing * missing;
        self.weights.odds * log_odds + self.worth(cells, low, high, used)
    }

    /// What a gap of that size is worth besides the chance to fill it, by how many numbers there are for each cell
    /// and how many of them are in the own hand.
    fn worth(&self, cells: u8, low: u8, high: u8, used: u8) -> f32 {
        let numbers = between(low, high);
        let held = (self.held & numbers).count_ones().saturating_sub(used.into()) as f32;
        let count = (self.unseen & numbers).count_ones() as f32 + held + self.wilds;
        let density = ((count + 0.5) / f32::from(cells)).ln();
        let size = size(cells);
        let Weights { gap, dense, hand, .. } = &self.weights;
        gap[size] + dense[size] * density + hand[size] * held.min(MOST_HELD)
    }

    /// The numbers that can be paid for in a gap of few cells: those that are near to one of its ends.
    fn within_reach(&self, cells: u8, low: u8, high: u8) -> u128 {
        if cells > 2 {
            return u128::MAX;
        }
        let reach = floor(self.weights.reach * f32::from(cells));
        match (low > 0, high <= ISLANDS) {
            (true, true) => {
                between(low, low.saturating_add(reach + 1).min(high))
                    | between(high.saturating_sub(reach + 1).max(low), high)
            }
            (true, false) if cells == 1 => between(low, low.saturating_add(reach + 1).min(high)),
            (false, true) if cells == 1 => between(high.saturating_sub(reach + 1), high),
            _ => u128::MAX,
        }
    }

    /// The gaps in which the number could lie, one for each region.
    fn gaps_of(&self, number: u8) -> impl Iterator<Item = Gap> {
        let gaps = self.gaps.iter().take(self.count);
        gaps.filter(move |gap| gap.low < number && number < gap.high).copied()
    }

    pub fn gaps(&self) -> &[Gap] {
        &self.gaps[..self.count]
    }

    /// What the gaps lose if the number can no longer come from the own hand.
    fn drop_of(&self, number: u8) -> f32 {
        let gaps = self.gaps_of(number);
        gaps.map(|gap| gap.value - self.value(gap.cells, gap.low, gap.high, 1)).sum()
    }

    /// What the chances of the gap with that cell gain by an island there.
    pub fn gain(&self, number: u8, cell: u8) -> f32 {
        let mut gaps = self.gaps_of(number);
        let gap = gaps.find(|gap| (gap.first..gap.first + gap.cells).contains(&cell));
        let Some(gap) = gap else { return 0.0 };
        let left = cell - gap.first;
        let right = gap.cells - left - 1;
        self.value(left, gap.low, number, 0) + self.value(right, number, gap.high, 0) - gap.value
    }

    /// The cell that splits the gap in proportion to the numbers on either side.
    pub fn even_cell(&self, number: u8, cell: u8) -> u8 {
        let mut gaps = self.gaps_of(number);
        let gap = gaps.find(|gap| (gap.first..gap.first + gap.cells).contains(&cell));
        let Some(gap) = gap else { return cell };
        let live = self.unseen | self.held;
        let below = (live & between(gap.low, number)).count_ones() as f32;
        let above = (live & between(number, gap.high)).count_ones() as f32;
        let share = (below + 0.5) / (below + above + 1.0);
        gap.first + floor((share * f32::from(gap.cells - 1)).round())
    }

    /// The gap that taking the island of a cell away leaves.
    pub fn without(&self, cell: u8) -> Option<Gap> {
        let (below, above) =
            self.sight.board().sea.regions().find_map(|(first, end, islands)| {
                let (mut below, mut above) =
                    ((i16::from(first) - 1, 0), (i16::from(end), ISLANDS + 1));
                let mut is_there = false;
                for (at, number) in islands {
                    match at.cmp(&cell) {
                        std::cmp::Ordering::Less => below = (i16::from(at), number),
                        std::cmp::Ordering::Equal => is_there = true,
                        std::cmp::Ordering::Greater => {
                            above = (i16::from(at), number);
                            break;
                        }
                    }
                }
                is_there.then_some((below, above))
            })?;
        let (first, cells) = (small(below.0 + 1), small(above.0 - below.0 - 1));
        let value = self.value(cells, below.1, above.1, 0);
        Some(Gap { first, cells, low: below.1, high: above.1, value })
    }

    /// What the chances gain by taking the island of a cell away.
    pub fn gain_by_taking(&self, cell: u8) -> f32 {
        let Some(hole) = self.without(cell) else { return 0.0 };
        let near = self.gaps().iter().filter(|gap| {
            gap.low == hole.low && gap.high <= hole.high
                || gap.high == hole.high && gap.low >= hole.low
        });
        hole.value - near.map(|gap| gap.value).sum::<f32>()
    }

    /// The numbers that the seat has not seen, as bits.
    pub fn unseen(&self) -> u128 {
        self.unseen
    }

    /// The share of the cards that the seat has not seen which can still come.
    pub fn share(&self) -> f32 {
        self.share
    }

    /// How many wilds the seat has not seen that are not known to be gone.
    pub fn wilds_unseen(&self) -> usize {
        self.wilds_unseen
    }

    /// How far the grid is filled, from 0 to 1.
    pub fn progress(&self) -> f32 {
        1.0 - f32::from(self.empty) / f32::from(self.cells.max(1))
    }

    /// What the last finish card in the hand is worth: the more, the less likely it is that another one comes
    /// and is kept.
    fn last_finish(&self) -> f32 {
        if self.is_gentle {
            return 20.0;
        }
        let lost = 1.0 - self.weights.finish_kept * self.share;
        let none_comes = lost.max(0.0).powi(self.finishes_unseen.into());
        -self.weights.finish * (1.0 - none_comes).max(1e-9).ln()
    }

    /// What the seat loses with a card of its hand, apart from the card as such. `gain` is the most it would
    /// gain if it were placed now.
    pub fn loss(&self, card: Card, gain: f32) -> f32 {
        let hand = self.sight.hand();
        let board = self.sight.board();
        let is_pyramid = board.options.grid == Grid::Pyramid;
        let finishes = hand.iter().filter(|held| **held == Card::Finish).count();
        match card {
            Card::Island(number) => self.drop_of(number) + self.weights.forgone * gain.max(0.0),
            Card::Finish if finishes > 1 => self.weights.finish_spare,
            Card::Finish => self.last_finish(),
            Card::Wild if is_pyramid && finishes == 0 => self.weights.wild + self.last_finish(),
            Card::Wild => self.weights.wild + self.weights.forgone * gain.max(0.0),
            Card::Compass if is_pyramid => {
                let storms = board.explorer.storms.len();
                self.weights.compass * (1.0 + 3.0 * storms as f32)
            }
            _ => 0.0,
        }
    }

    /// Whether unseen numbers, those of the own hand and wilds could not fill the grid even if all of them
    /// came.
    pub fn is_beyond_hope(&self, wilds: u8) -> bool {
        self.sight.board().sea.shortage(self.may_come()) > wilds
    }

    /// The numbers that may still come, as bits: those that the seat has not seen, and those of its hand.
    pub fn may_come(&self) -> u128 {
        self.unseen | self.held
    }
}
