//! The choice of an action by rules of thumb.

use super::{
    documentary::PerValue,
    fit::{Fits, PerSlope, SLOPES, index},
    goals::Goals,
    outlook::{Outlook, prospect},
    turns::cards_per_cell,
    weights::PAR,
    wildlife,
};
use crate::{Manner, strategy::narrow};
use rules::{
    Dice,
    ascent::{
        Action, Card, Cell, Sight,
        card::{Slope, Terrain},
        mountain::{Mountain, site::Site},
    },
    chance::fraction,
    small,
};

/// A way to act, with the payment left open.
#[derive(Clone, Debug, PartialEq)]
enum Way {
    Slope(Card, Cell),
    Campfire(Card, Cell, Cell),
    Bridge(Cell),
    Lead(Vec<Cell>),
    Discard,
    Grapple,
    Summit,
}

/// A way to act with its cheapest payment.
pub struct Choice {
    way: Way,
    /// The places of the cards in the hand that pay, as bits.
    pay: u8,
    pub worth: f32,
}

/// A seat that thinks about its turn.
pub struct Chooser<'a> {
    sight: Sight<'a>,
    fits: &'a Fits,
    manner: &'a Manner,
    unseen: PerSlope,
    coming: PerValue,
    /// How far the mountain has grown, from 0 to 1.
    progress: f32,
    /// What a card is worth that leaves the hand.
    card: f32,
}

/// All cells below the summit.
const CELLS: f32 = 44.0;
/// Costs above that are not looked at: two cards are discarded rather.
const DEAREST: u8 = 3;
/// How much a manner makes cards dearer at most.
const THRIFT: f32 = 0.6;

impl<'a> Chooser<'a> {
    /// Looks at what a seat knows.
    pub fn new(sight: Sight<'a>, fits: &'a Fits, manner: &'a Manner) -> Chooser<'a> {
        let board = sight.board();
        let weights = fits.weights();
        let climb =
            board.options.wildlife.then(|| wildlife::Climb::of(&wildlife::flock(&board.herds)));
        let [own, all] = cards_per_cell(sight, climb.unwrap_or_default().cost.into());
        let short = |cards: f32| (PAR - cards).clamp(-2.0, 1.5);
        let card = weights.card + weights.card_own * short(own) + weights.card_all * short(all);
        let unseen = unseen(sight);
        let mut coming = PerValue::default();
        if board.options.documentary > 0 {
            for (place, count) in unseen.iter().enumerate() {
                coming[place % 12 + 1] += count;
            }
            for slope in sight.hand().iter().filter_map(|card| card.slope()) {
                coming[usize::from(slope.value)] += 2.0;
            }
        }
        let mut chooser = Chooser {
            sight,
            fits,
            manner,
            unseen,
            coming,
            progress: f32::from(board.mountain.covered()) / CELLS,
            card: card.max(0.02) * (1.0 + THRIFT * manner.thrift),
        };
        let all = chooser.unseen.iter().sum::<f32>().max(1.0);
        chooser.unseen.iter_mut().for_each(|count| *count /= all);
        chooser
    }

    /// All ways to act, each with its cheapest payment and what it is worth.
    pub fn choices(&self, dice: &mut dyn Dice) -> Vec<Choice> {
        if self.sight.can_place_summit() {
            return vec![Choice { way: Way::Summit, pay: 0, worth: f32::MAX }];
        }
        let mut choices = Vec::with_capacity(32);
        let board = self.sight.board();
        let goals = Goals::new(self.sight, self.fits.weights(), &self.coming, self.card);
        let outlook = Outlook::new(self.fits, &board.mountain, &self.unseen);
        let sites: Vec<Site> = board.mountain.sites().collect();
        let turn = Turn { chooser: self, goals: &goals, outlook: &outlook, sites: &sites };
        for equal in self.sight.hand().chunk_by(|one, other| one == other) {
            match equal.first() {
                Some(Card::Slope(slope)) => turn.place_slope(*slope, &mut choices),
                Some(Card::Campfire(terrain)) => turn.place_campfire(*terrain, &mut choices),
                Some(Card::Bridge) => turn.place_bridge(&mut choices),
                Some(Card::Summit) | None => {}
            }
        }
        turn.lead(&mut choices);
        turn.discard(&mut choices);
        if board.grapples > 0 {
            let worth = self.fits.weights().grapple;
            choices.push(Choice { way: Way::Grapple, pay: 0, worth });
        }
        if self.manner.noise > 0.0 {
            for choice in &mut choices {
                let error = fraction(dice) - fraction(dice);
                choice.worth += self.manner.noise * narrow(error);
            }
        }
        choices
    }

    fn between(&self, [foot, top]: [f32; 2]) -> f32 {
        foot + (top - foot) * self.progress
    }

    pub fn action(&self, choice: &Choice) -> Option<Action> {
        let hand = self.sight.hand().iter().enumerate();
        let pay = || hand.filter(|(place, _)| choice.pay >> place & 1 == 1).map(|(_, card)| *card);
        Some(match &choice.way {
            Way::Slope(card, cell) => {
                Action::Slope { card: *card, cell: *cell, pay: pay().collect() }
            }
            Way::Campfire(card, cell, to) => {
                Action::Campfire { card: *card, cell: *cell, to: *to, pay: pay().collect() }
            }
            Way::Bridge(cell) => Action::Bridge { cell: *cell },
            Way::Lead(path) => Action::Lead { path: path.clone(), pay: pay().collect() },
            Way::Discard => {
                let cards: Vec<Card> = pay().collect();
                Action::Discard { cards: cards.try_into().ok()? }
            }
            Way::Grapple => Action::Grapple {},
            Way::Summit => Action::Summit {},
        })
    }
}

/// What a seat looks up once for all its ways to act.
struct Turn<'a> {
    chooser: &'a Chooser<'a>,
    goals: &'a Goals<'a>,
    outlook: &'a Outlook<'a>,
    sites: &'a [Site],
}

impl Turn<'_> {
    fn mountain(&self) -> &Mountain {
        &self.chooser.sight.board().mountain
    }

    fn hand(&self) -> &[Card] {
        self.chooser.sight.hand()
    }

    fn place_slope(&self, slope: Slope, choices: &mut Vec<Choice>) {
        let card = Card::Slope(slope);
        let weights = self.chooser.fits.weights();
        let place = self.place_of(card);
        for site in self.sites {
            let Some(cost) = site.cost(slope) else { continue };
            if usize::from(cost) >= self.hand().len() || cost > DEAREST {
                continue;
            }
            let mut best = [0.0; SLOPES];
            let gain = if self.mountain().at(site.cell).is_some() {
                let mut mountain = self.mountain().clone();
                mountain.lay(site.cell, card);
                self.gain_of(&mountain, slope.ibex.then_some(site.cell), &mut best)
            } else {
                self.outlook.after(slope, site.cell, &mut best) - self.outlook.worth()
                    + self.goals.gain_of_slope(slope, site.cell)
            };
            let waste = weights.waste_now * f32::from(slope.value - site.cell.row());
            let way = Way::Slope(card, site.cell);
            choices.push(self.priced(way, place, cost, 1.0 - waste + gain, &best));
        }
    }

    fn place_campfire(&self, terrain: Terrain, choices: &mut Vec<Choice>) {
        let card = Card::Campfire(terrain);
        let weights = self.chooser.fits.weights();
        let place = self.place_of(card);
        let replaceable = self.replaceable(terrain);
        for site in self.sites {
            for (from, slope) in &replaceable {
                let Some(cost) = site.cost(*slope) else { continue };
                if from.row() >= site.cell.row() || usize::from(cost) >= self.hand().len().min(4) {
                    continue;
                }
                let mut mountain = self.mountain().clone();
                mountain.lay(*from, card);
                mountain.lay(site.cell, Card::Slope(*slope));
                let mut best = [0.0; SLOPES];
                let gain = self.gain_of(&mountain, None, &mut best);
                let waste = weights.waste_now * f32::from(slope.value - site.cell.row());
                let gain = 1.0 + weights.campfire_placed - waste + gain;
                let way = Way::Campfire(card, *from, site.cell);
                choices.push(self.priced(way, place, cost, gain, &best));
            }
        }
    }

    /// The slopes that a campfire of that type could replace: of equal ones the lowest.
    fn replaceable(&self, terrain: Terrain) -> Vec<(Cell, Slope)> {
        let mut found: Vec<(Cell, Slope)> = Vec::new();
        for (cell, slope) in self.chooser.sight.board().replaceable(terrain) {
            if !found.iter().any(|(_, other)| other.value == slope.value) {
                found.push((cell, slope));
            }
        }
        found
    }

    fn place_bridge(&self, choices: &mut Vec<Choice>) {
        let weights = self.chooser.fits.weights();
        let place = self.place_of(Card::Bridge);
        for site in self.sites {
            if !self.mountain().takes_bridge(site.cell) {
                continue;
            }
            let mut mountain = self.mountain().clone();
            mountain.lay(site.cell, Card::Bridge);
            let mut best = [0.0; SLOPES];
            let gain = weights.bridge_placed + self.gain_of(&mountain, None, &mut best);
            choices.push(self.priced(Way::Bridge(site.cell), place, 0, gain, &best));
        }
    }

    fn lead(&self, choices: &mut Vec<Choice>) {
        let Some(flock) = self.goals.flock() else { return };
        let best = self.outlook.now();
        for path in wildlife::paths(self.mountain(), flock, self.hand().len()) {
            let cost = small(path.len()) - 1;
            let gain = self.goals.gain_of_path(&path) + self.chooser.card;
            choices.push(self.priced(Way::Lead(path), None, cost, gain, &best));
        }
    }

    fn discard(&self, choices: &mut Vec<Choice>) {
        if self.hand().len() >= 2 {
            let best = self.outlook.now();
            choices.push(self.priced(Way::Discard, None, 2, self.chooser.card, &best));
        }
    }

    /// What changes when the mountain becomes another one.
    fn gain_of(&self, mountain: &Mountain, arriving: Option<Cell>, best: &mut PerSlope) -> f32 {
        let worth = prospect(self.chooser.fits, mountain, &self.chooser.unseen, best);
        worth - self.outlook.worth() + self.goals.gain_of(mountain, arriving)
    }

    fn place_of(&self, card: Card) -> Option<usize> {
        self.hand().iter().position(|held| *held == card)
    }

    /// A way with its cheapest payment. It gains so much besides, and slopes fit as well as that after it.
    fn priced(
        &self,
        way: Way,
        placed: Option<usize>,
        cost: u8,
        gain: f32,
        best: &PerSlope,
    ) -> Choice {
        let (pay, kept) = self.pay(placed, cost, best);
        Choice { way, pay, worth: gain + kept - self.chooser.card * f32::from(1 + cost) }
    }

    /// The places of the hand's cards that are given for an action, as bits, and what those are worth
    /// that are kept.
    fn pay(&self, placed: Option<usize>, count: u8, best: &PerSlope) -> (u8, f32) {
        let hand = self.hand();
        let weights = self.chooser.fits.weights();
        let mut worth = [f32::INFINITY; 8];
        let mut summits = 0;
        let mut kept = 0.0;
        for ((place, card), worth) in hand.iter().enumerate().zip(&mut worth) {
            if Some(place) == placed {
                continue;
            }
            *worth = match card {
                Card::Slope(slope) => {
                    weights.hand * best[index(*slope)] + self.goals.worth_in_hand(*slope)
                }
                Card::Campfire(_) => self.chooser.between(weights.campfire),
                Card::Bridge => self.chooser.between(weights.bridge),
                Card::Summit => {
                    summits += 1;
                    match summits {
                        1 => self.chooser.between(weights.summit),
                        _ => weights.spare_summit,
                    }
                }
            };
            kept += *worth;
        }
        let mut given = 0_u8;
        for _ in 0..count {
            let mut place = 0;
            for other in 1..worth.len() {
                if worth[other] < worth[place] {
                    place = other;
                }
            }
            given |= 1 << place;
            kept -= worth[place];
            worth[place] = f32::INFINITY;
        }
        (given, kept)
    }
}

/// How many of each slope a seat has not seen.
fn unseen(sight: Sight<'_>) -> PerSlope {
    let board = sight.board();
    let mut unseen = [2.0_f32; SLOPES];
    if board.seats == 1 {
        (0..SLOPES).step_by(12).for_each(|place| unseen[place] = 0.0);
    }
    let shown = board.mountain.rows().iter().flat_map(|row| row.iter());
    for slope in shown.chain(sight.hand()).chain(sight.discards()).filter_map(|card| card.slope()) {
        unseen[index(slope)] -= 1.0;
    }
    unseen
}
