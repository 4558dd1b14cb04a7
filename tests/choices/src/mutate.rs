//! JSON with something wrong in it.

use serde_json::{Value, json};

/// Numbers at which something may end.
const NUMBERS: [i64; 10] = [0, 1, 5, 6, 36, 81, 255, 256, -1, i64::MAX];
/// Keys that mean something somewhere, and one that does not.
const KEYS: [&str; 12] = [
    "as",
    "card",
    "cards",
    "cell",
    "from_pile",
    "note",
    "pay",
    "path",
    "row",
    "seat",
    "storm",
    "to",
];
/// Words that mean something somewhere, and one that does not.
const WORDS: [&str; 20] = [
    "start", "finish", "monster", "wild", "compass", "rocks", "yellow", "purple", "orange",
    "explorer", "G7", "S8i", "CG", "bridge", "summit", "P", "N13", "N2", "N", "note",
];

/// Where the choices come from: a number below the one given.
type Dice<'a> = &'a mut dyn FnMut(u32) -> u32;

/// Changes one thing somewhere in a document. `below` chooses: a number from 0 to one less than it is
/// given.
pub fn mutate(value: &mut Value, below: Dice<'_>) {
    // Deeper down most of the time: there is more of it.
    if below(8) > 0 && !is_leaf(value) {
        let inner = match value {
            Value::Array(list) => choose(list.len(), below).and_then(|place| list.get_mut(place)),
            Value::Object(map) => {
                choose(map.len(), below).and_then(|place| map.values_mut().nth(place))
            }
            _ => None,
        };
        if let Some(inner) = inner {
            return mutate(inner, below);
        }
    }
    match value {
        Value::Array(list) => change_list(list, below),
        Value::Object(map) => {
            let own: Vec<String> = map.keys().cloned().collect();
            match choose(own.len(), below).and_then(|place| own.get(place)) {
                Some(key) if below(2) == 0 => drop(map.remove(key)),
                _ => {
                    let key = pick(&KEYS, below).unwrap_or("note");
                    map.insert(key.to_owned(), any_leaf(below));
                }
            }
        }
        Value::Number(number) if below(2) == 0 => {
            let step = i64::from(below(5)) - 2;
            *value = json!(number.as_i64().unwrap_or(0).saturating_add(step));
        }
        _ => *value = any_leaf(below),
    }
}

fn is_leaf(value: &Value) -> bool {
    match value {
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => true,
    }
}

fn choose(count: usize, below: Dice<'_>) -> Option<usize> {
    let count = u32::try_from(count).ok().filter(|count| *count > 0)?;
    Some(below(count) as usize)
}

fn pick<T: Copy>(list: &[T], below: Dice<'_>) -> Option<T> {
    choose(list.len(), below).and_then(|place| list.get(place)).copied()
}

fn change_list(list: &mut Vec<Value>, below: Dice<'_>) {
    let one = choose(list.len(), below).unwrap_or(0);
    let other = choose(list.len(), below).unwrap_or(0);
    match below(5) {
        0 if !list.is_empty() => drop(list.remove(one)),
        1 if !list.is_empty() => list.swap(one, other),
        2 => list.extend(list.get(one).cloned()),
        3 => list.truncate(one),
        _ => list.insert(one, any_leaf(below)),
    }
}

fn any_leaf(below: Dice<'_>) -> Value {
    match below(8) {
        0..=2 => json!(below(256)),
        3 => json!(pick(&NUMBERS, below)),
        4..=5 => json!(pick(&WORDS, below)),
        6 => pick(&[true, false], below).map_or(Value::Null, Value::Bool),
        _ => match below(4) {
            0 => json!(null),
            1 => json!([]),
            2 => json!({}),
            _ => json!(0.5),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_changed_sooner_or_later() {
        let whole = json!({"type": "place", "card": 17, "cell": [2, 3], "pay": ["finish", 4]});
        let mut changed: Vec<Value> = (0..500_u32)
            .map(|number| {
                let mut value = whole.clone();
                let mut last = number;
                mutate(&mut value, &mut |bound| {
                    last = (last + 1) * 7919 % 10_007;
                    last % bound
                });
                value
            })
            .collect();
        changed.retain(|value| *value != whole);
        assert!(changed.len() > 400);
        for key in ["type", "card", "cell", "pay"] {
            assert!(changed.iter().any(|value| value.get(key).is_none()), "{key}");
            assert!(
                changed
                    .iter()
                    .any(|value| { value.get(key).is_some_and(|part| *part != whole[key]) }),
                "{key}"
            );
        }
        assert!(changed.iter().any(|value| value.get("note").is_some()));
    }
}
