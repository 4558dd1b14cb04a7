//! What a network learns of a game: what a seat knows once it has acted, in tables of what is on or off.

use super::{after::After, goal_inputs, place::Place, slopes::kinds};
use crate::{
    ascent::wildlife::Climb,
    network::{Inputs, Layout, Table},
    strategy::floor,
};
use rules::ascent::{
    Card,
    card::{HIGHEST, Terrain},
    mountain::cell::{SUMMIT_ROW, slope_rows, width},
};

/// How many rows slopes lie in.
pub(super) const ROWS: usize = SUMMIT_ROW as usize - 1;
/// The places of counts in tables.
const COUNTS: usize = 24;
/// How many stages of a game are told apart, by the cells that are empty.
const STAGES: usize = 8;
/// All cells below the summit.
const CELLS: u8 = 44;

// Of the next cell of each row: what lies left of it and how much room there is, the supports that are missing, the
// slopes unseen by what they cost there, and the best in the hand.
const ROOM: Table = Table::first([ROWS, 10, 1]);
const LEFT: Table = ROOM.then([ROWS, 14, 1]);
const BESIDE: Table = LEFT.then([ROWS, 4, 1]);
const MISSING: Table = BESIDE.then([ROWS, 5, 1]);
const FREE: Table = MISSING.then([ROWS, 12, 1]);
const CHEAP: Table = FREE.then([ROWS, 4, 16]);
const FAIR: Table = CHEAP.then([ROWS, 20, 1]);
const ANY: Table = FAIR.then([ROWS, 20, 1]);
const HELD: Table = ANY.then([ROWS, 4, 5]);
// Of each bridge on the mountain.
const COVER: Table = HELD.then([ROWS, 4, 8]);
const COVER_HELD: Table = COVER.then([ROWS, 5, 1]);
const COVERS: Table = COVER_HELD.then([6, 1, 1]);
// Of the slopes: how many there are of each and what they cost at best.
const UNSEEN: Table = COVERS.then([36, 3, 1]);
const HAND: Table = UNSEEN.then([36, 3, 1]);
const COSTS: Table = HAND.then([5, 20, 1]);
const HAND_COSTS: Table = COSTS.then([5, 7, 1]);
const SURPLUS: Table = HAND_COSTS.then([ROWS, 24, 1]);
const LIVE_SURPLUS: Table = SURPLUS.then([ROWS, 20, 1]);
// Of the other cards.
const CAMPFIRES: Table = LIVE_SURPLUS.then([3, 3, 1]);
const BRIDGES: Table = CAMPFIRES.then([4, 6, 1]);
const SUMMITS: Table = BRIDGES.then([3, 6, 3]);
// Of the cards left.
const EMPTY: Table = SUMMITS.then([45, 1, 1]);
const SPARE: Table = EMPTY.then([STAGES, COUNTS, 1]);
const SLACK: Table = SPARE.then([STAGES, COUNTS, 1]);
const OWN_SLACK: Table = SLACK.then([STAGES, COUNTS, 1]);
const CARDS: Table = OWN_SLACK.then([7, 1, 1]);
const SHARE: Table = CARDS.then([24, 1, 1]);
const SEATS: Table = SHARE.then([6, 1, 1]);
const MODULES: Table = SEATS.then([2, 6, 2]);
const GRAPPLES: Table = MODULES.then([4, 1, 1]);
/// The last of them; those of the modules follow.
pub(super) const ALWAYS: Table = GRAPPLES.then([1, 1, 1]);

/// How many inputs there are.
pub const LAYOUT: Layout = goal_inputs::LAYOUT;

/// What is on after an action.
pub fn inputs(after: &After<'_>) -> Inputs {
    let mut inputs = Inputs(Vec::with_capacity(320));
    inputs.add(ALWAYS, [0; 3]);
    let climb = after.sight.board().options.wildlife.then(|| Climb::of(&after.flock));
    add_places(after, &mut inputs);
    add_slopes(after, &mut inputs);
    add_others(after, &mut inputs);
    let spare = add_cards(after, climb, &mut inputs);
    goal_inputs::add(after, climb, spare, &mut inputs);
    inputs
}

/// The cells that slopes can go to, and how many slopes cost how much at best.
fn add_places(after: &After<'_>, inputs: &mut Inputs) {
    let unseen = after.unseen.slopes;
    let mut at_best = [0; 4];
    let mut note = |place: &Place| {
        if place.missing == 0 {
            at_best.iter_mut().zip(place.fitting).for_each(|(all, more)| *all |= more);
        }
    };
    for (row, place) in after.next_places().enumerate() {
        let Some(place) = place else {
            inputs.add(ROOM, [row, 0, 0]);
            continue;
        };
        note(&place);
        let room = usize::from(width(place.cell.row()) - place.cell.1);
        let [free, cheap, fair, any] = place.fitting.map(|kinds| unseen.count(kinds));
        let terrain = place.left.terrain.map_or(0, |terrain| 1 + terrain as usize);
        inputs.add(ROOM, [row, room, 0]);
        inputs.add(LEFT, [row, place.left.value.unwrap_or(0).into(), 0]);
        inputs.add(BESIDE, [row, terrain, 0]);
        inputs.add(MISSING, [row, place.missing, 0]);
        inputs.add(FREE, [row, count(free), 0]);
        inputs.add(CHEAP, [row, room - 1, count(cheap)]);
        inputs.add(FAIR, [row, count(fair), 0]);
        inputs.add(ANY, [row, count(any), 0]);
        inputs.add(HELD, [row, place.missing, cheapest(after, &place)]);
    }
    let mut covers = 0;
    for place in after.covered_places() {
        note(&place);
        let row = usize::from(place.cell.row()) - 1;
        let [free, cheap, ..] = place.fitting.map(|kinds| unseen.count(kinds));
        inputs.add(COVER, [row, free, cheap]);
        inputs.add(COVER_HELD, [row, cheapest(after, &place), 0]);
        covers += 1;
    }
    inputs.add(COVERS, [covers, 0, 0]);
    let mut better = 0;
    for (cost, kinds) in at_best.into_iter().chain([u64::MAX]).enumerate() {
        inputs.add(COSTS, [cost, count(unseen.count(kinds & !better)), 0]);
        inputs.add(HAND_COSTS, [cost, after.held.count(kinds & !better), 0]);
        better |= kinds;
    }
}

/// What the best slope of the hand costs in a place: 0, 1, 2 or more; 4 if none fits.
fn cheapest(after: &After<'_>, place: &Place) -> usize {
    let fits = |kinds: &u64| after.held.count(*kinds) > 0;
    place.fitting.iter().position(fits).unwrap_or(place.fitting.len())
}

/// The slopes, and by how many more than there are cells they are high enough for the rows from each up.
fn add_slopes(after: &After<'_>, inputs: &mut Inputs) {
    let unseen = after.unseen.slopes;
    for (place, (unseen, held)) in unseen.each().zip(after.held.each()).enumerate() {
        inputs.add(UNSEEN, [place, unseen, 0]);
        inputs.add(HAND, [place, held, 0]);
    }
    for (index, row) in slope_rows().enumerate() {
        let high = kinds(row..=HIGHEST, &[]);
        let [unseen, held] = [unseen, after.held].map(|slopes| slopes.count(high));
        let open = (row..SUMMIT_ROW).map(|row| {
            let shown = after.mountain.row(row).iter().filter(|card| card.terrain().is_some());
            usize::from(width(row)) - shown.count()
        });
        let open = open.sum::<usize>();
        let live = usize::from(floor(unseen as f32 * after.unseen.share));
        inputs.add(SURPLUS, [index, (4 + unseen + held).saturating_sub(open), 0]);
        inputs.add(LIVE_SURPLUS, [index, (8 + live + held).saturating_sub(open), 0]);
    }
}

fn add_others(after: &After<'_>, inputs: &mut Inputs) {
    let held = |card: Card| after.hand.iter().filter(|held| **held == card).count();
    let unseen = after.unseen;
    for (terrain, kind) in Terrain::ALL.into_iter().enumerate() {
        let state = match held(Card::Campfire(kind)) {
            0 => unseen.campfires[terrain],
            _ => 2,
        };
        inputs.add(CAMPFIRES, [terrain, state, 0]);
    }
    inputs.add(BRIDGES, [held(Card::Bridge), unseen.bridges, 0]);
    let share = usize::from(floor(unseen.share * 3.0));
    inputs.add(SUMMITS, [held(Card::Summit), unseen.summits, share]);
    inputs.add(SHARE, [floor(unseen.share * 24.0).into(), 0, 0]);
}

/// How far the cards last; how many there are besides those that are to be placed or lead the ibex.
fn add_cards(after: &After<'_>, climb: Option<Climb>, inputs: &mut Inputs) -> usize {
    let (sight, board) = (after.sight, after.sight.board());
    let seats = usize::from(board.seats);
    let empty = CELLS - after.mountain.covered();
    let due = usize::from(empty) + 1;
    // The seat after this one acts next; each needs a card for every turn.
    let order = sight.seat().round(seats).skip(1).chain([sight.seat()]).enumerate();
    let (mut all, mut turns, mut own) = (0, usize::MAX, 0);
    for (turn, seat) in order {
        let cards = after.cards(seat);
        own = turn + seats * cards;
        (all, turns) = (all + cards, turns.min(own));
    }
    let leading = climb.map_or(0, |climb| usize::from(climb.cost));
    let spare = all.saturating_sub(due + leading);
    let stage = usize::from(empty) / 6;
    inputs.add(EMPTY, [empty.into(), 0, 0]);
    inputs.add(SPARE, [stage, count(spare), 0]);
    inputs.add(SLACK, [stage, count((turns + 2).saturating_sub(due)), 0]);
    inputs.add(OWN_SLACK, [stage, count((own + 2).saturating_sub(due)), 0]);
    inputs.add(CARDS, [after.hand.len(), 0, 0]);
    inputs.add(SEATS, [seats, 0, 0]);
    let options = &board.options;
    let documentary = usize::from(options.documentary);
    inputs.add(MODULES, [options.trail.into(), documentary, options.wildlife.into()]);
    if seats == 1 {
        inputs.add(GRAPPLES, [after.grapples.into(), 0, 0]);
    }
    spare
}

/// The place of so many cards in a table.
pub(super) fn count(cards: usize) -> usize {
    match cards {
        0..=11 => cards,
        12..=23 => 12 + (cards - 12) / 2,
        _ => 18 + (cards - 24) / 6,
    }
}
