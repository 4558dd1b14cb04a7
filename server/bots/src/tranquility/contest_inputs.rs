//! What a network learns of a contest: what a seat knows once it has acted and drawn from the open row, in tables of
//! what is on or off.

use super::{chart::Chart, choice::Plan};
use crate::network::{Inputs, Layout, Table};
use rules::{
    Seat, small,
    tranquility::{
        Card,
        board::Board,
        card::ISLANDS,
        modules::contest::{ROW_CARDS, points_for_run},
        sea::between,
    },
};

/// How many cells the grid has.
const CELLS: usize = 36;
/// How many cards a hand is drawn up to.
const HAND: usize = 5;
/// How many cells are looked at on either side of one.
const MARGIN: usize = 2;
const PADDED: usize = CELLS + 2 * MARGIN;
const SIZES: usize = 12;
const COUNTS: usize = 24;
/// How many kinds of ends a gap has: an end of the grid, or a run of one, two or more islands of either side.
const ENDS: usize = 7;
/// How near to its ends the numbers of a gap are counted.
const NEAR: u8 = 3;
/// How many distances are told apart.
const FAR: usize = 8;
/// How many numbers of points are told apart that an action brings.
const GAINS: usize = 12;

// Of the table: by how much the seat leads, by the cards left; cells and cards left; hands; what is left of the stock
// and the row; points for runs and islands of either side.
const LEAD: Table = Table::first([61, 9, 1]);
const CLOSE: Table = LEAD.then([15, 12, 5]);
const CARDS: Table = CLOSE.then([37, 20, 1]);
const HANDS: Table = CARDS.then([HAND + 1, HAND + 1, 4]);
const STOCK: Table = HANDS.then([66, 1, 1]);
const ROW: Table = STOCK.then([ROW_CARDS + 1, 1, 1]);
const RUNS: Table = ROW.then([37, 2, 1]);
const ISLANDS_OF: Table = RUNS.then([37, 2, 1]);
// Of each gap: the numbers unseen and all that lie between its ends; those in the hand, in the row; its ends; the
// distances of the nearest numbers of the hand and of the row.
const UNSEEN: Table = ISLANDS_OF.then([SIZES, COUNTS, 1]);
const RANGE: Table = UNSEEN.then([SIZES, COUNTS, 1]);
const DENSE: Table = RANGE.then([SIZES, 10, 10]);
const HELD: Table = DENSE.then([SIZES, 5, 5]);
const EDGES: Table = HELD.then([6, ENDS, ENDS]);
const NEAREST: Table = EDGES.then([4, FAR, FAR]);
// Of each gap of one cell: what an island of either side brings there, and how near the nearest numbers are of the
// hand, of the row, and how many are unseen that are near.
const LAST_HELD: Table = NEAREST.then([8, 8, FAR]);
const LAST_ROW: Table = LAST_HELD.then([8, 8, FAR]);
const LAST_UNSEEN: Table = LAST_ROW.then([8, 8, 5]);
// Of each cell: whose the islands on it and around it are.
const AROUND: Table = LAST_UNSEEN.then([4, 4, 64]);
// Of each card of the hand and of the row: the points that it can bring at best now, the row's to the other side.
const BEST_HELD: Table = AROUND.then([GAINS, 1, 1]);
const BEST_ROW: Table = BEST_HELD.then([GAINS, 1, 1]);
// The best of them.
const BEST: Table = BEST_ROW.then([GAINS, GAINS, 1]);
const ALWAYS: Table = BEST.then([1, 1, 1]);

/// The inputs of the networks for contests.
pub const LAYOUT: Layout = ALWAYS.layout();

/// Whose island is on a cell, to the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Empty,
    Own,
    Other,
    /// Behind an end of the grid.
    Outside,
}

/// Neighbouring cells of one side, as many as there are.
#[derive(Clone, Copy)]
struct Run {
    side: Side,
    cells: usize,
}

/// Empty cells between two islands, or an island and an end.
struct Gap {
    cells: usize,
    /// The number before it.
    low: u8,
    /// The number behind it.
    high: u8,
    before: Run,
    behind: Run,
}

/// The table once the seat has acted and drawn.
struct After {
    /// The number on each cell, 0 on those that are empty or before the grid.
    numbers: [u8; PADDED],
    sides: [Side; PADDED],
    /// The seat's hand, as bits.
    held: u128,
    /// How many cards it has.
    hand: usize,
    /// The open row as far as it is known, as bits.
    row: u128,
    /// How many cards the row has once it is filled again.
    row_cards: usize,
    stock: usize,
    /// How many cards the seat has discarded.
    discarded: usize,
}

impl After {
    fn of(chart: &Chart<'_>, plan: Plan, paid: &[Card]) -> After {
        let sight = chart.sight;
        let mut hand: Vec<Card> = Vec::with_capacity(HAND + ROW_CARDS);
        hand.extend(sight.hand().iter().filter(|card| !paid.contains(card)));
        let mut after = After {
            numbers: [0; PADDED],
            sides: [Side::Outside; PADDED],
            held: 0,
            hand: 0,
            row: 0,
            row_cards: 0,
            stock: sight.stock_size(),
            discarded: sight.discard_size(sight.seat()) + paid.len(),
        };
        after.numbers[MARGIN + CELLS..].fill(ISLANDS + 1);
        after.sides[MARGIN..MARGIN + CELLS].fill(Side::Empty);
        let Board { contest, sea, .. } = sight.board();
        let Some(contest) = contest else { return after };
        for (cell, number) in sea.regions().flat_map(|(_, _, islands)| islands) {
            let is_own = contest.second.contains(cell) == (sight.seat() == Seat(1));
            after.put(cell, number, if is_own { Side::Own } else { Side::Other });
        }
        match plan {
            Plan::Place(card, number, cell, _) => {
                hand.retain(|held| *held != card);
                after.put(cell, number, Side::Own);
            }
            Plan::Swap => {
                after.discarded += hand.len();
                hand.clear();
            }
            _ => {}
        }
        let drawn = HAND.saturating_sub(hand.len()).min(contest.row.len());
        let (drawn, left) = contest.row.split_at(drawn);
        hand.extend(drawn);
        (after.hand, after.held, after.row) = (hand.len(), bits(&hand), bits(left));
        let refilled = (ROW_CARDS - left.len()).min(after.stock);
        after.row_cards = left.len() + refilled;
        after.stock -= refilled;
        after
    }

    fn put(&mut self, cell: u8, number: u8, side: Side) {
        let cell = MARGIN + usize::from(cell).min(CELLS - 1);
        (self.numbers[cell], self.sides[cell]) = (number, side);
    }

    fn cells_of(&self, side: Side) -> usize {
        self.sides.iter().filter(|it| **it == side).count()
    }

    fn runs(&self) -> impl Iterator<Item = Run> {
        let runs = self.sides.chunk_by(|one, other| one == other);
        runs.map(|run| Run { side: run[0], cells: run.len() })
    }

    /// The points that a side has for runs.
    fn points_for_runs(&self, side: Side) -> usize {
        self.runs().filter(|run| run.side == side).map(|run| counted(run.cells)).sum()
    }

    fn gaps(&self) -> Vec<Gap> {
        let mut gaps = Vec::with_capacity(CELLS / 2);
        let (mut first, mut before) = (0, Run { side: Side::Outside, cells: 0 });
        let mut runs = self.runs().peekable();
        while let Some(run) = runs.next() {
            let end = first + run.cells;
            if let (Side::Empty, Some(behind)) = (run.side, runs.peek()) {
                let (low, high) = (self.numbers[first - 1], self.numbers[end]);
                gaps.push(Gap { cells: run.cells, low, high, before, behind: *behind });
            }
            (first, before) = (end, run);
        }
        gaps
    }
}

impl Gap {
    /// What an island of a side adds to its runs at the beginning of the gap, its end, or both.
    fn gain(&self, is_first: bool, is_last: bool, side: Side) -> usize {
        let own =
            |run: Run, is_there: bool| if is_there && run.side == side { run.cells } else { 0 };
        let (before, behind) = (own(self.before, is_first), own(self.behind, is_last));
        counted(before + behind + 1) - counted(before) - counted(behind)
    }

    /// The most points that a number can bring a side at once if that pays so many cards at most.
    fn most_points(&self, number: u8, side: Side, cards: usize) -> Option<i32> {
        let last = self.cells - 1;
        // As many numbers have to be left on either side as cells (T-13.5).
        let least = self.cells.saturating_sub((self.high - number).into());
        let most = last.min(usize::from(number - self.low) - 1);
        // All cells between the first and the last are alike.
        let places = [0, least.max(1), last].into_iter().filter(|at| (least..=most).contains(at));
        let points = places.filter_map(|at| {
            let (is_first, is_last) = (at == 0, at == last);
            let below = (is_first && self.low > 0).then(|| number - self.low);
            let above = (is_last && self.high <= ISLANDS).then(|| self.high - number);
            let cost = below.into_iter().chain(above).min().unwrap_or(0);
            let gain = i32::from(small(self.gain(is_first, is_last, side)));
            (usize::from(cost) <= cards).then_some(2 + gain - i32::from(cost))
        });
        points.max()
    }
}

fn bits(cards: &[Card]) -> u128 {
    cards.iter().filter_map(|card| card.number()).fold(0, |all, number| all | 1 << number)
}

/// The points for a run of so many islands.
fn counted(run: usize) -> usize {
    points_for_run(small(run)).into()
}

/// What is on once a seat has carried out a plan, for which it parts with those cards besides.
pub fn inputs(chart: &Chart<'_>, plan: Plan, paid: &[Card]) -> Inputs {
    let after = After::of(chart, plan, paid);
    let mut inputs = Inputs(Vec::with_capacity(200));
    inputs.add(ALWAYS, [0; 3]);
    add_table(chart, &after, &mut inputs);
    let gaps = after.gaps();
    gaps.iter().for_each(|gap| add_gap(chart, &after, gap, &mut inputs));
    for around in after.sides.windows(2 * MARGIN + 1) {
        let [one, two, rest @ ..] = around else { continue };
        let rest = rest.iter().fold(0, |place, side| 4 * place + *side as usize);
        inputs.add(AROUND, [*one as usize, *two as usize, rest]);
    }
    let cards = after.hand.saturating_sub(1);
    let mut add_best = |list: u128, side: Side, table: Table| {
        let mut best = 0;
        for number in numbers(list) {
            let gap = gaps.iter().find(|gap| gap.low < number && number < gap.high);
            let points = gap.and_then(|gap| gap.most_points(number, side, cards));
            let points = points.map_or(0, |points| place(points + 4).clamp(1, GAINS - 1));
            inputs.add(table, [points, 0, 0]);
            best = best.max(points);
        }
        best
    };
    let best_held = add_best(after.held, Side::Own, BEST_HELD);
    let best_row = add_best(after.row, Side::Other, BEST_ROW);
    inputs.add(BEST, [best_held, best_row, 0]);
    inputs
}

fn numbers(mut cards: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (cards > 0).then(|| small(cards.trailing_zeros() as usize));
        cards &= cards.wrapping_sub(1);
        number
    })
}

/// The place of a number in a table, the first one for all below 0.
fn place(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

fn add_table(chart: &Chart<'_>, after: &After, inputs: &mut Inputs) {
    let sight = chart.sight;
    let other = sight.seat().next(sight.seats());
    let sides = [(Side::Own, after.discarded), (Side::Other, sight.discard_size(other))];
    let [own_points, other_points] = sides.map(|(side, discarded)| {
        let (islands, runs) = (after.cells_of(side), after.points_for_runs(side));
        let owner = usize::from(side == Side::Other);
        inputs.add(RUNS, [runs, owner, 0]);
        inputs.add(ISLANDS_OF, [islands, owner, 0]);
        i32::from(small(2 * islands + runs)) - i32::from(small(discarded))
    });
    let lead = own_points - other_points;
    let empty = after.cells_of(Side::Empty);
    let other_hand = sight.hand_size(other);
    let left = after.stock + after.row_cards + after.hand + other_hand;
    inputs.add(LEAD, [place(lead + 30), left / 10, 0]);
    inputs.add(CLOSE, [place((lead + 21).div_euclid(3)), left / 4, empty / 4]);
    inputs.add(CARDS, [empty, left / 4, 0]);
    let stock = match after.stock {
        0 => 0,
        1..=5 => 1,
        6..=15 => 2,
        _ => 3,
    };
    inputs.add(HANDS, [after.hand, other_hand, stock]);
    inputs.add(STOCK, [after.stock, 0, 0]);
    inputs.add(ROW, [after.row_cards, 0, 0]);
}

fn add_gap(chart: &Chart<'_>, after: &After, gap: &Gap, inputs: &mut Inputs) {
    let Gap { cells, low, high, before, behind, .. } = *gap;
    let numbers = between(low, high);
    let count = |numbers: u128| numbers.count_ones() as usize;
    let size = match cells {
        0..=8 => cells - 1,
        9..=12 => 8,
        13..=18 => 9,
        19..=26 => 10,
        _ => 11,
    };
    let unseen = count(chart.unseen() & numbers);
    let range = usize::from(high - low) - 1;
    let wide = |count: usize| if count < 16 { count } else { 16 + (count - 16) / 8 };
    inputs.add(UNSEEN, [size, wide(unseen), 0]);
    inputs.add(RANGE, [size, wide(range), 0]);
    let spare = |count: usize| count.saturating_sub(cells);
    inputs.add(DENSE, [size, spare(unseen), spare(range)]);
    let (held, row) = (after.held & numbers, after.row & numbers);
    inputs.add(HELD, [size, count(held), count(row)]);
    inputs.add(EDGES, [cells.min(6) - 1, end(before), end(behind)]);
    let [held_at, row_at] = [held, row].map(|cards| distance(cards, low, high));
    inputs.add(NEAREST, [cells.min(4) - 1, held_at, row_at]);
    if cells == 1 {
        let [own, other] = [Side::Own, Side::Other].map(|side| gap.gain(true, true, side));
        inputs.add(LAST_HELD, [own, other, held_at]);
        inputs.add(LAST_ROW, [own, other, row_at]);
        let at_low = between(low, low.saturating_add(NEAR + 1).min(high));
        let near = at_low | between(high.saturating_sub(NEAR + 1).max(low), high);
        inputs.add(LAST_UNSEEN, [own, other, count(near & chart.unseen())]);
    }
}

/// The kind of an end of a gap.
fn end(Run { side, cells }: Run) -> usize {
    match side {
        Side::Own => cells.min(3),
        Side::Other => 3 + cells.min(3),
        Side::Empty | Side::Outside => 0,
    }
}

/// How near the nearest of the numbers comes to an end of its gap.
fn distance(cards: u128, low: u8, high: u8) -> usize {
    let far = |number: u8| {
        let from_low = (low > 0).then(|| number - low);
        let from_high = (high <= ISLANDS).then(|| high - number);
        from_low.into_iter().chain(from_high).min().unwrap_or(0)
    };
    numbers(cards)
        .map(|number| usize::from(far(number)))
        .min()
        .map_or(0, |near| near.clamp(1, FAR - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Manner, Strategy,
        search::QuickDice,
        tranquility::{choice::rank, inputs::inputs},
    };
    use rules::{
        Game, Ignore, Seed,
        tranquility::{Options, Tranquility, options::Grid},
    };

    #[test]
    fn what_a_seat_has_after_a_plan_is_what_it_has_once_it_has_acted() {
        let options = Options { grid: Grid::Competition, ..Options::default() };
        let deal = Tranquility::deal(&options, 2, &mut Seed::new([6; 32]).dice(0));
        let mut game = Tranquility::set_up(&options, 2, &deal, &mut Ignore).unwrap();
        let first = game.draw_chance(&mut QuickDice::new(1)).unwrap();
        game.apply_chance(&first, &mut Ignore).unwrap();
        let (mut plans, mut runs) = (0, 0);
        while game.outcome().is_none() {
            let seat = Seat::all(2).find(|seat| game.sight(*seat).is_decider()).unwrap();
            let chart = Chart::new(game.sight(seat), &Manner::PLAIN);
            let (ranked, spares) = rank(&chart);
            for plan in ranked.into_iter().map(|ranked| ranked.plan) {
                let paid = plan.payment(&spares);
                let after = After::of(&chart, plan, &paid);
                let places = inputs(&chart, plan, &paid).0;
                assert!(places.iter().all(|input| usize::from(*input) < LAYOUT.inputs));
                let mut acted = game.clone();
                acted.apply(seat, &plan.action(&chart, paid).unwrap(), &mut Ignore).unwrap();
                let sight = acted.sight(seat);
                let points = [Side::Own, Side::Other].map(|side| after.points_for_runs(side));
                let told =
                    [seat, seat.next(2)].map(|seat| usize::from(acted.points_for_runs(seat)));
                assert_eq!(points, told);
                let empty = usize::from(sight.board().sea.empty_cells());
                assert_eq!(after.cells_of(Side::Empty), empty);
                assert_eq!(after.discarded, sight.discard_size(seat));
                plans += 1;
                runs += points[0];
                if acted.outcome().is_some() {
                    continue;
                }
                let row = &sight.board().contest.as_ref().unwrap().row;
                assert_eq!((after.held, after.hand), (bits(sight.hand()), sight.hand().len()));
                assert_eq!((after.stock, after.row_cards), (sight.stock_size(), row.len()));
                assert_eq!(after.row & !bits(row), 0);
            }
            let action =
                Tranquility::policy(game.sight(seat), &Manner::PLAIN, &mut QuickDice::new(1));
            game.apply(seat, &action.unwrap(), &mut Ignore).unwrap();
        }
        assert!(plans > 100 && runs > 0, "{plans} plans, {runs} points for runs");
    }

    #[test]
    fn a_number_brings_what_its_island_and_run_do_less_its_cost() {
        let run = |side, cells| Run { side, cells };
        let gap = |cells, low, high, before, behind| Gap { cells, low, high, before, behind };
        let (own, other) = (run(Side::Own, 2), run(Side::Other, 2));
        let most = |gap: &Gap, number, cards| gap.most_points(number, Side::Own, cards);
        let one = gap(1, 10, 20, own, own);
        assert_eq!(most(&one, 12, 4), Some(2 + 5 - 2));
        assert_eq!(most(&one, 15, 4), None, "it costs five cards");
        assert_eq!(one.most_points(12, Side::Other, 4), Some(2 - 2));
        let three = gap(3, 10, 20, own, other);
        assert_eq!(most(&three, 12, 4), Some(2 + 3 - 2), "the end of the own run");
        assert_eq!(most(&three, 14, 3), Some(2), "in the middle it costs nothing");
        assert_eq!(most(&three, 19, 4), Some(2 - 1), "two cells have to be filled by others");
        let first = gap(4, 0, 6, run(Side::Outside, 0), own);
        assert_eq!(most(&first, 5, 4), Some(2 + 3 - 1));
        assert_eq!(most(&first, 1, 4), Some(2), "an end of the grid costs nothing");
    }
}
