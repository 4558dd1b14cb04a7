//! What a viewer cannot know, permuted: another position that looks the same to it.

use crate::{
    Dice, Game, Seat,
    chance::shuffle,
    santa_timea::{
        SantaTimea,
        deal::{LINE, NEVER_COMING, TRICKS},
        score::triplets,
    },
    testing::Viewer,
};

impl SantaTimea {
    /// The same position to that viewer: other hands and the set-aside wheel cards shuffled, the pile
    /// of wind cards too, the rounds to come dealt anew, the triplets that others have chosen chosen
    /// anew.
    pub fn reshuffled_for(&self, viewer: Viewer, dice: &mut dyn Dice) -> SantaTimea {
        self.reshuffled(|seat| Some(seat) == viewer, dice)
    }

    /// The same for somebody who sees those hands.
    pub fn reshuffled(&self, sees: impl Fn(Seat) -> bool, dice: &mut dyn Dice) -> SantaTimea {
        let mut game = self.clone();
        game.reshuffle_wheel(&sees, dice);
        game.reshuffle_winds(dice);
        let now = self.sheet.len();
        let fresh = SantaTimea::deal(&self.options, self.seats(), dice);
        for (round, deal) in fresh.rounds.into_iter().enumerate().skip(now + 1) {
            game.rounds[round] = deal;
        }
        for (seat, choice) in game.round.chosen.iter_mut().enumerate() {
            if let Some(throw) = choice
                && !sees(Seat::at(seat))
            {
                *throw = triplets(&self.round.taken[seat]).filter(|_| dice.below(2) == 0).collect();
            }
        }
        game
    }

    /// Shuffles the wheel cards that the viewer can't see. The deal of the round follows suit.
    fn reshuffle_wheel(&mut self, sees: impl Fn(Seat) -> bool, dice: &mut dyn Dice) {
        let round = self.sheet.len();
        let mut pool = self.rounds[round].set_aside().unwrap();
        let hidden = |seat: &usize| !sees(Seat::at(*seat));
        for seat in (0..self.seats()).filter(hidden) {
            pool.extend(&self.round.hands[seat]);
        }
        shuffle(dice, &mut pool);
        for seat in (0..self.seats()).filter(hidden) {
            let hand = &mut self.round.hands[seat];
            let dealt = &mut self.rounds[round].hands[seat];
            for card in hand.iter_mut() {
                let drawn = pool.pop().unwrap();
                let place = dealt.iter().position(|other| other == card).unwrap();
                dealt[place] = drawn;
                *card = drawn;
            }
            hand.sort_unstable();
        }
    }

    fn reshuffle_winds(&mut self, dice: &mut dyn Dice) {
        let round = self.sheet.len();
        // After the last trick the line has not moved up once more.
        let shown = (self.round.tricks + LINE).min(TRICKS - 1 + LINE);
        let winds = &mut self.rounds[round].winds;
        let end = winds.len();
        let never = if self.options.experienced { NEVER_COMING } else { 0 };
        shuffle(dice, &mut winds[shown..end - never]);
        shuffle(dice, &mut winds[end - never..]);
    }
}
