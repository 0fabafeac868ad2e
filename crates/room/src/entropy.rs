//! Randomness from outside, as an argument.

use std::fmt;

use protocol::{Code, Secret, digest};

/// 32 bytes that nobody could guess, fresh for each decision.
///
/// Each use has a domain of its own, so that what is published of one tells nothing of another.
#[derive(Clone, Copy)]
pub struct Entropy([u8; 32]);

impl Entropy {
    /// These bytes, from a source fit for secrets.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A code for a new room.
    pub fn code(&self) -> Code {
        Code::numbered(self.number("paiju code"))
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

/// Does not tell.
impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(…)")
    }
}
