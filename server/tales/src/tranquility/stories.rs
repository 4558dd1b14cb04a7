//! What is worth telling of a game: folded from its positions on the way.

use super::statistics::finishes_left;
use rules::{
    Game, Outcome, Seat,
    core::lists::MOST_SEATS,
    tranquility::{
        Tranquility,
        card::{Card, ISLANDS},
        options::Grid,
        turn::start::NEEDED,
        wire::log::LogLine,
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something worth telling. A position is the number of actions before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "TranquilityStory")]
pub enum Story {
    /// Islands that were paid or discarded while a cell was open to them by their number.
    Wasted {
        cards: u8,
        /// How many islands were paid or discarded.
        of: u8,
    },
    /// The island that cost the most.
    Dearest {
        /// Who placed it.
        seat: Seat,
        card: u8,
        /// How many cards it cost.
        cost: u8,
        /// The position to which that led.
        position: u16,
    },
    /// A seat gave more of the cards of the start than any other.
    Carried {
        seat: Seat,
        /// How many cards it gave.
        cards: u8,
        /// How many all gave.
        of: u8,
    },
    /// From some position on, the game could not be won: islands for a gap were wanting.
    GapClosed {
        position: u16,
        /// The island before the gap; `None` where it begins with the grid.
        below: Option<u8>,
        /// The island behind the gap; `None` where it ends with the grid.
        above: Option<u8>,
        /// How many cells were empty.
        cells: u8,
        /// How many islands for them were left in hands and piles, wilds included.
        left: u8,
    },
    /// From some position on, no card was left to finish with.
    FinishesGone { position: u16 },
}

/// What is noted on the way.
#[derive(Clone, Default)]
pub(super) struct Watch {
    position: u16,
    /// How many cards each seat has discarded.
    discards: [usize; MOST_SEATS],
    wasted: u8,
    spent: u8,
    dearest: Option<Story>,
    gap_closed: Option<Story>,
    finishes_gone: Option<Story>,
}

impl Watch {
    /// Looks at the position after an action and at what that has told.
    pub(super) fn note(&mut self, game: &Tranquility, events: &[LogLine]) {
        self.position += 1;
        self.note_discards(game, events);
        for line in events {
            let (LogLine::Place { seat, card, cost, .. }
            | LogLine::Explore { seat, card, cost, .. }) = line
            else {
                continue;
            };
            let most = match &self.dearest {
                Some(Story::Dearest { cost, .. }) => *cost,
                _ => 1,
            };
            if *cost > most {
                let (seat, card, cost, position) = (*seat, *card, *cost, self.position);
                self.dearest = Some(Story::Dearest { seat, card, cost, position });
            }
        }
        // A monster may open a gap again: what counts is what stays.
        let position = self.position;
        self.gap_closed =
            closed_gap(game, position).map(|closed| self.gap_closed.take().unwrap_or(closed));
        let is_gone = game.board().options.grid.has_finish() && finishes_left(game) == 0;
        self.finishes_gone =
            is_gone.then(|| self.finishes_gone.take().unwrap_or(Story::FinishesGone { position }));
    }

    /// Counts the islands that were paid or discarded. What was given for the start was needed.
    fn note_discards(&mut self, game: &Tranquility, events: &[LogLine]) {
        let is_start = events.iter().any(|line| matches!(line, LogLine::Given { .. }));
        for seat in Seat::all(game.seats()) {
            let discards = game.discards_of(seat);
            let before = std::mem::replace(&mut self.discards[seat.index()], discards.len());
            if is_start {
                continue;
            }
            for card in discards.get(before..).unwrap_or_default() {
                if let Card::Island(number) = card {
                    self.spent += 1;
                    self.wasted += u8::from(game.board().sea.is_wanted(*number));
                }
            }
        }
    }

    /// What there is to tell of the game as it stands, `gifts` being what each seat gave for the start.
    pub(super) fn stories(&self, game: &Tranquility, gifts: &[u8]) -> Vec<Story> {
        let wasted = (self.spent > 0 && game.board().contest.is_none())
            .then_some(Story::Wasted { cards: self.wasted, of: self.spent });
        let is_won = matches!(game.board().outcome(), Some(Outcome::Won {}));
        let lost = [&self.gap_closed, &self.finishes_gone].into_iter().flatten();
        let lost = lost.filter(|_| !is_won).cloned();
        let told = [wasted, self.dearest.clone(), carried(gifts)].into_iter().flatten();
        told.chain(lost).collect()
    }
}

/// The seat that gave the most for the start, if no other gave as much.
fn carried(gifts: &[u8]) -> Option<Story> {
    let [seat] = Seat::with_most(gifts)[..] else { return None };
    (gifts.len() > 1).then_some(Story::Carried { seat, cards: gifts[seat.index()], of: NEEDED })
}

/// A gap for whose cells there are too few islands left.
fn closed_gap(game: &Tranquility, position: u16) -> Option<Story> {
    // With two sides an island can be had again, and a contest ends with cells empty.
    if matches!(game.board().options.grid, Grid::DayNight | Grid::Competition) {
        return None;
    }
    let (mut numbers, mut wilds) = (0_u128, 0);
    for card in game.cards_in_play() {
        match card {
            Card::Island(number) => numbers |= 1 << number,
            Card::Wild => wilds += 1,
            _ => {}
        }
    }
    let mut holes = game.board().sea.holes();
    let hole = holes.find(|hole| hole.shortage(numbers) > wilds)?;
    Some(Story::GapClosed {
        position,
        below: (hole.low > 0).then_some(hole.low),
        above: (hole.high <= ISLANDS).then_some(hole.high),
        cells: hole.cells,
        left: hole.cells - hole.shortage(numbers) + wilds,
    })
}
