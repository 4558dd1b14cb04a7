//! What a viewer may know, and the positions that are drawn by it.

use super::{
    table::*,
    walk::{all_cards, settings},
};
use crate::{
    Game, Hidden, Logged, Seat, Seed, Viewer,
    core::cards::without,
    properties::hiding::{self, check_drawn, follow},
    testing::{line, permute},
    tranquility::{
        Action, Card, Options, Setup, Tranquility, board::Phase, event::Token,
        hidden::facts::Place, options::Grid,
    },
};
use proptest::prelude::*;

/// What the rules make public of hidden cards, checked by looking at them: `None` if all is well.
pub fn contradiction(game: &Logged<Tranquility>) -> Option<&'static str> {
    let board = &game.board;
    let is_pyramid = board.options.grid == Grid::Pyramid;
    let kept = |card: &Card| matches!(card, Card::Compass | Card::Finish | Card::Wild);
    for seat in Seat::all(game.seats()) {
        let place = seat.index();
        let (hand, pile) = (game.hand(seat), &game.piles[place]);
        let can = game.facts().of(seat);
        let discards = (0..).zip(&game.discards[place]);
        let is_unseen = |place: &u8| board.unseen_discards(seat).any(|unseen| unseen == *place);
        let seen = discards.filter(|(place, _)| !is_unseen(place));
        let own: Vec<Card> = seen.map(|(_, card)| *card).chain(hand.iter().copied()).collect();
        let count = |cards: &[Card], card| cards.iter().filter(|it| **it == card).count();
        let monsters = count(hand, Card::Monster);
        let start = match count(hand, Card::Start) {
            0 => (count(&own, Card::Start) > 0).then_some(Place::Discards),
            _ => Some(Place::Hand),
        };
        let taken = |card: &Card| {
            card.storm().is_some() || board.options.grid == Grid::DayNight && *card == Card::Compass
        };
        if usize::from(can.size) != hand.len() {
            return Some("a hand has more or fewer cards than came");
        }
        if own.iter().any(taken) {
            return Some("a storm or a compass was taken");
        }
        if count(&own, Card::Monster) > monsters {
            return Some("a monster was discarded");
        }
        if board.known_monsters.contains(seat) && monsters == 0
            || !is_pyramid && !can.allows(start, monsters)
        {
            return Some("a hand holds more or fewer monsters than it can, or a start card");
        }
        let starts = [hand, pile, &game.discards[place]].map(|cards| count(cards, Card::Start));
        if !is_pyramid && starts.iter().sum::<usize>() != usize::from(can.has_start) {
            return Some("a start card is not with its seat");
        }
        let tokens: Vec<Token> = can.trail.tokens().collect();
        let missing = |token: &Token| matches!(token, Token::Known(card) if !own.contains(card));
        if tokens.iter().any(missing) {
            return Some("a card that was seen is gone");
        }
        let open = board.open_discards(seat).filter(|(_, card)| kept(card)).count();
        let islands =
            tokens.iter().filter(|it| matches!(it, Token::Known(Card::Island(_)))).count();
        if is_pyramid
            && (own.iter().filter(|card| kept(card)).count() != tokens.len() - islands + open
                || own.iter().chain(pile).any(|card| card.number().is_none() && !kept(card)))
        {
            return Some("a seat has other cards than it has kept");
        }
        if let Phase::Pledging(window) | Phase::Giving(window) = &board.phase
            && window.pledged(seat) > window.can_give(seat, hand)
        {
            return Some("a seat cannot give what it has pledged");
        }
        if game.gifts[place].as_ref().is_some_and(|gift| {
            gift.cards.iter().any(|card| !hand.contains(card) || !card.is_discardable())
        }) {
            return Some("a gift is not in the hand");
        }
    }
    let idle = board.phase == Phase::Turn
        && board.contest.is_none()
        && !board.can_act(board.active, game.hand(board.active));
    (idle != board.is_stuck()).then_some("the active seat can act or it cannot")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn what_is_drawn_looks_the_same_and_is_possible(setting in settings()) {
        setting.walk(|game, dice| {
            if game.outcome().is_none() {
                assert_eq!(contradiction(game), None, "the game itself");
            }
            for viewer in Viewer::all(setting.seats) {
                let drawn = check_drawn(game, viewer, dice);
                assert_eq!(all_cards(&drawn), all_cards(game), "other cards");
                if game.outcome().is_none() {
                    assert_eq!(contradiction(&drawn), None, "{viewer:?}");
                }
            }
        });
    }
}

/// A turn, as the others see it.
#[derive(Clone)]
enum Turn {
    /// A card is shown, and nothing else happens to the hand.
    Open(Action),
    /// A wild is placed as that number into a cell, for one card (T-9.4).
    Wild(u8, u8),
    /// Two cards are discarded.
    Discard,
    /// A card is paid when the explorer card is known (T-11.4).
    Pay,
}

/// Every way in which a seat can take such a turn.
fn ways(game: &Tranquility, turn: &Turn) -> Vec<Action> {
    let mut payable = game.hand(game.board.active).to_vec();
    payable.retain(|card| card.is_discardable());
    match turn {
        Turn::Open(action) => vec![action.clone()],
        Turn::Wild(number, cell) => {
            let paid = without(&payable, Card::Wild).into_iter();
            paid.map(|card| place_wild(*number, *cell, &card.to_string())).collect()
        }
        Turn::Pay => payable.iter().map(|card| Action::Pay { cards: vec![*card] }).collect(),
        Turn::Discard => {
            let pairs = (0..payable.len()).flat_map(|one| (0..one).map(move |other| [one, other]));
            let cards = pairs.map(|pair| pair.map(|place| payable[place]));
            cards.map(|cards| Action::Discard { cards }).collect()
        }
    }
}

/// All positions to which those turns can lead, from every way in which the cards of hands and piles,
/// and those taken out, can lie at the beginning.
fn ends(setup: &Setup, turns: &[Turn]) -> Vec<Logged<Tranquility>> {
    let starts = |cards: &[Card]| cards.contains(&Card::Start);
    let mut pool: Vec<Card> = setup.hands.iter().chain(&setup.piles).flatten().copied().collect();
    pool.extend(&setup.removed);
    pool.extend(&setup.stock);
    let mut ends = Vec::new();
    permute(&mut pool, 0, &mut |order| {
        let mut order = order.iter().copied();
        let mut dealt = setup.clone();
        let Setup { hands, piles, removed, stock, .. } = &mut dealt;
        let places = hands.iter_mut().chain(piles).chain([removed, stock]);
        places.flatten().zip(&mut order).for_each(|(place, card)| *place = card);
        let own = |seat: usize, setup: &Setup| {
            starts(&setup.hands[seat]) || setup.piles.get(seat).is_some_and(|pile| starts(pile))
        };
        let own_starts = (0..setup.hands.len()).all(|seat| own(seat, &dealt) == own(seat, setup));
        if !own_starts || !can_lie(&dealt) {
            return;
        }
        ends.extend(follow(dealt.into(), turns, ways));
    });
    ends.retain(|game| game.outcome().is_none());
    ends
}

/// Whether islands alone were taken out (T-1.1), and dealt out in the pyramid, where none is explored and a
/// hand keeps some of what is (T-11.2, T-11.3).
fn can_lie(setup: &Setup) -> bool {
    let is_island = |card: &Card| card.number().is_some();
    let is_kept = |card: &Card| matches!(card, Card::Compass | Card::Finish | Card::Wild);
    let Setup { options, hands, piles, removed, stock, .. } = setup;
    removed.iter().all(is_island)
        && (options.grid != Grid::Pyramid
            || piles.iter().flatten().all(is_island)
                && !stock.iter().any(is_island)
                && hands.iter().flatten().all(|card| is_island(card) || is_kept(card)))
}

/// How the cards lie, as text; the order of discards, in which hands are discarded, does not count.
fn key(game: &Tranquility) -> String {
    let mut discards = game.discards;
    discards.iter_mut().for_each(<[Card]>::sort_unstable);
    let places = game.hands.iter().chain(game.piles.iter()).chain(discards.iter());
    places.chain([&game.removed[..], &game.stock]).map(line).collect::<Vec<_>>().join(", ")
}

/// Checks that every position is drawn to which the turns can lead, and no other. The viewer sees what it
/// would see of the first end.
#[track_caller]
fn check_reached(setup: &Setup, turns: &[Turn], viewer: Viewer, draws: u64) {
    let ends = ends(setup, turns);
    let known = ends.first().expect("an end").known(viewer);
    hiding::check_reached(&ends, &known, viewer, key, draws);
}

pub fn monsters() -> Options {
    Options { monsters: 3, ..Options::default() }
}

/// Monsters stay in a hand that lays cards away, so that it is ever more likely to hold them.
#[test]
fn monsters_are_all_drawn() {
    let late = late(["10 monster 30", "40 | 50 60"]).with(monsters());
    let setup = late.islands([(0, 1)]).setup(0);
    check_reached(&setup, &[], Viewer::Spectator, 4_000);
    check_reached(&setup, &[Turn::Discard], Viewer::Spectator, 4_000);
    check_reached(&setup, &[Turn::Discard], Viewer::Seat(Seat(1)), 4_000);
    // One of perhaps two is played.
    let late = self::late(["monster 30 | monster 50", "40 | 60"]).with(monsters());
    let setup = late.islands([(0, 1)]).setup(0);
    check_reached(&setup, &[Turn::Open(monster(0))], Viewer::Spectator, 8_000);
    let shown = [Turn::Open(place(10, 5, "")), Turn::Discard];
    let late = self::late(["10 monster 30", "40 50 | 60"]).with(monsters());
    check_reached(&late.setup(0), &shown, Viewer::Spectator, 6_000);
}

/// Each seat's start card is among its own cards; seat 0 had none when it discarded.
#[test]
fn start_cards_are_all_drawn() {
    let late = late(["10 20 | start 30", "40 50 | start"]).not_started();
    let setup = late.setup(0);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        check_reached(&setup, &[Turn::Discard], viewer, 6_000);
    }
    check_reached(&setup, &[Turn::Discard, Turn::Discard], Viewer::Spectator, 6_000);
}

/// A card of the hand cannot be the start card and a monster, and a monster is not discarded with it.
#[test]
fn start_cards_and_monsters_are_all_drawn_together() {
    let late = late(["10 | 30", "40 start | monster 50"]).with(monsters()).not_started();
    check_reached(&late.clone().setup(0), &[], Viewer::Spectator, 12_000);
    check_reached(&late.setup(0), &[], Viewer::Seat(Seat(0)), 6_000);
    let late = self::late(["10 | 30", "40 50 | start monster"]).with(monsters()).not_started();
    check_reached(&late.setup(1), &[Turn::Discard], Viewer::Spectator, 12_000);
}

/// What was taken out is islands alone.
#[test]
fn removed_islands_are_all_drawn() {
    let options = Options { removed: 4, ..Options::default() };
    let mut setup = late(["10 finish", "30 | wild"]).with(options).setup(0);
    setup.options.wild = 2;
    setup.removed = cards("40 50");
    check_reached(&setup, &[], Viewer::Spectator, 6_000);
}

/// What seats are likely to discard is rather among the discards than taken out.
#[test]
fn likely_cards_are_drawn_for_the_discards() {
    let options = Options { removed: 4, ..Options::default() };
    let mut setup = late(["10 20 30 | 31", "40 41 | 50"]).with(options).setup(0);
    setup.removed = cards("60 70");
    let mut game = Logged::from(setup);
    game.apply(Seat(0), &discard("10 20")).unwrap();
    let known = game.known(Viewer::Spectator);
    let likely = cards("50 70");
    let likelihood = |card: Card| if likely.contains(&card) { 1.0 } else { 1e-12 };
    for number in 0..20 {
        let mut dice = Seed::new([1; 32]).dice(number);
        let mut drawn = Tranquility::sample_by(&known, &likelihood, &mut dice);
        drawn.discards[0].sort_unstable();
        assert_eq!(drawn.discards[0], likely);
        assert_eq!(drawn.seen(Viewer::Spectator), known.seen);
    }
}

/// Islands are left for what was taken out, however unlikely the other cards are to be discarded.
#[test]
fn no_more_islands_are_discarded_than_there_are() {
    let options = Options { removed: 4, ..Options::default() };
    let mut setup = late(["10 finish finish", "finish finish"]).with(options).setup(0);
    setup.removed = cards("60 70");
    let mut game = Logged::from(setup);
    game.apply(Seat(0), &discard("10 finish")).unwrap();
    let known = game.known(Viewer::Spectator);
    let likelihood = |card: Card| if card == Card::Finish { 1e-12 } else { 1.0 };
    for number in 0..20 {
        let drawn =
            Tranquility::sample_by(&known, &likelihood, &mut Seed::new([1; 32]).dice(number));
        let finishes = drawn.discards[0].iter().filter(|card| **card == Card::Finish).count();
        assert_eq!((finishes, drawn.removed.len(), drawn.stock.len()), (1, 2, 0));
        assert_eq!(drawn.seen(Viewer::Spectator), known.seen);
    }
}

/// The only card of the active seat is one that it can play (T-2.4).
#[test]
fn a_last_card_that_can_be_played_is_drawn_wherever_it_can_be() {
    let setup = late(["30", "finish 21"]).islands([(0, 20), (35, 60)]).setup(0);
    check_reached(&setup, &[], Viewer::Spectator, 2_000);
    let mut one = late(["monster 50", "21"]).with(monsters()).setup(0);
    one.removed = cards("60");
    check_reached(&one, &[], Viewer::Spectator, 2_000);
}

/// A seat that was stuck held at most one card but for monsters (T-7.6), and may hold it still.
#[test]
fn monsters_of_a_seat_that_was_stuck_are_all_drawn() {
    let options = Options { storms: true, ..monsters() };
    let late = late(["monster monster 1 | 2 3 4 monster", "30"]).with(options).owned(1);
    let setup = late.purple(0).islands([(5, 7)]).setup(0);
    let turns = [Turn::Open(spend(purple(0))), Turn::Open(monster(5))];
    let viewer = Viewer::Seat(Seat(1));
    check_reached(&setup, &turns[..1], viewer, 8_000);
    check_reached(&setup, &turns, viewer, 8_000);
}

/// Cards that were taken from the row are in the hand or have been discarded (T-13.3).
#[test]
fn cards_that_were_seen_are_all_drawn() {
    let options = Options { grid: Grid::Competition, ..Options::default() };
    let late = late(["1 2 3", "4 5"]).with(options).row("11 12 13 14 15", "16 17");
    let turns = vec![Turn::Discard; 3];
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::AllHands] {
        check_reached(&late.clone().setup(0), &turns, viewer, 8_000);
    }
}

/// A finish card came back, and one of the cards discarded since may be that one, but no monster.
#[test]
fn a_finish_card_that_came_back_is_drawn_wherever_it_can_be() {
    fn with<const SEATS: usize>(hands: [&str; SEATS]) -> Setup {
        late(hands).with(monsters()).islands(full()).setup(0)
    }
    let back = [Turn::Open(FINISH), Turn::Discard];
    // How many monsters there are beside it.
    let setup = with(["finish monster 2 4", "8 10 | monster"]);
    check_reached(&setup, &back, Viewer::Spectator, 8_000);
    check_reached(&setup, &back, Viewer::Seat(Seat(1)), 8_000);
    // The seat had a monster, so that it laid away all others, whatever has come since.
    let setup = with(["finish monster 2 | 4 6", "8 monster"]);
    check_reached(&setup, &back, Viewer::Spectator, 8_000);
    // A monster comes later, and one is played.
    let played = [&back[..], &[Turn::Open(monster(0))]].concat();
    check_reached(&with(["finish monster 2 4 | monster 14"]), &played, Viewer::Spectator, 8_000);
    // The start card, in the hand, among the discards or in the pile.
    let setup = with(["finish start 2 | 4", "monster 8 | 10"]);
    check_reached(&setup, &back, Viewer::Spectator, 8_000);
}

/// Of several cards of a kind any may be the one that is shown, that came back, and that is laid away.
#[test]
fn equal_cards_are_all_drawn() {
    let full = || (0..36).map(|cell| (cell, cell + 1));
    let late = late(["finish finish 40 50 | 60", "monster | 70"]).with(monsters()).islands(full());
    let back = [Turn::Open(FINISH), Turn::Discard];
    check_reached(&late.clone().setup(0), &back, Viewer::Spectator, 12_000);
    check_reached(&late.setup(0), &back, Viewer::AllHands, 8_000);
    let options = Options { wild: 2, ..monsters() };
    let late = self::late(["wild monster 50 60 | wild 70 80"]).with(options).islands(full());
    let back = [Turn::Open(FINISH_WILD), Turn::Discard, Turn::Open(monster(0)), Turn::Wild(1, 0)];
    check_reached(&late.setup(0), &back, Viewer::Spectator, 12_000);
}

/// Cards that were kept from the explorer pile, or came back from a storm, may be paid and discarded.
#[test]
fn cards_from_the_explorer_pile_are_all_drawn() {
    let with = |hand: &str, explored: &str| {
        let options = Options { grid: Grid::Pyramid, ..Options::default() };
        let late = late([hand]).with(options).islands([(14, 30)]);
        late.explorer(explored).setup(0)
    };
    let explore = |number, cell| Turn::Open(self::explore(number, cell));
    let discards = vec![Turn::Discard; 2];
    let kept = [&[explore(31, 15), Turn::Pay], &discards[..]].concat();
    let hand = "31 40 50 60 | 70";
    for turns in [&kept[..2], &kept[..3]] {
        check_reached(&with(hand, "compass finish"), turns, Viewer::Spectator, 8_000);
    }
    let back = [&[explore(31, 15)], &discards[..]].concat();
    for turns in [&back[..2], &back] {
        check_reached(&with(hand, "yellow wild"), turns, Viewer::Spectator, 8_000);
    }
    // One of the others is placed, first or last come; in the end it may be the last but one.
    let placed = [&kept[..3], &[Turn::Open(place(40, 31, ""))]].concat();
    check_reached(
        &with("31 40 50 60 | 70 80", "compass finish"),
        &placed,
        Viewer::Spectator,
        20_000,
    );
    check_reached(&with(hand, "compass finish"), &placed, Viewer::Spectator, 8_000);
    // One of two that were kept is used.
    let mut two = with("20 31 40 50 | 60", "compass wild compass");
    two.islands.clear();
    two.explored = vec![(8, Card::Yellow)];
    let used = [explore(31, 15), Turn::Discard, explore(20, 2), Turn::Open(use_compass(8))];
    check_reached(&two, &used, Viewer::Spectator, 20_000);
}

/// A wild came back from a storm, and the one that is shown later is that one or another that was kept.
#[test]
fn a_wild_that_came_back_is_drawn_wherever_it_can_be() {
    let with = |hand| {
        let options = Options { grid: Grid::Pyramid, ..Options::default() };
        late([hand]).with(options).explorer("wild yellow wild compass").setup(0)
    };
    let wild = |pay| Action::Place { card: Card::Wild, number: Some(70), cell: 29, pay };
    let explore = |number, cell| Turn::Open(self::explore(number, cell));
    let kept = [explore(20, 2), Turn::Open(wild(None)), explore(31, 8), Turn::Discard];
    let mut shown = kept.to_vec();
    shown.insert(3, Turn::Open(place_wild(71, 35, "")));
    check_reached(&with("20 31 40 50"), &shown[..4], Viewer::Spectator, 8_000);
    check_reached(&with("20 31 40 50"), &shown, Viewer::Spectator, 8_000);
    check_reached(&with("20 31 40"), &kept, Viewer::AllHands, 8_000);
}
