//! From a game to its record and back.

use super::play::play;

crate::support::records::record_tests!(Extent {
    games: 60,
    beginnings: 10,
    end: "A-6",
    listed_in: &["turn"],
    bytes: b" 019,:[]{}\"GSRCi-x",
    step: 7,
    spoilt: (10, 801),
    disordered: (10, 171),
});
