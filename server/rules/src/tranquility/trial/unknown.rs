//! What a viewer cannot know, permuted: another position that looks the same to it.

use crate::{
    Dice, Logged, Seat,
    chance::shuffle,
    testing::Viewer,
    tranquility::{Card, Phase, Tranquility, log::LogLine, options::Grid},
};

/// Where a hidden card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Hand(usize),
    Pile(usize),
    Discard(usize),
    Removed,
    Explorer,
    CommonPile,
}

impl Place {
    /// Whose cards lie there.
    fn seat(self) -> Option<usize> {
        match self {
            Place::Hand(seat) | Place::Pile(seat) | Place::Discard(seat) => Some(seat),
            Place::Removed | Place::Explorer | Place::CommonPile => None,
        }
    }

    /// Whether such a card can lie there at all.
    fn takes(self, card: Card, grid: Grid) -> bool {
        match self {
            Place::Hand(_) | Place::Discard(_) if card.storm().is_some() => false,
            // Compasses leave the game when they are drawn (T-12.2).
            Place::Hand(_) | Place::Discard(_) if grid == Grid::DayNight => card != Card::Compass,
            Place::Hand(_) if grid == Grid::Pyramid => {
                matches!(card, Card::Island(_) | Card::Compass | Card::Wild | Card::Finish)
            }
            Place::Discard(_) => card.is_discardable(),
            Place::Hand(_) => true,
            Place::Pile(_) if grid == Grid::Pyramid => card.number().is_some(),
            Place::Pile(_) => true,
            Place::Removed | Place::CommonPile => card.number().is_some(),
            Place::Explorer => card.number().is_none(),
        }
    }
}

impl Logged<Tranquility> {
    /// The same position to that viewer: the cards that it cannot see change places. Every hand and
    /// pile keeps its number of cards, and the public history stays as it is. `None` if no such
    /// position was found.
    pub fn reshuffled_for(
        &self,
        viewer: Viewer,
        dice: &mut dyn Dice,
    ) -> Option<Logged<Tranquility>> {
        self.reshuffled(&|seat| Some(seat) == viewer, dice)
    }

    /// The same for somebody who sees those hands.
    pub fn reshuffled(
        &self,
        sees: &dyn Fn(Seat) -> bool,
        dice: &mut dyn Dice,
    ) -> Option<Logged<Tranquility>> {
        (0..20).map(|_| self.shuffled_anyhow(sees, dice)).find(|game| self.same_history(game))
    }

    fn shuffled_anyhow(
        &self,
        sees: &dyn Fn(Seat) -> bool,
        dice: &mut dyn Dice,
    ) -> Logged<Tranquility> {
        let mut game = self.position.clone();
        let mut hidden = game.hidden_unless(sees);
        let mut cards: Vec<(Place, Card)> =
            hidden.iter().map(|(place, card)| (*place, **card)).collect();
        for one in (1..cards.len()).rev() {
            let other = dice.below(one as u32 + 1) as usize;
            let ((place, card), (other_place, other_card)) = (cards[one], cards[other]);
            let fits = place.takes(other_card, self.options.grid)
                && other_place.takes(card, self.options.grid)
                && self.may_move(card, place, other_place)
                && self.may_move(other_card, other_place, place);
            if fits {
                (cards[one].1, cards[other].1) = (other_card, card);
            }
        }
        for ((_, place), (_, card)) in hidden.iter_mut().zip(cards) {
            **place = card;
        }
        for hand in &mut game.hands {
            hand.sort_unstable();
        }
        game.pick_gifts_anew(sees, dice);
        self.with(game)
    }

    /// Cards that a seat was seen to take from the row can have gone nowhere but to its own
    /// discards (T-13.3).
    fn may_move(&self, card: Card, from: Place, to: Place) -> bool {
        let Some(seat) = from.seat() else { return true };
        !self.taken_from_row(seat).contains(&card) || to.seat() == Some(seat)
    }

    /// The cards that a seat took from the row and has neither placed nor revealed since.
    pub fn taken_from_row(&self, of: usize) -> Vec<Card> {
        let mut known = Vec::new();
        for line in &self.log {
            match line {
                LogLine::TakeFromRow { seat, cards } if seat.index() == of => known.extend(cards),
                LogLine::SwapHand { seat, revealed, taken } if seat.index() == of => {
                    known.retain(|card| !revealed.contains(card));
                    known.extend(taken);
                }
                LogLine::Place { seat, card, .. } if seat.index() == of => {
                    known.retain(|known| *known != Card::Island(*card));
                }
                _ => {}
            }
        }
        known
    }

    /// What everybody knows besides what lies in the open: which seats hold a monster (T-6.4), and
    /// whether the active seat is stuck (T-7.6).
    fn same_history(&self, other: &Tranquility) -> bool {
        let known_holders = other.known_monsters();
        known_holders.iter().all(|seat| other.hand(*seat).contains(&Card::Monster))
            && other.is_stuck() == self.is_stuck()
    }
}

impl Tranquility {
    fn hidden_unless(&mut self, sees: &dyn Fn(Seat) -> bool) -> Vec<(Place, &mut Card)> {
        let mut hidden = Vec::new();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            if !sees(Seat::at(seat)) {
                hidden.extend(hand.iter_mut().map(|card| (Place::Hand(seat), card)));
            }
        }
        for (seat, pile) in self.piles.iter_mut().enumerate() {
            hidden.extend(pile.iter_mut().map(|card| (Place::Pile(seat), card)));
        }
        for (seat, discards) in self.discards.iter_mut().enumerate() {
            hidden.extend(discards.iter_mut().map(|card| (Place::Discard(seat), card)));
        }
        hidden.extend(self.removed.iter_mut().map(|card| (Place::Removed, card)));
        hidden.extend(self.explorer.pile.iter_mut().map(|card| (Place::Explorer, card)));
        let common = self.contest.iter_mut().flat_map(|contest| &mut contest.pile);
        hidden.extend(common.map(|card| (Place::CommonPile, card)));
        hidden
    }

    /// What another seat has picked to give is of its hand, and as unknown.
    fn pick_gifts_anew(&mut self, sees: &dyn Fn(Seat) -> bool, dice: &mut dyn Dice) {
        let Phase::Giving(window) = &mut self.phase else { return };
        for (seat, gift) in window.gifts.iter_mut().enumerate() {
            if let (Some(gift), false) = (gift, sees(Seat::at(seat))) {
                let mut hand = self.hands[seat].clone();
                hand.retain(|card| card.is_discardable());
                shuffle(dice, &mut hand);
                hand.truncate(gift.cards.len());
                gift.cards = hand;
            }
        }
    }
}
