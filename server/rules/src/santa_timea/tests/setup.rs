//! Positions that are laid out directly.

use crate::{
    Logged, Seat,
    cards::take_out,
    core::lists::Lists,
    santa_timea::{
        SantaTimea,
        board::{Board, Phase, Pile, Winds},
        card::{Card, WIND_CARDS, WindCard},
        deal::{LINE, RoundDeal, TRICKS},
        hidden::facts::Facts,
        options::Options,
        round::score::SeatScore,
    },
};
use std::sync::Arc;

/// The beginning of a trick as it is to be laid out, or that of the choice of triplets. Nothing
/// but the wheel cards is checked: those that lie nowhere have been played.
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

impl From<Setup> for Logged<SantaTimea> {
    #[track_caller]
    fn from(setup: Setup) -> Logged<SantaTimea> {
        let seats = setup.hands.len();
        let tricks = TRICKS - setup.hands.first().map_or(0, Vec::len);
        let mut played: Vec<Card> = Card::pack().collect();
        for cards in setup.hands.iter().chain([&setup.undealt]) {
            take_out(&mut played, cards).expect("no wheel card lies there too often");
        }

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
        let game = SantaTimea {
            board,
            hands: setup.hands.into_iter().map(sorted).collect(),
            undealt: sorted(setup.undealt).into_iter().collect(),
            pile,
            past_piles: Arc::new(vec![Pile::new(); rounds]),
            chosen: (0..seats).map(|_| None).collect(),
            coming: Arc::new(setup.coming.into_iter().rev().collect()),
        };
        Logged::laid_out(game, Facts::default())
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}
