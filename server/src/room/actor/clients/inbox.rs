//! The order in which a room reads its connections: players and the host first; other guests share a
//! budget of messages per second, so that they never delay a player.

use crate::limits::bucket::Bucket;
use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Instant, Sleep, sleep};

/// The messages that guests without a seat may send in total, for each command that one connection may
/// send: enough for two hundred of them to answer pings twice a minute and to chat a little.
const OTHERS: f64 = 5.0;

/// The round-robin over connections, and the shared budget.
pub(super) struct Inbox {
    /// Where the next round starts, so that no connection is always last.
    starts: Starts,
    /// The budget of guests without a seat.
    budget: Bucket,
    /// Ends when that budget allows another message.
    pause: Option<Pin<Box<Sleep>>>,
}

#[derive(Default)]
struct Starts {
    first: usize,
    others: usize,
}

impl Inbox {
    /// Creates an inbox for connections with that many commands per second.
    pub(crate) fn new(commands_per_second: f64) -> Inbox {
        let per_second = commands_per_second * OTHERS;
        let budget = Bucket::new(per_second, per_second * 2.0, 0);
        Inbox { starts: Starts::default(), budget, pause: None }
    }

    /// The next message, or end, of a connection, and the index of that connection. `receive` reads
    /// from a connection.
    pub(crate) fn poll<C, M>(
        &mut self,
        connections: &mut [C],
        clock: u64,
        context: &mut Context<'_>,
        is_seated_or_host: impl Fn(&C) -> bool,
        mut receive: impl FnMut(&mut C, &mut Context<'_>) -> Poll<Option<M>>,
    ) -> Poll<(usize, Option<M>)> {
        let mut next = |start: usize, first: bool, context: &mut Context<'_>| {
            let (before, after) = connections.split_at_mut(start.min(connections.len()));
            let after = after.iter_mut().enumerate().map(|(step, one)| (start + step, one));
            let mut in_turn = after.chain(before.iter_mut().enumerate());
            in_turn.find_map(|(index, one)| match is_seated_or_host(one) == first {
                true => match receive(one, context) {
                    Poll::Ready(received) => Some((index, received)),
                    Poll::Pending => None,
                },
                false => None,
            })
        };
        if let Some((index, received)) = next(self.starts.first, true, context) {
            self.starts.first = index + 1;
            return Poll::Ready((index, received));
        }
        if !self.may_read_others(clock, context) {
            return Poll::Pending;
        }
        let Some((index, received)) = next(self.starts.others, false, context) else {
            return Poll::Pending;
        };
        self.starts.others = index + 1;
        if received.is_some() {
            self.budget.take(clock);
        }
        Poll::Ready((index, received))
    }

    /// Whether guests without a seat are read now; if not, the task is woken when they are.
    fn may_read_others(&mut self, clock: u64, context: &mut Context<'_>) -> bool {
        if self.budget.has(clock) {
            self.pause = None;
            return true;
        }
        let wait = Duration::from_millis(self.budget.wait(clock).max(1));
        let pause = self.pause.get_or_insert_with(|| Box::pin(sleep(wait)));
        while pause.as_mut().poll(context).is_ready() {
            pause.as_mut().reset(Instant::now() + wait);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::millis;
    use futures_util::task::noop_waker_ref;
    use std::{collections::VecDeque, future::poll_fn};

    /// A connection with its pending messages.
    struct Line {
        plays: bool,
        messages: VecDeque<u32>,
    }

    fn line(plays: bool, messages: u32) -> Line {
        Line { plays, messages: (0..messages).collect() }
    }

    fn receive(line: &mut Line, _: &mut Context<'_>) -> Poll<Option<u32>> {
        match line.messages.pop_front() {
            Some(message) => Poll::Ready(Some(message)),
            None => Poll::Pending,
        }
    }

    /// The index of the connection that is read next.
    fn next(inbox: &mut Inbox, lines: &mut [Line], clock: u64) -> Option<usize> {
        let context = &mut Context::from_waker(noop_waker_ref());
        match inbox.poll(lines, clock, context, |line| line.plays, receive) {
            Poll::Ready((index, _)) => Some(index),
            Poll::Pending => None,
        }
    }

    /// The indices of all that is read until nothing is left, or the budget is spent.
    fn read_all(inbox: &mut Inbox, lines: &mut [Line], clock: u64) -> Vec<usize> {
        std::iter::from_fn(|| next(inbox, lines, clock)).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_player_is_read_before_all_guests_who_rename_themselves() {
        let mut inbox = Inbox::new(10.0);
        let mut lines: Vec<Line> = (0..197).map(|_| line(false, 10)).collect();
        lines.extend([line(true, 0), line(true, 0)]);
        // Wherever the round is, a player's message is the next one.
        for index in (0..90).map(|number| 197 + number % 2) {
            lines[index].messages.push_back(0);
            assert_eq!(next(&mut inbox, &mut lines, 0), Some(index));
            assert!(next(&mut inbox, &mut lines, 0) < Some(197));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn guests_without_a_seat_share_a_budget_and_players_do_not() {
        let mut inbox = Inbox::new(10.0);
        let mut lines = vec![line(true, 1000), line(false, 1000), line(false, 1000)];
        let others = |heard: &[usize]| heard.iter().filter(|index| **index > 0).count();
        let first = read_all(&mut inbox, &mut lines, 0);
        assert_eq!((first.len(), others(&first)), (1100, 100));
        assert!(first[..1000].iter().all(|index| *index == 0), "the player comes first");
        let one = first.iter().filter(|index| **index == 1).count();
        assert_eq!(one, 50, "each in its turn");
        assert_eq!(next(&mut inbox, &mut lines, 0), None);
        assert_eq!(read_all(&mut inbox, &mut lines, 100).len(), 5, "fifty a second");
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_that_waits_for_the_budget_is_woken() {
        let mut inbox = Inbox::new(10.0);
        let mut lines = vec![line(false, 200)];
        let began = Instant::now();
        for _ in 0..120 {
            poll_fn(|context| {
                let clock = millis(began.elapsed());
                inbox.poll(&mut lines, clock, context, |line| line.plays, receive)
            })
            .await;
        }
        let waited = began.elapsed().as_millis();
        assert!((400..=440).contains(&waited), "twenty over a burst of a hundred: {waited} ms");
    }
}
