//! A position with its log; play to the end of its game.

use super::{
    dice::SeedDice,
    game::{Step, StepOf, newest},
    hidden::{Hidden, Known, PrivateOf, PublicOf, Viewable, Viewer},
    refusal::Refusal,
    seat::Seat,
};
use crate::Seed;
use std::{fmt, ops::Deref};

/// How many lines of the log a view shows; the rest can be asked for.
pub const LOG_LINES: usize = 20;

/// A position and all that happened before. It is read like the position itself.
#[derive(Clone, PartialEq)]
pub struct Logged<G: Hidden> {
    pub(crate) position: G,
    past: Past<G>,
}

/// What is kept of what happened.
#[derive(Clone, PartialEq)]
struct Past<G: Hidden> {
    log: Vec<G::Line>,
    facts: G::Facts,
}

impl<G: Hidden> Past<G> {
    fn new(facts: G::Facts) -> Past<G> {
        Past { log: Vec::new(), facts }
    }
}

impl<G: Hidden> Extend<G::Event> for Past<G> {
    fn extend<I: IntoIterator<Item = G::Event>>(&mut self, events: I) {
        for event in events {
            self.facts.extend([&event]);
            let told: Option<G::Line> = event.into();
            self.log.extend(told);
        }
    }
}

impl<G: Hidden> Logged<G> {
    /// See [`Game::set_up`](crate::Game::set_up).
    ///
    /// # Errors
    /// The options are not allowed, or it is no deal of this game.
    pub fn set_up(options: &G::Options, seats: usize, deal: &G::Deal) -> Result<Self, Refusal> {
        let mut past = Past::new(G::Facts::default());
        let position = G::set_up(options, seats, deal, &mut past)?;
        Ok(Logged { position, past })
    }

    /// A position that was laid out, with what the table has seen.
    pub fn laid_out(position: G, facts: G::Facts) -> Self {
        Logged { position, past: Past::new(facts) }
    }

    /// A copy of which the log begins anew: it costs the same however long the game has gone on.
    pub fn without_log(&self) -> Self {
        Logged::laid_out(self.position.clone(), self.facts().clone())
    }

    /// The log as all players see it.
    pub fn log(&self) -> &[G::Line] {
        &self.past.log
    }

    /// What the table has seen of hidden cards that the position does not show.
    pub fn facts(&self) -> &G::Facts {
        &self.past.facts
    }

    /// All that the viewer may know.
    pub fn known(&self, viewer: Viewer) -> Known<G> {
        Known { seen: self.position.seen(viewer), facts: self.facts().clone() }
    }

    /// See [`Game::apply`](crate::Game::apply).
    ///
    /// # Errors
    /// The action is not legal.
    pub fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.position.apply(seat, action, &mut self.past)
    }

    /// See [`Game::apply_chance`](crate::Game::apply_chance).
    ///
    /// # Errors
    /// No such decision is due, or it cannot turn out like that.
    pub fn apply_chance(&mut self, chance: &G::Chance) -> Result<(), Refusal> {
        self.position.apply_chance(chance, &mut self.past)
    }

    /// The public view.
    pub fn public(&self) -> PublicOf<G> {
        self.with_log(&self.seen(Viewer::Spectator))
    }

    /// The public view with all that is revealed at the end filled in now, for a record that is open
    /// anyway.
    pub fn public_revealed(&self) -> PublicOf<G> {
        self.with_log(&self.laid_open())
    }

    /// What that seat may see besides.
    pub fn private(&self, seat: Seat) -> PrivateOf<G> {
        self.seen(Viewer::Seat(seat)).private(seat)
    }

    /// What that seat saw besides, without what it could do.
    pub fn private_without_offers(&self, seat: Seat) -> PrivateOf<G> {
        self.seen(Viewer::Seat(seat)).private_without_offers(seat)
    }

    fn with_log(&self, seen: &G::Seen) -> PublicOf<G> {
        let mut public = seen.public();
        G::Seen::write_log(&mut public, self.log().len(), newest(self.log(), LOG_LINES));
        public
    }
}

impl<G: Hidden + fmt::Debug> fmt::Debug for Logged<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}

impl<G: Hidden> Deref for Logged<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.position
    }
}

/// For tests, which look at other positions with the same past.
#[cfg(any(test, feature = "properties"))]
impl<G: Hidden> Logged<G> {
    pub(crate) fn with(&self, position: G) -> Self {
        Logged { position, past: self.past.clone() }
    }
}

#[cfg(any(test, feature = "testing"))]
impl<G: Hidden> std::ops::DerefMut for Logged<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.position
    }
}

/// Plays a game on to its end, and shows every position with what led to it, the first one included.
///
/// `next` says who acts and how; while it says nothing, chance decides by the seed. Both it and `look`
/// draw from the dice of index 1000, so that a seed stands for a whole game.
///
/// # Errors
/// An action that is not legal.
pub fn play_on<G: Hidden>(
    mut game: Logged<G>,
    seed: &Seed,
    mut next: impl FnMut(&Logged<G>, &mut SeedDice) -> Option<(Seat, G::Action)>,
    mut look: impl FnMut(Option<&StepOf<G>>, &Logged<G>, &mut SeedDice),
) -> Result<Logged<G>, Refusal> {
    let mut dice = seed.dice(1_000);
    let mut chances = 0;
    look(None, &game, &mut dice);
    while game.outcome().is_none() {
        let step = if let Some((seat, action)) = next(&game, &mut dice) {
            game.apply(seat, &action)?;
            Step::Act(seat, action)
        } else {
            chances += 1;
            let Some(chance) = game.draw_chance(&mut seed.dice(chances)) else { break };
            game.apply_chance(&chance)?;
            Step::Chance(chance)
        };
        look(Some(&step), &game, &mut dice);
    }
    Ok(game)
}
