//! What a seat may do: the checks by which actions are accepted, and from which they are listed.

use super::score::triplets;
use crate::{
    Refusal, Seat, refusal, refuse,
    santa_timea::{
        Action, Template,
        board::{Board, Phase},
        card::{Card, Direction, not_in_hand},
        wire::view::{Legal, Then},
    },
};

impl Board {
    /// Checks that a seat with that hand may play that card (S-3.1, S-3.4).
    pub(in crate::santa_timea) fn check_play(
        &self,
        seat: Seat,
        hand: &[Card],
        card: Card,
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if !hand.contains(&card) {
            return Err(not_in_hand(card));
        }
        if !self.takes(hand, card) {
            refuse!(
                PirateCannotLead,
                "S-3.4",
                "A pirate may be led only by a seat that holds nothing but pirates."
            );
        }
        Ok(())
    }

    /// Whether the trick takes that card of a hand: a pirate leads it only where there is nothing else
    /// (S-3.4).
    fn takes(&self, hand: &[Card], card: Card) -> bool {
        let is_led = self.trick.cards().is_empty();
        !is_led || card != Card::Pirate || hand.iter().all(|other| *other == Card::Pirate)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Trick if seat == self.next_player() => Ok(()),
            Phase::Trick => refuse!(
                NotYourTurn,
                "S-3.1",
                format!("It is the turn of seat {}.", self.next_player())
            ),
            Phase::Triplets => refuse!(
                TripletsDue,
                "S-5.3",
                "The seats have to say which triplets they throw off."
            ),
            Phase::Over(_) => Err(game_over()),
        }
    }

    /// Checks that the seat may throw off the triplets of those directions (S-4.1, S-5.3).
    pub(in crate::santa_timea) fn check_triplets(
        &self,
        seat: Seat,
        throw: &[Direction],
    ) -> Result<(), Refusal> {
        self.check_choice(seat)?;
        let complete: Vec<Direction> = triplets(self.taken_by(seat)).collect();
        let mut rest = throw;
        while let [direction, others @ ..] = rest {
            if !complete.contains(direction) || others.contains(direction) {
                refuse!(
                    NoSuchTriplet,
                    "S-4.1",
                    format!("You do not have that many triplets of {direction}.")
                );
            }
            rest = others;
        }
        Ok(())
    }

    pub(in crate::santa_timea) fn check_choice(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Triplets if self.chosen.contains(seat) => refuse!(
                AlreadyChosen,
                "S-5.3",
                "You have already said which triplets you throw off."
            ),
            Phase::Triplets => Ok(()),
            Phase::Trick if self.options.experienced => {
                refuse!(TripletsNotDue, "S-5.3", "Triplets are thrown off after the twelfth trick.")
            }
            Phase::Trick => refuse!(
                TripletsNotChosen,
                "S-5.3",
                "In this game all triplets are thrown off anyway."
            ),
            Phase::Over(_) => Err(game_over()),
        }
    }

    /// Whether the seat may say which triplets it throws off (S-5.3).
    fn chooses(&self, seat: Seat) -> bool {
        self.check_choice(seat).is_ok()
    }

    /// A seat with no triplet to throw off, as every seat can see, and that it throws off none (S-5.3).
    pub(in crate::santa_timea) fn only_action(&self) -> Option<(Seat, Action)> {
        let has_none = |seat: &Seat| triplets(self.taken_by(*seat)).next().is_none();
        let mut seats = Seat::all(self.seats.into());
        let seat = seats.find(|seat| self.chooses(*seat) && has_none(seat))?;
        Some((seat, Action::Triplets { throw: Vec::new() }))
    }

    /// The different cards that a seat with that hand may play now, sorted.
    pub fn playable(&self, seat: Seat, hand: &[Card]) -> impl Iterator<Item = Card> {
        let plays = self.phase == Phase::Trick && seat == self.next_player();
        let mut kinds = if plays { hand.to_vec() } else { Vec::new() };
        kinds.dedup();
        kinds.retain(|card| self.takes(hand, *card));
        kinds.into_iter()
    }

    /// Everything that a seat with that hand may do now.
    pub fn templates(&self, seat: Seat, hand: &[Card]) -> Vec<Template> {
        if seat.index() >= self.seats.into() {
            return Vec::new();
        }
        let plays = self.playable(seat, hand).map(|card| Template::Play { card });
        let triplets = || Template::Triplets { complete: triplets(self.taken_by(seat)).collect() };
        plays.chain(self.chooses(seat).then(triplets)).collect()
    }

    /// The same, as a view offers it.
    pub fn legal(&self, seat: Seat, hand: &[Card]) -> Legal {
        let mut legal = Legal::default();
        for template in self.templates(seat, hand) {
            match template {
                Template::Play { card } => {
                    let mut trick = self.trick.clone();
                    trick.play(seat, card);
                    legal.play.push(card);
                    legal.then.push(Then::of(&trick));
                }
                Template::Triplets { complete } => legal.triplets = Some(complete),
            }
        }
        legal
    }
}

/// The refusal of anything after the end.
pub(in crate::santa_timea) fn game_over() -> Refusal {
    refusal!(GameOver, "S-4.3", "The game is over.")
}
