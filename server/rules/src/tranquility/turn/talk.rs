//! What may be said, and when: about the eight cards of the start (T-4.2), and about which storm to end
//! (T-7.5).

use super::start::NEEDED;
use crate::{
    Refusal, Seat, Signal, TableTalk, TalkKind, TalkWindow, refuse,
    tranquility::{
        Action, Options, Phrase, Tranquility,
        board::{Board, Phase},
        options::Grid,
        readings::{OPINIONS, START_CHANGES, START_PHRASES},
    },
};

impl Board {
    /// The window that is open (T-4.5, T-7.5). What is said in it is counted by turn, and for the start anew.
    pub(in crate::tranquility) fn open_talk(&self) -> Option<TalkWindow> {
        if matches!(self.phase, Phase::Pledging(_)) {
            return Some(TalkWindow {
                number: 2 * self.turns + 1,
                kind: TalkKind::Conversation,
                phrases: START_PHRASES,
                changes: START_CHANGES,
            });
        }
        self.may_talk_of_storms().then_some(TalkWindow {
            number: 2 * self.turns,
            kind: TalkKind::Opinions,
            phrases: OPINIONS,
            changes: 0,
        })
    }

    pub(in crate::tranquility) fn may_talk_of_storms(&self) -> bool {
        self.storms.can_be_ended() && self.outcome().is_none()
    }

    /// Each phrase belongs to its window: of the start, in which pledges are made (T-4.2), or of the
    /// storms (T-7.5). What an asked seat holds plays no part.
    pub(in crate::tranquility) fn check_window_phrase(
        &self,
        seat: Seat,
        phrase: &Phrase,
    ) -> Result<(), Refusal> {
        match phrase {
            Phrase::Ask { .. } | Phrase::Think {} if !matches!(self.phase, Phase::Pledging(_)) => {
                refuse!(
                    PhraseOutOfPlace,
                    "T-4.2",
                    "Players may talk only while the start is being settled."
                )
            }
            Phrase::Ask { seat: asked, .. }
                if *asked == seat || asked.index() >= usize::from(self.seats) =>
            {
                refuse!(PhraseOutOfPlace, "T-4.2", "Ask another seat of this table.")
            }
            Phrase::Ask { count, .. } if !(1..=NEEDED).contains(count) => {
                refuse!(PhraseOutOfPlace, "T-4.2", "Ask for 1 to 8 cards more or fewer.")
            }
            Phrase::Ask { .. } | Phrase::Think {} => Ok(()),
            Phrase::End { .. } | Phrase::Keep {} if !self.may_talk_of_storms() => {
                refuse!(
                    PhraseOutOfPlace,
                    "T-7.5",
                    "There is no storm to talk about that a compass could end."
                )
            }
            Phrase::End { storm } if !self.storms.all().contains(storm) => {
                refuse!(PhraseOutOfPlace, "T-7.5", "There is no such storm.")
            }
            Phrase::End { .. } | Phrase::Keep {} => Ok(()),
        }
    }
}

impl TableTalk for Tranquility {
    type Phrase = Phrase;

    /// Silent, but for the competition (T-13.8).
    fn is_silent(options: &Options) -> bool {
        options.grid != Grid::Competition
    }

    fn talk(&self) -> Option<TalkWindow> {
        self.board.open_talk()
    }

    fn check_phrase(&self, seat: Seat, phrase: &Phrase) -> Result<(), Refusal> {
        self.board.check_window_phrase(seat, phrase)
    }

    fn concede(&self) -> Option<Action> {
        self.board.contest.is_none().then_some(Action::Concede {})
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.board.conceded.contains(seat)
    }

    fn forced(&self) -> Option<(Seat, Action)> {
        self.only_action()
    }

    fn signal(&self, seat: Seat, action: &Action) -> Signal {
        self.board.pledge_signal(seat, action)
    }
}
