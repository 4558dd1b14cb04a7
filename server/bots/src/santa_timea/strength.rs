//! How strong a card is under a wind, among those that a seat has not seen.

use rules::santa_timea::{Card, Direction, Sight, card::HIGHEST, round::trick::Value};

/// The numbers that a seat has not seen in this round, by direction, as bits.
pub struct Strengths {
    unseen: [u32; 4],
    all: f32,
}

/// The numbers up to one, as bits.
fn up_to(number: u8) -> u32 {
    (2 << number.min(HIGHEST)) - 2
}

impl Strengths {
    /// Looks at what a seat has seen.
    pub fn new(sight: Sight<'_>) -> Strengths {
        let mut unseen = [up_to(HIGHEST); 4];
        for card in sight.hand().iter().chain(&sight.board().played) {
            if let Card::Numbered(direction, number) = card {
                unseen[*direction as usize] &= !(1 << number);
            }
        }
        let all = unseen.iter().map(|numbers| numbers.count_ones()).sum::<u32>();
        Strengths { unseen, all: all.max(1) as f32 }
    }

    /// The share of the unseen cards that are weaker than a value; equal ones count half.
    pub fn of(&self, value: Value, wind: Direction) -> f32 {
        let sides =
            Direction::ALL.into_iter().filter(|side| *side != wind && *side != wind.opposite());
        // Twice the number of those that are not stronger, without half of the equal ones.
        let twice = |direction: Direction, below: u8, up: u8| {
            let unseen = self.unseen[direction as usize];
            (unseen & up_to(below)).count_ones() + (unseen & up_to(up)).count_ones()
        };
        let twice = match value {
            Value::LedPirate => 0,
            Value::Zero(number) => twice(wind.opposite(), number - 1, number),
            Value::Halves(halves) => {
                let zeros = twice(wind.opposite(), HIGHEST, HIGHEST);
                let full = twice(wind, (halves - 1) / 2, halves / 2);
                zeros + full + sides.map(|side| twice(side, halves - 1, halves)).sum::<u32>()
            }
        };
        twice as f32 / (2.0 * self.all)
    }
}
