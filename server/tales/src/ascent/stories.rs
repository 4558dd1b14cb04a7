//! What is worth telling of a game: folded from its actions on the way.

use super::statistics::summits_left;
use rules::{
    Game, Outcome, Seat,
    ascent::{Action, Ascent, card::Card, wire::log::LogLine},
    core::lists::MOST_SEATS,
    small,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something worth telling. A position is the number of actions before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "AscentStory")]
pub enum Story {
    /// Slopes that were paid or discarded while a cell was open to them.
    Wasted {
        cards: u8,
        /// How many slopes were paid or discarded.
        of: u8,
    },
    /// The slope that cost the most.
    Dearest {
        /// Who placed it.
        seat: Seat,
        /// The slope.
        card: Card,
        /// How many cards it cost.
        cost: u8,
        /// The position to which that led.
        position: u16,
    },
    /// A seat paid more cards than any other.
    Carried {
        seat: Seat,
        /// How many cards it paid.
        cards: u8,
        /// How many all paid.
        of: u8,
    },
    /// From some position on, no summit was left.
    SummitsGone { position: u16 },
}

/// What is noted on the way.
#[derive(Clone, Default)]
pub struct Watch {
    position: u16,
    wasted: u8,
    spent: u8,
    paid: [u8; MOST_SEATS],
    dearest: Option<Story>,
    summits_gone: Option<Story>,
}

impl Watch {
    /// Looks at an action, the position after it and what it has told.
    pub(super) fn note(&mut self, game: &Ascent, seat: Seat, action: &Action, events: &[LogLine]) {
        self.position += 1;
        let position = self.position;
        let (paid, discarded): (&[Card], &[Card]) = match action {
            Action::Slope { pay, .. } | Action::Campfire { pay, .. } | Action::Lead { pay, .. } => {
                (pay, &[])
            }
            Action::Discard { cards } => (&[], cards),
            Action::Bridge { .. } | Action::Summit {} | Action::Grapple {} | Action::Concede {} => {
                (&[], &[])
            }
        };
        self.paid[seat.index()] += small(paid.len());
        for card in paid.iter().chain(discarded) {
            if let Card::Slope(slope) = card {
                let mut sites = game.board().mountain.sites();
                self.spent += 1;
                self.wasted += u8::from(sites.any(|site| site.cost(*slope).is_some()));
            }
        }
        for line in events {
            let LogLine::Slope { seat, card, cost, .. } = line else { continue };
            let most = match &self.dearest {
                Some(Story::Dearest { cost, .. }) => *cost,
                _ => 1,
            };
            if *cost > most {
                let (seat, card, cost) = (*seat, *card, *cost);
                self.dearest = Some(Story::Dearest { seat, card, cost, position });
            }
        }
        if summits_left(game) > 0 {
            // A grapple may bring one back.
            self.summits_gone = None;
        } else if self.summits_gone.is_none() {
            self.summits_gone = Some(Story::SummitsGone { position });
        }
    }

    /// What there is to tell of the game as it stands.
    pub(super) fn stories(&self, game: &Ascent) -> Vec<Story> {
        let wasted =
            (self.spent > 0).then_some(Story::Wasted { cards: self.wasted, of: self.spent });
        let is_won = matches!(game.outcome(), Some(Outcome::Won {}));
        let gone = self.summits_gone.clone().filter(|_| !is_won);
        let carried = self.carried(game.seats());
        [wasted, self.dearest.clone(), carried, gone].into_iter().flatten().collect()
    }

    /// The seat that paid the most, if no other paid as much.
    fn carried(&self, seats: usize) -> Option<Story> {
        let paid = &self.paid[..seats];
        let [seat] = Seat::with_most(paid)[..] else { return None };
        let (cards, of) = (paid[seat.index()], paid.iter().sum());
        (seats > 1).then_some(Story::Carried { seat, cards, of })
    }
}
