//! S-2: set-up of a round.

use super::table::*;
use crate::{
    Game, Logged, Seat,
    santa_timea::{Card, Deal, Options, SantaTimea, deal::TRICKS},
    testing::seed,
};

fn deal(seats: usize) -> Deal {
    SantaTimea::deal(&BASE, seats, &mut seed(7).dice(0))
}

fn begin(options: Options, deal: &Deal) -> Table {
    Table::of(Logged::<SantaTimea>::set_up(&options, deal.rounds[0].hands.len(), deal).unwrap())
}

#[track_caller]
fn refused(change: impl Fn(&mut Deal)) -> &'static str {
    let mut deal = deal(3);
    change(&mut deal);
    let refusal = Logged::<SantaTimea>::set_up(&BASE, 3, &deal).expect_err("it is no deal");
    assert_eq!(refusal.code.as_str(), "not_a_deal");
    refusal.clause
}

#[test]
fn s_2_there_are_five_rounds_for_two_to_five_seats() {
    assert_eq!(deal(3).rounds.len(), 5);
    assert_eq!(refused(|deal| drop(deal.rounds.pop())), "S-2");
    assert_eq!(refused(|deal| deal.rounds.push(deal.rounds[0].clone())), "S-2");
    for seats in 0..8 {
        let allowed = SantaTimea::check(&BASE, seats);
        assert_eq!(allowed.is_ok(), (2..=5).contains(&seats), "{seats}");
        assert_eq!(allowed.is_ok(), SantaTimea::SEATS.contains(&seats));
    }
}

#[test]
fn s_2_1_three_winds_lie_in_a_line_that_moves_up_after_each_trick() {
    let deal = deal(2);
    let mut table = begin(BASE, &deal);
    for trick in 0..TRICKS {
        let public = table.public();
        let line = &deal.rounds[0].winds[trick..trick + 3];
        assert_eq!(public.table.map(|table| table.wind), Some(line[0]));
        assert_eq!(public.forecast, line[1..]);
        for _ in 0..2 {
            let seat = table.0.turn().seats().first().unwrap();
            let first = table.legal(seat.0).play[0];
            table.act(seat.0, crate::santa_timea::Action::Play { card: first });
        }
    }
    let line = &deal.rounds[1].winds[..3];
    assert_eq!(table.public().table.map(|table| table.wind), Some(line[0]));
    assert_eq!(table.public().forecast, line[1..]);
}

#[test]
fn s_2_1_the_winds_are_those_of_the_game() {
    let other = |deal: &Deal| {
        let winds = &deal.rounds[2].winds;
        *winds.iter().find(|wind| **wind != winds[0]).unwrap()
    };
    assert_eq!(refused(|deal| deal.rounds[2].winds[0] = other(deal)), "S-2.1");
    assert_eq!(refused(|deal| deal.rounds[4].winds.truncate(19)), "S-2.1");
    assert_eq!(refused(|deal| deal.rounds[4].winds.clear()), "S-2.1");
}

#[test]
fn s_2_2_twelve_cards_go_to_each_seat() {
    for seats in 2..=5 {
        let deal = deal(seats);
        let table = begin(BASE, &deal);
        assert_eq!(table.public().hands, vec![12; seats]);
        assert_eq!(usize::from(table.public().undealt), 60 - 12 * seats);
        for round in &deal.rounds {
            let mut cards: Vec<Card> = round.hands.concat();
            cards.extend(round.set_aside().unwrap());
            cards.sort_unstable();
            assert!(cards.into_iter().eq(Card::pack()));
        }
    }
    assert_eq!(refused(|deal| drop(deal.rounds[1].hands.pop())), "S-2.2");
    assert_eq!(refused(|deal| deal.rounds[1].hands[0].truncate(11)), "S-2.2");
    assert_eq!(refused(|deal| deal.rounds[1].hands[0].push(card("P"))), "S-2.2");
    assert_eq!(
        refused(|deal| deal.rounds[1].hands[0] = codes("N1 N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11")),
        "S-2.2"
    );
    assert_eq!(
        refused(|deal| deal.rounds[1].hands[0] = codes("P P P P P N2 N3 N4 N5 N6 N7 N8")),
        "S-2.2"
    );
    assert_eq!(
        refused(|deal| {
            let moved = deal.rounds[3].hands[0].pop().unwrap();
            deal.rounds[3].hands[1].push(moved);
        }),
        "S-2.2"
    );
}

#[test]
fn s_2_3_the_leader_of_round_1_is_random() {
    let firsts = (0..40).map(|number| SantaTimea::deal(&BASE, 4, &mut seed(number).dice(0)).first);
    let mut firsts: Vec<Seat> = firsts.collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [Seat(0), Seat(1), Seat(2), Seat(3)]);

    let mut deal = deal(4);
    deal.first = Seat(2);
    let table = begin(BASE, &deal);
    assert_eq!((table.leader(), table.active()), (2, Some(2)));
    assert_eq!(refused(|deal| deal.first = Seat(3)), "S-2.3");
}

/// The last trick of a round that leaves the seats with these points.
fn next_leader(before: [i32; 3], taken: [&str; 3]) -> u8 {
    let mut table = late(["N1", "P", "P"])
        .wind("N1")
        .leader(0)
        .first_leader(1)
        .taken(taken)
        .scored([before])
        .begin();
    table.plays("N1 P P");
    assert_eq!(table.public().round, 2);
    table.leader()
}

#[test]
fn s_2_3_later_the_seat_with_the_most_points_leads() {
    assert_eq!(next_leader([0, 0, 0], ["N1", "N2", "E1 S1 S2"]), 0);
    assert_eq!(next_leader([0, 0, 0], ["N2", "E1 S1 S2", "N1"]), 2);
    assert_eq!(next_leader([0, 9, 0], ["N2", "E1 S1 S2", "N1"]), 1, "of all rounds so far");
}

#[test]
fn s_2_3_of_several_none_leads_but_who_led_the_first_trick() {
    assert_eq!(next_leader([1, 0, 0], ["N2", "E1 S1 S2", "N1"]), 1, "not even among them");
    assert_eq!(next_leader([0, 0, 0], ["", "", ""]), 1);
}
