//! Partners for The Ascent.
//!
//! - [`choice`]: all ways to act and what each is worth
//! - [`fit`], [`outlook`]: how well slopes fit into cells, and what a mountain offers to those to come
//! - [`goals`]: what the modules ask for: [`trail`], [`documentary`], [`wildlife`]
//! - [`learned`]: what a network thinks of them
//! - [`turns`]: how far the cards last
//! - [`weights`]: the numbers in all of it

pub mod choice;
pub mod documentary;
pub mod fit;
pub mod goals;
pub mod learned;
pub mod outlook;
pub mod trail;
pub mod turns;
pub mod weights;
pub mod wildlife;

use crate::{
    Manner, Remark, Strategy, WhyLost,
    network::{Layout, Network},
    strategy::Judged,
};
use choice::Chooser;
use fit::{Fits, with_fits};
use learned::{inputs, judge};
use rules::{
    Dice, Game, Outcome, RandomPlay, Seat,
    ascent::{Action, Ascent, Options, Sight},
    small,
};
use turns::{is_lost, missing_turns};

/// The action that a seat takes by rules of thumb.
fn choose(sight: Sight<'_>, fits: &Fits, manner: &Manner, dice: &mut dyn Dice) -> Option<Action> {
    if !sight.is_active() {
        return None;
    }
    let chooser = Chooser::new(sight, fits, manner);
    let choices = chooser.choices(dice);
    let best = choices.iter().max_by(|one, other| one.worth.total_cmp(&other.worth));
    best.and_then(|best| chooser.action(best)).or_else(|| Ascent::draw_action(sight, dice))
}

/// The seat's word that it wants to stop, if it can tell that the game is lost.
fn concession(sight: Sight<'_>) -> Option<Action> {
    let may = sight.is_active() && !sight.board().conceded.contains(sight.seat());
    (may && is_lost(sight)).then_some(Action::Concede {})
}

impl Strategy for Ascent {
    fn layout(_: &Options) -> Layout {
        inputs::LAYOUT
    }

    fn policy(sight: Sight<'_>, manner: &Manner, dice: &mut dyn Dice) -> Option<Action> {
        concession(sight).or_else(|| {
            with_fits(sight.options(), sight.seats(), |fits| choose(sight, fits, manner, dice))
        })
    }

    fn candidates(sight: Sight<'_>, most: usize, dice: &mut dyn Dice) -> Vec<Action> {
        if !sight.is_active() {
            return Vec::new();
        }
        if let Some(concession) = concession(sight) {
            return vec![concession];
        }
        let mut actions: Vec<Action> = with_fits(sight.options(), sight.seats(), |fits| {
            let chooser = Chooser::new(sight, fits, &Manner::PLAIN);
            let mut choices = chooser.choices(dice);
            choices.sort_by(|one, other| other.worth.total_cmp(&one.worth));
            choices.iter().take(most).filter_map(|choice| chooser.action(choice)).collect()
        });
        if actions.is_empty() {
            actions.extend(Ascent::draw_action(sight, dice));
        }
        actions
    }

    fn network(_: &Options, seats: usize) -> Option<&'static Network> {
        // Alone, games played on to their ends tell more.
        judge::network().filter(|_| seats > 1)
    }

    fn judge(sight: Sight<'_>, network: Option<&Network>, most: usize) -> Vec<Judged<Action>> {
        judge::judge(sight, network, most)
    }

    fn why_lost(sight: Sight<'_>) -> Option<WhyLost> {
        turns::why_lost(sight)
    }

    fn remark(_: &Ascent, _: Seat, action: &Action) -> Remark {
        let cost = match action {
            Action::Slope { pay, .. } | Action::Campfire { pay, .. } | Action::Lead { pay, .. } => {
                Some(small(pay.len()))
            }
            _ => None,
        };
        Remark { cost, room: None }
    }

    fn is_lost(&self) -> bool {
        is_lost(self.sight(Seat(0)))
    }

    fn value(&self, _: Seat) -> f64 {
        if let Some(Outcome::Won {}) = self.outcome() {
            return 1.0;
        }
        let sight = self.sight(Seat(0));
        let board = sight.board();
        let empty = 44.0 - f64::from(board.mountain.covered());
        let films = board.documentary.shown().iter().filter(|(_, filmed)| !filmed).count();
        let trail = if board.options.trail { 8 - board.mountain.longest_trail().len() } else { 0 };
        let ibex = if board.options.wildlife { 8 - board.herds.arrived().min(8) } else { 0 };
        let short = f64::from(missing_turns(sight))
            + 0.25 * empty
            + films as f64
            + 0.3 * trail as f64
            + 0.3 * f64::from(ibex);
        0.5 * 0.5_f64.powf(short)
    }
}
