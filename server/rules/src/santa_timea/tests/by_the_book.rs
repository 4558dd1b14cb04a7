//! The clauses once more, word by word and slowly, to compare with.

use crate::santa_timea::{Card, Direction, WindCard};

/// A value of a numbered card in halves, and for zeros the number by which they rank: 7 under its own
/// wind is `(14, 0)`, against it `(0, 7)` (S-3.2).
type Worth = (u8, u8);

fn worth(direction: Direction, number: u8, wind: Direction) -> Worth {
    use Direction::{East, North, South, West};
    let against =
        matches!((direction, wind), (North, South) | (South, North) | (East, West) | (West, East));
    if direction == wind {
        (2 * number, 0)
    } else if against {
        (0, number)
    } else {
        (number, 0)
    }
}

/// The places in the trick of the card that takes the wind card, and of the one that leads the next
/// trick (S-3.3 to S-3.5).
pub fn resolve(cards: &[Card], wind: Direction) -> (Option<usize>, Option<usize>) {
    let led_pirate = cards.first() == Some(&Card::Pirate);
    // S-3.3: what each card is worth; nothing, for a led pirate and its copies.
    let mut worths: Vec<Option<Worth>> = Vec::new();
    for card in cards {
        let copied = worths.last().copied().flatten();
        worths.push(match card {
            Card::Numbered(direction, number) => Some(worth(*direction, *number, wind)),
            Card::Pirate => copied,
        });
    }
    // S-3.5: who is left.
    let mut left: Vec<(Worth, usize)> = Vec::new();
    for (place, worth) in worths.iter().enumerate() {
        let Some(worth) = worth else { continue };
        let alone =
            worths.iter().enumerate().all(|(other, same)| other == place || *same != Some(*worth));
        if alone {
            left.push((*worth, place));
        }
    }
    left.sort_unstable();
    let lowest = left.first().map(|(_, place)| *place);
    let highest = left.last().map(|(_, place)| *place);
    (if led_pirate { Some(0) } else { lowest }, highest)
}

/// Whether the cards hold 1, 2 and 3 of a direction (S-4.1).
pub fn has_triplet(cards: &[WindCard], direction: Direction) -> bool {
    let has =
        |damage| cards.iter().any(|card| (card.direction, card.damage) == (direction, damage));
    has(1) && has(2) && has(3)
}

/// What each seat scores for the cards that it took and the triplets that it throws off (S-4, S-5).
pub fn score(seats: &[(Vec<WindCard>, Vec<Direction>)], experienced: bool) -> Vec<i32> {
    let count = |cards: &[WindCard], direction, damage| -> i32 {
        cards.iter().filter(|card| (card.direction, card.damage) == (direction, damage)).count()
            as i32
    };
    // How many of each card a seat keeps.
    let kept = |(taken, thrown): &(Vec<WindCard>, Vec<Direction>)| -> Vec<(i32, i32)> {
        let mut list = Vec::new();
        for direction in Direction::ALL {
            for damage in 1..=3 {
                let gone = i32::from(thrown.contains(&direction));
                list.push((count(taken, direction, damage) - gone, i32::from(damage)));
            }
        }
        list
    };
    let damages: Vec<i32> = seats
        .iter()
        .map(|seat| kept(seat).iter().map(|(number, damage)| number * damage).sum())
        .collect();
    // The places from the most damage on, each with its points.
    let mut places: Vec<(i32, i32)> = damages.iter().map(|damage| (*damage, 0)).collect();
    places.sort_unstable_by(|one, other| other.cmp(one));
    for (place, (_, points)) in places.iter_mut().enumerate() {
        *points = if seats.len() == 2 { [0, 2][place] } else { place as i32 + 1 };
    }
    seats
        .iter()
        .zip(&damages)
        .map(|(seat, damage)| {
            let shared: Vec<i32> = places
                .iter()
                .filter(|(other, _)| other == damage)
                .map(|(_, points)| *points)
                .collect();
            let exact = f64::from(shared.iter().sum::<i32>()) / shared.len() as f64;
            let mut points = (exact + 0.5).floor() as i32;
            if experienced {
                for (number, damage) in kept(seat) {
                    points += if number >= 2 { damage } else { 0 };
                }
                let full = if seats.len() <= 3 { 4 } else { 3 };
                let mut collected = seat.0.len();
                while collected >= full {
                    collected -= full;
                    points -= 1;
                }
            }
            points
        })
        .collect()
}
