//! Random games to look at, ply by ply.

use super::by_the_book::Book;
use crate::{
    Dice, Game, Logged, RandomPlay, Seat, Seed, TableTalk,
    ascent::{
        Action, Ascent, Card, Cell, Options, Setup,
        mountain::cell::{slope_rows, width},
        options::{DOCUMENTARY, GRAPPLES},
    },
    chance::{SeedDice, shuffle},
    core::game::StepOf,
    play_on, testing,
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
    pub fn begin(self) -> Logged<Ascent> {
        let deal = Ascent::deal(&self.options, self.seats, &mut self.chance().dice(0));
        let game = Logged::<Ascent>::set_up(&self.options, self.seats, &deal).unwrap();
        if self.built == 0 {
            return game;
        }
        build(&game, self.built, &mut self.chance().dice(500))
    }

    /// Plays the game at random to its end and shows every position, first and last included.
    pub fn walk(self, mut look: impl FnMut(&Logged<Ascent>, &mut SeedDice)) -> Logged<Ascent> {
        self.steps(|_, game, dice| look(game, dice))
    }

    /// The same, with what led to each position.
    pub fn steps(
        self,
        look: impl FnMut(Option<&StepOf<Ascent>>, &Logged<Ascent>, &mut SeedDice),
    ) -> Logged<Ascent> {
        let next = |game: &Logged<Ascent>, dice: &mut SeedDice| {
            let mover = game.turn().seats().first()?;
            Some(self.next(game, mover, dice))
        };
        play_on(self.begin(), &self.chance(), next, look).unwrap()
    }

    /// What happens next: mostly an ordinary action, at times a word to stop or a grapple.
    fn next(self, game: &Ascent, mover: Seat, dice: &mut dyn Dice) -> (Seat, Action) {
        let some_seat = Seat::at(dice.index(self.seats));
        if dice.below(150) == 0 && !game.has_conceded(some_seat) {
            return (some_seat, Action::Concede {});
        }
        if dice.below(20) == 0 && game.legal(mover).grapple {
            return (mover, Action::Grapple {});
        }
        (mover, game.random_action(mover, dice).expect("who is waited for can act"))
    }
}

/// Fills cells of the mountain, as far as it goes, in a way that the rules allow: each with the slope
/// of all hands and piles that costs the least there. The rest is dealt out again.
fn build(game: &Ascent, cells: usize, dice: &mut dyn Dice) -> Logged<Ascent> {
    let seats = game.hands.len();
    let mut rest = [game.hands.all(), game.piles.all()].concat();
    shuffle(dice, &mut rest);
    let mut board = game.board.clone();
    let rows = slope_rows().flat_map(|row| (0..width(row)).map(move |column| Cell(row, column)));
    for cell in rows.take(cells) {
        let book = Book::of(&board);
        let costs = rest.iter().enumerate().filter_map(|(place, card)| {
            let slope = card.slope()?;
            // Low values are of no use higher up.
            Some((book.slope_cost(slope, cell)? * 3 + slope.value, place))
        });
        let Some((_, place)) = costs.min() else { break };
        let card = rest.swap_remove(place);
        board.mountain.lay(cell, card);
        if board.options.wildlife && card.slope().is_some_and(|slope| slope.ibex) {
            board.herds.arrive(cell);
        }
    }

    let gone = dice.index(rest.len() + 1);
    let discards = vec![rest.drain(..gone).collect()];
    let hand = if seats == 1 { 6 } else { 5 };
    let hands = (0..seats).map(|_| rest.split_off(rest.len().saturating_sub(hand))).collect();
    let size = rest.len().div_ceil(seats).max(1);
    let setup = Setup {
        options: board.options,
        rows: board.mountain.rows().iter().map(|row| row.to_vec()).collect(),
        panoramas: board.documentary.shown().to_vec(),
        ibex: board.herds.iter().collect(),
        hands,
        piles: rest.chunks(size).map(<[Card]>::to_vec).collect(),
        discards,
        grapples: board.grapples,
        active: board.active,
        ..Setup::default()
    };
    setup.into()
}

/// Every card that shows or lies in a hand or pile, sorted.
pub fn all_cards(game: &Ascent) -> Vec<Card> {
    let lists = [game.hands.all(), game.piles.all(), game.discards.all()];
    let mut cards = lists.concat();
    cards.extend(game.board.mountain.cells().map(|(_, card)| card));
    cards.sort_unstable();
    cards
}
