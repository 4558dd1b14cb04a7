//! What happened, in figures. Everything here is public when the game is over; while it is going on
//! the cards of the start are not, so that the statistics of a running game are secret.

use super::{
    near_miss::NearMiss,
    stories::{Story, Watch},
};
use crate::Counted;
use rules::{
    Game, Hidden, LossReason, Outcome, Seat,
    core::game::newest,
    small,
    tranquility::{
        Action, Tranquility,
        board::Phase,
        card::Card,
        turn::start::{NEEDED, UNSEEN},
        wire::log::{Found, LogLine},
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What happened up to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityStatistics")]
pub struct Statistics {
    /// What each seat did.
    pub seats: Vec<SeatFigures>,
    /// How many cells held islands before the first action, and after each.
    pub growth: Vec<u8>,
    /// How many cells there are.
    pub cells: u8,
    /// The start card and the eight cards that it cost, once they are given.
    pub start: Option<StartFigures>,
    /// What was wanting, in a game that was lost and not conceded.
    pub shortfall: Option<Shortfall>,
    /// How close it came, where it was lost.
    pub near_miss: Option<NearMiss>,
    /// What is worth telling besides.
    pub stories: Vec<Story>,
}

/// What a seat did. Every card that it drew and that has left its hand by its own doing is counted
/// once, but for start, finish and monsters, which are played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilitySeatFigures")]
pub struct SeatFigures {
    /// The turns in which it acted.
    pub turns: u8,
    /// The islands it placed (wilds in their place too), those included that left the grid later.
    pub placed: u8,
    /// The islands it took off the grid with monsters.
    pub monsters: u8,
    /// The cards it paid with, for rocks on the way included.
    pub paid: u8,
    /// The cards it gave for the start.
    pub given: u8,
    /// The other cards that came onto its discard pile.
    pub discarded: u8,
    /// Its points for runs of its own islands.
    pub runs: u8,
    /// The cards in its hand.
    pub hand: u8,
    /// The cards in its draw pile.
    pub pile: u8,
}

/// How the start was paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StartFigures {
    /// Who played the start card.
    pub seat: Seat,
    /// What each seat gave.
    pub gifts: Vec<GiftFigures>,
}

/// What a seat gave for the start (T-4.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GiftFigures {
    pub hand: Vec<Card>,
    /// The cards of its draw pile, which it gave unseen.
    pub pile: Vec<Card>,
}

impl GiftFigures {
    /// How many cards it is.
    fn count(&self) -> u8 {
        small(self.hand.len() + self.pile.len())
    }
}

/// What was wanting for the game to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "TranquilityShortfall")]
pub enum Shortfall {
    /// A legal action.
    Action {
        /// The seat that had none.
        seat: Seat,
        /// The cards it held: monsters, and at most one card that can be discarded, since two
        /// could have been. Nothing was left to pay with.
        hand: Vec<HeldCard>,
    },
    /// Cards for the start.
    Gifts {
        /// How many were needed.
        needed: u8,
        /// How many each seat could give.
        could: Vec<u8>,
    },
}

/// A card for which there was no place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TranquilityHeldCard")]
pub struct HeldCard {
    pub card: Card,
    /// What it would have cost where it is cheapest; `None` where it can go nowhere.
    pub cost: Option<u8>,
}

/// What the statistics need and the log does not tell.
#[derive(Clone, Default)]
pub struct Tally {
    /// How many cells held islands after each action.
    growth: Vec<u8>,
    /// What each seat picked to give for the start, and whether two cards of its draw pile go with it.
    picked: Vec<(Seat, Vec<Card>, bool)>,
    /// What each seat gave for the start, once all have.
    gifts: Vec<GiftFigures>,
    /// What is worth telling.
    watch: Watch,
}

impl Counted for Tranquility {
    fn is_turn(line: &LogLine) -> bool {
        Deed::of(line).is_some_and(|deed| deed.is_turn)
    }

    type Tally = Tally;
    type Statistics = Statistics;

    fn count(&self, tally: &mut Tally, seat: Seat, action: &Action, events: &[LogLine]) {
        tally.growth.push(self.figures().placed);
        if let Action::Give { cards, from_pile } = action {
            tally.picked.push((seat, cards.clone(), *from_pile));
        }
        if events.iter().any(|line| matches!(line, LogLine::Given { .. })) {
            tally.picked.sort_unstable_by_key(|(seat, ..)| *seat);
            tally.gifts = tally.picked.drain(..).map(|gift| gift_figures(self, gift)).collect();
        }
        tally.watch.note(self, events);
    }

    fn statistics(&self, log: &[LogLine], tally: &Tally) -> Statistics {
        let seats = Seat::all(self.seats());
        let gifts: Vec<u8> = tally.gifts.iter().map(GiftFigures::count).collect();
        let (shortfall, stories) = (shortfall(self), tally.watch.stories(self, &gifts));
        Statistics {
            near_miss: NearMiss::of(self, shortfall.as_ref(), &stories),
            stories,
            seats: seats.map(|seat| seat_figures(self, seat, log, tally)).collect(),
            growth: [0].iter().chain(&tally.growth).copied().collect(),
            cells: self.board().sea.layout().cells,
            start: start_figures(log, tally),
            shortfall,
        }
    }
}

/// What a seat has just given: the cards of its draw pile came onto its discard pile last.
fn gift_figures(
    game: &Tranquility,
    (seat, hand, from_pile): (Seat, Vec<Card>, bool),
) -> GiftFigures {
    let discards = game.discards_of(seat);
    let unseen = if from_pile { UNSEEN.into() } else { 0 };
    GiftFigures { hand, pile: newest(discards, unseen).to_vec() }
}

fn seat_figures(game: &Tranquility, seat: Seat, log: &[LogLine], tally: &Tally) -> SeatFigures {
    let mut figures = SeatFigures {
        given: tally.gifts.get(seat.index()).map_or(0, GiftFigures::count),
        runs: game.points_for_runs(seat),
        hand: small(game.sight(seat).hand().len()),
        pile: small(game.sight(seat).pile_size(seat)),
        ..SeatFigures::default()
    };
    for deed in log.iter().filter_map(Deed::of).filter(|deed| deed.seat == seat) {
        figures.turns += u8::from(deed.is_turn);
        figures.placed += u8::from(deed.places);
        figures.monsters += u8::from(deed.is_monster);
        figures.discarded += deed.discards;
    }
    let rest = figures.given + figures.discarded;
    figures.paid = small(game.discards_of(seat).len()).saturating_sub(rest);
    figures
}

/// How many cards that can finish the game (finishes and wilds) lie in hands, draw piles and the
/// explorer pile.
pub(super) fn finishes_left(game: &Tranquility) -> u8 {
    let finishes = |card: &Card| matches!(card, Card::Finish | Card::Wild);
    small(game.cards_in_play().filter(finishes).count())
}

fn shortfall(game: &Tranquility) -> Option<Shortfall> {
    match &game.board().phase {
        Phase::Over(Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(seat) }) => {
            Some(Shortfall::Action {
                seat: *seat,
                hand: game
                    .sight(*seat)
                    .hand()
                    .iter()
                    .map(|card| held(game, *seat, *card))
                    .collect(),
            })
        }
        Phase::Over(Outcome::Lost { reason: LossReason::StartUnpayable, .. }) => {
            let seats = Seat::all(game.seats());
            let could = seats.map(|seat| game.can_give(seat)).collect();
            Some(Shortfall::Gifts { needed: NEEDED, could })
        }
        _ => None,
    }
}

fn held(game: &Tranquility, seat: Seat, card: Card) -> HeldCard {
    let hand = game.sight(seat).hand();
    let spots = game.board().spots_up_to(seat, hand, u8::MAX).filter(|spot| spot.card == card);
    HeldCard { card, cost: spots.map(|spot| spot.stretch.cost).min() }
}

fn start_figures(log: &[LogLine], tally: &Tally) -> Option<StartFigures> {
    let seat = log.iter().find_map(|line| match line {
        LogLine::Start { seat } => Some(*seat),
        _ => None,
    })?;
    let gifts = tally.gifts.clone();
    (!gifts.is_empty()).then_some(StartFigures { seat, gifts })
}

/// What a log line says of a seat's cards.
struct Deed {
    seat: Seat,
    /// Whether it was the action of a turn.
    is_turn: bool,
    /// Whether an island came onto the grid.
    places: bool,
    /// Whether a monster took one off.
    is_monster: bool,
    /// How many cards came onto the discard pile, payments apart.
    discards: u8,
}

impl Deed {
    fn of(line: &LogLine) -> Option<Deed> {
        let turn = |seat: &Seat, discards| Deed {
            seat: *seat,
            is_turn: true,
            places: false,
            is_monster: false,
            discards,
        };
        let deed = match line {
            LogLine::Place { seat, .. } => Deed { places: true, ..turn(seat, 0) },
            LogLine::Explore { seat, found: Found::Storm, .. } => turn(seat, 0),
            LogLine::Explore { seat, found: Found::Monster, .. } => turn(seat, 1),
            LogLine::Explore { seat, .. } => Deed { places: true, ..turn(seat, 0) },
            LogLine::Monster { seat, .. } => Deed { is_monster: true, ..turn(seat, 0) },
            LogLine::Start { seat } | LogLine::Finish { seat } | LogLine::Pass { seat } => {
                turn(seat, 0)
            }
            LogLine::Discard { seat } => turn(seat, 2),
            LogLine::DiscardHand { seat, count } => turn(seat, *count),
            LogLine::ClearStorm { seat, .. } | LogLine::TurnOver { seat, .. } => turn(seat, 1),
            LogLine::SwapHand { seat, revealed, .. } => turn(seat, small(revealed.len())),
            LogLine::KeepRocks { seat } => Deed { is_turn: false, ..turn(seat, 2) },
            LogLine::Reduce { seat, count } => Deed { is_turn: false, ..turn(seat, *count) },
            LogLine::First { .. }
            | LogLine::Given { .. }
            | LogLine::Concede { .. }
            | LogLine::FinishBack { .. }
            | LogLine::MoveRocks { .. }
            | LogLine::RocksGone {}
            | LogLine::Storm { .. }
            | LogLine::Blow { .. }
            | LogLine::Compass {}
            | LogLine::SpendCompass { .. }
            | LogLine::ReplaceCompass { .. }
            | LogLine::TurnHands { .. }
            | LogLine::TakeFromRow { .. } => return None,
        };
        Some(deed)
    }
}
