//! What was fixed of a game before its first action: with the same opening, the same game begins.

use crate::{
    Move, Record,
    catalogue::{AnyPosition, Kind},
    strict::to_value,
};
use rules::{Refusal, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The beginning of a game: how it is played, the deal, and what chance decided before the first
/// action of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// Every option, defaults included.
    pub options: Value,
    pub seats: usize,
    /// How the cards lay.
    pub deal: Value,
    /// The chance entries of the record before the first action.
    pub chance: Vec<Value>,
}

impl Opening {
    pub fn of(record: &Record) -> Opening {
        let chance = record.moves.iter().map_while(|entry| match entry {
            Move::Chance { chance } => Some(chance.clone()),
            Move::Act { .. } => None,
        });
        Opening {
            game: record.game.clone(),
            options: record.options.clone(),
            seats: record.seats,
            deal: record.deal.clone(),
            chance: chance.collect(),
        }
    }

    /// What a seed deals, with what chance decides before the first action.
    ///
    /// # Errors
    /// The game is unknown, or the options are malformed or forbidden.
    pub fn dealt(
        game: &str,
        options: Value,
        seats: usize,
        seed: &Seed,
    ) -> Result<Opening, Refusal> {
        let deal = find(game)?.deal(&options, seats, &mut seed.dice(0))?;
        let chance = Vec::new();
        let mut opening = Opening { game: game.to_owned(), options, seats, deal, chance };
        let mut table = opening.set_up()?;
        while let Some(decision) =
            table.draw_chance(&mut seed.dice(opening.chance.len() as u64 + 1))
        {
            table.apply_chance(&decision)?;
            opening.chance.push(decision);
        }
        Ok(opening)
    }

    /// The one text that stands for this opening: JSON without spaces, all keys sorted.
    pub fn canonical(&self) -> String {
        // The keys of a `Value` are sorted.
        to_value(self).to_string()
    }

    /// What is published when a game on a given deal begins: SHA-256 of the 32 bytes of the seed
    /// and the [canonical text](Opening::canonical), in hexadecimal. The seed is the salt, and all
    /// later chance follows from it.
    pub fn commitment(&self, seed: &Seed) -> String {
        seed.commitment_with(&self.canonical())
    }

    /// Sets the table up and lets chance decide as it did.
    ///
    /// # Errors
    /// It is not the opening of a game.
    pub fn set_up(&self) -> Result<AnyPosition, Refusal> {
        let mut table = find(&self.game)?.set_up(&self.options, self.seats, &self.deal)?;
        for decision in &self.chance {
            table.apply_chance(decision)?;
        }
        Ok(table)
    }

    /// Whether nothing is left to chance before the first action. A record can end earlier.
    ///
    /// # Errors
    /// It is not the opening of a game.
    pub fn is_complete(&self) -> Result<bool, Refusal> {
        // Which numbers come up does not matter: is anything to be drawn at all?
        let mut dice = Seed::new([0; 32]).dice(0);
        Ok(self.set_up()?.draw_chance(&mut dice).is_none())
    }
}

fn find(game: &str) -> Result<Kind, Refusal> {
    Kind::find(game).ok_or_else(|| Refusal::malformed(format!("the game {game:?} is unknown")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SEED: [u8; 32] = [7; 32];

    /// A game of two that has just begun.
    fn begun() -> Opening {
        let options = Kind::find("tranquility").unwrap().default_options();
        Opening::dealt("tranquility", options, 2, &Seed::new(SEED)).unwrap()
    }

    #[test]
    fn the_opening_of_a_record_is_what_was_fixed_before_the_first_action() {
        let opening = begun();
        let Opening { game, options, seats, deal, chance } = opening.clone();
        let mut record = Record::new(&game, options, seats, None, deal);
        record.moves = chance.into_iter().map(|chance| Move::Chance { chance }).collect();
        assert_eq!(Opening::of(&record), opening);
        record.moves.push(Move::Act { seat: crate::Seat::at(0), action: json!({}) });
        record.moves.push(Move::Chance { chance: json!({"rocks": 1}) });
        assert_eq!(Opening::of(&record), opening);
    }

    #[test]
    fn an_opening_has_one_text() {
        let opening = Opening {
            game: "g".into(),
            options: json!({"b": 1, "a": {"d": 1, "c": 2}}),
            seats: 2,
            deal: json!([1]),
            chance: vec![json!({"first": 0})],
        };
        let text = opening.canonical();
        assert_eq!(
            text,
            r#"{"chance":[{"first":0}],"deal":[1],"game":"g","options":{"a":{"c":2,"d":1},"b":1},"seats":2}"#
        );
        assert_eq!(serde_json::from_str::<Opening>(&text).unwrap(), opening);
    }

    #[test]
    fn the_commitment_is_that_of_the_seed_and_the_text() {
        use sha2::{Digest, Sha256};
        let opening = begun();
        let bytes = [&SEED[..], opening.canonical().as_bytes()].concat();
        let hex: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(opening.commitment(&Seed::new(SEED)), hex);
        assert_ne!(opening.commitment(&Seed::new([8; 32])), hex);
    }

    #[test]
    fn an_opening_ends_when_chance_has_nothing_left_to_decide() {
        let mut opening = begun();
        assert_eq!(opening.is_complete(), Ok(true));
        opening.chance.pop();
        assert_eq!(opening.is_complete(), Ok(false));
        opening.deal = json!({});
        assert!(opening.is_complete().is_err());
        opening.game = "chess".into();
        assert!(opening.is_complete().is_err());
    }
}
