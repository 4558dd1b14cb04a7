//! The games of an evening: how those that were finished at a table ended.

use super::state::{Play, Room};
use crate::{guest::GuestId, name::Name, wire};
use rules::Outcome;
use std::cmp::Reverse;

/// How the games of a table ended.
#[derive(Debug, Default)]
pub(super) struct Evening {
    won: u32,
    lost: u32,
    closed: u32,
    ranked: u32,
    /// In the order of their first win.
    winners: Vec<Winner>,
}

/// Somebody who has won contests.
#[derive(Debug)]
struct Winner {
    /// Names may change from game to game.
    guest: Option<GuestId>,
    name: Name,
    wins: u32,
}

impl Room {
    /// Counts the game that has just ended.
    pub(super) fn count_game(&mut self) {
        if let Some(play) = &self.game {
            self.evening.count(play);
        }
    }
}

impl Evening {
    fn count(&mut self, play: &Play) {
        match play.table.outcome() {
            Some(Outcome::Won {}) => self.won += 1,
            Some(Outcome::Lost { .. }) => self.lost += 1,
            Some(Outcome::Ranked { winners, .. }) => {
                self.ranked += 1;
                for player in winners.iter().filter_map(|seat| play.players.get(seat.index())) {
                    self.count_win(player.guest, &player.name);
                }
            }
            None => self.closed += 1,
        }
    }

    fn count_win(&mut self, guest: Option<GuestId>, name: &Name) {
        match self.winners.iter_mut().find(|winner| winner.guest == guest) {
            Some(winner) => {
                winner.name = name.clone();
                winner.wins += 1;
            }
            None => self.winners.push(Winner { guest, name: name.clone(), wins: 1 }),
        }
    }

    /// What everybody sees of it.
    pub fn view(&self) -> wire::Evening<'_> {
        let mut wins: Vec<wire::Wins<'_>> = self
            .winners
            .iter()
            .map(|winner| wire::Wins { name: winner.name.as_str(), count: winner.wins })
            .collect();
        wins.sort_by_key(|wins| Reverse(wins.count));
        wire::Evening {
            won: self.won,
            lost: self.lost,
            closed: self.closed,
            ranked: self.ranked,
            wins,
        }
    }
}
