//! The cards of a game on its way, dealt anew: where they are dealt, and where a record names them.

use super::{Course, DealAnew, DealtOnce, Step, exchange};
use rules::{
    Dice, Game, Refusal, Seat,
    ascent::{
        Action, Ascent, Card, Chance, Seen, deal::given_bridges, hidden::sample::unseen_cards,
    },
};
use std::iter::once;

impl DealAnew for Ascent {
    fn deal_anew(
        course: &mut Course<Ascent>,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        exchange(course, seat, dice)
    }
}

/// First come the bridges given out to each seat, then the draw piles, then those of each grapple.
impl DealtOnce for Ascent {
    type Card = Card;

    fn lists(course: &Course<Ascent>) -> Result<Vec<Vec<Card>>, Refusal> {
        let mut lists = vec![Vec::new(); course.seats];
        for seat in given_bridges(course.deal.first, course.seats) {
            lists[seat.index()].push(Card::Bridge);
        }
        lists.extend(course.deal.draw_piles.iter().cloned());
        lists.extend(course.steps.iter().filter_map(|step| match step {
            Step::Chance(Chance::Pile(pile)) => Some(pile.clone()),
            Step::Act(..) => None,
        }));
        Ok(lists)
    }

    fn lay(course: &mut Course<Ascent>, lists: &[Vec<Card>]) {
        let shuffled = course.steps.iter_mut().filter_map(|step| match step {
            Step::Chance(Chance::Pile(pile)) => Some(pile),
            Step::Act(..) => None,
        });
        let piles = course.deal.draw_piles.iter_mut().chain(shuffled);
        for (pile, cards) in piles.zip(lists.iter().skip(course.seats)) {
            pile.clone_from(cards);
        }
    }

    fn sources(&self, seat: Seat) -> Vec<(usize, usize)> {
        let (own, seats) = (seat.index(), self.seats());
        // Only at a table of one.
        let shuffled = if seats == 1 { self.options().grapples - self.board().grapples } else { 0 };
        vec![(seats + own + usize::from(shuffled), self.sight(seat).pile_size(seat)), (own, 0)]
    }

    fn named(action: &mut Action) -> Vec<&mut Card> {
        match action {
            Action::Slope { card, pay, .. } | Action::Campfire { card, pay, .. } => {
                once(card).chain(pay).collect()
            }
            Action::Discard { cards } => cards.iter_mut().collect(),
            Action::Lead { pay, .. } => pay.iter_mut().collect(),
            Action::Bridge { .. } | Action::Summit {} | Action::Grapple {} | Action::Concede {} => {
                Vec::new()
            }
        }
    }

    fn unseen(seen: &Seen) -> Vec<Card> {
        unseen_cards(seen)
    }
}
