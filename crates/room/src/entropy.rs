//! Randomness as an argument.

use std::fmt;

use protocol::{RoomCode, Secret, digest};

/// 32 unpredictable bytes, fresh for each decision.
///
/// Each use has a domain of its own, so that publishing one value reveals nothing about another.
#[derive(Clone, Copy)]
pub struct Entropy([u8; 32]);

impl Entropy {
    /// The bytes must come from a source that is fit for secrets.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A code for a new room.
    pub fn code(&self) -> RoomCode {
        RoomCode::numbered(self.number("paiju code"))
    }

    /// A secret for a game.
    pub(crate) fn secret(&self) -> Secret {
        Secret::new(digest("paiju secret", &self.0))
    }

    /// One of `items`, or `None` if there are none.
    pub(crate) fn pick<T: Copy>(&self, items: &[T]) -> Option<T> {
        let n_items = items.len().max(1) as u64;
        items.get((self.number("paiju pick") % n_items) as usize).copied()
    }

    fn number(&self, domain: &str) -> u64 {
        let bytes = digest(domain, &self.0).into_iter().take(8);
        bytes.fold(0, |number, byte| number << 8 | u64::from(byte))
    }
}

/// Does not show the bytes.
impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(…)")
    }
}
