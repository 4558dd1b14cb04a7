//! T-1: set-up.

use super::table::*;
use crate::{
    Game, Hidden, Logged, Seat, Seed, Viewer,
    testing::text,
    tranquility::{Card, Chance, Deal, Options, Tranquility, deal::PilesDeal, options::REMOVED},
};
use std::collections::BTreeSet;

fn random_deal(removed: u8, seats: usize, number: u8) -> PilesDeal {
    random_piles(&Options { removed, ..Options::default() }, seats, number)
}

/// The clause by which that is no deal.
fn forbidden_by(removed: u8, seats: usize, deal: &PilesDeal) -> Option<&'static str> {
    let options = Options { removed, ..Options::default() };
    let refusal = deal_refused(&options, seats, Deal::Piles(deal.clone()));
    assert!(refusal.is_none_or(|(code, _)| code == "not_a_deal"));
    refusal.map(|(_, clause)| clause)
}

#[test]
fn t_1_1_zero_to_twelve_islands_can_be_removed() {
    for removed in 0..=80 {
        let options = Options { removed, ..Options::default() };
        let allowed = [0, 4, 6, 8, 10, 12].contains(&removed);
        let check = Tranquility::check(&options, 3);
        assert_eq!(check.is_ok(), allowed, "{removed}");
        assert!(check.err().is_none_or(|refusal| refusal.clause == "T-1.1"));
    }
}

#[test]
fn t_1_1_as_many_islands_are_removed_as_was_chosen() {
    for removed in REMOVED {
        let deal = random_deal(removed, 3, removed);
        assert_eq!(deal.removed.len(), usize::from(removed));
        assert!(deal.removed.iter().all(|card| card.number().is_some()));
    }
}

#[test]
fn t_1_1_a_deal_with_another_number_of_removed_cards_is_none() {
    let deal = random_deal(4, 2, 1);
    assert_eq!(forbidden_by(6, 2, &deal), Some("T-1.1"));
    assert_eq!(forbidden_by(0, 2, &deal), Some("T-1.1"));
}

#[test]
fn t_1_1_only_islands_are_removed() {
    let mut deal = random_deal(4, 2, 1);
    let pile = &mut deal.draw_piles[0];
    let finish = match pile.iter().position(|card| *card == Card::Finish) {
        Some(place) => &mut pile[place],
        None => panic!("choose another seed"),
    };
    std::mem::swap(finish, &mut deal.removed[0]);
    assert_eq!(forbidden_by(4, 2, &deal), Some("T-1.1"));
}

#[test]
fn t_1_1_what_was_removed_stays_secret_until_the_game_ends() {
    let options = Options { removed: 12, ..Options::default() };
    let deal = dealt(["10 20 30 40 50", "11 21 31 41 51"]).with(options.clone()).deal();
    // The deals differ in what was removed alone: an island deep in a pile took the place of one.
    let mut other = deal.clone();
    let deep = other.draw_piles[0].iter().rposition(|card| card.number().is_some()).unwrap();
    std::mem::swap(&mut other.draw_piles[0][deep], &mut other.removed[0]);
    let begun = |deal: &PilesDeal| {
        let game = Logged::<Tranquility>::set_up(&options, 2, &Deal::Piles(deal.clone()));
        let mut table = Table::of(game.unwrap());
        table.chance(Chance::StartAt(vec![9, 9]));
        table.chance(Chance::First(Seat(0)));
        table.act(0, discard("10 20"));
        table
    };
    let seen = |table: &Table| {
        let known = Viewer::all(2).map(|viewer| table.0.seen(viewer));
        (known.collect::<Vec<_>>(), text(&table.log()))
    };
    assert_eq!(seen(&begun(&deal)), seen(&begun(&other)));
    for deal in [deal, other] {
        let mut table = begun(&deal);
        table.act(0, CONCEDE);
        table.act(1, CONCEDE);
        assert_eq!(table.public().revealed.unwrap().removed, deal.removed);
    }
}

#[test]
fn t_1_2_the_rest_and_five_finish_cards_are_dealt_out_evenly() {
    for removed in REMOVED {
        for seats in 1..=5 {
            let deal = random_deal(removed, seats, removed);
            assert_eq!(deal.draw_piles.len(), seats);
            let cards = || deal.draw_piles.iter().flatten();
            assert_eq!(cards().count(), 85 - usize::from(removed));
            assert_eq!(cards().filter(|card| **card == Card::Finish).count(), 5);
            let sizes: BTreeSet<usize> = deal.draw_piles.iter().map(Vec::len).collect();
            let even = (85 - usize::from(removed)) / seats;
            assert!(sizes.iter().all(|size| *size == even || *size == even + 1), "{sizes:?}");
            assert_eq!(forbidden_by(removed, seats, &deal), None);
        }
    }
}

/// The deal was computed by another program, as `docs/fair-deals.md` describes it.
#[test]
fn t_1_2_a_deal_can_be_recomputed() {
    let options = Options { removed: 4, ..Options::default() };
    let seed = Seed::new(std::array::from_fn(|place| place as u8));
    let Deal::Piles(deal) = Tranquility::deal(&options, 3, &mut seed.dice(0)) else {
        panic!("the cards are dealt out as piles")
    };
    let piles = [
        "32 21 12 36 45 37 10 50 30 2 3 70 47 28 finish 31 58 44 59 40 finish 4 1 19 79 6 finish",
        "54 22 20 75 69 25 7 74 51 76 66 52 5 61 42 16 80 71 33 9 72 29 39 38 53 finish 68",
        "13 57 27 11 60 55 26 48 63 35 78 14 62 41 49 64 73 34 77 24 finish 46 15 56 65 17 43",
    ];
    assert_eq!(deal.draw_piles, piles.map(cards));
    assert_eq!(deal.removed, cards("23 8 18 67"));
}

#[test]
fn t_1_2_which_seats_get_one_more_is_random() {
    let longest: BTreeSet<Vec<bool>> = (0..60)
        .map(|number| random_deal(0, 3, number).draw_piles)
        .map(|piles| piles.iter().map(|pile| pile.len() == 29).collect())
        .collect();
    assert_eq!(longest.len(), 3, "one of three seats has 29 cards, each seat at times");
}

#[test]
fn t_1_2_a_deal_of_other_cards_is_none() {
    let mut twice = random_deal(0, 2, 1);
    twice.draw_piles[0][0] = twice.draw_piles[0][1];
    assert_eq!(forbidden_by(0, 2, &twice), Some("T-1.2"));

    let mut start = random_deal(0, 2, 1);
    start.draw_piles[0][0] = Card::Start;
    assert_eq!(forbidden_by(0, 2, &start), Some("T-1.2"));

    let mut fewer = random_deal(0, 2, 1);
    fewer.draw_piles[0].pop();
    assert_eq!(forbidden_by(0, 2, &fewer), Some("T-1.2"));
}

#[test]
fn t_1_2_an_uneven_deal_is_none() {
    let mut deal = random_deal(0, 2, 1);
    let (one, other) = deal.draw_piles.split_at_mut(1);
    let (longer, shorter) = if one[0].len() > other[0].len() {
        (&mut one[0], &mut other[0])
    } else {
        (&mut other[0], &mut one[0])
    };
    longer.push(shorter.pop().unwrap());
    assert_eq!(forbidden_by(0, 2, &deal), Some("T-1.2"));
}

#[test]
fn t_1_2_there_is_one_pile_per_seat() {
    assert_eq!(forbidden_by(0, 3, &random_deal(0, 2, 1)), Some("T-1.2"));
    assert_eq!(forbidden_by(0, 2, &random_deal(0, 3, 1)), Some("T-1.2"));
}

#[test]
fn t_1_3_each_seat_draws_the_top_five() {
    let table = dealt(["50 40 finish 20 10 9", "11 21 31 41 51 60"]).laid();
    assert_eq!(table.hand(0), cards("10 20 40 50 finish"), "sorted");
    assert_eq!(table.hand(1), cards("11 21 31 41 51"));
    assert_eq!(table.public().piles, [37, 38]);
}

#[test]
fn t_1_4_the_start_cards_come_after_the_first_hands() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).laid();
    table.chance(Chance::StartAt(vec![0, 0]));
    assert_eq!(table.hand(0), cards("10 20 30 40 50"));
    assert_eq!(table.public().piles, [38, 39]);
}

#[test]
fn t_1_4_a_position_counts_from_the_top_of_what_is_left() {
    let dealt = dealt(["10 20 30 40 50 60 61 62", "11 21 31 41 51"]);
    for (position, hand) in
        [(0, "30 40 50 60 start"), (1, "30 40 50 60 start"), (2, "30 40 50 60 61")]
    {
        let mut table = dealt.laid();
        table.chance(Chance::StartAt(vec![position, 0]));
        table.chance(Chance::First(Seat(0)));
        table.act(0, discard("10 20"));
        assert_eq!(table.hand(0), cards(hand), "{position}");
    }
}

#[test]
fn t_1_4_the_length_of_the_pile_is_its_bottom() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).laid();
    table.chance(Chance::StartAt(vec![37, 38]));
    assert_eq!(table.0.piles[0].first(), Some(&Card::Start));
    assert_eq!(table.0.piles[1].first(), Some(&Card::Start));
}

#[test]
fn t_1_4_a_position_below_the_bottom_is_impossible() {
    let table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).laid();
    for positions in [vec![38, 0], vec![0, 39], vec![255, 255], vec![0], vec![0, 0, 0], vec![]] {
        assert_eq!(
            table.refused_chance(Chance::StartAt(positions)),
            ("impossible_chance", "T-1.4")
        );
    }
}

#[test]
fn t_1_4_every_position_of_a_pile_is_drawn() {
    let table = dealt(["10 20 30 40 50", "11", "12", "13", "14"]).laid();
    let mut seen = BTreeSet::new();
    for index in 0..400 {
        let chance = table.0.draw_chance(&mut Seed::new([3; 32]).dice(index));
        let Some(Chance::StartAt(positions)) = chance else { panic!("start cards are due") };
        assert!(table.0.clone().apply_chance(&Chance::StartAt(positions.clone())).is_ok());
        seen.insert(positions[0]);
    }
    assert!(seen.into_iter().eq(0..=12), "17 cards less five: 13 places");
}

#[test]
fn t_1_5_the_first_seat_is_one_with_the_fewest_cards_in_its_pile() {
    let mut table = dealt(["10", "11", "12", "13"]).first(2).laid();
    assert_eq!(table.public().piles, [16, 16, 16, 17].map(|size| size), "85 = 21 + 21 + 21 + 22");
    table.chance(Chance::StartAt(vec![0, 0, 0, 0]));
    assert_eq!(table.refused_chance(Chance::First(Seat(3))), ("impossible_chance", "T-1.5"));
    assert_eq!(table.refused_chance(Chance::First(Seat(4))), ("impossible_chance", "T-1.5"));
    assert_eq!(table.refused_chance(Chance::First(Seat(255))), ("impossible_chance", "T-1.5"));
    for seat in 0..3 {
        let mut table = table.clone();
        table.chance(Chance::First(Seat(seat)));
        assert_eq!(table.public().active, Some(Seat(seat)));
    }
}

#[test]
fn t_1_5_each_of_them_is_drawn_at_times() {
    let mut table = dealt(["10", "11", "12", "13"]).laid();
    table.chance(Chance::StartAt(vec![0, 0, 0, 0]));
    let drawn: BTreeSet<u8> = (0..60)
        .filter_map(|index| table.0.draw_chance(&mut Seed::new([3; 32]).dice(index)))
        .map(|chance| match chance {
            Chance::First(seat) => seat.0,
            _ => panic!("the first seat is due"),
        })
        .collect();
    let shortest: Vec<u8> =
        (0..4).filter(|seat| table.public().piles[*seat as usize] == 17).collect();
    assert_eq!(shortest.len(), 3);
    assert!(drawn.into_iter().eq(shortest));
}

#[test]
fn t_1_chance_decides_in_this_order_and_before_any_seat_acts() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).laid();
    assert_eq!(table.refused_chance(Chance::First(Seat(0))), ("impossible_chance", "T-1.4"));
    assert_eq!(table.refused(0, discard("10 20")), ("chance_due", "T-1.4"));
    table.chance(Chance::StartAt(vec![0, 0]));
    assert_eq!(table.refused_chance(Chance::StartAt(vec![0, 0])), ("impossible_chance", "T-1.5"));
    assert_eq!(table.refused(0, discard("10 20")), ("chance_due", "T-1.5"));
    table.chance(Chance::First(Seat(0)));
    assert_eq!(table.refused_chance(Chance::First(Seat(0))), ("impossible_chance", "T-2.1"));
    assert_eq!(table.0.draw_chance(&mut Seed::new([0; 32]).dice(3)), None);
}
