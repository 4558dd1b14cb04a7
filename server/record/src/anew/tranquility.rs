//! The cards of a game on its way, dealt anew: where they are dealt, and where a record names them.

use super::{Course, DealAnew, DealtOnce, Step, exchange};
use rules::{
    Dice, Game, Ignore, Refusal, Seat, small,
    tranquility::{Action, Card, Chance, Deal, Seen, Tranquility, hidden::sample::unseen_cards},
};
use std::iter::once;

impl DealAnew for Tranquility {
    fn deal_anew(
        course: &mut Course<Tranquility>,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        exchange(course, seat, dice)
    }
}

/// First come the first hands of all seats, then what is left of their draw piles, with the start cards, then
/// what is dealt besides: the islands taken out and the explorer pile, or in the competition row and pile.
impl DealtOnce for Tranquility {
    type Card = Card;

    fn lists(course: &Course<Tranquility>) -> Result<Vec<Vec<Card>>, Refusal> {
        let deal = match &course.deal {
            Deal::Contest(deal) => {
                let rest = (0..course.seats).map(|_| Vec::new());
                let common = [deal.row.clone(), deal.pile.clone()];
                return Ok(deal.hands.iter().cloned().chain(rest).chain(common).collect());
            }
            Deal::Piles(deal) => deal,
        };
        let begun = Tranquility::set_up(&course.options, course.seats, &course.deal, &mut Ignore)?;
        let (mut lists, mut rest) = (Vec::new(), Vec::new());
        for (seat, pile) in (0..).map(Seat).zip(&deal.draw_piles) {
            let (drawn, left) = pile.split_at(pile.len() - begun.sight(seat).pile_size(seat));
            lists.push(drawn.to_vec());
            rest.push(left.to_vec());
        }
        if let Some(Step::Chance(Chance::StartAt(places))) = course.steps.first() {
            let rest = rest.iter_mut().zip(places);
            rest.for_each(|(cards, place)| cards.insert((*place).into(), Card::Start));
        }
        lists.append(&mut rest);
        lists.push(deal.removed.clone());
        lists.push(deal.explorer.clone().unwrap_or_default());
        Ok(lists)
    }

    fn lay(course: &mut Course<Tranquility>, lists: &[Vec<Card>]) {
        let (first, lists) = lists.split_at(course.seats);
        let (rest, lists) = lists.split_at(course.seats);
        let [removed_or_row, stock] = lists else { return };
        let mut rest = rest.to_vec();
        if let Some(Step::Chance(Chance::StartAt(places))) = course.steps.first_mut() {
            let take_start = |cards: &mut Vec<Card>| {
                let place = cards.iter().position(|card| *card == Card::Start)?;
                cards.remove(place);
                Some(small(place))
            };
            *places = rest.iter_mut().filter_map(take_start).collect();
        }
        match &mut course.deal {
            Deal::Contest(deal) => {
                deal.hands = first.to_vec();
                deal.row.clone_from(removed_or_row);
                deal.pile.clone_from(stock);
            }
            Deal::Piles(deal) => {
                let piles = first.iter().zip(&rest);
                deal.draw_piles = piles.map(|(drawn, left)| [&drawn[..], left].concat()).collect();
                deal.removed.clone_from(removed_or_row);
                deal.explorer.iter_mut().for_each(|pile| pile.clone_from(stock));
            }
        }
    }

    fn sources(&self, seat: Seat) -> Vec<(usize, usize)> {
        let (own, seats) = (seat.index(), self.seats());
        let sight = self.sight(seat);
        let common = [(2 * seats + 1, sight.stock_size()), (2 * seats, 0)];
        let own = [(seats + own, sight.pile_size(seat)), (own, 0)];
        common.into_iter().chain(own).collect()
    }

    fn named(action: &mut Action) -> Vec<&mut Card> {
        match action {
            Action::Place { card, pay, .. } => once(card).chain(pay.iter_mut().flatten()).collect(),
            Action::TurnOver { card, .. } => vec![card],
            Action::Discard { cards } | Action::KeepRocks { cards } => cards.iter_mut().collect(),
            Action::Pay { cards } | Action::Give { cards, .. } | Action::Reduce { cards } => {
                cards.iter_mut().collect()
            }
            Action::Start { card } | Action::Finish { card } => card.iter_mut().collect(),
            Action::Pledge { .. }
            | Action::Agree {}
            | Action::Monster { .. }
            | Action::MoveRocks { .. }
            | Action::DiscardHand {}
            | Action::SpendCompass { .. }
            | Action::FaceStorm {}
            | Action::Blow { .. }
            | Action::Compass { .. }
            | Action::SwapHand {}
            | Action::Pass {}
            | Action::Concede {} => Vec::new(),
        }
    }

    fn unseen(seen: &Seen) -> Vec<Card> {
        // Start cards that belong to a seat are in no pool.
        unseen_cards(seen).chain([Card::Start]).collect()
    }
}
