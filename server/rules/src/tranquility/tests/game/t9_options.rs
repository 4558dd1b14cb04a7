//! T-9.2 and T-9.3: what may be combined.

use crate::{
    Game, Refusal,
    tranquility::{
        Options, Tranquility,
        options::{Grid, Level, MONSTERS, REMOVED, Rocks},
        readings::WILDS,
    },
};

const GRIDS: [Grid; 5] =
    [Grid::Standard, Grid::Arch, Grid::Pyramid, Grid::DayNight, Grid::Competition];
const LEVELS: [Level; 3] = [Level::Normal, Level::Hard, Level::Easy];
const ROCKS: [Rocks; 3] = [Rocks::Off, Rocks::Manual, Rocks::Auto];

/// Every combination of the options' values.
fn all() -> Vec<Options> {
    let mut all = vec![Options::default()];
    let mut vary = |change: &dyn Fn(&Options) -> Vec<Options>| {
        all = all.iter().flat_map(change).collect();
    };
    vary(&|of| GRIDS.map(|grid| Options { grid, ..of.clone() }).into());
    vary(&|of| REMOVED.map(|removed| Options { removed, ..of.clone() }).into());
    vary(&|of| ROCKS.map(|rocks| Options { rocks, ..of.clone() }).into());
    vary(&|of| MONSTERS.map(|monsters| Options { monsters, ..of.clone() }).into());
    vary(&|of| [false, true].map(|storms| Options { storms, ..of.clone() }).into());
    vary(&|of| WILDS.map(|wild| Options { wild, ..of.clone() }).into());
    vary(&|of| LEVELS.map(|level| Options { level, ..of.clone() }).into());
    all
}

fn refusal(options: &Options, seats: usize) -> Option<Refusal> {
    Tranquility::check(options, seats).err()
}

fn has_rough_seas(options: &Options) -> bool {
    options.rocks != Rocks::Off || options.monsters > 0 || options.storms || options.wild > 0
}

#[test]
fn t_9_2_within_the_standard_grid_everything_is_combined_freely() {
    let mut combined = 0;
    for options in all() {
        if options.grid == Grid::Standard && options.level == Level::Normal {
            assert!((1..=5).all(|seats| refusal(&options, seats).is_none()), "{options:?}");
            combined += 1;
        }
    }
    assert_eq!(combined, 6 * 3 * 4 * 2 * 2);
}

#[test]
fn t_9_3_the_other_grids_have_neither_rough_seas_nor_wilds() {
    for options in all() {
        if options.grid != Grid::Standard && has_rough_seas(&options) {
            let refusal = refusal(&options, 2).unwrap();
            assert_eq!((refusal.code.as_str(), refusal.clause), ("option_not_combinable", "T-9.3"));
        }
    }
}

#[test]
fn t_9_3_removed_goes_with_all_grids_but_the_competition() {
    for options in all() {
        if options.removed > 0 && options.grid == Grid::Competition {
            assert_eq!(refusal(&options, 2).unwrap().clause, "T-9.3", "{options:?}");
        }
    }
    for grid in [Grid::Arch, Grid::Pyramid, Grid::DayNight] {
        for removed in REMOVED {
            let options = Options { grid, removed, ..Options::default() };
            assert_eq!(refusal(&options, 2), None, "{options:?}");
        }
    }
}

#[test]
fn t_9_3_a_level_belongs_to_the_pyramid_alone() {
    for options in all() {
        if options.level != Level::Normal && options.grid != Grid::Pyramid {
            assert_eq!(refusal(&options, 2).unwrap().clause, "T-9.3", "{options:?}");
        }
    }
    for level in LEVELS {
        let options = Options { grid: Grid::Pyramid, level, ..Options::default() };
        assert_eq!(refusal(&options, 2), None, "{options:?}");
    }
}

#[test]
fn t_9_3_nothing_else_is_refused() {
    for options in all() {
        let fits = match options.grid {
            Grid::Standard => options.level == Level::Normal,
            Grid::Arch | Grid::DayNight => {
                options.level == Level::Normal && !has_rough_seas(&options)
            }
            Grid::Pyramid => !has_rough_seas(&options),
            Grid::Competition => {
                options == Options { grid: Grid::Competition, ..Options::default() }
            }
        };
        assert_eq!(refusal(&options, 2).is_none(), fits, "{options:?}");
    }
}

#[test]
fn t_6_2_t_9_4_numbers_out_of_range_are_refused_on_every_grid() {
    for grid in GRIDS {
        for number in 0..=u8::MAX {
            let check = |options: Options| refusal(&options, 2).map(|refusal| refusal.clause);
            let standard = Options { grid, ..Options::default() };
            for (options, range, clause) in [
                (Options { monsters: number, ..standard.clone() }, &MONSTERS[..], "T-6.2"),
                (Options { wild: number, ..standard.clone() }, &WILDS[..], "T-9.4"),
                (Options { removed: number, ..standard }, &REMOVED[..], "T-1.1"),
            ] {
                if !range.contains(&number) {
                    assert_eq!(check(options.clone()), Some(clause), "{options:?}");
                }
            }
        }
    }
}

#[test]
fn t_10_to_t_13_seats() {
    for grid in GRIDS {
        let options = Options { grid, ..Options::default() };
        let (allowed, clause) = match grid {
            Grid::Competition => (2..=2, "T-13"),
            _ => (1..=5, "T-1"),
        };
        for seats in [0, 1, 2, 3, 4, 5, 6, 7, 255, 256, 257, 258, usize::MAX] {
            let found = refusal(&options, seats);
            assert_eq!(found.is_none(), allowed.contains(&seats), "{grid:?} {seats}");
            let expected = ("seats_out_of_range", clause);
            assert!(
                found.is_none_or(|refusal| (refusal.code.as_str(), refusal.clause) == expected)
            );
        }
    }
}
