//! Set-up (T-1): the deal, and what chance decides before the first turn.

use super::{
    Chance, HAND_LIMIT, Tranquility,
    board::{Board, Phase},
    card::{Card, FINISHES, ISLANDS},
    event::Event,
    modules::{
        contest::{Contest, ROW_CARDS},
        day_night::{COMPASSES, Sides},
        explorer::Explorer,
        storms::Storms,
    },
    options::{Grid, Options, Rocks},
    readings::{FIRST_TO_DRAW, STORMS_PER_COLOUR, may_be_first},
    sea::{
        Sea,
        layout::{CellSet, ROWS},
    },
    turn::agenda::Task,
    wire::log::LogLine,
};
use crate::{
    Dice, Game, Refusal, Seat, SeatSet,
    chance::{pick, shuffle},
    core::lists::{List, Lists},
    core::present,
    refuse, small,
};
use serde::{Deserialize, Serialize};

/// How the cards lie after T-1.2, before any seat draws. Piles are listed top card first.
///
/// None of this has a `Debug` form, so that it gets into no log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Deal {
    /// Of the competition.
    Contest(ContestDeal),
    /// Of all other grids.
    Piles(PilesDeal),
}

/// The cards dealt out as draw piles.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilesDeal {
    /// Each seat's draw pile.
    pub draw_piles: Vec<Vec<Card>>,
    /// The islands taken out unseen.
    pub removed: Vec<Card>,
    /// The row with the rocks, in games with rocks.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub rocks: Option<u8>,
    /// The explorer pile of the pyramid.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub explorer: Option<Vec<Card>>,
}

/// The cards of the competition (T-13.1).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestDeal {
    /// The open row, the card farthest from the pile first.
    pub row: Vec<Card>,
    /// The common pile.
    pub pile: Vec<Card>,
    /// The first hands.
    pub hands: Vec<Vec<Card>>,
}

pub(in crate::tranquility) fn islands() -> Vec<Card> {
    (1..=ISLANDS).map(Card::Island).collect()
}

/// The cards that are dealt out besides the islands (T-1.2, T-9.4, T-10.1, T-11.2, T-12.1).
pub(in crate::tranquility) fn other_cards(options: &Options) -> Vec<Card> {
    let finishes =
        if matches!(options.grid, Grid::Pyramid | Grid::Competition) { 0 } else { FINISHES };
    let storms = if options.storms { STORMS_PER_COLOUR } else { 0 };
    let compasses = if options.grid == Grid::DayNight { COMPASSES } else { 0 };
    let mut cards = Vec::new();
    for (card, count) in [
        (Card::Compass, compasses),
        (Card::Finish, finishes),
        (Card::Monster, options.monsters.into()),
        (Card::Orange, storms),
        (Card::Purple, storms),
        (Card::Wild, options.wild.into()),
        (Card::Yellow, storms),
    ] {
        cards.extend(vec![card; count]);
    }
    cards
}

fn are_the_same(mut cards: Vec<Card>, mut others: Vec<Card>) -> bool {
    cards.sort_unstable();
    others.sort_unstable();
    cards == others
}

impl Deal {
    /// Deals at random (T-1.1, T-1.2, T-13.1).
    pub(in crate::tranquility) fn random(
        options: &Options,
        seats: usize,
        dice: &mut dyn Dice,
    ) -> Deal {
        if options.grid == Grid::Competition {
            Deal::Contest(ContestDeal::random(dice))
        } else {
            Deal::Piles(PilesDeal::random(options, seats, dice))
        }
    }

    /// Checks that this is a deal of the game with those options.
    ///
    /// # Errors
    /// The clause of the set-up that it breaks.
    pub(in crate::tranquility) fn check(
        &self,
        options: &Options,
        seats: usize,
    ) -> Result<(), Refusal> {
        match (self, options.grid) {
            (Deal::Contest(deal), Grid::Competition) => deal.check(),
            (Deal::Contest(_), _) => {
                refuse!(NotADeal, "T-1.2", "The cards are dealt out as draw piles.")
            }
            (Deal::Piles(_), Grid::Competition) => {
                refuse!(NotADeal, "T-13.1", "The cards are dealt out as hands, a row and a pile.")
            }
            (Deal::Piles(deal), _) => deal.check(options, seats),
        }
    }
}

impl PilesDeal {
    fn random(options: &Options, seats: usize, dice: &mut dyn Dice) -> PilesDeal {
        let mut cards = islands();
        shuffle(dice, &mut cards);
        let removed = cards.split_off(cards.len() - usize::from(options.removed));
        cards.extend(other_cards(options));
        shuffle(dice, &mut cards);

        let mut order: Vec<usize> = (0..seats).collect();
        shuffle(dice, &mut order);
        let mut sizes = vec![cards.len() / seats; seats];
        for seat in order.iter().take(cards.len() % seats) {
            sizes[*seat] += 1;
        }
        let mut cards = cards.into_iter();
        let draw_piles =
            sizes.into_iter().map(|size| cards.by_ref().take(size).collect()).collect();
        let has_rocks = options.rocks != Rocks::Off;
        PilesDeal {
            draw_piles,
            removed,
            rocks: has_rocks.then(|| small(dice.below(ROWS.into()))),
            explorer: (options.grid == Grid::Pyramid).then(|| {
                let mut pile = Explorer::cards(options);
                shuffle(dice, &mut pile);
                pile
            }),
        }
    }

    fn check(&self, options: &Options, seats: usize) -> Result<(), Refusal> {
        if self.removed.len() != usize::from(options.removed) {
            refuse!(NotADeal, "T-1.1", "The number of removed islands is not that of the options.");
        }
        if self.removed.iter().any(|card| card.number().is_none()) {
            refuse!(NotADeal, "T-1.1", "Only islands can be removed.");
        }
        if self.draw_piles.len() != seats {
            refuse!(NotADeal, "T-1.2", "There must be one draw pile per seat.");
        }
        let dealt: Vec<Card> =
            self.draw_piles.iter().flatten().chain(&self.removed).copied().collect();
        let mut cards = islands();
        cards.extend(other_cards(options));
        if !are_the_same(dealt, cards) {
            refuse!(NotADeal, "T-1.2", "The cards are not those of the game.");
        }
        let sizes = || self.draw_piles.iter().map(Vec::len);
        if sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0) > 1 {
            refuse!(NotADeal, "T-1.2", "The cards must be dealt out as evenly as possible.");
        }
        match (self.rocks, options.rocks) {
            (None, Rocks::Off) => {}
            (Some(row), Rocks::Manual | Rocks::Auto) if row < ROWS => {}
            _ => refuse!(NotADeal, "T-6.1", "Rocks lie beside one row where they are in play."),
        }
        match (&self.explorer, options.grid) {
            (None, grid) if grid != Grid::Pyramid => Ok(()),
            (Some(pile), Grid::Pyramid) if are_the_same(pile.clone(), Explorer::cards(options)) => {
                Ok(())
            }
            _ => refuse!(NotADeal, "T-11.2", "The explorer pile is not that of the game."),
        }
    }
}

impl ContestDeal {
    fn random(dice: &mut dyn Dice) -> ContestDeal {
        let mut cards = islands();
        shuffle(dice, &mut cards);
        let mut cards = cards.into_iter();
        let mut take = |count| cards.by_ref().take(count).collect::<Vec<_>>();
        let hands = vec![take(HAND_LIMIT), take(HAND_LIMIT)];
        let row = take(ROW_CARDS);
        ContestDeal { hands, row, pile: cards.collect() }
    }

    fn check(&self) -> Result<(), Refusal> {
        let sizes = self.hands.iter().map(Vec::len);
        if !sizes.eq([HAND_LIMIT; 2]) || self.row.len() != ROW_CARDS {
            refuse!(NotADeal, "T-13.1", "Both hands and the row have five cards.");
        }
        let parts = self.hands.iter().chain([&self.row, &self.pile]);
        if !are_the_same(parts.flatten().copied().collect(), islands()) {
            refuse!(NotADeal, "T-13.1", "The cards are not those of the game.");
        }
        Ok(())
    }
}

impl Tranquility {
    /// Lays the table for a checked deal; each seat draws its first hand (T-1.3).
    pub(in crate::tranquility) fn first_hands(
        options: &Options,
        seats: usize,
        deal: &Deal,
        events: &mut impl Extend<Event>,
    ) -> Tranquility {
        let mut game = Tranquility {
            board: Board {
                options: options.clone(),
                seats: small(seats),
                sea: Sea::of(options.grid),
                gone: Vec::new(),
                start: None,
                phase: Phase::FirstDue,
                stuck: false,
                agenda: List::new(),
                active: Seat(0),
                turns: 0,
                conceded: SeatSet::default(),
                rocks: None,
                known_monsters: SeatSet::default(),
                storms: Storms::new(seats, options.storms),
                explorer: Explorer::default(),
                sides: Sides::default(),
                contest: None,
                shared_discards: Vec::new(),
            },
            hands: Lists::new(seats),
            piles: Lists::new(seats),
            discards: Lists::new(seats),
            removed: List::new(),
            stock: List::new(),
            gifts: (0..seats).map(|_| None).collect(),
        };
        match deal {
            Deal::Piles(deal) => {
                let face_down = deal.draw_piles.iter().map(|pile| pile.iter().rev().copied());
                game.piles = face_down.collect();
                game.removed = deal.removed.iter().copied().collect();
                game.board.rocks = deal.rocks;
                game.stock = deal.explorer.iter().flatten().rev().copied().collect();
                game.plan([Task::PickFirst].into_iter());
                if options.has_start() {
                    game.plan([Task::ShuffleStarts].into_iter());
                }
                game.plan(FIRST_TO_DRAW.round(seats).map(Task::Refill));
            }
            Deal::Contest(deal) => {
                game.hands = deal.hands.iter().cloned().collect();
                for seat in Seat::all(seats) {
                    events.extend((0..HAND_LIMIT).map(|_| Event::Drew { seat }));
                }
                game.hands.iter_mut().for_each(|hand| hand.sort_unstable());
                game.stock = deal.pile.iter().rev().copied().collect();
                let row = deal.row.iter().copied().collect();
                game.board.contest = Some(Contest { row, second: CellSet::default() });
                game.plan([Task::PickFirst].into_iter());
            }
        }
        game.proceed(events);
        game
    }

    pub(in crate::tranquility) fn draw_set_up_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        match self.board.phase {
            Phase::StartsDue => Some(Chance::StartAt(
                self.piles.iter().map(|pile| small(dice.index(pile.len() + 1))).collect(),
            )),
            Phase::FirstDue => pick(dice, &self.possible_first_seats()).map(Chance::First),
            _ => None,
        }
    }

    pub(in crate::tranquility) fn apply_set_up_chance(
        &mut self,
        chance: &Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        match (&self.board.phase, chance) {
            (Phase::StartsDue, Chance::StartAt(positions)) => {
                let fits = positions.len() == self.piles.len()
                    && positions
                        .iter()
                        .zip(self.piles.iter())
                        .all(|(at, pile)| usize::from(*at) <= pile.len());
                if !fits {
                    refuse!(
                        ImpossibleChance,
                        "T-1.4",
                        "Each pile takes one start card, somewhere within it.",
                    );
                }
                for (seat, at) in positions.iter().enumerate() {
                    let place = self.piles[seat].len() - usize::from(*at);
                    self.piles.insert(seat, place, Card::Start);
                }
                events.extend(Seat::all(self.seats()).map(|seat| Event::StartDealt { seat }));
                self.proceed(events);
                Ok(())
            }
            (Phase::FirstDue, Chance::First(seat)) => {
                if !self.possible_first_seats().contains(seat) {
                    refuse!(
                        ImpossibleChance,
                        "T-1.5",
                        "The first seat is one with the fewest cards in its pile.",
                    );
                }
                events.extend([Event::Told(LogLine::First { seat: *seat })]);
                self.begin_turn(*seat, events);
                Ok(())
            }
            (Phase::StartsDue, _) => {
                refuse!(ImpossibleChance, "T-1.4", "The start cards are shuffled in first.")
            }
            (Phase::FirstDue, _) => {
                refuse!(ImpossibleChance, "T-1.5", "The first seat is to be drawn.")
            }
            (Phase::RocksDue, _) => refuse!(ImpossibleChance, "T-6.1", "The rocks are to move."),
            (Phase::Over(_), _) => refuse!(ImpossibleChance, "T-8", "The game is over."),
            _ => refuse!(ImpossibleChance, "T-2.1", "Nothing is left to chance now."),
        }
    }

    /// The seats with the fewest cards in their draw pile (T-1.5).
    fn possible_first_seats(&self) -> Vec<Seat> {
        let fewest = self.piles.iter().map(<[Card]>::len).min();
        Seat::all(self.seats())
            .filter(|seat| {
                let has_fewest = Some(self.piles[seat.index()].len()) == fewest;
                may_be_first(self.board.contest.is_some(), has_fewest)
            })
            .collect()
    }
}
