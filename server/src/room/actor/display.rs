//! The presence that is shown in views, in the list of open tables and in the metrics, and when.

use crate::{
    date::Date,
    identity::guest::GuestId,
    lobby::open_tables::Listing,
    ops::metrics,
    room::{
        actor::RoomActor,
        model::{decide::Moment, room::Room},
    },
};

/// The presence that is shown now.
pub(super) struct Display {
    /// The presence that the views show; if it differs, new ones are written.
    shown: Shown,
    /// The room's entry in the list of open tables.
    listing: Listing,
    /// The room's share of the metric of players.
    players: metrics::Players,
    /// The day for which the views were written.
    today: Date,
}

/// The presence that the views show.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shown {
    all: ShownToAll,
    host: ShownToHost,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct ShownToAll {
    away: Vec<bool>,
    /// Whose seat another guest may ask for.
    long_gone: Vec<bool>,
    watchers: Option<usize>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct ShownToHost {
    may_free: Vec<bool>,
    guests: Vec<GuestId>,
}

impl Display {
    /// Creates a display on which nothing is shown yet.
    pub(crate) fn new(listing: Listing, today: Date) -> Display {
        Display { shown: Shown::default(), listing, players: metrics::Players::default(), today }
    }

    /// Sends the entry in the list of open tables to the other nodes again.
    pub(crate) fn renew_listing(&self) {
        self.listing.renew();
    }
}

impl Shown {
    fn at(room: &Room, moment: &Moment<'_>) -> Shown {
        let presence = moment.presence;
        let mut guests = room.manageable_guests(moment);
        guests.sort_unstable();
        Shown {
            all: ShownToAll {
                away: room.seated().map(|(_, guest)| room.shows_away(guest, presence)).collect(),
                long_gone: room
                    .seated()
                    .map(|(_, guest)| room.is_running() && presence.is_long_gone(guest))
                    .collect(),
                watchers: (!room.is_running()).then(|| room.watchers(presence)),
            },
            host: ShownToHost {
                may_free: room.seated().map(|(seat, _)| room.may_free(seat, moment)).collect(),
                guests,
            },
        }
    }
}

impl RoomActor {
    /// Updates what is shown of presence. Players of a silent game see it change at fixed ticks only, and
    /// with a move; what the host sees of spectators concerns no player.
    pub(super) fn presence_changed(&mut self) {
        self.note_presence();
        if !self.room.is_running_in_silence() || self.with_moment(Room::host_sees_spectators) {
            self.show_presence();
        }
    }

    /// Marks the views as outdated if presence differs from what they show.
    pub(super) fn show_presence(&mut self) {
        let shown = self.with_moment(Shown::at);
        if shown.all != self.display.shown.all {
            self.clients.renew_views();
        } else if shown.host != self.display.shown.host {
            self.clients.renew_view_of(self.room.host());
        }
        self.display.shown = shown;
    }

    /// Records the presence that the views being written show.
    pub(super) fn presence_shown(&mut self) {
        self.note_presence();
        self.display.shown = self.with_moment(Shown::at);
    }

    /// Updates the list of open tables, who is seated or host here, and the metrics.
    fn note_presence(&mut self) {
        let players_here = self.players_here();
        self.display.listing.show(self.room.open_table(&self.guests.presence));
        self.display.players.set(players_here);
        self.context.seated_or_host.note(&self.room.code, self.room.seated_or_host());
    }

    /// Opens what was closed until the end of a day.
    pub(super) fn begin_day(&mut self) {
        let today = self.context.deals.today();
        if today != self.display.today {
            self.display.today = today;
            self.clients.renew_views();
            self.clients.renew_chat();
            self.presence_shown();
        }
    }
}
