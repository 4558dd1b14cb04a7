//! What is no rule: what is folded from the events of a game, for its log and to be told afterwards;
//! play at random.

pub mod logged;

pub mod ascent {
    //! Of The Ascent.
    pub mod near_miss;
    mod random;
    pub mod statistics;
    pub mod stories;
}

pub mod santa_timea {
    //! Of Santa Timea.
    pub mod statistics;
    pub mod stories;
}

pub mod tranquility {
    //! Of Tranquility.
    pub mod near_miss;
    mod random;
    pub mod statistics;
    pub mod stories;
}

use crate::{Dice, Game, Hidden, Seat, Sight};
use serde::{Serialize, de::DeserializeOwned};
use ts_rs::TS;

/// A game that is told in figures afterwards.
pub trait Counted: Hidden {
    /// What is counted on the way, besides the log.
    type Tally: Clone + Default + Send + Sync;
    /// What happened, in figures.
    type Statistics: Serialize + DeserializeOwned + TS;

    /// Counts an action that led to this position and emitted these events.
    fn count(
        &self,
        tally: &mut Self::Tally,
        seat: Seat,
        action: &Self::Action,
        events: &[Self::Event],
    );

    /// Returns what has happened, in figures, for a record that is open anyway: it may name cards
    /// that were hidden.
    fn statistics(&self, log: &[Self::Event], tally: &Self::Tally) -> Self::Statistics;

    /// Whether a line of the log tells of the action of a turn.
    fn is_turn(line: &Self::Event) -> bool;
}

/// A game that can be played at random.
pub trait RandomPlay: Game {
    /// Draws a legal action of a seat that is waited for, without listing them all. A winning action is
    /// taken and the seats work towards an agreement, so that random games get on and end.
    fn draw_action(sight: Sight<'_, Self>, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// Draws an action of that seat.
    fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action> {
        Self::draw_action(self.sight(seat), dice)
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    const NAMES: [&str; 4] = ["tales", "Counted", "Logged", "RandomPlay"];

    /// Fails for every source of rules that names something of this module.
    fn check(path: &Path) {
        if path.is_dir() && !path.ends_with("tests") {
            fs::read_dir(path).unwrap().for_each(|entry| check(&entry.unwrap().path()));
        } else if path.is_file() {
            let source = fs::read_to_string(path).unwrap();
            let mut words = source.split(|c: char| !c.is_alphanumeric());
            assert_eq!(words.find(|word| NAMES.contains(word)), None, "{}", path.display());
        }
    }

    #[test]
    fn no_rule_knows_what_is_told_of_it() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        for folder in ["core", "tranquility", "ascent", "santa_timea"] {
            check(&source.join(folder));
        }
    }
}
