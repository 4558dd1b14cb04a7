//! Actions and phrases of seats in the running game.

use crate::{
    identity::guest::GuestId,
    protocol::{error_code::ErrorCode, message::Refused},
    room::model::{event::Event, game::TableGame, room::Room},
};
use record::catalogue::AnyPosition;
use rules::{Refusal, Seat, Seed, Signal};
use serde_json::{Value, value::RawValue};

impl Room {
    /// The running game, if it can go on here.
    pub(crate) fn running(&self) -> Result<&TableGame, ErrorCode> {
        let play = self.games.running().ok_or(ErrorCode::NoGameRunning)?;
        if play.position().is_some() { Ok(play) } else { Err(ErrorCode::UnsupportedRules) }
    }

    /// The position of the running game, if it can go on here.
    pub(crate) fn position(&self) -> Result<&AnyPosition, ErrorCode> {
        self.running()?.position().ok_or(ErrorCode::UnsupportedRules)
    }

    /// Where cards of a guest's hand cannot go now, and why.
    pub(crate) fn barred(&self, guest: GuestId) -> Result<Box<RawValue>, ErrorCode> {
        let position = self.position()?;
        Ok(position.barred(self.seat_of(guest).ok_or(ErrorCode::NotSeated)?))
    }

    /// The events of a seat's action.
    pub(crate) fn act(&self, seat: Seat, action: &Value) -> Result<Vec<Event>, Refused> {
        let play = self.running()?;
        let mut position = self.position()?.without_log();
        let signal = position.apply(seat, action)?;
        let silent = self.is_silent();
        let may_change = play.window.as_ref().is_some_and(|window| window.may_change(seat, silent));
        if signal == Signal::Limited && !may_change {
            return Err(ErrorCode::ChangesUsedUp.into());
        }
        let mut decided = play.chances;
        let chance = settle_chance(&mut position, &play.seed, &mut decided)?;
        let mut events = vec![moved(seat, action, chance, &position)?];
        while let Some((seat, action)) = position.forced() {
            position.apply(seat, &action)?;
            let chance = settle_chance(&mut position, &play.seed, &mut decided)?;
            events.push(moved(seat, &action, chance, &position)?);
        }
        events.extend(self.concede_for_the_free(&mut position, None)?);
        events.extend(self.opinions_of_partners(&position));
        Ok(events)
    }

    /// Concedes for the free seats and for partners as soon as all guests with a seat have conceded, so
    /// that the others do not keep them from ending the game.
    pub(crate) fn concede_for_the_free(
        &self,
        position: &mut AnyPosition,
        freed: Option<Seat>,
    ) -> Result<Vec<Event>, Refused> {
        let players = self.games.last().map_or(0, |play| play.players.len());
        let (agreed, undecided): (Vec<Seat>, Vec<Seat>) =
            Seat::all(players).partition(|seat| position.has_conceded(*seat));
        let holds =
            |seat: Seat| Some(seat) != freed && self.seated().any(|(taken, _)| taken == seat);
        if position.outcome().is_some()
            || agreed.is_empty()
            || undecided.iter().any(|seat| holds(*seat))
        {
            return Ok(Vec::new());
        }
        let Some(action) = position.concede() else {
            return Ok(Vec::new());
        };
        undecided
            .into_iter()
            .map(|seat| {
                position.apply(seat, &action)?;
                Ok(moved(seat, &action, Vec::new(), position)?)
            })
            .collect()
    }

    /// The event of a phrase; `None` if it is the seat's opinion already.
    pub(super) fn say(&self, guest: GuestId, phrase: &Value) -> Result<Option<Event>, Refused> {
        let play = self.running()?;
        let seat = self.seat_of(guest).ok_or(ErrorCode::NotSeated)?;
        let window = play.window.as_ref().ok_or(ErrorCode::TalkClosed)?;
        self.position()?.check_phrase(seat, phrase)?;
        if window.is_opinion(seat, phrase) {
            return Ok(None);
        }
        if window.left(seat).phrases == 0 {
            return Err(ErrorCode::PhrasesUsedUp.into());
        }
        Ok(Some(Event::Said { seat, phrase: phrase.clone() }))
    }
}

/// The event of a seat's action, with the state of the game after it.
fn moved(
    seat: Seat,
    action: &Value,
    chance: Vec<Value>,
    position: &AnyPosition,
) -> Result<Event, ErrorCode> {
    let outcome = position.outcome().map(serde_json::to_value).transpose();
    let outcome = outcome.map_err(ErrorCode::internal)?;
    Ok(Event::Moved { seat, action: action.clone(), chance, outcome })
}

/// Draws chance until a seat is to move; `decided` counts the draws of the game.
fn settle_chance(
    position: &mut AnyPosition,
    seed: &Seed,
    decided: &mut u64,
) -> Result<Vec<Value>, Refusal> {
    let mut decisions = Vec::new();
    while let Some(decision) = position.draw_chance(&mut seed.dice(*decided + 1)) {
        position.apply_chance(&decision)?;
        decisions.push(decision);
        *decided += 1;
    }
    Ok(decisions)
}
