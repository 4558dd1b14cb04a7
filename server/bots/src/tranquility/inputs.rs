//! What a network learns of a game: what a seat knows once it has acted, before it draws, in tables of what is on or
//! off.

use super::{
    chart::{Chart, Gap},
    choice::Plan,
    contest_inputs,
};
use crate::{
    network::{Inputs, Layout, Table},
    strategy::floor,
};
use rules::{
    Seat, small,
    tranquility::{
        Card,
        card::{ISLANDS, Storm},
        modules::day_night::is_wrong_side,
        options::Grid,
        sea::{between, layout::CellSet},
    },
};

const SIZES: usize = 16;
const COUNTS: usize = 32;
/// How near to its ends the numbers of a gap are counted.
const NEAR: u8 = 5;

// Of each gap: the numbers unseen, those of them that can be expected to come, all, those in the hand, those near
// to its ends, how near the hand's are, the closed cells, and whether it is in a pillar of the arch.
const UNSEEN: Table = Table::first([SIZES, COUNTS, 1]);
const LIVE: Table = UNSEEN.then([SIZES, COUNTS, 1]);
const RANGE: Table = LIVE.then([SIZES, COUNTS, 1]);
const HELD: Table = RANGE.then([SIZES, 5, 1]);
const ENDS: Table = HELD.then([4, NEAR as usize + 1, NEAR as usize + 1]);
const NEAREST: Table = ENDS.then([4, 8, 1]);
const CLOSED: Table = NEAREST.then([4, 4, 1]);
const PILLAR: Table = CLOSED.then([SIZES, 1, 1]);
// Of the table.
const EMPTY: Table = PILLAR.then([41, 2, 1]);
const CARDS: Table = EMPTY.then([41, 24, 1]);
const OWN: Table = CARDS.then([80, 1, 1]);
const LEAST: Table = OWN.then([48, 1, 1]);
const FINISHES: Table = LEAST.then([3, 6, 6]);
const SEATS: Table = FINISHES.then([6, 1, 1]);
const REMOVED: Table = SEATS.then([13, 1, 1]);
const HAND: Table = REMOVED.then([16, 1, 1]);
const SHARE: Table = HAND.then([25, 1, 1]);
const FITTING: Table = SHARE.then([6, 6, 1]);
// Of the modules and the other grids.
const WILDS: Table = FITTING.then([3, 8, 1]);
const MONSTERS: Table = WILDS.then([4, 6, 1]);
const KNOWN: Table = MONSTERS.then([5, 1, 1]);
const ROCKS: Table = KNOWN.then([8, 1, 1]);
const YELLOW: Table = ROCKS.then([3, 3, 1]);
const ORANGE: Table = YELLOW.then([3, 3, 1]);
const PURPLE: Table = ORANGE.then([13, 1, 1]);
const COMPASSES: Table = PURPLE.then([7, 7, 1]);
const STORMS: Table = COMPASSES.then([7, 1, 1]);
const STOCK: Table = STORMS.then([31, 1, 1]);
const EXPLORER: Table = STOCK.then([7, 7, 1]);
const LEVEL: Table = EXPLORER.then([3, 1, 1]);
const WRONG: Table = LEVEL.then([19, 1, 1]);
const LOWER: Table = WRONG.then([19, 2, 1]);
const UPPER: Table = LOWER.then([19, 2, 1]);
const TURNS: Table = UPPER.then([7, 2, 1]);
const ALWAYS: Table = TURNS.then([1, 1, 1]);
// Of each gap once more: what can be expected to come for what is in the hand, and for all that lies between.
const WITH_HELD: Table = ALWAYS.then([6, 12, 4]);
const DENSE: Table = WITH_HELD.then([6, 12, 12]);

/// How many inputs there are.
pub const LAYOUT: Layout = DENSE.layout();

/// What a seat has left after a plan.
struct Rest {
    held: u128,
    cards: usize,
    finishes: usize,
    wilds: usize,
    monsters: usize,
    compasses: usize,
}

impl Rest {
    fn of(hand: &[Card]) -> Rest {
        let count = |card: Card| hand.iter().filter(|held| **held == card).count();
        let numbers = hand.iter().filter_map(|card| card.number());
        Rest {
            held: numbers.fold(0, |held, number| held | 1 << number),
            cards: hand.len(),
            finishes: count(Card::Finish),
            wilds: count(Card::Wild),
            monsters: count(Card::Monster),
            compasses: count(Card::Compass),
        }
    }

    fn part_with(&mut self, card: Card) {
        self.cards = self.cards.saturating_sub(1);
        match card {
            Card::Island(number) => self.held &= !(1 << number),
            Card::Finish => self.finishes = self.finishes.saturating_sub(1),
            Card::Wild => self.wilds = self.wilds.saturating_sub(1),
            Card::Monster => self.monsters = self.monsters.saturating_sub(1),
            Card::Compass => self.compasses = self.compasses.saturating_sub(1),
            _ => {}
        }
    }
}

/// What is on once a seat has carried out a plan, for which it parts with those cards besides.
pub fn inputs(chart: &Chart<'_>, plan: Plan, paid: &[Card]) -> Inputs {
    if chart.sight.board().contest.is_some() {
        return contest_inputs::inputs(chart, plan, paid);
    }
    let mut rest = Rest::of(chart.sight.hand());
    paid.iter().for_each(|card| rest.part_with(*card));
    match plan {
        Plan::Place(card, ..) => rest.part_with(card),
        Plan::Monster(_) => rest.part_with(Card::Monster),
        Plan::Compass(_) => rest.part_with(Card::Compass),
        Plan::DiscardHand => chart.sight.hand().iter().for_each(|card| rest.part_with(*card)),
        _ => {}
    }
    let mut inputs = Inputs(Vec::with_capacity(160));
    inputs.add(ALWAYS, [0; 3]);
    let empty = add_gaps(chart, plan, &rest, &mut inputs);
    add_table(chart, empty, &rest, &mut inputs);
    add_modules(chart, plan, &rest, &mut inputs);
    inputs
}

/// The gaps as they lie after a plan; how many empty cells they have.
fn add_gaps(chart: &Chart<'_>, plan: Plan, rest: &Rest, inputs: &mut Inputs) -> u8 {
    let (mut empty, mut fitting) = (0, 0);
    let mut add = |gap: Gap| {
        empty += gap.cells;
        fitting |= add_gap(chart, gap, rest, inputs);
    };
    match plan {
        Plan::Place(_, number, cell, _) => {
            for gap in chart.gaps() {
                if !(gap.first..gap.first + gap.cells).contains(&cell) {
                    add(*gap);
                    continue;
                }
                let before = cell - gap.first;
                add(Gap { cells: before, high: number, ..*gap });
                add(Gap { first: cell + 1, cells: gap.cells - before - 1, low: number, ..*gap });
            }
        }
        Plan::Monster(cell) => {
            let hole = chart.without(cell);
            let is_near = |gap: &Gap| {
                hole.is_some_and(|hole| (hole.first..hole.first + hole.cells).contains(&gap.first))
            };
            chart.gaps().iter().filter(|gap| !is_near(gap)).for_each(|gap| add(*gap));
            hole.into_iter().for_each(&mut add);
        }
        _ => chart.gaps().iter().for_each(|gap| add(*gap)),
    }
    let idle = (rest.held & !fitting).count_ones() as usize;
    inputs.add(FITTING, [fitting.count_ones() as usize, idle, 0]);
    empty
}

/// A gap; the numbers in the hand that fit it.
fn add_gap(chart: &Chart<'_>, gap: Gap, rest: &Rest, inputs: &mut Inputs) -> u128 {
    let Gap { first, cells, low, high, .. } = gap;
    if cells == 0 {
        return 0;
    }
    let numbers = between(low, high);
    let own = rest.held & numbers;
    let unseen = chart.unseen() & numbers;
    let (size, few) = (size(cells), usize::from(cells.min(4) - 1));
    let live = unseen.count_ones() as f32 * chart.share();
    let live = if live < 10.0 { live * 2.0 } else { 20.0 + (live - 10.0) / 3.0 };
    inputs.add(UNSEEN, [size, count(unseen.count_ones()), 0]);
    inputs.add(LIVE, [size, floor(live).into(), 0]);
    let (narrow, coming) = (size.min(6) - 1, usize::from(floor(live)));
    // Half a number matters where few come.
    let coming = if coming < 8 { coming } else { 8 + (coming - 8) / 6 };
    inputs.add(WITH_HELD, [narrow, coming, own.count_ones() as usize]);
    let range = usize::from(high - low - 1);
    inputs.add(DENSE, [narrow, coming, if range < 8 { range } else { 8 + (range - 8) / 8 }]);
    inputs.add(RANGE, [size, count((high - low - 1).into()), 0]);
    inputs.add(HELD, [size, own.count_ones() as usize, 0]);
    let near = |from: u8, to: u8| (unseen & between(from, to)).count_ones() as usize;
    let any = usize::from(NEAR);
    let at_low = if low == 0 { any } else { near(low, (low + NEAR).min(high)) };
    let at_high = if high > ISLANDS { any } else { near(high.saturating_sub(NEAR).max(low), high) };
    inputs.add(ENDS, [few, at_low, at_high]);
    if own > 0 {
        let lowest = small(own.trailing_zeros() as usize);
        let highest = small(127 - own.leading_zeros() as usize);
        let from_low = if low > 0 { lowest - low } else { u8::MAX };
        let from_high = if high <= ISLANDS { high - highest } else { u8::MAX };
        inputs.add(NEAREST, [few, from_low.min(from_high).into(), 0]);
    }
    let closed = chart.sight.closed_cells();
    let closed = (first..first + cells).filter(|cell| closed.contains(*cell)).count();
    if closed > 0 {
        inputs.add(CLOSED, [few, closed - 1, 0]);
    }
    if is_pillar(chart, first) {
        inputs.add(PILLAR, [size, 0, 0]);
    }
    own
}

/// Whether nothing is paid for an island on that cell (T-10.3).
fn is_pillar(chart: &Chart<'_>, cell: u8) -> bool {
    let layout = chart.sight.board().sea.layout();
    let mut free = layout.stages.iter().filter(|stage| !stage.is_paid);
    free.any(|stage| stage.regions.iter().any(|(first, end)| (*first..*end).contains(&cell)))
}

/// The place of a gap of so many cells in a table.
fn size(cells: u8) -> usize {
    match cells {
        0..=12 => cells.into(),
        13..=17 => 13,
        18..=25 => 14,
        _ => 15,
    }
}

/// The place of so many numbers in a table.
fn count(numbers: u32) -> usize {
    let numbers = numbers as usize;
    match numbers {
        0..=19 => numbers,
        20..=39 => 20 + (numbers - 20) / 4,
        _ => 25 + (numbers - 40) / 7,
    }
}

/// What all games have: cards left, finish cards, seats.
fn add_table(chart: &Chart<'_>, empty: u8, rest: &Rest, inputs: &mut Inputs) {
    let sight = chart.sight;
    let board = sight.board();
    let own = sight.pile_size(sight.seat()) + rest.cards;
    let others = Seat::all(sight.seats()).filter(|seat| *seat != sight.seat());
    let others = others.map(|seat| sight.hand_size(seat) + sight.pile_size(seat));
    let least = others.clone().fold(own, usize::min);
    let has_started = board.start.is_some() || !board.options.has_start();
    let due = usize::from(empty) + if has_started { 0 } else { 8 };
    let spare = (own + others.sum::<usize>()).saturating_sub(due);
    inputs.add(EMPTY, [empty.into(), has_started.into(), 0]);
    inputs.add(CARDS, [empty.into(), spare / 2, 0]);
    inputs.add(OWN, [own, 0, 0]);
    inputs.add(LEAST, [least, 0, 0]);
    let share = floor(chart.share() * 6.0);
    inputs.add(FINISHES, [rest.finishes, chart.finishes_unseen.into(), share.into()]);
    inputs.add(SEATS, [sight.seats(), 0, 0]);
    inputs.add(REMOVED, [board.options.removed.into(), 0, 0]);
    inputs.add(HAND, [rest.cards, 0, 0]);
    inputs.add(SHARE, [floor(chart.share() * 24.0).into(), 0, 0]);
}

fn add_modules(chart: &Chart<'_>, plan: Plan, rest: &Rest, inputs: &mut Inputs) {
    let sight = chart.sight;
    let board = sight.board();
    let options = &board.options;
    let gone = |card: Card| board.gone.iter().filter(|gone| **gone == card).count();
    if options.wild > 0 || options.grid == Grid::Pyramid {
        inputs.add(WILDS, [rest.wilds, chart.wilds_unseen(), 0]);
    }
    if options.monsters > 0 {
        let elsewhere =
            usize::from(options.monsters).saturating_sub(gone(Card::Monster) + rest.monsters);
        inputs.add(MONSTERS, [rest.monsters, elsewhere, 0]);
        let mut known = board.known_monsters;
        known.remove(sight.seat());
        inputs.add(KNOWN, [known.len(), 0, 0]);
    }
    if let Some(row) = board.rocks {
        inputs.add(ROCKS, [board.sea.room(row).into(), 0, 0]);
    }
    if options.storms {
        add_storms(chart, plan, inputs);
    }
    match options.grid {
        Grid::Pyramid => {
            let mut storms = board.explorer.storms.len();
            storms = storms.saturating_sub(usize::from(matches!(plan, Plan::Compass(_))));
            inputs.add(STOCK, [sight.stock_size(), 0, 0]);
            inputs.add(EXPLORER, [storms, rest.compasses, 0]);
            inputs.add(LEVEL, [options.level as usize, 0, 0]);
        }
        Grid::DayNight => add_sides(chart, plan, gone(Card::Compass), inputs),
        _ => {}
    }
}

fn add_storms(chart: &Chart<'_>, plan: Plan, inputs: &mut Inputs) {
    let board = chart.sight.board();
    let storms = &board.storms;
    let own = chart.sight.seat().index();
    let before = |counts: &[u8]| {
        let all: u8 = counts.iter().sum();
        let own = counts.get(own).copied().unwrap_or(0);
        [usize::from(own), usize::from(all - own), 0]
    };
    inputs.add(YELLOW, before(&storms.yellow));
    inputs.add(ORANGE, before(&storms.orange));
    let rows = (0_u8..).zip(storms.purple).filter(|(_, count)| *count > 0);
    inputs.add(PURPLE, [rows.map(|(row, _)| usize::from(board.sea.room(row))).sum(), 0, 0]);
    let [beside, owned] = storms.compasses.map(usize::from);
    let earned = usize::from(plan == Plan::DiscardHand).min(beside);
    inputs.add(COMPASSES, [owned + earned, beside - earned, 0]);
    let cards = [Storm::Yellow, Storm::Orange, Storm::Purple].map(Card::from);
    let ended = board.gone.iter().filter(|card| cards.contains(card)).count();
    inputs.add(STORMS, [6_usize.saturating_sub(ended + storms.all().len()), 0, 0]);
}

/// How the sides of the grid lie, and what is still empty of either half.
fn add_sides(chart: &Chart<'_>, plan: Plan, turned: usize, inputs: &mut Inputs) {
    let board = chart.sight.board();
    let occupied = board.sea.occupied();
    let mut wrong = board.sides.wrong(occupied).count();
    let mut empty = [18_usize; 2];
    let mut fill = |cell: u8| {
        let half = &mut empty[usize::from(cell >= 18)];
        *half = half.saturating_sub(1);
    };
    occupied.iter().for_each(&mut fill);
    match plan {
        Plan::Place(_, _, cell, _) => {
            fill(cell);
            wrong += usize::from(is_wrong_side(cell, board.sides.night_up));
        }
        Plan::TurnOver(cell) => {
            let is_wrong = board.sides.wrong(CellSet::from_iter([cell])).next().is_some();
            wrong = if is_wrong { wrong - 1 } else { wrong + 1 };
        }
        _ => {}
    }
    let up = usize::from(board.sides.night_up);
    inputs.add(WRONG, [wrong, 0, 0]);
    inputs.add(LOWER, [empty[0], up, 0]);
    inputs.add(UPPER, [empty[1], up, 0]);
    inputs.add(TURNS, [turned, up, 0]);
}
