//! Games on deals that were chosen: given ones, and those of the day.

use record::{
    Move, Opening, Record,
    replay::{self, Viewpoint},
};
use rules::{Seat, Seed};
use serde_json::{Value, json};
use test_support::{
    dealer::TestDealer,
    table::{ANA, BO, CHI, DAY, TestTable, WIM, options},
};
use tranquility::{
    date::Date,
    deals::{daily::DailyDeal, service::Dealer},
    protocol::message::Talk,
    room::model::{
        event::{Entry, Event},
        next_deal::{Dealt, NextDeal, Past},
    },
};

fn choose(deal: &str) -> Value {
    json!({"type": "choose_deal", "deal": deal})
}

fn start() -> Value {
    json!({"type": "start"})
}

fn configure(options: Value, talk: &str) -> Value {
    json!({
        "type": "configure",
        "settings": {"options": options, "talk": talk, "spectators": true}
    })
}

/// The beginning of the table's newest game, as its stream has it.
struct Beginning {
    seed: String,
    opening: Opening,
    of: Dealt,
}

fn newest_game(table: &TestTable) -> Beginning {
    let mut games = table.stream.iter().rev().filter_map(|entry| {
        match serde_json::from_slice::<Entry>(entry).unwrap().event {
            Event::Started { seed, deal, chance, of, .. } => Some((seed, deal, chance, of)),
            _ => None,
        }
    });
    let (seed, deal, chance, of) = games.next().unwrap();
    let view = table.view(ANA);
    let seats = view["table"]["players"].as_array().unwrap().len();
    let options = view["table"]["options"].clone();
    let game = view["table"]["game"].as_str().unwrap().to_owned();
    Beginning { seed, opening: Opening { game, options, seats, deal, chance }, of }
}

/// Plays the running game to its end.
fn finish(table: &mut TestTable) {
    table.play_until(|_| false);
}

#[test]
fn the_same_deal_begins_the_same_game() {
    let mut table = TestTable::playing(2);
    let first = newest_game(&table);
    finish(&mut table);
    table.ok(ANA, choose("same"));
    let shown = table.view(WIM);
    assert_eq!(shown["table"]["deal"]["type"], "given");
    let code = TestDealer::default().deal_code(&first.opening);
    assert_eq!(shown["table"]["deal"]["code"], code.as_str());
    table.ok(ANA, start());
    let second = newest_game(&table);
    assert_eq!(second.opening, first.opening);
    assert_ne!(second.seed, first.seed, "what comes later is left to chance");
    assert_eq!(second.of, Dealt::Given { code });
    assert_eq!(table.view(WIM)["table"]["deal"]["type"], "random", "for one game alone");
    table.check_fold();
}

#[test]
fn a_given_deal_is_committed_to_and_can_be_proved() {
    let mut table = TestTable::playing_with(json!({"rocks": "auto"}), 2);
    finish(&mut table);
    table.ok(ANA, choose("same"));
    table.ok(ANA, start());
    let shown = table.view(ANA)["table"]["fairness"].clone();
    assert_eq!((&shown["kind"], &shown["seed"]), (&json!("deal"), &Value::Null));
    finish(&mut table);
    let fairness = table.view(ANA)["table"]["fairness"].clone();
    assert_eq!(fairness["commitment"], shown["commitment"]);
    let seed = Seed::from_hex(fairness["seed"].as_str().unwrap()).unwrap();
    let commitment = fairness["commitment"].as_str().unwrap();

    let record = table.record(2);
    assert!(record::prove_given(&record, &seed, commitment).is_ok());
    let fault = record::prove(&record, &seed).unwrap_err();
    assert_eq!(fault.place, record::Where::Deal, "the deal does not follow from the seed");
    let other = Seed::new([99; 32]);
    assert!(record::prove_given(&record, &other, commitment).is_err());
    let other_commitment = "0".repeat(64);
    assert!(record::prove_given(&record, &seed, &other_commitment).is_err());
    // Chance after the opening is checked as well, even where the commitment was made to fit.
    let claimed = newest_game(&table).opening.commitment(&other);
    let fault = record::prove_given(&record, &other, &claimed).unwrap_err();
    assert_eq!(fault.place, record::Where::Move);
}

#[test]
fn a_given_deal_fixes_options_and_seats() {
    let mut table = TestTable::playing(2);
    finish(&mut table);
    table.ok(ANA, configure(options(4), "silent"));
    table.ok(ANA, choose("same"));
    let shown = table.view(ANA);
    assert_eq!(shown["table"]["options"], options(0), "the options come with the deal");
    assert_eq!(shown["table"]["playable_seats"], json!([2]));
    table.refused(ANA, configure(options(4), "silent"), "deal_fixed");
    table.ok(ANA, configure(options(0), "open"));

    table.ok(CHI, json!({"type": "sit", "seat": 2, "name": "Chi"}));
    let refusal = table.view(ANA)["you"]["may"]["start_refusal"]["code"].clone();
    assert_eq!(refusal, "deal_other_seats");
    table.refused(ANA, start(), "deal_other_seats");
    table.ok(ANA, choose("random"));
    assert_eq!(table.view(ANA)["table"]["playable_seats"], json!([1, 2, 3, 4, 5]));
    table.ok(ANA, start());
    assert_eq!(newest_game(&table).of, Dealt::Random);
    table.check_fold();
}

#[test]
fn the_host_chooses_the_deal_between_games() {
    let mut table = TestTable::new();
    table.seat(2);
    table.refused(ANA, choose("same"), "no_game_yet");
    table.refused(BO, choose("daily"), "not_host");
    table.ok(ANA, choose("daily"));
    table.ok(ANA, start());
    table.refused(ANA, choose("random"), "game_running");
}

#[test]
fn all_guests_get_the_same_deal_of_a_day() {
    let begin = |now: u64, players: u8, changes: Value| {
        let mut options = options(0);
        for (key, value) in changes.as_object().unwrap() {
            options[key] = value.clone();
        }
        let mut table = TestTable::of("tranquility", options, Talk::Silent, true);
        table.clock = now;
        table.seat(players);
        table.ok(ANA, choose("daily"));
        table.ok(ANA, start());
        newest_game(&table)
    };
    let first = begin(10 * DAY, 2, json!({}));
    let of = Dealt::Daily { date: Date::at(10 * DAY) };
    assert_eq!(first.of, of);
    let other_table = begin(11 * DAY - 1, 2, json!({}));
    assert_eq!((&other_table.opening, &other_table.seed), (&first.opening, &first.seed));
    for other in [
        begin(11 * DAY, 2, json!({})),
        begin(10 * DAY, 3, json!({})),
        begin(10 * DAY, 2, json!({"removed": 4})),
    ] {
        assert_ne!(other.seed, first.seed);
    }
}

#[test]
fn the_seed_of_a_day_stays_secret_until_the_day_is_over() {
    let mut table = TestTable::new();
    table.clock = 10 * DAY;
    table.seat(2);
    table.ok(ANA, choose("daily"));
    assert_eq!(table.view(BO)["table"]["deal"], json!({"type": "daily", "date": "1970-01-11"}));
    table.ok(ANA, start());
    finish(&mut table);
    let begun = newest_game(&table);
    assert!(table.pictures().iter().all(|picture| !picture.contains(&begun.seed)));
    let fairness = table.view(BO)["table"]["fairness"].clone();
    let seed = Seed::from_hex(&begun.seed).unwrap();
    assert_eq!(
        fairness,
        json!({
            "commitment": seed.commitment(), "seed": null, "kind": "day", "date": "1970-01-11"
        })
    );
    table.refused(ANA, choose("same"), "daily_not_over");

    table.clock = 11 * DAY;
    assert_eq!(table.view(BO)["table"]["fairness"]["seed"], begun.seed.as_str());
    let deal = DailyDeal {
        date: Date::at(10 * DAY),
        game: "tranquility".into(),
        options: options(0),
        seats: 2,
    };
    let dealer = TestDealer::default();
    assert_eq!(dealer.daily_seed(&deal), seed, "the key of the day reproduces it");
    assert!(record::prove(&table.record(2), &seed).is_ok());
    table.ok(ANA, choose("same"));
}

#[test]
fn a_table_can_begin_on_a_given_deal() {
    let opening = newest_game(&TestTable::playing(3)).opening;
    let code = TestDealer::default().deal_code(&opening);
    let deal = NextDeal::Given { code, opening: Box::new(opening.clone()) };
    let mut table = TestTable::on(deal);
    table.seat(3);
    table.ok(ANA, start());
    assert_eq!(newest_game(&table).opening, opening);
    table.check_fold();
}

#[test]
fn play_goes_on_from_a_position_of_another_game() {
    let mut first = TestTable::playing(2);
    finish(&mut first);
    let mut whole: Record = serde_json::from_str(&first.record(2)).unwrap();
    whole.names = Some(["Ana", "Bo"].map(String::from).to_vec());
    let actions = |record: &Record| {
        record.moves.iter().filter(|entry| matches!(entry, Move::Act { .. })).count()
    };
    let end = actions(&whole);
    for over in [end, end + 1] {
        assert_eq!(Past::of(&whole, over).unwrap(), None, "nothing is left to do after {over}");
    }
    let past = Past::of(&whole, end / 2).unwrap().unwrap();
    let anew = past.dealt_anew(Seat::at(1), &Seed::new([7; 32])).unwrap();
    let mut table = TestTable::on(NextDeal::Continued { past: Box::new(past) });
    table.seat(2);
    let deal = json!({"type": "continued", "position": end / 2, "names": whole.names});
    assert_eq!(table.view(BO)["table"]["deal"], deal);
    table.refused(ANA, configure(options(4), "silent"), "deal_fixed");
    table.ok(ANA, start());
    assert_eq!(newest_game(&table).of, Dealt::Continued { position: end / 2, anew: None });
    let begun: Record = serde_json::from_str(&table.record(2)).unwrap();
    assert_eq!(actions(&begun), end / 2);
    assert_eq!((&begun.deal, &begun.moves[..]), (&whole.deal, &whole.moves[..begun.moves.len()]));
    table.check_fold();
    finish(&mut table);
    let evening = &table.view(ANA)["table"]["scoreboard"];
    assert_eq!((&evening["won"], &evening["lost"]), (&json!(0), &json!(0)), "it counts nowhere");
    table.ok(ANA, start());
    assert_eq!(newest_game(&table).of, Dealt::Random);

    let mut table = TestTable::on(NextDeal::Continued { past: Box::new(anew) });
    table.seat(2);
    let names = &whole.names;
    let deal = json!({"type": "continued", "position": end / 2, "names": names, "anew": 1});
    assert_eq!(table.view(BO)["table"]["deal"], deal);
    table.ok(ANA, start());
    let of = Dealt::Continued { position: end / 2, anew: Some(Seat::at(1)) };
    assert_eq!(newest_game(&table).of, of);
    let dealt: Record = serde_json::from_str(&table.record(2)).unwrap();
    assert_ne!(dealt.deal, begun.deal);
    let own = |record: &Record| {
        let text = serde_json::to_string(record).unwrap();
        let views = replay::views(&text, Viewpoint::Seat(Seat::at(1)), 0..end).unwrap();
        serde_json::to_string(&views).unwrap()
    };
    assert_eq!(own(&dealt), own(&begun), "the seat has seen the same");
    assert_eq!(table.view(ANA)["table"]["fairness"]["kind"], "anew");
    table.check_fold();
}
