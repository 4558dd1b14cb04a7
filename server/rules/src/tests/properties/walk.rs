//! The way through a game that an input describes.

use super::{
    few_bytes_seed,
    subject::{Subject, some_actions},
};
use crate::{Dice, Logged, Seat, chance::pick};
use choices::Input;

/// A game on its way.
pub(crate) struct Walk<G: Subject> {
    pub game: Logged<G>,
    pub seats: usize,
    /// What it was dealt; `None` where it began in the middle.
    pub deal: Option<G::Deal>,
}

impl<G: Subject> Walk<G> {
    /// A game that begins, or one in the middle.
    pub(crate) fn begin(input: &mut Input<'_>) -> Walk<G> {
        let played = G::played();
        if let Some(game) = played.get(input.index(2 * played.len())) {
            let game = game.any_position(input);
            return Walk { seats: game.seats(), game, deal: None };
        }
        let mut options = G::any_options(input);
        let seats = *G::SEATS.start() + input.index(*G::SEATS.end());
        let seats = if G::check(&options, seats).is_ok() { seats } else { 2 };
        if G::check(&options, seats).is_err() {
            options = G::Options::default();
        }
        let deal = G::deal(&options, seats, &mut few_bytes_seed(input).dice(0));
        let game =
            Logged::<G>::set_up(&options, seats, &deal).expect("the deal is one of these options");
        Walk { game, seats, deal: Some(deal) }
    }

    /// Lets chance decide or a seat act; `false` when the game is over.
    pub(crate) fn step(&mut self, input: &mut Input<'_>) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        if let Some(chance) = self.game.draw_chance(input) {
            self.game.apply_chance(&chance).expect("what was drawn is possible");
            return true;
        }
        let (seat, action) = self.next(input).expect("a game that goes on waits for a seat");
        let done = self.game.apply(seat, &action);
        assert_eq!(done, Ok(()), "{seat} {action:?}");
        true
    }

    /// The seat that acts next, and how: mostly one that is waited for, at times any that may.
    fn next(&self, input: &mut Input<'_>) -> Option<(Seat, G::Action)> {
        let waiting = self.game.waiting();
        let seat = pick(input, &waiting)?;
        if input.below(4) == 0 {
            let seat = Seat::at(input.index(self.seats));
            if let Some(action) = some_actions(&*self.game, seat, input).pop() {
                return Some((seat, action));
            }
        }
        Some((seat, self.game.random_action(seat, input)?))
    }
}

/// Goes that way to its end, and shows every position.
pub(crate) fn walk<G: Subject>(
    mut input: Input<'_>,
    mut look: impl FnMut(&Walk<G>, &mut Input<'_>),
) {
    let mut walk = Walk::begin(&mut input);
    look(&walk, &mut input);
    while !input.is_empty() && walk.step(&mut input) {
        look(&walk, &mut input);
    }
}
