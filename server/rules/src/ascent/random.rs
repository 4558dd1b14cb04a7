//! Random play, for simulations and benchmarks.

use crate::{
    Dice, RandomPlay,
    ascent::{
        Action, Ascent, Sight, Template, modules::wildlife, mountain::cell::Cell, template::Path,
        turn::may::can_discard_two,
    },
    cards::Unpaid as _,
    chance::pick,
};

impl RandomPlay for Ascent {
    /// A random legal action of the seat; `None` where it has none but to concede. A winning action
    /// is taken, of two ways the cheaper one, and a grapple when there is no way, so that random
    /// games get up the mountain. Of eight actions one is a discard, as far as there is a choice.
    fn draw_action(sight: Sight<'_>, dice: &mut dyn Dice) -> Option<Action> {
        if !sight.is_active() {
            return None;
        }
        let (board, hand) = (sight.board(), sight.hand());
        if board.can_place_summit(hand) {
            return Some(Action::Summit {});
        }
        let discard = |dice: &mut dyn Dice| Template::Discard {}.at_random(hand, dice);
        if can_discard_two(hand) && dice.below(8) == 0 {
            return discard(dice);
        }
        let ways = board.ways(hand, 1);
        let two = [pick(dice, &ways), pick(dice, &ways)];
        match two.into_iter().flatten().min_by_key(|way| way.due()) {
            Some(Template::Lead { path }) => {
                Template::Lead { path: lead_on(sight, path, dice) }.at_random(hand, dice)
            }
            Some(way) => way.at_random(hand, dice),
            None if board.has_grapple() => Some(Action::Grapple {}),
            None => discard(dice),
        }
    }
}

/// The path, or, half of the times, one that goes on.
fn lead_on(sight: Sight<'_>, mut path: Path, dice: &mut dyn Dice) -> Path {
    while path.len() <= sight.hand().len() && dice.below(2) == 0 {
        let Some(end) = path.last() else { break };
        let steps: Vec<Cell> = wildlife::steps(&sight.board().mountain, *end).collect();
        let Some(step) = pick(dice, &steps) else { break };
        path.push(step);
    }
    path
}
