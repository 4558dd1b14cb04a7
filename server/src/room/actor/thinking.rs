//! Partners at the table: one thinks at a time, and its answer is decided like a command of its seat.
//!
//! The room does not wait for it. An answer counts for its turn alone: where the game has moved on
//! meanwhile, it is dropped.

use crate::{
    partners::{
        pace,
        pool::{Answer, Thought},
    },
    room::{
        actor::{Ended, RoomActor, persist::StoreOutcome},
        model::partner_turn::PartnerTurn,
    },
};
use std::time::Duration;
use tokio::{
    sync::oneshot,
    time::{Instant, sleep_until},
};

/// How often a partner thinks again, with other chance, after it had no legal action.
const ATTEMPTS: u64 = 3;

/// The partner who is thinking, if one is.
#[derive(Default)]
pub(super) struct Partners {
    thinking: Option<Thinking>,
    /// Turns of this moment for which no action was found: another seat may have one.
    resting: Vec<PartnerTurn>,
    /// Whether an action could not be stored. The next tick tries again.
    pub unstored: bool,
}

/// A thought, and what came of it.
struct Thinking {
    turn: PartnerTurn,
    /// How often it was tried before.
    attempt: u64,
    answer: oneshot::Receiver<Answer>,
    answered: Option<Answer>,
    /// When the action is due.
    due: Instant,
}

/// A partner's answer that is due.
pub(super) struct Answered {
    turn: PartnerTurn,
    attempt: u64,
    action: Answer,
}

impl Partners {
    /// Waits for the answer of the partner who is thinking, and until it is due; `None` at once if
    /// none is thinking. The wait can be broken off and begun again.
    pub(crate) async fn answer(&mut self) -> Option<Answered> {
        let thinking = self.thinking.as_mut()?;
        if thinking.answered.is_none() {
            // The pool may have ended.
            thinking.answered = Some((&mut thinking.answer).await.unwrap_or_default());
        }
        sleep_until(thinking.due).await;
        let Thinking { turn, attempt, answered, .. } = self.thinking.take()?;
        Some(Answered { turn, attempt, action: answered.flatten() })
    }
}

impl RoomActor {
    /// Lets the next partner think who is to act. A thought that no longer matters is ended.
    pub(super) fn let_partners_think(&mut self) {
        // Without a connected guest, a game rests.
        let rests = self.clients.connections.is_empty()
            || self.clients.storage_away_since.is_some()
            || self.stream.is_doubtful
            || self.partners.unstored;
        let room = &self.room;
        let due: Vec<_> = (!rests).then(|| room.partner_turns()).into_iter().flatten().collect();
        let Partners { thinking, resting, .. } = &mut self.partners;
        if thinking.as_ref().is_some_and(|thinking| due.contains(&thinking.turn)) {
            return;
        }
        *thinking = None;
        resting.retain(|turn| due.contains(turn));
        if let Some(turn) = due.into_iter().find(|turn| !resting.contains(turn)) {
            self.begin_thought(turn, 0);
        }
    }

    fn begin_thought(&mut self, turn: PartnerTurn, attempt: u64) {
        let known = match self.room.known_to(turn.seat) {
            Ok(known) => known,
            Err(_) => {
                self.report_failure(&format!("what {} knows", turn.seat));
                return self.partners.resting.push(turn);
            }
        };
        let seed = pace::seed(&self.room.code, turn.game, turn.ply, turn.seat);
        let usual = pace::delay(seed, turn.follows_partner);
        let delay = usual.mul_f64(self.context.options.partners.pace);
        let passed = self.context.deals.now().saturating_sub(turn.since);
        let pause = delay.saturating_sub(Duration::from_millis(passed));
        let thought = Thought { known, level: turn.level, seed: seed.wrapping_add(attempt) };
        self.partners.thinking = Some(Thinking {
            turn,
            attempt,
            answer: self.context.partner_pool.think(thought),
            answered: None,
            due: Instant::now() + pause,
        });
    }

    /// Decides on a partner's answer.
    pub(super) async fn partner_answered(&mut self, answered: Answered) -> Result<(), Ended> {
        let Answered { turn, attempt, action } = answered;
        let Some(action) = action else {
            if self.room.waits_for_others(turn.seat) {
                self.partners.resting.push(turn);
            } else {
                self.think_again(turn, attempt, "none");
            }
            return Ok(());
        };
        match self.with_moment(|room, moment| room.handle_partner(turn, &action, moment)) {
            Ok(None) => {}
            Ok(Some(entries)) => {
                let stored = self.store(&entries).await?;
                self.partners.unstored =
                    matches!(stored, StoreOutcome::Unavailable | StoreOutcome::Refused(_));
            }
            Err(refused) => self.think_again(turn, attempt, refused.code.as_str()),
        }
        Ok(())
    }

    /// Lets a partner think again that was of no use. In the end its seat waits for the host.
    fn think_again(&mut self, turn: PartnerTurn, attempt: u64, why: &str) {
        tracing::warn!(?turn, attempt, why, "a partner has no legal action");
        if attempt + 1 < ATTEMPTS {
            self.begin_thought(turn, attempt + 1);
        } else {
            self.report_failure(&format!("{} finds no action", turn.seat));
            self.partners.resting.push(turn);
        }
    }
}
