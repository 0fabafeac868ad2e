//! Who plays, and who sits where.

use bots::{BotSpec, Effort};
use tabletop::{Seat, Seats};

/// A player of a line-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// What it is called. Players of the same name are the same bot, and are counted together.
    pub name: String,
    /// How long it may think.
    pub effort: Effort,
}

/// Who plays, one player for each seat.
///
/// A deal is played once for each rotation: the players move on by a seat, and keep their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    places: Vec<Entrant>,
    seats: Seats,
    /// By place, the number of its player among the distinct ones.
    entrant_of: Vec<usize>,
    n_rotations: usize,
}

/// No table has so many seats, or so few.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLineUp;

impl std::fmt::Display for NoLineUp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is no table for so many players")
    }
}

impl std::error::Error for NoLineUp {}

impl From<&BotSpec> for Entrant {
    fn from(spec: &BotSpec) -> Self {
        Self { name: spec.to_string(), effort: spec.effort }
    }
}

impl LineUp {
    /// These players, in their order around the table.
    ///
    /// # Errors
    ///
    /// Returns [`NoLineUp`] if no table has so many seats.
    pub fn new(places: Vec<Entrant>) -> Result<Self, NoLineUp> {
        let n_seats = u8::try_from(places.len()).map_err(|_| NoLineUp)?;
        let seats = Seats::new(n_seats).map_err(|_| NoLineUp)?;
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

    /// The table they need.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Each place of the line-up, in order.
    pub fn places(&self) -> &[Entrant] {
        &self.places
    }

    /// Each distinct player, in order of appearance, and how many seats it has.
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

    /// How many games a deal takes: one for each seat, fewer if the line-up looks the same from
    /// several of them. Four equal bots would only play the same game four times.
    pub const fn n_rotations(&self) -> usize {
        self.n_rotations
    }

    /// Which place sits in `seat`, in the rotation of this number. In the first, the first player
    /// has the first seat.
    pub fn place_at(&self, seat: Seat, rotation: usize) -> usize {
        let n_seats = self.seats.count();
        (seat.index() + n_seats - rotation % n_seats) % n_seats
    }

    /// Which of the distinct players sits in `seat`.
    pub fn entrant_at(&self, seat: Seat, rotation: usize) -> usize {
        self.entrant_of.get(self.place_at(seat, rotation)).copied().unwrap_or_default()
    }
}

/// After how many steps a ring of these looks the same again.
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
        let entrant = |name: &str| Entrant { name: name.to_owned(), effort: Effort::Usual };
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
    fn nobody_and_too_many_are_no_line_up() {
        let easy = Entrant { name: "easy".to_owned(), effort: Effort::Usual };
        assert_eq!(LineUp::new(vec![]), Err(NoLineUp));
        assert_eq!(LineUp::new(vec![easy; 6]), Err(NoLineUp));
    }
}
