//! The figures of Tranquility.

use super::told::{Count, Told};
use proptest::prelude::*;
use rules::{
    Figures, Game, Hidden, Logged, LossReason, Outcome, Seat,
    tranquility::{
        Action, Card, Options, Tranquility,
        board::Phase,
        options::Grid,
        tests::{
            table::*,
            walk::{all_cards, settings, some_of_each},
        },
        wire::log::{Found, LogLine},
    },
};
use tales::tranquility::{
    near_miss::NearMiss,
    statistics::{GiftFigures, HeldCard, SeatFigures, Shortfall, StartFigures, Statistics},
    stories::Story,
};

fn sum(statistics: &Statistics, count: fn(&SeatFigures) -> u8) -> usize {
    statistics.seats.iter().map(|seat| usize::from(count(seat))).sum()
}

fn lines(game: &Logged<Tranquility>, is_meant: fn(&LogLine) -> bool) -> usize {
    game.log().iter().filter(|line| is_meant(line)).count()
}

/// What a seat's placements cost by the log, and by how much more rocks may have made them.
fn costs(game: &Logged<Tranquility>, seat: Seat) -> (u8, u8) {
    game.log().iter().fold((0, 0), |(costs, more), line| match line {
        LogLine::Place { seat: who, cost, .. } if *who == seat => (costs + cost, more),
        LogLine::Explore { seat: who, cost, found, .. } if *who == seat => match found {
            Found::Storm | Found::Monster => (costs, more),
            Found::Rocks | Found::StartAsRocks => (costs + cost, more + 1),
            Found::Nothing | Found::Start | Found::Kept => (costs + cost, more),
        },
        _ => (costs, more),
    })
}

/// Every card is somewhere, and counted once.
fn cards_are_conserved(game: &Logged<Tranquility>, statistics: &Statistics) {
    let seats = sum(statistics, |seat| {
        seat.placed + seat.paid + seat.given + seat.discarded + seat.hand + seat.pile
    });
    let played = sum(statistics, |seat| seat.monsters)
        + usize::from(game.board().start.is_some())
        + lines(game, |line| matches!(line, LogLine::Finish { .. }));
    let turned_up = lines(game, |line| {
        use LogLine::{ReplaceCompass, Storm, TurnHands};
        matches!(line, Storm { .. } | ReplaceCompass { .. } | TurnHands { .. })
    });
    let explorer = &game.board().explorer;
    let row = game.board().contest.iter().map(|contest| contest.row.len()).sum::<usize>();
    let sight = game.sight(Seat(0));
    let apart = sight.removed_size()
        + sight.stock_size()
        + row
        + explorer.beside.len()
        + explorer.storms.len();
    assert_eq!(seats + played + turned_up + apart, all_cards(game).len());
}

/// What a seat may still have owed for its last island when all had conceded.
fn owed_at_the_end(game: &Logged<Tranquility>, seat: Seat) -> u8 {
    let last = game.log().iter().rev().find(|line| !matches!(line, LogLine::Concede { .. }));
    match (game.outcome(), last) {
        (
            Some(Outcome::Lost { reason: LossReason::Conceded, .. }),
            Some(LogLine::Explore { seat: who, cost, found, .. }),
        ) if *who == seat && !matches!(found, Found::Storm | Found::Monster) => *cost,
        _ => 0,
    }
}

fn what_is_paid_is_what_the_log_says(game: &Logged<Tranquility>, statistics: &Statistics) {
    for (seat, figures) in Seat::all(game.seats()).zip(&statistics.seats) {
        let (costs, more) = costs(game, seat);
        let due = match game.board().phase {
            Phase::ExplorerPay { due } if seat == game.board().active => due,
            _ => 0,
        };
        let paid = figures.paid + due;
        let least = costs - owed_at_the_end(game, seat);
        let most = costs + more;
        assert!((least..=most).contains(&paid), "{seat}: {paid} of {least} to {most}");
    }
}

fn want_is_why_it_was_lost(game: &Logged<Tranquility>, statistics: &Statistics) {
    match (game.outcome(), &statistics.shortfall) {
        (
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: lost }),
            Some(Shortfall::Action { seat, hand }),
        ) => {
            assert_eq!(*lost, Some(*seat));
            assert!(hand.iter().map(|held| held.card).eq(game.sight(*seat).hand().iter().copied()));
            assert!(hand.iter().all(|held| held.cost != Some(0)));
            assert!(hand.iter().filter(|held| held.card != Card::Monster).count() <= 1);
        }
        (
            Some(Outcome::Lost { reason: LossReason::StartUnpayable, .. }),
            Some(Shortfall::Gifts { needed: 8, could }),
        ) => {
            assert_eq!(could.len(), game.seats());
            assert!(could.iter().sum::<u8>() < 8);
        }
        (outcome, want) => {
            assert_eq!(*want, None);
            let explained = matches!(outcome, Some(Outcome::Lost { reason, .. }) if *reason != LossReason::Conceded);
            assert!(!explained, "{outcome:?}");
        }
    }
}

fn stories_agree_with_the_figures(game: &Logged<Tranquility>, statistics: &Statistics) {
    let is_won = game.outcome() == Some(&Outcome::Won {});
    for story in &statistics.stories {
        match story {
            Story::Wasted { cards, of } => {
                assert!(cards <= of);
                let spent = sum(statistics, |seat| seat.paid + seat.discarded);
                assert!(usize::from(*of) <= spent, "{of} of {spent}");
            }
            Story::Dearest { seat, card, cost, position } => {
                let placed = |line: &LogLine| match line {
                    LogLine::Place { seat: who, card: island, cost: paid, .. }
                    | LogLine::Explore { seat: who, card: island, cost: paid, .. } => {
                        (who, island, paid) == (seat, card, cost)
                    }
                    _ => false,
                };
                assert!(game.log().iter().any(placed), "{story:?}");
                assert!(usize::from(*position) < statistics.growth.len());
            }
            Story::Carried { seat, cards, of } => {
                assert_eq!((*cards, *of), (statistics.seats[seat.index()].given, 8));
                assert!(statistics.seats.iter().filter(|other| other.given >= *cards).count() == 1);
            }
            Story::GapClosed { position, cells, left, .. } => {
                assert!(!is_won && left < cells);
                assert!(usize::from(*position) < statistics.growth.len());
            }
            Story::FinishesGone { position } => {
                assert!(!is_won && usize::from(*position) < statistics.growth.len());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_figures_agree_with_every_position(setting in settings()) {
        let mut count = Count::new();
        setting.steps(|step, game, _| {
            let statistics = count.after(step, game);
            let cells = game.public().cells;
            let filled = cells.iter().flatten().count();
            assert_eq!(game.figures(), Figures { placed: filled as u8, of: cells.len() as u8 });
            assert_eq!(statistics.growth.last().copied().map(usize::from), Some(filled));
            assert_eq!(usize::from(statistics.cells), cells.len());
            let (placed, taken) =
                (sum(&statistics, |seat| seat.placed), sum(&statistics, |seat| seat.monsters));
            assert_eq!(placed - taken, filled);
            for (seat, figures) in (0..).map(Seat).zip(&statistics.seats) {
                let discards = figures.paid + figures.given + figures.discarded;
                assert_eq!(usize::from(discards), game.discards_of(seat).len());
            }
            let in_turn = matches!(game.board().phase, Phase::Turn);
            let turns = sum(&statistics, |seat| seat.turns) + usize::from(in_turn);
            let is_over = game.outcome().is_some();
            assert!(turns == game.board().turns as usize || is_over && turns + 1 == game.board().turns as usize);
            cards_are_conserved(game, &statistics);
            what_is_paid_is_what_the_log_says(game, &statistics);
            want_is_why_it_was_lost(game, &statistics);
            let is_lost = matches!(game.outcome(), Some(Outcome::Lost { .. }));
            assert_eq!(statistics.near_miss.is_some(), is_lost);
            stories_agree_with_the_figures(game, &statistics);
        });
    }

    #[test]
    fn eight_cards_were_given_by_those_who_said_so(setting in settings()) {
        let (mut count, mut told) = (Count::new(), None);
        let game = setting.steps(|step, game, _| told = Some(count.after(step, game)));
        let statistics = told.unwrap();
        let counts = game.log().iter().find_map(|line| match line {
            LogLine::Given { counts } => Some(counts.clone()),
            _ => None,
        });
        let given: Vec<u8> = statistics.seats.iter().map(|seat| seat.given).collect();
        prop_assert_eq!(given, counts.clone().unwrap_or(vec![0; setting.seats]));
        prop_assert_eq!(statistics.start.is_some(), counts.is_some());
        if let Some(StartFigures { gifts, .. }) = statistics.start {
            let all: usize = gifts.iter().map(|gift| gift.hand.len() + gift.pile.len()).sum();
            prop_assert_eq!(all, 8);
            for (seat, gift) in (0..).map(Seat).zip(&gifts) {
                let pile = game.discards_of(seat);
                let cards: Vec<_> = gift.hand.iter().chain(&gift.pile).copied().collect();
                prop_assert!(cards.is_empty() || pile.windows(cards.len()).any(|some| some == cards));
            }
        }
    }
}

#[test]
fn growth_has_an_entry_for_every_action_of_a_seat() {
    for setting in some_of_each(12) {
        let mut before: Vec<u8> = Vec::new();
        let mut count = Count::new();
        setting.steps(|step, game, dice| {
            let growth = count.after(step, game).growth;
            let longer = growth.len() - before.len();
            // A position follows on an action or on a chance entry.
            let expected = if before.is_empty() { 1..=1 } else { 0..=1 };
            assert!(expected.contains(&longer) && growth.starts_with(&before));
            before = growth;
            if let Some(chance) = game.draw_chance(dice) {
                let mut after = game.clone();
                after.apply_chance(&chance).unwrap();
                assert_eq!(count.clone().after(None, &after).growth, before, "chance is no action");
            }
        });
    }
}

#[test]
fn the_cards_of_the_start_are_named_with_those_of_the_pile_apart() {
    let hands = ["start 10 20 30 40", "11 21 31 | 50 60 62", "41 42 43"];
    let options = Options { storms: true, ..Options::default() };
    let mut table = Told::of(late(hands).with(options).not_started().yellow(1).turn_of(0).0);
    table.act(0, START);
    (0..).zip([4, 3, 1]).for_each(|(seat, count)| table.act(seat, pledge(count)));
    (0..3).for_each(|seat| table.act(seat, AGREE));
    table.act(0, give("10 20 30 40"));
    table.act(2, give("41"));
    assert_eq!(table.statistics().start, None, "not before every seat has given");
    table.act(1, give_unseen("21"));
    let gift = |hand, pile| GiftFigures { hand: cards(hand), pile: cards(pile) };
    let gifts = vec![gift("10 20 30 40", ""), gift("21", "50 60"), gift("41", "")];
    let statistics = table.statistics();
    assert_eq!(statistics.start, Some(StartFigures { seat: Seat(0), gifts }));
    let given: Vec<u8> = statistics.seats.iter().map(|seat| seat.given).collect();
    assert_eq!(given, [4, 3, 1]);
    assert_eq!(statistics.growth, [0; 11], "a start card, three words each and three gifts");
}

#[test]
fn a_lost_game_names_what_the_seat_held_and_what_it_would_have_cost() {
    let mut table = Told::of(late(["30 40", "11"]).islands([(0, 10), (2, 12)]).turn_of(0).0);
    table.act(0, place(30, 10, ""));
    let shortfall = |held: &str, cost| {
        let hand = vec![HeldCard { card: card(held), cost }];
        Some(Shortfall::Action { seat: Seat(1), hand })
    };
    assert_eq!(table.statistics().shortfall, shortfall("11", Some(1)));
    let mut table = Told::of(late(["30 40", "11"]).islands([(0, 10), (1, 12)]).turn_of(0).0);
    table.act(0, place(30, 10, ""));
    assert_eq!(
        table.statistics().shortfall,
        shortfall("11", None),
        "there is no cell between the two"
    );
    let mut table = Told::of(late(["30 40", "finish"]).turn_of(0).0);
    table.act(0, place(30, 10, ""));
    assert_eq!(table.statistics().shortfall, shortfall("finish", None));
}

#[test]
fn what_was_wasted_and_what_could_not_be_filled_any_more_is_told() {
    let islands = [(0, 10), (2, 12)];
    let mut table = Told::of(late(["11 30 40", "50 60"]).islands(islands).turn_of(0).0);
    table.act(0, discard("30 40"));
    let wasted = |cards, of| Story::Wasted { cards, of };
    let position = 1;
    let gap_closed =
        Story::GapClosed { position, below: Some(12), above: None, cells: 33, left: 2 };
    let lost = [gap_closed, Story::FinishesGone { position }];
    assert_eq!(table.statistics().stories, [&[wasted(2, 2)][..], &lost].concat());
    table.act(1, discard("50 60"));
    let [told, ..] = &table.statistics().stories[..] else { panic!("a story") };
    assert_eq!(*told, wasted(4, 4));
    assert_eq!(table.statistics().stories[1..], lost, "it is told as it was at first");

    let mut table = Told::of(late(["30 31 11", "finish"]).islands(islands).turn_of(0).0);
    table.act(0, discard("11 31"));
    let stories = table.statistics().stories;
    assert!(stories.contains(&wasted(2, 2)), "{stories:?}");
    let between =
        Story::GapClosed { position, below: Some(10), above: Some(12), cells: 1, left: 0 };
    assert!(stories.contains(&between), "{stories:?}");
}

#[test]
fn an_island_that_a_monster_of_the_explorer_pile_takes_was_discarded_not_placed() {
    let options = Options { grid: Grid::Pyramid, ..Options::default() };
    let hands = ["32 40 50 | 71 72 73", "1 2 3"];
    for (pile, placed, discarded) in [("monster", 0, 1), ("yellow", 0, 0), ("finish", 1, 0)] {
        let late = late(hands).with(options.clone()).islands([(14, 30)]).explorer(pile);
        let mut table = Told::of(late.turn_of(0).0);
        table.act(0, explore(32, 15));
        if placed == 1 {
            table.act(0, pay("40 50"));
        }
        let figures = &table.statistics().seats[0];
        let counted = (figures.turns, figures.placed, figures.paid, figures.discarded);
        assert_eq!(counted, (1, placed, 2 * placed, discarded), "{pile}");
    }
}

/// Acts, and says how close the game came: how many cells were empty, how many cards were wanting, and since when it
/// could not be won any more.
fn near_miss(mut table: Told<Tranquility>, actions: &[(u8, Action)]) -> Option<NearMiss> {
    for (seat, action) in actions {
        assert_eq!(table.statistics().near_miss, None, "it goes on");
        table.act(*seat, action.clone());
    }
    assert!(table.outcome().is_some(), "it is over");
    table.statistics().near_miss
}

#[test]
fn a_lost_game_tells_how_close_it_came() {
    let found = |empty, short, cause| Some(NearMiss { empty, short, cause });
    let gone = Some(Story::FinishesGone { position: 1 });
    let table = Told::of(late(["finish 40", "50 52", "54 56"]).islands(full()).turn_of(0).0);
    let plies = [(0, discard("finish 40")), (1, discard("50 52")), (2, discard("54 56"))];
    assert_eq!(near_miss(table, &plies), found(0, None, gone), "only the finish was wanting");

    let table = Told::of(late(["30 40", "finish", "42"]).islands(full()).turn_of(0).0);
    let plies = [(0, CONCEDE), (1, CONCEDE), (2, CONCEDE)];
    assert_eq!(near_miss(table, &plies), found(0, None, None), "it could still be played");

    let table = Told::of(late(["finish 30 32", "71"]).islands(full().take(35)).turn_of(0).0);
    let two_short = near_miss(table, &[(0, discard("30 32"))]);
    assert_eq!(two_short, found(1, Some(2), None), "two cards short of the last cell");

    let table = Told::of(late(["finish 30 71", "12"]).islands(full().take(35)).turn_of(0).0);
    let cause = Story::GapClosed { position: 1, below: Some(69), above: None, cells: 1, left: 0 };
    let nowhere = near_miss(table, &[(0, discard("30 71"))]);
    assert_eq!(nowhere, found(1, None, Some(cause)), "what the last cell needed had gone");
}

#[test]
fn a_start_that_could_not_be_paid_tells_how_many_cards_were_wanting() {
    let table = Told::of(late(["start finish 10 20", "11 21 31"]).not_started().turn_of(0).0);
    let near_miss = near_miss(table, &[(0, START)]).unwrap();
    assert_eq!((near_miss.empty, near_miss.short), (36, Some(2)));
}

#[test]
fn a_game_that_was_conceded_tells_what_was_empty_on_every_grid() {
    for grid in [Grid::Standard, Grid::Arch, Grid::Pyramid, Grid::DayNight] {
        let options = Options { grid, ..Options::default() };
        let table =
            Told::of(late(["finish 30", "31"]).with(options).islands([(4, 50)]).turn_of(0).0);
        let cells = table.statistics().cells;
        let near_miss = near_miss(table, &[(0, CONCEDE), (1, CONCEDE)]).unwrap();
        assert_eq!((near_miss.empty, near_miss.short), (cells - 1, None), "{grid:?}");
        // With two sides an island can be had again.
        assert_eq!(near_miss.cause.is_none(), grid == Grid::DayNight, "{grid:?}");
    }
}
