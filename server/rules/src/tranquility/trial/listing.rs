//! The actions that a seat's view lists, and whether an action is among them.

use crate::{
    Dice, Game, Seat,
    chance::shuffle,
    tranquility::{
        Action, Card, Tranquility,
        card::discardable,
        offers::{Legal, Placeable, Run, WildRun},
    },
};

/// All listed placements, as card, number, cell and cost, sorted.
pub fn placements(legal: &Legal) -> Vec<(Card, u8, u8, u8)> {
    let mut list = Vec::new();
    for Placeable { card, runs } in &legal.place {
        let number = card.number().unwrap_or_default();
        for Run(first, last, cost, _) in runs {
            list.extend((*first..=*last).map(|cell| (*card, number, cell, *cost)));
        }
    }
    for WildRun(first, last, from, to, cost, step, ..) in &legal.wild {
        for number in *from..=*to {
            let cost = i16::from(*cost) + i16::from(*step) * i16::from(number - from);
            list.extend((*first..=*last).map(|cell| (Card::Wild, number, cell, cost as u8)));
        }
    }
    list.sort_unstable();
    list
}

fn holds(hand: &[Card], cards: &[Card]) -> bool {
    let mut rest = hand.to_vec();
    cards.iter().all(|card| {
        let place = rest.iter().position(|held| held == card);
        card.is_discardable() && place.map(|place| rest.swap_remove(place)).is_some()
    })
}

/// Whether the seat's own view lists the action, its hand being what it is.
pub fn is_listed(game: &Tranquility, seat: Seat, action: &Action) -> bool {
    let hand = game.hand(seat);
    let legal = game.legal(seat);
    match action {
        Action::Place { card, number, cell, pay } => {
            let is_wild = *card == Card::Wild;
            let stands_for = if is_wild { *number } else { card.number() };
            let Some(stands_for) = stands_for else { return false };
            let mut listed = placements(&legal).into_iter();
            let Some((.., cost)) =
                listed.find(|place| (place.0, place.1, place.2) == (*card, stands_for, *cell))
            else {
                return false;
            };
            let is_paid = match pay {
                None => game.is_explorer_cell(*cell),
                Some(pay) => {
                    let mut moved = pay.clone();
                    moved.push(*card);
                    !game.is_explorer_cell(*cell)
                        && pay.len() == usize::from(cost)
                        && holds(hand, &moved)
                }
            };
            is_paid && number.is_some() == is_wild
        }
        Action::Pay { cards } => is_due(legal.pay, cards) && holds(hand, cards),
        Action::Discard { cards } => legal.discard && holds(hand, cards),
        Action::Start { card: None } => legal.start,
        Action::Start { card } => *card == Some(Card::Wild) && legal.start_wild,
        Action::Finish { card: None } => legal.finish,
        Action::Finish { card } => *card == Some(Card::Wild) && legal.finish_wild,
        Action::Pledge { count } => legal.pledge.is_some_and(|most| {
            *count <= most && (!legal.pledge_all_or_none || *count == 0 || *count == most)
        }),
        Action::Agree {} => legal.agree,
        Action::Give { cards, from_pile } => {
            let due = legal.give.map(|due| if *from_pile { due.wrapping_sub(2) } else { due });
            is_due(due, cards) && (!from_pile || legal.give_from_pile) && holds(hand, cards)
        }
        Action::Monster { cell } => legal.monster.contains(cell),
        Action::MoveRocks { row } => legal.move_rocks.contains(row),
        Action::KeepRocks { cards } => legal.keep_rocks && holds(hand, cards),
        Action::DiscardHand {} => legal.discard_hand,
        Action::SpendCompass { storm } => legal.spend_compass.contains(storm),
        Action::FaceStorm {} => legal.face_storm,
        Action::Blow { row } => legal.blow.contains(row),
        Action::Reduce { cards } => is_due(legal.reduce, cards) && holds(hand, cards),
        Action::Compass { cell } => legal.compass.contains(cell),
        Action::TurnOver { card, cell } => legal.turn_over.contains(cell) && hand.contains(card),
        Action::SwapHand {} => legal.swap_hand,
        Action::Pass {} => legal.pass,
        Action::Concede {} => legal.concede,
    }
}

fn is_due(due: Option<u8>, cards: &[Card]) -> bool {
    due.map(usize::from) == Some(cards.len())
}

/// Every listed action, payments chosen at random.
pub fn listed(game: &Tranquility, seat: Seat, dice: &mut dyn Dice) -> Vec<Action> {
    let legal = game.legal(seat);
    let hand = game.private(seat).hand;
    let mut pay = |but, count: u8| some_of(&hand, but, count.into(), dice);
    let mut list = Vec::new();
    for (card, number, cell, cost) in placements(&legal) {
        let number = (card == Card::Wild).then_some(number);
        let pay = (!game.is_explorer_cell(cell)).then(|| pay(Some(card), cost));
        list.push(Action::Place { card, number, cell, pay });
    }
    let mut two = || {
        let two = pay(None, 2);
        [two[0], two[1]]
    };
    if legal.discard {
        list.push(Action::Discard { cards: two() });
    }
    if legal.keep_rocks {
        list.push(Action::KeepRocks { cards: two() });
    }
    let pledges = legal.pledge.into_iter().flat_map(|most| {
        let all_or_none = legal.pledge_all_or_none;
        (0..=most).filter(move |count| !all_or_none || *count == 0 || *count == most)
    });
    list.extend(pledges.map(|count| Action::Pledge { count }));
    if let Some(count) = legal.give {
        if count <= discardable(&hand) {
            list.push(Action::Give { cards: pay(None, count), from_pile: false });
        }
        if legal.give_from_pile {
            list.push(Action::Give { cards: pay(None, count - 2), from_pile: true });
        }
    }
    list.extend(legal.pay.map(|due| Action::Pay { cards: pay(None, due) }));
    list.extend(legal.reduce.map(|due| Action::Reduce { cards: pay(None, due) }));
    for cell in &legal.turn_over {
        list.extend(hand.iter().map(|card| Action::TurnOver { card: *card, cell: *cell }));
    }
    list.extend(legal.monster.iter().map(|cell| Action::Monster { cell: *cell }));
    list.extend(legal.move_rocks.iter().map(|row| Action::MoveRocks { row: *row }));
    list.extend(legal.blow.iter().map(|row| Action::Blow { row: *row }));
    list.extend(legal.compass.iter().map(|cell| Action::Compass { cell: *cell }));
    list.extend(legal.spend_compass.iter().map(|storm| Action::SpendCompass { storm: *storm }));
    let plain = [
        (legal.start, Action::Start { card: None }),
        (legal.start_wild, Action::Start { card: Some(Card::Wild) }),
        (legal.finish, Action::Finish { card: None }),
        (legal.finish_wild, Action::Finish { card: Some(Card::Wild) }),
        (legal.agree, Action::Agree {}),
        (legal.discard_hand, Action::DiscardHand {}),
        (legal.face_storm, Action::FaceStorm {}),
        (legal.swap_hand, Action::SwapHand {}),
        (legal.pass, Action::Pass {}),
        (legal.concede, Action::Concede {}),
    ];
    list.extend(plain.into_iter().filter(|(is_legal, _)| *is_legal).map(|(_, action)| action));
    list
}

/// So many cards of a list, at random, but not one copy of that one.
fn some_of(list: &[Card], but: Option<Card>, count: usize, dice: &mut dyn Dice) -> Vec<Card> {
    let mut cards: Vec<Card> = list.iter().copied().filter(|card| card.is_discardable()).collect();
    if let Some(place) = cards.iter().position(|card| Some(*card) == but) {
        cards.remove(place);
    }
    shuffle(dice, &mut cards);
    cards.truncate(count);
    cards
}
