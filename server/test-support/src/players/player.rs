//! A player who does whatever its view offers, several things at a time, and records everything.

use super::{
    account::{Account, Sent},
    draw::Draw,
    epoch::Epoch,
    servers::Servers,
};
use crate::{
    choose::{choose, size},
    client::{Client, fresh_id},
};
use record::catalogue::Kind;
use serde_json::{Value, json};
use std::{net::SocketAddr, time::Duration};
use tokio::{select, time::sleep};
use tokio_tungstenite::tungstenite::Error;

/// How many acknowledged commands are sent again after a crash.
const REPEATED: usize = 8;
/// After how many others they are sent again no more: a room remembers the newest 128 of a guest.
const FORGOTTEN: usize = 100;
/// How many acts may be refused in a row, because the views they were chosen by are old.
const MOST_REFUSED: u32 = 20;

pub(super) struct Player {
    guest: u8,
    /// Where to sit; `None`: to watch.
    seat: Option<u8>,
    kind: Kind,
    draw: Draw,
    pub account: Account,
    /// Commands that were acknowledged before the last crash, to be sent again.
    known: Vec<Sent>,
    refused_in_a_row: u32,
    /// The number of the newest view.
    newest: u64,
}

impl Player {
    pub(super) fn new(guest: u8, seat: Option<u8>, kind: Kind, draw: Draw) -> Player {
        let (account, known) = Default::default();
        Player { guest, seat, kind, draw, account, known, refused_in_a_row: 0, newest: 0 }
    }

    pub(super) fn guest(&self) -> u8 {
        self.guest
    }

    /// Begins anew after a crash: what was not answered is still under way.
    pub(super) fn settle(&mut self) {
        let Account { under_way, acknowledged, .. } = std::mem::take(&mut self.account);
        self.account.under_way = under_way;
        self.known.extend(acknowledged);
        self.known.drain(..self.known.len().saturating_sub(REPEATED));
    }

    /// Plays at the table, reconnecting now and then, until the epoch is over. A player that loses its
    /// server goes to any other.
    pub(super) async fn play(
        &mut self,
        servers: &Servers,
        code: &str,
        seats: usize,
        heard: &impl Fn(bool),
        epoch: &Epoch,
    ) {
        let mut server = servers.of(self.guest);
        loop {
            let visited = select! {
                visited = self.visit(server, code, seats, heard, servers.may_fail()) => visited,
                () = epoch.stopped() => return,
            };
            match visited {
                Ok(()) => {}
                Err(_) if epoch.is_over() => return,
                Err(_) if servers.may_fail() => {
                    pause().await;
                    server = servers.any(&mut self.draw);
                }
                Err(error) => panic!("{code}: {error} while the server lives"),
            }
        }
    }

    /// From coming to going, which happens now and then.
    async fn visit(
        &mut self,
        server: SocketAddr,
        code: &str,
        seats: usize,
        heard: &impl Fn(bool),
        may_fail: bool,
    ) -> Result<(), Error> {
        let mut client = Client::come_back(server, code, self.guest, self.newest).await?;
        self.newest = client.view["seq"].as_u64().unwrap();
        self.account.shown.push(client.view.clone());
        if self.account.acknowledged.len() > FORGOTTEN {
            self.known.clear();
        }
        for sent in self.account.under_way.iter().chain(&self.known) {
            client.send_as(&sent.id, sent.command.clone()).await?;
        }
        let mut views = client.views;
        while !self.draw.one_in(200) {
            if let Some(command) = self.next(&client, seats) {
                let id = fresh_id();
                // Whatever comes of the attempt, it may have reached the server.
                self.account.under_way.push(Sent { id: id.clone(), command: command.clone() });
                client.send_as(&id, command).await?;
            }
            if let Some(refused) = client.receive().await? {
                if may_fail && refused["code"] == "unavailable" {
                    // It may be stored all the same: it is sent again elsewhere.
                    return Err(Error::ConnectionClosed);
                }
                self.refused(&refused);
            }
            if views != client.views {
                views = client.views;
                self.shown(&client.view, heard);
            }
            if self.account.chat != client.chat {
                self.account.chat = client.chat.clone();
            }
        }
        Ok(())
    }

    fn shown(&mut self, view: &Value, heard: &impl Fn(bool)) {
        self.newest = view["seq"].as_u64().unwrap();
        self.account.shown.push(view.clone());
        for id in view["you"]["done"].as_array().into_iter().flatten() {
            let done = self.account.answered(id);
            heard(done.is_some());
            if let Some(sent) = done {
                self.refused_in_a_row = 0;
                self.account.acknowledged.push(sent);
            }
        }
    }

    fn refused(&mut self, refused: &Value) {
        assert!(refused["code"] != "unavailable" && refused["code"] != "internal", "{refused}");
        let Some(sent) = self.account.answered(&refused["id"]) else {
            // It was sent twice: before a going and after the coming back. What changed nothing was not
            // stored, so nothing tells the server that it acknowledged it.
            let (account, known) = (&self.account, &self.known);
            let changeless = account.acknowledged.iter().chain(known);
            let changeless = changeless.filter(|sent| sent.may_change_nothing());
            let before =
                account.refused.iter().chain(changeless).any(|sent| refused["id"] == *sent.id);
            let since = account.acknowledged.len();
            assert!(before, "it was acknowledged before {since} others: {refused}");
            return;
        };
        self.refused_in_a_row += 1;
        let newest = self.account.shown.last();
        let before = &self.account.refused[self.account.refused.len().saturating_sub(20)..];
        assert!(
            self.refused_in_a_row < MOST_REFUSED,
            "{sent:?} {refused} after {before:?}, with {newest:?}"
        );
        self.account.refused.push(sent);
    }

    /// What to do next, if there is anything that is not under way already.
    fn next(&mut self, client: &Client, seats: usize) -> Option<Value> {
        let command = self.wish(client, seats)?;
        let kind = command["type"].as_str().unwrap();
        (!self.account.awaits(kind)).then_some(command)
    }

    fn wish(&mut self, client: &Client, seats: usize) -> Option<Value> {
        let view = &client.view;
        let (you, may) = (&view["you"], &view["you"]["may"]);
        let name = format!("Guest {}", self.guest);
        match self.seat {
            Some(seat) if you["seat"].is_null() && may["sit"] == true => {
                return Some(json!({"type": "sit", "seat": seat, "name": name}));
            }
            None if you["name"].is_null() => return Some(json!({"type": "name", "name": name})),
            _ => {}
        }
        if !you["channel"].is_null() && !you["name"].is_null() && self.draw.one_in(6) {
            return Some(json!({"type": "chat", "text": format!("I say {}", fresh_id())}));
        }
        let taken = view["table"]["seats"].as_array().into_iter().flatten();
        if may["start"] == true && taken.filter(|seat| !seat.is_null()).count() == seats {
            return Some(if self.draw.one_in(3) {
                self.configure(seats)
            } else {
                json!({"type": "start"})
            });
        }
        let legal = &you["game"]["legal"];
        if legal["concede"] == true && self.draw.one_in(100) {
            return Some(json!({"type": "act", "action": {"type": "concede"}}));
        }
        if !client.is_my_move() || self.account.awaits("act") {
            return None;
        }
        let action = choose(view);
        (!says_nothing_new(view, &action)).then(|| json!({"type": "act", "action": action}))
    }

    fn configure(&mut self, seats: usize) -> Value {
        let options = self.draw.options(self.kind, seats);
        let talk = if self.draw.one_in(2) { "open" } else { "silent" };
        let settings = json!({"options": options, "talk": talk, "spectators": true});
        json!({"type": "configure", "settings": settings})
    }
}

/// Whether it is the pledge that the seat has made already: it is for others to change theirs.
fn says_nothing_new(view: &Value, action: &Value) -> bool {
    let pledged =
        view["you"]["seat"].as_u64().map(|seat| &view["game"]["window"]["pledges"][size(seat)]);
    action["type"] == "pledge" && pledged == Some(&action["count"])
}

/// Waits a little, to spare a failing server.
pub(super) async fn pause() {
    sleep(Duration::from_millis(20)).await;
}
