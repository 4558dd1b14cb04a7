//! A record played through, of a game that is known as a type.

use super::document::{DOCUMENT, Document, Entry, RecordError, Where};
use crate::strict::{self, from_text, to_raw};
use rules::{
    Hidden, Logged, Outcome, Refusal, RefusalCode, Seat, Seed,
    core::game::{Step, StepOf},
};
use serde::Serialize;
use serde_json::value::RawValue;

/// What is to follow from a seed.
#[derive(Clone, Copy, Debug)]
pub enum Proof<'a> {
    /// The deal and all chance.
    Whole(&'a Seed),
    /// The chance after the first action: the [`Opening`] was given.
    AfterOpening(&'a Seed),
}

impl<'a> Proof<'a> {
    /// The seed from which chance must follow, in the opening or after it.
    fn seed(self, in_opening: bool) -> Option<&'a Seed> {
        match self {
            Proof::Whole(seed) => Some(seed),
            Proof::AfterOpening(seed) => (!in_opening).then_some(seed),
        }
    }
}

/// A position of a record, and what happened in it.
pub struct Ply<G: Hidden> {
    /// The position, without its log.
    pub position: Logged<G>,
    /// What happened then; `None` in the last one.
    pub step: Option<StepOf<G>>,
}

/// See [`positions`](super::positions).
pub(super) fn positions_of<G: Hidden>(document: &Document<'_>) -> Result<Vec<Ply<G>>, RecordError> {
    let mut plies: Vec<Ply<G>> = Vec::new();
    play(document, None, &mut |step, game: &Logged<G>| {
        if let Some(last) = plies.last_mut() {
            last.step = step.cloned();
        }
        plies.push(Ply { position: game.without_log(), step: None });
    })?;
    Ok(plies)
}

#[derive(Serialize)]
struct TraceLine<P> {
    ply: usize,
    #[serde(flatten)]
    position: P,
}

/// Plays a record of that game through, see [`trace`](super::trace).
///
/// # Errors
/// The first fault.
pub(crate) fn lay_open<G: Hidden>(
    document: &Document<'_>,
    line: &mut dyn FnMut(String),
) -> Result<Option<Outcome>, RecordError> {
    let mut ply = 0;
    let end = play(document, None, &mut |_, game: &Logged<G>| {
        let position = game.position();
        line(to_raw(&TraceLine { ply, position }).get().to_owned());
        ply += 1;
    })?;
    Ok(end.outcome().cloned())
}

/// Is shown what happened, and the game after it.
type Look<'a, G> = dyn FnMut(Option<&StepOf<G>>, &Logged<G>) + 'a;

/// Plays a record of that game through, and checks what is to follow from a seed, if anything is. Shows
/// the game as it was set up and after each entry, with what happened; returns it as it ended.
///
/// # Errors
/// The first fault.
pub(crate) fn play<G: Hidden>(
    document: &Document<'_>,
    proof: Option<Proof<'_>>,
    look: &mut Look<'_, G>,
) -> Result<Logged<G>, RecordError> {
    let options: G::Options =
        from_text(document.options).map_err(|r| RecordError::at(Where::Record, r))?;
    G::check(&options, document.seats).map_err(|r| RecordError::at(Where::Record, r))?;
    if document.names.as_ref().is_some_and(|names| names.len() != document.seats) {
        return Err(RecordError::of_form(
            RefusalCode::OneNamePerSeat,
            "There must be one name per seat.",
        ));
    }
    let deal: G::Deal = from_text(document.deal).map_err(|r| RecordError::at(Where::Deal, r))?;
    let mut game = Logged::<G>::set_up(&options, document.seats, &deal)
        .map_err(|r| RecordError::at(Where::Deal, r))?;
    let seed = |in_opening| proof.and_then(|proof| proof.seed(in_opening));
    if let Some(seed) = seed(true) {
        let derived = G::deal(&options, document.seats, &mut seed.dice(0));
        check_same(&derived, &deal).map_err(|r| RecordError::at(Where::Deal, r))?;
    }
    look(None, &game);
    let mut chances = 0;
    let mut in_opening = true;
    for (index, text) in document.moves.iter().enumerate() {
        let entry = Written { document, seed: seed(in_opening), text };
        let step =
            entry.play(&mut game, &mut chances).map_err(|r| RecordError::of_move(index, r))?;
        in_opening &= step.actor().is_none();
        look(Some(&step), &game);
    }
    let outcome: Option<Outcome> =
        from_text(document.outcome).map_err(|r| RecordError::at(Where::Outcome, r))?;
    if outcome.as_ref() != game.outcome() {
        let why = "The outcome is not the one that the moves reach.";
        return Err(RecordError::at(
            Where::Outcome,
            Refusal::new(RefusalCode::WrongOutcome, G::END, why),
        ));
    }
    Ok(game)
}

/// One entry of the moves, as it is written.
struct Written<'a> {
    document: &'a Document<'a>,
    seed: Option<&'a Seed>,
    text: &'a RawValue,
}

impl Written<'_> {
    /// Plays it and returns what happened.
    fn play<G: Hidden>(
        &self,
        game: &mut Logged<G>,
        chances: &mut u64,
    ) -> Result<StepOf<G>, Refusal> {
        match strict::object(self.text.get()).map_err(|error| strict::malformed_part(&error))? {
            Entry { seat: Some(seat), action: Some(action), chance: None } => {
                if seat >= self.document.seats {
                    let why = "There is no such seat.";
                    return Err(Refusal::new(RefusalCode::NoSuchSeat, DOCUMENT, why));
                }
                let seat = Seat::at(seat);
                let action = from_text(action)?;
                game.apply(seat, &action)?;
                Ok(Step::Act(seat, action))
            }
            Entry { seat: None, action: None, chance: Some(chance) } => {
                *chances += 1;
                let chance: G::Chance = from_text(chance)?;
                if let Some(derived) =
                    self.seed.and_then(|seed| game.draw_chance(&mut seed.dice(*chances)))
                {
                    check_same(&derived, &chance)?;
                }
                game.apply_chance(&chance)?;
                Ok(Step::Chance(chance))
            }
            _ => Err(Refusal::malformed("a move has either a seat and what it does, or a chance")),
        }
    }
}

fn check_same<T: Serialize>(derived: &T, recorded: &T) -> Result<(), Refusal> {
    match (serde_json::to_value(derived), serde_json::to_value(recorded)) {
        (Ok(derived), Ok(recorded)) if derived == recorded => Ok(()),
        _ => {
            let why = "It does not follow from that seed.";
            Err(Refusal::new(RefusalCode::NotOfSeed, DOCUMENT, why))
        }
    }
}
