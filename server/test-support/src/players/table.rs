//! A table and its people, some of them beside partners.

use super::{
    draw::Draw,
    epoch::Epoch,
    player::{Player, pause},
    servers::Servers,
    stored::Stored,
};
use crate::client;
use futures_util::future::join_all;
use record::catalogue::Kind;
use rules::Seat;
use serde_json::{Value, json};
use std::{fmt, net::SocketAddr, ops::AddAssign, sync::Arc};
use tokio::select;

/// The guest who only watches.
const WATCHER: u8 = 9;

pub struct Table {
    /// Once the server has said so.
    code: Option<String>,
    kind: Kind,
    seats: usize,
    options: Value,
    /// How many of the seats partners take, the first ones.
    partners: usize,
    players: Vec<Player>,
    stored: Stored,
}

/// What was looked at.
#[derive(Default)]
pub struct Checked {
    pub acknowledged: usize,
    pub refused: usize,
    pub shown: usize,
    /// Games that began. All but the last at a table have ended.
    pub games: usize,
}

impl AddAssign for Checked {
    fn add_assign(&mut self, more: Checked) {
        self.acknowledged += more.acknowledged;
        self.refused += more.refused;
        self.shown += more.shown;
        self.games += more.games;
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Checked { acknowledged, refused, shown, games } = self;
        write!(
            f,
            "{acknowledged} commands acknowledged, {refused} refused, {shown} views shown, {games} \
             games begun"
        )
    }
}

impl Table {
    /// A table of any game, which does not exist yet.
    pub fn new(seed: u64, number: u64) -> Table {
        let draws = |who: u64| Draw::new(seed, number * 16 + who);
        let mut draw = draws(0);
        let (kind, seats, options) = draw.game(number);
        let partners = draw.index(seats);
        let player = |guest: u8, seat| Player::new(guest, seat, kind, draws(guest.into()));
        let mut players: Vec<Player> = (1..)
            .zip(Seat::all(seats).skip(partners))
            .map(|(guest, seat)| player(guest, Some(seat.0)))
            .collect();
        players.push(player(WATCHER, None));
        Table { code: None, kind, seats, options, partners, players, stored: Stored::default() }
    }

    /// Plays until the epoch is over. The table is number `place` of the epoch.
    pub async fn play(mut self, servers: Servers, place: usize, epoch: Arc<Epoch>) -> Table {
        if self.code.is_none() {
            self.code = select! {
                code = self.make_at(&servers) => code,
                () = epoch.stopped() => None,
            };
            let may_fail = servers.may_fail() || epoch.is_over();
            assert!(self.code.is_some() || may_fail, "a table can be made");
        }
        if let Some(code) = &self.code {
            let heard = |new| epoch.beat(place, new);
            let players = self.players.iter_mut();
            join_all(players.map(|player| player.play(&servers, code, self.seats, &heard, &epoch)))
                .await;
        }
        self
    }

    /// Makes the table at a server; if some may fail, at one that does not.
    async fn make_at(&self, servers: &Servers) -> Option<String> {
        for server in 0.. {
            match self.make(servers.of(server)).await {
                Ok(code) => return Some(code),
                Err(_) if servers.may_fail() => pause().await,
                Err(_) => return None,
            }
        }
        None
    }

    async fn make(&self, server: SocketAddr) -> Result<String, reqwest::Error> {
        let talk = if self.seats.is_multiple_of(2) { "open" } else { "silent" };
        let answer = reqwest::Client::new()
            .post(format!("http://{server}/api/rooms"))
            .bearer_auth(client::secret(1))
            .json(&json!({
                "game": self.kind.id(), "options": self.options, "talk": talk,
                "partners": vec!["steady"; self.partners],
            }))
            .send()
            .await?
            .error_for_status()?;
        let created: Value = answer.json().await?;
        Ok(created["code"].as_str().unwrap().to_owned())
    }

    /// The table's code, once it is made.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// Compares what all guests were shown with what is stored of the table.
    pub fn check(&mut self, entries: Vec<Vec<u8>>) -> Checked {
        let mut checked = Checked::default();
        let Some(code) = &self.code else { return checked };
        let accounts: Vec<_> =
            self.players.iter().map(|player| (player.guest(), &player.account)).collect();
        for (_, account) in &accounts {
            checked += Checked {
                acknowledged: account.acknowledged.len(),
                refused: account.refused.len(),
                shown: account.shown.len(),
                games: 0,
            };
        }
        checked.games = self.stored.check(entries, code, &accounts);
        self.players.iter_mut().for_each(Player::settle);
        checked
    }
}
