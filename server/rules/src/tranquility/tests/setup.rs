//! Positions that are laid out directly.

use crate::{
    Refusal, Seat,
    cards::take_out,
    refuse,
    tranquility::{
        HAND_LIMIT, Tranquility,
        board::{Board, Phase},
        card::{Card, OTHERS},
        deal::{islands, other_cards},
        hidden::facts::Facts,
        modules::{
            contest::{Contest, ROW_CARDS},
            day_night::Sides,
            explorer::Explorer,
            storms::{COMPASSES, Storms},
        },
        options::{Grid, Options, Rocks},
        sea::{
            Sea,
            layout::{CellSet, ROWS},
        },
        turn::start::EXTRA_FOR_TWO,
    },
};

/// The beginning of a turn as it is to be laid out. It needs not be possible: that is checked when it
/// becomes a position. Cards that lie nowhere are out of the game.
#[derive(Clone, Default, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Setup {
    /// What was chosen before the game.
    pub options: Options,
    /// The islands on the grid, by cell and number; those of the pillars of the arch come first.
    pub islands: Vec<(u8, u8)>,
    /// The cells in which a wild lies in the island's place.
    pub wilds: CellSet,
    /// Every seat's hand.
    pub hands: Vec<Vec<Card>>,
    /// The draw piles, top card first; those left out are empty.
    pub piles: Vec<Vec<Card>>,
    /// The discard piles, oldest card first; those left out are empty.
    pub discards: Vec<Vec<Card>>,
    /// The islands that were taken out before the deal, as far as they are not out of the game.
    pub removed: Vec<Card>,
    /// The explorer pile of the pyramid or the common pile of the competition, top card first.
    pub stock: Vec<Card>,
    /// What fills the start space.
    pub start: Option<Card>,
    /// The row with the rocks.
    pub rocks: Option<u8>,
    /// The seats known to hold a monster.
    pub known_monsters: Vec<Seat>,
    /// Compasses beside the grid, and earned (T-7.1).
    pub compasses: [u8; 2],
    /// Yellow storms before each seat; none before those left out.
    pub yellow: Vec<u8>,
    /// Orange storms before each seat; none before those left out.
    pub orange: Vec<u8>,
    /// Purple storms beside each row.
    pub purple: [u8; ROWS as usize],
    /// The storms on explorer cells.
    pub explored: Vec<(u8, Card)>,
    /// Whether the hands show their night side.
    pub night_up: bool,
    /// The cells whose islands show night.
    pub night: CellSet,
    /// The open row of the competition, the card farthest from the pile first.
    pub row: Vec<Card>,
    /// The cells with islands of seat 1 in the competition.
    pub second: CellSet,
    /// The seat whose turn begins.
    pub active: Seat,
    /// The seats that have agreed to stop.
    pub conceded: Vec<Seat>,
}

impl TryFrom<Setup> for Tranquility {
    type Error = Refusal;

    /// # Errors
    /// The clause by which there is no such position.
    fn try_from(mut setup: Setup) -> Result<Tranquility, Refusal> {
        let seats = setup.hands.len();
        setup.options.check(seats)?;
        setup.check_seats(seats)?;
        let all = |places: &mut Vec<Vec<Card>>| places.resize(seats, Vec::new());
        all(&mut setup.piles);
        all(&mut setup.discards);
        setup.yellow.resize(seats, 0);
        setup.orange.resize(seats, 0);
        setup.check_places()?;
        setup.check_modules()?;
        let sea = setup.check_sea()?;
        let gone = setup.check_cards(&sea)?;
        let facts = setup.facts();
        let board = Board {
            sea,
            gone,
            start: setup.start,
            phase: Phase::Turn,
            stuck: false,
            agenda: Vec::new(),
            active: setup.active,
            turns: 0,
            conceded: setup.conceded.iter().copied().collect(),
            rocks: setup.rocks,
            known_monsters: setup.known_monsters.iter().copied().collect(),
            storms: Storms {
                compasses: setup.compasses,
                yellow: setup.yellow.iter().copied().collect(),
                orange: setup.orange.iter().copied().collect(),
                purple: setup.purple,
                revealed: None,
            },
            explorer: Explorer { beside: Vec::new(), storms: setup.explored.clone() },
            sides: Sides { night_up: setup.night_up, night: setup.night },
            contest: (setup.options.grid == Grid::Competition).then(|| Contest {
                row: setup.row.iter().copied().collect(),
                second: setup.second,
            }),
            facts,
            options: setup.options,
        };
        let mut game = Tranquility {
            board,
            hands: setup.hands.into_iter().collect(),
            piles: setup.piles.into_iter().map(|pile| pile.into_iter().rev()).collect(),
            discards: setup.discards.into_iter().collect(),
            removed: setup.removed.into_iter().collect(),
            stock: setup.stock.into_iter().rev().collect(),
            gifts: (0..seats).map(|_| None).collect(),
        };
        game.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        game.begin_turn(setup.active);
        Ok(game)
    }
}

impl Setup {
    fn check_seats(&self, seats: usize) -> Result<(), Refusal> {
        let named = self.known_monsters.iter().chain(&self.conceded).chain([&self.active]);
        if named.into_iter().any(|seat| seat.index() >= seats) {
            refuse!(NotADeal, "T-0", "There is no such seat.");
        }
        let places = [self.piles.len(), self.discards.len(), self.yellow.len(), self.orange.len()];
        if places.iter().any(|count| *count > seats) {
            refuse!(NotADeal, "T-0", "There are more piles or storms than seats.");
        }
        if Seat::all(seats).all(|seat| self.conceded.contains(&seat)) {
            refuse!(NotADeal, "T-8.3", "All seats have agreed to stop.");
        }
        let limit = HAND_LIMIT + usize::from(EXTRA_FOR_TWO);
        if self.hands.iter().any(|hand| hand.len() > limit) {
            refuse!(NotADeal, "T-2.2", "A hand has too many cards.");
        }
        let holds_monster = |seat: &Seat| self.hands[seat.index()].contains(&Card::Monster);
        if !self.known_monsters.iter().all(holds_monster) {
            refuse!(NotADeal, "T-6.4", "A seat is known to hold a monster and holds none.");
        }
        Ok(())
    }

    /// Checks that every card lies where such cards can lie.
    fn check_places(&self) -> Result<(), Refusal> {
        let is_any =
            |places: &[Vec<Card>], is: &dyn Fn(&Card) -> bool| places.iter().flatten().any(is);
        let is_island = |card: &Card| card.number().is_some();
        let is_storm = |card: &Card| card.storm().is_some();
        if !self.removed.iter().all(is_island) {
            refuse!(NotADeal, "T-1.1", "Only islands can be removed.");
        }
        if is_any(&self.hands, &is_storm) || is_any(&self.discards, &is_storm) {
            refuse!(NotADeal, "T-7.3", "A storm never enters a hand.");
        }
        if is_any(&self.discards, &|card| !card.is_discardable()) {
            refuse!(NotADeal, "T-6.3", "A monster can never be discarded.");
        }
        let turns = |card: &Card| self.options.grid == Grid::DayNight && *card == Card::Compass;
        if is_any(&self.hands, &turns) || is_any(&self.discards, &turns) {
            refuse!(NotADeal, "T-12.2", "A compass leaves the game as it is drawn.");
        }
        let kept = |card: &Card| matches!(card, Card::Compass | Card::Finish | Card::Wild);
        let is_pyramid = self.options.grid == Grid::Pyramid;
        let is_explored = |card: &Card| !is_island(card);
        if is_pyramid && (is_any(&self.piles, &is_explored) || self.stock.iter().any(is_island)) {
            refuse!(NotADeal, "T-11.2", "Islands alone are dealt out, and all others explored.");
        }
        if is_pyramid && is_any(&self.hands, &|card| is_explored(card) && !kept(card)) {
            refuse!(NotADeal, "T-11.3", "Such an explorer card never enters a hand.");
        }
        for (hand, (pile, discards)) in self.hands.iter().zip(self.piles.iter().zip(&self.discards))
        {
            let own = hand.iter().chain(pile).chain(discards);
            if !is_pyramid && own.filter(|card| **card == Card::Start).count() > 1 {
                refuse!(NotADeal, "T-1.4", "Each seat has one start card.");
            }
        }
        Ok(())
    }

    fn check_modules(&self) -> Result<(), Refusal> {
        let Options { grid, rocks, storms, .. } = self.options;
        if self.start.is_some_and(|card| !matches!(card, Card::Start | Card::Wild))
            || self.start.is_some() && !self.options.has_start()
        {
            refuse!(NotADeal, "T-4.1", "That cannot lie on the start space.");
        }
        if self.rocks.is_some_and(|row| row >= ROWS || rocks == Rocks::Off) {
            refuse!(NotADeal, "T-6.1", "The rocks cannot lie there.");
        }
        let most = if storms { COMPASSES } else { 0 };
        if self.compasses[0].saturating_add(self.compasses[1]) > most {
            refuse!(NotADeal, "T-7.1", "There are too many compasses.");
        }
        let explorer_cells = grid.layout().explorer_cells;
        let can_lie = |(cell, card): &(u8, Card)| {
            explorer_cells.contains(cell)
                && card.storm().is_some()
                && !self.islands.iter().any(|(other, _)| other == cell)
        };
        if !self.explored.iter().all(can_lie) {
            refuse!(NotADeal, "T-11.3", "A storm cannot lie on that cell.");
        }
        if (self.night_up || !self.night.is_empty()) && grid != Grid::DayNight {
            refuse!(NotADeal, "T-12.2", "Cards have one side in this game.");
        }
        let is_contest = grid == Grid::Competition;
        if self.row.len() > ROW_CARDS || !(is_contest || self.row.is_empty()) {
            refuse!(NotADeal, "T-13.1", "The row has too many cards.");
        }
        if !(is_contest || self.second.is_empty()) {
            refuse!(NotADeal, "T-13.2", "Islands have no owner in this game.");
        }
        Ok(())
    }

    fn check_sea(&self) -> Result<Sea, Refusal> {
        let mut sea = Sea::of(self.options.grid);
        for (cell, number) in &self.islands {
            let fits = sea.has_cell(*cell)
                && (1..=crate::tranquility::card::ISLANDS).contains(number)
                && sea.gaps(*number).any(|gap| gap.contains(*cell));
            if !fits {
                refuse!(NotADeal, "T-3.1", "Islands ascend from cell to cell.");
            }
            let is_wild = self.wilds.contains(*cell);
            sea.put(*cell, *number, if is_wild { Card::Wild } else { Card::Island(*number) });
        }
        Ok(sea)
    }

    /// The cards that lie nowhere, if no other card lies anywhere too often. Start cards belong to their
    /// seats.
    fn check_cards(&self, sea: &Sea) -> Result<Vec<Card>, Refusal> {
        let mut rest = [islands(), other_cards(&self.options)].concat();
        if self.options.grid == Grid::Pyramid {
            rest.extend(Explorer::cards(&self.options));
        }
        if self.options.has_start() {
            rest.extend(vec![Card::Start; self.hands.len()]);
        }
        let storms = [
            (Card::Yellow, self.yellow.as_slice()),
            (Card::Orange, &self.orange),
            (Card::Purple, &self.purple),
        ];
        let mut laid: Vec<Card> = sea.cards().chain(self.start).collect();
        for (storm, counts) in storms {
            let count = counts.iter().map(|count| usize::from(*count)).sum();
            laid.extend(std::iter::repeat_n(storm, count));
        }
        laid.extend(self.explored.iter().map(|(_, storm)| *storm));
        let lists = self.hands.iter().chain(&self.piles).chain(&self.discards);
        for list in lists.chain([&self.removed, &self.stock, &self.row, &laid]) {
            if take_out(&mut rest, list).is_err() {
                refuse!(NotADeal, "T-1.2", "A card lies there too often.");
            }
        }
        if self.options.has_start() {
            rest.retain(|card| *card != Card::Start);
        }
        rest.sort_unstable_by_key(|card| (OTHERS.contains(card), *card));
        Ok(rest)
    }

    /// What the table knows if it has seen each card of the hands and of the discards come, and all those
    /// that a seat has discarded go at once.
    fn facts(&self) -> Facts {
        let mut facts = Facts::new(self.hands.len());
        for seat in Seat::all(self.hands.len()) {
            let [hand, pile, discards] =
                [&self.hands, &self.piles, &self.discards].map(|places| &places[seat.index()]);
            if [hand, pile, discards].into_iter().flatten().any(|card| *card == Card::Start) {
                facts.add_start(seat);
            }
            let drawn = hand.len() + discards.len();
            (0..drawn).for_each(|_| facts.draw(seat, self.options.monsters > 0));
            facts.discard(seat, drawn, discards.len());
            facts.require_monsters(seat, self.known_monsters.contains(&seat).into());
        }
        facts
    }
}
