//! Positions that are laid out directly.

use crate::{
    Logged, Seat,
    cards::take_out,
    core::lists::List,
    small,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::{Card, OTHERS},
        deal::{islands, other_cards},
        event::Event,
        hidden::facts::Facts,
        modules::{contest::Contest, day_night::Sides, explorer::Explorer, storms::Storms},
        options::{Grid, Options},
        sea::{
            Sea,
            layout::{CellSet, ROWS},
        },
        wire::log::LogLine,
    },
};

/// The beginning of a turn as it is to be laid out, by cards of one game: no more is checked. Cards that lie
/// nowhere are out of the game.
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

impl From<Setup> for Logged<Tranquility> {
    #[track_caller]
    fn from(mut setup: Setup) -> Logged<Tranquility> {
        let seats = setup.hands.len();
        setup.options.check(seats).expect("options");
        let all = |places: &mut Vec<Vec<Card>>| places.resize(seats, Vec::new());
        all(&mut setup.piles);
        all(&mut setup.discards);
        setup.yellow.resize(seats, 0);
        setup.orange.resize(seats, 0);
        let sea = setup.sea();
        let gone = setup.gone(&sea);
        let mut facts = setup.facts();
        let board = Board {
            sea,
            gone,
            start: setup.start,
            phase: Phase::Turn,
            stuck: false,
            agenda: List::new(),
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
            explorer: Explorer {
                beside: List::new(),
                storms: setup.explored.iter().copied().collect(),
            },
            sides: Sides { night_up: setup.night_up, night: setup.night },
            contest: (setup.options.grid == Grid::Competition).then(|| Contest {
                row: setup.row.iter().copied().collect(),
                second: setup.second,
            }),
            seats: small(seats),
            shared_discards: Vec::new(),
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
        let mut begun = Vec::new();
        game.begin_turn(setup.active, &mut begun);
        facts.extend(&begun);
        Logged::laid_out(game, facts)
    }
}

impl Setup {
    fn sea(&self) -> Sea {
        let mut sea = Sea::of(self.options.grid);
        for (cell, number) in &self.islands {
            let is_wild = self.wilds.contains(*cell);
            sea.put(*cell, *number, if is_wild { Card::Wild } else { Card::Island(*number) });
        }
        sea
    }

    /// The cards that lie nowhere. Start cards belong to their seats.
    #[track_caller]
    fn gone(&self, sea: &Sea) -> Vec<Card> {
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
            take_out(&mut rest, list).expect("no card lies there too often");
        }
        if self.options.has_start() {
            rest.retain(|card| *card != Card::Start);
        }
        rest.sort_unstable_by_key(|card| (OTHERS.contains(card), *card));
        rest
    }

    /// What the table knows if it has seen each card of the hands and of the discards come, and all those
    /// that a seat has discarded go at once.
    fn facts(&self) -> Facts {
        let mut facts = Facts::default();
        if self.start.is_some() {
            facts.extend(&[Event::Told(LogLine::Start { seat: self.active })]);
        }
        for seat in Seat::all(self.hands.len()) {
            let [hand, pile, discards] =
                [&self.hands, &self.piles, &self.discards].map(|places| &places[seat.index()]);
            let has_start =
                [hand, pile, discards].into_iter().flatten().any(|card| *card == Card::Start);
            let mut events = Vec::new();
            events.extend(has_start.then_some(Event::StartDealt { seat }));
            events.extend(vec![Event::Drew { seat }; hand.len() + discards.len()]);
            events.push(Event::Discarded { seat, count: small(discards.len()) });
            let is_known = self.known_monsters.contains(&seat);
            events.extend(is_known.then_some(Event::MonstersLeft { seat, any: true }));
            facts.extend(&events);
        }
        facts
    }
}
