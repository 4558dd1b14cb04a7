//! What a viewer cannot know, permuted: another position that looks the same to it.

use crate::{
    Dice, Seat,
    ascent::{Ascent, Card},
    chance::shuffle,
    testing::Viewer,
};

impl Ascent {
    /// The same position to that viewer: all cards it cannot see, shuffled among themselves. Every
    /// hand and pile keeps its number of cards; what shows on the mountain stays.
    pub fn reshuffled_for(&self, viewer: Viewer, dice: &mut dyn Dice) -> Ascent {
        self.reshuffled(|seat| Some(seat) == viewer, dice)
    }

    /// The same for somebody who sees those hands.
    pub fn reshuffled(&self, sees: impl Fn(Seat) -> bool, dice: &mut dyn Dice) -> Ascent {
        let mut game = self.clone();
        let hands = game.hands.iter_mut().enumerate();
        let hidden_hands = hands.filter(|(seat, _)| !sees(Seat::at(*seat)));
        let mut places: Vec<&mut Card> = hidden_hands
            .flat_map(|(_, hand)| hand)
            .chain(game.piles.iter_mut().flatten())
            .chain(game.discards.iter_mut().flatten())
            .collect();
        let mut pool: Vec<Card> = places.iter().map(|card| **card).collect();
        shuffle(dice, &mut pool);
        for (place, card) in places.iter_mut().zip(pool) {
            **place = card;
        }
        for hand in &mut game.hands {
            hand.sort_unstable();
        }
        game
    }
}
