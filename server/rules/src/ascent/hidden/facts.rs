//! What the table has seen of the bridges that were given out.

use crate::{
    Seat,
    ascent::{card::Card, event::Event},
};

/// The bridges that were given out, as long as the table can tell that they were not placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(Vec<GivenBridge>);

/// Where a bridge that was given out can lie by now, as far as the table can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenBridge {
    pub seat: Seat,
    /// Whether the hand can still hold it.
    pub held: bool,
    /// Whether it can have been discarded.
    pub discarded: bool,
}

impl Facts {
    /// The bridges that were not placed.
    pub fn given(&self) -> &[GivenBridge] {
        &self.0
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Told(_) => {}
            Event::BridgeGiven { seat } => {
                self.0.push(GivenBridge { seat, held: true, discarded: false });
            }
            Event::Left { seat, placed, paid, kept } => {
                let held = |given: &GivenBridge| given.seat == seat && given.held;
                let Some(place) = self.0.iter().position(held) else { return };
                if placed == Some(Card::Bridge) {
                    self.0.remove(place);
                    return;
                }
                let given = &mut self.0[place];
                given.discarded |= paid > 0;
                given.held = kept > 0;
            }
        }
    }
}

impl<'a> Extend<&'a Event> for Facts {
    fn extend<I: IntoIterator<Item = &'a Event>>(&mut self, events: I) {
        events.into_iter().for_each(|event| self.note(event));
    }
}
