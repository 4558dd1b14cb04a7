//! Which rules this is.

/// The version of the rules as this program knows them. A game is played to its end under the version
/// it was begun with; whoever stores games writes it down with each.
///
/// It must be raised with every change after which the same deal and the same actions, one after the
/// other, could lead to another position, or an action that was legal would no longer be, or the other
/// way round. Mere additions do not need it: new games, new options that are off by default, more in a
/// view.
pub const VERSION: u32 = 1;

/// Whether games of that version can be read and played here.
pub const fn knows(version: u32) -> bool {
    version == VERSION
}
