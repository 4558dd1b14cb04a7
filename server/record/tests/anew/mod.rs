//! Games on their way of which the hidden cards are dealt anew.

use crate::{
    ascent, santa_timea,
    support::played::{self, Played},
    tranquility,
};
use record::{Move, Record, catalogue::Kind, with_game};
use rules::{
    Dice, Known, RandomPlay, Seat, Seed, Viewer,
    tranquility::{Options, Tranquility},
};
use std::{collections::BTreeMap, fs, path::Path};
use tales::Counted;

fn text(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

/// Random games of all kinds, and those of which the records were checked by hand.
fn games() -> Vec<Record> {
    let played = |play: fn(u64) -> Played, games| (0..games).map(move |number| play(number).record);
    let random = played(tranquility::play::play, 100)
        .chain(played(ascent::play::play, 60))
        .chain(played(santa_timea::play::play, 8))
        .chain(Kind::ALL.iter().map(|kind| played::random(*kind, 3, Seed::new([8; 32])).record));
    let folders = ["records/good", "ascent/golden", "santa_timea/golden"];
    let files = folders.into_iter().flat_map(|folder| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    });
    let golden = files
        .filter(|file| file.extension().is_some_and(|end| end == "json"))
        .map(|file| record::read(&fs::read_to_string(file).unwrap()).unwrap());
    random.chain(golden).collect()
}

/// The beginning of a game, with so many of its moves.
fn begun(game: &Record, moves: usize) -> Record {
    let mut begun = game.clone();
    begun.moves.truncate(moves);
    begun.outcome = None;
    begun
}

/// All that a seat knew in a game, position by position.
fn known<G: Counted>(record: &Record, seat: Seat) -> Vec<Known<G>> {
    let plies = record::positions::<G>(&text(record)).unwrap();
    plies.into_iter().map(|ply| ply.position.known(Viewer::Seat(seat))).collect()
}

/// Who acted how, and what chance decided, but for the cards.
fn course(record: &Record) -> Vec<Option<(Seat, String)>> {
    let step = |entry: &Move| match entry {
        Move::Act { seat, action } => Some((*seat, action["type"].to_string())),
        Move::Chance { .. } => None,
    };
    record.moves.iter().map(step).collect()
}

#[test]
fn the_seat_has_seen_the_same_all_along() {
    let (mut all, mut changed) = (0, 0);
    for (number, game) in (0..).zip(games()) {
        let mut dice = Seed::new([3; 32]).dice(number);
        let moves = dice.index(game.moves.len());
        let begun = begun(&game, moves);
        let seat = Seat::at(dice.index(game.seats));
        let dealt = record::deal_anew(&text(&begun), seat, &mut dice).unwrap();
        assert_eq!(course(&dealt), course(&begun));
        with_game!(record::kind(&text(&begun)).unwrap(), G => {
            let same = known::<G>(&dealt, seat) == known::<G>(&begun, seat);
            assert!(same, "{} after {moves} moves, to {seat}", game.game);
        });
        all += 1;
        changed += usize::from(dealt.deal != begun.deal);
    }
    assert!(changed + 5 > all, "{changed} of {all}");
}

/// Such a game, dealt anew again and again for seat 0.
fn dealt_anew(game: &Record, moves: usize, draws: u64) -> impl Iterator<Item = Record> {
    let begun = text(&begun(game, moves));
    (0..draws).map(move |index| {
        record::deal_anew(&begun, Seat::at(0), &mut Seed::new([5; 32]).dice(index)).unwrap()
    })
}

/// In a competition the other hand can hold any card but those of the own hand and the row.
#[test]
fn a_hand_is_not_likelier_to_hold_what_it_held() {
    let game = tranquility::play::play(9).record;
    let hand = |record: &Record| record.deal["hands"][1].as_array().unwrap().clone();
    let held = hand(&game);
    let kept = dealt_anew(&game, 1, 60).flat_map(|dealt| hand(&dealt));
    let kept = kept.filter(|card| held.contains(card)).count();
    // Of 300, each with a chance of 5 in 70: 21 of them, and not many more or fewer.
    assert!((6..=38).contains(&kept), "{kept} cards are where they were");
}

/// The start cards of all seats can be anywhere in their piles.
#[test]
fn start_cards_can_lie_anywhere() {
    let game = tranquility::play::play(30).record;
    let mut counts = [0_u32; 19];
    for dealt in dealt_anew(&game, 2, 60) {
        let Move::Chance { chance } = &dealt.moves[0] else { panic!("start cards come first") };
        for place in chance["start_at"].as_array().unwrap() {
            counts[place.as_u64().unwrap() as usize] += 1;
        }
    }
    // 240 cards in piles of 17 others or more: some 13 in each place, but for the last.
    assert!(counts[..18].iter().all(|count| (1..=30).contains(count)), "{counts:?}");
}

/// The last two cards of the first draw pile.
fn last_two(record: &Record) -> String {
    let pile = record.deal["draw_piles"][0].as_array().unwrap();
    format!("{} {}", pile[pile.len() - 2], pile[pile.len() - 1])
}

/// A game of one seat whose pile has two cards left, one of them a finish card, and how many moves it has then.
fn nearly_drawn() -> (Record, usize) {
    let found = (0..250).find_map(|number| {
        let options = Options { removed: 4, ..Options::default() };
        let seat = Seat::at(0);
        let game =
            played::play::<Tranquility>(Seed::new([number; 32]), &options, 1, |game, dice| {
                (seat, game.random_action(seat, dice).unwrap())
            });
        let game = game.record;
        if last_two(&game).matches("finish").count() != 1 {
            return None;
        }
        let plies = record::positions::<Tranquility>(&text(&game)).unwrap();
        let moves = plies.iter().position(|ply| {
            let public = ply.position.public();
            public.started && public.piles == [2]
        })?;
        Some((game, moves))
    });
    found.unwrap()
}

/// What the seat can't know then is how two of six cards lie in its pile and which four were taken out; the finish
/// card was not. Of the ten ways in which the two can lie, each is as likely as any other.
#[test]
fn each_way_in_which_cards_can_lie_comes_as_often() {
    const DRAWS: u64 = 1_000;
    let (game, moves) = nearly_drawn();
    let mut counts = BTreeMap::<String, u32>::new();
    for dealt in dealt_anew(&game, moves, DRAWS) {
        *counts.entry(last_two(&dealt)).or_default() += 1;
    }
    assert_eq!(counts.len(), 10, "{counts:?}");
    let expected = DRAWS as f64 / 10.0;
    let chi_square: f64 =
        counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    // With nine degrees of freedom it is larger once in a thousand times.
    assert!(chi_square < 27.9, "{chi_square}: {counts:?}");
}

#[test]
fn there_has_to_be_such_a_seat() {
    let game = tranquility::play::play(30).record;
    let mut dice = Seed::new([5; 32]).dice(0);
    let refused = record::deal_anew(&text(&begun(&game, 2)), Seat::at(4), &mut dice).unwrap_err();
    assert_eq!(refused.code.as_str(), "no_such_seat");
}
