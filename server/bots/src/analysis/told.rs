//! What an analysis tells of a game.

use super::{Effort, correction::Corrections, partners::PartnersResult, trial::Regret};
use rules::Seat;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;

/// An estimate with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Estimate {
    /// What is expected.
    #[serde(serialize_with = "four_places")]
    pub mean: f64,
    /// The standard error.
    #[serde(serialize_with = "four_places")]
    pub error: f64,
}

impl Estimate {
    /// Whether all games that were counted ended alike.
    pub(super) fn is_sure(&self) -> bool {
        self.error == 0.0
    }
}

/// Writes a number with the digits that an estimate has.
fn four_places<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((number * 1e4).round() / 1e4)
}

/// What is expected of a game from some position on. Of a game played together it is the chance to win, of
/// a contest the points of each seat.
pub type Prospects = Vec<Estimate>;

/// An action and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Alternative {
    /// The action, as it is written.
    #[ts(type = "unknown")]
    pub action: Value,
    /// What is expected after it, for the seat that acts.
    pub prospect: Estimate,
}

/// A position, and the move that was made in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "AnalysedMove")]
pub struct Move {
    /// The number of the position: how many actions of seats came before.
    pub position: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// What the seat could expect by what it knew.
    pub known: Prospects,
    /// What was possible as the cards lay, all seats playing sensibly by what they know.
    pub possible: Prospects,
    pub played: Alternative,
    /// The best of the other actions that were compared, best first.
    pub alternatives: Vec<Alternative>,
    /// By how much the best alternative does better than what was played; `None` where there was no
    /// choice, or too little of one to look closer.
    pub regret: Option<Estimate>,
}

/// A game, move by move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// Whether the seats play against each other.
    pub is_contest: bool,
    /// The moves in their order.
    pub moves: Vec<Move>,
    /// The moves that surely cost something, by their places in `moves`, the worst first.
    pub turning_points: Vec<usize>,
    /// How sharp partners did on the same deal; `None` where nothing was played on it.
    pub partners: Option<PartnersResult>,
}

impl Move {
    /// Makes chances to win of the shares that were counted.
    pub(super) fn correct(
        &mut self,
        Corrections { known, possible }: &Corrections,
        effort: Effort,
        progress: f64,
        regret: Option<&Regret>,
    ) {
        let worlds = effort.worlds;
        // Where all games end alike either way, how the cards lie changes nothing.
        let is_decided = self.known == self.possible && self.known.iter().all(Estimate::is_sure);
        let possible = if is_decided { known } else { possible };
        self.known = known.estimates(&self.known, worlds, progress);
        self.possible = possible.estimates(&self.possible, worlds, progress);
        for action in std::iter::once(&mut self.played).chain(&mut self.alternatives) {
            action.prospect = known.estimate(action.prospect, worlds, progress);
        }
        let (games, counted) = (effort.worlds_of_doubt, self.regret);
        self.regret = regret
            .zip(counted)
            .map(|(regret, counted)| known.difference(regret.shares, counted, games, progress));
    }
}
