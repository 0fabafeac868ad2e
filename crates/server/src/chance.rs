//! Where luck comes from: the system's randomness, fit for secrets, or a rehearsal.

use std::fmt;

use protocol::{Code, Seq, Token, digest};
use room::Entropy;
use tabletop::Seat;
use thiserror::Error;

/// Where all luck of a server comes from.
///
/// Whoever draws says what for. In a rehearsal that decides what is drawn, so that nothing depends
/// on what was drawn before or on who was faster: the same number and the same players give the
/// same cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Chance {
    /// Nobody could guess what is drawn.
    #[default]
    System,
    /// All that is dealt follows from this number, for tests. Whoever knows it foresees every card,
    /// so a server does this on its own machine only.
    Rehearsed(u64),
}

/// The system has no randomness to give, so nothing secret can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the system gives no randomness")]
pub struct NoChance;

impl Chance {
    /// Entropy for the room that is opened as the `number`th.
    pub(crate) fn opening(self, number: u64) -> Result<Entropy, NoChance> {
        self.bytes(format_args!("opening {number}")).map(Entropy::new)
    }

    /// Entropy for what is decided in a room whose log goes on at `seq`.
    pub(crate) fn decision(self, room: Code, seq: Seq) -> Result<Entropy, NoChance> {
        self.bytes(format_args!("decision {room} {}", seq.0)).map(Entropy::new)
    }

    /// The luck of a bot that thinks for a seat about what the entry at `seq` gave rise to.
    pub(crate) fn thought(self, room: Code, seq: Seq, seat: Seat) -> Result<u64, NoChance> {
        self.bytes(format_args!("thought {room} {} {}", seq.0, seat.index())).map(number)
    }

    /// A name for a game that does not tell in which room it was played.
    ///
    /// It ends in the game's number in its room, which is no secret.
    pub(crate) fn game_id(self, room: Code, game: u16) -> Result<String, NoChance> {
        let letters = |part: u8| {
            let bytes = self.bytes(format_args!("game {room} {game} {part}"))?;
            Ok(Code::numbered(number(bytes)).to_string())
        };
        Ok(format!("{}{}{}-{game}", letters(0)?, letters(1)?, letters(2)?))
    }

    /// What is drawn for `purpose`, which is nothing but its name.
    fn bytes(self, purpose: fmt::Arguments<'_>) -> Result<[u8; 32], NoChance> {
        match self {
            Self::System => secret(),
            Self::Rehearsed(seed) => {
                Ok(digest("paiju rehearsal", format!("{seed} {purpose}").as_bytes()))
            }
        }
    }
}

/// A token that nobody else has (RM-2).
///
/// No card follows from it, so it is a secret even in a rehearsal, and a server that starts again
/// gives nobody a token that somebody has.
pub(crate) fn token() -> Result<Token, NoChance> {
    secret().map(Token::new)
}

/// Which run of a node it is: a number that no other run has, in a rehearsal neither.
pub(crate) fn run() -> Result<u32, NoChance> {
    secret().map(|bytes| number(bytes) as u32)
}

/// Fresh bytes that nobody could guess.
fn secret() -> Result<[u8; 32], NoChance> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

fn number(bytes: [u8; 32]) -> u64 {
    bytes.into_iter().take(8).fold(0, |number, byte| number << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use tabletop::Seats;

    use super::*;

    /// Everything that can be drawn, about one thing or another.
    fn draws(chance: Chance) -> Vec<String> {
        let seats = Seats::new(2).unwrap();
        let (here, there) = (Code::numbered(1), Code::numbered(2));
        let mut draws = Vec::new();
        for number in [0, 1] {
            draws.push(chance.opening(number).unwrap().code().to_string());
        }
        for (room, seq) in [(here, 1), (here, 2), (there, 1)] {
            draws.push(chance.decision(room, Seq(seq)).unwrap().code().to_string());
            for seat in seats.iter() {
                draws.push(chance.thought(room, Seq(seq), seat).unwrap().to_string());
            }
            draws.push(chance.game_id(room, seq as u16).unwrap());
        }
        draws
    }

    #[test]
    fn a_rehearsal_draws_the_same_for_the_same_purpose_and_for_no_other() {
        let rehearsed = draws(Chance::Rehearsed(7));
        assert_eq!(rehearsed, draws(Chance::Rehearsed(7)));
        let mut all = [rehearsed, draws(Chance::Rehearsed(8)), draws(Chance::System)].concat();
        let n_drawn = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), n_drawn);
    }

    #[test]
    fn nobody_gets_the_token_of_somebody_else() {
        assert_ne!(token().unwrap().hash(), token().unwrap().hash());
    }
}
