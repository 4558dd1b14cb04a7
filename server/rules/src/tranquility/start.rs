//! The start card and the eight cards it costs (T-4).

use super::{
    Action, Phase, Phrase, Tranquility,
    card::{Card, check_held, not_in_hand, take_out},
    log::LogLine,
};
use crate::{LossReason, Refusal, Seat, Signal};

/// How many cards the seats discard together for the start (T-4.2).
pub const NEEDED: u8 = 8;
/// How many extra cards each of two seats draws (T-4.3).
const EXTRA_FOR_TWO: usize = 2;
/// How many extra cards the only seat draws (T-4.3).
const EXTRA_ALONE: usize = 8;

/// The settling of the eight cards. The seat that played start stays the active one.
#[derive(Clone)]
pub(super) struct Window {
    /// What each seat can give, fixed when the window opened (T-4.4).
    pub can_give: Vec<u8>,
    /// What each seat has pledged.
    pub pledges: Vec<Option<u8>>,
    /// Which seats agree with the pledges as they stand.
    pub agreed: Vec<bool>,
    /// The cards each seat has picked.
    pub gifts: Vec<Option<Vec<Card>>>,
}

impl Window {
    fn sum(&self) -> u8 {
        self.pledges.iter().flatten().sum()
    }

    /// Whether the seats may agree now (T-4.5).
    fn check_settled(&self) -> Result<(), Refusal> {
        if self.pledges.contains(&None) {
            return Err(Refusal::new(
                "not_all_pledged",
                "T-4.5",
                "Every seat has to pledge a number first.",
            ));
        }
        if self.sum() != NEEDED {
            return Err(Refusal::new(
                "pledges_not_eight",
                "T-4.5",
                format!("The pledges add up to {}, not to {NEEDED}.", self.sum()),
            ));
        }
        Ok(())
    }

    fn check_agree(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_settled()?;
        if self.agreed[seat.index()] {
            return Err(Refusal::new("already_agreed", "T-4.5", "You have agreed already."));
        }
        Ok(())
    }

    /// Whether the seat may agree now.
    pub fn may_agree(&self, seat: Seat) -> bool {
        self.check_agree(seat).is_ok()
    }

    /// Whether the window cannot go on to the giving without that seat. While pledges are missing
    /// those are waited for; while they add up to another number than eight, anybody may help.
    pub fn is_waited_for(&self, seat: Seat) -> bool {
        if self.pledges.contains(&None) {
            self.pledges[seat.index()].is_none()
        } else {
            self.check_settled().is_err() || !self.agreed[seat.index()]
        }
    }

    /// What the seat can pledge to bring the sum as near to eight as it can.
    pub fn missing(&self, seat: Seat) -> u8 {
        let others = self.sum() - self.pledged(seat);
        NEEDED.saturating_sub(others).min(self.can_give[seat.index()])
    }

    /// What the seat has promised to give.
    pub fn pledged(&self, seat: Seat) -> u8 {
        self.pledges[seat.index()].unwrap_or(0)
    }
}

impl Tranquility {
    /// Opens the window for the start card just played; where even all hands together cannot give
    /// eight, the game is lost (T-4.6).
    pub(super) fn open_start_window(&mut self) {
        let seats = self.seats();
        let extra = match seats {
            1 => EXTRA_ALONE,
            2 => EXTRA_FOR_TWO,
            _ => 0,
        };
        for seat in self.active.round(seats) {
            self.draw(seat, extra);
        }
        let can_give: Vec<u8> = self.hands.iter().map(|hand| hand.len() as u8).collect();
        if can_give.iter().sum::<u8>() < NEEDED {
            self.lose(LossReason::StartUnpayable, None);
            return;
        }
        let window = Window {
            can_give,
            // Alone, there is nothing to settle (T-4.5).
            pledges: if seats == 1 { vec![Some(NEEDED)] } else { vec![None; seats] },
            agreed: vec![false; seats],
            gifts: vec![None; seats],
        };
        self.phase = if seats == 1 { Phase::Giving(window) } else { Phase::Pledging(window) };
    }

    pub(super) fn pledge(&mut self, seat: Seat, count: u8) -> Result<(), Refusal> {
        let window = self.pledging()?;
        let most = window.can_give[seat.index()];
        if count > most {
            return Err(Refusal::new(
                "pledge_too_high",
                "T-4.4",
                format!("You can give {most} cards at the most."),
            ));
        }
        let pledge = &mut window.pledges[seat.index()];
        if *pledge != Some(count) {
            *pledge = Some(count);
            window.agreed.fill(false);
        }
        Ok(())
    }

    pub(super) fn agree(&mut self, seat: Seat) -> Result<(), Refusal> {
        let window = self.pledging()?;
        window.check_agree(seat)?;
        window.agreed[seat.index()] = true;
        if window.agreed.iter().all(|agreed| *agreed) {
            self.phase = Phase::Giving(window.clone());
        }
        Ok(())
    }

    pub(super) fn give(
        &mut self,
        seat: Seat,
        cards: &[Card],
        from_pile: bool,
    ) -> Result<(), Refusal> {
        let hand = &self.hands[seat.index()];
        let Phase::Giving(window) = &mut self.phase else {
            return Err(out_of_phase());
        };
        let pledged = window.pledged(seat);
        if window.gifts[seat.index()].is_some() {
            return Err(Refusal::new(
                "already_given",
                "T-4.5",
                "You have picked your cards already.",
            ));
        }
        if from_pile {
            return Err(Refusal::new(
                "cannot_give_from_pile",
                "T-4.4",
                "Only a seat under a yellow storm may give from its draw pile.",
            ));
        }
        if cards.len() != usize::from(pledged) {
            return Err(Refusal::new(
                "wrong_give_count",
                "T-4.5",
                format!("You pledged {pledged} cards, not {}.", cards.len()),
            ));
        }
        check_held(hand, cards).map_err(not_in_hand)?;
        window.gifts[seat.index()] = Some(cards.to_vec());
        if window.gifts.iter().all(Option::is_some) {
            let window = window.clone();
            self.pay_for_start(&window);
        }
        Ok(())
    }

    /// All gifts are discarded at once, every seat draws, and the turn passes (T-4.5, T-4.7).
    fn pay_for_start(&mut self, window: &Window) {
        for (seat, gift) in window.gifts.iter().enumerate() {
            let gift = gift.as_deref().unwrap_or_default();
            // Checked when it was picked; the hand has not changed since.
            let _ = take_out(&mut self.hands[seat], gift);
            self.discards[seat].extend(gift);
        }
        self.log
            .push(LogLine::Given { counts: window.pledges.iter().flatten().copied().collect() });
        let seats = self.seats();
        for seat in self.active.round(seats) {
            self.refill(seat);
        }
        self.begin_turn(self.active.next(seats));
    }

    fn pledging(&mut self) -> Result<&mut Window, Refusal> {
        match &mut self.phase {
            Phase::Pledging(window) => Ok(window),
            _ => Err(out_of_phase()),
        }
    }

    /// Phrases belong to the window in which pledges are made, and ask other seats (T-4.2).
    pub(super) fn check_start_phrase(&self, seat: Seat, phrase: &Phrase) -> Result<(), Refusal> {
        let out_of_place =
            |why: &'static str| Err(Refusal::new("phrase_out_of_place", "T-4.2", why));
        if !matches!(self.phase, Phase::Pledging(_)) {
            return out_of_place("Players may talk only while the start is being settled.");
        }
        match phrase {
            Phrase::Think {} => Ok(()),
            // What the asked seat holds plays no part here.
            Phrase::Ask { seat: asked, .. } if *asked == seat || asked.index() >= self.seats() => {
                out_of_place("Ask another seat of this table.")
            }
            Phrase::Ask { count, .. } if !(1..=NEEDED).contains(count) => {
                out_of_place("Ask for 1 to 8 cards more or fewer.")
            }
            Phrase::Ask { .. } => Ok(()),
        }
    }

    /// A first pledge is an ordinary move; a later one is a signal, needed where it brings the sum
    /// nearer to eight.
    pub(super) fn pledge_signal(&self, seat: Seat, action: &Action) -> Signal {
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

fn out_of_phase() -> Refusal {
    Refusal::new("wrong_phase", "T-4.5", "That belongs to the settling of the start.")
}
