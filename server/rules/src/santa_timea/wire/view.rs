//! Views: the public part for all viewers, and the private part of each seat.
//!
//! These types are the only way out of a running game. They are built field by field from public
//! facts; nothing is filtered out of a fuller picture.

use super::log::LogLine;
use crate::{
    Outcome, Seat, Viewable,
    santa_timea::{
        board::{Board, Phase, Winds},
        card::{Card, Direction, WindCard},
        deal::TRICKS,
        hidden::seen::Seen,
        round::{
            score::SeatScore,
            trick::{Count, Standing, Trick, Value},
        },
    },
    small,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SantaTimeaPhase")]
pub enum PhaseName {
    /// The active seat plays a card.
    Trick,
    /// The seats say which triplets they throw off.
    Triplets,
    /// The game has ended.
    Over,
}

/// What all games are like.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaShape")]
pub struct Shape {
    /// How many rounds there are.
    pub rounds: u8,
    /// How many tricks each round has.
    pub tricks: u8,
}

/// The public view.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaPublic")]
pub struct Public {
    /// Where the game stands.
    pub phase: PhaseName,
    /// The seat whose turn it is; none while triplets are chosen.
    pub active: Option<Seat>,
    /// The seats that have something to do now. While triplets are chosen, the others have chosen.
    pub waiting: Vec<Seat>,
    /// The number of the round, from 0; 5 when the game is over.
    pub round: u8,
    /// The number of the trick, from 0; 12 after the last.
    pub trick: u8,
    /// Who leads this trick.
    pub leader: Seat,
    /// The trick that is being played; absent after the last of a round.
    pub table: Option<TrickView>,
    /// The trick before, as it ended; the one of the round before, at the beginning of a round.
    pub last_trick: Option<LastTrickView>,
    /// The face-up wind cards that come after this trick's, the next one first.
    pub forecast: Vec<WindCard>,
    /// The wind cards that will not come this round, for experienced players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_coming: Vec<WindCard>,
    /// How many cards each hand holds.
    pub hands: Vec<u8>,
    /// How many wheel cards are in no hand this round.
    pub undealt: u8,
    /// The wind cards that each seat has taken this round, sorted.
    pub taken: Vec<Vec<WindCard>>,
    /// The wind cards of this round that no seat takes.
    pub set_aside: Vec<WindCard>,
    /// Each seat's victory points.
    pub points: Vec<i32>,
    /// What each seat scored in each round so far.
    pub sheet: Vec<Vec<SeatScore>>,
    /// How many log lines there are in all.
    pub log_length: usize,
    /// The newest log lines, oldest first.
    pub log: Vec<LogLine>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What was hidden, once the game is over.
    pub revealed: Option<Revealed>,
}

/// A trick on the table.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaTrick")]
pub struct TrickView {
    /// The wind card that is at stake, and blows.
    pub wind: WindCard,
    /// How much of their number the cards of each direction count under that wind.
    pub counts: Counts,
    /// The wind cards that go with it, in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<WindCard>,
    /// The cards in the order in which they were played.
    pub cards: Vec<TrickCard>,
    /// Whose card takes the wind card, as things stand: the lowest or the led pirate. None where
    /// no card is left.
    pub lowest: Option<Seat>,
    /// Whose card leads the next trick, as things stand: the highest. Where there is none the leader
    /// stays.
    pub highest: Option<Seat>,
}

/// How much of their number the cards of each direction count (S-3.2).
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaCounts")]
pub struct Counts {
    /// Cards of the north.
    #[serde(rename = "N")]
    pub north: Count,
    /// Cards of the east.
    #[serde(rename = "E")]
    pub east: Count,
    /// Cards of the south.
    #[serde(rename = "S")]
    pub south: Count,
    /// Cards of the west.
    #[serde(rename = "W")]
    pub west: Count,
}

/// The trick before.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaLastTrick")]
pub struct LastTrickView {
    pub round: u8,
    /// Its number in that round.
    pub trick: u8,
    /// How it lay on the table.
    pub table: TrickView,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaTrickCard")]
pub struct TrickCard {
    /// Who played it.
    pub seat: Seat,
    pub card: Card,
    #[serde(flatten)]
    #[ts(flatten)]
    pub worth: Worth,
    /// The numbered card whose value a pirate has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copied: Option<Card>,
    pub standing: StandingName,
}

/// What a card is worth under the wind (S-3.2).
#[derive(Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaWorth")]
pub struct Worth {
    /// A number, whole or with a half; absent for a led pirate and for those that copy it, and for a
    /// pirate in the hand while there is nothing to copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<f32>,
    /// The number by which a zero ranks among zeros; absent for other values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rank: Option<u8>,
}

/// How a card of the trick stands among those played so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SantaTimeaStanding")]
pub enum StandingName {
    /// It counts.
    In,
    /// It is out of the trick.
    Out,
    /// It is the led pirate, which takes the wind card whatever follows.
    LedPirate,
}

/// What was hidden, by rounds as far as they were begun.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaRevealed")]
pub struct Revealed {
    /// The wheel cards that were in no hand, sorted.
    pub undealt: Vec<Vec<Card>>,
    /// The wind cards that did not come, in the order in which they would have.
    pub winds: Vec<Vec<WindCard>>,
}

/// What a seat may see besides the public facts.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaPrivate")]
pub struct Private {
    /// The own hand, sorted by direction and number, pirates last.
    pub hand: Vec<HandCard>,
    /// What the seat may do now.
    pub legal: Legal,
    /// The triplets that the seat has chosen to throw off; absent before and after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chosen: Option<Vec<Direction>>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaHandCard")]
pub struct HandCard {
    pub card: Card,
    /// What it would be worth in this trick; for a pirate, as the next card.
    #[serde(flatten)]
    #[ts(flatten)]
    pub worth: Worth,
}

/// What a seat may do now; what is absent is not legal.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaLegal")]
pub struct Legal {
    /// The different cards that can be played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play: Vec<Card>,
    /// How the trick would stand with each of these, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Then>,
    /// The seat says now which triplets it throws off: any of these directions, or none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub triplets: Option<Vec<Direction>>,
}

/// How a trick would stand with one more card.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaThen")]
pub struct Then {
    /// The seats whose cards would be out of the trick.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Seat>,
    /// Whose card would take the wind card.
    pub lowest: Option<Seat>,
    /// Whose card would lead the next trick.
    pub highest: Option<Seat>,
}

impl Then {
    /// How that trick stands.
    pub(in crate::santa_timea) fn of(trick: &Trick) -> Then {
        let cards = trick.cards().iter().enumerate();
        let out = cards.filter(|(place, played)| trick.standing(*place, played) == Standing::Out);
        Then {
            out: out.map(|(_, played)| played.seat).collect(),
            lowest: trick.lowest().map(|played| played.seat),
            highest: trick.highest().map(|played| played.seat),
        }
    }
}

impl Worth {
    fn of(value: Value) -> Worth {
        match value {
            Value::LedPirate => Worth::default(),
            Value::Zero(number) => Worth { value: Some(0.0), rank: Some(number) },
            Value::Halves(halves) => Worth { value: Some(f32::from(halves) / 2.0), rank: None },
        }
    }
}

impl TrickView {
    fn of(wind: WindCard, carried: &[WindCard], trick: &Trick) -> TrickView {
        let cards = trick.cards().iter().enumerate();
        TrickView {
            wind,
            counts: Counts {
                north: Count::of(Direction::North, wind.direction),
                east: Count::of(Direction::East, wind.direction),
                south: Count::of(Direction::South, wind.direction),
                west: Count::of(Direction::West, wind.direction),
            },
            carried: carried.to_vec(),
            cards: cards
                .map(|(place, played)| TrickCard {
                    seat: played.seat,
                    card: played.card,
                    worth: Worth::of(played.value),
                    copied: if played.card == Card::Pirate { trick.copied(place) } else { None },
                    standing: match trick.standing(place, played) {
                        Standing::In => StandingName::In,
                        Standing::Out => StandingName::Out,
                        Standing::LedPirate => StandingName::LedPirate,
                    },
                })
                .collect(),
            lowest: trick.lowest().map(|played| played.seat),
            highest: trick.highest().map(|played| played.seat),
        }
    }
}

impl Board {
    pub(in crate::santa_timea) fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::Trick => PhaseName::Trick,
            Phase::Triplets => PhaseName::Triplets,
            Phase::Over(_) => PhaseName::Over,
        }
    }
}

impl Viewable for Seen {
    type Public = Public;
    type Private = Private;
    type Line = LogLine;

    fn public(&self) -> Public {
        let Seen { board, .. } = self;
        let table = board.line().first();
        Public {
            phase: board.phase_name(),
            active: board.active_seat(),
            waiting: board.waited_for().iter().collect(),
            round: small(board.sheet.len()),
            trick: board.tricks,
            leader: board.leader,
            table: table.map(|wind| TrickView::of(*wind, &board.carried, &board.trick)),
            last_trick: board.last_trick.as_ref().map(|last| LastTrickView {
                round: last.round,
                trick: last.trick,
                table: TrickView::of(last.wind, &last.carried, &last.cards),
            }),
            forecast: board.line().iter().skip(1).copied().collect(),
            never_coming: board.winds.never.to_vec(),
            hands: self.hands.iter().map(|hand| small(hand.len())).collect(),
            undealt: small(self.undealt.len()),
            taken: board.taken.into(),
            set_aside: board.set_aside.to_vec(),
            points: board.points(),
            sheet: board.sheet.to_vec(),
            log_length: 0,
            log: Vec::new(),
            outcome: board.outcome().cloned(),
            revealed: self.revealed(),
        }
    }

    fn write_log(public: &mut Public, length: usize, newest: &[LogLine]) {
        public.log_length = length;
        public.log = newest.to_vec();
    }

    fn private(&self, seat: Seat) -> Private {
        let legal = self.hand(seat).map(|hand| self.board.legal(seat, hand)).unwrap_or_default();
        Private { legal, ..self.private_without_offers(seat) }
    }

    fn private_without_offers(&self, seat: Seat) -> Private {
        let hand = self.hand(seat).unwrap_or_default().iter();
        let worth = |card: &Card| Worth::of(self.board.trick.value_of_next(*card));
        Private {
            hand: hand.map(|card| HandCard { card: *card, worth: worth(card) }).collect(),
            legal: Legal::default(),
            chosen: self.chosen.get(seat.index()).cloned().flatten(),
        }
    }
}

impl Seen {
    /// What was hidden in the rounds so far, if all lies open.
    fn revealed(&self) -> Option<Revealed> {
        let Seen { board, .. } = self;
        let mut undealt = board.past_undealt.to_vec();
        let mut winds: Vec<Vec<WindCard>> = board
            .past_winds
            .iter()
            .zip(&self.past_piles)
            .map(|(winds, pile)| Some(in_order(winds, pile.open()?)))
            .collect::<Option<_>>()?;
        let (cards, pile) = (self.undealt.open()?, self.pile.open()?);
        if board.outcome().is_none() {
            undealt.push(cards.to_vec());
            let tricks_left = TRICKS.saturating_sub(board.tricks.into());
            winds.push(in_order(&board.winds, pile).split_off(tricks_left));
        }
        Some(Revealed { undealt, winds })
    }
}

/// Wind cards in the order in which they would come; at last those that never come.
fn in_order(winds: &Winds, pile: &[WindCard]) -> Vec<WindCard> {
    let coming = winds.line.iter().chain(pile.iter().rev());
    coming.chain(&winds.never).copied().collect()
}
