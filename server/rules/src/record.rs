//! The game record: one JSON document that fixes a whole game (`RULES-record.md`).
//!
//! [`verify`] plays a record through and names its first fault; [`trace`] lays open every position;
//! [`prove`] recomputes deal and chance from a published seed, [`prove_given`] the chance of a game
//! whose deal was given; [`Record`] is one as data, to be
//! [`read`] or written. How it looked to those at the table is in [`replay`](crate::replay).

use crate::{
    Game, Opening, Outcome, Refusal, Seat, Seed,
    catalogue::{self, Kind},
    strict::{self, from_text},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::borrow::Cow;
use ts_rs::TS;

/// The format this crate reads and writes.
const FORMAT: u32 = 1;
/// The clause of faults of the document itself.
const DOCUMENT: &str = "R";

/// A record as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

impl Document<'_> {
    /// How many seats it says that there are.
    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    /// The players' names by seat, if it says any.
    pub(crate) fn names(&self) -> &[String] {
        self.names.as_deref().unwrap_or_default()
    }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RecordPart")]
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
    /// The code of the refusal, for translations; not part of what is told on the command line.
    #[serde(skip)]
    pub code: &'static str,
    /// The clause it breaks.
    pub clause: &'static str,
    /// One English sentence.
    pub why: String,
}

impl Fault {
    fn at(place: Where, refusal: Refusal) -> Fault {
        let Refusal { code, clause, why } = refusal;
        Fault { place, index: None, code, clause, why: why.into_owned() }
    }

    fn of_move(index: usize, refusal: Refusal) -> Fault {
        Fault { index: Some(index), ..Fault::at(Where::Move, refusal) }
    }

    fn of_form(code: &'static str, why: impl Into<Cow<'static, str>>) -> Fault {
        Fault::at(Where::Record, Refusal::new(code, DOCUMENT, why))
    }
}

/// Plays a record through.
///
/// # Errors
/// Its first fault.
pub fn verify(text: &str) -> Result<Option<Outcome>, Fault> {
    let (kind, document) = open(text)?;
    kind.verify(&document, None)
}

/// Plays a record through and gives its content.
///
/// # Errors
/// Its first fault.
pub fn read(text: &str) -> Result<Record, Fault> {
    verify(text)?;
    serde_json::from_str(text).map_err(no_record)
}

/// Plays a record through and hands out one JSON line per position, the one before the first move
/// included.
///
/// # Errors
/// Its first fault, after the lines of the positions before it.
pub fn trace(text: &str, line: &mut dyn FnMut(String)) -> Result<Option<Outcome>, Fault> {
    let (kind, document) = open(text)?;
    kind.trace(&document, line)
}

/// Plays a record through and checks that its deal and all its chance follow from the seed (see
/// [`chance`](crate::chance)).
///
/// # Errors
/// Its first fault, or the first thing that does not follow from the seed.
pub fn prove(text: &str, seed: &Seed) -> Result<Option<Outcome>, Fault> {
    let (kind, document) = open(text)?;
    kind.verify(&document, Some(Proof::Whole(seed)))
}

/// Plays the record of a game whose deal was given through, and checks that its opening is the one
/// that was [committed to](Opening::commitment) and that all its later chance follows from the seed.
///
/// # Errors
/// Its first fault, or the first thing that does not follow.
pub fn prove_given(text: &str, seed: &Seed, commitment: &str) -> Result<Option<Outcome>, Fault> {
    let (kind, document) = open(text)?;
    let outcome = kind.verify(&document, Some(Proof::AfterOpening(seed)))?;
    let record: Record = serde_json::from_str(text).map_err(no_record)?;
    if Opening::of(&record).commitment(seed).eq_ignore_ascii_case(commitment) {
        Ok(outcome)
    } else {
        let why = "It is not the deal of that commitment and seed.";
        Err(Fault::at(Where::Deal, Refusal::new("not_of_commitment", DOCUMENT, why)))
    }
}

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

/// Finds the parts of a record, and the game whose record it is.
pub(crate) fn open(text: &str) -> Result<(&'static dyn Kind, Document<'_>), Fault> {
    let document: Document = strict::object(text).map_err(no_record)?;
    if document.format != FORMAT {
        let why = format!("Format {} is unknown.", document.format);
        return Err(Fault::of_form("unknown_format", why));
    }
    let Some(kind) = catalogue::find(&document.game) else {
        let why = format!("The game {:?} is unknown.", document.game);
        return Err(Fault::of_form("unknown_game", why));
    };
    Ok((kind, document))
}

pub(crate) fn no_record(error: serde_json::Error) -> Fault {
    Fault::of_form("not_a_record", format!("It is not a record: {error}."))
}

#[derive(Serialize)]
struct TraceLine<P> {
    ply: usize,
    #[serde(flatten)]
    position: P,
}

/// Plays a record of that game through, see [`trace`].
///
/// # Errors
/// The first fault.
pub(crate) fn lay_open<G: Game>(
    document: &Document<'_>,
    line: &mut dyn FnMut(String),
) -> Result<Option<Outcome>, Fault> {
    let mut ply = 0;
    let end = play(document, None, &mut |_, game: &G| {
        let position = game.position();
        line(serde_json::to_string(&TraceLine { ply, position }).unwrap_or_default());
        ply += 1;
    })?;
    Ok(end.outcome().cloned())
}

/// Plays a record of that game through, and checks what is to follow from a seed, if anything is. Shows the game as it was set up and after each entry, with the seat that acted;
/// returns it as it ended.
///
/// # Errors
/// The first fault.
pub(crate) fn play<G: Game>(
    document: &Document<'_>,
    proof: Option<Proof<'_>>,
    look: &mut dyn FnMut(Option<Seat>, &G),
) -> Result<G, Fault> {
    let options: G::Options =
        from_text(document.options).map_err(|r| Fault::at(Where::Record, r))?;
    G::check(&options, document.seats).map_err(|r| Fault::at(Where::Record, r))?;
    if document.names.as_ref().is_some_and(|names| names.len() != document.seats) {
        return Err(Fault::of_form("one_name_per_seat", "There must be one name per seat."));
    }
    let deal: G::Deal = from_text(document.deal).map_err(|r| Fault::at(Where::Deal, r))?;
    let mut game =
        G::set_up(&options, document.seats, &deal).map_err(|r| Fault::at(Where::Deal, r))?;
    let seed = |in_opening| proof.and_then(|proof| proof.seed(in_opening));
    if let Some(seed) = seed(true) {
        let derived = G::deal(&options, document.seats, &mut seed.dice(0));
        check_same(&derived, &deal).map_err(|r| Fault::at(Where::Deal, r))?;
    }
    look(None, &game);
    let mut chances = 0;
    let mut in_opening = true;
    for (index, text) in document.moves.iter().enumerate() {
        let step = Step { document, seed: seed(in_opening), text };
        let actor = step.play(&mut game, &mut chances).map_err(|r| Fault::of_move(index, r))?;
        in_opening &= actor.is_none();
        look(actor, &game);
    }
    let outcome: Option<Outcome> =
        from_text(document.outcome).map_err(|r| Fault::at(Where::Outcome, r))?;
    if outcome.as_ref() != game.outcome() {
        let why = "The outcome is not the one that the moves reach.";
        return Err(Fault::at(Where::Outcome, Refusal::new("wrong_outcome", G::END, why)));
    }
    Ok(game)
}

/// One entry of the moves being played.
struct Step<'a> {
    document: &'a Document<'a>,
    seed: Option<&'a Seed>,
    text: &'a RawValue,
}

impl Step<'_> {
    /// Plays it and returns the seat that acted.
    fn play<G: Game>(&self, game: &mut G, chances: &mut u64) -> Result<Option<Seat>, Refusal> {
        match strict::object(self.text.get()).map_err(|error| strict::malformed_part(&error))? {
            Entry { seat: Some(seat), action: Some(action), chance: None } => {
                if seat >= self.document.seats {
                    return Err(Refusal::new("no_such_seat", DOCUMENT, "There is no such seat."));
                }
                let seat = Seat::at(seat);
                game.apply(seat, &from_text(action)?)?;
                Ok(Some(seat))
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
                Ok(None)
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
