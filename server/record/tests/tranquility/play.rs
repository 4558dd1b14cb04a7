//! Random games and their records.

use crate::support::played::{self, Played};
use rules::{
    Dice, Game, Logged, RandomPlay, Seed,
    tranquility::{
        Action, Options, Tranquility,
        options::{Grid, Level, Rocks},
    },
};

/// Options of each kind; with the modules, several at once.
fn kinds() -> [Options; 10] {
    let standard = Options::default();
    let grid = |grid| Options { grid, ..Options::default() };
    [
        Options { rocks: Rocks::Manual, monsters: 3, ..standard.clone() },
        Options { rocks: Rocks::Auto, wild: 2, removed: 12, ..standard.clone() },
        Options { storms: true, ..standard.clone() },
        Options { rocks: Rocks::Auto, monsters: 5, storms: true, wild: 2, ..standard },
        Options { removed: 4, ..grid(Grid::Arch) },
        grid(Grid::Pyramid),
        Options { level: Level::Hard, removed: 8, ..grid(Grid::Pyramid) },
        Options { level: Level::Easy, ..grid(Grid::Pyramid) },
        grid(Grid::DayNight),
        grid(Grid::Competition),
    ]
}

/// All kinds of options and all numbers of seats come up as the number grows.
pub fn play(number: u64) -> Played {
    let kinds = kinds();
    let count = kinds.len() as u64;
    let options = &kinds[(number % count) as usize];
    let seats =
        if options.grid == Grid::Competition { 2 } else { 1 + (number / count % 5) as usize };
    let seed = Seed::new([number as u8; 32]);
    played::play(seed, options, seats, |game: &Logged<Tranquility>, dice| {
        let seat = game.turn().seats().first().unwrap();
        if dice.below(200) == 0 && game.legal(seat).concede {
            return (seat, Action::Concede {});
        }
        (seat, game.random_action(seat, dice).unwrap())
    })
}
