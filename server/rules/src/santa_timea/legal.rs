//! What a seat may do: the checks by which actions are accepted, and from which they are listed.

use super::{
    Phase, SantaTimea,
    card::{Card, Direction, not_in_hand},
    score::triplets,
    view::Legal,
};
use crate::{Refusal, Seat};

impl SantaTimea {
    /// Checks that the seat may play that card (S-3.1, S-3.4).
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let hand = self.hand(seat);
        if !hand.contains(&card) {
            return Err(not_in_hand(card));
        }
        let is_led = self.round.trick.cards().is_empty();
        if is_led && card == Card::Pirate && hand.iter().any(|other| *other != Card::Pirate) {
            return Err(Refusal::new(
                "pirate_cannot_lead",
                "S-3.4",
                "A pirate may be led only by a seat that holds nothing but pirates.",
            ));
        }
        Ok(())
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Trick if seat == self.round.next_player() => Ok(()),
            Phase::Trick => Err(Refusal::new(
                "not_your_turn",
                "S-3.1",
                format!("It is the turn of seat {}.", self.round.next_player()),
            )),
            Phase::Triplets => Err(Refusal::new(
                "triplets_due",
                "S-5.3",
                "The seats have to say which triplets they throw off.",
            )),
            Phase::Over(_) => Err(game_over()),
        }
    }

    /// Checks that the seat may throw off the triplets of those directions (S-4.1, S-5.3).
    pub(super) fn check_triplets(&self, seat: Seat, throw: &[Direction]) -> Result<(), Refusal> {
        self.check_choice(seat)?;
        let complete: Vec<Direction> = triplets(&self.round.taken[seat.index()]).collect();
        let mut rest = throw;
        while let [direction, others @ ..] = rest {
            if !complete.contains(direction) || others.contains(direction) {
                return Err(Refusal::new(
                    "no_such_triplet",
                    "S-4.1",
                    format!("You do not have that many triplets of {direction}."),
                ));
            }
            rest = others;
        }
        Ok(())
    }

    fn check_choice(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Triplets if self.has_chosen(seat) => Err(Refusal::new(
                "already_chosen",
                "S-5.3",
                "You have already said which triplets you throw off.",
            )),
            Phase::Triplets => Ok(()),
            Phase::Trick if self.options.experienced => Err(Refusal::new(
                "triplets_not_due",
                "S-5.3",
                "Triplets are thrown off after the twelfth trick.",
            )),
            Phase::Trick => Err(Refusal::new(
                "triplets_not_chosen",
                "S-5.3",
                "In this game all triplets are thrown off anyway.",
            )),
            Phase::Over(_) => Err(game_over()),
        }
    }

    /// Whether the seat has said which triplets it throws off.
    fn has_chosen(&self, seat: Seat) -> bool {
        self.round.chosen.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The seats that the game waits for: the one whose turn it is, or all that have not chosen.
    pub(super) fn waited_for(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Trick => vec![self.round.next_player()],
            Phase::Triplets => {
                Seat::all(self.seats()).filter(|seat| !self.has_chosen(*seat)).collect()
            }
            Phase::Over(_) => Vec::new(),
        }
    }

    /// The different cards that the seat may play now, sorted.
    pub(super) fn playable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let mut kinds = self.hand(seat).to_vec();
        kinds.dedup();
        kinds.into_iter().filter(move |card| self.check_play(seat, *card).is_ok())
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat) -> Legal {
        if seat.index() >= self.seats() {
            return Legal::default();
        }
        let triplets = || triplets(&self.round.taken[seat.index()]).collect();
        Legal {
            play: self.playable(seat).collect(),
            triplets: self.check_choice(seat).is_ok().then(triplets),
        }
    }
}

/// The refusal of anything after the end.
pub(super) fn game_over() -> Refusal {
    Refusal::new("game_over", "S-4.3", "The game is over.")
}
