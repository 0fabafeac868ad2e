//! Features of a forest: counts, and the marginal points of one more tag, symbol or species.

use game_forest::{
    State,
    board::{Host, HostSet},
    card::{CardSet, Place, Slot, Symbol},
    species::{Passive, ScoringRule, Species, Tag},
};
use tabletop::{Choice, Seat};

use super::horizon::{Horizon, Shares};

/// Features of the forest and hand of one seat.
#[derive(Debug)]
pub(super) struct Features<'a> {
    pub(super) state: &'a State,
    pub(super) shares: &'a Shares,
    pub(super) seat: Seat,
    pub(super) horizon: Horizon,
    pub(super) tags: [u8; Tag::COUNT],
    pub(super) symbols: [u8; Symbol::COUNT],
    /// Number of cards by species. A host with bees counts twice (FS-62).
    pub(super) species: [u8; Species::COUNT],
    /// Number of cards by the species that they count as.
    pub(super) alike: [u8; Species::COUNT],
    /// Bit set of the species in the forest.
    pub(super) present: u128,
    pub(super) trees: u8,
    pub(super) below_trees: u8,
    pub(super) full_trees: u8,
    pub(super) empty_hosts: u8,
    pub(super) cave: u8,
    pub(super) homes: Homes,
    /// By slot, the open host that gains most from an arbitrary dweller, and its gain.
    pub(super) best_open: [Option<(Host, f32)>; 4],
    /// Points that the cards in the forest score for one more face with the tag, symbol or species.
    pub(super) per_tag: [f32; Tag::COUNT],
    pub(super) per_symbol: [f32; Symbol::COUNT],
    pub(super) per_species: [f32; Species::COUNT],
    /// Points for the presence of the species.
    pub(super) per_presence: [f32; Species::COUNT],
    /// Points for enough different species with the tag.
    pub(super) per_kinds: [f32; Tag::COUNT],
    /// Points for enough trees.
    pub(super) per_trees: f32,
    /// Points for having the most trees.
    pub(super) per_most: f32,
    /// Points per card below a tree.
    pub(super) per_below: f32,
    /// Points per tree with all slots taken.
    pub(super) per_full: f32,
    /// Number of hand cards that show the tag or species.
    pub(super) hand_tags: [u8; Tag::COUNT],
    pub(super) hand_species: [u8; Species::COUNT],
    /// The most trees and the most lindens in another forest.
    pub(super) rival_trees: u8,
    pub(super) rival_lindens: u8,
}

/// The seat's hosts with dwellers that score by the other dwellers of their host.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Homes {
    pub(super) bats: HostSet,
    pub(super) dormice: HostSet,
    pub(super) toads: HostSet,
    pub(super) polecats: HostSet,
}

/// Weight of hand cards in the marginal points.
const HAND_WEIGHT: f32 = 0.4;

impl<'a> Features<'a> {
    /// Computes the features of `seat`. They include the hand, which must be the seat's own or a
    /// determinization.
    pub(super) fn of(state: &'a State, shares: &'a Shares, seat: Seat) -> Self {
        let mut features = Self {
            state,
            shares,
            seat,
            horizon: Horizon::of(state, shares),
            tags: [0; Tag::COUNT],
            symbols: [0; Symbol::COUNT],
            species: [0; Species::COUNT],
            alike: [0; Species::COUNT],
            present: 0,
            trees: 0,
            below_trees: 0,
            full_trees: 0,
            empty_hosts: 0,
            cave: state.board().forest(seat).cave.len(),
            homes: Homes::default(),
            best_open: [None; 4],
            per_tag: [0.0; Tag::COUNT],
            per_symbol: [0.0; Symbol::COUNT],
            per_species: [0.0; Species::COUNT],
            per_presence: [0.0; Species::COUNT],
            per_kinds: [0.0; Tag::COUNT],
            per_trees: 0.0,
            per_most: 0.0,
            per_below: 0.0,
            per_full: 0.0,
            hand_tags: [0; Tag::COUNT],
            hand_species: [0; Species::COUNT],
            rival_trees: 0,
            rival_lindens: 0,
        };
        features.count_forest();
        features.count_hand();
        features.count_rivals();
        features.find_best_hosts();
        features
    }

    fn count_forest(&mut self) {
        let board = self.state.board();
        for (_, spot, face) in board.faces(self.seat) {
            let (species, data) = (face.species, face.species.data());
            self.species[species as usize] += 1;
            self.present |= 1 << species as u32;
            self.alike[species.counts_as() as usize] += 1;
            face.tags.numbers().for_each(|tag| self.tags[tag] += 1);
            if let Some(symbol) = face.symbol {
                self.symbols[symbol as usize] += 1;
            }
            let on_tree = !board.is_shrub(spot.host);
            if on_tree && spot.place == Place::Bottom {
                self.below_trees += 1;
            }
            if on_tree && data.passive == Some(Passive::HostCountsTwice) {
                self.species[board.host_face(spot.host).species as usize] += 1;
                self.trees += 1;
            }
            self.homes.add(species, face.tags.contains(Tag::Bat), spot.host);
            self.count_rates(data.scoring, face.symbol, 1.0);
        }
        self.trees += self.tags[Tag::Tree as usize];
        let full = Slot::ALL
            .iter()
            .fold(board.trees(self.seat), |full, &slot| full.and(board.taken(slot)));
        self.full_trees = full.len();
        let hosts = board.forest(self.seat).hosts;
        self.empty_hosts =
            hosts.into_iter().filter(|&host| board.n_guests(host) == 0).count() as u8;
    }

    /// Adds the marginal points of a card with this `scoring`.
    fn count_rates(&mut self, scoring: ScoringRule, symbol: Option<Symbol>, weight: f32) {
        let weighted = |points: u8| weight * f32::from(points);
        match scoring {
            ScoringRule::PerTag(points, tags) => {
                tags.numbers().for_each(|tag| self.per_tag[tag] += weighted(points));
            }
            ScoringRule::PerSpecies(points, species) => {
                self.per_species[species as usize] += weighted(points);
            }
            ScoringRule::PerSymbol(points, symbols) => {
                for &it in symbols {
                    self.per_symbol[it as usize] += weighted(points);
                }
            }
            ScoringRule::PerOwnSymbol(points) => {
                if let Some(it) = symbol {
                    self.per_symbol[it as usize] += weighted(points);
                }
            }
            ScoringRule::IfPresent(points, species) => {
                self.per_presence[species as usize] += weighted(points);
            }
            ScoringRule::IfKinds(points, tag, _) => {
                self.per_kinds[tag as usize] += weighted(points);
            }
            ScoringRule::IfTrees(points, _) => self.per_trees += weighted(points),
            ScoringRule::IfMostTrees(points) => self.per_most += weighted(points),
            ScoringRule::PerBelowTrees(points) => self.per_below += weighted(points),
            ScoringRule::PerFullTree(points) => self.per_full += weighted(points),
            ScoringRule::Nothing
            | ScoringRule::Flat(_)
            | ScoringRule::PerKind(..)
            | ScoringRule::TableOfKinds(..)
            | ScoringRule::PerAttached(_)
            | ScoringRule::PerCaveCard(_)
            | ScoringRule::OnHost(..)
            | ScoringRule::OnShrub(_)
            | ScoringRule::Alone(_)
            | ScoringRule::BesideOnTree(..)
            | ScoringRule::Sharing(..)
            | ScoringRule::IfAtLeast(..)
            | ScoringRule::Majority(..)
            | ScoringRule::SetByCount(_)
            | ScoringRule::ButterflySets => (),
        }
    }

    fn count_hand(&mut self) {
        for card in *self.state.hand(self.seat) {
            let mut seen = 0_u16;
            for (_, face) in card.faces() {
                let data = face.species.data();
                self.hand_species[face.species as usize] += 1;
                for tag in face.tags.numbers() {
                    self.hand_tags[tag] += u8::from(seen >> tag & 1 == 0);
                    seen |= 1 << tag;
                }
                self.count_rates(data.scoring, face.symbol, HAND_WEIGHT);
            }
        }
    }

    fn count_rivals(&mut self) {
        let board = self.state.board();
        for rival in board.seats().iter().filter(|&rival| rival != self.seat) {
            self.rival_trees = self.rival_trees.max(board.trees(rival).len());
            let lindens = board.forest(rival).cards.and(CardSet::of_species(Species::Linden));
            let grown =
                board.faces_among(lindens).filter(|(_, spot, _)| spot.place == Place::Grown);
            self.rival_lindens = self.rival_lindens.max(grown.count() as u8);
        }
    }

    /// Fills `best_open`.
    fn find_best_hosts(&mut self) {
        let board = self.state.board();
        for host in board.forest(self.seat).hosts {
            let gain = self.host_gain(host);
            for (slot, best) in Slot::ALL.iter().zip(&mut self.best_open) {
                if !board.taken(*slot).contains(host) && best.is_none_or(|(_, most)| most < gain) {
                    *best = Some((host, gain));
                }
            }
        }
    }

    /// Points that a host and its dwellers gain from an arbitrary dweller.
    pub(super) fn host_gain(&self, host: Host) -> f32 {
        let board = self.state.board();
        let guests = board.n_guests(host);
        let mut gain = 0.0;
        if let ScoringRule::PerAttached(points) = board.host_face(host).species.data().scoring {
            gain += f32::from(points);
        }
        if 0.0 < self.per_full && !board.is_shrub(host) {
            let step = match guests {
                0 => 0.0,
                1 => 0.1,
                2 => 0.3,
                _ => 0.7,
            };
            gain += step * self.per_full;
        }
        if guests == 1 && self.homes.polecats.contains(host) {
            gain -= 10.0;
        }
        gain
    }
}

impl Homes {
    fn add(&mut self, species: Species, is_bat: bool, host: Host) {
        if is_bat {
            self.bats.insert(host);
        }
        let sets = [
            (Species::EuropeanFatDormouse, &mut self.dormice),
            (Species::CommonToad, &mut self.toads),
            (Species::EuropeanPolecat, &mut self.polecats),
        ];
        for (_, hosts) in sets.into_iter().filter(|&(it, _)| it == species) {
            hosts.insert(host);
        }
    }
}
