//! How a game describes what can be chosen before it.

use super::refusal::{Refusal, refuse};

/// Options that describe themselves: what a form needs in order to offer them, and what
/// [`check_options`](OptionSchema::check_options) holds them to.
pub trait OptionSchema: Default {
    /// The options, in the order in which they are offered.
    const FIELDS: &'static [OptionField];

    /// What is chosen, in the order of the [fields](OptionSchema::FIELDS).
    fn values(&self) -> Vec<OptionValue>;

    /// Checks that each option has one of its values, and that they may be combined.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check_options(&self) -> Result<(), Refusal> {
        let values = self.values();
        let chosen = || Self::FIELDS.iter().zip(&values);
        for (field, value) in chosen() {
            field.check_range(*value)?;
        }
        let value_of =
            |name| chosen().find(|(field, _)| field.name == name).map(|(_, value)| value);
        let usual = Self::default().values();
        for ((field, value), default) in chosen().zip(&usual) {
            let unmet = |need: &&Need| {
                value_of(need.field).is_none_or(|value| !need.values.contains(value))
            };
            if value != default
                && let Some(need) = field.needs.iter().find(unmet)
            {
                refuse!(OptionNotCombinable, need.clause, need.why);
            }
        }
        Ok(())
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionField {
    /// Its name in records.
    pub name: &'static str,
    /// The clause that introduces it.
    pub clause: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// How much harder than usual each of its values makes the game, from 0 to 3.
    pub difficulty: &'static [u8],
    /// The options among which it is offered, where it is not offered by itself.
    pub group: Option<&'static str>,
    /// Whether it is what most tables choose: a form shows it first.
    pub prominent: bool,
    /// What a value other than the usual one goes with.
    pub needs: &'static [Need],
}

/// What an option can be.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of these numbers.
    Number {
        /// The numbers, ascending.
        values: &'static [u8],
        /// The sentence with which others are refused.
        why: &'static str,
    },
    /// One of these names.
    Choice {
        /// The names, the one that is easiest to play first.
        values: &'static [&'static str],
    },
}

/// What is chosen for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    Number(u8),
    /// A name.
    Choice(&'static str),
}

/// What an option depends on. It does not bind an option that is as usual.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    /// The other option.
    pub field: &'static str,
    /// The values of it that will do.
    pub values: &'static [OptionValue],
    /// The clause that says so.
    pub clause: &'static str,
    /// The sentence with which anything else is refused.
    pub why: &'static str,
}

impl OptionField {
    fn check_range(&self, value: OptionValue) -> Result<(), Refusal> {
        match (self.kind, value) {
            (OptionKind::Number { values, why }, OptionValue::Number(number))
                if !values.contains(&number) =>
            {
                refuse!(OptionOutOfRange, self.clause, why)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, testing::to_value, tests::of_games};
    use serde_json::{Map, Value, json};

    fn written(value: OptionValue) -> Value {
        match value {
            OptionValue::Flag(on) => json!(on),
            OptionValue::Number(number) => json!(number),
            OptionValue::Choice(name) => json!(name),
        }
    }

    fn values_of(kind: OptionKind) -> Vec<Value> {
        match kind {
            OptionKind::Flag => vec![json!(false), json!(true)],
            OptionKind::Number { values, .. } => values.iter().map(|value| json!(value)).collect(),
            OptionKind::Choice { values } => values.iter().map(|value| json!(value)).collect(),
        }
    }

    /// The schema speaks of the options as they are written in a record, and of all of them.
    fn describes_what_is_written<G: Game>() {
        let mut all = vec![Map::new()];
        for field in G::Options::FIELDS {
            let values = values_of(field.kind);
            assert_eq!(values.len(), field.difficulty.len(), "{}", field.name);
            let with = |chosen: &Map<String, Value>, value: &Value| {
                let mut chosen = chosen.clone();
                chosen.insert(field.name.into(), value.clone());
                chosen
            };
            all = all
                .iter()
                .flat_map(|chosen| values.iter().map(move |value| with(chosen, value)))
                .collect();
        }
        let usual = to_value(&G::Options::default());
        assert!(all.iter().any(|chosen| usual == json!(chosen)), "{usual}");
        for chosen in all {
            let options: G::Options = serde_json::from_value(json!(chosen)).unwrap();
            let values = G::Options::FIELDS.iter().zip(options.values());
            let described: Map<_, _> =
                values.map(|(field, value)| (field.name.into(), written(value))).collect();
            assert_eq!(described, chosen);
        }
    }

    #[test]
    fn every_option_is_described() {
        for check in of_games!(G => describes_what_is_written::<G> as fn()) {
            check();
        }
    }

    /// A need names an option of the same game and values that it can have, its usual one among them
    /// or not.
    fn needs_can_be_met<G: Game>() {
        for need in G::Options::FIELDS.iter().flat_map(|field| field.needs) {
            let other = G::Options::FIELDS.iter().find(|field| field.name == need.field).unwrap();
            let possible = values_of(other.kind);
            assert!(!need.values.is_empty(), "{need:?}");
            assert!(
                need.values.iter().all(|value| possible.contains(&written(*value))),
                "{need:?}"
            );
        }
    }

    #[test]
    fn every_need_can_be_met() {
        for check in of_games!(G => needs_can_be_met::<G> as fn()) {
            check();
        }
    }
}
