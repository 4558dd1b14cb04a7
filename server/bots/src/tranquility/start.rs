//! The start window (T-4): how many cards to give, and which.

use super::{chart::Chart, turn::Spares};
use rules::tranquility::{
    Action, Card,
    turn::start::{NEEDED, UNSEEN, Window},
};

/// What to say in the start window; `None` if nothing helps.
pub fn pledge(chart: &Chart<'_>, window: &Window) -> Option<Action> {
    let (seat, hand) = (chart.sight.seat(), chart.sight.hand());
    if window.may_agree(seat) {
        return Some(Action::Agree {});
    }
    if !window.is_waited_for(seat) {
        return None;
    }
    let own = window.pledges.get(seat.index()).copied().flatten();
    let count = match own {
        // What is missing is known once all others have pledged.
        _ if window.pledges.iter().filter(|pledge| pledge.is_none()).count()
            <= usize::from(own.is_none()) =>
        {
            window.missing(seat, hand)
        }
        _ => first_pledge(chart, window),
    };
    (own != Some(count)).then_some(Action::Pledge { count })
}

/// The fair share of what is left to be given.
fn first_pledge(chart: &Chart<'_>, window: &Window) -> u8 {
    let (seat, hand) = (chart.sight.seat(), chart.sight.hand());
    let most = window.can_give(seat, hand);
    if window.gives_all_or_none(seat, hand) {
        return most;
    }
    let pledged: u8 = window.pledges.iter().flatten().sum();
    let silent = window.pledges.iter().filter(|pledge| pledge.is_none()).count().max(1) as f32;
    let fair = f32::from(NEEDED.saturating_sub(pledged)) / silent;
    (fair.round() as u8).min(most).min(NEEDED - pledged.min(NEEDED))
}

/// The cheapest cards; unseen ones of the draw pile go before those that would be missed.
pub fn gift(chart: &Chart<'_>, window: &Window) -> Action {
    let seat = chart.sight.seat();
    let pledged = window.pledged(seat);
    let spares = Spares::plain(chart);
    let may = window.may_give_unseen.contains(seat) && pledged >= UNSEEN;
    let cards: Vec<(f32, Card)> = spares.all().to_vec();
    let dear = |place: u8| cards.get(usize::from(place)).map_or(f32::MAX, |(loss, _)| *loss);
    let from_pile = may && dear(pledged - 1) + dear(pledged - UNSEEN) > chart.weights.spare;
    let count = pledged - if from_pile { UNSEEN } else { 0 };
    Action::Give { cards: spares.pick(count, None), from_pile }
}
