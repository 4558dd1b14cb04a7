//! The room as a fold over its entries.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::{message::TablePhase, settings::Settings},
    room::model::{
        daily::DailyGames,
        event::{Cause, Entry, Event},
        game::{Holder, Occupant, TableGame},
        game_options::playable_seats,
        game_summary::GameSummary,
        lifecycle::Withdrawal,
        next_deal::{Dealt, NextDeal},
        rules_panic::contained,
        scoreboard::Scoreboard,
        stream_limits::OtherEntries,
        talk::{
            chat::{Chat, Line},
            window::WindowTalk,
        },
        unsupported_rules::UnsupportedRules,
    },
};
use rules::{
    Opening, Seat, Seed,
    catalogue::{self, AnyGame, AnyPosition},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
};

/// The most command ids remembered per guest, to recognise repetitions.
const REMEMBERED_COMMANDS: usize = 128;
/// The most guests whose commands are remembered: those that acted last.
const REMEMBERED_GUESTS: usize = 512;

/// A table with its guests, and the game that is running or was last played.
pub struct Room {
    pub(crate) code: String,
    pub(crate) kind: &'static dyn AnyGame,
    pub(crate) settings: Settings,
    /// The numbers of seats with which the options can be played.
    pub(crate) playable_seats: Vec<usize>,
    pub(crate) host: GuestId,
    /// The guest who created the table.
    pub(crate) founder: GuestId,
    /// Whether the host has the role only until the founder returns.
    pub(crate) stands_in: bool,
    /// Whether guests without a seat cannot take one.
    pub(crate) locked: bool,
    /// During a game, its seats come first.
    pub(crate) seats: Vec<Option<Occupant>>,
    /// The names of guests without a seat.
    pub(crate) names: BTreeMap<GuestId, Name>,
    /// In the order of removal, with their names if they had any.
    pub(crate) removed: Vec<(GuestId, Option<Name>)>,
    /// In the order in which they were muted.
    pub(crate) muted: Vec<GuestId>,
    pub(crate) next_deal: NextDeal,
    pub(crate) game: Option<TableGame>,
    pub(crate) games: u32,
    /// The games before the last one.
    pub(crate) past_games: Vec<GameSummary>,
    pub(crate) evening: Scoreboard,
    pub(crate) daily_games: DailyGames,
    pub(crate) chat: Chat,
    /// The number of entries.
    pub(crate) length: u64,
    /// The number of entries that concern every guest, see [`Room::is_apart`].
    pub(crate) shared_length: u64,
    /// When the newest of those was decided, in milliseconds since 1970 (UTC).
    pub(crate) changed_at: u64,
    /// Why the table was withdrawn, if it was.
    pub(crate) withdrawn: Option<Withdrawal>,
    /// The entries besides those of games.
    pub(crate) other_entries: OtherEntries,
    commands: BTreeMap<GuestId, Commands>,
}

/// A guest's newest commands.
#[derive(Default)]
struct Commands {
    /// Hashes of their ids.
    ids: VecDeque<u64>,
    /// The number of the newest one's entry.
    newest: u64,
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

    /// Applies further entries of the stream.
    ///
    /// # Errors
    /// An entry does not fit.
    pub fn extend(&mut self, entries: &[Vec<u8>]) -> Result<(), Corrupt> {
        for bytes in entries {
            self.apply_bytes(bytes)?;
        }
        Ok(())
    }

    /// Decodes and applies the next entry of the stream, and returns it.
    pub(crate) fn apply_bytes(&mut self, bytes: &[u8]) -> Result<Entry, Corrupt> {
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
            playable_seats: Vec::new(),
            host: *host,
            founder: *host,
            stands_in: false,
            locked: false,
            seats: vec![None; *kind.seats().end()],
            names: BTreeMap::new(),
            removed: Vec::new(),
            muted: Vec::new(),
            next_deal: NextDeal::Random,
            game: None,
            games: 0,
            past_games: Vec::new(),
            evening: Scoreboard::default(),
            daily_games: DailyGames::default(),
            chat: Chat::default(),
            length: 1,
            shared_length: 1,
            changed_at: entry.at,
            withdrawn: None,
            other_entries: OtherEntries::default(),
            commands: BTreeMap::new(),
        };
        room.set_deal(deal);
        Ok(room)
    }

    /// The number of entries.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Whether a game is running.
    pub fn is_running(&self) -> bool {
        self.phase() == TablePhase::Playing
    }

    /// The phase of the table.
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
            .position(|seat| seat.as_ref().is_some_and(|occupant| occupant.guest() == Some(guest)));
        place.map(Seat::at)
    }

    /// The seated guests.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, GuestId)> + '_ {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(place, seat)| Some((Seat::at(place), seat.as_ref()?.guest()?)))
    }

    /// The number of seats taken by guests and partners.
    pub(crate) fn taken_seats(&self) -> usize {
        self.seats.iter().flatten().filter(|occupant| !occupant.is_free()).count()
    }

    pub(crate) fn is_removed(&self, guest: GuestId) -> bool {
        self.removed.iter().any(|(removed, _)| *removed == guest)
    }

    /// Whether that command of that guest is part of the room already.
    pub(crate) fn remembers(&self, guest: GuestId, id: &str) -> bool {
        let hash = hash(id);
        self.commands.get(&guest).is_some_and(|known| known.ids.contains(&hash))
    }

    /// Applies an entry.
    ///
    /// # Errors
    /// It does not fit the room, which must then no longer be used.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let before = (self.games, self.phase());
        self.apply_entry(entry).map_err(|why| Corrupt { number: self.length, why })?;
        if self.phase() == TablePhase::Over && before != (self.games, TablePhase::Over) {
            self.count_game();
            self.seats.iter_mut().flatten().for_each(Occupant::take_own_name);
        }
        if let Some(cause) = &entry.cause {
            self.remember(cause);
        }
        self.length += 1;
        self.count_other(&entry.event);
        if !self.is_apart(&entry.event) {
            self.shared_length += 1;
            self.changed_at = entry.at;
        }
        Ok(())
    }

    fn remember(&mut self, cause: &Cause) {
        let known = self.commands.entry(cause.guest).or_default();
        known.newest = self.length;
        if known.ids.len() == REMEMBERED_COMMANDS {
            known.ids.pop_front();
        }
        known.ids.push_back(hash(&cause.id));
        if self.commands.len() > REMEMBERED_GUESTS {
            let oldest = self.commands.iter().min_by_key(|(_, known)| known.newest);
            if let Some(guest) = oldest.map(|(guest, _)| *guest) {
                self.commands.remove(&guest);
            }
        }
    }

    fn apply_entry(&mut self, entry: &Entry) -> Result<(), String> {
        if self.is_between_games(&entry.event)
            && let Some(play) = self.game.as_mut().filter(|play| !play.known)
        {
            // However it ended, it is over.
            play.written_outcome.get_or_insert_default();
        }
        match &entry.event {
            Event::Created { .. } => return Err("the room exists already".into()),
            Event::Sat { guest, seat, name } => {
                self.vacate(*guest);
                self.names.remove(guest);
                *self.place(*seat)? = Some(Occupant::new(Holder::Guest(*guest), name.clone()));
            }
            Event::PartnerSat { seat, name, partner } => {
                let occupant = Occupant::new(Holder::Partner(*partner), name.clone());
                *self.place(*seat)? = Some(occupant);
            }
            Event::PartnerStood { seat } => *self.place(*seat)? = None,
            Event::Stood { guest } => {
                if let Some(name) = self.own_name_of(*guest).cloned() {
                    self.names.insert(*guest, name);
                }
                self.vacate(*guest);
            }
            Event::Named { guest, name } => {
                self.names.insert(*guest, name.clone());
            }
            Event::Unnamed { guest } => _ = self.names.remove(guest),
            Event::Removed { guest } => self.keep_out(*guest),
            Event::Readmitted { guest } => self.removed.retain(|(removed, _)| removed != guest),
            Event::Muted { guest, muted } => {
                self.muted.retain(|other| other != guest);
                if *muted {
                    self.muted.push(*guest);
                }
            }
            Event::Locked { locked } => self.locked = *locked,
            Event::HostPassed { guest } => self.pass_host(*guest, entry.cause.is_some()),
            Event::Configured { settings } => {
                self.settings = settings.clone();
                self.find_playable_seats();
            }
            Event::DealChosen { deal } => self.set_deal(deal),
            Event::Started { seed, deal, chance, of, rules } => {
                self.start(entry.at, seed, deal, chance, of, *rules)?;
            }
            Event::Moved { seat, action, chance, outcome } => {
                let is_partner = self.partner_at(*seat).is_ok();
                let play = self.play()?;
                play.advance(*seat, action, chance, entry.at)
                    .map_err(|refusal| refusal.to_string())?;
                play.written_outcome = outcome.clone();
                play.plies += 1;
                play.partner_acted = is_partner.then_some(entry.at);
            }
            Event::AgreedToClose { seat } => {
                self.play()?.closing.insert(*seat);
            }
            Event::Closed {} => self.play()?.close(),
            Event::Withdrawn { why } => self.withdraw(*why),
            Event::Said { seat, phrase } => {
                let play = self.play()?;
                if play.known {
                    let window = play.window.as_mut().ok_or("no talk window is open")?;
                    window.say(*seat, phrase.clone());
                }
            }
            Event::Chatted { guest, channel, text } => {
                let name = self.name_of(*guest).cloned().ok_or("a guest without a name")?;
                let running = self.is_running();
                let play = self.game.as_mut().filter(|_| running);
                let unheard = play.map_or(0, |play| play.count_line(*channel));
                self.chat.push(Line {
                    number: self.chat.next_number(),
                    guest: *guest,
                    name,
                    channel: *channel,
                    text: text.clone(),
                    at: entry.at,
                    game: running.then_some(self.games),
                    unheard,
                });
            }
            Event::HandsRevealed { guest } => {
                self.play()?.revealed.insert(*guest);
            }
            Event::SeatFreed { seat } => {
                if let Some(occupant) = self.place(*seat)? {
                    occupant.holder = Holder::Free;
                    occupant.own = None;
                }
                // A guest who takes the seat over has to agree again.
                self.play()?.closing.remove(seat);
            }
            Event::HandedToPartner { seat, own, partner } => {
                self.take_for_partner(*seat, own, *partner)?;
            }
            Event::SeatTaken { seat, guest, name, own } => {
                let occupant = Occupant::new(Holder::Guest(*guest), name.clone());
                let occupant = Occupant { own: own.clone(), ..occupant };
                self.names.remove(guest);
                *self.place(*seat)? = Some(occupant.clone());
                self.daily_games.take_over(self.games, *guest);
                let play = self.play()?;
                // A guest who takes the seat over gets the full time to act.
                if play.seen.insert(*guest, (*seat, name.clone())).is_none()
                    && let Some(since) = play.waits_since.get_mut(seat)
                {
                    *since = entry.at;
                }
                if let Some(player) = play.players.get_mut(seat.index()) {
                    *player = occupant;
                }
            }
        }
        Ok(())
    }

    /// Sets the deal of the next game, with its options.
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
            None => {
                let seats = contained(|| playable_seats(self.kind, &self.settings.options));
                seats.unwrap_or_else(|panic| {
                    tracing::error!(%panic, "options can't be played");
                    Vec::new()
                })
            }
        };
    }

    fn start(
        &mut self,
        at: u64,
        seed: &str,
        deal: &Value,
        chance: &[Value],
        of: &Dealt,
        rules: u32,
    ) -> Result<(), String> {
        // The seats of the game are the seats taken, in order.
        let mut players: Vec<Occupant> =
            self.seats.drain(..).flatten().filter(|occupant| !occupant.is_free()).collect();
        players.iter_mut().for_each(Occupant::take_own_name);
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
        let mut known = rules::version::knows(rules, &opening.game, &opening.options);
        let (table, window, waiting): (Box<dyn AnyPosition>, _, _) = if known {
            let set_up = contained(|| {
                let table = opening.set_up().map_err(|refusal| refusal.to_string())?;
                let window = WindowTalk::after(None, table.as_ref(), players.len());
                let waiting = table.waiting();
                Ok::<_, String>((table, window, waiting))
            });
            set_up.unwrap_or_else(|panic| {
                tracing::error!(%panic, "a game can't continue");
                known = false;
                Ok((Box::new(UnsupportedRules), None, Vec::new()))
            })?
        } else {
            (Box::new(UnsupportedRules), None, Vec::new())
        };
        self.games += 1;
        self.past_games.extend(self.game.take().map(|play| GameSummary::from(&play)));
        self.chat.begin_game();
        let daily = of.date().map(|date| self.daily_deal(date, players.len()));
        if let Some(deal) = &daily {
            let guests = players.iter().filter_map(Occupant::guest).collect();
            self.daily_games.begin(self.games, deal.clone(), guests);
        }
        self.game = Some(TableGame {
            at,
            daily,
            spectators: self.settings.spectators,
            window,
            waits_since: waiting.into_iter().map(|seat| (seat, at)).collect(),
            table,
            known,
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
                    Some((player.guest()?, (Seat::at(place), player.name.clone())))
                })
                .collect(),
            partners: players
                .iter()
                .enumerate()
                .filter(|(_, player)| player.partner().is_some())
                .map(|(place, _)| Seat::at(place))
                .collect(),
            players,
            handed: BTreeMap::new(),
            plies: 0,
            partner_acted: None,
            revealed: BTreeSet::new(),
            lines: BTreeMap::new(),
            closing: BTreeSet::new(),
            closed: false,
        });
        self.set_deal(&NextDeal::Random);
        Ok(())
    }

    pub(crate) fn play(&mut self) -> Result<&mut TableGame, String> {
        self.game.as_mut().ok_or_else(|| "no game has begun".into())
    }

    pub(crate) fn place(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(crate) fn vacate(&mut self, guest: GuestId) {
        if let Some(place) = self.seat_of(guest).and_then(|seat| self.seats.get_mut(seat.index())) {
            *place = None;
        }
    }
}

fn decode(number: u64, bytes: &[u8]) -> Result<Entry, Corrupt> {
    serde_json::from_slice(bytes).map_err(|error| Corrupt { number, why: error.to_string() })
}

/// Hashes a command id. Hashes are never stored, so another build may hash differently.
fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}
