//! Whether a game can still be won.

use super::chart::Chart;
use rules::{
    Game, Outcome,
    tranquility::{Card, Tranquility, options::Grid},
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
    let no_finish = chart.finishes_unseen == 0 && !chart.sight.hand().contains(&Card::Finish);
    no_finish && options.wild == 0 || chart.is_beyond_hope(options.wild)
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
