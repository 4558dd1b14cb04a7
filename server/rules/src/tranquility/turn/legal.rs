//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::payable;
use crate::{
    Game, Seat,
    tranquility::{
        Action, Template, Tranquility,
        board::{Board, Phase},
        card::{Card, ISLANDS, discardable},
        readings,
        sea::gap::{Gap, Stretch},
        wire::offers::{Barred, BarredRun},
    },
};

/// How many cards are discarded as an action, and for keeping the rocks (T-2.3, T-6.1).
pub const DISCARDED: u8 = 2;

/// Cells on which a card of the hand can be placed at one cost.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub card: Card,
    /// The number for which it is placed: its own, or the one that a wild stands for.
    pub number: u8,
    /// The run of empty cells where the number can go.
    pub gap: Gap,
    /// The cells.
    pub stretch: Stretch,
}

impl Board {
    /// Whether the seat has a legal action in its turn (T-2.4), other than spending a compass. Most hands
    /// have two cards to discard: nothing else is then looked up.
    pub(in crate::tranquility) fn can_act(&self, seat: Seat, hand: &[Card]) -> bool {
        hand.len() >= readings::FEWEST_TO_ACT
            && (self.must_start(hand)
                || can_discard_two(hand)
                || self.spots(seat, hand).next().is_some()
                || !self.turn_templates(seat, hand).is_empty())
    }

    /// Everything that the seat may do now, each kind together.
    pub fn templates(&self, seat: Seat, hand: &[Card]) -> Vec<Template> {
        let mut list = self.templates_but_placements(seat, hand);
        if self.may_place(seat, hand) {
            self.spots(seat, hand).for_each(|spot| {
                let cells = spot.stretch.first..=spot.stretch.last;
                list.extend(cells.map(|cell| self.placement(spot, cell)));
            });
        }
        list
    }

    pub(crate) fn placement(&self, spot: Spot, cell: u8) -> Template {
        let Spot { card, number, stretch, .. } = spot;
        let number = (card == Card::Wild).then_some(number);
        let explores = self.is_explorer_cell(cell);
        Template::Place { card, number, cell, cost: stretch.cost, explores }
    }

    /// What the seat may do now but place islands, each kind together.
    pub(crate) fn templates_but_placements(&self, seat: Seat, hand: &[Card]) -> Vec<Template> {
        if seat.index() >= usize::from(self.seats) || self.outcome().is_some() {
            return Vec::new();
        }
        let mut list = match &self.phase {
            Phase::Pledging(window) => {
                let counts = 0..=window.can_give(seat, hand);
                let counts = counts.filter(|count| window.may_pledge(seat, hand, *count));
                let pledges = counts.map(|count| Template::Pledge { count });
                pledges.chain(window.may_agree(seat).then_some(Template::Agree {})).collect()
            }
            Phase::Giving(window) if !window.given.contains(seat) => {
                let gift = |from_pile| {
                    let due = window.due(seat, from_pile)?;
                    (due <= discardable(hand)).then_some(Template::Give { due, from_pile })
                };
                [false, true].into_iter().filter_map(gift).collect()
            }
            _ if self.decider() == Some(seat) => self.decisions(seat, hand),
            _ => Vec::new(),
        };
        if self.storms.can_be_ended() {
            let storms = self.storms.all().into_iter();
            list.extend(storms.map(|storm| Template::SpendCompass { storm }));
        }
        let concedes = self.contest.is_none() && !self.conceded.contains(seat);
        list.extend(concedes.then_some(Template::Concede {}));
        list
    }

    /// What the one seat that has to decide may do, but for placements.
    fn decisions(&self, seat: Seat, hand: &[Card]) -> Vec<Template> {
        match &self.phase {
            Phase::Turn => {
                let mut list = self.turn_templates(seat, hand);
                list.extend(self.must_pass(seat, hand).then_some(Template::Pass {}));
                list
            }
            Phase::Rocks => {
                let rows = self.rows_for_rocks().into_iter();
                let keep = can_discard_two(hand).then_some(Template::KeepRocks {});
                rows.map(|row| Template::MoveRocks { row }).chain(keep).collect()
            }
            Phase::StormRevealed => vec![Template::FaceStorm {}],
            Phase::StormPurple => {
                self.rows_for_purple().into_iter().map(|row| Template::Blow { row }).collect()
            }
            Phase::StormYellow { due, .. } => vec![Template::Reduce { due: *due }],
            Phase::ExplorerPay { due } => vec![Template::Pay { due: *due }],
            _ => Vec::new(),
        }
    }

    /// What a seat may do in its turn but place islands and pass.
    fn turn_templates(&self, seat: Seat, hand: &[Card]) -> Vec<Template> {
        let mut list = Vec::with_capacity(8);
        let named = [(Card::Start, None), (Card::Wild, Some(Card::Wild))].into_iter();
        let starts = named.filter(|(card, _)| self.may_start(hand, *card));
        list.extend(starts.map(|(_, card)| Template::Start { card }));
        if self.must_start(hand) {
            return list;
        }
        let named = [(Card::Finish, None), (Card::Wild, Some(Card::Wild))].into_iter();
        let finishes = named.filter(|(card, _)| self.may_finish(hand, *card));
        list.extend(finishes.map(|(_, card)| Template::Finish { card }));
        list.extend(can_discard_two(hand).then_some(Template::Discard {}));
        list.extend(self.prey(hand).map(|cell| Template::Monster { cell }));
        list.extend(self.storms_in_reach(hand).iter().map(|cell| Template::Compass { cell }));
        list.extend(self.turnable(hand).iter().map(|cell| Template::TurnOver { cell }));
        list.extend(self.may_discard_hand(hand).then_some(Template::DiscardHand {}));
        list.extend(self.may_swap(seat, hand).then_some(Template::SwapHand {}));
        list
    }

    /// All placements that order, closed cells and hand allow (T-3).
    pub(crate) fn spots(&self, seat: Seat, hand: &[Card]) -> impl Iterator<Item = Spot> {
        self.spots_up_to(seat, hand, payable(hand))
    }

    /// All placements of cards of the hand that cost no more than that.
    pub fn spots_up_to(&self, seat: Seat, hand: &[Card], most: u8) -> impl Iterator<Item = Spot> {
        let closed = self.closed_cells();
        let beside = self.must_stay_beside(seat);
        let feasible_only = self.refuses_hopeless();
        self.placed_numbers(hand).flat_map(move |(card, number)| {
            self.sea.gaps(number).flat_map(move |gap| {
                gap.stretches()
                    .filter(move |stretch| stretch.cost <= most)
                    .filter(move |stretch| stretch.is_beside || !beside)
                    .flat_map(move |stretch| stretch.without(closed))
                    .flat_map(move |stretch| {
                        let parts = feasible_only.then(|| gap.by_feasibility(stretch));
                        let feasible =
                            parts.into_iter().flatten().filter(|(_, hopeless)| !hopeless);
                        let whole = (!feasible_only).then_some(stretch);
                        feasible.map(|(part, _)| part).chain(whole)
                    })
                    .map(move |stretch| Spot { card, number, gap, stretch })
            })
        })
    }

    /// The cards of the hand that can be placed, with the numbers for which they can (T-9.4).
    fn placed_numbers(&self, hand: &[Card]) -> impl Iterator<Item = (Card, u8)> {
        let islands = hand.iter().filter_map(|card| Some((*card, card.number()?)));
        let numbers = hand.contains(&Card::Wild).then_some(1..=ISLANDS);
        islands.chain(numbers.into_iter().flatten().map(|number| (Card::Wild, number)))
    }

    /// Whether the seat may place islands now, as far as that does not depend on where.
    pub(crate) fn may_place(&self, seat: Seat, hand: &[Card]) -> bool {
        matches!(self.phase, Phase::Turn) && seat == self.active && !self.must_start(hand)
    }

    /// The islands of the hand with the empty cells on which they cannot be placed, in runs for the
    /// same reason.
    pub(in crate::tranquility) fn barred(&self, seat: Seat, hand: &[Card]) -> Vec<Barred> {
        let mut list: Vec<Barred> = Vec::new();
        if !self.may_place(seat, hand) {
            return list;
        }
        for (card, number) in hand.iter().filter_map(|card| Some((*card, card.number()?))) {
            let mut runs: Vec<BarredRun> = Vec::new();
            let mut goes_on = false;
            let cells = 0..self.sea.layout().cells;
            for cell in cells.filter(|cell| !self.sea.is_occupied(*cell)) {
                let Err(refusal) = self.check_place(seat, hand, card, number, cell) else {
                    goes_on = false;
                    continue;
                };
                let gap = self.sea.gaps(number).find(|gap| gap.contains(cell));
                let island = match gap {
                    Some(gap) => gap.costly_neighbour(cell),
                    None => self.sea.out_of_order(number, cell),
                };
                let run = BarredRun {
                    first: cell,
                    last: cell,
                    cost: gap.map(|gap| gap.cost(cell)).filter(|cost| *cost > payable(hand)),
                    island,
                    why: refusal.code.as_str().into(),
                };
                match runs.last_mut().filter(|last| goes_on && run.continues(last)) {
                    Some(last) => last.last = cell,
                    None => runs.push(run),
                }
                goes_on = true;
            }
            list.push(Barred { card, runs });
        }
        list
    }
}

impl Tranquility {
    /// A seat with nothing to choose, and the one thing it can do: give none of its cards, having
    /// pledged none (T-4.5), or pass (T-13.6). Nothing else is done for a seat: that it gave the only
    /// cards it could is its secret.
    pub(in crate::tranquility) fn only_action(&self) -> Option<(Seat, Action)> {
        match &self.board.phase {
            Phase::Giving(window) => {
                let mut seats = Seat::all(self.seats());
                let seat = seats
                    .find(|seat| window.pledged(*seat) == 0 && !window.given.contains(*seat))?;
                Some((seat, Action::Give { cards: Vec::new(), from_pile: false }))
            }
            Phase::Turn => {
                let seat = self.board.active;
                let passes = self.board.must_pass(seat, self.hand(seat));
                passes.then_some((seat, Action::Pass {}))
            }
            _ => None,
        }
    }
}

/// Whether a hand has two cards to discard (T-2.3).
pub(in crate::tranquility) fn can_discard_two(hand: &[Card]) -> bool {
    discardable(hand) >= DISCARDED
}
