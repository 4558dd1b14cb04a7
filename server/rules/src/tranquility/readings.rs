//! Where the published rules of Tranquility are silent, ambiguous or lost to us: what we read into them,
//! each clause in its one place.

use super::{
    STORM_LIMIT, Tranquility,
    board::Board,
    card::{Card, discardable},
    event::Event,
    modules::storms::Storms,
    options::{Grid, Level},
    sea::layout::{CellSet, Layout, Part, Stage, line},
    turn::{
        agenda::Task,
        start::{NEEDED, UNSEEN},
    },
};
use crate::Seat;

/// T-0.6: whether a place is beside the cells next to it, in a run of cells from a first one to the one
/// behind the last. The start space and the finish space, in the frame, are not.
pub fn is_neighbour(place: i16, (first, end): (i16, i16)) -> bool {
    (first..end).contains(&place)
}

/// T-3.4: the grids on which an island is refused that leaves a gap without enough numbers: only where
/// T-13.5 says so.
pub const WITHOUT_HOPELESS: [Grid; 1] = [Grid::Competition];

/// T-4.3: how many extra cards the only seat draws.
pub const EXTRA_ALONE: u8 = 8;

/// T-4.4: whether a seat may give the top two cards of its draw pile unseen, whatever they are. It is
/// looked at when the window opens.
pub fn may_give_unseen(is_under_yellow: bool, pile: usize) -> bool {
    is_under_yellow && pile >= usize::from(UNSEEN)
}

/// T-4.5: whether the eight cards are settled by pledges, and not all given by the only seat.
pub fn is_settled_by_pledges(seats: usize) -> bool {
    seats > 1
}

/// T-4.5: whether a pledge withdraws all agreements.
pub fn withdraws_agreements(before: Option<u8>, count: u8) -> bool {
    before != Some(count)
}

/// T-4.5: how many phrases a seat may say while the start is being settled.
pub const START_PHRASES: u8 = 6;

/// T-4.5: how many times a seat may change its pledge without bringing the sum nearer to eight.
pub const START_CHANGES: u8 = 8;

/// T-4.6: whether the game is lost, by what all seats together can give once extra cards are drawn.
pub fn is_unpayable(can_give: u8) -> bool {
    can_give < NEEDED
}

/// T-6.1: with so many rows complete at the same time the rocks leave the game for good.
pub const ROWS_THAT_END_ROCKS: usize = 4;

/// T-6.1: what follows an action once its cards are discarded: the rocks move before any seat draws,
/// drifting ones, too.
pub fn after_action(
    drawers: impl DoubleEndedIterator<Item = Seat>,
) -> impl DoubleEndedIterator<Item = Task> {
    [Task::Rocks].into_iter().chain(drawers.map(Task::Refill)).chain([Task::Pass])
}

/// T-6.3: the cells whose islands no monster takes: those of blocked rows. To an orange storm putting down
/// a monster is no placement.
pub fn safe_from_monsters(board: &Board) -> CellSet {
    board.cells_under_rocks().and(board.storms.closed_cells())
}

/// T-6.4: whether a seat with that hand says so when finish is tried, the one that tries it included.
pub fn speaks_up(hand: &[Card]) -> bool {
    hand.contains(&Card::Monster)
}

/// T-6.4: a finish that came back was no action: the seat still acts, and the game is lost if it cannot.
pub fn after_finish_came_back(game: &mut Tranquility, events: &mut impl Extend<Event>) {
    game.look_at_turn(events);
}

/// T-7.1: how many storms of each colour there are.
pub const STORMS_PER_COLOUR: usize = 2;

/// T-7.2: the fewest cards that are a whole hand to discard for a compass.
pub const FEWEST_OF_A_HAND: usize = 2;

/// T-7.3: the seat that draws its first hand before all others, and so is the first to reveal storms.
pub const FIRST_TO_DRAW: Seat = Seat(0);

/// T-7.3: how many cards a yellow storm takes of a hand when it takes effect: down to three, as far as they
/// can be discarded. Monsters may leave more, and a hand that grows later keeps what it has.
pub fn taken_by_yellow(hand: &[Card]) -> usize {
    hand.len().saturating_sub(STORM_LIMIT).min(discardable(hand).into())
}

/// T-7.4: whether a storm just turned up waits to be ended; when the last compass goes to another one it
/// waits no longer.
pub fn is_held_back(storms: &Storms) -> bool {
    storms.owns_compass()
}

/// T-7.5: how many opinions of which storm to end a seat may say in a turn. Where talk is not
/// free, such opinions are all that is said about it.
pub const OPINIONS: u8 = 2;

/// T-7.6: whether a seat without a legal action is saved by a compass that the seats have to spend.
pub fn is_saved(storms: &Storms) -> bool {
    storms.can_be_ended()
}

/// T-8.2: the fewest cards with which a seat can have a legal action.
pub const FEWEST_TO_ACT: usize = 1;

/// T-9.4: how many wild cards there may be. That there are any outside of the pyramid is ours, and so is
/// all that they may be played as.
pub const WILDS: [u8; 2] = [0, 2];

/// T-10.2: two pillars of six cells, and a roof of 28 over them. The pillars are built first, each
/// for itself and for nothing (T-10.3).
pub const ARCH: Layout = Layout {
    cells: 40,
    stages: &[
        Stage { regions: &[(0, 6), (6, 12)], is_paid: false },
        Stage { regions: &[(12, 40)], is_paid: true },
    ],
    explorer_cells: &[],
    lines: &[
        line(Part::Left, 0, (0, 2), (0, 0)),
        line(Part::Left, 1, (2, 2), (0, 1)),
        line(Part::Left, 2, (4, 2), (0, 2)),
        line(Part::Right, 0, (6, 2), (5, 0)),
        line(Part::Right, 1, (8, 2), (5, 1)),
        line(Part::Right, 2, (10, 2), (5, 2)),
        line(Part::Roof, 0, (12, 7), (0, 3)),
        line(Part::Roof, 1, (19, 7), (0, 4)),
        line(Part::Roof, 2, (26, 7), (0, 5)),
        line(Part::Roof, 3, (33, 7), (0, 6)),
    ],
};

/// T-10.5, T-11.5: how many cells are still empty where finish is played: it lies beside the roof of the
/// arch and on top of the pyramid, and takes none.
pub const EMPTY_FOR_FINISH: u8 = 0;

/// T-11.1: rows of 11, 9, 7, 5, 3 and 1, beginning at 0, 11, 20, 27, 32 and 35. The explorer cells are in
/// row 0 the columns 2 and 8, in row 1 column 4, in row 2 the columns 1 and 5, in row 3 column 2.
pub const PYRAMID: Layout = Layout {
    cells: 36,
    stages: &[Stage { regions: &[(0, 36)], is_paid: true }],
    explorer_cells: &[2, 8, 15, 21, 25, 29],
    lines: &[
        line(Part::Sea, 0, (0, 11), (0, 0)),
        line(Part::Sea, 1, (11, 9), (1, 1)),
        line(Part::Sea, 2, (20, 7), (2, 2)),
        line(Part::Sea, 3, (27, 5), (3, 3)),
        line(Part::Sea, 4, (32, 3), (4, 4)),
        line(Part::Sea, 5, (35, 1), (5, 5)),
    ],
};

/// T-11.3: the grids with a start space. The pyramid has none, for a wild neither.
pub const WITH_START_SPACE: [Grid; 2] = [Grid::Standard, Grid::DayNight];

/// T-11.3: whether an explorer card is turned up for an island put onto that cell: on an explorer cell for
/// every one, also after a monster took one from it or a compass a storm.
pub fn explores(layout: &Layout, cell: u8) -> bool {
    layout.explorer_cells.contains(&cell)
}

/// T-11.3: what an island costs that a storm sends back or a monster takes. The action is spent all the
/// same.
pub const COST_OF_LOST_ISLAND: u8 = 0;

/// T-11.3: the only card with which nothing is paid and which is never discarded (T-6.3): a compass of the
/// pyramid is as good as an island.
pub const NEVER_PAYS: Card = Card::Monster;

/// T-11.5: the five cards of the explorer pile that are monsters as published.
pub fn explorer_monsters(level: Level) -> Card {
    if level == Level::Easy { Card::Wild } else { Card::Monster }
}

/// T-11.5: the fewest seats that play on a grid: alone on all but the competition, whose two are published.
pub fn fewest_seats(grid: Grid) -> usize {
    if grid == Grid::Competition { 2 } else { 1 }
}

/// T-12.2: whether a compass turns the hands over: not before the first turn.
pub fn turns_hands(turns: u32) -> bool {
    turns > 0
}

/// T-13.1: whether a seat may be drawn as the first: with a common pile any may.
pub fn may_be_first(is_contest: bool, has_fewest_to_draw: bool) -> bool {
    is_contest || has_fewest_to_draw
}

/// T-13.6: the grids on which a seat without a legal action passes, and loses nothing.
pub const WITH_PASSES: [Grid; 1] = [Grid::Competition];

/// T-13.7: the shortest run that breaks the last tie. Runs that score are longer.
pub const SHORTEST_RUN_OF_TIES: u8 = 1;
