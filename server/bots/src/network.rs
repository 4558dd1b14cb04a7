//! Small networks that tell how likely a game is to be won: inputs that are on or off, three layers, whole
//! numbers. Their weights are data, learned from games by the program `learn`.

/// How many units the first layer has. The first of them goes on to the result as it is.
pub const WIDE: usize = 32;
/// How many units the second and the third layer have.
pub const NARROW: usize = 16;
/// What 1 is in the weights of inputs and in what layers hold.
pub const UNIT: i16 = 128;
/// What 1 is in the weights of the other layers.
pub const SHARE: i16 = 64;

/// The inputs that are on, by their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs(pub Vec<u16>);

/// A table of inputs, of which one is on at a time; larger numbers than it has room for count as the largest.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    first: usize,
    sizes: [usize; 3],
    /// A hash of the layers and of all tables up to this one.
    hash: u64,
}

/// The inputs of a network, table by table, and its layers: weights learned for one layout say nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How many inputs there are.
    pub inputs: usize,
    hash: u64,
}

impl Layout {
    /// The layout of a game without a network.
    pub const NONE: Layout = Layout { inputs: 0, hash: 0 };
    /// How many bytes stand before the weights in a file.
    pub const HEAD: usize = 8;

    /// What stands before the weights in a file.
    pub fn head(self) -> [u8; Layout::HEAD] {
        self.hash.to_le_bytes()
    }
}

/// Goes on with a hash (FNV-1a).
const fn hashed(mut hash: u64, numbers: &[usize]) -> u64 {
    let mut place = 0;
    while place < numbers.len() {
        hash = (hash ^ numbers[place] as u64).wrapping_mul(0x0100_0000_01b3);
        place += 1;
    }
    hash
}

impl Table {
    pub const fn first(sizes: [usize; 3]) -> Table {
        let layers = hashed(0xcbf2_9ce4_8422_2325, &[WIDE, NARROW, UNIT as usize, SHARE as usize]);
        Table { first: 0, sizes, hash: hashed(layers, &sizes) }
    }

    /// The table that comes after this one.
    pub const fn then(self, sizes: [usize; 3]) -> Table {
        Table { first: self.end(), sizes, hash: hashed(self.hash, &sizes) }
    }

    /// The layout of a network whose last table this is.
    pub const fn layout(self) -> Layout {
        Layout { inputs: self.end(), hash: self.hash }
    }

    /// The first place behind the table.
    pub const fn end(self) -> usize {
        self.first + self.sizes[0] * self.sizes[1] * self.sizes[2]
    }

    fn place(self, at: [usize; 3]) -> usize {
        let parts = at.into_iter().zip(self.sizes);
        self.first + parts.fold(0, |place, (part, size)| place * size + part.min(size - 1))
    }
}

impl Inputs {
    /// Turns on the input of a table at that place.
    pub fn add(&mut self, table: Table, at: [usize; 3]) {
        self.0.push(u16::try_from(table.place(at)).unwrap_or(u16::MAX));
    }
}

#[derive(Clone, Debug)]
pub struct Network {
    rows: Vec<[i16; WIDE]>,
    second: [Unit<WIDE>; NARROW],
    third: [Unit<NARROW>; NARROW],
    last: Unit<NARROW>,
}

#[derive(Clone, Copy, Debug)]
struct Unit<const N: usize> {
    weights: [i16; N],
    bias: i32,
}

impl<const N: usize> Unit<N> {
    /// The next weights of a list, and behind them the bias.
    fn read(list: &mut impl Iterator<Item = i16>) -> Option<Unit<N>> {
        let mut weights = [0; N];
        for weight in &mut weights {
            *weight = list.next()?;
        }
        Some(Unit { weights, bias: i32::from(list.next()?) * i32::from(UNIT) })
    }

    /// What comes of those values, in parts of `UNIT * SHARE`.
    // By itself it is a loop over vectors; within its callers it may come to be none.
    #[inline(never)]
    fn sum(&self, values: &[i16; N]) -> i32 {
        let products = self.weights.iter().zip(values);
        self.bias + products.map(|(one, other)| i32::from(*one) * i32::from(*other)).sum::<i32>()
    }
}

/// How many weights a network with so many inputs has.
pub const fn weights(inputs: usize) -> usize {
    inputs * WIDE + NARROW * (WIDE + 1) + NARROW * (NARROW + 1) + NARROW + 1
}

impl Network {
    /// Reads a network of that layout: its head, and then the weights, a byte each: by input, then by unit, layer by
    /// layer, its bias last. `None` if it is of another layout.
    pub fn read(bytes: &[u8], layout: Layout) -> Option<Network> {
        let (head, stored) = bytes.split_at_checked(Layout::HEAD)?;
        let inputs = layout.inputs;
        if head != layout.head() || stored.len() != weights(inputs) {
            return None;
        }
        let mut list = stored.iter().map(|byte| i16::from(byte.cast_signed()));
        let mut rows = vec![[0; WIDE]; inputs];
        for weight in rows.iter_mut().flatten() {
            *weight = list.next()?;
        }
        let mut second = [Unit { weights: [0; WIDE], bias: 0 }; NARROW];
        for unit in &mut second {
            *unit = Unit::read(&mut list)?;
        }
        let mut third = [Unit { weights: [0; NARROW], bias: 0 }; NARROW];
        for unit in &mut third {
            *unit = Unit::read(&mut list)?;
        }
        Some(Network { rows, second, third, last: Unit::read(&mut list)? })
    }

    /// The logarithm of the odds to win.
    pub fn log_odds(&self, inputs: &Inputs) -> f32 {
        let mut wide = [0_i16; WIDE];
        for row in inputs.0.iter().filter_map(|input| self.rows.get(usize::from(*input))) {
            for (sum, weight) in wide.iter_mut().zip(row) {
                *sum = sum.saturating_add(*weight);
            }
        }
        let plain = i32::from(wide[0]) * i32::from(SHARE);
        wide.iter_mut().skip(1).for_each(|sum| *sum = (*sum).max(0));
        let second: [i16; NARROW] =
            std::array::from_fn(|unit| active(self.second[unit].sum(&wide)));
        let third = std::array::from_fn(|unit| active(self.third[unit].sum(&second)));
        (plain + self.last.sum(&third)) as f32 / (f32::from(UNIT) * f32::from(SHARE))
    }
}

/// What a unit passes on: nothing where it comes to less than nothing.
fn active(sum: i32) -> i16 {
    i16::try_from(sum.max(0) / i32::from(SHARE)).unwrap_or(i16::MAX)
}

/// The chance with those odds.
pub fn chance(log_odds: f32) -> f64 {
    1.0 / (1.0 + f64::from(-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_adds_up_what_is_on() {
        let mut bytes = vec![0; weights(3)];
        // Input 1 adds 1/2 to the first unit and 1 to the second, input 2 takes 1 from the second.
        bytes[WIDE] = 64;
        bytes[WIDE + 1] = 127;
        bytes[2 * WIDE + 1] = (-127_i8).cast_unsigned();
        // The second unit counts 1 on all ways.
        let second = 3 * WIDE;
        bytes[second + 1] = 64;
        let third = second + NARROW * (WIDE + 1);
        bytes[third] = 64;
        let last = third + NARROW * (NARROW + 1);
        bytes[last] = 64;
        bytes[last + NARROW] = 32;
        let layout = Table::first([3, 1, 1]).layout();
        let file = [&layout.head()[..], &bytes].concat();
        let network = Network::read(&file, layout).unwrap();
        let odds = |inputs: &[u16]| network.log_odds(&Inputs(inputs.to_vec()));
        assert_eq!(odds(&[]), 0.5);
        assert_eq!(odds(&[1]), 1.0 + 127.0 / 128.0);
        assert_eq!(odds(&[1, 2]), 1.0);
        assert_eq!(odds(&[2]), 0.5, "a unit does not come to less than nothing");
        assert!(Network::read(&file[..file.len() - 1], layout).is_none());
        let other = Table::first([1, 3, 1]).layout();
        assert!(Network::read(&file, other).is_none(), "as many inputs, of other tables");
    }

    #[test]
    fn tables_lie_one_behind_the_other() {
        let one = Table::first([2, 3, 1]);
        let other = one.then([4, 1, 1]);
        let mut inputs = Inputs::default();
        inputs.add(one, [1, 2, 0]);
        inputs.add(other, [0, 0, 0]);
        inputs.add(other, [9, 0, 0]);
        assert_eq!(inputs.0, [5, 6, 9]);
        assert_eq!(other.end(), 10);
    }
}
