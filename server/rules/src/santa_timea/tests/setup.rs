//! Positions that are laid out directly.

use crate::{
    Refusal, Seat,
    cards::take_out,
    core::lists::Lists,
    refuse,
    santa_timea::{
        SantaTimea,
        board::{Board, Phase, Pile, Winds},
        card::{Card, WIND_CARDS, WindCard},
        deal::{LINE, ROUNDS, RoundDeal, TRICKS},
        options::Options,
        round::score::SeatScore,
    },
};
use std::sync::Arc;

/// The beginning of a trick as it is to be laid out, or that of the choice of triplets. It needs not be
/// possible: that is checked when it becomes a position. Wheel cards that lie nowhere have been played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// What was chosen before the game.
    pub options: Options,
    /// Every seat's hand, of as many cards as there are tricks to come.
    pub hands: Vec<Vec<Card>>,
    /// The wheel cards that no seat was dealt.
    pub undealt: Vec<Card>,
    /// The wind cards from that of this trick on, in the order in which they come; for experienced
    /// players those that never come are the last three.
    pub winds: Vec<WindCard>,
    /// Who leads this trick.
    pub leader: Seat,
    /// Who led the first trick of the round.
    pub first_leader: Seat,
    /// The wind cards that each seat took; those of seats left out are none.
    pub taken: Vec<Vec<WindCard>>,
    /// The wind cards that come with the next one taken.
    pub carried: Vec<WindCard>,
    /// The wind cards that no seat took.
    pub set_aside: Vec<WindCard>,
    /// What the seats scored in each round before.
    pub sheet: Vec<Vec<SeatScore>>,
    /// The cards of the rounds to come, the next one first.
    pub coming: Vec<RoundDeal>,
}

impl TryFrom<Setup> for SantaTimea {
    type Error = Refusal;

    /// # Errors
    /// The clause by which there is no such position.
    fn try_from(setup: Setup) -> Result<SantaTimea, Refusal> {
        let seats = setup.hands.len();
        Options::check(seats)?;
        let tricks = setup.check_tricks()?;
        setup.check_seats(seats)?;
        let played = setup.check_cards(seats)?;
        setup.check_winds(tricks)?;
        setup.check_rounds(seats)?;

        let mut taken: Lists<WindCard, WIND_CARDS> =
            setup.taken.into_iter().chain(vec![Vec::new(); seats]).take(seats).collect();
        taken.iter_mut().for_each(|winds| winds.sort_unstable());
        // After the last trick the line is not filled up once more.
        let line = LINE.min(TRICKS + LINE - 1 - tricks);
        let (winds, pile) = Winds::lay(&setup.winds, setup.options, line);
        let rounds = setup.sheet.len();
        let mut board = Board::new(setup.options, seats);
        board.begin_round(winds, setup.leader);
        let board = Board {
            phase: if tricks < TRICKS { Phase::Trick } else { Phase::Triplets },
            tricks: tricks as u8,
            first_leader: setup.first_leader,
            taken,
            carried: setup.carried.into_iter().collect(),
            set_aside: setup.set_aside.into_iter().collect(),
            played: played.into_iter().collect(),
            sheet: Arc::new(setup.sheet),
            past_winds: Arc::new(vec![Winds::default(); rounds]),
            past_undealt: Arc::new(vec![Vec::new(); rounds]),
            ..board
        };
        Ok(SantaTimea {
            board,
            hands: setup.hands.into_iter().map(sorted).collect(),
            undealt: sorted(setup.undealt).into_iter().collect(),
            pile,
            past_piles: Arc::new(vec![Pile::new(); rounds]),
            chosen: (0..seats).map(|_| None).collect(),
            coming: Arc::new(setup.coming.into_iter().rev().collect()),
        })
    }
}

impl Setup {
    /// How many tricks have been played.
    fn check_tricks(&self) -> Result<usize, Refusal> {
        let held = self.hands.first().map_or(0, Vec::len);
        if self.hands.iter().any(|hand| hand.len() != held) {
            refuse!(NotADeal, "S-3.1", "All hands must have as many cards.");
        }
        let Some(tricks) = TRICKS.checked_sub(held) else {
            refuse!(NotADeal, "S-2.2", "A hand has too many cards.");
        };
        if tricks == TRICKS && !self.options.experienced {
            refuse!(NotADeal, "S-4.1", "After the twelfth trick the round is scored.");
        }
        if !self.carried.is_empty() && (tricks == TRICKS || !self.options.experienced) {
            refuse!(NotADeal, "S-5.2", "No wind card waits for the next trick.");
        }
        Ok(tricks)
    }

    fn check_seats(&self, seats: usize) -> Result<(), Refusal> {
        if [self.leader, self.first_leader].iter().any(|seat| seat.index() >= seats) {
            refuse!(NotADeal, "S-2.3", "There is no such seat.");
        }
        if self.taken.len() > seats {
            refuse!(NotADeal, "S-3.5", "There are more takers than seats.");
        }
        Ok(())
    }

    /// The wheel cards that lie nowhere, if no other card lies anywhere too often.
    fn check_cards(&self, seats: usize) -> Result<Vec<Card>, Refusal> {
        let mut rest: Vec<Card> = Card::pack().collect();
        let taken_out = self.hands.iter().try_for_each(|hand| take_out(&mut rest, hand));
        if taken_out.and_then(|()| take_out(&mut rest, &self.undealt)).is_err() {
            refuse!(NotADeal, "S-1.1", "A wheel card lies there too often.");
        }
        if self.undealt.len() + seats * TRICKS != Card::pack().count() {
            refuse!(NotADeal, "S-2.2", "Every seat is dealt twelve cards.");
        }
        Ok(rest)
    }

    fn check_winds(&self, tricks: usize) -> Result<(), Refusal> {
        let mut rest: Vec<WindCard> = WindCard::pack().collect();
        if self.winds.len() + tricks != rest.len() {
            refuse!(NotADeal, "S-2.1", "A wind card comes with every trick.");
        }
        let lists = [&self.winds, &self.carried, &self.set_aside].into_iter().chain(&self.taken);
        for winds in lists {
            if take_out(&mut rest, winds).is_err() {
                refuse!(NotADeal, "S-1.2", "A wind card lies there too often.");
            }
        }
        Ok(())
    }

    fn check_rounds(&self, seats: usize) -> Result<(), Refusal> {
        if self.sheet.len() + 1 + self.coming.len() != ROUNDS {
            refuse!(NotADeal, "S-2", "There must be five rounds.");
        }
        if self.sheet.iter().any(|scores| scores.len() != seats) {
            refuse!(NotADeal, "S-4.2", "Every seat scores in every round.");
        }
        self.coming.iter().try_for_each(|round| round.check(seats))
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}
