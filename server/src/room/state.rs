//! The room as a fold over its entries.

use super::{
    daily::DailyGames,
    entry::{Entry, Event},
    evening::Evening,
    next_deal::{Dealt, NextDeal},
    options::playable_seats,
    other_rules::OtherRules,
    play::{Occupant, Play},
    talk::{Line, WindowTalk},
    withdrawal::Withdrawal,
};
use crate::{guest::GuestId, name::Name, settings::Settings, wire::TablePhase};
use rules::{
    Opening, Seat, Seed,
    catalogue::{self, Kind},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
};

/// How many of a guest's newest commands are remembered, to recognise a repetition.
const REMEMBERED_COMMANDS: usize = 128;
/// How many chat lines are kept.
const REMEMBERED_LINES: usize = 100;

/// A table with its people, and the game that is running or was last played at it.
pub struct Room {
    pub(super) code: String,
    pub(super) kind: &'static dyn Kind,
    pub(super) settings: Settings,
    /// With how many seats the options can be played.
    pub(super) playable_seats: Vec<usize>,
    pub(super) host: GuestId,
    /// While a game is running, the first places are its seats.
    pub(super) seats: Vec<Option<Occupant>>,
    /// What guests without a seat call themselves.
    pub(super) names: BTreeMap<GuestId, Name>,
    pub(super) removed: Vec<(GuestId, Name)>,
    pub(super) next_deal: NextDeal,
    pub(super) game: Option<Play>,
    pub(super) games: u32,
    pub(super) evening: Evening,
    pub(super) daily_games: DailyGames,
    pub(super) chat: VecDeque<Line>,
    pub(super) lines: u64,
    /// How many entries the room consists of.
    pub(super) length: u64,
    /// How many of them concern everybody, see [`Room::is_apart`].
    pub(super) shared_length: u64,
    /// When the newest of those was decided, in milliseconds since 1970 (UTC).
    pub(super) changed_at: u64,
    /// Why the table is out of use, if it is.
    pub(super) withdrawn: Option<Withdrawal>,
    /// Hashes of the ids of each guest's newest commands.
    commands: BTreeMap<GuestId, VecDeque<u64>>,
}

/// A stream whose entries do not make a room.
#[derive(Debug, thiserror::Error)]
#[error("entry {number} does not fit: {why}")]
pub struct Corrupt {
    number: u64,
    why: String,
}

impl Room {
    /// Builds a room from the entries of its stream; `None` if there are none, or it is about to be
    /// deleted.
    ///
    /// # Errors
    /// The entries do not make a room.
    pub fn restore(code: &str, entries: &[Vec<u8>]) -> Result<Option<Room>, Corrupt> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(None);
        };
        let mut room = Room::create(code, &decode(0, first)?)?;
        room.extend(rest)?;
        Ok(room.unless_expired())
    }

    /// Takes in further entries of the stream.
    ///
    /// # Errors
    /// An entry does not fit.
    pub fn extend(&mut self, entries: &[Vec<u8>]) -> Result<(), Corrupt> {
        for bytes in entries {
            self.take(bytes)?;
        }
        Ok(())
    }

    /// Takes in the next entry of the stream and hands it back.
    pub(super) fn take(&mut self, bytes: &[u8]) -> Result<Entry, Corrupt> {
        let entry = decode(self.length, bytes)?;
        self.apply(&entry)?;
        Ok(entry)
    }

    fn create(code: &str, entry: &Entry) -> Result<Room, Corrupt> {
        let corrupt = |why: &str| Corrupt { number: 0, why: why.into() };
        let Event::Created { host, game, settings, deal } = &entry.event else {
            return Err(corrupt("it does not create the room"));
        };
        let kind = catalogue::find(game).ok_or_else(|| corrupt("its game is unknown"))?;
        let mut room = Room {
            code: code.to_owned(),
            kind,
            settings: settings.clone(),
            playable_seats: playable_seats(kind, &settings.options),
            host: *host,
            seats: vec![None; *kind.seats().end()],
            names: BTreeMap::new(),
            removed: Vec::new(),
            next_deal: NextDeal::Random,
            game: None,
            games: 0,
            evening: Evening::default(),
            daily_games: DailyGames::default(),
            chat: VecDeque::new(),
            lines: 0,
            length: 1,
            shared_length: 1,
            changed_at: entry.at,
            withdrawn: None,
            commands: BTreeMap::new(),
        };
        room.set_deal(deal);
        Ok(room)
    }

    /// How many entries the room consists of.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Whether a game is running.
    pub fn is_running(&self) -> bool {
        self.phase() == TablePhase::Playing
    }

    /// Where the table stands.
    pub fn phase(&self) -> TablePhase {
        match &self.game {
            None => TablePhase::Lobby,
            Some(play) if play.is_over() => TablePhase::Over,
            Some(_) => TablePhase::Playing,
        }
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let place = self
            .seats
            .iter()
            .position(|seat| seat.as_ref().is_some_and(|occupant| occupant.guest == Some(guest)));
        place.map(Seat::at)
    }

    /// The guests who sit at the table.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, GuestId)> + '_ {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(place, seat)| Some((Seat::at(place), seat.as_ref()?.guest?)))
    }

    /// The host.
    pub fn host(&self) -> GuestId {
        self.host
    }

    /// What a guest is called here.
    pub(super) fn name_of(&self, guest: GuestId) -> Option<&Name> {
        let seated = self.seats.iter().flatten().find(|occupant| occupant.guest == Some(guest));
        seated.map(|occupant| &occupant.name).or_else(|| self.names.get(&guest))
    }

    pub(super) fn is_removed(&self, guest: GuestId) -> bool {
        self.removed.iter().any(|(removed, _)| *removed == guest)
    }

    /// Whether a command of that id by that guest is part of the room already.
    pub(super) fn remembers(&self, guest: GuestId, id: &str) -> bool {
        let hash = hash(id);
        self.commands.get(&guest).is_some_and(|known| known.contains(&hash))
    }

    /// Takes an entry in.
    ///
    /// # Errors
    /// It does not fit the room; the room is then no longer to be used.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let before = (self.games, self.phase());
        self.take_in(entry).map_err(|why| Corrupt { number: self.length, why })?;
        if self.phase() == TablePhase::Over && before != (self.games, TablePhase::Over) {
            self.count_game();
        }
        if let Some(cause) = &entry.cause {
            let known = self.commands.entry(cause.guest).or_default();
            if known.len() == REMEMBERED_COMMANDS {
                known.pop_front();
            }
            known.push_back(hash(&cause.id));
        }
        self.length += 1;
        if !self.is_apart(&entry.event) {
            self.shared_length += 1;
            self.changed_at = entry.at;
        }
        Ok(())
    }

    fn take_in(&mut self, entry: &Entry) -> Result<(), String> {
        if entry.event.is_between_games()
            && let Some(play) = self.game.as_mut().filter(|play| !play.is_known())
        {
            // However it ended, it did.
            play.written_outcome.get_or_insert_default();
        }
        match &entry.event {
            Event::Created { .. } => return Err("the room exists already".into()),
            Event::Sat { guest, seat, name } => {
                self.vacate(*guest);
                self.names.remove(guest);
                *self.place(*seat)? = Some(Occupant { guest: Some(*guest), name: name.clone() });
            }
            Event::Stood { guest } => {
                if let Some(name) = self.name_of(*guest).cloned() {
                    self.names.insert(*guest, name);
                }
                self.vacate(*guest);
            }
            Event::Named { guest, name } => {
                self.names.insert(*guest, name.clone());
            }
            Event::Removed { guest } => {
                let name = self.name_of(*guest).cloned().ok_or("nobody of that name")?;
                self.vacate(*guest);
                self.names.remove(guest);
                self.removed.push((*guest, name));
            }
            Event::Readmitted { guest } => self.removed.retain(|(removed, _)| removed != guest),
            Event::HostPassed { guest } => self.host = *guest,
            Event::Configured { settings } => {
                self.settings = settings.clone();
                self.find_playable_seats();
            }
            Event::DealChosen { deal } => self.set_deal(deal),
            Event::Started { seed, deal, chance, of, rules } => {
                self.start(seed, deal, chance, of, *rules)?;
            }
            Event::Moved { seat, action, chance, outcome } => {
                let play = self.play()?;
                play.advance(*seat, action, chance).map_err(|refusal| refusal.to_string())?;
                play.written_outcome = outcome.clone();
            }
            Event::AgreedToClose { seat } => {
                self.play()?.closing.insert(*seat);
            }
            Event::Closed {} => self.play()?.close(),
            Event::Withdrawn { why } => self.withdraw(*why),
            Event::Said { seat, phrase } => {
                let play = self.play()?;
                if play.is_known() {
                    let window = play.window.as_mut().ok_or("no talk window is open")?;
                    window.say(*seat, phrase.clone());
                }
            }
            Event::Chatted { guest, channel, text } => {
                let name = self.name_of(*guest).cloned().ok_or("somebody without a name")?;
                let running = self.is_running();
                let play = self.game.as_mut().filter(|_| running);
                let unheard = play.map_or(0, |play| play.hear(*channel));
                self.hear(Line {
                    number: self.lines,
                    guest: *guest,
                    name,
                    channel: *channel,
                    text: text.clone(),
                    at: entry.at,
                    game: running.then_some(self.games),
                    unheard,
                });
            }
            Event::Looked { guest } => {
                self.play()?.looked.insert(*guest);
            }
            Event::SeatFreed { seat } => {
                if let Some(occupant) = self.place(*seat)? {
                    occupant.guest = None;
                }
                // Whoever takes the seat over speaks for it anew.
                self.play()?.closing.remove(seat);
            }
            Event::SeatTaken { seat, guest, name } => {
                let occupant = Occupant { guest: Some(*guest), name: name.clone() };
                self.names.remove(guest);
                *self.place(*seat)? = Some(occupant.clone());
                self.daily_games.take_over(self.games, *guest);
                let play = self.play()?;
                play.seen.insert(*guest, (*seat, name.clone()));
                if let Some(player) = play.players.get_mut(seat.index()) {
                    *player = occupant;
                }
            }
        }
        Ok(())
    }

    /// With a given deal come its options.
    fn set_deal(&mut self, deal: &NextDeal) {
        self.next_deal = deal.clone();
        if let Some(opening) = deal.opening() {
            self.settings.options = opening.options.clone();
        }
        self.find_playable_seats();
    }

    fn find_playable_seats(&mut self) {
        self.playable_seats = match self.next_deal.opening() {
            Some(opening) => vec![opening.seats],
            None => playable_seats(self.kind, &self.settings.options),
        };
    }

    fn start(
        &mut self,
        seed: &str,
        deal: &Value,
        chance: &[Value],
        of: &Dealt,
        rules: u32,
    ) -> Result<(), String> {
        // The seats of the game are the seats taken, in their order.
        let players: Vec<Occupant> =
            self.seats.drain(..).flatten().filter(|occupant| occupant.guest.is_some()).collect();
        self.seats = players.iter().cloned().map(Some).collect();
        self.seats.resize(*self.kind.seats().end(), None);

        let seed = Seed::from_hex(seed).ok_or("its seed is malformed")?;
        let opening = Opening {
            game: self.kind.id().to_owned(),
            options: self.settings.options.clone(),
            seats: players.len(),
            deal: deal.clone(),
            chance: chance.to_vec(),
        };
        let table = if rules::version::knows(rules) {
            opening.set_up().map_err(|refusal| refusal.to_string())?
        } else {
            Box::new(OtherRules)
        };
        self.games += 1;
        if let Some(date) = of.date() {
            let deal = self.daily_deal(date, players.len());
            let guests = players.iter().filter_map(|player| player.guest).collect();
            self.daily_games.begin(self.games, deal, guests);
        }
        self.game = Some(Play {
            window: WindowTalk::of(table.as_ref(), players.len()),
            table,
            rules,
            written_outcome: None,
            commitment: match of {
                Dealt::Given { .. } => opening.commitment(&seed),
                Dealt::Random | Dealt::Daily { .. } => seed.commitment(),
            },
            opening: opening.canonical().into(),
            of: of.clone(),
            seed,
            chances: chance.len() as u64,
            seen: players
                .iter()
                .enumerate()
                .filter_map(|(place, player)| {
                    Some((player.guest?, (Seat::at(place), player.name.clone())))
                })
                .collect(),
            players,
            looked: BTreeSet::new(),
            lines: BTreeMap::new(),
            closing: BTreeSet::new(),
            closed: false,
        });
        self.set_deal(&NextDeal::Random);
        Ok(())
    }

    fn play(&mut self) -> Result<&mut Play, String> {
        self.game.as_mut().ok_or_else(|| "no game has begun".into())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn vacate(&mut self, guest: GuestId) {
        if let Some(place) = self.seat_of(guest).and_then(|seat| self.seats.get_mut(seat.index())) {
            *place = None;
        }
    }

    fn hear(&mut self, line: Line) {
        if self.chat.len() == REMEMBERED_LINES {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
        self.lines += 1;
    }
}

fn decode(number: u64, bytes: &[u8]) -> Result<Entry, Corrupt> {
    serde_json::from_slice(bytes).map_err(|error| Corrupt { number, why: error.to_string() })
}

/// Hashes live as long as the room in memory and are made anew when it is restored, so that it does
/// not matter that another build of the server may hash differently.
fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}
