//! The players of a match and their seats.

use bots::{BotSpec, Effort};
use tabletop::{Seat, Seats};

/// A player of a line-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Players with the same name are the same bot and are counted together.
    pub name: String,
    pub effort: Effort,
}

/// The players of a match, one for each seat.
///
/// A deal is played once per rotation: the players move on by one seat and keep their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    places: Vec<Entrant>,
    seats: Seats,
    /// For each place, the index of its player among the distinct players.
    entrant_of: Vec<usize>,
    n_rotations: usize,
}

/// No table has this number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatCountError;

impl std::fmt::Display for SeatCountError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no table has this number of seats")
    }
}

impl std::error::Error for SeatCountError {}

impl From<&BotSpec> for Entrant {
    fn from(spec: &BotSpec) -> Self {
        Self { name: spec.to_string(), effort: spec.effort }
    }
}

impl LineUp {
    /// Seats the players in their order around the table.
    ///
    /// # Errors
    ///
    /// Returns [`SeatCountError`] if no table has this number of seats.
    pub fn new(places: Vec<Entrant>) -> Result<Self, SeatCountError> {
        let n_seats = u8::try_from(places.len()).map_err(|_| SeatCountError)?;
        let seats = Seats::new(n_seats).map_err(|_| SeatCountError)?;
        let mut names: Vec<&str> = Vec::new();
        let mut entrant_of = Vec::new();
        for place in &places {
            let known = names.iter().position(|name| *name == place.name);
            entrant_of.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(&place.name);
            }
        }
        let n_rotations = period(&entrant_of);
        Ok(Self { places, seats, entrant_of, n_rotations })
    }

    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The player at each place, in order.
    pub fn places(&self) -> &[Entrant] {
        &self.places
    }

    /// The distinct players in order of appearance, each with its number of seats.
    pub fn entrants(&self) -> Vec<(&Entrant, usize)> {
        let mut entrants: Vec<(&Entrant, usize)> = Vec::new();
        for (place, &entrant) in self.places.iter().zip(&self.entrant_of) {
            match entrants.get_mut(entrant) {
                Some((_, copies)) => *copies += 1,
                None => entrants.push((place, 1)),
            }
        }
        entrants
    }

    /// Number of games per deal: one per seat, or fewer if rotations of the line-up are equal. Four
    /// equal bots would only play the same game four times.
    pub const fn n_rotations(&self) -> usize {
        self.n_rotations
    }

    /// The place that sits in `seat` in this rotation. In rotation 0, the first place has the first
    /// seat.
    pub fn place_at(&self, seat: Seat, rotation: usize) -> usize {
        let n_seats = self.seats.count();
        (seat.index() + n_seats - rotation % n_seats) % n_seats
    }

    /// Index, among the distinct players, of the player in `seat`.
    pub fn entrant_at(&self, seat: Seat, rotation: usize) -> usize {
        self.entrant_of.get(self.place_at(seat, rotation)).copied().unwrap_or_default()
    }
}

/// Smallest rotation that maps `ring` to itself.
fn period(ring: &[usize]) -> usize {
    let is_same_after = |steps: &usize| {
        let turned = ring.iter().cycle().skip(*steps);
        ring.iter().zip(turned).all(|(one, other)| one == other)
    };
    (1..ring.len()).find(is_same_after).unwrap_or(ring.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_up(names: &str) -> LineUp {
        let entrant = |name: &str| Entrant { name: name.to_owned(), effort: Effort::Default };
        LineUp::new(names.split(' ').map(entrant).collect()).unwrap()
    }

    #[test]
    fn players_of_one_name_are_counted_together() {
        let line_up = line_up("hard easy easy easy");
        let entrants: Vec<_> =
            line_up.entrants().iter().map(|(entrant, n)| (entrant.name.clone(), *n)).collect();
        assert_eq!(entrants, [("hard".to_owned(), 1), ("easy".to_owned(), 3)]);
    }

    #[test]
    fn the_challenger_sits_everywhere_once() {
        let line_up = line_up("hard easy easy medium");
        for seat in line_up.seats().iter() {
            let mut sat: Vec<_> = (0..4).map(|rotation| line_up.place_at(seat, rotation)).collect();
            assert_eq!(sat[seat.index()], 0);
            sat.sort_unstable();
            assert_eq!(sat, [0, 1, 2, 3]);
        }
    }

    #[test]
    fn rotations_that_look_the_same_are_played_once() {
        for (names, rotations) in [
            ("hard easy", 2),
            ("hard easy easy easy", 4),
            ("hard easy hard easy", 2),
            ("hard hard easy easy", 4),
            ("hard hard hard", 1),
        ] {
            assert_eq!(line_up(names).n_rotations(), rotations, "{names}");
        }
    }

    #[test]
    fn a_line_up_has_one_to_five_players() {
        let easy = Entrant { name: "easy".to_owned(), effort: Effort::Default };
        assert_eq!(LineUp::new(vec![]), Err(SeatCountError));
        assert_eq!(LineUp::new(vec![easy; 6]), Err(SeatCountError));
    }
}
