//! The log as all players see it. A choice of triplets is named only when all have chosen.

use crate::{
    Seat,
    santa_timea::card::{Card, Direction, WindCard},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One public happening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "SantaTimeaLogLine")]
pub enum LogLine {
    /// A round began.
    Round {
        round: u8,
        /// Who leads its first trick.
        leader: Seat,
    },
    /// A seat played a card.
    Play { seat: Seat, card: Card },
    /// A seat took wind cards with the lowest card.
    Take {
        seat: Seat,
        /// The wind cards, carried ones first.
        winds: Vec<WindCard>,
        /// Who leads the next trick, if there is one in this round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        leads: Option<Seat>,
    },
    /// No card was left in the trick: its wind card waits for the next one that is taken.
    Carry {
        wind: WindCard,
        /// Who leads the next trick.
        leads: Seat,
    },
    /// No card was left in the trick: wind cards were set aside.
    SetAside {
        /// The wind cards, carried ones first.
        winds: Vec<WindCard>,
        /// Who leads the next trick, if there is one in this round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        leads: Option<Seat>,
    },
    /// A seat has said which triplets it throws off; not which.
    Choose { seat: Seat },
    /// A seat threw off triplets.
    Throw {
        seat: Seat,
        /// Their directions.
        triplets: Vec<Direction>,
    },
    /// A round was scored.
    Score {
        round: u8,
        /// What each seat scored in it.
        points: Vec<i32>,
    },
}
