//! What happened, in figures: all of it public facts but for the hand of a seat that lost the game,
//! which is open then.

use super::{
    near_miss::NearMiss,
    stories::{Story, Watch},
};
use crate::Counted;
use rules::{
    Game, Hidden, LossReason, Outcome, Seat,
    ascent::{Action, Ascent, board::Phase, card::Card, wire::log::LogLine},
    small,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What happened up to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentStatistics")]
pub struct Statistics {
    /// What each seat did.
    pub seats: Vec<SeatFigures>,
    /// How many cells showed slopes, campfires or the summit before the first action, and after each.
    pub growth: Vec<u8>,
    /// How many cells there are, the summit's included.
    pub cells: u8,
    /// What was wanting, in a game that was lost and not conceded.
    pub shortfall: Option<Shortfall>,
    /// How close it came, where it was lost.
    pub near_miss: Option<NearMiss>,
    /// What is worth telling besides.
    pub stories: Vec<Story>,
}

/// What a seat did. Every card that it drew and that has left its hand is counted once, but for the
/// summit and what a grapple puts back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentSeatFigures")]
pub struct SeatFigures {
    /// The turns in which it acted.
    pub turns: u8,
    /// The slopes it placed.
    pub slopes: u8,
    /// The campfires it placed.
    pub campfires: u8,
    /// The bridges it placed.
    pub bridges: u8,
    /// The cards it paid with, for herds too.
    pub paid: u8,
    /// The cards it discarded by twos.
    pub discarded: u8,
    /// How often it led a herd.
    pub herds: u8,
    /// How many grapples it spent.
    pub grapples: u8,
    /// The cards in its hand.
    pub hand: u8,
    /// The cards in its draw pile.
    pub pile: u8,
}

/// A legal action was wanting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentShortfall")]
pub struct Shortfall {
    /// The seat that had none.
    pub seat: Seat,
    /// The card it held, if any: two could have been discarded. Nothing was left to pay with.
    pub hand: Vec<HeldCard>,
}

/// A card for which there was no place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentHeldCard")]
pub struct HeldCard {
    pub card: Card,
    /// What it would have cost where it is cheapest; `None` where it can go nowhere.
    pub cost: Option<u8>,
}

impl Counted for Ascent {
    fn is_turn(line: &LogLine) -> bool {
        line.turn_of().is_some()
    }

    /// The log tells everything but what is worth telling besides.
    type Tally = Watch;
    type Statistics = Statistics;

    fn count(&self, tally: &mut Watch, seat: Seat, action: &Action, events: &[LogLine]) {
        tally.note(self, seat, action, events);
    }

    fn statistics(&self, log: &[LogLine], tally: &Watch) -> Statistics {
        let (shortfall, stories) = (shortfall(self), tally.stories(self));
        Statistics {
            near_miss: NearMiss::of(self, shortfall.as_ref(), &stories),
            stories,
            seats: Seat::all(self.seats()).map(|seat| seat_figures(self, seat, log)).collect(),
            growth: growth(log),
            cells: self.figures().of,
            shortfall,
        }
    }
}

fn seat_figures(game: &Ascent, seat: Seat, log: &[LogLine]) -> SeatFigures {
    let mut figures = SeatFigures {
        hand: small(game.sight(seat).hand().len()),
        pile: small(game.sight(seat).pile_size(seat)),
        ..SeatFigures::default()
    };
    for line in log.iter().filter(|line| line.turn_of() == Some(seat)) {
        figures.turns += 1;
        match line {
            LogLine::Slope { cost, .. } => {
                figures.slopes += 1;
                figures.paid += cost;
            }
            LogLine::Campfire { cost, .. } => {
                figures.campfires += 1;
                figures.paid += cost;
            }
            LogLine::Lead { path, .. } => {
                figures.herds += 1;
                figures.paid += small(path.len().saturating_sub(1));
            }
            LogLine::Bridge { .. } => figures.bridges += 1,
            LogLine::Discard { .. } => figures.discarded += 2,
            LogLine::Grapple { .. } => figures.grapples += 1,
            LogLine::Summit { .. } | LogLine::Filmed { .. } | LogLine::Concede { .. } => {}
        }
    }
    figures
}

/// How many summits lie in hands and draw piles.
pub(super) fn summits_left(game: &Ascent) -> u8 {
    small(game.cards_in_play().filter(|card| *card == Card::Summit).count())
}

fn shortfall(game: &Ascent) -> Option<Shortfall> {
    let Phase::Over(Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(seat) }) =
        &game.board().phase
    else {
        return None;
    };
    let hand = game.sight(*seat).hand();
    let held = hand.iter().map(|card| HeldCard { card: *card, cost: cheapest(game, *card) });
    Some(Shortfall { seat: *seat, hand: held.collect() })
}

/// What the card costs where it is cheapest. Bridges and summits cost nothing where they can go,
/// and a seat that has lost could place none.
fn cheapest(game: &Ascent, card: Card) -> Option<u8> {
    let sites = || game.board().mountain.sites();
    match card {
        Card::Slope(slope) => sites().filter_map(|site| site.check(slope).ok()).min(),
        Card::Campfire(terrain) => {
            let moves = game.board().mountain.cells().flat_map(|(from, _)| {
                let slope = game.board().check_replaceable(terrain, from).ok();
                let cells = sites().map(|site| site.cell);
                cells.filter_map(move |to| {
                    game.board().mountain.check_move_up(slope?, from, to).ok()
                })
            });
            moves.min()
        }
        Card::Bridge | Card::Summit => None,
    }
}

/// Every action leaves a log line, of which films are only a consequence. A cell once filled stays
/// filled, since a slope that a campfire replaces moves up.
fn growth(log: &[LogLine]) -> Vec<u8> {
    let actions = log.iter().filter(|line| !matches!(line, LogLine::Filmed { .. }));
    let fills = |line: &LogLine| {
        matches!(line, LogLine::Slope { .. } | LogLine::Campfire { .. } | LogLine::Summit { .. })
    };
    let counts = actions.scan(0, |filled, line| {
        *filled += u8::from(fills(line));
        Some(*filled)
    });
    [0].into_iter().chain(counts).collect()
}
