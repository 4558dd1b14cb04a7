//! Where the rooms of tests without a server get their deals from.

use crate::seed;
use record::Opening;
use rules::Seed;
use std::cell::Cell;
use tranquility::deals::{
    daily::DailyDeal, deal_code::DealCode, server_secret::ServerSecret, service::Dealer,
};

/// Deals the same games in the same order in every run; others where `SEED=…` asks for them.
pub struct TestDealer {
    seeds: Cell<u8>,
    secret: ServerSecret,
}

impl Default for TestDealer {
    fn default() -> TestDealer {
        TestDealer::new([1; 32])
    }
}

impl TestDealer {
    /// Gives deals the codes that a server with that secret gives them.
    pub fn new(secret: [u8; 32]) -> TestDealer {
        TestDealer { seeds: Cell::new(1), secret: ServerSecret::new(secret, 0) }
    }
}

impl Dealer for TestDealer {
    fn fresh_seed(&self) -> Seed {
        let mut bytes = [self.seeds.replace(self.seeds.get() + 1); 32];
        for (byte, other) in bytes.iter_mut().zip(seed::number().to_le_bytes()) {
            *byte ^= other;
        }
        Seed::new(bytes)
    }

    fn daily_seed(&self, deal: &DailyDeal) -> Seed {
        self.secret.day_key(deal.date).seed(&deal.game, &deal.options, deal.seats)
    }

    fn deal_code(&self, opening: &Opening) -> DealCode {
        self.secret.deal_code(opening)
    }
}
