//! Random bytes: from the operating system, or from a seed for tests.

use std::fmt;

use protocol::{RoomCode, Seq, Token, digest};
use room::Entropy;
use tabletop::Seat;
use thiserror::Error;

/// Where a server gets its random bytes.
///
/// Every draw names its purpose. With a seed the purpose decides what is drawn, so that nothing
/// depends on earlier draws or on timing: the same seed and the same players give the same cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Randomness {
    /// The operating system's random number generator.
    #[default]
    System,
    /// A seed, for tests. It determines every card, so a player who knows it can predict them all. A
    /// seeded server must not be reachable from other machines.
    Seeded(u64),
}

/// The operating system provides no random bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("cannot read random bytes from the operating system")]
pub struct RandomnessError;

impl Randomness {
    /// Entropy for creating the room with this index.
    ///
    /// # Errors
    ///
    /// Returns an error if the operating system provides no random bytes.
    pub fn for_room(self, number: u64) -> Result<Entropy, RandomnessError> {
        self.bytes(format_args!("opening {number}")).map(Entropy::new)
    }

    /// Entropy for a decision in a room whose log has `seq` entries.
    ///
    /// # Errors
    ///
    /// Returns an error if the operating system provides no random bytes.
    pub fn for_decision(self, room: RoomCode, seq: Seq) -> Result<Entropy, RandomnessError> {
        self.bytes(format_args!("decision {room} {}", seq.0)).map(Entropy::new)
    }

    /// A seed for the bot that chooses for a seat after the entry `seq`.
    pub(crate) fn for_bot(
        self,
        room: RoomCode,
        seq: Seq,
        seat: Seat,
    ) -> Result<u64, RandomnessError> {
        self.bytes(format_args!("thought {room} {} {}", seq.0, seat.index())).map(number)
    }

    /// An id for a game that does not reveal in which room it was played.
    ///
    /// It ends with the number of the game within the room, which is not secret.
    pub(crate) fn game_id(self, room: RoomCode, game: u16) -> Result<String, RandomnessError> {
        let letters = |part: u8| {
            let bytes = self.bytes(format_args!("game {room} {game} {part}"))?;
            Ok(RoomCode::numbered(number(bytes)).to_string())
        };
        Ok(format!("{}{}{}-{game}", letters(0)?, letters(1)?, letters(2)?))
    }

    /// Bytes for `purpose`.
    fn bytes(self, purpose: fmt::Arguments<'_>) -> Result<[u8; 32], RandomnessError> {
        match self {
            Self::System => secret(),
            Self::Seeded(seed) => {
                // Another label would change the cards of every seeded game, for which tests chose their seeds.
                Ok(digest("paiju rehearsal", format!("{seed} {purpose}").as_bytes()))
            }
        }
    }
}

/// A token that no other player has (RM-2).
///
/// It does not affect the cards, so it is random even on a seeded server. Otherwise a restarted server
/// would give out the same tokens again.
pub(crate) fn token() -> Result<Token, RandomnessError> {
    secret().map(Token::new)
}

/// A number that identifies this run of the node, even on a seeded server.
pub(crate) fn new_incarnation() -> Result<u32, RandomnessError> {
    secret().map(|bytes| number(bytes) as u32)
}

fn secret() -> Result<[u8; 32], RandomnessError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| RandomnessError)?;
    Ok(bytes)
}

fn number(bytes: [u8; 32]) -> u64 {
    bytes.into_iter().take(8).fold(0, |number, byte| number << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use tabletop::Seats;

    use super::*;

    /// Draws for several purposes.
    fn draws(randomness: Randomness) -> Vec<String> {
        let seats = Seats::new(2).unwrap();
        let (here, there) = (RoomCode::numbered(1), RoomCode::numbered(2));
        let mut draws = Vec::new();
        for number in [0, 1] {
            draws.push(randomness.for_room(number).unwrap().code().to_string());
        }
        for (room, seq) in [(here, 1), (here, 2), (there, 1)] {
            draws.push(randomness.for_decision(room, Seq(seq)).unwrap().code().to_string());
            for seat in seats.iter() {
                draws.push(randomness.for_bot(room, Seq(seq), seat).unwrap().to_string());
            }
            draws.push(randomness.game_id(room, seq as u16).unwrap());
        }
        draws
    }

    #[test]
    fn a_seed_draws_the_same_for_the_same_purpose_and_for_no_other() {
        let seeded = draws(Randomness::Seeded(7));
        assert_eq!(seeded, draws(Randomness::Seeded(7)));
        let mut all = [seeded, draws(Randomness::Seeded(8)), draws(Randomness::System)].concat();
        let n_drawn = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), n_drawn);
    }

    #[test]
    fn no_two_players_get_the_same_token() {
        assert_ne!(token().unwrap().hash(), token().unwrap().hash());
    }
}
