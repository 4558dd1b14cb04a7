//! What the tests of all games share.

use crate::{Game, Seat, Seed};
use serde::Serialize;

/// Who looks on: a seat, or `None` for a spectator.
pub type Viewer = Option<Seat>;

/// Everybody who can look on.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Some).chain([None])
}

/// The text that something is written as.
pub fn text<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).unwrap()
}

/// The bytes that leave the server for that viewer.
pub fn view<G: Game>(game: &G, viewer: Viewer) -> String {
    let own = viewer.map(|seat| game.private(seat));
    text(&(game.public(), own, game.log(0)))
}

/// All that a viewer can find out by trying: whether its actions are accepted, and what is said where
/// they are not.
pub fn answers<G: Game>(game: &G, viewer: Viewer, actions: &[G::Action]) -> String {
    let Some(seat) = viewer else { return String::new() };
    let tried = actions.iter().map(|action| {
        (game.clone().apply(seat, action).err(), format!("{:?}", game.signal(seat, action)))
    });
    text(&(tried.collect::<Vec<_>>(), game.talk()))
}

/// The size of a seat's whole view in bytes.
pub fn view_size<G: Game>(game: &G, seat: Seat) -> usize {
    text(&game.public()).len() + text(&game.private(seat)).len()
}

/// A seed like no other number's.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}
