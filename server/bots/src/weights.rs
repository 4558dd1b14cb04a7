//! The version of the weights by which partners play.

use sha2::{Digest, Sha256};
use std::{fmt::Write, sync::LazyLock};

const FILES: [&str; 4] = [
    include_str!("../weights/tranquility.json"),
    include_str!("../weights/ascent.json"),
    include_str!("../weights/santa_timea.json"),
    crate::analysis::correction::STORED,
];

/// The first 8 hexadecimal digits of a hash of all weights: what was computed by the same weights has the
/// same version.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for file in FILES {
            hash.update(file);
        }
        hash.finalize().iter().take(4).fold(String::new(), |mut digits, byte| {
            _ = write!(digits, "{byte:02x}");
            digits
        })
    });
    &VERSION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_eight_digits() {
        assert_eq!(version().len(), 8);
        assert!(version().bytes().all(|digit| digit.is_ascii_hexdigit()));
    }
}
