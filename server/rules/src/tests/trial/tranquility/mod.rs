//! What positions of Tranquility are tried with.

mod garbage;
mod listing;

pub use garbage::any_action;
pub use listing::{is_listed, placements};

use crate::{
    Dice, Game, Hidden, Seat, Viewable, Viewer,
    chance::pick,
    tests::properties::subject::{Played, Subject},
    tranquility::{
        Action, Options, Phrase, Seen, Tranquility,
        action::Change,
        options::{Grid, Level, MONSTERS, REMOVED, Rocks},
        readings::WILDS,
        wire::offers::Legal,
    },
};
use std::sync::LazyLock;

/// Games that were played before, many of them to the end.
pub const RECORDS: [&str; 12] = [
    include_str!("../../../../../record/tests/records/good/all_modules_won_1.json"),
    include_str!("../../../../../record/tests/records/good/arch_won_5.json"),
    include_str!("../../../../../record/tests/records/good/competition_played_2.json"),
    include_str!("../../../../../record/tests/records/good/day_night_won_1.json"),
    include_str!("../../../../../record/tests/records/good/no_legal_action_1.json"),
    include_str!("../../../../../record/tests/records/good/pyramid_easy_won_3.json"),
    include_str!("../../../../../record/tests/records/good/pyramid_won_2.json"),
    include_str!("../../../../../record/tests/records/good/rough_seas_played_4.json"),
    include_str!("../../../../../record/tests/records/good/start_unpayable_1.json"),
    include_str!("../../../../../record/tests/records/good/start_window_3.json"),
    include_str!("../../../../../record/tests/records/good/storms_row_3.json"),
    include_str!("../../../../../record/tests/records/good/won_2.json"),
];

impl Tranquility {
    /// What a seat is offered.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.seen(Viewer::Seat(seat)).private(seat).legal
    }
}

impl Subject for Tranquility {
    fn played() -> &'static [Played<Tranquility>] {
        static PLAYED: LazyLock<Vec<Played<Tranquility>>> =
            LazyLock::new(|| RECORDS.map(Played::new).into());
        &PLAYED
    }

    fn any_options(dice: &mut dyn Dice) -> Options {
        let grid = [
            Grid::Standard,
            Grid::Standard,
            Grid::Standard,
            Grid::Arch,
            Grid::Pyramid,
            Grid::DayNight,
            Grid::Competition,
        ];
        let mut options =
            Options { grid: pick(dice, &grid).unwrap_or(Grid::Standard), ..Options::default() };
        if options.grid != Grid::Competition {
            options.removed = pick(dice, &REMOVED).unwrap_or(0);
        }
        match options.grid {
            Grid::Standard => {
                options.rocks = [Rocks::Off, Rocks::Manual, Rocks::Auto][dice.below(3) as usize];
                options.monsters = pick(dice, &MONSTERS).unwrap_or(0);
                options.storms = dice.below(2) == 0;
                options.wild = pick(dice, &WILDS).unwrap_or(0);
            }
            Grid::Pyramid => {
                options.level = [Level::Normal, Level::Hard, Level::Easy][dice.below(3) as usize];
            }
            _ => {}
        }
        options
    }

    fn offers_it(&self, seat: Seat, action: &Action) -> bool {
        is_listed(self, seat, action)
    }

    fn sorted(action: &Action) -> Action {
        let mut action = action.clone();
        match &mut action {
            Action::Place { pay: Some(cards), .. }
            | Action::Pay { cards }
            | Action::Give { cards, .. }
            | Action::Reduce { cards } => cards.sort_unstable(),
            Action::Discard { cards } | Action::KeepRocks { cards } => cards.sort_unstable(),
            _ => {}
        }
        action
    }

    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Action {
        any_action(self, seat, dice)
    }

    #[cfg(test)]
    fn any_card(dice: &mut dyn Dice) -> impl serde::Serialize {
        garbage::any_card(dice)
    }

    fn phrases(&self) -> Vec<Phrase> {
        let asked = Seat::all(self.seats()).flat_map(|seat| {
            [Change::More, Change::Fewer].map(|change| Phrase::Ask { seat, change, count: 3 })
        });
        let storms = self.board().storms.all().into_iter().map(|storm| Phrase::End { storm });
        asked.chain(storms).chain([Phrase::Keep {}, Phrase::Think {}]).collect()
    }

    fn forget(seen: &mut Seen) {
        for (seat, discards) in (0..).map(Seat).zip(&mut seen.discards) {
            discards.fill(None);
            for (place, card) in seen.board.open_discards(seat) {
                discards[usize::from(place)] = Some(card);
            }
        }
    }
}
