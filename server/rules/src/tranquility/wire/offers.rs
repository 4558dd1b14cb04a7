//! What a view offers its seat to do, compactly: of each card, runs of cells with what they cost.

use crate::{
    Seat,
    cards::Unpaid as _,
    core::is_default,
    tranquility::{
        Template,
        action::StormAt,
        board::{Board, Phase},
        card::{Card, discardable},
        sea::gap::{Gap, Stretch},
        turn::{legal::Spot, start::UNSEEN},
    },
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// What a seat may do now; what is absent is not legal.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityLegal")]
pub struct Legal {
    /// The islands that can be placed, and where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub place: Vec<Placeable>,
    /// The cells whose cost is paid only when their explorer card is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explores: Vec<u8>,
    /// The cards of the hand, as often as it holds them, from which is picked whatever is paid,
    /// discarded or given, those that are easiest to spare first; a card that is placed does
    /// not pay for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spare: Vec<Card>,
    /// How many cards may be discarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub discard: Option<u8>,
    /// A start card may be played; it is then the only thing to do.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start: bool,
    /// A finish card may be played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub finish: bool,
    /// The most the seat can pledge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pledge: Option<u8>,
    /// The seat can pledge that number or none, but nothing between.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pledge_all_or_none: bool,
    /// The seat may agree with the pledges.
    #[serde(default, skip_serializing_if = "is_default")]
    pub agree: bool,
    /// How many cards the seat must pick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub give: Option<u8>,
    /// Where a wild can be placed, and as which numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wild: Vec<WildRun>,
    /// A wild may be played as start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start_wild: bool,
    /// A wild may be played as finish.
    #[serde(default, skip_serializing_if = "is_default")]
    pub finish_wild: bool,
    /// The islands that a monster of the hand can take.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub monster: Vec<u8>,
    /// The whole hand may be discarded for a compass.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discard_hand: bool,
    /// The explorer cells from which a compass can take a storm.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub compass: Vec<u8>,
    /// The islands that can be turned over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turn_over: Vec<u8>,
    /// The hand may be swapped for the row.
    #[serde(default, skip_serializing_if = "is_default")]
    pub swap_hand: bool,
    /// The seat has nothing to do but to pass.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pass: bool,
    /// The rows to which the rocks can be moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub move_rocks: Vec<u8>,
    /// For how many cards the rocks may be kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub keep_rocks: Option<u8>,
    /// The storm just turned up may be let take effect.
    #[serde(default, skip_serializing_if = "is_default")]
    pub face_storm: bool,
    /// The rows beside which the purple storm can be put.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blow: Vec<u8>,
    /// How many cards the hand must give up under a yellow storm.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reduce: Option<u8>,
    /// How many cards must be paid for the island on an explorer cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pay: Option<u8>,
    /// The storms that a compass can end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spend_compass: Vec<StormAt>,
    /// How many of the cards to give may come unseen from the own draw pile; all of these or none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub give_from_pile: Option<u8>,
    /// The seat may agree to stop.
    #[serde(default, skip_serializing_if = "is_default")]
    pub concede: bool,
}

impl Legal {
    /// Adds what the seat may do, but for placements: those are listed in runs of cells.
    pub(in crate::tranquility) fn add(&mut self, template: Template) {
        let due = template.due();
        match template {
            Template::Place { .. } => {}
            Template::Pay { .. } => self.pay = Some(due),
            Template::Discard {} => self.discard = Some(due),
            Template::Start { card: None } => self.start = true,
            Template::Start { card: Some(_) } => self.start_wild = true,
            Template::Pledge { count } => {
                self.pledge_all_or_none |= self.pledge.is_some_and(|fewer| fewer + 1 < count);
                self.pledge = Some(count);
            }
            Template::Agree {} => self.agree = true,
            Template::Give { from_pile: false, .. } => self.give = Some(due),
            Template::Give { from_pile: true, .. } => {
                self.give = Some(due + UNSEEN);
                self.give_from_pile = Some(UNSEEN);
            }
            Template::Finish { card: None } => self.finish = true,
            Template::Finish { card: Some(_) } => self.finish_wild = true,
            Template::Monster { cell } => self.monster.push(cell),
            Template::MoveRocks { row } => self.move_rocks.push(row),
            Template::KeepRocks {} => self.keep_rocks = Some(due),
            Template::DiscardHand {} => self.discard_hand = true,
            Template::SpendCompass { storm } => self.spend_compass.push(storm),
            Template::FaceStorm {} => self.face_storm = true,
            Template::Blow { row } => self.blow.push(row),
            Template::Reduce { .. } => self.reduce = Some(due),
            Template::Compass { cell } => self.compass.push(cell),
            Template::TurnOver { cell } => self.turn_over.push(cell),
            Template::SwapHand {} => self.swap_hand = true,
            Template::Pass {} => self.pass = true,
            Template::Concede {} => self.concede = true,
        }
    }
}

/// Where an island of the hand cannot be placed, and why.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityBarred")]
pub struct Barred {
    pub card: Card,
    /// The empty cells, in runs for the same reason; a run can go on over islands.
    pub runs: Vec<BarredRun>,
}

/// Empty cells onto which a card cannot be put for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityBarredRun")]
pub struct BarredRun {
    /// The first cell.
    pub first: u8,
    /// The last cell.
    pub last: u8,
    /// The code with which the placement would be refused.
    #[ts(as = "String")]
    pub why: Cow<'static, str>,
    /// What it would cost, where the hand cannot pay that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// The island on the grid that is in the way, or that makes it cost so much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub island: Option<u8>,
}

/// Where a card of the hand can be placed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Placeable {
    pub card: Card,
    /// The cells, in runs of equal cost.
    pub runs: Vec<Run>,
}

/// Neighbouring cells at the same cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Run {
    /// The first cell.
    pub first: u8,
    /// The last cell.
    pub last: u8,
    /// What it costs to place the card in any of them; nothing where it is absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: u8,
    /// Whether that leaves a gap that no islands can fill any more, as the grid shows to every viewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hopeless: bool,
}

impl BarredRun {
    /// Whether its reason is the same as that of the run before.
    pub(in crate::tranquility) fn continues(&self, before: &BarredRun) -> bool {
        (&self.why, self.cost, self.island) == (&before.why, before.cost, before.island)
    }
}

impl From<(Stretch, bool)> for Run {
    fn from((Stretch { first, last, cost, .. }, hopeless): (Stretch, bool)) -> Run {
        Run { first, last, cost, hopeless }
    }
}

/// Cells and numbers for a wild (T-9.4): on each of the cells it can stand for each of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WildRun {
    /// The first cell.
    pub first: u8,
    /// The last cell.
    pub last: u8,
    /// The smallest number.
    pub from: u8,
    /// The largest number.
    pub to: u8,
    /// What it costs as the smallest number; nothing where it is absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: u8,
    /// How much more each further number costs; nothing where it is absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub step: i16,
    /// A number that exceeds the index of its cell by less than this leaves a gap that no islands can
    /// fill any more, as the grid shows to every viewer.
    pub least: i16,
    /// And so does one that exceeds it by more than this.
    pub most: i16,
}

impl WildRun {
    /// Adds the cells for one more number of a gap, to the runs of the smaller numbers as far as they
    /// fit.
    pub(in crate::tranquility) fn extend(
        runs: &mut Vec<WildRun>,
        number: u8,
        gap: Gap,
        stretch: Stretch,
    ) {
        let Stretch { first, last, cost, .. } = stretch;
        let (least, most) = gap.feasible_offsets();
        let fitting = runs
            .iter_mut()
            .rev()
            .find(|run| (run.first, run.last) == (first, last) && run.to + 1 == number);
        if let Some(run) = fitting {
            let WildRun { from, to, step, .. } = *run;
            let next_step = i16::from(cost) - (i16::from(run.cost) + step * i16::from(to - from));
            if from == to || next_step == step {
                *run = WildRun { to: number, step: next_step, least, most, ..*run };
                return;
            }
        }
        runs.push(WildRun { first, last, from: number, to: number, cost, step: 0, least, most });
    }

    /// All that the run stands for: cell, number, cost.
    #[cfg(any(test, feature = "properties"))]
    pub fn all(self) -> impl Iterator<Item = (u8, u8, u8)> {
        let WildRun { first, last, from, to, cost, step, .. } = self;
        (from..=to).flat_map(move |number| {
            let cost = i16::from(cost) + step * i16::from(number - from);
            (first..=last).map(move |cell| (cell, number, crate::small(cost)))
        })
    }
}

impl Board {
    /// Everything that the seat may do now, as a view offers it.
    pub fn legal(&self, seat: Seat, hand: &[Card]) -> Legal {
        let mut legal = Legal::default();
        let templates = self.templates_but_placements(seat, hand);
        templates.into_iter().for_each(|template| legal.add(template));
        if self.may_place(seat, hand) {
            (legal.place, legal.wild) = self.placeable(seat, hand);
            legal.explores = self.explored_by(&legal);
        }
        if self.picks_cards(seat, hand) {
            legal.spare = self.spare(hand);
        }
        legal
    }

    /// The placements by card, in runs of neighbouring cells that cost the same; those of wilds
    /// apart, in runs of numbers besides.
    fn placeable(&self, seat: Seat, hand: &[Card]) -> (Vec<Placeable>, Vec<WildRun>) {
        let mut list: Vec<Placeable> = Vec::new();
        let mut wilds: Vec<WildRun> = Vec::new();
        for Spot { card, number, gap, stretch } in self.spots(seat, hand) {
            if card == Card::Wild {
                WildRun::extend(&mut wilds, number, gap, stretch);
                continue;
            }
            let runs = gap.by_feasibility(stretch).map(Run::from);
            match list.last_mut() {
                Some(last) if last.card == card => last.runs.extend(runs),
                _ => list.push(Placeable { card, runs: runs.collect() }),
            }
        }
        (list, wilds)
    }

    /// The listed cells that have an explorer card.
    fn explored_by(&self, legal: &Legal) -> Vec<u8> {
        let listed = |cell: u8| {
            let runs = legal.place.iter().flat_map(|entry| &entry.runs);
            runs.map(|run| run.first..=run.last)
                .chain(legal.wild.iter().map(|run| run.first..=run.last))
                .any(|cells| cells.contains(&cell))
        };
        let cells = self.sea.layout().explorer_cells.iter().copied();
        cells.filter(|cell| self.is_explorer_cell(*cell) && listed(*cell)).collect()
    }

    /// Whether the position asks the seat for cards of its hand, or can do so with a placement.
    fn picks_cards(&self, seat: Seat, hand: &[Card]) -> bool {
        match &self.phase {
            Phase::Giving(window) => !window.given.contains(seat),
            Phase::Turn => self.decider() == Some(seat) && !self.must_start(hand),
            Phase::Rocks | Phase::StormYellow { .. } | Phase::ExplorerPay { .. } => {
                self.decider() == Some(seat)
            }
            _ => false,
        }
    }

    /// The cards of a hand with which it can part (T-6.3), those that are easiest to spare first.
    ///
    /// The order is advice for a form that suggests a payment, and no rule.
    fn spare(&self, hand: &[Card]) -> Vec<Card> {
        let mut cards = Vec::with_capacity(discardable(hand).into());
        let last_finish = hand.iter().rposition(|card| *card == Card::Finish);
        for (place, card) in hand.iter().enumerate().filter(|(_, card)| card.is_discardable()) {
            let need = match card {
                Card::Finish if Some(place) == last_finish => LAST_FINISH,
                Card::Finish => SPARE_FINISH,
                Card::Wild => WILD,
                Card::Compass => COMPASS,
                Card::Island(number) => self.sea.demand(*number),
                _ => 0,
            };
            cards.push((need, *card));
        }
        cards.sort_by_key(|(need, _)| *need);
        cards.into_iter().map(|(_, card)| card).collect()
    }
}

/// How much a card is needed, in thousandths: an island as the share of the numbers left for its gap that
/// the empty cells there need.
type Need = i32;

const SPARE_FINISH: Need = 50;
const COMPASS: Need = 1_200;
const WILD: Need = 1_500;
const LAST_FINISH: Need = 2_000;
