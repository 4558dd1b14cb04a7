//! From a game to its record and back.

use super::play::play;

crate::support::records::record_tests!(Extent {
    games: 16,
    beginnings: 2,
    end: "S-4.3",
    listed_in: &["trick"],
    bytes: b" 019,:[]{}\"NESWPx-",
    step: 31,
    spoilt: (8, 721),
    disordered: (8, 141),
});
