//! The start window (T-4): how many cards to give, and which.

use super::{chart::Chart, payments::Spares};
use crate::strategy::floor;
use rules::{
    Seat,
    tranquility::{
        Action, Card,
        turn::start::{NEEDED, UNSEEN, Window},
    },
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

/// The share of what is left to be given that leaves all who have not pledged the same number of cards for
/// their turns to come.
fn first_pledge(chart: &Chart<'_>, window: &Window) -> u8 {
    let (sight, seat) = (chart.sight, chart.sight.seat());
    let most = window.can_give(seat, sight.hand());
    if window.gives_all_or_none(seat, sight.hand()) {
        return most;
    }
    let pledged: u8 = window.pledges.iter().flatten().sum();
    let left = NEEDED - pledged.min(NEEDED);
    let (seats, active) = (window.pledges.len(), sight.board().active.index());
    let reserve = |seat: Seat| {
        // The seat after the one that played start acts next, and who acts later needs less.
        let later = (seat.index() + seats - active + seats - 1) % seats;
        let cards = sight.hand_size(seat) + sight.pile_size(seat);
        cards as f32 + chart.weights.per_turn * later as f32 / seats as f32
    };
    let silent = Seat::all(seats).filter(|seat| window.pledges[seat.index()].is_none());
    let reserves: Vec<f32> = silent.map(reserve).collect();
    let count = reserves.len().max(1) as f32;
    let share = f32::from(left) / count + reserve(seat) - reserves.iter().sum::<f32>() / count;
    floor(share.round()).min(most).min(left)
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

#[cfg(test)]
mod tests {
    use crate::{
        Level, Manner, Strategy,
        measure::{Match, Open, play},
        search::QuickDice,
    };
    use rules::{
        Game, Seat,
        tranquility::{Options, Tranquility, board::Phase},
    };

    /// By how many cards the seats differ at most.
    fn spread(game: &Tranquility) -> usize {
        let sight = game.sight(Seat(0));
        let cards = Seat::all(4).map(|seat| sight.hand_size(seat) + sight.pile_size(seat));
        cards.clone().max().unwrap() - cards.min().unwrap()
    }

    #[test]
    fn seats_with_more_cards_give_more_for_the_start() {
        let wanted = Match {
            seats: 4,
            games: 20,
            first: 0,
            seed: 7,
            level: Level::Steady,
            others: None,
            rollouts: 0,
            open: Open::Nothing,
        };
        for number in 0..wanted.games {
            let (mut before, mut after) = (None, None);
            play::<Tranquility>(&Options::default(), &wanted, number, |game, seat, seed| {
                match game.sight(seat).board().phase {
                    Phase::Pledging(_) => before = before.or(Some(spread(game))),
                    Phase::Turn if before.is_some() => after = after.or(Some(spread(game))),
                    _ => {}
                }
                Tranquility::policy(game.sight(seat), &Manner::PLAIN, &mut QuickDice::new(seed))
            })
            .unwrap();
            let (before, after) = (before.unwrap(), after.unwrap());
            assert!(after <= 2, "{number}: {before} before, {after} after");
        }
    }
}
