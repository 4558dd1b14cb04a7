//! Whether a game can still be won.

use super::chart::Chart;
use crate::WhyLost;
use rules::{
    Game, Outcome,
    tranquility::{Card, Tranquility, card::ISLANDS, options::Grid, sea::Hole},
};

/// How often a game that is played on in thought is looked at, in turns.
const TURNS: u32 = 3;

/// Whether no win is possible any more, whatever the cards that the seat has not seen are. Monsters make room
/// for other islands, and the explorer pile brings wilds: with them nothing is certain.
pub fn is_lost_to(chart: &Chart<'_>) -> bool {
    let board = chart.sight.board();
    let options = &board.options;
    if options.monsters > 0 || options.grid == Grid::Pyramid || board.contest.is_some() {
        return false;
    }
    has_no_finish(chart) || chart.is_beyond_hope(options.wild)
}

fn has_no_finish(chart: &Chart<'_>) -> bool {
    let is_held = || chart.sight.hand().contains(&Card::Finish);
    chart.sight.board().options.wild == 0 && chart.finishes_unseen == 0 && !is_held()
}

/// Why no win is possible any more, [whatever the seat has not seen](is_lost_to): for want of a finish, or for the
/// gap for which most islands are wanting.
pub fn why_lost_to(chart: &Chart<'_>) -> Option<WhyLost> {
    if !is_lost_to(chart) {
        return None;
    }
    if has_no_finish(chart) {
        return Some(WhyLost::Finish {});
    }
    let shortage = |hole: &Hole| hole.shortage(chart.may_come());
    let hole = chart.sight.board().sea.holes().max_by_key(shortage)?;
    Some(WhyLost::Gap {
        below: (hole.low > 0).then_some(hole.low),
        above: (hole.high <= ISLANDS).then_some(hole.high),
        cells: hole.cells,
        left: hole.cells - shortage(&hole),
    })
}

/// Whether the cards that are left, wherever they lie, cannot fill the grid or finish any more.
pub fn is_lost(game: &Tranquility) -> bool {
    let board = game.sight(rules::Seat(0)).board();
    if board.contest.is_some() || matches!(game.outcome(), Some(Outcome::Won {})) {
        return false;
    }
    let (mut islands, mut wilds, mut can_finish) = (0_u128, 0, false);
    for card in game.cards_in_play() {
        match card {
            Card::Island(number) => islands |= 1 << number,
            Card::Wild => wilds += 1,
            Card::Monster => return false,
            Card::Finish => can_finish = true,
            _ => {}
        }
    }
    !can_finish && wilds == 0 || board.sea.shortage(islands) > wilds
}

/// Whether a game that is played on in thought [is lost](is_lost), as it is looked at every so many turns: to
/// look at each takes longer than it saves.
pub fn is_seen_to_be_lost(game: &Tranquility) -> bool {
    game.sight(rules::Seat(0)).board().turns.is_multiple_of(TURNS) && is_lost(game)
}
