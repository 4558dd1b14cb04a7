//! What happened, in figures: all of it public facts.

use super::stories::{Story, stories};
use crate::Counted;
use rules::{
    Game, Seat,
    santa_timea::{
        Action, SantaTimea,
        card::Card,
        round::trick::{Played, Trick},
        wire::log::LogLine,
    },
    small,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What happened up to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaStatistics")]
pub struct Statistics {
    /// What each seat did.
    pub seats: Vec<SeatFigures>,
    /// How many tricks were played to their end.
    pub tricks: u8,
    /// How many wind cards no seat took.
    pub set_aside: u8,
    /// What is worth telling besides.
    pub stories: Vec<Story>,
}

/// What a seat did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaSeatFigures")]
pub struct SeatFigures {
    /// The tricks in which its card was the highest.
    pub tricks: u8,
    /// The tricks in which its card was the lowest.
    pub lowest: u8,
    /// The wind cards it took, thrown-off ones included.
    pub winds: u8,
    /// The triplets it threw off.
    pub triplets: u8,
    /// The pirates it played.
    pub pirates: u8,
    /// What it scored in each round.
    pub points: Vec<i32>,
}

impl Counted for SantaTimea {
    fn is_turn(line: &LogLine) -> bool {
        matches!(line, LogLine::Play { .. })
    }

    /// The log tells everything.
    type Tally = ();
    type Statistics = Statistics;

    fn count(&self, (): &mut (), _: Seat, _: &Action, _: &[LogLine]) {}

    fn statistics(&self, log: &[LogLine], (): &()) -> Statistics {
        let tricks = tricks(log);
        let seats = Seat::all(self.seats());
        let set_aside = log.iter().map(|line| match line {
            LogLine::SetAside { winds, .. } => small(winds.len()),
            _ => 0,
        });
        Statistics {
            seats: seats.map(|seat| seat_figures(self, seat, &tricks, log)).collect(),
            tricks: small(tricks.len()),
            set_aside: set_aside.sum(),
            stories: stories(log),
        }
    }
}

fn seat_figures(game: &SantaTimea, seat: Seat, tricks: &[Trick], log: &[LogLine]) -> SeatFigures {
    let is_own = |played: Option<Seat>| played == Some(seat);
    let of = |played: &Played| played.seat;
    let highest = tricks.iter().filter(|trick| is_own(trick.highest().map(of)));
    let lowest = tricks.iter().filter(|trick| is_own(trick.lowest().map(of)));
    let mut figures = SeatFigures {
        tricks: small(highest.count()),
        lowest: small(lowest.count()),
        points: game.board().sheet.iter().map(|scores| scores[seat.index()].points).collect(),
        ..SeatFigures::default()
    };
    for line in log {
        match line {
            LogLine::Take { seat: taker, winds, .. } if *taker == seat => {
                figures.winds += small(winds.len());
            }
            LogLine::Throw { seat: thrower, triplets } if *thrower == seat => {
                figures.triplets += small(triplets.len());
            }
            LogLine::Play { seat: player, card: Card::Pirate } if *player == seat => {
                figures.pirates += 1;
            }
            _ => {}
        }
    }
    figures
}

/// The tricks that were played to their end, again from the log.
fn tricks(log: &[LogLine]) -> Vec<Trick> {
    let mut tricks = Vec::new();
    let mut cards = Vec::new();
    for line in log {
        let wind = match line {
            LogLine::Play { seat, card } => {
                cards.push((*seat, *card));
                continue;
            }
            LogLine::Carry { wind, .. } => Some(wind),
            // The trick's own wind comes after those that were carried into it.
            LogLine::Take { winds, .. } | LogLine::SetAside { winds, .. } => winds.last(),
            _ => None,
        };
        if let Some(wind) = wind {
            let mut trick = Trick::new(wind.direction);
            cards.drain(..).for_each(|(seat, card)| trick.play(seat, card));
            tricks.push(trick);
        }
    }
    tricks
}
