//! What a card does to the goals of the modules.

use super::{
    documentary::{Films, PerValue},
    trail::Trails,
    weights::Weights,
    wildlife::{Climb, Flock, flock, led},
};
use rules::ascent::{Card, Cell, Sight, card::Slope, mountain::Mountain};

/// How far the goals of the modules have come, as a seat sees it.
pub struct Goals<'a> {
    weights: &'a Weights,
    sight: Sight<'a>,
    trails: Option<Trails<'a>>,
    films: Option<Films<'a>>,
    flock: Option<(Flock, Climb)>,
    coming: &'a PerValue,
    /// What a card is worth.
    card: f32,
    /// What they are worth together.
    worth: f32,
}

impl<'a> Goals<'a> {
    /// Looks at what a seat knows.
    pub fn new(
        sight: Sight<'a>,
        weights: &'a Weights,
        coming: &'a PerValue,
        card: f32,
    ) -> Goals<'a> {
        let board = sight.board();
        let mountain = &board.mountain;
        let trails = weights.trail.as_ref().filter(|_| board.options.trail);
        let films = weights.documentary.as_ref().filter(|_| board.options.documentary > 0);
        let flock = (weights.wildlife.is_some() && board.options.wildlife).then(|| {
            let flock = flock(&board.herds);
            let climb = Climb::of(&flock);
            (flock, climb)
        });
        let mut goals = Goals {
            weights,
            sight,
            trails: trails.map(|weights| Trails::new(weights, mountain)),
            films: films.map(|weights| Films::new(weights, &board.documentary, mountain, coming)),
            flock,
            coming,
            card,
            worth: 0.0,
        };
        let trails = goals.trails.as_ref().map_or(0.0, Trails::worth);
        let films = goals.films.as_ref().map_or(0.0, Films::worth);
        goals.worth = trails + films + goals.climb().map_or(0.0, |climb| goals.worth_of(climb));
        goals
    }

    /// What is left to do for the ibex.
    pub fn climb(&self) -> Option<Climb> {
        self.flock.as_ref().map(|(_, climb)| *climb)
    }

    fn worth_of(&self, climb: Climb) -> f32 {
        self.weights.wildlife.as_ref().map_or(0.0, |weights| {
            let missing = f32::from(climb.missing);
            let cost = f32::from(climb.cost) + missing * weights.coming;
            -weights.missing * missing - weights.lead * self.card * cost
        })
    }

    /// What changes when a slope of the hand goes into the next cell of a row.
    pub fn gain_of_slope(&self, slope: Slope, cell: Cell) -> f32 {
        let mountain = &self.sight.board().mountain;
        let trails = self.trails.as_ref().map_or(0.0, |trails| trails.after(slope.terrain, cell));
        let films = self.films.as_ref();
        let films = films.map_or(0.0, |films| films.after(mountain, cell.row(), slope.value));
        trails + films + self.worth_with_ibex(slope.ibex.then_some(cell)) - self.worth
    }

    fn worth_with_ibex(&self, arriving: Option<Cell>) -> f32 {
        let Some((flock, climb)) = &self.flock else { return 0.0 };
        let Some(cell) = arriving else { return self.worth_of(*climb) };
        let mut flock = flock.clone();
        flock.push((cell, 1));
        self.worth_of(Climb::of(&flock))
    }

    /// What changes when the mountain becomes another one.
    pub fn gain_of(&self, mountain: &Mountain, arriving: Option<Cell>) -> f32 {
        let trails = self.weights.trail.as_ref().filter(|_| self.trails.is_some());
        let trails = trails.map_or(0.0, |weights| Trails::new(weights, mountain).worth());
        let films = self.weights.documentary.as_ref().filter(|_| self.films.is_some());
        let films = films.map_or(0.0, |weights| {
            let mut documentary = self.sight.board().documentary.clone();
            let filmed = documentary.film(mountain).len();
            let films = Films::new(weights, &documentary, mountain, self.coming);
            films.worth() + weights.shown[3] * filmed as f32
        });
        trails + films + self.worth_with_ibex(arriving) - self.worth
    }

    /// What changes when a herd is led.
    pub fn gain_of_path(&self, path: &[Cell]) -> f32 {
        let (Some((flock, climb)), Some(weights)) = (&self.flock, &self.weights.wildlife) else {
            return 0.0;
        };
        weights.led + self.worth_of(Climb::of(&led(flock, path))) - self.worth_of(*climb)
    }

    /// The ibex on the mountain, if they count.
    pub fn flock(&self) -> Option<&Flock> {
        self.flock.as_ref().map(|(flock, _)| flock)
    }

    /// What a slope in the hand is worth besides.
    pub fn worth_in_hand(&self, slope: Slope) -> f32 {
        let trail = self.weights.trail.as_ref().filter(|_| {
            self.trails.is_some()
                && Card::Slope(slope).terrain() == Some(rules::ascent::card::Terrain::Grassy)
        });
        let film = self
            .weights
            .documentary
            .as_ref()
            .filter(|_| self.films.as_ref().is_some_and(|films| films.wants(slope.value)));
        let ibex = self.weights.wildlife.as_ref().filter(|_| slope.ibex && self.flock.is_some());
        trail.map_or(0.0, |weights| weights.hand)
            + film.map_or(0.0, |weights| weights.hand)
            + ibex.map_or(0.0, |weights| weights.hand)
    }
}
