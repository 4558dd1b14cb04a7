//! Games with what is counted of them.

use rules::{
    Logged, Seat,
    core::game::{Step, StepOf},
};
use std::ops::Deref;
use tales::Counted;

/// What is counted of a game that is shown step by step.
#[derive(Clone)]
pub struct Count<G: Counted> {
    tally: G::Tally,
    lines: usize,
}

impl<G: Counted> Count<G> {
    pub fn new() -> Count<G> {
        Count { tally: G::Tally::default(), lines: 0 }
    }

    /// Counts what led to the position, and tells the figures.
    pub fn after(&mut self, step: Option<&StepOf<G>>, game: &Logged<G>) -> G::Statistics {
        if let Some(Step::Act(seat, action)) = step {
            game.count(&mut self.tally, *seat, action, &game.log()[self.lines..]);
        }
        self.lines = game.log().len();
        game.statistics(game.log(), &self.tally)
    }
}

/// A game that is counted.
pub struct Told<G: Counted> {
    game: Logged<G>,
    count: Count<G>,
}

impl<G: Counted> Told<G> {
    /// A game from that position on.
    pub fn of(game: Logged<G>) -> Told<G> {
        Told { game, count: Count::new() }
    }

    /// Lets a seat act.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: G::Action) {
        let seat = Seat(seat);
        assert_eq!(self.game.apply(seat, &action), Ok(()), "{seat} {action:?}");
        self.count.after(Some(&Step::Act(seat, action)), &self.game);
    }

    pub fn statistics(&self) -> G::Statistics {
        self.count.clone().after(None, &self.game)
    }
}

impl<G: Counted> Deref for Told<G> {
    type Target = Logged<G>;

    fn deref(&self) -> &Logged<G> {
        &self.game
    }
}
