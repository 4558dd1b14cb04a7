//! The grids that have rules of their own (T-10 to T-13).

use super::{laid, table};

mod t10_arch;
mod t11_explorer;
mod t11_pyramid;
mod t12_day_night;
mod t13_competition;
mod t13_deal;
mod t13_score;
