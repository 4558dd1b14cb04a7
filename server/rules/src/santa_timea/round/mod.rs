//! The course of a round: twelve tricks (S-3), the triplets and the score (S-4, S-5).

pub mod legal;
pub mod score;
pub mod trick;

use super::{
    SantaTimea,
    board::{Board, LastTrick, Phase, Winds},
    card::{Card, Direction, WindCard, not_in_hand},
    deal::{LINE, RoundDeal, TRICKS},
    readings,
    round::{score::score, trick::Trick},
    wire::log::LogLine,
};
use crate::{Game, Outcome, Refusal, Seat, small};
use std::sync::Arc;

impl SantaTimea {
    /// Plays a card into the trick (S-3.1).
    pub(in crate::santa_timea) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.board.check_play(seat, self.hand(seat), card)?;
        let Ok(place) = self.hand(seat).binary_search(&card) else { return Err(not_in_hand(card)) };
        self.hands.remove(seat.index(), place);
        let board = &mut self.board;
        board.trick.play(seat, card);
        board.played.push(card);
        events.extend([LogLine::Play { seat, card }]);
        if board.trick.cards().len() == self.seats() {
            self.resolve_trick(events);
        }
        Ok(())
    }

    /// Resolves the trick: the highest card leads the next, the lowest takes the wind card (S-3.5).
    fn resolve_trick(&mut self, events: &mut impl Extend<LogLine>) {
        let Some(wind) = self.board.line().first().copied() else { return };
        let has_next = usize::from(self.board.tricks) + 1 < TRICKS;
        let drawn = if has_next { self.pile.pop() } else { None };
        let board = &mut self.board;
        board.winds.move_up(drawn);
        // After the last trick no seat plays into the empty one that is laid out here.
        let next = board.winds.line.first().copied().unwrap_or(wind);
        let trick = std::mem::replace(&mut board.trick, Trick::new(next.direction));
        let taker = trick.lowest().map(|played| played.seat);
        board.leader =
            readings::next_leader(trick.highest().map(|played| played.seat), board.leader);
        board.last_trick = Some(LastTrick {
            round: small(board.sheet.len()),
            trick: board.tricks,
            wind,
            carried: board.carried,
            cards: trick,
        });
        board.tricks += 1;
        board.carried.push(wind);
        board.settle_winds(wind, taker, events);
        if !has_next {
            self.end_tricks(events);
        }
    }

    /// After the twelfth trick triplets are thrown off: all of them, or those that the seats choose
    /// (S-4.1, S-5.3).
    fn end_tricks(&mut self, events: &mut impl Extend<LogLine>) {
        if self.board.options.experienced {
            self.board.phase = Phase::Triplets;
        } else {
            let thrown = self.board.taken.iter().map(readings::thrown_in_base_game).collect();
            self.end_round(thrown, events);
        }
    }

    /// Takes note of a seat's choice; with the last one all are made known (S-5.3).
    pub(in crate::santa_timea) fn choose_triplets(
        &mut self,
        seat: Seat,
        throw: &[Direction],
        events: &mut impl Extend<LogLine>,
    ) -> Result<(), Refusal> {
        self.board.check_triplets(seat, throw)?;
        let mut throw = throw.to_vec();
        throw.sort_unstable();
        self.chosen[seat.index()] = Some(throw);
        self.board.chosen.insert(seat);
        events.extend([LogLine::Choose { seat }]);
        if let Some(thrown) = readings::choices_made_known(&self.chosen) {
            self.end_round(thrown, events);
        }
        Ok(())
    }

    /// Scores the round and begins the next, if there is one (S-4).
    fn end_round(&mut self, thrown: Vec<Vec<Direction>>, events: &mut impl Extend<LogLine>) {
        for (seat, directions) in Seat::all(self.seats()).zip(&thrown) {
            if !directions.is_empty() {
                events.extend([LogLine::Throw { seat, triplets: directions.clone() }]);
            }
        }
        let board = &mut self.board;
        let taken = board.taken.iter().map(<[WindCard]>::to_vec);
        let scores = score(taken.zip(thrown).collect(), board.options.experienced);
        let points = scores.iter().map(|score| score.points).collect();
        events.extend([LogLine::Score { round: small(board.sheet.len()), points }]);
        Arc::make_mut(&mut board.sheet).push(scores);
        Arc::make_mut(&mut board.past_winds).push(board.winds.clone());
        Arc::make_mut(&mut board.past_undealt).push(self.undealt.to_vec());
        Arc::make_mut(&mut self.past_piles).push(self.pile);
        match Arc::make_mut(&mut self.coming).pop() {
            Some(next) => self.begin_round(next, events),
            None => self.end_game(),
        }
    }

    fn begin_round(&mut self, deal: RoundDeal, events: &mut impl Extend<LogLine>) {
        let leader =
            readings::first_leader(&self.board.with_most_points(), self.board.first_leader);
        self.lay_out(deal, leader);
        events.extend([LogLine::Round { round: small(self.board.sheet.len()), leader }]);
    }

    /// Lays out the cards of a round.
    pub(in crate::santa_timea) fn lay_out(&mut self, deal: RoundDeal, leader: Seat) {
        self.undealt = deal.set_aside().unwrap_or_default().into_iter().collect();
        self.hands = deal.hands.into_iter().collect();
        self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        self.chosen = self.hands.iter().map(|_| None).collect();
        let (winds, pile) = Winds::lay(&deal.winds, self.board.options, LINE);
        self.pile = pile;
        self.board.begin_round(winds, leader);
    }

    /// The most points win; ties share the win (S-4.3).
    fn end_game(&mut self) {
        let board = &mut self.board;
        let outcome = Outcome::Ranked { scores: board.points(), winners: board.with_most_points() };
        board.phase = Phase::Over(outcome);
    }
}

impl Board {
    /// Gives the wind cards at stake to the seat that takes them. If none does they are set aside or,
    /// for experienced players, wait for the next trick of the round (S-3.5, S-5.2).
    fn settle_winds(
        &mut self,
        wind: WindCard,
        taker: Option<Seat>,
        events: &mut impl Extend<LogLine>,
    ) {
        let has_next = usize::from(self.tricks) < TRICKS;
        if taker.is_none() && readings::is_carried(self.options.experienced, has_next) {
            events.extend([LogLine::Carry { wind, leads: self.leader }]);
            return;
        }
        let winds = std::mem::take(&mut self.carried);
        let leads = has_next.then_some(self.leader);
        if let Some(seat) = taker {
            winds.iter().for_each(|wind| self.taken.insert_sorted(seat.index(), *wind));
            events.extend([LogLine::Take { seat, winds: winds.to_vec(), leads }]);
        } else {
            self.set_aside.extend(winds);
            events.extend([LogLine::SetAside { winds: winds.to_vec(), leads }]);
        }
    }
}
