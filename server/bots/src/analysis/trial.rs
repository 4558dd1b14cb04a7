//! What a move led to beside other actions, in the same positions drawn.

use super::{Alternative, Estimate, Prospects};
use crate::{
    Manner, Strategy,
    network::Network,
    search::{Ahead, QuickDice, candidates, play_to_end},
};
use rules::{Dice, Game, Hidden, Ignore, Known, Logged, Outcome, Seat, Viewer};

/// The alternatives shown of a move.
const ALTERNATIVES: usize = 3;

/// By how much an action does worse than another one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Regret {
    /// In what moves are judged by.
    value: Estimate,
    /// In what is expected of the game.
    pub prospect: Estimate,
    /// What was expected of either of them.
    pub shares: [f64; 2],
}

impl Regret {
    /// What it is at the least, so many standard errors below the estimate; 0 if nothing is expected to
    /// be lost.
    pub(super) fn surely(&self, errors: f64) -> f64 {
        if self.prospect.mean > 0.0 { self.value.mean - errors * self.value.error } else { 0.0 }
    }
}

/// A position in which a seat has acted.
pub(super) struct Decision<'a, G: Hidden> {
    pub position: &'a Logged<G>,
    pub seat: Seat,
    pub action: &'a G::Action,
}

impl<G: Strategy> Decision<'_, G> {
    fn known(&self) -> Known<G> {
        self.position.known(Viewer::Seat(self.seat))
    }

    /// Compares what was played with the candidates of a partner.
    pub(super) fn compare(&self, worlds: u32, dice: &mut QuickDice) -> Trial<G> {
        let known = self.known();
        let drawn = G::sample(&known, dice);
        let others = candidates(drawn.sight(self.seat), network(&drawn), dice);
        // What a partner prefers comes first; it stands for sensible play.
        let policy = others.first().map_or(0, |first| usize::from(first != self.action));
        let others = others.into_iter().filter(|other| other != self.action);
        let actions: Vec<_> = std::iter::once(self.action.clone()).chain(others).collect();
        let mut trial = Trial { ends: vec![Vec::new(); actions.len()], actions, policy };
        for _ in 0..worlds {
            let world = World::<G>::draw(&known, self.seat, dice);
            for (action, ends) in trial.actions.iter().zip(&mut trial.ends) {
                ends.push(world.after(self.seat, action));
            }
        }
        trial
    }

    /// Compares what was played with another action.
    pub(super) fn regret(&self, better: &G::Action, worlds: u32, dice: &mut QuickDice) -> Regret {
        let known = self.known();
        let (mut values, mut prospects) = (Vec::new(), Vec::new());
        let mut shares = [0.0; 2];
        for _ in 0..worlds {
            let world = World::<G>::draw(&known, self.seat, dice);
            let (one, other) =
                (world.after(self.seat, self.action), world.after(self.seat, better));
            values.push(other.value - one.value);
            let [one, other] = [one, other].map(|end| end.prospect(self.seat));
            prospects.push(other - one);
            shares[0] += one / f64::from(worlds);
            shares[1] += other / f64::from(worlds);
        }
        Regret { value: estimate(&values), prospect: estimate(&prospects), shares }
    }

    /// What happens as the cards lie.
    pub(super) fn possible(&self, worlds: u32, dice: &mut QuickDice) -> Prospects {
        let ends: Vec<End> = (0..worlds)
            .map(|_| World::with(G::clone(self.position), self.seat, dice).end(self.seat))
            .collect();
        prospects(&ends)
    }
}

/// How likely a position is won, before that is [corrected](super::correction).
pub(crate) struct Outlook {
    /// In positions drawn from what the seat knows.
    pub known: f64,
    /// The share of games that are won as the cards lie, by rules of thumb.
    pub possible: f64,
}

impl Outlook {
    pub(crate) fn of<G: Strategy>(
        game: &Logged<G>,
        seat: Seat,
        worlds: u32,
        dice: &mut QuickDice,
    ) -> Outlook {
        let known = game.known(Viewer::Seat(seat));
        let first = candidates(game.sight(seat), network(&**game), dice).into_iter().next();
        let ends = (0..worlds).map(|_| {
            let world = World::<G>::draw(&known, seat, dice);
            first.as_ref().map_or_else(End::default, |action| world.after(seat, action))
        });
        let known = share(ends, seat, worlds);
        let ends = (0..worlds).map(|_| World::with(G::clone(game), seat, dice).end(seat));
        Outlook { known, possible: share(ends, seat, worlds) }
    }
}

fn share(ends: impl Iterator<Item = End>, seat: Seat, worlds: u32) -> f64 {
    ends.map(|end| end.prospect(seat)).sum::<f64>() / f64::from(worlds.max(1))
}

/// The network that says what lies ahead of a game; none for contests, of which points are told.
pub(super) fn network<G: Strategy>(game: &G) -> Option<&'static Network> {
    G::network(game.options(), game.seats()).filter(|_| game.concede().is_some())
}

/// A position to play on from, and the chance by which that happens.
struct World<G> {
    position: G,
    manners: [Manner; 8],
    chance: u64,
}

impl<G: Strategy> World<G> {
    fn draw(known: &Known<G>, seat: Seat, dice: &mut QuickDice) -> World<G> {
        World::with(G::imagine(known, dice), seat, dice)
    }

    fn with(position: G, seat: Seat, dice: &mut QuickDice) -> World<G> {
        let mut manners = [Manner::PLAIN; 8];
        for other in Seat::all(position.seats()).filter(|other| *other != seat) {
            manners[other.index() % 8] = Manner::draw(dice);
        }
        let chance = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        World { position, manners, chance }
    }

    fn after(&self, seat: Seat, action: &G::Action) -> End {
        let mut game = self.position.clone();
        if game.apply(seat, action, &mut Ignore).is_err() {
            return End::default();
        }
        let mut dice = QuickDice::new(self.chance);
        match network(&game) {
            Some(network) => Ahead::by(network, game, seat, &self.manners, &mut dice).into(),
            None => End::of(play_to_end(game, &self.manners, &mut dice), seat),
        }
    }

    fn end(self, seat: Seat) -> End {
        End::of(play_to_end(self.position, &self.manners, &mut QuickDice::new(self.chance)), seat)
    }
}

/// What a game played on in thought has come to.
#[derive(Clone, Debug, Default)]
struct End {
    /// For the seat that acted: its points where the game has some, else its [value](Strategy::value).
    value: f64,
    /// The points of each seat in a contest, as far as it was played on; otherwise one number, the chance to
    /// win.
    prospects: Vec<f64>,
}

impl From<Ahead> for End {
    fn from(Ahead { value, chance }: Ahead) -> End {
        End { value, prospects: vec![chance] }
    }
}

impl End {
    fn of<G: Strategy>(game: G, seat: Seat) -> End {
        let points = |scores: &[i32]| scores.iter().copied().map(f64::from).collect();
        let prospects = match (game.outcome(), game.points()) {
            (Some(Outcome::Won {}), _) => vec![1.0],
            (Some(Outcome::Ranked { scores, .. }), _) => points(scores),
            (_, Some(scores)) => points(&scores),
            (Some(Outcome::Lost { .. }) | None, None) => vec![0.0],
        };
        // Where points are told, a move is judged by them: a round is worth as much early as late.
        let own = game.points().and_then(|scores| scores.get(seat.index()).copied());
        let value = own.map_or_else(|| game.value(seat), f64::from);
        End { value, prospects }
    }

    fn prospect(&self, seat: Seat) -> f64 {
        let own = self.prospects.get(seat.index()).or(self.prospects.first());
        own.copied().unwrap_or(0.0)
    }
}

/// What the actions of a move led to, in the same positions.
pub(super) struct Trial<G: Game> {
    /// What was played, and then the others.
    actions: Vec<G::Action>,
    ends: Vec<Vec<End>>,
    /// The place of the policy's choice.
    policy: usize,
}

impl<G: Game> Trial<G> {
    fn value(&self, place: usize) -> f64 {
        let ends = &self.ends[place];
        ends.iter().map(|end| end.value).sum::<f64>() / ends.len().max(1) as f64
    }

    /// The places of the actions that were not played, best first.
    fn others(&self) -> Vec<usize> {
        let mut others: Vec<usize> = (1..self.actions.len()).collect();
        others.sort_by(|one, other| self.value(*other).total_cmp(&self.value(*one)));
        others
    }

    /// The best of the actions that were not played.
    pub(super) fn best_other(&self) -> Option<&G::Action> {
        Some(&self.actions[*self.others().first()?])
    }

    /// How much better the best of the others seems to be.
    pub(super) fn loss(&self) -> f64 {
        self.others().first().map_or(0.0, |best| self.value(*best) - self.value(0))
    }

    /// What the seat could expect, playing sensibly.
    pub(super) fn known(&self) -> Prospects {
        prospects(&self.ends[self.policy])
    }

    /// What an action leads to, for the seat that acts.
    pub(super) fn alternative(&self, place: usize, seat: Seat) -> Alternative {
        let ends: Vec<f64> = self.ends[place].iter().map(|end| end.prospect(seat)).collect();
        let action = record::to_value(&self.actions[place]);
        Alternative { action, prospect: estimate(&ends) }
    }

    /// The best actions that were not played.
    pub(super) fn best_others(&self, seat: Seat) -> Vec<Alternative> {
        let best = self.others().into_iter().take(ALTERNATIVES);
        best.map(|place| self.alternative(place, seat)).collect()
    }
}

fn prospects(ends: &[End]) -> Prospects {
    let seats = ends.iter().map(|end| end.prospects.len()).max().unwrap_or(0);
    let of_seat = |seat| ends.iter().map(move |end: &End| end.prospect(Seat::at(seat)));
    (0..seats).map(|seat| estimate(&of_seat(seat).collect::<Vec<_>>())).collect()
}

/// The mean of some numbers with its standard error.
fn estimate(numbers: &[f64]) -> Estimate {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    Estimate { mean, error: squares.sqrt() / count }
}
