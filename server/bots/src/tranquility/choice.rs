//! What a seat could do in its turn, by rules of thumb: plans, each with what it is worth.

use super::{
    chart::Chart,
    payments::{HAND, Spares},
    storms,
};
use rules::{
    Seat, small,
    tranquility::{
        Action, Card,
        action::StormAt,
        hidden::sight::Spot,
        modules::{contest::points_for_run, day_night::is_wrong_side},
        options::Grid,
    },
};

/// Something to do in a turn; what is paid with follows from the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    /// A placement and its cost.
    Place(Card, u8, u8, u8),
    /// The discard of two cards, by their places in the order of the losses.
    Discard(u8, u8),
    /// A start card, or a wild in its place.
    Start(Option<Card>),
    /// A finish card, or a wild in its place.
    Finish(Option<Card>),
    /// A monster put on an island.
    Monster(u8),
    /// An island turned over.
    TurnOver(u8),
    /// A storm taken off a cell.
    Compass(u8),
    /// The discard of the whole hand.
    DiscardHand,
    /// A compass spent.
    Spend(StormAt),
    /// The hand swapped for the row.
    Swap,
    /// Nothing, for want of anything to do.
    Pass,
}

/// A plan and how good it is.
#[derive(Clone, Copy, Debug)]
pub struct Ranked {
    /// How good it is, as a logarithm of the chance to win, up to a constant.
    pub score: f32,
    /// What to do.
    pub plan: Plan,
}

/// A placement that could be made, before it is known what is paid with.
#[derive(Clone, Copy)]
struct Offer {
    gain: f32,
    plan: (Card, u8, u8, u8),
}

/// All that is worth a thought in the seat's turn, in no order, and what it can pay with.
pub fn rank(chart: &Chart<'_>) -> (Vec<Ranked>, Spares) {
    let sight = chart.sight;
    let hand = sight.hand();
    let mut plans: Vec<Ranked> = Vec::with_capacity(32);
    if sight.must_start() {
        plans.push(Ranked { score: 0.0, plan: Plan::Start(None) });
        return (plans, Spares::plain(chart));
    }
    if let Some(finish) = finish(chart) {
        plans.push(Ranked { score: 100.0, plan: finish });
        return (plans, Spares::plain(chart));
    }
    let offers = offers(chart);
    let mut gains = [0.0_f32; HAND];
    for Offer { gain, plan: (card, _, _, cost) } in &offers {
        let net = gain - chart.card * f32::from(*cost);
        for (place, held) in hand.iter().enumerate().take(HAND) {
            if held == card {
                gains[place] = gains[place].max(net);
            }
        }
    }
    let spares = Spares::new(chart, &gains);
    for Offer { gain, plan: (card, number, cell, cost) } in offers {
        let Some(loss) = spares.price(cost, Some(card)) else { continue };
        let score = gain - chart.card * f32::from(cost + 1) - loss;
        plans.push(Ranked { score, plan: Plan::Place(card, number, cell, cost) });
    }
    rank_discards(chart, &spares, &mut plans);
    if hand.contains(&Card::Monster) {
        rank_monsters(chart, &mut plans);
    }
    rank_modules(chart, &spares, &mut plans);
    if chart.sight.board().contest.is_some() {
        rank_contest(chart, &spares, &mut plans);
    }
    (plans, spares)
}

/// The finish, if it may be played and would not come back for sure (T-6.4); a wild as the start that is all
/// that is missing.
fn finish(chart: &Chart<'_>) -> Option<Plan> {
    let sight = chart.sight;
    let holds_monster = sight.hand().contains(&Card::Monster);
    let may = |card| !holds_monster && sight.may_finish(card);
    if chart.empty == 0 && sight.board().start.is_none() && sight.may_start(Card::Wild) {
        return Some(Plan::Start(Some(Card::Wild)));
    }
    if may(Card::Finish) {
        return Some(Plan::Finish(None));
    }
    may(Card::Wild).then_some(Plan::Finish(Some(Card::Wild)))
}

/// The placements, with a few cells for each number and cost.
fn offers(chart: &Chart<'_>) -> Vec<Offer> {
    let board = chart.sight.board();
    let is_contest = board.contest.is_some();
    let mut offers = Vec::with_capacity(24);
    let mut wilds: Vec<Offer> = Vec::new();
    // Not a loop, which would move the nested iterators for every spot.
    chart.sight.spots().for_each(|Spot { card, number, gap, stretch }| {
        let is_wild = card == Card::Wild;
        let mut offer = |cell: u8| {
            if gap.is_hopeless(cell) && !is_contest && chart.weights.missing > 0.0 && !is_wild {
                return;
            }
            let mut gain = chart.gain(number, cell) + bonus(chart, number, cell);
            if is_contest {
                gain = chart.weights.fill * gain + contest_points(chart, cell);
            }
            if is_wild {
                gain -= chart.weights.wild;
            }
            let list = if is_wild { &mut wilds } else { &mut offers };
            list.push(Offer { gain, plan: (card, number, cell, stretch.cost) });
        };
        if stretch.length() <= 3 || is_contest {
            (stretch.first..=stretch.last).for_each(&mut offer);
        } else {
            let even = chart.even_cell(number, stretch.first).clamp(stretch.first, stretch.last);
            (even.max(stretch.first + 1) - 1..=(even + 1).min(stretch.last)).for_each(&mut offer);
        }
    });
    if !wilds.is_empty() {
        let net = |offer: &Offer| offer.gain - chart.card * f32::from(offer.plan.3);
        wilds.sort_by(|one, other| net(other).total_cmp(&net(one)));
        wilds.truncate(3);
        offers.append(&mut wilds);
    }
    offers
}

/// What a placement is worth besides the filling of its gap.
fn bonus(chart: &Chart<'_>, number: u8, cell: u8) -> f32 {
    let board = chart.sight.board();
    let mut bonus = 0.0;
    if board.options.grid == Grid::DayNight && is_wrong_side(cell, board.sides.night_up) {
        bonus -= chart.weights.side;
    }
    if board.is_explorer_cell(cell) {
        bonus += chart.weights.explore;
    }
    if board.options.storms && board.sea.completes_run(number, cell) {
        bonus += chart.weights.compass;
    }
    bonus
}

fn rank_discards(chart: &Chart<'_>, spares: &Spares, plans: &mut Vec<Ranked>) {
    let all = spares.all();
    let count = all.len().min(4);
    for one in 0..count {
        for other in one + 1..count {
            let score = -2.0 * chart.card - all[one].0 - all[other].0 - chart.weights.discard;
            plans.push(Ranked { score, plan: Plan::Discard(small(one), small(other)) });
        }
    }
}

fn rank_monsters(chart: &Chart<'_>, plans: &mut Vec<Ranked>) {
    let weights = chart.weights;
    let worth = weights.monster + weights.monster_late * chart.progress();
    let mut prey: Vec<(f32, u8)> =
        chart.sight.prey().map(|cell| (chart.gain_by_taking(cell), cell)).collect();
    prey.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (gain, cell) in prey.into_iter().take(3) {
        // The island has to be placed again, by another card.
        plans.push(Ranked { score: worth + gain - chart.card, plan: Plan::Monster(cell) });
    }
}

fn rank_modules(chart: &Chart<'_>, spares: &Spares, plans: &mut Vec<Ranked>) {
    let (sight, weights) = (chart.sight, chart.weights);
    let board = sight.board();
    match board.options.grid {
        Grid::DayNight => {
            let wrong = board.sides.wrong(sight.turnable()).next();
            if let (Some(cell), Some((loss, _))) = (wrong, spares.all().first()) {
                let score = weights.side - chart.card - loss;
                plans.push(Ranked { score, plan: Plan::TurnOver(cell) });
            } else if let (true, Some(cell)) = (plans.is_empty(), sight.turnable().iter().next()) {
                plans.push(Ranked { score: -30.0, plan: Plan::TurnOver(cell) });
            }
        }
        Grid::Pyramid => {
            for cell in sight.storms_in_reach().iter() {
                let score = weights.compass * 2.0 + 2.0 * chart.progress() - chart.card;
                plans.push(Ranked { score, plan: Plan::Compass(cell) });
            }
        }
        _ => {}
    }
    if board.options.storms {
        storms::rank(chart, spares, plans);
    }
    // A finish that comes back still tells who holds monsters, and is better than nothing.
    if plans.is_empty() {
        let finish = [(Card::Finish, None), (Card::Wild, Some(Card::Wild))];
        let may = finish.into_iter().find(|(card, _)| sight.may_finish(*card));
        plans.extend(may.map(|(_, name)| Ranked { score: 0.0, plan: Plan::Finish(name) }));
        let may = sight.may_start(Card::Wild);
        plans.extend(may.then_some(Ranked { score: 0.0, plan: Plan::Start(Some(Card::Wild)) }));
        plans.extend(offers_at_all(chart));
    }
}

/// Any legal placement: for a seat that has nothing else to do.
fn offers_at_all(chart: &Chart<'_>) -> Option<Ranked> {
    let spot = chart.sight.spots().next()?;
    let plan = Plan::Place(spot.card, spot.number, spot.stretch.first, spot.stretch.cost);
    Some(Ranked { score: -30.0, plan })
}

impl Plan {
    /// The cards that the seat parts with besides, which are the cheapest.
    pub fn payment(self, spares: &Spares) -> Vec<Card> {
        match self {
            Plan::Place(card, _, _, cost) => spares.pick(cost, Some(card)),
            Plan::Discard(one, other) => {
                [one, other].map(|place| spares.all()[usize::from(place)].1).to_vec()
            }
            Plan::TurnOver(_) => spares.pick(1, None),
            _ => Vec::new(),
        }
    }

    /// The action, for which the seat parts with those cards; `None` if others are due.
    pub fn action(self, chart: &Chart<'_>, paid: Vec<Card>) -> Option<Action> {
        Some(match self {
            Plan::Place(card, number, cell, _) => {
                let explores = chart.sight.board().is_explorer_cell(cell);
                let pay = (!explores).then_some(paid);
                Action::Place { card, number: (card == Card::Wild).then_some(number), cell, pay }
            }
            Plan::Discard(..) => Action::Discard { cards: paid.try_into().ok()? },
            Plan::Start(card) => Action::Start { card },
            Plan::Finish(card) => Action::Finish { card },
            Plan::Monster(cell) => Action::Monster { cell },
            Plan::TurnOver(cell) => Action::TurnOver { card: *paid.first()?, cell },
            Plan::Compass(cell) => Action::Compass { cell },
            Plan::DiscardHand => Action::DiscardHand {},
            Plan::Spend(storm) => Action::SpendCompass { storm },
            Plan::Swap => Action::SwapHand {},
            Plan::Pass => Action::Pass {},
        })
    }
}

/// Leaves the first of what comes with plans that differ, at most `most`: of one card no more than three
/// placements, of discards two.
pub fn keep_different<T>(list: &mut Vec<T>, most: usize, plan: impl Fn(&T) -> Plan) {
    let mut seen: Vec<Plan> = Vec::with_capacity(list.len());
    list.retain(|it| {
        let plan = plan(it);
        let is_like = |other: &&Plan| match (plan, **other) {
            (Plan::Place(one, ..), Plan::Place(other, ..)) => one == other,
            (Plan::Discard(..), Plan::Discard(..)) => true,
            _ => false,
        };
        let limit = if matches!(plan, Plan::Discard(..)) { 2 } else { 3 };
        let is_new = seen.iter().filter(is_like).count() < limit;
        seen.push(plan);
        is_new
    });
    list.truncate(most);
}

/// The points that an island of the seat's own colour on that cell brings, and those it takes from the other.
fn contest_points(chart: &Chart<'_>, cell: u8) -> f32 {
    let board = chart.sight.board();
    let Some(contest) = &board.contest else { return 0.0 };
    let is_second = chart.sight.seat() == Seat(1);
    let is_own =
        |cell: u8| board.sea.is_occupied(cell) && contest.second.contains(cell) == is_second;
    let before = small((0..cell).rev().take_while(|cell| is_own(*cell)).count());
    let behind = small((cell + 1..chart.cells).take_while(|cell| is_own(*cell)).count());
    let length = before + behind + 1;
    let runs = points_for_run(length) - points_for_run(before) - points_for_run(behind);
    // A run of two is on its way.
    let begun = if length == 2 { 0.3 } else { 0.0 };
    2.0 + chart.weights.run * (f32::from(runs) + begun)
}

/// Ranks what else there is to do in a contest.
fn rank_contest(chart: &Chart<'_>, spares: &Spares, plans: &mut Vec<Ranked>) {
    let sight = chart.sight;
    if sight.may_swap() {
        let score = -chart.card * spares.all().len() as f32;
        plans.push(Ranked { score, plan: Plan::Swap });
    }
    if sight.must_pass() {
        plans.push(Ranked { score: 0.0, plan: Plan::Pass });
    }
}
