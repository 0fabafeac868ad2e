//! Reference scoring: a slow and simple implementation that compares every card with every other.

use tabletop::Seat;

use crate::{
    board::{Board, Spot},
    card::{Card, Face, Place, Slot},
    species::{BUTTERFLY_SETS, Home, ScoringRule, Species, Tag},
};

type Piece = (Card, Spot, Face);

/// The points of one forest.
pub(crate) fn total(board: &Board, seat: Seat) -> i32 {
    let pieces = forest(board, seat);
    let cave = board.forest(seat).cave.len();
    let cards: i32 = pieces.iter().map(|&piece| points(board, seat, &pieces, piece)).sum();
    cards + i32::from(cave) + sets(&pieces) + butterflies(&pieces)
}

fn forest(board: &Board, seat: Seat) -> Vec<Piece> {
    board.faces(seat).collect()
}

fn is_tree(face: Face) -> bool {
    face.species.data().home == Home::Tree
}

fn host(pieces: &[Piece], spot: Spot) -> Face {
    let is_host = |(_, it, _): &&Piece| {
        it.host == spot.host && matches!(it.place, Place::Grown | Place::Sapling)
    };
    pieces.iter().find(is_host).expect("every dweller has a host").2
}

/// The dwellers of a host.
fn dwellers(pieces: &[Piece], spot: Spot) -> impl Iterator<Item = &Piece> {
    pieces.iter().filter(move |(_, it, _)| it.host == spot.host && it.place.slot().is_some())
}

/// FS-62: trees of a species, with each bee counted as one more.
fn with_bees(pieces: &[Piece], wanted: impl Fn(Face) -> bool) -> usize {
    let trees = pieces.iter().filter(|(_, _, face)| wanted(*face)).count();
    let bees = pieces.iter().filter(|(_, spot, face)| {
        face.species == Species::VioletCarpenterBee
            && is_tree(host(pieces, *spot))
            && wanted(host(pieces, *spot))
    });
    trees + bees.count()
}

/// FS-63: different species with a tag.
fn kinds(pieces: &[Piece], tag: Tag) -> usize {
    let mut kinds: Vec<u8> = pieces
        .iter()
        .filter(|(_, _, face)| face.tags.contains(tag) && face.species != Species::TreeSapling)
        .map(|(_, _, face)| face.species as u8)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.len()
}

fn is_hare(species: Species) -> bool {
    matches!(species, Species::EuropeanHare | Species::MountainHare)
}

fn is_alike(species: Species, wanted: Species) -> bool {
    species == wanted || is_hare(species) && is_hare(wanted)
}

fn points(board: &Board, seat: Seat, pieces: &[Piece], (card, spot, face): Piece) -> i32 {
    let count =
        |wanted: &dyn Fn(Face) -> bool| pieces.iter().filter(|(_, _, face)| wanted(*face)).count();
    let others = || dwellers(pieces, spot).filter(|(it, _, _)| *it != card);
    let rivals = || board.seats().iter().filter(|&it| it != seat).map(|it| forest(board, it));
    let (points, times) = match face.species.data().scoring {
        ScoringRule::Nothing | ScoringRule::SetByCount(_) | ScoringRule::ButterflySets => (0, 0),
        ScoringRule::Flat(points) => (points, 1),
        ScoringRule::PerTag(points, tags) => {
            (points, count(&|it| tags.iter().any(|tag| it.tags.contains(tag))))
        }
        ScoringRule::PerSpecies(points, species) => {
            (points, count(&|it| is_alike(it.species, species)))
        }
        ScoringRule::PerSymbol(points, symbols) => {
            (points, count(&|it| it.symbol.is_some_and(|symbol| symbols.contains(&symbol))))
        }
        ScoringRule::PerOwnSymbol(points) => (points, count(&|it| it.symbol == face.symbol)),
        ScoringRule::PerKind(points, tag) => (points, kinds(pieces, tag)),
        ScoringRule::TableOfKinds(tag, table) => {
            (table[kinds(pieces, tag).min(table.len() - 1)], 1)
        }
        ScoringRule::PerAttached(points) => (points, dwellers(pieces, spot).count()),
        ScoringRule::PerBelowTrees(points) => {
            let below = pieces
                .iter()
                .filter(|(_, it, _)| it.place == Place::Bottom && is_tree(host(pieces, *it)));
            (points, below.count())
        }
        ScoringRule::PerFullTree(points) => {
            let is_full = |(_, it, face): &&Piece| {
                let slots = [Slot::Top, Slot::Bottom, Slot::Left, Slot::Right];
                is_tree(*face)
                    && it.place.slot().is_none()
                    && slots.into_iter().all(|slot| {
                        dwellers(pieces, *it).any(|(_, at, _)| at.place.slot() == Some(slot))
                    })
            };
            (points, pieces.iter().filter(is_full).count())
        }
        ScoringRule::PerCaveCard(points) => (points, board.forest(seat).cave.iter().count()),
        ScoringRule::OnHost(points, species) => {
            (points, usize::from(host(pieces, spot).species == species))
        }
        ScoringRule::OnShrub(points) => {
            (points, usize::from(host(pieces, spot).species.data().home == Home::Shrub))
        }
        ScoringRule::Alone(points) => (points, usize::from(others().count() == 0)),
        ScoringRule::BesideOnTree(points, tag) => {
            let beside = others().any(|(_, _, it)| it.tags.contains(tag));
            (points, usize::from(beside && is_tree(host(pieces, spot))))
        }
        ScoringRule::Sharing(points, least) => {
            let sharing = dwellers(pieces, spot)
                .filter(|(_, it, _)| it.place == spot.place)
                .filter(|(_, _, it)| it.species == face.species);
            (points, usize::from(sharing.count() >= least.into()))
        }
        ScoringRule::IfPresent(points, species) => {
            (points, usize::from(count(&|it| it.species == species) > 0))
        }
        ScoringRule::IfAtLeast(points, species, least) => {
            let enough = with_bees(pieces, |it| it.species == species) >= least.into();
            (points, usize::from(enough))
        }
        ScoringRule::IfKinds(points, tag, least) => {
            (points, usize::from(kinds(pieces, tag) >= least.into()))
        }
        ScoringRule::IfTrees(points, least) => {
            (points, usize::from(with_bees(pieces, is_tree) >= least.into()))
        }
        ScoringRule::IfMostTrees(points) => {
            let mine = with_bees(pieces, is_tree);
            (points, usize::from(rivals().all(|theirs| with_bees(&theirs, is_tree) <= mine)))
        }
        ScoringRule::Majority(most, otherwise, species) => {
            let lindens = |pieces: &[Piece]| with_bees(pieces, |it| it.species == species);
            let first = rivals().all(|theirs| lindens(&theirs) <= lindens(pieces));
            (if first { most } else { otherwise }, 1)
        }
    };
    i32::from(points) * i32::try_from(times).unwrap()
}

fn sets(pieces: &[Piece]) -> i32 {
    let species: [(Species, &[i32]); 3] = [
        (Species::HorseChestnut, &[0, 1, 4, 9, 16, 25, 36, 49]),
        (Species::Fireflies, &[0, 0, 10, 15, 20]),
        (Species::FireSalamander, &[0, 5, 15, 25]),
    ];
    let points = |(species, table): (Species, &[i32])| {
        table[with_bees(pieces, |it| it.species == species).min(table.len() - 1)]
    };
    species.into_iter().map(points).sum()
}

/// The best way to split the butterflies, found by trying sets from the largest down.
fn butterflies(pieces: &[Piece]) -> i32 {
    let mut left: Vec<Species> = pieces
        .iter()
        .filter(|(_, _, face)| face.tags.contains(Tag::Butterfly))
        .map(|(_, _, face)| face.species)
        .collect();
    let mut points = 0;
    while !left.is_empty() {
        let mut set: Vec<Species> = Vec::new();
        left.retain(|&species| {
            let taken = !set.contains(&species);
            if taken {
                set.push(species);
            }
            !taken
        });
        points += i32::from(BUTTERFLY_SETS[set.len()]);
    }
    points
}
