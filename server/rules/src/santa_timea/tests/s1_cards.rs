//! S-1: the cards.

use super::table::*;
use crate::santa_timea::{Card, Direction, WindCard};
use serde_json::json;

#[test]
fn s_1_1_there_are_60_wheel_cards() {
    let pack: Vec<Card> = Card::pack().collect();
    assert_eq!(pack.len(), 60);
    for direction in Direction::ALL {
        let numbers = pack.iter().filter_map(|card| match card {
            Card::Numbered(of, number) if *of == direction => Some(*number),
            _ => None,
        });
        assert!(numbers.eq(1..=14), "{direction}");
    }
    assert_eq!(pack.iter().filter(|card| **card == Card::Pirate).count(), 4);
    assert!(pack.is_sorted());
}

#[test]
fn s_1_2_there_are_20_wind_cards() {
    let pack: Vec<WindCard> = WindCard::pack().collect();
    assert_eq!(pack.len(), 20);
    for direction in Direction::ALL {
        let damages = pack.iter().filter(|card| card.direction == direction);
        assert!(damages.map(|card| card.damage).eq([1, 1, 2, 2, 3]), "{direction}");
    }
}

#[test]
fn cards_are_written_as_codes_and_read_back() {
    for (code, card) in [
        ("N13", Card::Numbered(Direction::North, 13)),
        ("E1", Card::Numbered(Direction::East, 1)),
        ("S10", Card::Numbered(Direction::South, 10)),
        ("W14", Card::Numbered(Direction::West, 14)),
        ("P", Card::Pirate),
    ] {
        assert_eq!(serde_json::to_value(card).unwrap(), json!(code));
        assert_eq!(super::table::card(code), card);
    }
    for card in Card::pack() {
        assert_eq!(super::table::card(&card.to_string()), card);
    }
    for wind in WindCard::pack() {
        assert_eq!(winds(&wind.to_string()), [wind]);
    }
}

#[test]
fn nothing_else_is_a_code() {
    for code in ["N0", "N15", "N01", "n1", "P1", "X1", "N", "1N", "N+1", "", "N1 ", "PP"] {
        assert!(serde_json::from_value::<Card>(json!(code)).is_err(), "{code}");
    }
    for code in ["N0", "N4", "N", "P", "n1", "N11", ""] {
        assert!(serde_json::from_value::<WindCard>(json!(code)).is_err(), "{code}");
    }
    assert!(serde_json::from_value::<WindCard>(json!({"dir": "N", "damage": 2})).is_err());
}

#[test]
fn opposite_directions_lie_across_the_compass() {
    for (direction, opposite) in [("N", "S"), ("E", "W"), ("S", "N"), ("W", "E")] {
        let directions: Vec<Direction> = codes(&format!("{direction} {opposite}"));
        assert_eq!(directions[0].opposite(), directions[1]);
    }
}
