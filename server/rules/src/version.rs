//! Which rules this is.

use serde_json::Value;

/// The version of the rules as this program knows them. A game is played to its end under the version
/// it was begun with; a program that stores games writes it down with each.
///
/// It must be raised with every change after which the same deal and the same actions, one after the
/// other, could lead to another position, or an action that was legal would no longer be, or the other
/// way round. Mere additions do not need it: new games, new options that are off by default, more in a
/// view.
///
/// 2: a campfire keeps the value that it adopts when it is played (A-5.1d); a compass among the first
/// five cards is replaced without turning hands (T-12.2).
pub const VERSION: u32 = 2;

/// Whether a game with these options that was begun under that version can be read and played here.
pub fn knows(version: u32, game: &str, options: &Value) -> bool {
    (last_change(game, options)..=VERSION).contains(&version)
}

/// The version that last changed how a game with these options is played.
fn last_change(game: &str, options: &Value) -> u32 {
    match game {
        "santa-timea" => 1,
        "tranquility" if options["grid"] != "day_night" => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn games_that_no_change_has_touched_go_on() {
        for (known, game, options) in [
            (true, "santa-timea", json!({"experienced": true})),
            (true, "tranquility", json!({"grid": "standard"})),
            (true, "tranquility", json!({"grid": "competition"})),
            (false, "tranquility", json!({"grid": "day_night"})),
            (false, "ascent", json!({})),
        ] {
            assert_eq!(knows(1, game, &options), known, "{game} {options}");
            assert!(knows(VERSION, game, &options));
            assert!(!knows(0, game, &options) && !knows(VERSION + 1, game, &options));
        }
    }
}
