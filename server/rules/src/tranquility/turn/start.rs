//! The start card and the eight cards it costs (T-4).

use super::agenda::{Flow, Task};
use crate::{
    Game, LossReason, Refusal, Seat, SeatSet, Signal,
    core::lists::{List, PerSeat},
    refusal, refuse,
    tranquility::{
        Action, Tranquility,
        board::{Board, Phase},
        card::{Card, check_due, discardable},
        event::Event,
        readings,
        wire::log::LogLine,
    },
};

/// How many cards the seats discard together for the start (T-4.2).
pub const NEEDED: u8 = 8;
/// How many extra cards each of two seats draws (T-4.3).
pub const EXTRA_FOR_TWO: u8 = 2;
/// How many cards of its draw pile a seat under a yellow storm may give unseen (T-4.4).
pub const UNSEEN: u8 = 2;

/// The settling of the eight cards. The seat that played start stays the active one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Which seats may give the top two cards of their draw pile unseen, fixed when the window opened.
    pub may_give_unseen: SeatSet,
    /// What each seat has pledged.
    pub pledges: PerSeat<Option<u8>>,
    /// Which seats agree with the pledges as they stand.
    pub agreed: SeatSet,
    /// Which seats have picked their cards.
    pub given: SeatSet,
}

/// What a seat gives for the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Gift {
    /// Cards of the hand.
    pub cards: List<Card, { NEEDED as usize }>,
    /// Whether the top two cards of the draw pile go with them.
    pub from_pile: bool,
}

impl Window {
    fn sum(&self) -> u8 {
        self.pledges.iter().flatten().sum()
    }

    /// Whether every seat has pledged, and they add up to eight (T-4.5).
    fn is_settled(&self) -> bool {
        !self.pledges.contains(&None) && self.sum() == NEEDED
    }

    fn check_agree(&self, seat: Seat) -> Result<(), Refusal> {
        if self.pledges.contains(&None) {
            refuse!(NotAllPledged, "T-4.5", "Every seat has to pledge a number first.");
        }
        if !self.is_settled() {
            refuse!(
                PledgesNotEight,
                "T-4.5",
                format!("The pledges add up to {}, not to {NEEDED}.", self.sum())
            );
        }
        if self.agreed.contains(seat) {
            refuse!(AlreadyAgreed, "T-4.5", "You have agreed already.");
        }
        Ok(())
    }

    /// Whether the seat may agree now.
    pub fn may_agree(&self, seat: Seat) -> bool {
        self.check_agree(seat).is_ok()
    }

    /// Whether the window cannot go on to the giving without that seat. While pledges are missing
    /// those are waited for; while they add up to another number than eight, every seat may help.
    pub fn is_waited_for(&self, seat: Seat) -> bool {
        if self.pledges.contains(&None) {
            self.pledges[seat.index()].is_none()
        } else {
            !self.is_settled() || !self.agreed.contains(seat)
        }
    }

    /// How many cards the seat can give: its hand stays as it is while the window is open (T-4.4).
    pub fn can_give(&self, seat: Seat, hand: &[Card]) -> u8 {
        can_give(hand, self.may_give_unseen.contains(seat))
    }

    /// Whether the seat can give nothing but the top two cards of its draw pile: it then gives these
    /// or none (T-4.4).
    pub fn gives_all_or_none(&self, seat: Seat, hand: &[Card]) -> bool {
        self.may_give_unseen.contains(seat) && discardable(hand) == 0
    }

    /// How many cards of its hand, at the least, a seat must be able to give that pledges so many.
    fn least_of_hand(&self, seat: Seat, count: u8) -> u8 {
        match count {
            2.. if self.may_give_unseen.contains(seat) => count - UNSEEN,
            _ => count,
        }
    }

    /// Whether the seat can pledge so many.
    pub fn may_pledge(&self, seat: Seat, hand: &[Card], count: u8) -> bool {
        self.check_pledge(seat, hand, count).is_ok()
    }

    /// Checks that the seat can pledge so many: no more than it can give, and not a part of what it gives
    /// together (T-4.4).
    ///
    /// # Errors
    /// It cannot give as many, or not as few.
    pub fn check_pledge(&self, seat: Seat, hand: &[Card], count: u8) -> Result<(), Refusal> {
        let most = self.can_give(seat, hand);
        if count > most {
            refuse!(PledgeTooHigh, "T-4.4", format!("You can give {most} cards at the most."));
        }
        if count != 0 && count != most && self.gives_all_or_none(seat, hand) {
            refuse!(
                PledgeAllOrNone,
                "T-4.4",
                "You can give the top two cards of your draw pile, or none."
            );
        }
        Ok(())
    }

    /// What the seat can pledge to bring the sum as near to eight as it can.
    pub fn missing(&self, seat: Seat, hand: &[Card]) -> u8 {
        let others = self.sum() - self.pledged(seat);
        let count = NEEDED.saturating_sub(others).min(self.can_give(seat, hand));
        // One too many leaves the others something to do; one too few might not.
        if self.may_pledge(seat, hand, count) { count } else { count + 1 }
    }

    /// How many cards of its hand the seat has to give besides the top two of its draw pile, or without
    /// them; `None` if it may not do that (T-4.4).
    pub fn due(&self, seat: Seat, from_pile: bool) -> Option<u8> {
        let pledged = self.pledged(seat);
        match from_pile {
            false => Some(pledged),
            true if self.may_give_unseen.contains(seat) => pledged.checked_sub(UNSEEN),
            true => None,
        }
    }

    /// What the seat has promised to give.
    pub fn pledged(&self, seat: Seat) -> u8 {
        self.pledges[seat.index()].unwrap_or(0)
    }
}

impl Board {
    /// A first pledge is an ordinary move; a later one is a signal, needed where it brings the sum
    /// nearer to eight.
    pub(in crate::tranquility) fn pledge_signal(&self, seat: Seat, action: &Action) -> Signal {
        let (Phase::Pledging(window), Action::Pledge { count }) = (&self.phase, action) else {
            return Signal::None;
        };
        let Some(before) = window.pledges.get(seat.index()).copied().flatten() else {
            return Signal::None;
        };
        let sum = u16::from(window.sum());
        let then = sum - u16::from(before) + u16::from(*count);
        if then.abs_diff(NEEDED.into()) < sum.abs_diff(NEEDED.into()) {
            Signal::Needed
        } else {
            Signal::Limited
        }
    }
}

impl Tranquility {
    /// After the start card: the seats draw their extra cards, and the window opens (T-4.3).
    pub(in crate::tranquility) fn open_start_window(&mut self, events: &mut impl Extend<Event>) {
        let seats = self.seats();
        let extra = match seats {
            1 => readings::EXTRA_ALONE,
            2 => EXTRA_FOR_TWO,
            _ => 0,
        };
        self.plan([Task::OpenWindow].into_iter());
        self.plan(self.board.active.round(seats).map(|seat| Task::Extra(seat, extra)));
        self.proceed(events);
    }

    /// Opens the window; where even all hands together cannot give eight, the game is lost (T-4.6).
    pub(in crate::tranquility) fn open_window(&mut self) -> Flow {
        let seats = self.seats();
        if readings::is_unpayable(Seat::all(seats).map(|seat| self.can_give(seat)).sum()) {
            self.board.lose(LossReason::StartUnpayable, None);
            return Flow::Wait;
        }
        let is_pledged = readings::is_settled_by_pledges(seats);
        let window = Window {
            may_give_unseen: Seat::all(seats).filter(|seat| self.may_give_unseen(*seat)).collect(),
            pledges: (0..seats).map(|_| (!is_pledged).then_some(NEEDED)).collect(),
            agreed: SeatSet::default(),
            given: SeatSet::default(),
        };
        self.wait_in(if is_pledged { Phase::Pledging(window) } else { Phase::Giving(window) })
    }

    /// Whether the seat may give the top two cards of its draw pile (T-4.4).
    fn may_give_unseen(&self, seat: Seat) -> bool {
        let pile = self.piles[seat.index()].len();
        readings::may_give_unseen(self.board.storms.yellow_before(seat), pile)
    }

    /// How many cards the seat could give, if the window opened now (T-4.4).
    pub fn can_give(&self, seat: Seat) -> u8 {
        can_give(self.hand(seat), self.may_give_unseen(seat))
    }

    pub(in crate::tranquility) fn pledge(
        &mut self,
        seat: Seat,
        count: u8,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        let hand = self.hands.get(seat.index());
        let window = pledging(&mut self.board.phase)?;
        window.check_pledge(seat, hand, count)?;
        let pledge = &mut window.pledges[seat.index()];
        // T-4.5
        if readings::withdraws_agreements(*pledge, count) {
            *pledge = Some(count);
            window.agreed = SeatSet::default();
            events.extend([Event::Pledged { seat, of_hand: window.least_of_hand(seat, count) }]);
        }
        Ok(())
    }

    pub(in crate::tranquility) fn agree(&mut self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats();
        let window = pledging(&mut self.board.phase)?;
        window.check_agree(seat)?;
        window.agreed.insert(seat);
        if window.agreed == SeatSet::all(seats) {
            self.board.phase = Phase::Giving(window.clone());
        }
        Ok(())
    }

    pub(in crate::tranquility) fn give(
        &mut self,
        seat: Seat,
        cards: &[Card],
        from_pile: bool,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Refusal> {
        let hand = self.hands.get(seat.index());
        let Phase::Giving(window) = &mut self.board.phase else {
            return Err(out_of_phase());
        };
        if window.given.contains(seat) {
            refuse!(AlreadyGiven, "T-4.5", "You have picked your cards already.");
        }
        let Some(due) = window.due(seat, from_pile) else {
            refuse!(
                CannotGiveFromPile,
                "T-4.4",
                "Only a seat under a yellow storm may give two cards of its draw pile."
            );
        };
        check_due(hand, cards, due, "T-4.5")?;
        window.given.insert(seat);
        let pledges = window.pledges.iter().flatten().copied();
        let counts = (window.given.len() == window.pledges.len()).then(|| pledges.collect());
        self.gifts[seat.index()] = Some(Gift { cards: cards.iter().copied().collect(), from_pile });
        if let Some(counts) = counts {
            self.pay_for_start(counts, events);
        }
        Ok(())
    }

    /// All gifts are discarded at once, every seat draws, and the turn passes (T-4.5, T-4.7). Rocks
    /// move in between (T-6.1).
    fn pay_for_start(&mut self, counts: Vec<u8>, events: &mut impl Extend<Event>) {
        for seat in Seat::all(self.seats()) {
            let Some(gift) = self.gifts[seat.index()].take() else { continue };
            self.discard(seat, &gift.cards, events);
            if gift.from_pile {
                self.discard_unseen(seat, UNSEEN.into());
            }
        }
        events.extend([Event::Told(LogLine::Given { counts })]);
        self.plan(readings::after_action(self.board.active.round(self.seats())));
        self.proceed(events);
    }
}

fn pledging(phase: &mut Phase) -> Result<&mut Window, Refusal> {
    match phase {
        Phase::Pledging(window) => Ok(window),
        _ => Err(out_of_phase()),
    }
}

/// How many cards of its hand, and of its draw pile unseen, a seat can give (T-4.4).
fn can_give(hand: &[Card], from_pile: bool) -> u8 {
    discardable(hand) + if from_pile { UNSEEN } else { 0 }
}

fn out_of_phase() -> Refusal {
    refusal!(WrongPhase, "T-4.5", "That belongs to the settling of the start.")
}
