//! The chat lines that a table keeps.
//!
//! Each channel keeps its own, so that spectators' lines don't push out those of players, which would
//! be a message to them.

use crate::{
    identity::{
        guest::GuestId,
        name::{Name, Text},
    },
    protocol::{appearance::Reaction, message::Channel},
};
use std::collections::VecDeque;

/// The most lines that are kept per channel.
const LINES_PER_CHANNEL: usize = 100;

/// What a line says.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// Free text.
    Text(Text),
    Reaction(Reaction),
}

/// A line of free text, or a reaction.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub number: u64,
    pub guest: GuestId,
    pub name: Name,
    pub channel: Channel,
    pub content: Content,
    pub at: u64,
    /// The number of the game that was running when it was written.
    pub game: Option<u32>,
    /// The number of lines written during that game in channels that the readers of this one could not
    /// read.
    pub unheard: u64,
}

/// The newest lines of each channel.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    table: VecDeque<Line>,
    /// What guests without a seat wrote between games. All guests read it, so it is kept apart:
    /// a crowd must not push out what those who play wrote.
    visitors: VecDeque<Line>,
    watchers: VecDeque<Line>,
    /// What spectators of earlier games wrote. All guests read it, so what spectators write during a
    /// game must not push it out.
    former_watchers: VecDeque<Line>,
    /// The number of lines ever written.
    said: u64,
}

impl Chat {
    /// The number of the next line.
    pub(crate) fn next_number(&self) -> u64 {
        self.said
    }

    /// Keeps a line. `plays`: its guest is seated or host.
    pub(crate) fn push(&mut self, line: Line, plays: bool) {
        self.said += 1;
        match line.channel {
            Channel::Table if plays => push(&mut self.table, line),
            Channel::Table => push(&mut self.visitors, line),
            Channel::Watchers => push(&mut self.watchers, line),
        }
    }

    /// Gives another name to the lines of a guest, and to those that others wrote under one of the guest's names.
    pub(crate) fn replace_name(&mut self, guest: GuestId, known: &[Name], name: &Name) {
        let kept =
            [&mut self.table, &mut self.visitors, &mut self.watchers, &mut self.former_watchers];
        for line in kept.into_iter().flatten() {
            if line.guest == guest || known.contains(&line.name) {
                line.name = name.clone();
            }
        }
    }

    /// Starts a new game: what spectators wrote before becomes readable for all.
    pub(crate) fn begin_game(&mut self) {
        for line in self.watchers.drain(..) {
            push(&mut self.former_watchers, line);
        }
    }

    pub(crate) fn newest(&self) -> Option<&Line> {
        let all = [&self.table, &self.visitors, &self.watchers, &self.former_watchers];
        let newest = all.map(VecDeque::back);
        newest.into_iter().flatten().max_by_key(|line| line.number)
    }

    /// The newest lines that match of players, of guests without a seat, and of spectators, at most `most` of
    /// each, oldest first.
    pub(crate) fn newest_of_each(
        &self,
        most: usize,
        is_wanted: impl Fn(&Line) -> bool,
    ) -> Vec<&Line> {
        let wanted = |line: &&Line| is_wanted(line);
        let [table, visitors] =
            [&self.table, &self.visitors].map(|lines| lines.iter().rev().filter(wanted).take(most));
        let watchers = self.watchers.iter().rev().chain(self.former_watchers.iter().rev());
        let mut lines: Vec<&Line> =
            table.chain(visitors).chain(watchers.filter(wanted).take(most)).collect();
        lines.sort_unstable_by_key(|line| line.number);
        lines
    }
}

fn push(lines: &mut VecDeque<Line>, line: Line) {
    if lines.len() == LINES_PER_CHANNEL {
        lines.pop_front();
    }
    lines.push_back(line);
}
