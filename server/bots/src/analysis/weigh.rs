//! What another action would have been worth, at a turning point.

use super::{
    Estimate, Move,
    correction::{self, Corrections},
    decisions,
    trial::{self, Decision},
};
use crate::{Remark, Strategy, search::QuickDice};
use record::{Ply, RecordError, with_game};
use rules::Viewer;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// An action beside the best that was compared in a position.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Weighed {
    /// What is expected after it.
    pub prospect: Estimate,
    /// What there is to remark about it.
    pub chosen: Remark,
    /// The same of the best.
    pub best: Remark,
}

/// Weighs an action in the position of a move beside the best that was compared there: in the same positions drawn.
/// `None` if the action is no other than to stop, or not legal.
///
/// # Errors
/// The first fault of the record.
pub fn weigh(
    text: &str,
    made: &Move,
    action: &Value,
    worlds: u32,
    seed: u64,
) -> Result<Option<Weighed>, RecordError> {
    with_game!(record::kind(text)?, G => {
        Ok(weigh_in::<G>(&record::positions(text)?, made, action, worlds, seed))
    })
}

fn weigh_in<G: Strategy>(
    plies: &[Ply<G>],
    made: &Move,
    action: &Value,
    worlds: u32,
    seed: u64,
) -> Option<Weighed> {
    let read = |action: &Value| serde_json::from_value::<G::Action>(action.clone()).ok();
    let decisions = decisions(plies);
    let (_, decision) = decisions.iter().find(|(position, _)| *position == made.position)?;
    let (position, seat, action) = (decision.position, decision.seat, read(action)?);
    let is_stop = position.concede().as_ref() == Some(&action);
    if is_stop || position.without_log().apply(seat, &action).is_err() {
        return None;
    }
    let compared = std::iter::once(&made.played).chain(&made.alternatives);
    let best = compared.max_by(|one, other| one.prospect.mean.total_cmp(&other.prospect.mean))?;
    let mut dice = QuickDice::new(seed);
    let chosen = Decision { position, seat, action: &action };
    let other = read(&best.action)?;
    let regret = chosen.regret(&other, worlds, &mut dice);
    let mut lost = regret.prospect;
    if position.concede().is_some() {
        let corrections = Corrections::of(G::ID, trial::network(&**position).is_some());
        let progress = correction::progress(position.figures());
        lost = corrections.known.difference(regret.shares, lost, worlds, progress);
    }
    let drawn = G::sample(&position.known(Viewer::Seat(seat)), &mut dice);
    Some(Weighed {
        prospect: Estimate { mean: best.prospect.mean - lost.mean, error: lost.error },
        chosen: G::remark(&drawn, seat, &action),
        best: G::remark(&drawn, seat, &other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::{GAME, analysis};
    use serde_json::json;

    #[test]
    fn an_action_is_weighed_beside_the_best() {
        let analysis = analysis(GAME);
        let made = &analysis.moves[analysis.turning_points[0]];
        let weigh = |action: &Value| weigh(GAME, made, action, 150, 1).unwrap();
        let best = &made.alternatives[0];
        let again = weigh(&best.action).unwrap();
        let is_same = again.prospect == Estimate { mean: best.prospect.mean, error: 0.0 };
        assert!(is_same && again.chosen == again.best, "it is no worse than itself");
        let Weighed { prospect: played, chosen, best: remark } =
            weigh(&made.played.action).unwrap();
        assert!(chosen.cost.is_some() && chosen.room.is_some(), "{chosen:?} {remark:?}");
        assert!(played.mean + 2.0 * played.error < best.prospect.mean, "{played:?} {best:?}");
        let Value::Object(mut elsewhere) = best.action.clone() else { panic!("an object") };
        elsewhere.insert("cell".into(), 99.into());
        for action in [json!({"type": "concede"}), json!({"type": "sing"}), elsewhere.into()] {
            assert_eq!(weigh(&action), None, "{action}");
        }
    }
}
