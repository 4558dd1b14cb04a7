//! How a game at a table begins.

use crate::{
    deals::daily::DailyDeal,
    room::model::{
        game::{TableGame, coming_back::Requests, rules_panic::contained},
        next_deal::Dealt,
        seats::Occupant,
    },
};
use record::{Opening, catalogue::AnyPosition};
use rules::{Seat, Seed};
use std::collections::{BTreeMap, BTreeSet};

/// What a table says of a game that begins.
pub(crate) struct Begun {
    /// When, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The number of the entry with which it begins.
    pub entry: u64,
    pub of: Dealt,
    pub daily: Option<DailyDeal>,
    pub spectators: bool,
    pub seed: Seed,
    /// The version of the rules by which it is played.
    pub rules: u32,
}

/// The first position, if this program knows its rules and they do not fail.
fn set_up(opening: &Opening, rules: u32) -> Result<Option<AnyPosition>, String> {
    if !rules::version::knows(rules, &opening.game, &opening.options) {
        return Ok(None);
    }
    match contained(|| opening.set_up()) {
        Ok(position) => Ok(Some(position.map_err(|refusal| refusal.to_string())?)),
        Err(panic) => {
            tracing::error!(%panic, "a game can't continue");
            Ok(None)
        }
    }
}

impl TableGame {
    /// # Errors
    /// It is not the opening of a game.
    pub(crate) fn begin(
        begun: Begun,
        opening: &Opening,
        players: &[Occupant],
    ) -> Result<TableGame, String> {
        let Begun { at, entry, of, daily, spectators, seed, rules } = begun;
        let position = set_up(opening, rules)?;
        let seated = || Seat::all(players.len()).zip(players);
        let mut game = TableGame {
            position,
            written_outcome: None,
            at,
            entry,
            daily,
            spectators,
            commitment: match of {
                Dealt::Given { .. } | Dealt::Continued { .. } => opening.commitment(&seed),
                Dealt::Random | Dealt::Daily { .. } => seed.commitment(),
            },
            opening: opening.canonical().into(),
            of,
            seed,
            chances: opening.chance.len() as u64,
            partners: seated()
                .filter(|(_, player)| player.partner().is_some())
                .map(|(seat, _)| seat)
                .collect(),
            hands_seen: seated()
                .filter_map(|(seat, player)| Some((player.guest()?, (seat, player.name.clone()))))
                .collect(),
            players: players.to_vec(),
            handed: BTreeMap::new(),
            plies: 0,
            partner_acted: None,
            revealed: BTreeSet::new(),
            lines: BTreeMap::new(),
            waits_since: BTreeMap::new(),
            window: None,
            agreed_to_close: BTreeSet::new(),
            requests: Requests::default(),
            closed: false,
        };
        let looked_at = contained(|| game.look_at_position(None, at));
        if let Err(panic) = looked_at {
            tracing::error!(%panic, "a game can't continue");
            game.give_up();
        }
        Ok(game)
    }
}
