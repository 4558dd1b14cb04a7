//! Tables to test at, laid out directly.
//!
//! Cards are written as a line of their codes: `"N13 P"`, `"N2 E1"`.

use crate::{
    Game, Seat,
    cards::take_out,
    santa_timea::{
        Action, Card, Direction, Options, SantaTimea, Setup, WindCard,
        deal::TRICKS,
        round::score::{SeatScore, score, triplets},
        wire::view::{StandingName, TrickCard, TrickView},
    },
    testing::{self, seed},
};

pub use crate::testing::codes;

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

/// A position that is laid out directly: the tricks are over for which the hands have no card. Where
/// nothing is said of a card, it lies anywhere.
#[derive(Clone)]
pub struct Late(pub Setup);

/// A table with those hands; seat 0 leads.
pub fn late<const SEATS: usize>(hands: [&str; SEATS]) -> Late {
    Late(Setup { options: BASE, hands: hands.map(codes).into(), ..Setup::default() })
}

impl Late {
    pub fn experienced(mut self) -> Late {
        self.0.options = EXPERIENCED;
        self
    }

    /// The wind of this trick, and those that come after it.
    pub fn wind(mut self, line: &str) -> Late {
        self.0.winds = winds(line);
        self
    }

    pub fn leader(mut self, seat: u8) -> Late {
        self.0.leader = Seat(seat);
        self
    }

    pub fn first_leader(mut self, seat: u8) -> Late {
        self.0.first_leader = Seat(seat);
        self
    }

    pub fn taken<const SEATS: usize>(mut self, lines: [&str; SEATS]) -> Late {
        self.0.taken = lines.map(winds).into();
        self
    }

    pub fn carried(mut self, line: &str) -> Late {
        self.0.carried = winds(line);
        self
    }

    /// What the seats scored in the rounds before.
    pub fn scored<const ROUNDS: usize, const SEATS: usize>(
        mut self,
        scores: [[i32; SEATS]; ROUNDS],
    ) -> Late {
        let scored = |points| SeatScore {
            taken: Vec::new(),
            thrown: Vec::new(),
            damage: 0,
            place: points,
            extra: 0,
            lost: 0,
            points,
        };
        self.0.sheet = scores.map(|scores| scores.map(scored).into()).into();
        self
    }

    /// The cards of which nothing was said, where they may lie.
    pub fn setup(mut self) -> Setup {
        let setup = &mut self.0;
        let seats = setup.hands.len();
        let rest = Card::pack().filter(|card| !setup.hands.iter().flatten().any(|it| it == card));
        setup.undealt = rest.take(60 - 12 * seats).collect();

        let mut rest: Vec<WindCard> = WindCard::pack().collect();
        let named = setup.taken.iter().chain([&setup.winds, &setup.carried]);
        named.for_each(|winds| take_out(&mut rest, winds).expect("wind cards of one pack"));
        setup.winds.extend(rest);
        setup.winds.truncate(20 - (TRICKS - setup.hands[0].len()));

        let deal = SantaTimea::deal(&setup.options, seats, &mut seed(1).dice(0));
        setup.coming = deal.rounds.into_iter().skip(setup.sheet.len() + 1).collect();
        self.0
    }

    #[track_caller]
    pub fn begin(self) -> Table {
        Table::of(self.setup().into())
    }
}

/// The end of a round in which the seats took these wind cards, before triplets are chosen.
pub fn round_of<const SEATS: usize>(taken: [&str; SEATS]) -> Late {
    late([""; SEATS]).experienced().taken(taken)
}

/// The score of a base round in which the seats took these wind cards.
pub fn scores_of<const SEATS: usize>(taken: [&str; SEATS]) -> Vec<SeatScore> {
    let seats = taken.map(|line| {
        let mut taken = winds(line);
        taken.sort_unstable();
        let thrown = triplets(&taken).collect();
        (taken, thrown)
    });
    score(seats.into(), false)
}

/// A game under test.
pub type Table = testing::Table<SantaTimea>;

impl Table {
    pub fn legal(&self, seat: u8) -> crate::santa_timea::wire::view::Legal {
        self.0.legal(Seat(seat))
    }

    /// Lets the seat whose turn it is play a card.
    #[track_caller]
    pub fn play(&mut self, code: &str) {
        let seat = self.0.turn().seats().first().expect("a trick is being played");
        self.act(seat.0, play(code));
    }

    /// Plays cards in turn.
    #[track_caller]
    pub fn plays(&mut self, line: &str) {
        line.split_whitespace().for_each(|code| self.play(code));
    }

    pub fn leader(&self) -> u8 {
        self.0.board.leader.0
    }

    pub fn active(&self) -> Option<u8> {
        self.public().active.map(|seat| seat.0)
    }

    /// What a seat has taken this round.
    pub fn taken(&self, seat: usize) -> &[WindCard] {
        &self.0.board.taken[seat]
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

/// Plays a trick from seat 0: the last, so that a pirate can be led.
pub fn trick<const SEATS: usize>(wind: &str, cards: [&str; SEATS]) -> Resolved {
    let mut table = late(cards).experienced().wind(wind).begin();
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
