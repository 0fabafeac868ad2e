//! Scoring of forests (FS-60 to FS-66).
//!
//! [`lines`](Score::lines) computes the points of every card and set; totals and breakdowns sum
//! them. Scoring four forests takes one or two microseconds, so scores are computed on demand and
//! never stored.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice, Outcome, Seat};

use crate::{
    board::{Board, Spot},
    card::{Card, CardSet, Face, Slot, Symbol},
    species::{BUTTERFLY_SETS, Passive, ScoringRule, Species, Tag},
};

/// The scores of all forests in one state.
#[derive(Debug)]
pub struct Score<'a> {
    board: &'a Board,
    counts: BySeat<Counts>,
}

/// The subject of one line of a breakdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A card in the forest.
    Card(Card, Species),
    /// All cards of a species that scores once per forest.
    Set(Species),
    /// All butterflies.
    Butterflies,
    /// All cards in the cave.
    Cave,
}

/// The points of one species, of all butterflies, or of the cave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// A species' id, [`BUTTERFLIES`] or [`CAVE`].
    pub key: String,
    /// Number of cards in this row.
    pub cards: u8,
    /// Their points in total.
    pub points: i32,
}

/// The key of the total of all butterfly sets.
pub const BUTTERFLIES: &str = "@butterflies";
/// The key of the total of the cave.
pub const CAVE: &str = "@cave";

/// The counts of one forest.
#[derive(Debug, Clone, Copy)]
struct Counts {
    tags: [u8; Tag::COUNT],
    symbols: [u8; Symbol::COUNT],
    /// By printed species.
    species: [u8; Species::COUNT],
    /// By the species that a card counts as.
    alike: [u8; Species::COUNT],
    /// By species, the number of additional trees due to bees (FS-62).
    bees: [u8; Species::COUNT],
    all_bees: u8,
    /// The species that are present, as bits by number.
    present: u128,
    below_trees: u8,
    full_trees: u8,
    cave: u8,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            tags: [0; Tag::COUNT],
            symbols: [0; Symbol::COUNT],
            species: [0; Species::COUNT],
            alike: [0; Species::COUNT],
            bees: [0; Species::COUNT],
            all_bees: 0,
            present: 0,
            below_trees: 0,
            full_trees: 0,
            cave: 0,
        }
    }
}

/// For each species, the one that it counts as.
const COUNTS_AS: [Species; Species::COUNT] = {
    let mut counts_as = [Species::TreeSapling; Species::COUNT];
    let mut number = 0;
    while number < Species::COUNT {
        counts_as[number] = Species::number(number).counts_as();
        number += 1;
    }
    counts_as
};

/// The species that make their host count twice, as bits by number.
const BEES: u128 = {
    let (mut bees, mut number) = (0, 0);
    while number < Species::COUNT {
        if let Some(Passive::HostCountsTwice) = Species::number(number).data().passive {
            bees |= 1 << number;
        }
        number += 1;
    }
    bees
};

/// By tag, the species that have it, as bits by number. A sapling has no species (FS-63).
const KINDS: [u128; Tag::COUNT] = {
    let mut kinds = [0; Tag::COUNT];
    let mut tag = 0;
    while tag < Tag::COUNT {
        let mut number = 0;
        while number < Species::COUNT {
            let data = Species::number(number).data();
            if data.tags.has_number(tag) && data.copies > 0 {
                kinds[tag] |= 1 << number;
            }
            number += 1;
        }
        tag += 1;
    }
    kinds
};

/// The species with the tag, as bits by number. A sapling has no species (FS-63).
#[inline]
pub const fn kinds(tag: Tag) -> u128 {
    KINDS[tag as usize]
}

impl<'a> Score<'a> {
    /// Counts all forests.
    pub fn of(board: &'a Board) -> Self {
        Self { board, counts: BySeat::from_fn(board.seats(), |seat| Counts::of(board, seat)) }
    }

    /// Each forest's points.
    pub fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(self.board.seats(), |seat| self.total(seat))
    }

    /// The outcome if the game ended now: most points win, ties share the victory (FS-66).
    pub fn outcome(&self) -> Outcome {
        Outcome::highest_wins(self.totals())
    }

    /// The points of one forest.
    pub fn total(&self, seat: Seat) -> i32 {
        let mut total = 0;
        self.lines(seat, |_, points| total += points);
        total
    }

    /// The points by species, sets and cave, in the order of the species (FS-65).
    pub fn shares(&self, seat: Seat) -> Vec<Share> {
        let counts = &self.counts[seat];
        let mut points = [0; Species::COUNT];
        let mut others = Vec::new();
        self.lines(seat, |item, line| match item {
            Item::Card(_, species) | Item::Set(species) => points[species as usize] += line,
            Item::Butterflies => {
                let cards = counts.tags[Tag::Butterfly as usize];
                others.push(Share { key: BUTTERFLIES.to_owned(), cards, points: line });
            }
            Item::Cave => {
                others.push(Share { key: CAVE.to_owned(), cards: counts.cave, points: line });
            }
        });
        let by_species = Species::ALL.iter().map(|&species| Share {
            key: species.name().to_owned(),
            cards: counts.species[species as usize],
            points: points[species as usize],
        });
        by_species.chain(others).filter(|share| share.points != 0).collect()
    }

    /// Calls `visit` with the points of every card and set and of the cave of `seat`, including
    /// zeros (FS-60).
    pub fn lines(&self, seat: Seat, mut visit: impl FnMut(Item, i32)) {
        let counts = &self.counts[seat];
        for (card, spot, face) in self.board.faces(seat) {
            visit(Item::Card(card, face.species), self.points(seat, card, spot, face));
        }
        for (species, table) in SETS {
            let count = counts.with_bees(species);
            if counts.species[species as usize] > 0 {
                visit(Item::Set(species), capped(table, count));
            }
        }
        if counts.tags[Tag::Butterfly as usize] > 0 {
            visit(Item::Butterflies, counts.butterfly_sets());
        }
        if counts.cave > 0 {
            visit(Item::Cave, counts.cave.into());
        }
    }

    /// The individual score of a card. Species that score once per forest score nothing here.
    fn points(&self, seat: Seat, card: Card, spot: Spot, face: Face) -> i32 {
        let counts = &self.counts[seat];
        let (points, times) = match face.species.data().scoring {
            ScoringRule::Nothing | ScoringRule::SetByCount(_) | ScoringRule::ButterflySets => {
                (0, 0)
            }
            ScoringRule::Flat(points) => (points, 1),
            ScoringRule::PerTag(points, tags) => {
                let faces = || self.board.faces(seat).filter(|(_, _, it)| it.tags.meet(tags));
                (points, tags.only().map_or_else(|| faces().count() as u8, |tag| counts.tags[tag]))
            }
            ScoringRule::PerSpecies(points, species) => (points, counts.alike[species as usize]),
            ScoringRule::PerSymbol(points, symbols) => {
                (points, symbols.iter().map(|&symbol| counts.symbols[symbol as usize]).sum())
            }
            ScoringRule::PerOwnSymbol(points) => {
                (points, face.symbol.map_or(0, |symbol| counts.symbols[symbol as usize]))
            }
            ScoringRule::PerKind(points, tag) => (points, counts.kinds(tag)),
            ScoringRule::TableOfKinds(tag, table) => return capped(table, counts.kinds(tag)),
            ScoringRule::PerAttached(points) => (points, self.board.n_guests(spot.host)),
            ScoringRule::PerBelowTrees(points) => (points, counts.below_trees),
            ScoringRule::PerFullTree(points) => (points, counts.full_trees),
            ScoringRule::PerCaveCard(points) => (points, counts.cave),
            ScoringRule::OnHost(points, species) => {
                (points, u8::from(self.board.host_face(spot.host).species == species))
            }
            ScoringRule::OnShrub(points) => (points, u8::from(self.board.is_shrub(spot.host))),
            ScoringRule::Alone(points) => (points, u8::from(self.board.n_guests(spot.host) == 1)),
            ScoringRule::BesideOnTree(points, tag) => {
                let others = self.neighbours(seat, card, spot);
                let beside = self.board.faces_among(others).any(|(_, _, it)| it.tags.contains(tag));
                (points, u8::from(beside && !self.board.is_shrub(spot.host)))
            }
            ScoringRule::Sharing(points, least) => {
                let kin = self.board.forest(seat).cards.and(CardSet::of_species(face.species));
                let here = |it: &Card| self.board.spot(*it) == Some(spot);
                (points, u8::from(kin.iter().filter(here).count() >= usize::from(least)))
            }
            ScoringRule::IfPresent(points, species) => {
                (points, u8::from(counts.alike[species as usize] > 0))
            }
            ScoringRule::IfAtLeast(points, species, least) => {
                (points, u8::from(counts.with_bees(species) >= least))
            }
            ScoringRule::IfKinds(points, tag, least) => {
                (points, u8::from(counts.kinds(tag) >= least))
            }
            ScoringRule::IfTrees(points, least) => {
                (points, u8::from(counts.trees_with_bees() >= least))
            }
            ScoringRule::IfMostTrees(points) => {
                (points, u8::from(self.nobody_beats(seat, Counts::trees_with_bees)))
            }
            ScoringRule::Majority(most, otherwise, species) => {
                let first = self.nobody_beats(seat, |counts| counts.with_bees(species));
                (if first { most } else { otherwise }, 1)
            }
        };
        i32::from(points) * i32::from(times)
    }

    /// The other dwellers of the same host.
    fn neighbours(&self, seat: Seat, card: Card, spot: Spot) -> CardSet {
        let dwellers = self.board.forest(seat).cards.without(card).into_iter();
        let here = |it: &Card| {
            let there = self.board.spot(*it);
            there.is_some_and(|there| there.host == spot.host && there.place.slot().is_some())
        };
        dwellers.filter(here).collect()
    }

    /// Whether no other forest has more; ties count for both (FS-61).
    fn nobody_beats(&self, seat: Seat, count: impl Fn(&Counts) -> u8) -> bool {
        self.counts.values().all(|other| count(other) <= count(&self.counts[seat]))
    }
}

/// The species that score once per forest by their number, with their tables.
const SETS: [(Species, &[u8]); 3] = {
    let mut sets: [(Species, &[u8]); 3] = [(Species::TreeSapling, &[]); 3];
    let (mut found, mut number) = (0, 0);
    while number < Species::COUNT {
        let species = Species::number(number);
        if let ScoringRule::SetByCount(table) = species.data().scoring {
            sets[found] = (species, table);
            found += 1;
        }
        number += 1;
    }
    assert!(found == sets.len());
    sets
};

/// The entry for `count`, or the last one.
fn capped(table: &[u8], count: u8) -> i32 {
    table.get(usize::from(count)).or(table.last()).copied().unwrap_or_default().into()
}

impl Counts {
    fn of(board: &Board, seat: Seat) -> Self {
        let mut counts = Self::default();
        for (_, spot, face) in board.faces(seat) {
            counts.species[face.species as usize] += 1;
            counts.present |= 1 << face.species as u32;
            counts.alike[COUNTS_AS[face.species as usize] as usize] += 1;
            for tag in face.tags.numbers() {
                counts.tags[tag] += 1;
            }
            if let Some(symbol) = face.symbol {
                counts.symbols[symbol as usize] += 1;
            }
            let on_tree = !board.is_shrub(spot.host);
            counts.below_trees += u8::from(on_tree && spot.place.slot() == Some(Slot::Bottom));
            if BEES >> face.species as u32 & 1 == 1 && on_tree {
                counts.bees[board.host_face(spot.host).species as usize] += 1;
                counts.all_bees += 1;
            }
        }
        let full =
            Slot::ALL.iter().fold(board.trees(seat), |full, &slot| full.and(board.taken(slot)));
        counts.full_trees = full.len();
        counts.cave = board.forest(seat).cave.len();
        counts
    }

    /// Number of different species with the tag.
    fn kinds(&self, tag: Tag) -> u8 {
        (KINDS[tag as usize] & self.present).count_ones() as u8
    }

    fn with_bees(&self, species: Species) -> u8 {
        self.species[species as usize] + self.bees[species as usize]
    }

    fn trees_with_bees(&self) -> u8 {
        self.tags[Tag::Tree as usize] + self.all_bees
    }

    /// The k-th set contains every species with k or more cards. The increments of the table grow,
    /// so no other split of the butterflies scores more.
    fn butterfly_sets(&self) -> i32 {
        let mut points = 0;
        for nth in 1.. {
            let mut rest = KINDS[Tag::Butterfly as usize] & self.present;
            let mut size = 0;
            while rest != 0 {
                size += u8::from(self.species[rest.trailing_zeros() as usize] >= nth);
                rest &= rest - 1; // Clears the lowest bit.
            }
            if size == 0 {
                break;
            }
            points += capped(BUTTERFLY_SETS, size);
        }
        points
    }
}

#[cfg(test)]
pub(crate) mod plain;
