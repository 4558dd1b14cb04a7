//! The course of a round: twelve tricks (S-3), the triplets and the score (S-4, S-5).

use super::{
    Phase, SantaTimea,
    card::{Card, Direction, WindCard, not_in_hand},
    deal::{ROUNDS, RoundDeal, TRICKS},
    log::LogLine,
    score::{score, triplets},
    trick::Trick,
};
use crate::{Outcome, Refusal, Seat, cards::take_out};

/// What lies on the table in a round. When the game is over, the last round lies there.
#[derive(Clone)]
pub(super) struct Round {
    /// Sorted.
    pub hands: Vec<Vec<Card>>,
    /// How many tricks have been played.
    pub tricks: usize,
    pub trick: Trick,
    /// Who leads this trick; after the last, who would lead the next.
    pub leader: Seat,
    /// Who led the first trick of the round (S-2.3).
    pub first_leader: Seat,
    /// The wind cards that each seat took, sorted.
    pub taken: Vec<Vec<WindCard>>,
    /// The wind cards that come with the next one taken (S-5.2).
    pub carried: Vec<WindCard>,
    /// The wind cards that nobody took (S-3.5).
    pub set_aside: Vec<WindCard>,
    /// The triplets that each seat has chosen to throw off: secret until all have (S-5.3).
    pub chosen: Vec<Option<Vec<Direction>>>,
}

/// The trick before this one, as it was resolved.
#[derive(Clone)]
pub(super) struct LastTrick {
    pub round: usize,
    pub trick: usize,
    /// The wind card that was at stake.
    pub wind: WindCard,
    /// Those that were carried into it (S-5.2).
    pub carried: Vec<WindCard>,
    pub cards: Trick,
}

impl Round {
    /// Lays out the cards of a round.
    pub fn new(deal: &RoundDeal, leader: Seat) -> Round {
        let mut hands = deal.hands.clone();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        let seats = hands.len();
        Round {
            hands,
            tricks: 0,
            trick: Trick::new(deal.winds[0].direction),
            leader,
            first_leader: leader,
            taken: vec![Vec::new(); seats],
            carried: Vec::new(),
            set_aside: Vec::new(),
            chosen: vec![None; seats],
        }
    }

    /// Whose turn it is in the trick: the leader's, then clockwise (S-3.1).
    pub fn next_player(&self) -> Seat {
        let played = self.trick.cards().len();
        Seat::at((self.leader.index() + played) % self.hands.len())
    }
}

impl SantaTimea {
    /// Plays a card into the trick (S-3.1).
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_play(seat, card)?;
        take_out(&mut self.round.hands[seat.index()], &[card]).map_err(not_in_hand)?;
        self.round.trick.play(seat, card);
        self.log.push(LogLine::Play { seat, card });
        if self.round.trick.cards().len() == self.seats() {
            self.resolve_trick();
        }
        Ok(())
    }

    /// Resolves the trick: the highest card leads the next, the lowest takes the wind card (S-3.5).
    fn resolve_trick(&mut self) {
        let Some(wind) = self.wind() else { return };
        // After the last trick nobody plays into the empty one that is laid out here.
        let next = self.round_deal().line(self.round.tricks + 1).first().copied().unwrap_or(wind);
        let round = &mut self.round;
        let trick = std::mem::replace(&mut round.trick, Trick::new(next.direction));
        let taker = trick.lowest().map(|played| played.seat);
        round.leader = trick.highest().map_or(round.leader, |played| played.seat);
        self.last_trick = Some(LastTrick {
            round: self.sheet.len(),
            trick: round.tricks,
            wind,
            carried: round.carried.clone(),
            cards: trick,
        });
        round.tricks += 1;
        round.carried.push(wind);
        self.settle_winds(wind, taker);
        if self.round.tricks == TRICKS {
            self.end_tricks();
        }
    }

    /// Gives the wind cards at stake to whoever takes them. If nobody does they are set aside or, for
    /// experienced players, wait for the next trick of the round (S-3.5, S-5.2).
    fn settle_winds(&mut self, wind: WindCard, taker: Option<Seat>) {
        let round = &mut self.round;
        let has_next = round.tricks < TRICKS;
        if taker.is_none() && has_next && self.options.experienced {
            self.log.push(LogLine::Carry { wind, leads: round.leader });
            return;
        }
        let winds = std::mem::take(&mut round.carried);
        let leads = has_next.then_some(round.leader);
        if let Some(seat) = taker {
            let taken = &mut round.taken[seat.index()];
            taken.extend(&winds);
            taken.sort_unstable();
            self.log.push(LogLine::Take { seat, winds, leads });
        } else {
            round.set_aside.extend(&winds);
            self.log.push(LogLine::SetAside { winds, leads });
        }
    }

    /// After the twelfth trick triplets are thrown off: all of them, or those that the seats choose
    /// (S-4.1, S-5.3).
    fn end_tricks(&mut self) {
        if self.options.experienced {
            self.phase = Phase::Triplets;
        } else {
            let thrown = self.round.taken.iter().map(|taken| triplets(taken).collect()).collect();
            self.end_round(thrown);
        }
    }

    /// Takes note of a seat's choice; with the last one all are made known (S-5.3).
    pub(super) fn choose_triplets(
        &mut self,
        seat: Seat,
        throw: &[Direction],
    ) -> Result<(), Refusal> {
        self.check_triplets(seat, throw)?;
        let mut throw = throw.to_vec();
        throw.sort_unstable();
        self.round.chosen[seat.index()] = Some(throw);
        self.log.push(LogLine::Choose { seat });
        let all: Option<Vec<Vec<Direction>>> = self.round.chosen.iter().cloned().collect();
        if let Some(thrown) = all {
            self.end_round(thrown);
        }
        Ok(())
    }

    /// Scores the round and begins the next, if there is one (S-4).
    fn end_round(&mut self, thrown: Vec<Vec<Direction>>) {
        for (seat, directions) in Seat::all(self.seats()).zip(&thrown) {
            if !directions.is_empty() {
                self.log.push(LogLine::Throw { seat, triplets: directions.clone() });
            }
        }
        let taken = self.round.taken.iter().cloned();
        let scores = score(taken.zip(thrown).collect(), self.options.experienced);
        let points = scores.iter().map(|score| score.points).collect();
        self.log.push(LogLine::Score { round: self.sheet.len() as u8, points });
        self.sheet.push(scores);
        if self.sheet.len() == ROUNDS {
            self.end_game();
        } else {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        let leader = self.first_leader_of_next();
        self.round = Round::new(&self.rounds[self.sheet.len()], leader);
        self.phase = Phase::Trick;
        self.log.push(LogLine::Round { round: self.sheet.len() as u8, leader });
    }

    /// The seat with the most points so far leads; if several have them, whoever led the first trick
    /// of the round before (S-2.3). **[reading]**
    fn first_leader_of_next(&self) -> Seat {
        match self.with_most_points().as_slice() {
            [seat] => *seat,
            _ => self.round.first_leader,
        }
    }

    fn with_most_points(&self) -> Vec<Seat> {
        let points = self.points();
        let most = points.iter().max().copied();
        let seats = Seat::all(self.seats());
        seats.filter(|seat| points.get(seat.index()).copied() == most).collect()
    }

    /// The most points win; ties share the win (S-4.3).
    fn end_game(&mut self) {
        let outcome = Outcome::Ranked { scores: self.points(), winners: self.with_most_points() };
        self.phase = Phase::Over(outcome);
    }
}
