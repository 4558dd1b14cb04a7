//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::may::{can_discard_two, can_pay};
use crate::{
    RefusalCode, Seat,
    ascent::{
        Template,
        board::{Board, Phase},
        card::Card,
        modules::wildlife::{self, Herds},
        mountain::{cell::Cell, placing::is_higher, site::Site},
        template::Path,
        wire::offers::Barred,
    },
};
use std::collections::BTreeMap;

impl Board {
    /// Whether a seat with that hand has a legal action in its turn. Most hands have two
    /// cards to discard: nothing else is then looked up.
    pub(in crate::ascent) fn can_act(&self, hand: &[Card]) -> bool {
        can_discard_two(hand) || !self.turn_templates(hand, 1).is_empty()
    }

    /// Everything that a seat with that hand may do now, but for herds that go more steps than that.
    pub(in crate::ascent) fn templates(
        &self,
        seat: Seat,
        hand: &[Card],
        steps: usize,
    ) -> Vec<Template> {
        if seat.index() >= self.seats.into() || self.outcome().is_some() {
            return Vec::new();
        }
        let acts = self.phase == Phase::Turn && self.active == seat;
        let mut list = if acts { self.turn_templates(hand, steps) } else { Vec::new() };
        list.extend((!self.conceded.contains(seat)).then_some(Template::Concede {}));
        list
    }

    /// What a hand can do in its turn.
    pub(in crate::ascent) fn turn_templates(&self, hand: &[Card], steps: usize) -> Vec<Template> {
        let mut list = self.ways(hand, steps);
        list.extend(self.can_place_summit(hand).then_some(Template::Summit {}));
        list.extend(can_discard_two(hand).then_some(Template::Discard {}));
        list.extend(self.has_grapple().then_some(Template::Grapple {}));
        list
    }

    /// What a hand can place besides the summit, and where it can lead herds in so many steps.
    pub(crate) fn ways(&self, hand: &[Card], steps: usize) -> Vec<Template> {
        // Most turns have fewer: one list of that size is made faster than one that grows.
        let mut list = Vec::with_capacity(32);
        let placements = self.placements(hand);
        placements
            .slopes()
            .for_each(|(card, cell, cost)| list.push(Template::Slope { card, cell, cost }));
        placements.campfires().for_each(|(card, cell, to, cost)| {
            list.push(Template::Campfire { card, cell, to, cost });
        });
        placements.bridges().for_each(|cell| list.push(Template::Bridge { cell }));
        let paths = self.paths(steps.min(hand.len())).into_iter();
        list.extend(paths.map(|path| Template::Lead { path }));
        list
    }

    /// All paths of at most so many steps along which herds can be led, the shortest first.
    fn paths(&self, steps: usize) -> Vec<Path> {
        let begin = |(cell, _)| Path::from_iter([cell]);
        let mut paths: Vec<Path> = self.herds.iter().map(begin).collect();
        let (herds, mut gone_on) = (paths.len(), 0);
        for _ in 0..steps {
            let end = paths.len();
            for place in gone_on..end {
                let path = paths[place];
                let Some(top) = path.last() else { continue };
                let longer = |step| path.iter().copied().chain([step]).collect::<Path>();
                paths.extend(wildlife::steps(&self.mountain, *top).map(longer));
            }
            gone_on = end;
        }
        paths.drain(..herds);
        paths
    }

    /// What a hand can place besides the summit.
    pub(in crate::ascent) fn placements<'a>(&'a self, hand: &'a [Card]) -> Placements<'a> {
        let mut sites = Vec::with_capacity(16);
        self.mountain.sites().for_each(|site| sites.push(site));
        Placements { board: self, hand, sites }
    }

    /// All herds with the cells that they can be led to.
    pub(in crate::ascent) fn herd_cells(
        &self,
        hand: &[Card],
    ) -> impl Iterator<Item = (Cell, Vec<Cell>)> {
        let cards = hand.len();
        let herds = self.herds.iter().map(|(cell, _)| cell);
        herds
            .map(move |cell| (cell, Herds::reach(&self.mountain, cell, cards)))
            .filter(|(_, reach)| !reach.is_empty())
            .map(|(cell, reach)| (cell, reach.into_iter().collect()))
    }

    /// Where each card of the hand cannot go, by the reason; cards that differ in nothing together.
    pub(in crate::ascent) fn barred(&self, seat: Seat, hand: &[Card]) -> Vec<Barred> {
        let mut list: Vec<Barred> = Vec::new();
        if self.phase != Phase::Turn || self.active != seat || self.outcome().is_some() {
            return list;
        }
        for card in hand.chunk_by(PartialEq::eq).filter_map(|equal| equal.first().copied()) {
            let mut reasons: BTreeMap<(&'static str, Option<u8>), Vec<Cell>> = BTreeMap::new();
            for cell in Cell::all() {
                if let Some(reason) = self.bar(hand, card, cell) {
                    reasons.entry(reason).or_default().push(cell);
                }
            }
            for ((why, cost), cells) in reasons {
                let same = |other: &&mut Barred| {
                    other.why == why && other.cost == cost && other.cells == cells
                };
                match list.iter_mut().find(same) {
                    Some(other) => other.cards.push(card),
                    None => list.push(Barred { cards: vec![card], why: why.into(), cost, cells }),
                }
            }
        }
        list
    }

    /// The code with which a card would be refused in a cell, with what it would cost if that is why.
    fn bar(&self, hand: &[Card], card: Card, cell: Cell) -> Option<(&'static str, Option<u8>)> {
        let refused = match card {
            Card::Slope(slope) => match self.mountain.check_slope(slope, cell) {
                Ok(cost) => {
                    return (!can_pay(hand, cost))
                        .then_some((RefusalCode::CannotPay.as_str(), Some(cost)));
                }
                Err(refusal) => refusal,
            },
            Card::Campfire(terrain) => self.check_replaceable(terrain, cell).err()?,
            Card::Bridge => self.mountain.check_bridge(cell).err()?,
            Card::Summit => return None,
        };
        // A card that lies there says itself why no other can.
        (refused.code != RefusalCode::CellOccupied).then_some((refused.code.as_str(), None))
    }
}

/// What a hand can place on the mountain. Where slopes can go is looked up once for all its cards.
pub(in crate::ascent) struct Placements<'a> {
    board: &'a Board,
    hand: &'a [Card],
    sites: Vec<Site>,
}

impl Placements<'_> {
    /// All placements of slopes with their cost, by card.
    pub(crate) fn slopes(&self) -> impl Iterator<Item = (Card, Cell, u8)> {
        let slopes = self.kinds().filter_map(|card| Some((card, card.slope()?)));
        slopes.flat_map(move |(card, slope)| {
            self.sites.iter().filter_map(move |site| {
                let cost = site.cost(slope).filter(|cost| can_pay(self.hand, *cost))?;
                Some((card, site.cell, cost))
            })
        })
    }

    /// All placements of campfires, with the slope's new place and its cost, by card and slope
    ///
    pub(crate) fn campfires(&self) -> impl Iterator<Item = (Card, Cell, Cell, u8)> {
        let campfires = self.kinds().filter_map(|card| match card {
            Card::Campfire(terrain) => Some((card, terrain)),
            _ => None,
        });
        campfires.flat_map(move |(card, terrain)| {
            self.board.replaceable(terrain).flat_map(move |(cell, slope)| {
                let higher = self.sites.iter().filter(move |site| is_higher(cell, site.cell));
                higher.filter_map(move |site| {
                    let cost = site.cost(slope).filter(|cost| can_pay(self.hand, *cost))?;
                    Some((card, cell, site.cell, cost))
                })
            })
        })
    }

    /// All placements of a bridge: its cells are open to slopes, too.
    pub(crate) fn bridges(&self) -> impl Iterator<Item = Cell> {
        let held = self.hand.contains(&Card::Bridge);
        let cells = self.sites.iter().map(|site| site.cell).filter(move |_| held);
        cells.filter(|cell| self.board.mountain.takes_bridge(*cell))
    }

    /// The different cards of the hand.
    fn kinds(&self) -> impl Iterator<Item = Card> {
        self.hand.chunk_by(|one, other| one == other).filter_map(|equal| equal.first().copied())
    }
}
