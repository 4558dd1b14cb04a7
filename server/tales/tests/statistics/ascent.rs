//! The figures of The Ascent.

use super::told::{Count, Told};
use proptest::prelude::*;
use rules::{
    Figures, Game, Hidden, LossReason, Outcome, Seat,
    ascent::{
        Action, Ascent, Card,
        tests::{
            table::*,
            walk::{all_cards, settings},
        },
        wire::view::{Goal, Progress},
    },
};
use tales::ascent::{
    near_miss::NearMiss,
    statistics::{HeldCard, SeatFigures, Shortfall, Statistics},
    stories::Story,
};

fn sum(statistics: &Statistics, count: fn(&SeatFigures) -> u8) -> usize {
    statistics.seats.iter().map(|seat| usize::from(count(seat))).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_figures_agree_with_every_position(setting in settings()) {
        // Walks may begin on a mountain that is built already.
        let begun = setting.begin();
        let filled_before = usize::from(begun.figures().placed);
        let discarded_before: Vec<usize> = Seat::all(setting.seats)
            .map(|seat| begun.sight(seat).discards().len())
            .collect();
        let cards = all_cards(&begun).len();
        let mut count = Count::new();
        setting.steps(|step, game, _| {
            let statistics = count.after(step, game);
            let shown = game.board().mountain.cells().filter(|(_, card)| *card != Card::Bridge).count();
            assert_eq!(game.figures(), Figures { placed: shown as u8, of: 45 });
            let grown = statistics.growth.last().copied().map_or(0, usize::from);
            assert_eq!(filled_before + grown, shown);
            assert!(statistics.growth.is_sorted());
            let placed = sum(&statistics, |seat| seat.slopes + seat.campfires);
            let summit = usize::from(game.outcome() == Some(&Outcome::Won {}));
            assert_eq!(placed + summit, grown);
            let seats = Seat::all(setting.seats).zip(&discarded_before);
            for (figures, (seat, before)) in statistics.seats.iter().zip(seats) {
                let discarded = game.sight(seat).discards().len() - before;
                assert_eq!(usize::from(figures.paid + figures.discarded), discarded);
            }
            let cards_now = filled_before
                + discarded_before.iter().sum::<usize>()
                + summit
                + sum(&statistics, |seat| {
                    seat.slopes + seat.campfires + seat.bridges + seat.paid + seat.discarded
                        + seat.hand + seat.pile
                });
            assert_eq!(cards_now, cards);
            let conceded = game.board().conceded.len();
            let actions = sum(&statistics, |seat| seat.turns) + conceded;
            assert_eq!(statistics.growth.len(), 1 + actions);
            let is_lost = matches!(game.outcome(), Some(Outcome::Lost { .. }));
            assert_eq!(statistics.near_miss.is_some(), is_lost);
        });
    }

    #[test]
    fn what_was_wanting_is_why_it_was_lost(setting in settings()) {
        let (mut count, mut shortfall) = (Count::new(), None);
        let game = setting.steps(|step, game, _| {
            shortfall = count.after(step, game).shortfall;
            assert!(game.outcome().is_some() || shortfall.is_none());
        });
        match (game.outcome(), shortfall) {
            (
                Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: lost }),
                Some(Shortfall { seat, hand }),
            ) => {
                assert_eq!(*lost, Some(seat));
                assert!(hand.iter().map(|held| held.card).eq(game.sight(seat).hand().iter().copied()));
                assert!(hand.len() <= 1 && hand.iter().all(|held| held.cost != Some(0)));
            }
            (Some(Outcome::Lost { reason: LossReason::Conceded, .. } | Outcome::Won {}), None) => {}
            (outcome, want) => panic!("{outcome:?} {want:?}"),
        }
    }
}

#[test]
fn what_a_seat_does_is_counted() {
    let late = late(["CG S11 R3 R4 R5 | R6 G2", "bridge R1 R2 G8 S8"]).rows(["G9 S9 R9 G9"]);
    let mut table = Told::of(late.ibex([((1, 1), 1)]).turn_of(0).0);
    table.act(0, campfire("CG", (1, 0), (2, 0), ""));
    table.act(1, discard("R1 R2"));
    table.act(0, slope("S11", (2, 1), "R3 R4"));
    table.act(1, bridge((2, 2)));
    table.act(0, lead([(1, 1), (2, 1)], "R5"));
    let statistics = table.statistics();
    assert_eq!(statistics.growth, [0, 1, 1, 2, 2, 2], "a bridge fills no cell");
    let first = SeatFigures {
        turns: 3,
        slopes: 1,
        campfires: 1,
        paid: 3,
        herds: 1,
        hand: 2,
        ..SeatFigures::default()
    };
    let second =
        SeatFigures { turns: 2, bridges: 1, discarded: 2, hand: 2, ..SeatFigures::default() };
    assert_eq!(statistics.seats, [first, second]);
    let [Story::Wasted { cards, of: 5 }, told @ ..] = &statistics.stories[..] else {
        panic!("{:?}", statistics.stories)
    };
    assert!((2..=5).contains(cards), "R3 and R4 fitted beside the slopes");
    let seat = Seat(0);
    assert_eq!(
        told,
        [
            Story::Dearest { seat, card: card("S11"), cost: 2, position: 3 },
            Story::Carried { seat, cards: 3, of: 3 },
            Story::SummitsGone { position: 1 },
        ]
    );
}

#[test]
fn a_lost_game_names_what_the_seat_held_and_what_it_would_have_cost() {
    let shortfall = |hand: &str, cost| {
        let hand = vec![HeldCard { card: card(hand), cost }];
        Some(Shortfall { seat: Seat(1), hand })
    };
    let table = Told::of(late(["summit summit", "R7"]).rows(["G9"]).turn_of(1).0);
    assert_eq!(table.statistics().shortfall, shortfall("R7", Some(2)));
    let table = Told::of(late(["summit summit", "R7"]).rows(["R9"]).turn_of(1).0);
    assert_eq!(table.statistics().shortfall, shortfall("R7", None), "beside its own type");
    let table = Told::of(late(["summit summit", "CG"]).rows(["G4 S9", "R9"]).turn_of(1).0);
    assert_eq!(table.statistics().shortfall, shortfall("CG", None), "the slope has no place");
    let table = Told::of(late(["S1 S2", "summit"]).rows(["G4 S9"]).turn_of(1).0);
    assert_eq!(table.statistics().shortfall, shortfall("summit", None));
}

#[test]
fn a_lost_climb_tells_how_close_it_came() {
    let near_miss = |mut table: Told<Ascent>, actions: &[(u8, Action)]| {
        for (seat, action) in actions {
            assert_eq!(table.statistics().near_miss, None, "it goes on");
            table.act(*seat, action.clone());
        }
        table.statistics().near_miss
    };
    let found = |goals, short, summits_gone| Some(NearMiss { goals, short, summits_gone });
    let goal = |goal, reached, needed| Progress { goal, reached, needed };

    let table = Told::of(late(["summit R10", "R11 | S10"]).rows(COMPLETE).turn_of(0).0);
    let conceded = near_miss(table, &[(0, CONCEDE), (1, CONCEDE)]);
    assert_eq!(conceded, found(vec![], None, None), "only the summit was wanting");

    let table = Told::of(late(["summit R10", "R11"]).rows(COMPLETE).turn_of(0).0);
    let gone = near_miss(table, &[(0, discard("summit R10"))]);
    assert_eq!(gone, found(vec![], None, Some(1)));

    let mut rows = COMPLETE;
    rows[7] = "G9";
    let table = Told::of(late(["summit S10 S11", "R11"]).rows(rows).turn_of(0).0);
    let short = near_miss(table, &[(0, discard("S10 S11"))]);
    assert_eq!(short, found(vec![goal(Goal::Mountain, 43, 44)], Some(2), None));

    let table = Told::of(
        late(["summit R10", "R11"])
            .rows(COMPLETE)
            .shown([[3, 4, 3], [9, 8, 7], [5, 6, 7]])
            .turn_of(0)
            .0,
    );
    let filmed = near_miss(table, &[(0, CONCEDE), (1, CONCEDE)]);
    assert_eq!(filmed, found(vec![goal(Goal::Documentary, 0, 3)], None, None));
}
