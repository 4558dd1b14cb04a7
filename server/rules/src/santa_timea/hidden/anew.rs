//! The cards of a game on its way, dealt anew.

use crate::{
    Dice, Hidden, Refusal, Seat, Viewer,
    cards::take_out,
    core::anew::Course,
    santa_timea::{SantaTimea, deal::NEVER_COMING},
};

/// Deals the cards anew that the seat could not know: all cards are played openly, so that those of a drawn
/// position take the places of those that are left.
pub(in crate::santa_timea) fn deal_anew(
    course: &mut Course<SantaTimea>,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Result<(), Refusal> {
    let Some(end) = course.play(|_, _| true)? else { return Ok(()) };
    let drawn = SantaTimea::sample(&end.seen(Viewer::Seat(seat)), dice);
    let mut rounds = course.deal.rounds.iter_mut();
    let never = if course.options.experienced { NEVER_COMING } else { 0 };
    for (pile, round) in drawn.past_piles.iter().chain([&drawn.pile]).zip(&mut rounds) {
        let coming = round.winds.len().saturating_sub(never);
        let winds = round.winds.iter_mut().take(coming).rev();
        winds.zip(pile).for_each(|(wind, drawn)| *wind = *drawn);
    }
    for (round, drawn) in rounds.zip(drawn.coming.iter().rev()) {
        round.clone_from(drawn);
    }
    if let Some(round) = course.deal.rounds.get_mut(end.board.sheet.len()) {
        let hands = round.hands.iter_mut().zip(end.hands.iter().zip(drawn.hands.iter()));
        for (hand, (held, drawn)) in hands {
            // The hand was dealt what it holds.
            take_out(hand, held).unwrap_or_default();
            hand.extend(drawn);
        }
    }
    Ok(())
}
