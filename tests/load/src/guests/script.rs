//! What is said at a table of the real server, and at one of the floor.

use crate::guests::{
    player::{self, Frame},
    table::{PLAYERS, Script, Traffic},
};
use anyhow::{Context, Result};
use fastrand::Rng;
use std::sync::{Arc, atomic::Ordering::Relaxed};

/// Random legal games, one after the other.
pub(crate) struct Games;

impl Script for Games {
    fn read(&mut self, _: usize, text: &str, rng: &mut Rng) -> Result<Frame> {
        player::read(text, rng)
    }

    fn write(&self, id: &str, command: &str) -> String {
        format!(r#"{{"id":"{id}","do":{command}}}"#)
    }
}

/// The command that starts a game.
pub(crate) const START: &str = r#"{"type":"start"}"#;

/// The command that takes a seat.
pub(crate) fn sit(seat: usize) -> String {
    let name = ["Ana", "Bruno", "Chloé", "Dmitri"][seat % PLAYERS];
    format!(r#"{{"type":"sit","seat":{seat},"name":"{name}"}}"#)
}

/// Players who take turns, each sent as much as in a real game.
pub(crate) struct Turns {
    real: Arc<Traffic>,
}

/// The size of a frame until it is known how large they really are.
const USUAL_FRAME: u64 = 1500;
/// Makes a command about as long as in a real game.
const FILLING: &str = "a placement of an island and the cards that pay for it are so long";

impl Turns {
    /// Frames will be as large as those of the real server.
    pub(crate) fn like(real: Arc<Traffic>) -> Turns {
        Turns { real }
    }
}

impl Script for Turns {
    fn read(&mut self, viewer: usize, text: &str, _: &mut Rng) -> Result<Frame> {
        let id = text.split(' ').next().unwrap_or_default();
        let number: usize = id.parse().with_context(|| format!("not a frame: {text}"))?;
        let next = (number % PLAYERS == viewer).then(String::new);
        Ok(Frame::View { done: vec![id.to_owned()], next })
    }

    fn write(&self, id: &str, _: &str) -> String {
        let (bytes, frames) = (self.real.bytes.load(Relaxed), self.real.frames.load(Relaxed));
        let size = bytes.checked_div(frames).unwrap_or(USUAL_FRAME);
        format!("{id} {size} {FILLING}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_take_turns_and_get_frames_of_the_real_size() {
        let traffic = Arc::new(Traffic::default());
        let mut turns = Turns::like(traffic.clone());
        assert!(turns.write("1", "").starts_with("1 1500 "));
        traffic.frames.store(10, Relaxed);
        traffic.bytes.store(12_345, Relaxed);
        assert!(turns.write("2", "").starts_with("2 1234 "));

        let mut rng = Rng::with_seed(1);
        let movers = (0..PLAYERS).filter(|viewer| {
            let frame = turns.read(*viewer, "6 xxx", &mut rng).expect("a frame");
            let Frame::View { done, next } = frame else { panic!("not a view") };
            assert_eq!(done, ["6"]);
            next.is_some()
        });
        assert_eq!(movers.collect::<Vec<_>>(), [2]);
    }
}
