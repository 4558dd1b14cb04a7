//! The cards of a game on its way, dealt anew.

use super::{Course, DealAnew};
use rules::{
    Dice, Hidden, Refusal, Seat, Viewer,
    core::stack::Stack,
    santa_timea::{SantaTimea, deal::NEVER_COMING},
};

impl DealAnew for SantaTimea {
    /// All cards are played openly, so that those of a drawn position take the places of those that are left.
    fn deal_anew(
        course: &mut Course<SantaTimea>,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let Some(end) = course.play(|_, _| true)? else { return Ok(()) };
        let drawn = SantaTimea::sample(&end.known(Viewer::Seat(seat)), dice);
        let (held, lying) = (end.laid_open().hands, drawn.laid_open());
        let mut rounds = course.deal.rounds.iter_mut();
        let never = if course.options.experienced { NEVER_COMING } else { 0 };
        let piles = lying.past_piles.iter().chain([&lying.pile]).filter_map(Stack::open);
        for (pile, round) in piles.zip(&mut rounds) {
            let coming = round.winds.len().saturating_sub(never);
            let winds = round.winds.iter_mut().take(coming).rev();
            winds.zip(pile).for_each(|(wind, drawn)| *wind = *drawn);
        }
        for (round, drawn) in rounds.zip(drawn.coming().iter().rev()) {
            round.clone_from(drawn);
        }
        if let Some(round) = course.deal.rounds.get_mut(end.board().sheet.len()) {
            let hands = held.iter().zip(&lying.hands).zip(&mut round.hands);
            for ((held, drawn), hand) in hands {
                // The hand was dealt what it holds.
                for card in held.open().unwrap_or_default() {
                    let place = hand.iter().position(|dealt| dealt == card);
                    place.map(|place| hand.remove(place));
                }
                hand.extend(drawn.open().unwrap_or_default());
            }
        }
        Ok(())
    }
}
