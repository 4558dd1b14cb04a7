//! The cards that seats of the pyramid kept from the explorer pile (T-11.3), and the wilds among them that came
//! back from a storm: which of the wilds a seat shows later can be one or the other.

use super::{
    allocations::{Allocation, Unseen},
    odds::Odds,
    sample::Pool,
    seen::Seen,
    trail::{Step, Token, Trail},
};
use crate::{Seat, tranquility::card::Card};

/// How many cards but for wilds the seats can have kept from the explorer pile, and how many wilds, those of
/// which the table or the viewer knows where they are left out (T-11.3).
pub(super) fn kept_cards(seen: &Seen, pool: &Pool) -> [usize; 2] {
    let wilds = pool.count(Card::Wild);
    let mut kept = [pool.keepable().len() - wilds, wilds];
    for (seat, evidence) in (0..).map(Seat).zip(&seen.board.evidence) {
        if seen.knows_all_of(seat) {
            continue;
        }
        let Trail(steps) = &evidence.special.trail;
        let count = |wanted| steps.iter().filter(|step| **step == wanted).count();
        let wild = Token::Known(Card::Wild);
        let hand = seen.hand(seat).unwrap_or_default();
        let held = hand.iter().filter(|card| card.number().is_none()).count();
        let wilds = hand.iter().filter(|card| **card == Card::Wild).count();
        kept[0] += held - wilds;
        kept[1] =
            (kept[1] + wilds + count(Step::Show(wild))).saturating_sub(count(Step::Take(wild)));
    }
    kept
}

impl Unseen<'_> {
    /// Adds the allocations of a seat of the pyramid, by which of its wilds were those that were shown. It
    /// has neither monsters nor a start card.
    pub(super) fn of_trail(&self, seat: Seat, trail: &Trail, to: &mut Vec<Allocation>) {
        if !trail.is_open() {
            return self.add_acting(seat, Allocation::NONE, to);
        }
        for (trail, kept) in trail.cases() {
            let weight = trail.ways();
            let (trail, kept) = (Some(Box::new(trail)), [0, kept as u8]);
            if weight > 0.0 {
                self.add_acting(seat, Allocation { trail, kept, weight, ..Allocation::NONE }, to);
            }
        }
    }

    /// Adds the allocations of a seat of the pyramid whose hand the viewer sees: which of its wilds are
    /// those that came back to it.
    pub(super) fn of_seen_hand(hand: &[Card], trail: &Trail, to: &mut Vec<Allocation>) {
        let wilds = hand.iter().filter(|card| **card == Card::Wild).count();
        let others = hand.iter().filter(|card| card.number().is_none()).count() - wilds;
        for (mut trail, shown) in trail.cases() {
            // An island that is still there was never laid away.
            trail.0.retain(|step| match step {
                Step::Take(Token::Known(card)) => *card == Card::Wild || !hand.contains(card),
                _ => true,
            });
            let back: Vec<usize> = trail.wilds().collect();
            for held in 0..1_u32 << back.len() {
                let mut gone = trail.clone();
                let held = back.iter().enumerate().rev().filter(|(bit, _)| held >> bit & 1 == 1);
                let held = held.map(|(_, place)| gone.0.remove(*place)).count();
                let Some(wilds) = wilds.checked_sub(held) else { continue };
                let weight = Odds::ending(&gone.0, Some(wilds + others)).ways();
                if weight > 0.0 {
                    let kept = [others as u8, (shown + wilds) as u8];
                    let tokens = gone.tokens().scan(wilds + others, |kept, token| {
                        let is_held = token == Token::Kept && *kept > 0;
                        *kept -= usize::from(is_held);
                        Some((token, is_held))
                    });
                    let laid_away = tokens.filter(|(_, is_held)| !is_held);
                    let steps = laid_away.map(|(token, _)| Step::Take(token)).collect();
                    let trail = Some(Box::new(Trail(steps)));
                    to.push(Allocation { trail, kept, weight, ..Allocation::NONE });
                }
            }
        }
    }
}
