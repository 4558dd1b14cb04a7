//! What is worth telling of a game: all of it is in the log.

use rules::{Seat, santa_timea::wire::log::LogLine, small};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something worth telling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "SantaTimeaStory")]
pub enum Story {
    /// The round in which a seat scored the most.
    BestRound {
        seat: Seat,
        round: u8,
        /// What it scored.
        points: i32,
    },
    /// The seat alone ahead at the end was so from an earlier round on.
    Ahead {
        seat: Seat,
        /// The first round after which it was, from 0.
        round: u8,
    },
    /// A trick that brought a seat the most wind cards: more than one.
    Haul {
        seat: Seat,
        round: u8,
        /// How many wind cards.
        winds: u8,
    },
}

/// What there is to tell by the log.
pub(super) fn stories(log: &[LogLine]) -> Vec<Story> {
    let mut best: Option<(i32, Story)> = None;
    let mut haul: Option<(u8, Story)> = None;
    let mut ahead: Option<(Seat, u8)> = None;
    let (mut round, mut sums) = (0, Vec::new());
    for line in log {
        match line {
            LogLine::Round { round: begun, .. } => round = *begun,
            LogLine::Take { seat, winds, .. } => {
                let (seat, winds) = (*seat, small(winds.len()));
                if winds > haul.as_ref().map_or(1, |(most, _)| *most) {
                    haul = Some((winds, Story::Haul { seat, round, winds }));
                }
            }
            LogLine::Score { round: scored, points } => {
                round = *scored;
                sums.resize(points.len(), 0);
                for (place, points) in points.iter().enumerate() {
                    sums[place] += points;
                    if best.as_ref().is_none_or(|(most, _)| points > most) {
                        let (seat, round, points) = (Seat::at(place), round, *points);
                        best = Some((points, Story::BestRound { seat, round, points }));
                    }
                }
                ahead = match (&Seat::with_most(&sums)[..], ahead) {
                    ([leader], Some((seat, since))) if seat == *leader => Some((seat, since)),
                    ([leader], _) => Some((*leader, round)),
                    _ => None,
                };
            }
            _ => {}
        }
    }
    let ahead = ahead.filter(|(_, since)| *since < round);
    let ahead = ahead.map(|(seat, round)| Story::Ahead { seat, round });
    [best.map(|(_, story)| story), ahead, haul.map(|(_, story)| story)]
        .into_iter()
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_round_and_who_was_ahead_since_when() {
        let score = |round, points: &[i32]| LogLine::Score { round, points: points.to_vec() };
        let log = [score(0, &[2, 5, 0]), score(1, &[6, 0, 1]), score(2, &[1, 2, 0])];
        assert_eq!(
            stories(&log),
            [
                Story::BestRound { seat: Seat::at(0), round: 1, points: 6 },
                Story::Ahead { seat: Seat::at(0), round: 1 },
            ]
        );
        let last = [score(0, &[2, 5]), score(1, &[6, 0])];
        assert_eq!(stories(&last), [Story::BestRound { seat: Seat::at(0), round: 1, points: 6 }]);
        let tied = [score(0, &[2, 0]), score(1, &[0, 2])];
        assert_eq!(stories(&tied), [Story::BestRound { seat: Seat::at(0), round: 0, points: 2 }]);
        assert_eq!(stories(&[]), []);
    }
}
