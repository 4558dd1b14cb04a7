//! The partners there are: each has a name and a face.

use crate::{identity::name::Name, protocol::partner::Partner, room::model::room::Room};
use bots::Level;

/// Their names, those of stars by which sailors steered: the same in all languages. The place of a
/// name is the number of its face. There are more of them than seats and hosts without a seat, so that
/// one is always left.
const NAMES: [&str; 12] = [
    "Vega", "Altair", "Lyra", "Rigel", "Mira", "Deneb", "Spica", "Castor", "Electra", "Mizar",
    "Capella", "Antares",
];

impl Room {
    /// A partner of that level who is not at the table yet, and its name. It follows from the table
    /// alone: a face that a player chose during a game could be a message to the others.
    pub(crate) fn new_partner(&self, level: Level) -> Option<(Name, Partner)> {
        // Tables do not all have the same partners.
        let first = self.code.bytes().map(usize::from).sum::<usize>();
        let faces = (0..NAMES.len()).map(|step| (first + step) % NAMES.len());
        faces
            .filter_map(|face| {
                let name = Name::parse(NAMES.get(face)?).ok()?;
                let partner = Partner { level, face: u8::try_from(face).ok()? };
                let is_here = self.partners().any(|(_, other)| other.face == partner.face);
                let unlike = self.check_unlike_others(None, &name, None).is_ok();
                (!is_here && unlike).then_some((name, partner))
            })
            .next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_and_look_unlike_each_other() {
        let names = NAMES.map(|name| Name::parse(name).unwrap());
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].iter().any(|other| other.confusable_with(name)), "{name}");
        }
    }
}
