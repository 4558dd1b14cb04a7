//! Random games to look at, ply by ply.

use super::by_the_book::Book;
use crate::{
    Dice, Game, Seat, Seed,
    ascent::{
        Action, Ascent, Card, Cell, Options,
        cell::{slope_rows, width},
        options::{DOCUMENTARY, GRAPPLES},
    },
    chance::{SeedDice, shuffle},
    testing,
};
use proptest::{prelude::*, sample::select};

/// A game that is still to be played.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub seats: usize,
    pub options: Options,
    pub seed: u64,
    /// How many cells of the mountain to fill before the seats begin. Games of pure chance do not
    /// get far up.
    pub built: usize,
}

pub fn options() -> impl Strategy<Value = Options> {
    (any::<bool>(), select(&DOCUMENTARY[..]), any::<bool>(), 0..=GRAPPLES).prop_map(
        |(trail, documentary, wildlife, grapples)| Options {
            trail,
            documentary,
            wildlife,
            grapples,
        },
    )
}

pub fn settings() -> impl Strategy<Value = Setting> {
    let built = prop_oneof![Just(0), 1..=44_usize];
    (1..=5_usize, options(), any::<u64>(), built)
        .prop_map(|(seats, options, seed, built)| Setting { seats, options, seed, built })
}

impl Setting {
    fn chance(self) -> Seed {
        testing::seed(self.seed)
    }

    /// The game before its first action.
    pub fn begin(self) -> Ascent {
        let deal = Ascent::deal(&self.options, self.seats, &mut self.chance().dice(0));
        let mut game = Ascent::set_up(&self.options, self.seats, &deal).unwrap();
        build(&mut game, self.built, &mut self.chance().dice(500));
        game
    }

    /// Plays the game at random to its end and shows every position, first and last included.
    pub fn walk(self, mut look: impl FnMut(&Ascent, &mut SeedDice)) -> Ascent {
        let mut game = self.begin();
        let mut dice = self.chance().dice(1_000);
        look(&game, &mut dice);
        for index in 1.. {
            if let Some(chance) = game.draw_chance(&mut self.chance().dice(index)) {
                game.apply_chance(&chance).unwrap();
            } else if let Some(seat) = game.mover() {
                let (seat, action) = self.next(&game, seat, &mut dice);
                game.apply(seat, &action).unwrap();
            } else {
                break;
            }
            look(&game, &mut dice);
        }
        game
    }

    /// What happens next: mostly an ordinary action, at times a word to stop or a grapple.
    fn next(self, game: &Ascent, mover: Seat, dice: &mut dyn Dice) -> (Seat, Action) {
        let anybody = Seat::at(dice.below(self.seats as u32) as usize);
        if dice.below(150) == 0 && !game.has_conceded(anybody) {
            return (anybody, Action::Concede {});
        }
        if dice.below(20) == 0 && game.legal(mover).grapple {
            return (mover, Action::Grapple {});
        }
        (mover, game.random_action(mover, dice).expect("who is waited for can act"))
    }
}

/// Fills cells of the mountain, as far as it goes, in a way that the rules allow: each with the slope
/// of all hands and piles that costs the least there. The rest is dealt out again.
fn build(game: &mut Ascent, cells: usize, dice: &mut dyn Dice) {
    if cells == 0 {
        return;
    }
    let mut rest: Vec<Card> = game.hands.drain(..).chain(game.piles.drain(..)).flatten().collect();
    shuffle(dice, &mut rest);
    let rows = slope_rows().flat_map(|row| (0..width(row)).map(move |column| Cell(row, column)));
    for cell in rows.take(cells) {
        let book = Book::of(game);
        let costs = rest.iter().enumerate().filter_map(|(place, card)| {
            let slope = card.slope()?;
            // Low values are of no use higher up.
            Some((book.slope_cost(slope, cell)? * 3 + slope.value, place))
        });
        let Some((_, place)) = costs.min() else { break };
        let card = rest.swap_remove(place);
        game.mountain.lay(cell, card);
        if game.options.wildlife && card.slope().is_some_and(|slope| slope.ibex) {
            game.herds.arrive(cell);
        }
    }
    game.documentary.film(&game.mountain);

    let seats = game.conceded.len();
    let gone = dice.below(rest.len() as u32 + 1) as usize;
    game.discards[0].extend(rest.drain(..gone));
    let hand = if seats == 1 { 6 } else { 5 };
    game.hands = (0..seats).map(|_| rest.split_off(rest.len().saturating_sub(hand))).collect();
    game.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    let size = rest.len().div_ceil(seats).max(1);
    game.piles = rest.chunks(size).map(<[Card]>::to_vec).collect();
    game.piles.resize(seats, Vec::new());
    game.begin_turn(game.active);
}
