//! Random games to look at, ply by ply.

use super::by_the_book::Book;
use crate::{
    Dice, Game, Seat, Seed,
    ascent::{
        Action, Ascent, Card, Cell, Options,
        cell::{slope_rows, width},
        options::{DOCUMENTARY, GRAPPLES},
        view::Place,
    },
    chance::{SeedDice, pick, shuffle},
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

/// Any action at all, with a liking for those that are nearly legal.
pub fn any_action(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Action {
    let legal = game.legal(seat);
    match dice.below(12) {
        0..=3 => {
            let listed = pick_from(&legal.slope, dice);
            let place = listed.and_then(|entry| Some((entry.card, pick(dice, &entry.cells)?)));
            let (card, cell, cost) = match place {
                Some((card, Place(row, column, cost))) => {
                    (card, off(Cell(row, column), dice), cost)
                }
                None => (a_card(game, seat, dice), any_cell(dice), dice.below(3) as u8),
            };
            let card = if dice.below(6) == 0 { a_card(game, seat, dice) } else { card };
            Action::Slope { card, cell, pay: payment(game, seat, Some(card), cost, dice) }
        }
        4..=5 => {
            let listed = pick_from(&legal.campfire, dice);
            let place = listed.and_then(|entry| {
                let slope = pick_from(&entry.slopes, dice)?;
                Some((entry.card, slope.cell, pick(dice, &slope.to)?))
            });
            let (card, cell, to, cost) = match place {
                Some((card, cell, Place(row, column, cost))) => {
                    (card, cell, off(Cell(row, column), dice), cost)
                }
                None => (a_card(game, seat, dice), any_cell(dice), any_cell(dice), 0),
            };
            let cell = if dice.below(6) == 0 { any_cell(dice) } else { cell };
            Action::Campfire { card, cell, to, pay: payment(game, seat, Some(card), cost, dice) }
        }
        6 => Action::Bridge {
            cell: off(pick(dice, &legal.bridge).unwrap_or_else(|| any_cell(dice)), dice),
        },
        7 => Action::Summit {},
        8 => match payment(game, seat, None, 2, dice).try_into() {
            Ok(cards) => Action::Discard { cards },
            Err(_) => Action::Discard { cards: [any_card(dice), any_card(dice)] },
        },
        9 => Action::Grapple {},
        _ => {
            let herd = pick_from(&legal.lead, dice).map(|entry| entry.cell);
            let mut path = vec![herd.unwrap_or_else(|| any_cell(dice))];
            for _ in 0..=dice.below(3) {
                let Some(Cell(row, column)) = path.last().copied() else { break };
                let step = Cell(row.saturating_add(1), column.saturating_sub(dice.below(2) as u8));
                path.push(off(step, dice));
            }
            let cost = path.len() as u8 - 1;
            Action::Lead { pay: payment(game, seat, None, cost, dice), path }
        }
    }
}

fn pick_from<'a, T>(list: &'a [T], dice: &mut dyn Dice) -> Option<&'a T> {
    let indices: Vec<usize> = (0..list.len()).collect();
    list.get(pick(dice, &indices)?)
}

fn any_cell(dice: &mut dyn Dice) -> Cell {
    match dice.below(20) {
        0 => Cell(255, 255),
        _ => Cell(dice.below(11) as u8, dice.below(10) as u8),
    }
}

/// The cell, or seldom another one.
fn off(cell: Cell, dice: &mut dyn Dice) -> Cell {
    if dice.below(6) == 0 { any_cell(dice) } else { cell }
}

/// A card of the hand, or seldom another one.
fn a_card(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Card {
    let held = pick(dice, game.hand(seat)).filter(|_| dice.below(8) > 0);
    held.unwrap_or_else(|| any_card(dice))
}

pub fn any_card(dice: &mut dyn Dice) -> Card {
    let codes = ["CG", "CS", "CR", "bridge", "summit", "G1i", "G1", "S7", "R12", "S11i", "R3"];
    pick(dice, &codes).map_or(Card::Bridge, super::table::card)
}

/// Cards of the hand that pay so much, seldom too many, too few or others.
fn payment(
    game: &Ascent,
    seat: Seat,
    but: Option<Card>,
    cost: u8,
    dice: &mut dyn Dice,
) -> Vec<Card> {
    let mut cards = game.hand(seat).to_vec();
    if let Some(place) = cards.iter().position(|card| Some(*card) == but)
        && dice.below(10) > 0
    {
        cards.remove(place);
    }
    shuffle(dice, &mut cards);
    cards.truncate(match dice.below(8) {
        0 => usize::from(cost) + 1,
        1 => usize::from(cost).saturating_sub(1),
        _ => cost.into(),
    });
    if dice.below(12) == 0
        && let Some(card) = cards.first_mut()
    {
        *card = any_card(dice);
    }
    cards
}
