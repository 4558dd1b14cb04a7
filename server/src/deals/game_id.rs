//! Ids under which games of tables are shown to those who don't hold the table's code.
//!
//! Such an id opens that game, to those who may see it, and nothing else. It is the code and the number, encrypted by
//! the server's secret: nothing is stored for it, so that games of all releases have one, and no one else can make one.

use crate::{deals::index::GameRef, identity::room_code::RoomCode};
use aes::{
    Aes256,
    cipher::{BlockDecrypt, BlockEncrypt, KeyInit},
};
use uuid::Uuid;

/// The cipher of one block between games and their ids.
pub(super) struct GameIds(Aes256);

impl GameIds {
    pub(super) fn new(key: [u8; 32]) -> GameIds {
        GameIds(Aes256::new(&key.into()))
    }

    /// The id of a game.
    pub(super) fn of(&self, game: &GameRef) -> Option<Uuid> {
        let code = RoomCode::parse(&game.room).ok()?;
        let plain = u128::from(code.number()) << u32::BITS | u128::from(game.number);
        let mut block = plain.to_be_bytes().into();
        self.0.encrypt_block(&mut block);
        Some(Uuid::from_bytes(block.into()))
    }

    /// The game with that id. Of other ids, one in 2^46 looks like that of a game.
    pub(super) fn game(&self, id: Uuid) -> Option<GameRef> {
        let mut block = id.into_bytes().into();
        self.0.decrypt_block(&mut block);
        let plain = u128::from_be_bytes(block.into());
        let code = RoomCode::numbered(u64::try_from(plain >> u32::BITS).ok()?)?;
        let number = u32::try_from(plain & u128::from(u32::MAX)).ok()?;
        Some(GameRef { room: code.to_string(), number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(room: &str, number: u32) -> GameRef {
        GameRef { room: room.into(), number }
    }

    #[test]
    fn an_id_leads_to_its_game_with_the_secret_alone() {
        let [ours, theirs] = [1, 2].map(|byte| GameIds::new([byte; 32]));
        let games = ["2222222222", "abcdefghjk", "zzzzzzzzzz"]
            .into_iter()
            .flat_map(|room| [0, 1, u32::MAX].map(|number| game(room, number)));
        for game in games {
            let id = ours.of(&game).expect("an id");
            assert_eq!(ours.game(id), Some(game));
            assert_eq!(theirs.game(id), None);
        }
        assert_eq!(ours.of(&game("no code", 1)), None);
    }

    #[test]
    fn other_ids_lead_nowhere() {
        let ids = GameIds::new([1; 32]);
        for other in [Uuid::nil(), Uuid::max(), Uuid::from_u128(1 << 127 | 7)] {
            assert_eq!(ids.game(other), None, "{other}");
        }
    }
}
