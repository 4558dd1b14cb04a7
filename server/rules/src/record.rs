//! The game record: one JSON document that fixes a whole game (`RULES-record.md`).
//!
//! [`verify`] plays a record through and names its first fault; [`trace`] lays open every position;
//! [`prove`] recomputes deal and chance from a published seed; [`Record`] writes one.

use crate::{Game, Outcome, Refusal, Seat, Seed, catalogue, strict, strict::from_text as read};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// The format this crate reads and writes.
const FORMAT: u32 = 1;
/// The clause of faults of the document itself.
const DOCUMENT: &str = "R";

/// A record to be written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    format: u32,
    /// The game's id.
    pub game: String,
    /// Every option, defaults included.
    pub options: Value,
    /// How many seats.
    pub seats: usize,
    /// The players' names by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// How the cards lay.
    pub deal: Value,
    /// What happened.
    pub moves: Vec<Move>,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// An entry of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Move {
    /// A seat acted.
    Act {
        /// The seat.
        seat: Seat,
        /// Its action.
        #[serde(rename = "do")]
        action: Value,
    },
    /// Chance decided.
    Chance {
        /// What came out.
        chance: Value,
    },
}

impl Record {
    /// A record of a game that has not begun to move.
    pub fn new(
        game: &str,
        options: Value,
        seats: usize,
        names: Option<Vec<String>>,
        deal: Value,
    ) -> Record {
        let game = game.to_owned();
        Record {
            format: FORMAT,
            game,
            options,
            seats,
            names,
            deal,
            moves: Vec::new(),
            outcome: None,
        }
    }
}

/// A record as read, its parts still text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document<'a> {
    format: u32,
    game: String,
    #[serde(borrow)]
    options: &'a RawValue,
    seats: usize,
    #[serde(default, deserialize_with = "strict::present")]
    names: Option<Vec<String>>,
    #[serde(borrow)]
    deal: &'a RawValue,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(borrow)]
    outcome: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry<'a> {
    #[serde(default, deserialize_with = "strict::present")]
    seat: Option<usize>,
    #[serde(rename = "do", borrow, default, deserialize_with = "strict::present")]
    action: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "strict::present")]
    chance: Option<&'a RawValue>,
}

/// The part of a record in which a fault lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// The document, its options or seats.
    Record,
    /// The deal.
    Deal,
    /// A move or chance entry.
    Move,
    /// The outcome.
    Outcome,
}

/// The first fault of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The part.
    #[serde(rename = "where")]
    pub place: Where,
    /// The number of the move, from 0.
    #[serde(rename = "move")]
    pub index: Option<usize>,
    /// The clause it breaks.
    pub clause: &'static str,
    /// One English sentence.
    pub why: String,
}

impl Fault {
    fn at(place: Where, refusal: Refusal) -> Fault {
        Fault { place, index: None, clause: refusal.clause, why: refusal.why.into_owned() }
    }

    fn of_move(index: usize, refusal: Refusal) -> Fault {
        Fault { index: Some(index), ..Fault::at(Where::Move, refusal) }
    }

    fn of_form(why: impl Into<String>) -> Fault {
        Fault { place: Where::Record, index: None, clause: DOCUMENT, why: why.into() }
    }
}

/// Plays a record through.
///
/// # Errors
/// Its first fault.
pub fn verify(text: &str) -> Result<Option<Outcome>, Fault> {
    run(text, None, None)
}

/// Plays a record through and hands out one JSON line per position, the one before the first move
/// included.
///
/// # Errors
/// Its first fault, after the lines of the positions before it.
pub fn trace(text: &str, line: &mut dyn FnMut(String)) -> Result<Option<Outcome>, Fault> {
    run(text, None, Some(line))
}

/// Plays a record through and checks that its deal and all its chance follow from the seed (see
/// [`chance`](crate::chance)).
///
/// # Errors
/// Its first fault, or the first thing that does not follow from the seed.
pub fn prove(text: &str, seed: &Seed) -> Result<Option<Outcome>, Fault> {
    run(text, Some(seed), None)
}

fn run(
    text: &str,
    seed: Option<&Seed>,
    line: Option<&mut dyn FnMut(String)>,
) -> Result<Option<Outcome>, Fault> {
    let document: Document = strict::object(text)
        .map_err(|error| Fault::of_form(format!("It is not a record: {error}.")))?;
    if document.format != FORMAT {
        return Err(Fault::of_form(format!("Format {} is unknown.", document.format)));
    }
    let kind = catalogue::find(&document.game)
        .ok_or_else(|| Fault::of_form(format!("The game {:?} is unknown.", document.game)))?;
    kind.replay(&document, seed, line)
}

#[derive(Serialize)]
struct TraceLine<P> {
    ply: usize,
    #[serde(flatten)]
    position: P,
}

/// Plays a record of that game through, see [`trace`] and [`prove`].
///
/// # Errors
/// The first fault.
pub fn replay<G: Game>(
    document: &Document<'_>,
    seed: Option<&Seed>,
    mut line: Option<&mut dyn FnMut(String)>,
) -> Result<Option<Outcome>, Fault> {
    let options: G::Options = read(document.options).map_err(|r| Fault::at(Where::Record, r))?;
    G::check(&options, document.seats).map_err(|r| Fault::at(Where::Record, r))?;
    if document.names.as_ref().is_some_and(|names| names.len() != document.seats) {
        return Err(Fault::of_form("There must be one name per seat."));
    }
    let deal: G::Deal = read(document.deal).map_err(|r| Fault::at(Where::Deal, r))?;
    let mut game =
        G::set_up(&options, document.seats, &deal).map_err(|r| Fault::at(Where::Deal, r))?;
    if let Some(seed) = seed {
        let derived = G::deal(&options, document.seats, &mut seed.dice(0));
        check_same(&derived, &deal).map_err(|r| Fault::at(Where::Deal, r))?;
    }
    let mut show = |ply, game: &G| {
        if let Some(line) = &mut line {
            let position = game.position();
            line(serde_json::to_string(&TraceLine { ply, position }).unwrap_or_default());
        }
    };
    show(0, &game);
    let mut chances = 0;
    for (index, text) in document.moves.iter().enumerate() {
        let step = Step { document, seed, text };
        step.play(&mut game, &mut chances).map_err(|r| Fault::of_move(index, r))?;
        show(index + 1, &game);
    }
    let outcome: Option<Outcome> =
        read(document.outcome).map_err(|r| Fault::at(Where::Outcome, r))?;
    if outcome.as_ref() != game.outcome() {
        let why = "The outcome is not the one that the moves reach.";
        return Err(Fault::at(Where::Outcome, Refusal::new("wrong_outcome", G::END, why)));
    }
    Ok(outcome)
}

/// One entry of the moves being played.
struct Step<'a> {
    document: &'a Document<'a>,
    seed: Option<&'a Seed>,
    text: &'a RawValue,
}

impl Step<'_> {
    fn play<G: Game>(&self, game: &mut G, chances: &mut u64) -> Result<(), Refusal> {
        match strict::object(self.text.get()).map_err(|error| strict::malformed_part(&error))? {
            Entry { seat: Some(seat), action: Some(action), chance: None } => {
                if seat >= self.document.seats {
                    return Err(Refusal::new("no_such_seat", DOCUMENT, "There is no such seat."));
                }
                game.apply(Seat::at(seat), &read(action)?)
            }
            Entry { seat: None, action: None, chance: Some(chance) } => {
                *chances += 1;
                let chance: G::Chance = read(chance)?;
                if let Some(derived) =
                    self.seed.and_then(|seed| game.draw_chance(&mut seed.dice(*chances)))
                {
                    check_same(&derived, &chance)?;
                }
                game.apply_chance(&chance)
            }
            _ => Err(Refusal::malformed("a move has either a seat and what it does, or a chance")),
        }
    }
}

fn check_same<T: Serialize>(derived: &T, recorded: &T) -> Result<(), Refusal> {
    match (serde_json::to_value(derived), serde_json::to_value(recorded)) {
        (Ok(derived), Ok(recorded)) if derived == recorded => Ok(()),
        _ => Err(Refusal::new("not_of_seed", DOCUMENT, "It does not follow from that seed.")),
    }
}
