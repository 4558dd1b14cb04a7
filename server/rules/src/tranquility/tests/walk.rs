//! Random games to look at, ply by ply.

use crate::{
    Dice, Game, Logged, RandomPlay, Seat, Turn,
    chance::{SeedDice, pick},
    core::game::StepOf,
    play_on, testing,
    tranquility::{
        Action, Card, Options, Phase, Tranquility,
        card::ISLANDS,
        options::{Grid, Level, MONSTERS, REMOVED, Rocks},
        readings::WILDS,
        wire::offers::{Legal, Run},
    },
};
use proptest::{prelude::*, sample::select};

/// A game that is still to be played.
#[derive(Clone, Debug)]
pub struct Setting {
    pub options: Options,
    pub seats: usize,
    pub seed: u64,
    /// Whether the seats try to fill the grid. Games of pure chance end early.
    pub careful: bool,
}

/// All that T-9.2 and T-9.3 allow on the standard grid.
fn standard() -> impl Strategy<Value = Options> {
    let rocks = select(&[Rocks::Off, Rocks::Manual, Rocks::Auto][..]);
    (select(&REMOVED[..]), rocks, select(&MONSTERS[..]), any::<bool>(), select(&WILDS[..]))
        .prop_map(|(removed, rocks, monsters, storms, wild)| Options {
            removed,
            rocks,
            monsters,
            storms,
            wild,
            ..Options::default()
        })
}

/// All that T-9.3 allows on the other grids.
fn other_grids() -> impl Strategy<Value = Options> {
    let levels = select(&[Level::Normal, Level::Hard, Level::Easy][..]);
    let grid = |grid| Options { grid, ..Options::default() };
    prop_oneof![
        select(&REMOVED[..]).prop_map(move |removed| Options { removed, ..grid(Grid::Arch) }),
        (select(&REMOVED[..]), levels).prop_map(move |(removed, level)| Options {
            removed,
            level,
            ..grid(Grid::Pyramid)
        }),
        select(&REMOVED[..]).prop_map(move |removed| Options { removed, ..grid(Grid::DayNight) }),
        Just(grid(Grid::Competition)),
    ]
}

pub fn settings() -> impl Strategy<Value = Setting> {
    let options = prop_oneof![standard(), other_grids()];
    (options, 1..=5_usize, any::<u64>(), any::<bool>()).prop_map(
        |(options, seats, seed, careful)| {
            let seats = if options.grid == Grid::Competition { 2 } else { seats };
            Setting { options, seats, seed, careful }
        },
    )
}

/// Games of each kind, so many of each, with all modules at once on the standard grid.
pub fn some_of_each(games: u64) -> impl Iterator<Item = Setting> {
    let grid = |grid| Options { grid, ..Options::default() };
    let rough = |rocks, monsters, wild| Options {
        rocks,
        monsters,
        storms: true,
        wild,
        ..Options::default()
    };
    let all = [
        Options::default(),
        Options { storms: true, wild: 2, ..Options::default() },
        Options { monsters: 3, rocks: Rocks::Auto, ..Options::default() },
        rough(Rocks::Manual, 5, 2),
        rough(Rocks::Auto, 4, 0),
        grid(Grid::Arch),
        grid(Grid::Pyramid),
        Options { level: Level::Hard, removed: 6, ..grid(Grid::Pyramid) },
        Options { level: Level::Easy, ..grid(Grid::Pyramid) },
        grid(Grid::DayNight),
        grid(Grid::Competition),
    ];
    (0..games).flat_map(move |seed| {
        all.clone().map(|options| {
            let seats = match options.grid {
                Grid::Competition => 2,
                _ => 1 + seed as usize % 5,
            };
            Setting { options, seats, seed, careful: seed % 2 == 0 }
        })
    })
}

impl Setting {
    /// Plays the game at random to its end and shows every position, set-up and end included.
    pub fn walk(
        &self,
        mut look: impl FnMut(&Logged<Tranquility>, &mut SeedDice),
    ) -> Logged<Tranquility> {
        self.steps(|_, game, dice| look(game, dice))
    }

    /// The same, with what led to each position.
    pub fn steps(
        &self,
        look: impl FnMut(Option<&StepOf<Tranquility>>, &Logged<Tranquility>, &mut SeedDice),
    ) -> Logged<Tranquility> {
        let seed = testing::seed(self.seed);
        let deal = Tranquility::deal(&self.options, self.seats, &mut seed.dice(0));
        let game = Logged::set_up(&self.options, self.seats, &deal).unwrap();
        let next = |game: &Logged<Tranquility>, dice: &mut SeedDice| {
            let interruption = self.interruption(game, dice);
            interruption.or_else(|| (game.turn() != Turn::Chance).then(|| self.next(game, dice)))
        };
        play_on(game, &seed, next, look).unwrap()
    }

    /// What any seat may do at any time, now and then: concede, spend a compass.
    fn interruption(&self, game: &Tranquility, dice: &mut dyn Dice) -> Option<(Seat, Action)> {
        let some_seat = Seat::at(dice.index(self.seats));
        let legal = game.legal(some_seat);
        if dice.below(150) == 0 && legal.concede {
            return Some((some_seat, Action::Concede {}));
        }
        if dice.below(12) == 0 {
            let storm = pick(dice, &legal.spend_compass)?;
            return Some((some_seat, Action::SpendCompass { storm }));
        }
        None
    }

    /// What happens next: mostly an ordinary move, at times a haggling pledge.
    fn next(&self, game: &Tranquility, dice: &mut dyn Dice) -> (Seat, Action) {
        let waiting = game.waiting();
        let seat = pick(dice, &waiting).expect("a game that goes on waits for a seat");
        let legal = game.legal(seat);
        if let (Some(most), 0) = (legal.pledge, dice.below(3)) {
            let count = dice.below(u32::from(most) + 1) as u8;
            if !legal.pledge_all_or_none || count == 0 || count == most {
                return (seat, Action::Pledge { count });
            }
        }
        let careful = self.careful.then(|| careful_action(game, seat, &legal)).flatten();
        let action = careful.or_else(|| game.random_action(seat, dice));
        (seat, action.expect("who is waited for can act"))
    }
}

/// Where an island would lie if all were spread evenly over the part of the grid with that cell.
fn home(game: &Tranquility, number: u8, cell: u8) -> u8 {
    let regions = game.board.sea.layout().stages.iter().flat_map(|stage| stage.regions);
    let (first, end) = regions.copied().find(|(_, end)| cell < *end).unwrap_or((0, 36));
    first + ((u32::from(number) - 1) * u32::from(end - first) / u32::from(ISLANDS)) as u8
}

/// Something that leads towards a full grid and a win: the cheap placement nearest to where the
/// island belongs, a side turned right, a monster got rid of, or the discard of two cards that
/// belong nowhere; `None` if it is not time for a turn or nothing of that is possible.
fn careful_action(game: &Tranquility, seat: Seat, legal: &Legal) -> Option<Action> {
    if !matches!(game.board.phase, Phase::Turn) {
        return None;
    }
    if legal.finish {
        return Some(Action::Finish { card: None });
    }
    let mut spare: Vec<Card> =
        game.hand(seat).iter().copied().filter(|card| card.is_discardable()).collect();
    // What pays or is discarded: the cards that fit worst.
    spare.sort_by_key(|card| match card {
        Card::Finish => 36,
        Card::Wild | Card::Compass => 37,
        Card::Island(_) => {
            let entry = legal.place.iter().find(|entry| entry.card == *card);
            entry.map_or(1, |entry| entry.runs.len() + 1)
        }
        _ => 0,
    });
    if let (Some(cell), 2..) = (legal.monster.first(), game.hand(seat).len() - spare.len()) {
        return Some(Action::Monster { cell: *cell });
    }
    let places = legal.place.iter().flat_map(|entry| {
        let number = entry.card.number().unwrap_or(1);
        let runs = entry.runs.iter().filter(|Run { cost, hopeless, .. }| *cost <= 2 && !hopeless);
        runs.map(move |Run { first, last, cost, .. }| {
            let home = home(game, number, *first);
            let cell = home.clamp(*first, *last);
            let turned = game.board.options.grid == Grid::DayNight
                && game.board.sides.night_up != (cell < 18);
            (cell.abs_diff(home) + 2 * u8::from(turned), *cost, cell, entry.card)
        })
    });
    let mut wrong_sides = legal
        .turn_over
        .iter()
        .filter(|cell| game.board.sides.night.contains(**cell) != (**cell < 18));
    if let Some((off, cost, cell, card)) = places.min()
        && (off <= 2 || legal.discard.is_none())
    {
        let pay = spare.into_iter().filter(|other| *other != card).take(cost.into()).collect();
        let pay = (!game.board.is_explorer_cell(cell)).then_some(pay);
        return Some(Action::Place { card, number: None, cell, pay });
    }
    if let (Some(cell), Some(card)) = (wrong_sides.next(), spare.first()) {
        return Some(Action::TurnOver { card: *card, cell: *cell });
    }
    match spare.as_slice() {
        [one, other, ..] if legal.discard.is_some() => {
            Some(Action::Discard { cards: [*one, *other] })
        }
        _ => None,
    }
}

/// Every card that exists in the position, wherever it is, sorted.
pub fn all_cards(game: &Tranquility) -> Vec<Card> {
    let lists = [game.hands.all(), game.piles.all(), game.discards.all()];
    let mut cards = lists.concat();
    cards.extend(&game.removed);
    cards.extend(&game.board.gone);
    cards.extend(game.board.start);
    cards.extend(game.board.sea.cards());
    cards.extend(&game.stock);
    let count = |storms: &[u8]| usize::from(storms.iter().sum::<u8>());
    cards.extend(vec![Card::Yellow; count(&game.board.storms.yellow)]);
    cards.extend(vec![Card::Orange; count(&game.board.storms.orange)]);
    cards.extend(vec![Card::Purple; count(&game.board.storms.purple)]);
    cards.extend(game.board.storms.revealed.map(|revealed| Card::from(revealed.storm)));
    cards.extend(&game.board.explorer.beside);
    cards.extend(game.board.explorer.storms.iter().map(|(_, storm)| *storm));
    if let Some(contest) = &game.board.contest {
        cards.extend(&contest.row);
    }
    cards.sort_unstable();
    cards
}
