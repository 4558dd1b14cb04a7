//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::{payable, start::UNSEEN};
use crate::{
    Game, Seat,
    tranquility::{
        Action, Tranquility,
        board::{Board, Phase},
        card::{Card, ISLANDS, discardable},
        readings,
        sea::{Gap, Stretch},
        wire::offers::{Barred, BarredRun, Legal, Placeable, Run, WildRun},
    },
};

/// How many cards are discarded as an action, and for keeping the rocks (T-2.3, T-6.1).
pub const DISCARDED: u8 = 2;

/// Cells on which a card of the hand can be placed at one cost.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The card.
    pub card: Card,
    /// The number for which it is placed: its own, or the one that a wild stands for.
    pub number: u8,
    /// The run of empty cells where the number can go.
    pub gap: Gap,
    /// The cells.
    pub stretch: Stretch,
}

impl Board {
    /// Whether the seat has a legal action in its turn (T-2.4), other than spending a compass.
    pub(in crate::tranquility) fn can_act(&self, seat: Seat, hand: &[Card]) -> bool {
        if hand.len() < readings::FEWEST_TO_ACT {
            return false;
        }
        self.must_start(hand)
            || can_discard_two(hand)
            || self.plays(hand, Self::check_finish, Card::Finish).any()
            || self.plays(hand, Self::check_start, Card::Start).any()
            || self.spots(seat, hand).next().is_some()
            || self.prey(hand).next().is_some()
            || !self.storms_in_reach(hand).is_empty()
            || !self.turnable(hand).is_empty()
            || self.may_swap(seat, hand)
    }

    /// Whether a card, and whether a wild in its place, can be played.
    fn plays<E>(
        &self,
        hand: &[Card],
        check: fn(&Self, &[Card], Card) -> Result<(), E>,
        card: Card,
    ) -> Plays {
        let can = |card| check(self, hand, card).is_ok();
        Plays { itself: can(card), wild: can(Card::Wild) }
    }

    /// All placements that order, closed cells and hand allow (T-3).
    pub(in crate::tranquility) fn spots(
        &self,
        seat: Seat,
        hand: &[Card],
    ) -> impl Iterator<Item = Spot> {
        self.spots_up_to(seat, hand, payable(hand))
    }

    /// All placements of cards of the hand that cost no more than that.
    pub(in crate::tranquility) fn spots_up_to(
        &self,
        seat: Seat,
        hand: &[Card],
        most: u8,
    ) -> impl Iterator<Item = Spot> {
        let closed = self.closed_cells();
        let beside = self.must_stay_beside(seat);
        let feasible_only = readings::refuses_hopeless(self.contest.is_some());
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
    pub(in crate::tranquility) fn may_place(&self, seat: Seat, hand: &[Card]) -> bool {
        matches!(self.phase, Phase::Turn) && seat == self.active && !self.must_start(hand)
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat, hand: &[Card]) -> Legal {
        let mut legal = self.legal_but_placements(seat, hand);
        if self.may_place(seat, hand) {
            (legal.place, legal.wild) = self.placeable(seat, hand);
            legal.explores = self.explored_by(&legal);
        }
        legal
    }

    /// What the seat may do now, but for the long lists of where it can place what.
    pub(in crate::tranquility) fn legal_but_placements(&self, seat: Seat, hand: &[Card]) -> Legal {
        let mut legal = Legal::default();
        if seat.index() >= self.seats() || self.outcome().is_some() {
            return legal;
        }
        match &self.phase {
            Phase::Pledging(window) => {
                legal.pledge = Some(window.can_give(seat, hand));
                legal.pledge_all_or_none = window.gives_all_or_none(seat, hand);
                legal.agree = window.may_agree(seat);
            }
            Phase::Giving(window) if !window.given.contains(seat) => {
                legal.give = Some(window.pledged(seat));
                legal.give_from_pile = (window.may_give_unseen.contains(seat)
                    && window.pledged(seat) >= UNSEEN)
                    .then_some(UNSEEN);
            }
            phase if self.decider() == Some(seat) => match phase {
                Phase::Turn => self.list_turn(seat, hand, &mut legal),
                Phase::Rocks => {
                    legal.move_rocks = self.rows_for_rocks();
                    legal.keep_rocks = can_discard_two(hand).then_some(DISCARDED);
                }
                Phase::StormRevealed => legal.face_storm = true,
                Phase::StormPurple => legal.blow = self.rows_for_purple(),
                Phase::StormYellow { due, .. } => legal.reduce = Some(*due),
                Phase::ExplorerPay { due } => legal.pay = Some(*due),
                _ => {}
            },
            _ => {}
        }
        if self.storms.can_be_ended() {
            legal.spend_compass = self.storms.all();
        }
        if self.picks_cards(seat, hand) {
            legal.spare = self.spare(hand);
        }
        legal.concede = self.contest.is_none() && !self.conceded.contains(seat);
        legal
    }

    fn list_turn(&self, seat: Seat, hand: &[Card], legal: &mut Legal) {
        let start = self.plays(hand, Self::check_start, Card::Start);
        legal.start = start.itself;
        legal.start_wild = start.wild;
        if self.must_start(hand) {
            return;
        }
        legal.discard = can_discard_two(hand).then_some(DISCARDED);
        let finish = self.plays(hand, Self::check_finish, Card::Finish);
        legal.finish = finish.itself;
        legal.finish_wild = finish.wild;
        legal.monster = self.prey(hand).collect();
        legal.discard_hand = self.may_discard_hand(hand);
        legal.compass = self.storms_in_reach(hand).iter().collect();
        legal.turn_over = self.turnable(hand).iter().collect();
        legal.swap_hand = self.may_swap(seat, hand);
        legal.pass = self.must_pass(seat, hand);
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

/// Whether a card can be played, as itself or by a wild.
struct Plays {
    itself: bool,
    wild: bool,
}

impl Plays {
    fn any(&self) -> bool {
        self.itself || self.wild
    }
}
