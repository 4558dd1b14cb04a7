//! What comes next: drawing, storms on the way, rocks, the next turn.
//!
//! A move may set off several things, and each may have to wait for a seat or for chance. What is
//! still to come is kept on a list; every decision goes on with it until the next is due.

use crate::{
    Game, LossReason, Seat,
    core::lists::MOST_SEATS,
    tranquility::{
        HAND_LIMIT, STORM_LIMIT, Tranquility,
        board::{Board, Phase},
        card::Card,
        event::{Event, Token},
        modules::storms::Revealed,
        readings,
    },
};

/// The most tasks that are planned at a time: before the first turn, and when the start has been paid for,
/// all seats draw, and two tasks come besides.
pub const MOST_TASKS: usize = MOST_SEATS + 2;

/// Something that comes by itself when it is its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Task {
    /// A seat draws up to its hand limit.
    Refill(Seat),
    /// A seat draws so many cards whatever its limit.
    Extra(Seat, u8),
    /// Chance puts the start cards into the piles.
    ShuffleStarts,
    /// Chance picks the first seat.
    PickFirst,
    /// The window of the start card opens.
    OpenWindow,
    /// The rocks move or stay.
    Rocks,
    /// The turn passes clockwise.
    #[default]
    Pass,
}

/// Whether the agenda goes on after a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tranquility) enum Flow {
    /// With the next task.
    Continue,
    /// Not before a seat or chance has decided, or not at all.
    Wait,
}

impl Board {
    /// How many cards a seat draws up to: a yellow storm lowers it (T-7.3). Asked anew for every
    /// card, since a limit lifted counts from the next card drawn (T-7.4).
    fn hand_limit(&self, seat: Seat) -> usize {
        if self.storms.yellow_before(seat) { STORM_LIMIT } else { HAND_LIMIT }
    }

    /// Whether a compass has to be spent, since the active seat has no legal action of its own (T-7.6).
    pub(crate) fn is_stuck(&self) -> bool {
        self.stuck && matches!(self.phase, Phase::Turn)
    }
}

impl Tranquility {
    /// Plans tasks, to be done in this order before whatever is planned already.
    pub(in crate::tranquility) fn plan(&mut self, tasks: impl DoubleEndedIterator<Item = Task>) {
        self.board.agenda.extend(tasks.rev());
    }

    /// What follows the action of the active seat.
    pub(in crate::tranquility) fn end_action(&mut self, events: &mut impl Extend<Event>) {
        self.plan(readings::after_action([self.board.active].into_iter()));
        self.proceed(events);
    }

    /// Does what is planned until a seat or chance has to decide.
    pub(in crate::tranquility) fn proceed(&mut self, events: &mut impl Extend<Event>) {
        while let Some(task) = self.board.agenda.pop() {
            let flow = match task {
                Task::Refill(seat) => self.refill(seat, events),
                Task::Extra(seat, count) => self.draw_extra(seat, count, events),
                Task::ShuffleStarts => self.wait_in(Phase::StartsDue),
                Task::PickFirst => self.wait_in(Phase::FirstDue),
                Task::OpenWindow => self.open_window(),
                Task::Rocks => self.begin_rocks(),
                Task::Pass => {
                    self.begin_turn(self.board.active.next(self.seats()), events);
                    Flow::Wait
                }
            };
            if flow == Flow::Wait {
                return;
            }
        }
    }

    pub(in crate::tranquility) fn wait_in(&mut self, phase: Phase) -> Flow {
        self.board.phase = phase;
        Flow::Wait
    }

    fn refill(&mut self, seat: Seat, events: &mut impl Extend<Event>) -> Flow {
        if self.board.contest.is_some() {
            self.refill_from_row(seat, events);
            return Flow::Continue;
        }
        while self.hand(seat).len() < self.board.hand_limit(seat) {
            match self.piles.pop(seat.index()) {
                None => break,
                Some(card) => {
                    if self.take_drawn(seat, card, events) {
                        self.plan([Task::Refill(seat)].into_iter());
                        return self.reveal(events);
                    }
                }
            }
        }
        Flow::Continue
    }

    fn draw_extra(&mut self, seat: Seat, count: u8, events: &mut impl Extend<Event>) -> Flow {
        let mut left = count;
        while left > 0 {
            match self.piles.pop(seat.index()) {
                None => break,
                Some(card) => {
                    if self.take_drawn(seat, card, events) {
                        // The storm was none of the extra cards: the others are still drawn.
                        self.plan([Task::Extra(seat, left)].into_iter());
                        return self.reveal(events);
                    }
                    left -= u8::from(!self.board.is_replaced(card));
                }
            }
        }
        Flow::Continue
    }

    /// Takes in a card just drawn. A storm never enters the hand (T-7.3): `true`, and it is
    /// revealed. Neither does a compass by day or night (T-12.2).
    fn take_drawn(&mut self, seat: Seat, card: Card, events: &mut impl Extend<Event>) -> bool {
        if let Some(storm) = card.storm() {
            self.board.storms.revealed = Some(Revealed { seat, storm });
            return true;
        }
        if self.board.is_replaced(card) {
            self.replace_compass(seat, events);
        } else {
            events.extend([Event::Drew { seat }]);
            self.take_in_hand(seat, card);
        }
        false
    }

    /// Puts a card into a hand, in its place.
    pub(in crate::tranquility) fn take_in_hand(&mut self, seat: Seat, card: Card) {
        self.hands.insert_sorted(seat.index(), card);
    }

    /// Puts a card into a hand of which the table knows what that token says.
    pub(in crate::tranquility) fn take_seen(
        &mut self,
        seat: Seat,
        card: Card,
        token: Token,
        events: &mut impl Extend<Event>,
    ) {
        events.extend([Event::Took { seat, token }]);
        self.take_in_hand(seat, card);
    }

    /// Begins a seat's turn.
    pub(in crate::tranquility) fn begin_turn(
        &mut self,
        seat: Seat,
        events: &mut impl Extend<Event>,
    ) {
        if self.contest_is_over() {
            return self.end_contest();
        }
        self.board.active = seat;
        self.board.turns += 1;
        self.board.phase = Phase::Turn;
        self.look_at_turn(events);
    }

    /// Without a legal action the game is lost at once (T-2.4), but for a storm that could still be
    /// ended (T-7.6): the table then sees that the seat has no two cards to discard, and need not play
    /// start. In the competition the seat passes (T-13.6).
    pub(in crate::tranquility) fn look_at_turn(&mut self, events: &mut impl Extend<Event>) {
        let seat = self.board.active;
        let is_idle = matches!(self.board.phase, Phase::Turn)
            && !self.board.has_passes()
            && !self.board.can_act(seat, self.hand(seat));
        self.board.stuck = is_idle && readings::is_saved(&self.board.storms);
        if self.board.stuck {
            events.extend([Event::Stuck { seat }]);
        }
        if is_idle && !self.board.stuck {
            self.board.lose(LossReason::NoLegalAction, Some(seat));
        }
    }
}
