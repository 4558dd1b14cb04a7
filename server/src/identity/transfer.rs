//! What links to another device and recovery codes have in common: who knows a code becomes the guest who made it.
//!
//! The journal keeps the guest's secret, encrypted with a mask derived from the code, in a stream named after
//! the code's hash. The journal alone reveals neither: a code has at least 122 random bits, too many to try, even for
//! one who has years for it.

use crate::{
    identity::guest::Secret,
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
};
use journal::JournalError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A guest could not be transferred.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum TransferError {
    /// There is no such code, or it has expired.
    #[error("there is no such code")]
    Unknown,
    /// It was claimed already.
    #[error("the code was claimed already")]
    Used,
    /// A stored entry is damaged.
    #[error("what a code leads to can't be read: {0}")]
    Damaged(String),
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl Refusable for TransferError {
    fn refused(&self) -> Refused {
        match self {
            TransferError::Unknown => ErrorCode::UnknownLink.into(),
            TransferError::Used => ErrorCode::LinkUsed.into(),
            TransferError::Journal(error) => error.refused(),
            TransferError::Damaged(_) => ErrorCode::Internal.into(),
        }
    }
}

/// A guest's secret as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct MaskedSecret(
    /// In base64url.
    String,
);

impl MaskedSecret {
    pub(super) fn new(secret: &Secret, code: &[u8]) -> MaskedSecret {
        MaskedSecret(Secret::from(masked(secret, code)).reveal())
    }

    pub(super) fn unmask(&self, code: &[u8]) -> Result<Secret, TransferError> {
        let secret = Secret::parse(&self.0)
            .ok_or_else(|| TransferError::Damaged("its secret is malformed".to_owned()))?;
        Ok(Secret::from(masked(&secret, code)))
    }
}

/// Masks or unmasks a secret. The mask is derived like the hash, with a prefix.
fn masked(secret: &Secret, code: &[u8]) -> [u8; 32] {
    let mask: [u8; 32] =
        Sha256::new().chain_update("link pad").chain_update(code).finalize().into();
    std::array::from_fn(|at| secret.bytes()[at] ^ mask[at])
}

/// The hash of a code, in hexadecimal digits.
pub(super) fn hashed(code: &[u8]) -> String {
    let mut hash = String::new();
    for byte in Sha256::digest(code) {
        // Writing to a string can't fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}

/// Reads a stored entry.
pub(super) fn read<'a, E: Deserialize<'a>>(entry: &'a [u8]) -> Result<E, TransferError> {
    serde_json::from_slice(entry).map_err(|error| TransferError::Damaged(error.to_string()))
}
