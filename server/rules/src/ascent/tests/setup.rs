//! Positions that are laid out directly.

use crate::{
    Logged, Seat,
    ascent::{
        Ascent,
        board::{Board, Phase},
        card::{Card, KINDS},
        deal::all_cards,
        event::Event,
        hidden::facts::Facts,
        modules::{
            documentary::{Documentary, Sequence},
            wildlife::Herds,
        },
        mountain::{Mountain, cell::Cell},
        options::Options,
    },
};

/// The beginning of a turn as it is to be laid out, by cards of one game: no more is checked. Cards that lie
/// nowhere are out of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// What was chosen before the game.
    pub options: Options,
    /// The cards of each row of the mountain, bottom up and from the left. Rows at the top may be left out.
    pub rows: Vec<Vec<Card>>,
    /// The shown sequences from the left, and whether they have been filmed. What the mountain
    /// shows is filmed in any case.
    pub panoramas: Vec<(Sequence, bool)>,
    /// Where ibex stand, and how many.
    pub ibex: Vec<(Cell, u8)>,
    /// Every seat's hand.
    pub hands: Vec<Vec<Card>>,
    /// The draw piles, top card first; those left out are empty.
    pub piles: Vec<Vec<Card>>,
    /// The discard piles; those left out are empty.
    pub discards: Vec<Vec<Card>>,
    /// The seats known to hold a bridge that was given to them.
    pub given: Vec<Seat>,
    /// How many grapples are left in the solo game.
    pub grapples: u8,
    /// The seat whose turn begins.
    pub active: Seat,
    /// The seats that have agreed to stop.
    pub conceded: Vec<Seat>,
}

impl From<Setup> for Logged<Ascent> {
    #[track_caller]
    fn from(setup: Setup) -> Logged<Ascent> {
        let seats = setup.hands.len();
        setup.options.check(seats).expect("options");
        let gone = setup.gone(seats);
        let mut mountain = Mountain::default();
        for (row, cards) in (1..).zip(&setup.rows) {
            (0..).zip(cards).for_each(|(column, card)| mountain.lay(Cell(row, column), *card));
        }
        let mut documentary: Documentary = setup.panoramas.into_iter().collect();
        documentary.film(&mountain);
        let mut herds = Herds::default();
        for (cell, number) in setup.ibex {
            (0..number).for_each(|_| herds.arrive(cell));
        }
        let sorted = |mut cards: Vec<Card>| {
            cards.sort_unstable();
            cards
        };
        let all =
            |places: Vec<Vec<Card>>| places.into_iter().chain(vec![Vec::new(); seats]).take(seats);
        let mut game = Ascent {
            board: Board {
                options: setup.options,
                seats: seats as u8,
                mountain,
                documentary,
                herds,
                gone,
                grapples: setup.grapples,
                phase: Phase::Turn,
                active: setup.active,
                conceded: setup.conceded.into_iter().collect(),
            },
            hands: setup.hands.into_iter().map(sorted).collect(),
            piles: all(setup.piles).map(|pile| pile.into_iter().rev()).collect(),
            discards: all(setup.discards).map(sorted).collect(),
        };
        game.begin_turn(setup.active);
        let mut facts = Facts::default();
        let given = setup.given.into_iter().map(|seat| Event::BridgeGiven { seat });
        facts.extend(&given.collect::<Vec<_>>());
        Logged::laid_out(game, facts)
    }
}

impl Setup {
    /// The cards that lie nowhere.
    #[track_caller]
    fn gone(&self, seats: usize) -> Vec<Card> {
        let mut laid = [0_u8; KINDS];
        let places = [&self.rows, &self.hands, &self.piles, &self.discards];
        for card in places.into_iter().flatten().flatten() {
            laid[card.kind()] += 1;
        }
        let rest = all_cards(seats).filter(|card| {
            let count = &mut laid[card.kind()];
            let is_laid = *count > 0;
            *count -= u8::from(is_laid);
            !is_laid
        });
        let mut rest: Vec<Card> = rest.collect();
        assert_eq!(laid, [0; KINDS], "a card lies there too often");
        rest.sort_unstable();
        rest
    }
}
