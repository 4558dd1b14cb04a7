//! Positions that are laid out directly.

use crate::{
    Game, Refusal, Seat,
    ascent::{
        Ascent,
        board::{Board, GivenBridge, Phase},
        card::{Card, KINDS, Slope},
        deal::all_cards,
        modules::{
            documentary::{Documentary, Sequence},
            wildlife::Herds,
        },
        mountain::{
            Mountain, Plan,
            cell::{Cell, SUMMIT_ROW, width},
        },
        options::Options,
        readings::PANORAMAS,
    },
    refuse,
};

/// The beginning of a turn as it is to be laid out. It needs not be possible: that is checked when it
/// becomes a position. Cards that lie nowhere are out of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// What was chosen before the game.
    pub options: Options,
    /// The cards on the mountain.
    pub mountain: Plan,
    /// The shown sequences from the left, and whether they have been filmed. What the mountain
    /// shows is filmed in any case.
    pub panoramas: Vec<(Sequence, bool)>,
    /// Where ibex stand, and how many.
    pub ibex: Vec<(Cell, u8)>,
    /// Every seat's hand.
    pub hands: Vec<Vec<Card>>,
    /// The draw piles, top card first; those left out are empty.
    pub piles: Vec<Vec<Card>>,
    /// The discard piles; those left out are empty.
    pub discards: Vec<Vec<Card>>,
    /// The seats known to hold a bridge that was given to them.
    pub given: Vec<Seat>,
    /// How many grapples are left in the solo game.
    pub grapples: u8,
    /// The seat whose turn begins.
    pub active: Seat,
    /// The seats that have agreed to stop.
    pub conceded: Vec<Seat>,
}

impl TryFrom<Setup> for Ascent {
    type Error = Refusal;

    /// # Errors
    /// The clause by which there is no such position.
    fn try_from(setup: Setup) -> Result<Ascent, Refusal> {
        let seats = setup.hands.len();
        setup.options.check(seats)?;
        setup.check_seats(seats)?;
        setup.check_hands(seats)?;
        let gone = setup.check_cards(seats)?;
        let mountain = setup.check_mountain()?;
        let documentary = setup.check_panoramas(&mountain)?;
        let herds = setup.check_ibex(&mountain)?;
        let sorted = |mut cards: Vec<Card>| {
            cards.sort_unstable();
            cards
        };
        let all =
            |places: Vec<Vec<Card>>| places.into_iter().chain(vec![Vec::new(); seats]).take(seats);
        let mut game = Ascent {
            board: Board {
                options: setup.options,
                seats: seats as u8,
                mountain,
                documentary,
                herds,
                gone,
                given: setup.given.into_iter().map(GivenBridge::in_hand).collect(),
                grapples: setup.grapples,
                phase: Phase::Turn,
                active: setup.active,
                conceded: setup.conceded.into_iter().collect(),
            },
            hands: setup.hands.into_iter().map(sorted).collect(),
            piles: all(setup.piles).map(|pile| pile.into_iter().rev()).collect(),
            discards: all(setup.discards).map(sorted).collect(),
        };
        game.begin_turn(setup.active);
        Ok(game)
    }
}

impl Setup {
    fn check_seats(&self, seats: usize) -> Result<(), Refusal> {
        let named = self.given.iter().chain(&self.conceded).chain([&self.active]);
        if named.into_iter().any(|seat| seat.index() >= seats) {
            refuse!(NotADeal, "A-2", "There is no such seat.");
        }
        if self.piles.len() > seats || self.discards.len() > seats {
            refuse!(NotADeal, "A-2.2", "There are more piles than seats.");
        }
        if Seat::all(seats).all(|seat| self.conceded.contains(&seat)) {
            refuse!(NotADeal, "A-6.1", "All seats have agreed to stop.");
        }
        let most = if seats == 1 { self.options.grapples } else { 0 };
        if self.grapples > most {
            refuse!(NotADeal, "A-10.2", "There are too many grapples.");
        }
        Ok(())
    }

    fn check_hands(&self, seats: usize) -> Result<(), Refusal> {
        let limit = Board::hand_limit_of(seats);
        if self.hands.iter().any(|hand| hand.len() > limit) {
            refuse!(NotADeal, "A-2.3", "A hand has too many cards.");
        }
        let holds_bridge = |seat: &Seat| self.hands[seat.index()].contains(&Card::Bridge);
        let given = Ascent::SEATS.contains(&seats) && self.given.len() <= (seats / 2).min(2);
        if !given || !self.given.iter().all(holds_bridge) || has_equals(&self.given) {
            refuse!(NotADeal, "A-2.1", "Those bridges cannot have been given out.");
        }
        Ok(())
    }

    /// The cards that lie nowhere, if no other card lies anywhere too often.
    fn check_cards(&self, seats: usize) -> Result<Vec<Card>, Refusal> {
        let mut laid = [0_u8; KINDS];
        let places = [&self.mountain.rows, &self.hands, &self.piles, &self.discards];
        for card in places.into_iter().flatten().flatten() {
            let count = laid.get_mut(card.kind());
            let Some(count) = count else { refuse!(NotADeal, "A-1", "There is no such card.") };
            *count = count.saturating_add(1);
        }
        let rest = all_cards(seats).filter(|card| {
            let count = &mut laid[card.kind()];
            let is_laid = *count > 0;
            *count -= u8::from(is_laid);
            !is_laid
        });
        let mut rest: Vec<Card> = rest.collect();
        if laid.iter().any(|count| *count > 0) {
            refuse!(NotADeal, "A-1", "A card lies there too often.");
        }
        rest.sort_unstable();
        Ok(rest)
    }

    fn check_mountain(&self) -> Result<Mountain, Refusal> {
        let rows = &self.mountain.rows;
        if rows.iter().skip(usize::from(SUMMIT_ROW) - 1).any(|row| !row.is_empty()) {
            refuse!(NotADeal, "A-5.4", "With a card in row 9 the game is over.");
        }
        for (row, cards) in (1..).zip(rows) {
            if cards.len() > usize::from(width(row)) {
                refuse!(NotADeal, "A-3.1", "A row has too many cards.");
            }
            for (column, card) in (0..).zip(cards) {
                check_lies(Cell(row, column), *card)?;
            }
            let types: Vec<_> = cards.iter().map(|card| card.terrain()).collect();
            if types.windows(2).any(|pair| pair[0].is_some() && pair[0] == pair[1]) {
                refuse!(NotADeal, "A-5.1b", "A card lies beside one of its own type.");
            }
        }
        let mountain = Mountain::from(self.mountain.clone());
        if mountain.cells().any(|(cell, _)| !mountain.is_supported(cell)) {
            refuse!(NotADeal, "A-5.1a", "A card rests on an empty cell.");
        }
        let is_campfire = |cell| matches!(mountain.at(cell), Some(Card::Campfire(_)));
        if self.mountain.campfires.iter().any(|(cell, _)| !is_campfire(*cell)) {
            refuse!(NotADeal, "A-5.1d", "There is no campfire to have that value.");
        }
        Ok(mountain)
    }

    fn check_panoramas(&self, mountain: &Mountain) -> Result<Documentary, Refusal> {
        let sequences: Vec<Sequence> =
            self.panoramas.iter().map(|(sequence, _)| *sequence).collect();
        let known = sequences.iter().all(|sequence| PANORAMAS.contains(sequence));
        let count = usize::from(self.options.documentary);
        if !known || has_equals(&sequences) || sequences.len() != count {
            refuse!(NotADeal, "A-8.1", "Those sequences cannot be shown.");
        }
        let mut documentary: Documentary = self.panoramas.iter().copied().collect();
        documentary.film(mountain);
        Ok(documentary)
    }

    fn check_ibex(&self, mountain: &Mountain) -> Result<Herds, Refusal> {
        let stands = |(cell, number): &(Cell, u8)| {
            self.options.wildlife && *number > 0 && mountain.terrain_at(*cell).is_some()
        };
        let cells: Vec<Cell> = self.ibex.iter().map(|(cell, _)| *cell).collect();
        if !self.ibex.iter().all(stands) || has_equals(&cells) {
            refuse!(NotADeal, "A-9", "Ibex cannot stand there.");
        }
        Ok(Herds::from(self.ibex.clone()))
    }
}

/// Checks that a card may lie in a cell by itself, whatever lies beside it.
fn check_lies(cell: Cell, card: Card) -> Result<(), Refusal> {
    match card {
        Card::Slope(Slope { value, .. }) if value < cell.row() => {
            refuse!(NotADeal, "A-5.1c", "A slope lies in a row above its value.")
        }
        Card::Bridge if cell.left().is_none() || cell.is_last() => {
            refuse!(NotADeal, "A-5.3", "A bridge lies at the edge of a row.")
        }
        Card::Summit => refuse!(NotADeal, "A-5.4", "The summit lies in row 9 alone."),
        Card::Slope(_) | Card::Campfire(_) | Card::Bridge => Ok(()),
    }
}

fn has_equals<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(place, item)| list[..place].contains(item))
}
