//! Games that were played before, by the rules.

use record::{self, Record};
use std::sync::LazyLock;

/// Records of all games, some of them with every module.
pub const RECORDS: [&str; 10] = [
    include_str!("../../../server/record/tests/records/good/all_modules_won_1.json"),
    include_str!("../../../server/record/tests/records/good/competition_played_2.json"),
    include_str!("../../../server/record/tests/records/good/day_night_won_1.json"),
    include_str!("../../../server/record/tests/records/good/pyramid_won_2.json"),
    include_str!("../../../server/record/tests/records/good/rough_seas_played_4.json"),
    include_str!("../../../server/record/tests/records/good/start_window_3.json"),
    include_str!("../../../server/record/tests/ascent/golden/modules.json"),
    include_str!("../../../server/record/tests/ascent/golden/summit.json"),
    include_str!("../../../server/record/tests/santa_timea/golden/base.json"),
    include_str!("../../../server/record/tests/santa_timea/golden/experienced.json"),
];

/// The same, read.
pub fn records() -> &'static [Record] {
    static READ: LazyLock<Vec<Record>> = LazyLock::new(|| {
        RECORDS.iter().map(|text| record::read(text).expect("a record")).collect()
    });
    &READ
}
