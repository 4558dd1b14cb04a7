//! Tables to test at, laid out directly.
//!
//! Cards are written as a line of their codes: `"N13 P"`, `"N2 E1"`.

use crate::{
    Game, Outcome, Refusal, Seat,
    santa_timea::{
        Action, Card, Deal, Direction, Options, Phase, SantaTimea, WindCard,
        deal::TRICKS,
        log::LogLine,
        round::Round,
        score::SeatScore,
        trick::Trick,
        view::{Legal, Public, StandingName, TrickCard, TrickView},
    },
    testing::seed,
};

pub use crate::{santa_timea::trial::everything, testing::codes};

pub fn card(code: &str) -> Card {
    codes(code)[0]
}

pub fn winds(line: &str) -> Vec<WindCard> {
    codes(line)
}

pub fn play(code: &str) -> Action {
    Action::Play { card: card(code) }
}

pub fn throw(directions: &str) -> Action {
    Action::Triplets { throw: codes::<Direction>(directions) }
}

pub const BASE: Options = Options { experienced: false };
pub const EXPERIENCED: Options = Options { experienced: true };

/// A position that is laid out directly: the first trick of a round, unless said otherwise.
pub struct Late {
    options: Options,
    hands: Vec<Vec<Card>>,
    winds: Vec<WindCard>,
    tricks: usize,
    leader: Seat,
    first_leader: Seat,
    taken: Vec<Vec<WindCard>>,
    carried: Vec<WindCard>,
    /// What each seat scored in each round before.
    scores: Vec<Vec<i32>>,
}

/// A table with those hands; seat 0 leads.
pub fn late<const SEATS: usize>(hands: [&str; SEATS]) -> Late {
    Late {
        options: BASE,
        hands: hands.map(codes).into(),
        winds: Vec::new(),
        tricks: 0,
        leader: Seat(0),
        first_leader: Seat(0),
        taken: vec![Vec::new(); SEATS],
        carried: Vec::new(),
        scores: Vec::new(),
    }
}

impl Late {
    pub fn experienced(mut self) -> Late {
        self.options = EXPERIENCED;
        self
    }

    /// The wind of this trick, and those that come after it.
    pub fn wind(mut self, line: &str) -> Late {
        self.winds = winds(line);
        self
    }

    /// So many tricks have been played.
    pub fn tricks(mut self, number: usize) -> Late {
        self.tricks = number;
        self
    }

    pub fn leader(mut self, seat: u8) -> Late {
        self.leader = Seat(seat);
        self
    }

    pub fn first_leader(mut self, seat: u8) -> Late {
        self.first_leader = Seat(seat);
        self
    }

    pub fn taken<const SEATS: usize>(mut self, lines: [&str; SEATS]) -> Late {
        self.taken = lines.map(winds).into();
        self.taken.iter_mut().for_each(|list| list.sort_unstable());
        self
    }

    pub fn carried(mut self, line: &str) -> Late {
        self.carried = winds(line);
        self
    }

    /// What the seats scored in the rounds before.
    pub fn scored<const ROUNDS: usize, const SEATS: usize>(
        mut self,
        scores: [[i32; SEATS]; ROUNDS],
    ) -> Late {
        self.scores = scores.map(Vec::from).into();
        self
    }

    pub fn begin(mut self) -> Table {
        let seats = self.hands.len();
        let Deal { mut rounds, .. } = SantaTimea::deal(&self.options, seats, &mut seed(1).dice(0));
        let deal = &mut rounds[self.scores.len()];
        for (place, wind) in self.winds.iter().enumerate() {
            deal.winds[self.tricks + place] = *wind;
        }
        self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        let round = Round {
            hands: self.hands,
            tricks: self.tricks,
            trick: Trick::new(deal.winds[self.tricks].direction),
            leader: self.leader,
            first_leader: self.first_leader,
            taken: self.taken,
            carried: self.carried,
            set_aside: Vec::new(),
            chosen: vec![None; seats],
        };
        let scored = |points: &i32| SeatScore {
            taken: Vec::new(),
            thrown: Vec::new(),
            damage: 0,
            place: *points,
            extra: 0,
            lost: 0,
            points: *points,
        };
        Table(SantaTimea {
            options: self.options,
            phase: if self.tricks < TRICKS { Phase::Trick } else { Phase::Triplets },
            rounds,
            round,
            sheet: self.scores.iter().map(|scores| scores.iter().map(scored).collect()).collect(),
            last_trick: None,
            log: Vec::new(),
        })
    }
}

/// The end of a round in which the seats took these wind cards, before triplets are chosen.
pub fn round_of<const SEATS: usize>(taken: [&str; SEATS]) -> Late {
    late([""; SEATS]).experienced().tricks(TRICKS).taken(taken)
}

/// The score of a base round in which the seats took these wind cards.
///
/// A last trick is played in which no card is left.
pub fn scores_of<const SEATS: usize>(taken: [&str; SEATS]) -> Vec<SeatScore> {
    let mut hands = ["P"; SEATS];
    hands[0] = "N1";
    let mut table = late(hands).wind("N1").tricks(TRICKS - 1).taken(taken).begin();
    table.play("N1");
    (1..SEATS).for_each(|_| table.play("P"));
    table.0.sheet.remove(0)
}

/// A game under test.
#[derive(Clone)]
pub struct Table(pub SantaTimea);

impl Table {
    /// Lets a seat act.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) {
        let done = self.0.apply(Seat(seat), &action);
        assert_eq!(done, Ok(()), "seat {seat}, {action:?}");
    }

    /// Lets the seat whose turn it is play a card.
    #[track_caller]
    pub fn play(&mut self, code: &str) {
        let seat = self.0.mover().expect("a trick is being played");
        self.act(seat.0, play(code));
    }

    /// Plays cards in turn.
    #[track_caller]
    pub fn plays(&mut self, line: &str) {
        line.split_whitespace().for_each(|code| self.play(code));
    }

    /// Tries an action that is not legal: it must change nothing. Answers code and clause.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: Action) -> (&'static str, &'static str) {
        let mut game = self.0.clone();
        let Refusal { code, clause, .. } =
            game.apply(Seat(seat), &action).expect_err("it should be refused");
        assert_eq!(everything(&game), everything(&self.0), "a refusal changed something");
        (code, clause)
    }

    pub fn public(&self) -> Public {
        self.0.public()
    }

    pub fn legal(&self, seat: u8) -> Legal {
        self.0.legal(Seat(seat))
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome()
    }

    pub fn log(&self) -> &[LogLine] {
        &self.0.log
    }

    pub fn leader(&self) -> u8 {
        self.0.round.leader.0
    }

    pub fn active(&self) -> Option<u8> {
        self.public().active.map(|seat| seat.0)
    }

    /// What a seat has taken this round.
    pub fn taken(&self, seat: usize) -> &[WindCard] {
        &self.0.round.taken[seat]
    }
}

/// How a trick came out in which these cards were played in this order, from seat 0, under that wind.
pub struct Resolved {
    /// Who took the wind card.
    pub taker: Option<u8>,
    /// Who leads the next trick.
    pub leader: u8,
    /// The trick as it lay there.
    pub table: TrickView,
}

/// Plays a trick from seat 0. Every seat holds another card, or a led pirate could not be led.
pub fn trick<const SEATS: usize>(wind: &str, cards: [&str; SEATS]) -> Resolved {
    let hands = cards.map(|code| format!("{code} P"));
    let mut table = late(hands.each_ref().map(String::as_str)).wind(wind).begin();
    cards.iter().for_each(|code| table.play(code));
    let taker = (0..SEATS).find(|seat| !table.taken(*seat).is_empty()).map(|seat| seat as u8);
    let table_view = table.public().last_trick.expect("the trick is over").table;
    Resolved { taker, leader: table.leader(), table: table_view }
}

impl Resolved {
    /// Who took the wind card and who leads.
    pub fn taker_and_leader(&self) -> (Option<u8>, u8) {
        (self.taker, self.leader)
    }

    /// The cards that are out of the trick.
    pub fn out(&self) -> Vec<String> {
        let out = self.table.cards.iter().filter(|card| card.standing == StandingName::Out);
        out.map(|card| card.card.to_string()).collect()
    }

    /// What each card is worth.
    pub fn values(&self) -> Vec<Option<f32>> {
        self.table.cards.iter().map(|TrickCard { worth, .. }| worth.value).collect()
    }
}
