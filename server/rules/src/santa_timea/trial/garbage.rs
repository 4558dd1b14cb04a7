//! Actions of all kinds, most of them not legal, with a liking for those that nearly are.

use crate::{
    Dice, Seat,
    chance::{pick, shuffle},
    santa_timea::{Action, Card, Direction, SantaTimea, round::score::triplets},
    testing::codes,
};

/// Any action at all, with a liking for those that are nearly legal.
pub fn any_action(game: &SantaTimea, seat: Seat, dice: &mut dyn Dice) -> Action {
    let hand = game.hand(seat);
    match dice.below(6) {
        0..=2 => {
            let held = pick(dice, hand).filter(|_| dice.below(6) > 0);
            Action::Play { card: held.unwrap_or_else(|| any_card(dice)) }
        }
        3 => Action::Play { card: any_card(dice) },
        _ => {
            let mut throw: Vec<Direction> = triplets(game.board.taken_by(seat)).collect();
            if dice.below(2) == 0 {
                throw.extend(pick(dice, &Direction::ALL));
            }
            shuffle(dice, &mut throw);
            throw.truncate(dice.below(4) as usize);
            Action::Triplets { throw }
        }
    }
}

pub fn any_card(dice: &mut dyn Dice) -> Card {
    pick(dice, &codes::<Card>("P N1 E14 S7 W10")).unwrap_or(Card::Pirate)
}
