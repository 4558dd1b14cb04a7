//! Whole games of partners alone, of every game with each of its modules, and what a partner may not do: use
//! what its seat cannot know.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use bots::{
    Budget, Level, Manner, Strategy, WhyLost,
    analysis::{Effort, Estimate, analyse_plies},
    measure::{Match, Open, deal_seed, measure, play},
    search::{QuickDice, candidates, search},
};
use record::{Ply, Step, catalogue::Kind};
use rules::{
    Dice, Game, Hidden, Logged, Outcome, Seat, Turn, Viewer,
    ascent::Ascent,
    santa_timea::SantaTimea,
    tranquility::{Action, Card, Tranquility},
};
use serde_json::{Value, json};

/// The options of Tranquility that each bring something of their own.
fn seas() -> Vec<Value> {
    let seas = json!([
        {}, {"removed": 12}, {"rocks": "manual"}, {"rocks": "auto"}, {"monsters": 5}, {"storms": true}, {"wild": 2},
        {"removed": 4, "rocks": "manual", "monsters": 3, "storms": true, "wild": 2},
        {"grid": "arch"}, {"grid": "pyramid"}, {"grid": "pyramid", "level": "easy"},
        {"grid": "pyramid", "level": "hard"}, {"grid": "day_night"}, {"grid": "competition"},
    ]);
    seas.as_array().unwrap().clone()
}

fn mountains() -> Vec<Value> {
    let mountains = json!([
        {}, {"grapples": 0}, {"trail": true}, {"documentary": 3}, {"documentary": 5}, {"wildlife": true},
        {"trail": true, "documentary": 4}, {"trail": true, "documentary": 3, "wildlife": true},
    ]);
    mountains.as_array().unwrap().clone()
}

fn islands() -> Vec<Value> {
    vec![json!({}), json!({"experienced": true})]
}

/// The options with what they leave out.
fn read<G: Game>(options: &Value) -> G::Options {
    let mut all = serde_json::to_value(G::Options::default()).unwrap();
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    serde_json::from_value(all).unwrap()
}

/// Every number of seats with which such a game can be played.
fn tables<G: Game>(sets: Vec<Value>) -> impl Iterator<Item = (G::Options, usize)> {
    let tables =
        sets.into_iter().flat_map(|set| G::SEATS.map(move |seats| (read::<G>(&set), seats)));
    tables.filter(|(options, seats)| G::check(options, *seats).is_ok())
}

/// Plays a game by a policy that errs, and shows every position in which seats act.
fn walk<G: Strategy>(
    options: &G::Options,
    seats: usize,
    number: u32,
    mut look: impl FnMut(&Logged<G>, Seat),
) {
    let seed = deal_seed(3, number);
    let deal = G::deal(options, seats, &mut seed.dice(0));
    let mut game = Logged::<G>::set_up(options, seats, &deal).unwrap();
    let mut dice = QuickDice::new(number.into());
    for step in 0..2_000 {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let chance = game.draw_chance(&mut dice).unwrap();
                game.apply_chance(&chance).unwrap();
            }
            Turn::Seats(waiting) => {
                let manner = Manner { noise: 0.5, thrift: 0.0 };
                let mut acting = None;
                for seat in waiting.iter() {
                    if step % 7 == 0 {
                        look(&game, seat);
                    }
                    acting = acting
                        .or_else(|| Some((seat, G::policy(game.sight(seat), &manner, &mut dice)?)));
                }
                let (seat, action) = acting.expect("a seat that is waited for has something to do");
                assert_eq!(game.apply(seat, &action), Ok(()), "{action:?}");
            }
        }
    }
    panic!("the game does not end");
}

/// Whether a way to decide gives the same answer in all positions that look the same to the seat.
fn is_blind<G: Strategy, A: PartialEq>(
    game: &Logged<G>,
    seat: Seat,
    decide: impl Fn(&G, Seat, &mut dyn Dice) -> A,
) -> bool {
    let known = game.known(Viewer::Seat(seat));
    let answer = decide(game, seat, &mut QuickDice::new(5));
    let imagined = G::imagine(&known, &mut QuickDice::new(5));
    assert!(imagined.seen(Viewer::Seat(seat)) == known.seen, "what is imagined looks different");
    (0..3).all(|seed| {
        let other = G::sample(&known, &mut QuickDice::new(seed));
        decide(&other, seat, &mut QuickDice::new(5)) == answer
    })
}

fn check_blind<G: Strategy>(sets: Vec<Value>) {
    for (number, (options, seats)) in tables::<G>(sets).enumerate() {
        walk::<G>(&options, seats, number as u32, |game, seat| {
            for manner in [Manner::PLAIN, Manner { noise: 0.6, thrift: 0.5 }] {
                assert!(is_blind(game, seat, |game, seat, dice| G::policy(
                    game.sight(seat),
                    &manner,
                    dice
                )));
            }
            assert!(is_blind(game, seat, |game, seat, _| G::why_lost(game.sight(seat))));
            let judged = G::judge(game.sight(seat), G::network(&options, seats), 12);
            assert!(is_blind(game, seat, |game, seat, _| {
                let again = G::judge(game.sight(seat), G::network(&options, seats), 12);
                again.into_iter().map(|it| (it.action, it.inputs)).collect::<Vec<_>>()
            }));
            let inputs = G::layout(&options).inputs;
            for it in judged {
                assert!(it.inputs.0.iter().all(|input| usize::from(*input) < inputs));
                assert_eq!(game.clone().apply(seat, &it.action), Ok(()));
            }
            assert!(is_blind(game, seat, |game, seat, dice| G::candidates(
                game.sight(seat),
                6,
                dice
            )));
        });
    }
}

#[test]
fn partners_at_sea_use_only_what_their_seat_knows() {
    check_blind::<Tranquility>(seas());
}

#[test]
fn partners_on_the_mountain_use_only_what_their_seat_knows() {
    check_blind::<Ascent>(mountains());
}

#[test]
fn partners_among_pirates_use_only_what_their_seat_knows() {
    check_blind::<SantaTimea>(islands());
}

/// Discards two cards that do not lie between those of the next seat, whose hand it looks into.
fn peek(game: &Tranquility, seat: Seat) -> Option<Action> {
    let next = game.sight(seat.next(game.seats())).hand().first().copied();
    let hand = game.sight(seat).hand();
    let mut spare = hand.iter().filter(|card| Some(**card) < next || **card == Card::Finish);
    Some(Action::Discard { cards: [*spare.next()?, *spare.next()?] })
}

#[test]
fn a_partner_that_peeks_is_caught() {
    let mut is_caught = false;
    walk::<Tranquility>(&read::<Tranquility>(&json!({})), 3, 1, |game, seat| {
        is_caught |= !is_blind(game, seat, |game, seat, _| peek(game, seat));
    });
    assert!(is_caught);
}

fn check_open<G: Strategy>(sets: Vec<Value>) {
    for (number, (options, seats)) in tables::<G>(sets).enumerate() {
        walk::<G>(&options, seats, number as u32, |game, seat| {
            let imagined = G::imagine(&Open::All.known(game, seat), &mut QuickDice::new(5));
            assert!(imagined.laid_open() == game.laid_open());
        });
    }
}

#[test]
fn who_knows_all_imagines_what_is_true() {
    check_open::<Tranquility>(seas());
    check_open::<Ascent>(mountains());
    check_open::<SantaTimea>(islands());
}

#[test]
fn what_others_discarded_is_imagined_to_be_of_little_use() {
    let (mut imagined, mut drawn) = (0, 0);
    walk::<Tranquility>(&read::<Tranquility>(&json!({})), 3, 1, |game, seat| {
        let known = game.known(Viewer::Seat(seat));
        let useful = |other: &Tranquility| {
            let others = Seat::all(3).filter(|it| *it != seat);
            let cards = others.flat_map(|it| other.discards_of(it).to_vec());
            let fits = |number: u8| {
                known.seen.board.sea.gaps(number).any(|gap| gap.stretches().count() > 0)
            };
            cards.filter(|card| card.number().is_some_and(fits)).count()
        };
        for seed in 0..20 {
            imagined += useful(&Tranquility::imagine(&known, &mut QuickDice::new(seed)));
            drawn += useful(&Tranquility::sample(&known, &mut QuickDice::new(seed)));
        }
    });
    assert!(imagined > 0 && imagined * 4 < drawn * 3, "{imagined} of {drawn}");
}

fn check_whole_games<G: Strategy>(sets: Vec<Value>) {
    for (number, (options, seats)) in tables::<G>(sets).enumerate() {
        // Enough for a choice among the candidates, in some of the games; elsewhere the first of them is taken.
        let rollouts = if number % 4 == 0 { 200 } else { 0 };
        for level in [Level::Gentle, Level::Steady, Level::Sharp] {
            let wanted = Match {
                seats,
                games: 1,
                first: 0,
                seed: number as u64,
                level,
                others: None,
                rollouts,
                open: Open::Nothing,
            };
            assert!(measure::<G>(&options, &wanted).is_ok());
        }
    }
}

#[test]
fn partners_play_whole_games_at_sea() {
    check_whole_games::<Tranquility>(seas());
}

#[test]
fn partners_play_whole_games_on_the_mountain() {
    check_whole_games::<Ascent>(mountains());
}

#[test]
fn partners_play_whole_games_among_pirates() {
    check_whole_games::<SantaTimea>(islands());
}

#[test]
fn the_same_seed_gives_the_same_action() {
    let options = read::<Tranquility>(&json!({"removed": 8}));
    walk::<Tranquility>(&options, 3, 2, |game, seat| {
        let known = game.known(Viewer::Seat(seat));
        let think =
            |seed| search::<Tranquility>(&known, seat, Budget::new(Level::Sharp, 400, seed));
        assert_eq!(think(1), think(1));
    });
}

#[test]
fn a_thought_that_is_stopped_still_has_an_answer() {
    let options = read::<Tranquility>(&json!({}));
    let network = Tranquility::network(&options, 2);
    walk::<Tranquility>(&options, 2, 3, |game, seat| {
        let budget = Budget { is_stopped: &|| true, ..Budget::new(Level::Sharp, 1_000_000, 1) };
        let action = search::<Tranquility>(&game.known(Viewer::Seat(seat)), seat, budget);
        assert_eq!(
            action,
            candidates(game.sight(seat), network, &mut QuickDice::new(!1)).into_iter().next()
        );
    });
}

/// What the server asks: any game, by what its seat sees.
#[test]
fn partners_decide_in_any_game() {
    for game in Kind::ALL {
        let options = game.default_options();
        let deal = game.deal(&options, 3, &mut QuickDice::new(1)).unwrap();
        let mut position = game.set_up(&options, 3, &deal).unwrap();
        while let Some(chance) = position.draw_chance(&mut QuickDice::new(2)) {
            position.apply_chance(&chance).unwrap();
        }
        for seat in position.waiting() {
            let known = position.known(Viewer::Seat(seat));
            let action = bots::decide(&known, Level::Sharp, 200, 1).unwrap();
            assert!(position.clone().apply(seat, &action).is_ok(), "{action}");
        }
        let known = position.known(Viewer::Spectator);
        assert!(bots::decide(&known, Level::Steady, 0, 1).is_none());
    }
}

/// The actions of a whole game of partners that err, each with the position before it, and how the game ended.
fn plies<G: Strategy>(options: &G::Options, seats: usize, number: u32) -> (Vec<Ply<G>>, Outcome) {
    let wanted = Match {
        seats,
        games: 1,
        first: 0,
        seed: 5,
        level: Level::Gentle,
        others: None,
        rollouts: 0,
        open: Open::Nothing,
    };
    let mut plies = Vec::new();
    let end = play::<G>(options, &wanted, number, |game, seat, seed| {
        let budget = Budget::new(Level::Gentle, 0, seed);
        let action = search::<G>(&game.known(Viewer::Seat(seat)), seat, budget)?;
        let step = Some(Step::Act(seat, action.clone()));
        plies.push(Ply { position: game.without_log(), step });
        Some(action)
    });
    (plies, end.unwrap().outcome().unwrap().clone())
}

#[test]
fn points_are_told_of_a_contest_though_partners_have_a_network() {
    let options = read::<Tranquility>(&json!({"grid": "competition"}));
    assert!(Tranquility::network(&options, 2).is_some());
    let (plies, _) = plies::<Tranquility>(&options, 2, 1);
    let effort = Effort { worlds: 1, worlds_of_doubt: 1, games: 0, seed: 1 };
    let analysis = analyse_plies(&plies, effort, &mut |_, _| true).unwrap();
    assert!(analysis.is_contest);
    for made in analysis.moves {
        assert_eq!((made.known.len(), made.possible.len()), (2, 2), "points of each seat");
    }
}

/// Whether the islands and wilds that are left are too few for the gaps, or no card is left that finishes.
fn is_short(game: &Tranquility) -> bool {
    let left: Vec<Card> = game.cards_in_play().collect();
    let islands = left.iter().filter_map(|card| card.number()).fold(0, |all, it| all | 1 << it);
    let wilds = left.iter().filter(|card| **card == Card::Wild).count();
    let may_make_room = left.contains(&Card::Monster);
    let can_finish = left.contains(&Card::Finish) || wilds > 0;
    let shortage = game.sight(Seat(0)).board().sea.shortage(islands);
    !may_make_room && (!can_finish || usize::from(shortage) > wilds)
}

#[test]
fn a_lost_game_is_told_as_lost_from_then_on() {
    let effort = Effort { worlds: 1, worlds_of_doubt: 1, games: 0, seed: 1 };
    let mut games = 0;
    for number in 0.. {
        for (options, seats) in tables::<Tranquility>(seas()) {
            let (plies, Outcome::Lost { .. }) = plies::<Tranquility>(&options, seats, number)
            else {
                continue;
            };
            games += 1;
            for (ply, Ply { position, .. }) in plies.iter().enumerate() {
                let of = (&options, seats, number, ply);
                assert_eq!(position.is_lost(), is_short(position), "{of:?}");
            }
            if number > 0 {
                continue;
            }
            for made in analyse_plies(&plies, effort, &mut |_, _| true).unwrap().moves {
                let is_told = made.possible == [Estimate::default()];
                assert_eq!(is_told, is_short(&plies[made.position].position), "{made:?}");
            }
        }
        if games >= 200 {
            return;
        }
    }
}

#[test]
fn partners_can_say_why_they_want_to_stop() {
    let mut gaps = 0;
    for (options, seats) in tables::<Tranquility>(seas()) {
        let (plies, _) = plies::<Tranquility>(&options, seats, 1);
        for Ply { position, .. } in plies {
            let left: Vec<u8> = position.cards_in_play().filter_map(|card| card.number()).collect();
            for why in
                Seat::all(seats).filter_map(|seat| Tranquility::why_lost(position.sight(seat)))
            {
                assert!(position.is_lost(), "{options:?} {why:?}");
                match why {
                    WhyLost::Finish {} => {
                        let can_finish = position.cards_in_play().any(|card| card == Card::Finish);
                        assert!(!can_finish, "{options:?}");
                    }
                    WhyLost::Gap { below, above, cells, left: told } => {
                        let (low, high) = (below.unwrap_or(0), above.unwrap_or(u8::MAX));
                        let there = left.iter().filter(|number| low < **number && **number < high);
                        assert!(there.count() <= usize::from(told) && told < cells, "{options:?}");
                        gaps += 1;
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
    assert!(gaps > 0, "no gap was ever lost");
}

fn check_certain<G: Strategy<Options: std::fmt::Debug>>(sets: Vec<Value>) {
    for (options, seats) in tables::<G>(sets) {
        for number in 0..10 {
            let (plies, outcome) = plies::<G>(&options, seats, number);
            if outcome == (Outcome::Won {}) {
                let is_told = plies.iter().any(|ply| ply.position.is_lost());
                assert!(!is_told, "{options:?} {seats} {number}");
            }
        }
    }
}

#[test]
fn no_game_is_won_that_was_told_as_lost() {
    check_certain::<Tranquility>(seas());
    check_certain::<Ascent>(mountains());
}
