//! Set-up.

use super::{
    Ascent, Phase,
    board::Board,
    card::{Card, HIGHEST, SUMMITS, Slope},
    event::Event,
    modules::{
        documentary::{Documentary, Sequence},
        wildlife::Herds,
    },
    mountain::Mountain,
    options::Options,
    readings::{BRIDGES, CAMPFIRES, PANORAMAS},
};
use crate::{
    Dice, Refusal, Seat, SeatSet, cards::take_out, chance::shuffle, core::lists::Lists, refuse,
    small,
};
use serde::{Deserialize, Serialize};

/// How the cards lie after, before any seat draws. Piles are listed top card first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seat that begins.
    pub first: Seat,
    /// Each seat's draw pile, without the bridges that are given out.
    pub draw_piles: Vec<Vec<Card>>,
    /// The sequences that are shown, from the left.
    pub panoramas: Vec<Sequence>,
}

/// The seats that are given a bridge before the deal: the second in turn order, and the fourth if
/// there is one.
pub fn given_bridges(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    first.round(seats).skip(1).step_by(2)
}

/// All cards of a game.
pub(in crate::ascent) fn all_cards(seats: usize) -> impl Iterator<Item = Card> {
    let lowest = if seats == 1 { 2 } else { 1 };
    Slope::all(lowest..=HIGHEST)
        .map(Card::Slope)
        .chain(CAMPFIRES.map(Card::Campfire))
        .chain([Card::Bridge; BRIDGES])
        .chain([Card::Summit; SUMMITS])
}

/// The cards that are dealt out, sorted.
fn pack(seats: usize) -> Vec<Card> {
    let mut cards: Vec<Card> = all_cards(seats).collect();
    let given = vec![Card::Bridge; given_bridges(Seat(0), seats).count()];
    // There are more bridges than are given out.
    take_out(&mut cards, &given).unwrap_or_default();
    cards.sort_unstable();
    cards
}

impl Deal {
    pub(in crate::ascent) fn random(options: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        let first = Seat::at(dice.index(seats));
        let mut cards = pack(seats);
        shuffle(dice, &mut cards);

        let mut others: Vec<Seat> = first.round(seats).skip(1).collect();
        shuffle(dice, &mut others);
        let mut sizes = vec![cards.len() / seats; seats];
        for seat in [first].iter().chain(&others).take(cards.len() % seats) {
            sizes[seat.index()] += 1;
        }
        let mut cards = cards.into_iter();
        let draw_piles =
            sizes.into_iter().map(|size| cards.by_ref().take(size).collect()).collect();

        let mut panoramas = PANORAMAS;
        shuffle(dice, &mut panoramas);
        let panoramas = panoramas.into_iter().take(options.documentary.into()).collect();
        Deal { first, draw_piles, panoramas }
    }

    /// Checks that this is a deal of the game with those options.
    ///
    /// # Errors
    /// The clause that it breaks.
    pub(in crate::ascent) fn check(&self, options: &Options, seats: usize) -> Result<(), Refusal> {
        if self.first.index() >= seats {
            refuse!(NotADeal, "A-2.1", "There is no such first seat.");
        }
        if self.draw_piles.len() != seats {
            refuse!(NotADeal, "A-2.2", "There must be one draw pile per seat.");
        }
        let mut cards: Vec<Card> = self.draw_piles.iter().flatten().copied().collect();
        cards.sort_unstable();
        if cards != pack(seats) {
            let clause = if seats == 1 { "A-10.1" } else { "A-2.2" };
            refuse!(NotADeal, clause, "The cards are not those that are dealt out.");
        }
        let sizes = || self.draw_piles.iter().map(Vec::len);
        let largest = sizes().max().unwrap_or(0);
        if largest - sizes().min().unwrap_or(0) > 1 {
            refuse!(NotADeal, "A-2.2", "The cards must be dealt out as evenly as possible.");
        }
        if sizes().nth(self.first.index()) != Some(largest) {
            refuse!(NotADeal, "A-2.2", "The first seat must have one of the larger piles.");
        }
        if self.panoramas.len() != usize::from(options.documentary) {
            refuse!(NotADeal, "A-8.1", "The number of shown sequences is not that of the options.");
        }
        let mut rest = PANORAMAS.to_vec();
        for sequence in &self.panoramas {
            match rest.iter().position(|other| other == sequence) {
                Some(place) => rest.swap_remove(place),
                None => refuse!(NotADeal, "A-8.1", "The sequences are not those of ten panoramas."),
            };
        }
        Ok(())
    }
}

impl Ascent {
    /// Lays the table for a checked deal; each seat draws its first hand.
    pub(in crate::ascent) fn first_turn(
        options: &Options,
        deal: &Deal,
        events: &mut impl Extend<Event>,
    ) -> Ascent {
        let seats = deal.draw_piles.len();
        let mut game = Ascent {
            board: Board {
                options: *options,
                seats: small(seats),
                mountain: Mountain::default(),
                documentary: Documentary::new(&deal.panoramas),
                herds: Herds::default(),
                gone: Vec::new(),
                grapples: if seats == 1 { options.grapples } else { 0 },
                phase: Phase::Turn,
                active: deal.first,
                conceded: SeatSet::default(),
            },
            hands: Lists::new(seats),
            piles: deal.draw_piles.iter().map(|pile| pile.iter().rev().copied()).collect(),
            discards: Lists::new(seats),
        };
        for seat in given_bridges(deal.first, seats) {
            game.hands.push(seat.index(), Card::Bridge);
            events.extend([Event::BridgeGiven { seat }]);
        }
        for seat in Seat::all(seats) {
            game.refill(seat);
        }
        game.begin_turn(deal.first);
        game
    }
}
