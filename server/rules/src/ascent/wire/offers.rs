//! What a view offers its seat to do, compactly: of each card, the cells where it can go.

use crate::{
    Seat,
    ascent::{
        Template,
        board::{Board, Phase},
        card::Card,
        mountain::cell::Cell,
    },
    cards::Unpaid as _,
    core::is_default,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// What a seat may do now; what is absent is not legal.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentLegal")]
pub struct Legal {
    /// The slopes that can be placed, and where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slope: Vec<SlopePlaces>,
    /// The campfires that can be placed, on which slopes, and where those can go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub campfire: Vec<CampfireMoves>,
    /// The cells where a bridge can be placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridge: Vec<Cell>,
    /// The summit can be placed, which wins the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub summit: bool,
    /// How many cards may be discarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub discard: Option<u8>,
    /// The cards of the hand, as often as it holds them, from which is picked whatever is paid or
    /// discarded, those that are easiest to spare first; a card that is placed does not pay for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spare: Vec<Card>,
    /// The herds that can be led, and where to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lead: Vec<HerdMoves>,
    /// A grapple may be spent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grapple: bool,
    /// The seat may agree to stop.
    #[serde(default, skip_serializing_if = "is_default")]
    pub concede: bool,
}

impl Legal {
    /// Adds what a seat may do, but for herds to lead: those are listed by the cells within reach.
    /// Templates of one card come one behind the other.
    pub(in crate::ascent) fn add(&mut self, template: Template) {
        let due = template.due();
        match template {
            Template::Slope { card, cell, cost } => {
                if self.slope.last().is_none_or(|last| last.card != card) {
                    self.slope.push(SlopePlaces { card, cells: Vec::new() });
                }
                let last = self.slope.last_mut().map(|last| &mut last.cells);
                last.into_iter().for_each(|cells| cells.push(Place { cell, cost }));
            }
            Template::Campfire { card, cell, to, cost } => {
                if self.campfire.last().is_none_or(|last| last.card != card) {
                    self.campfire.push(CampfireMoves { card, slopes: Vec::new() });
                }
                let Some(CampfireMoves { slopes, .. }) = self.campfire.last_mut() else { return };
                let place = Place { cell: to, cost };
                match slopes.last_mut() {
                    Some(last) if last.cell == cell => last.to.push(place),
                    _ => slopes.push(SlopeMoves { cell, to: vec![place] }),
                }
            }
            Template::Bridge { cell } => self.bridge.push(cell),
            Template::Summit {} => self.summit = true,
            Template::Discard {} => self.discard = Some(due),
            Template::Lead { .. } => {}
            Template::Grapple {} => self.grapple = true,
            Template::Concede {} => self.concede = true,
        }
    }
}

/// Cells where cards of the hand cannot be placed for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentBarred")]
pub struct Barred {
    pub cards: Vec<Card>,
    /// The code with which the placement would be refused.
    #[ts(as = "String")]
    pub why: Cow<'static, str>,
    /// What it would cost, where the hand cannot pay that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    pub cells: Vec<Cell>,
}

/// A cell where a card can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(rename = "AscentPlace")]
pub struct Place {
    pub cell: Cell,
    /// How many cards that costs; nothing where it is absent. Any card of the hand pays, but not the
    /// one that is placed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: u8,
}

/// Where a slope of the hand can be placed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentSlopePlaces")]
pub struct SlopePlaces {
    pub card: Card,
    pub cells: Vec<Place>,
}

/// What a campfire of the hand can replace.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentCampfireMoves")]
pub struct CampfireMoves {
    pub card: Card,
    /// The slopes that it can replace.
    pub slopes: Vec<SlopeMoves>,
}

/// Where a slope on the mountain can move out of a campfire's way.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentSlopeMoves")]
pub struct SlopeMoves {
    /// The slope's cell.
    pub cell: Cell,
    /// The cells where it can go.
    pub to: Vec<Place>,
}

/// Where a herd can be led.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentHerdMoves")]
pub struct HerdMoves {
    /// The herd's cell.
    pub cell: Cell,
    /// The cells that it can reach, each after those from which it is stepped on.
    pub to: Vec<HerdStep>,
}

/// A cell that a herd can reach. Every path of such steps can be taken, and no other.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AscentHerdStep")]
pub struct HerdStep {
    pub cell: Cell,
    /// How many cards a path that ends there costs.
    pub cost: u8,
    /// The cells from which a step leads there.
    pub from: Vec<Cell>,
}

impl Board {
    /// Everything that a seat with that hand may do now, as a view offers it.
    pub fn legal(&self, seat: Seat, hand: &[Card]) -> Legal {
        let mut legal = Legal::default();
        let templates = self.templates(seat, hand, 0);
        templates.into_iter().for_each(|template| legal.add(template));
        if self.phase == Phase::Turn && self.active == seat {
            legal.lead = self.herd_list(hand);
            legal.spare = spare(hand, &legal.slope);
        }
        legal
    }

    fn herd_list(&self, hand: &[Card]) -> Vec<HerdMoves> {
        let moves = self.herd_cells(hand).map(|(cell, reach)| HerdMoves {
            cell,
            to: reach.iter().map(|to| herd_step(cell, *to, &reach)).collect(),
        });
        moves.collect()
    }
}

/// The step onto a cell that the herd of `start` can reach.
fn herd_step(start: Cell, cell: Cell, reach: &[Cell]) -> HerdStep {
    let from = cell.supports().filter(|below| *below == start || reach.contains(below));
    HerdStep { cell, cost: cell.row() - start.row(), from: from.collect() }
}

/// How much a card is needed, in thousandths: a slope the more the less its cheapest place costs.
type Need = u32;

const UNPLACEABLE: Need = 300;
const CHEAPEST: Need = 1_000;
const BRIDGE: Need = 1_100;
const CAMPFIRE: Need = 1_400;
const LAST_SUMMIT: Need = 2_000;

/// The cards of a hand, those that are easiest to spare first.
///
/// It is advice for a form that suggests a payment, and no rule.
fn spare(hand: &[Card], slopes: &[SlopePlaces]) -> Vec<Card> {
    let last_summit = hand.iter().rposition(|card| *card == Card::Summit);
    let need = |place: usize, card: Card| match card {
        Card::Summit if Some(place) == last_summit => LAST_SUMMIT,
        Card::Summit => 0,
        Card::Bridge => BRIDGE,
        Card::Campfire(_) => CAMPFIRE,
        Card::Slope(_) => {
            let cells =
                slopes.iter().filter(|entry| entry.card == card).flat_map(|entry| &entry.cells);
            let cheapest = cells.map(|place| Need::from(place.cost)).min();
            cheapest.map_or(UNPLACEABLE, |cost| CHEAPEST / (1 + cost))
        }
    };
    let mut cards: Vec<(Need, Card)> =
        hand.iter().enumerate().map(|(place, card)| (need(place, *card), *card)).collect();
    cards.sort_by_key(|(need, _)| *need);
    cards.into_iter().map(|(_, card)| card).collect()
}
