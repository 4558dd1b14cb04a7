//! The hidden cards of a game on its way, dealt anew.
//!
//! Where every card is dealt once, any two that the seat has not seen are exchanged, in the deal and in all that
//! was done with them, if the game could have come about like that and would have looked the same to the seat in
//! every position. With that done often, each way in which the cards can lie is as likely as any other: the deal
//! is fair, and nothing is read into what the seats did.

mod ascent;
mod santa_timea;
mod tranquility;

use crate::{
    Document, Move, Record, RecordError, Step, StepOf, Where, play,
    strict::{from_text, to_value},
};
use rules::{Dice, Game, Hidden, Known, Logged, Refusal, RefusalCode, Seat, Viewer, chance::pick};

/// How often each card is exchanged, or tried to be: often enough for one that can lie in few other places.
const SWEEPS: usize = 32;
/// How many steps are played for that at most, however long the game is, or the record that was brought along.
const MOST_STEPS: usize = 300_000;

/// A game on its way, and how it came there.
pub(crate) struct Course<G: Game> {
    /// The options it is played with.
    pub options: G::Options,
    /// How many seats play.
    pub seats: usize,
    /// How the cards lay.
    pub deal: G::Deal,
    /// What has happened.
    pub steps: Vec<StepOf<G>>,
}

impl<G: Hidden> Course<G> {
    /// Plays it through, as long as `look` says so of each position and what happens in it; returns the last
    /// position, `None` if it was stopped.
    ///
    /// # Errors
    /// It breaks a rule.
    fn play(
        &self,
        mut look: impl FnMut(&Logged<G>, Option<&StepOf<G>>) -> bool,
    ) -> Result<Option<Logged<G>>, Refusal> {
        let mut game = Logged::set_up(&self.options, self.seats, &self.deal)?;
        for step in self.steps.iter().map(Some).chain([None]) {
            if !look(&game, step) {
                return Ok(None);
            }
            match step {
                Some(Step::Act(seat, action)) => game.apply(*seat, action)?,
                Some(Step::Chance(chance)) => game.apply_chance(chance)?,
                None => {}
            }
        }
        Ok(Some(game))
    }
}

/// A game whose hidden cards can be dealt anew.
pub(crate) trait DealAnew: Hidden {
    /// Deals the cards of a game on its way anew, as far as the seat could not know them: in every position it
    /// looks the same to the seat as before.
    ///
    /// # Errors
    /// The game breaks a rule as it is.
    fn deal_anew(course: &mut Course<Self>, seat: Seat, dice: &mut dyn Dice)
    -> Result<(), Refusal>;
}

/// See [`deal_anew`](super::deal_anew).
pub(crate) fn deal_anew_of<G: DealAnew>(
    document: &Document<'_>,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Result<Record, RecordError> {
    let mut steps = Vec::new();
    let end = play(document, None, &mut |step, _: &Logged<G>| steps.extend(step.cloned()))?;
    if seat.index() >= document.seats {
        return Err(RecordError::of_form(RefusalCode::NoSuchSeat, "There is no such seat."));
    }
    let deal = from_text(document.deal).map_err(|r| RecordError::at(Where::Deal, r))?;
    let options = end.options().clone();
    let mut course = Course::<G> { options, seats: document.seats, deal, steps };
    G::deal_anew(&mut course, seat, dice).map_err(|r| RecordError::at(Where::Record, r))?;
    let (options, deal) = (to_value(&course.options), to_value(&course.deal));
    let mut record = Record::new(G::ID, options, course.seats, document.names.clone(), deal);
    record.outcome = end.outcome().cloned();
    record.moves = course
        .steps
        .iter()
        .map(|step| match step {
            Step::Act(seat, action) => Move::Act { seat: *seat, action: to_value(action) },
            Step::Chance(chance) => Move::Chance { chance: to_value(chance) },
        })
        .collect();
    Ok(record)
}

/// A game in which every card is dealt once.
trait DealtOnce: Hidden {
    type Card: Copy + PartialEq;

    /// The lists of cards that were laid down, by the deal and by chance, from the top.
    ///
    /// # Errors
    /// It is no deal of the game.
    fn lists(course: &Course<Self>) -> Result<Vec<Vec<Self::Card>>, Refusal>;

    /// Lays other cards down. Whether that can be is seen when it is played.
    fn lay(course: &mut Course<Self>, lists: &[Vec<Self::Card>]);

    /// The lists from which the cards of a seat's hand have come, the last one first, and how many cards have
    /// yet to come from each.
    fn sources(&self, seat: Seat) -> Vec<(usize, usize)>;

    /// The cards of the own hand that an action names.
    fn named(action: &mut Self::Action) -> Vec<&mut Self::Card>;

    /// The cards that the viewer sees nowhere. Others may be among them.
    fn unseen(seen: &Self::Seen) -> Vec<Self::Card>;
}

/// A list, and the place of a card in it.
type Place = (usize, usize);

/// The cards of a game on its way.
struct Cards<C> {
    lists: Vec<Vec<C>>,
    /// Where each card was dealt that an action names, as far as that is known.
    named: Vec<Option<Place>>,
}

/// Deals the cards anew that the seat could not know.
///
/// # Errors
/// The game breaks a rule as it is.
fn exchange<G: DealtOnce>(
    course: &mut Course<G>,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Result<(), Refusal> {
    let viewer = Viewer::Seat(seat);
    let mut cards = Cards { lists: G::lists(course)?, named: Vec::new() };
    let mut known: Vec<Known<G>> = Vec::new();
    course.play(|game, step| {
        known.push(game.known(viewer));
        if let Some(Step::Act(seat, action)) = step {
            let sources = game.sources(*seat);
            G::named(&mut action.clone()).into_iter().for_each(|card| cards.name(*card, &sources));
        }
        true
    })?;
    let unseen = known.last().map(|known| G::unseen(&known.seen)).unwrap_or_default();
    let places: Vec<Place> = cards.places(|card| unseen.contains(&card)).collect();
    let tries = (SWEEPS * places.len()).min(MOST_STEPS / known.len());
    for &one in places.iter().cycle().take(tries) {
        let Some(other) = pick(dice, &places) else { break };
        let are_dealt = dice.below(2) == 0;
        if !cards.exchange(one, other, are_dealt) {
            continue;
        }
        cards.write(course);
        if !looks_like(course, viewer, &known) {
            cards.exchange(one, other, are_dealt);
        }
    }
    cards.write(course);
    Ok(())
}

impl<C: Copy + PartialEq> Cards<C> {
    /// The places of some cards.
    fn places(&self, chosen: impl Fn(C) -> bool) -> impl Iterator<Item = Place> {
        let places = (0..)
            .zip(&self.lists)
            .flat_map(|(list, cards)| (0..).zip(cards).map(move |(at, card)| ((list, at), *card)));
        places.filter(move |(_, card)| chosen(*card)).map(|(place, _)| place)
    }

    /// Notes that an action names a card: of equal ones, the last that came and has not been named yet.
    fn name(&mut self, card: C, sources: &[(usize, usize)]) {
        let places = sources.iter().flat_map(|(list, left)| {
            let came = self.lists.get(*list).map_or(0, Vec::len).saturating_sub(*left);
            (0..came).rev().map(move |at| (*list, at))
        });
        let mut places = places.filter(|(list, at)| self.lists[*list][*at] == card);
        let place = places.find(|place| !self.named.contains(&Some(*place)));
        self.named.push(place);
    }

    /// Lets two cards lie the other way round, or lets each have been used where the other was. Answers whether
    /// that makes a difference.
    fn exchange(&mut self, one: Place, other: Place, are_dealt: bool) -> bool {
        let (card, second) = (self.lists[one.0][one.1], self.lists[other.0][other.1]);
        if card == second {
            return false;
        }
        if are_dealt {
            self.lists[one.0][one.1] = second;
            self.lists[other.0][other.1] = card;
            return true;
        }
        let mut is_used = false;
        for name in self.named.iter_mut().flatten() {
            let before = *name;
            *name = if before == one {
                other
            } else if before == other {
                one
            } else {
                continue;
            };
            is_used = true;
        }
        is_used
    }

    /// Writes the cards into a game, wherever it has them.
    fn write<G: DealtOnce<Card = C>>(&self, course: &mut Course<G>) {
        G::lay(course, &self.lists);
        let actions = course.steps.iter_mut().filter_map(|step| match step {
            Step::Act(_, action) => Some(action),
            Step::Chance(_) => None,
        });
        for (card, place) in actions.flat_map(G::named).zip(&self.named) {
            if let Some((list, at)) = place {
                *card = self.lists[*list][*at];
            }
        }
    }
}

/// Whether a game keeps to the rules and is known like that, position by position.
fn looks_like<G: Hidden>(course: &Course<G>, viewer: Viewer, known: &[Known<G>]) -> bool {
    let mut known = known.iter();
    let end = course.play(|game, _| known.next() == Some(&game.known(viewer)));
    end.is_ok_and(|end| end.is_some())
}
