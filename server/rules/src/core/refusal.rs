//! Why something is not allowed.

use serde::{Serialize, Serializer};
use std::{borrow::Cow, fmt};

/// A refusal: its code, its clause and its sentence.
macro_rules! refusal {
    ($code:ident, $clause:expr, $why:expr $(,)?) => {
        $crate::Refusal::new($crate::RefusalCode::$code, $clause, $why)
    };
}
pub(crate) use refusal;

/// Returns from a function with a [refusal].
macro_rules! refuse {
    ($($refusal:tt)*) => { return Err($crate::refusal!($($refusal)*)) };
}
pub(crate) use refuse;

/// Stands for the letters of all games.
const ANY_GAME: char = '*';

/// Generates the codes and their methods from one table: each with its name and the letters of the rules whose clauses
/// it breaks.
macro_rules! codes {
    ($($variant:ident $name:literal $rules:literal)*) => {
        /// The reason for a refusal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum RefusalCode {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
        }

        impl RefusalCode {
            pub const ALL: &[RefusalCode] = &[$(RefusalCode::$variant),*];

            /// The stable name in `snake_case`, for programs and translations.
            pub const fn as_str(self) -> &'static str {
                match self { $(RefusalCode::$variant => $name),* }
            }

            /// Whether it is a reason in the rules with that letter, or in the form of a document: `R`.
            pub fn is_of(self, letter: char) -> bool {
                let rules: &str = match self { $(RefusalCode::$variant => $rules),* };
                rules.contains(letter) || letter != 'R' && rules.contains(ANY_GAME)
            }
        }
    };
}

codes! {
    // In every game, and in records.
    Malformed "malformed" "*R"
    NoSuchSeat "no_such_seat" "*R"
    WrongOutcome "wrong_outcome" "*R"
    // In every game.
    CardNotInHand "card_not_in_hand" "*"
    GameOver "game_over" "*"
    NotADeal "not_a_deal" "*"
    NotYourTurn "not_your_turn" "*"
    OptionNotCombinable "option_not_combinable" "*"
    OptionOutOfRange "option_out_of_range" "*"
    SeatsOutOfRange "seats_out_of_range" "*"
    // In Tranquility and The Ascent.
    AlreadyConceded "already_conceded" "TA"
    CannotPay "cannot_pay" "TA"
    CellOccupied "cell_occupied" "TA"
    ChanceDue "chance_due" "TA"
    ImpossibleChance "impossible_chance" "TA"
    NoSuchCell "no_such_cell" "TA"
    PaysWithPlacedCard "pays_with_placed_card" "TA"
    WrongCount "wrong_count" "TA"
    // In Tranquility.
    AlreadyAgreed "already_agreed" "T"
    AlreadyGiven "already_given" "T"
    AlreadyStarted "already_started" "T"
    CannotConcede "cannot_concede" "T"
    CannotDiscardHand "cannot_discard_hand" "T"
    CannotGiveFromPile "cannot_give_from_pile" "T"
    CannotPass "cannot_pass" "T"
    CannotSwapHand "cannot_swap_hand" "T"
    CellClosed "cell_closed" "T"
    CellNotOpen "cell_not_open" "T"
    FinishNotReady "finish_not_ready" "T"
    Hopeless "hopeless" "T"
    MonsterStays "monster_stays" "T"
    MonstersKnown "monsters_known" "T"
    MustPlayStart "must_play_start" "T"
    NoCompass "no_compass" "T"
    NoFinishCard "no_finish_card" "T"
    NoIsland "no_island" "T"
    NoMonster "no_monster" "T"
    NoPrey "no_prey" "T"
    NoStartCard "no_start_card" "T"
    NoSuchStorm "no_such_storm" "T"
    NotAllPledged "not_all_pledged" "T"
    NotAnIsland "not_an_island" "T"
    NotBeside "not_beside" "T"
    NotInThisGame "not_in_this_game" "T"
    NumberTaken "number_taken" "T"
    PaidTooEarly "paid_too_early" "T"
    PhraseOutOfPlace "phrase_out_of_place" "T"
    PledgeAllOrNone "pledge_all_or_none" "T"
    PledgeTooHigh "pledge_too_high" "T"
    PledgesNotEight "pledges_not_eight" "T"
    WrongNumber "wrong_number" "T"
    WrongOrder "wrong_order" "T"
    WrongPhase "wrong_phase" "T"
    WrongRow "wrong_row" "T"
    WrongSides "wrong_sides" "T"
    // In The Ascent.
    BesideOwnType "beside_own_type" "A"
    BridgeAtTheEdge "bridge_at_the_edge" "A"
    IbexInTheWay "ibex_in_the_way" "A"
    MountainNotComplete "mountain_not_complete" "A"
    NoFooting "no_footing" "A"
    NoGrapple "no_grapple" "A"
    NoIbexThere "no_ibex_there" "A"
    NoSlopeToReplace "no_slope_to_replace" "A"
    NoTrail "no_trail" "A"
    NoWildlife "no_wildlife" "A"
    NotACampfire "not_a_campfire" "A"
    NotASlope "not_a_slope" "A"
    NotAStepUp "not_a_step_up" "A"
    NotAllFilmed "not_all_filmed" "A"
    NotHigher "not_higher" "A"
    NotNextCell "not_next_cell" "A"
    NotSupported "not_supported" "A"
    PathTooShort "path_too_short" "A"
    RowAboveValue "row_above_value" "A"
    SummitRow "summit_row" "A"
    TooFewIbex "too_few_ibex" "A"
    // In Santa Timea.
    AlreadyChosen "already_chosen" "S"
    NoSuchTriplet "no_such_triplet" "S"
    PirateCannotLead "pirate_cannot_lead" "S"
    TripletsDue "triplets_due" "S"
    TripletsNotChosen "triplets_not_chosen" "S"
    TripletsNotDue "triplets_not_due" "S"
    // In records.
    AnotherGame "another_game" "R"
    NotARecord "not_a_record" "R"
    NotOfCommitment "not_of_commitment" "R"
    NotOfSeed "not_of_seed" "R"
    OneNamePerSeat "one_name_per_seat" "R"
    TooManyMoves "too_many_moves" "R"
    UnfitName "unfit_name" "R"
    UnknownFormat "unknown_format" "R"
    UnknownGame "unknown_game" "R"
}

impl Serialize for RefusalCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A refused option, deal, action or phrase: it changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The reason.
    pub code: RefusalCode,
    /// The clause that forbids it (`T-3.1`), or `R` for the form of a document.
    pub clause: &'static str,
    /// One English sentence for people.
    pub why: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with a fixed or a composed sentence.
    pub fn new(
        code: RefusalCode,
        clause: &'static str,
        why: impl Into<Cow<'static, str>>,
    ) -> Refusal {
        debug_assert!(
            clause.starts_with(|letter| code.is_of(letter)),
            "{code:?} is not said to belong to {clause}"
        );
        Refusal { code, clause, why: why.into() }
    }

    /// The document or message does not have the form it must have.
    pub fn malformed(why: impl fmt::Display) -> Refusal {
        Refusal::new(RefusalCode::Malformed, "R", format!("The form is wrong: {why}."))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.clause)
    }
}

impl std::error::Error for Refusal {}
