//! Expected final score of a card in a forest, by the cards that are there and those that may come.

use game_forest::{
    board::{Host, Spot},
    card::{Face, Place, Slot, Symbol},
    score::kinds,
    species::{BUTTERFLY_SETS, Passive, ScoringRule, Species, Tag, Tags},
};

use super::features::Features;

/// Factor by which players prefer cards that their forest scores for, compared with random play.
const FOCUS: f32 = 1.2;
/// Share of the matching hand cards that are played.
const FROM_HAND: f32 = 0.5;
/// Number of trees from which moss scores.
const MOSS: u8 = 10;
/// The species that lets butterflies share a slot.
const NETTLE: usize = Species::StingingNettle as usize;
/// Tags for which some card scores if the forest has this many different species.
const KINDS_WANTED: [(Tag, u8); 2] = [(Tag::Tree, 8), (Tag::Bat, 3)];
/// Species for whose presence some card scores.
const AWAITED: [Species; 2] = [Species::RoeDeer, Species::Squeaker];

impl Features<'_> {
    /// The part of the value that does not depend on the host.
    pub(super) fn global_value(&self, face: Face) -> f32 {
        self.own_score(face) + self.shared_score(face)
    }

    /// The part of the value that depends on the host.
    pub(super) fn host_value(&self, face: Face, spot: Spot) -> f32 {
        if spot.place.slot().is_none() {
            return self.host_score(face);
        }
        let (points, times) = match face.species.data().scoring {
            ScoringRule::OnHost(points, it) => {
                (points, indicator(self.host_species(spot.host) == it))
            }
            ScoringRule::OnShrub(points) => {
                (points, indicator(self.state.board().is_shrub(spot.host)))
            }
            ScoringRule::Alone(points) => {
                (points, 0.8 * indicator(self.state.board().n_guests(spot.host) == 0))
            }
            ScoringRule::BesideOnTree(points, tag) => (points, self.beside(tag, spot)),
            ScoringRule::Sharing(points, _) => (points, self.sharing(face.species, spot)),
            ScoringRule::Nothing
            | ScoringRule::Flat(_)
            | ScoringRule::PerTag(..)
            | ScoringRule::PerSpecies(..)
            | ScoringRule::PerSymbol(..)
            | ScoringRule::PerOwnSymbol(_)
            | ScoringRule::PerKind(..)
            | ScoringRule::TableOfKinds(..)
            | ScoringRule::PerAttached(_)
            | ScoringRule::PerBelowTrees(_)
            | ScoringRule::PerFullTree(_)
            | ScoringRule::PerCaveCard(_)
            | ScoringRule::IfPresent(..)
            | ScoringRule::IfAtLeast(..)
            | ScoringRule::IfKinds(..)
            | ScoringRule::IfTrees(..)
            | ScoringRule::IfMostTrees(_)
            | ScoringRule::Majority(..)
            | ScoringRule::SetByCount(_)
            | ScoringRule::ButterflySets => (0, 0.0),
        };
        f32::from(points) * times + self.dweller_score(face, spot)
    }

    /// Points that the face itself will score at any host.
    fn own_score(&self, face: Face) -> f32 {
        let species = face.species;
        let (points, times) = match species.data().scoring {
            ScoringRule::Nothing
            | ScoringRule::OnHost(..)
            | ScoringRule::OnShrub(_)
            | ScoringRule::Alone(_)
            | ScoringRule::BesideOnTree(..)
            | ScoringRule::Sharing(..) => return 0.0,
            ScoringRule::Flat(points) => (points, 1.0),
            ScoringRule::PerTag(points, tags) => (points, self.count_tags(tags, face)),
            ScoringRule::PerSpecies(points, it) => {
                let itself = f32::from(u8::from(species.counts_as() == it));
                let now = f32::from(self.alike[it as usize]);
                (points, now + itself + self.expected_more(it))
            }
            ScoringRule::PerSymbol(points, symbols) => (points, self.count_symbols(symbols, face)),
            ScoringRule::PerOwnSymbol(points) => {
                (points, face.symbol.map_or(0.0, |symbol| self.count_symbols(&[symbol], face)))
            }
            ScoringRule::PerKind(points, tag) => (points, self.expected_kinds(tag, species)),
            ScoringRule::TableOfKinds(tag, table) => {
                return interpolate(table, self.expected_kinds(tag, species));
            }
            ScoringRule::PerAttached(points) => (points, 3.2 * self.horizon.left.sqrt()),
            ScoringRule::PerBelowTrees(points) => {
                let below = f32::from(self.below_trees) + 1.0;
                (points, below + self.horizon.plays * self.shares.slot(Slot::Bottom))
            }
            ScoringRule::PerFullTree(points) => {
                (points, f32::from(self.full_trees) + 0.12 * self.horizon.plays)
            }
            ScoringRule::PerCaveCard(points) => (points, f32::from(self.cave)),
            ScoringRule::IfPresent(points, it) => (points, self.presence_probability(it)),
            ScoringRule::IfAtLeast(points, it, least) => {
                return self.at_least(points, it, least);
            }
            ScoringRule::IfKinds(points, tag, least) => {
                let new = kinds(tag) & !self.present & 1 << species as u32 != 0;
                (points, self.kinds_probability(tag, least, u8::from(new)))
            }
            ScoringRule::IfTrees(points, _) => (points, self.moss_probability(0.0)),
            ScoringRule::IfMostTrees(points) => (points, self.most_trees_probability(0.0)),
            ScoringRule::Majority(most, otherwise, it) => {
                let lead =
                    f32::from(self.species[it as usize]) + 1.0 - f32::from(self.rival_lindens);
                let odds = (0.6 + 0.25 * lead).clamp(0.1, 1.0);
                let gap = f32::from(most.saturating_sub(otherwise));
                return f32::from(otherwise) + odds * gap * (1.0 + 0.2 * lead.clamp(0.0, 3.0));
            }
            ScoringRule::SetByCount(table) => return self.set(table, species),
            ScoringRule::ButterflySets => return self.butterfly(species),
        };
        f32::from(points) * times
    }

    /// Points that other cards, in the forest or in hand, will score for the face.
    fn shared_score(&self, face: Face) -> f32 {
        let species = face.species;
        let mut score: f32 = face.tags.numbers().map(|tag| self.per_tag[tag]).sum();
        score += face.symbol.map_or(0.0, |symbol| self.per_symbol[symbol as usize]);
        let alike = species.counts_as();
        score += self.per_species[alike as usize];
        if self.alike[alike as usize] == 0 && 0.0 < self.per_presence[alike as usize] {
            score += self.per_presence[alike as usize] * 0.6;
        }
        for (tag, least) in KINDS_WANTED {
            let waiting = self.per_kinds[tag as usize];
            if 0.0 < waiting && kinds(tag) & !self.present & 1 << species as u32 != 0 {
                let more =
                    self.kinds_probability(tag, least, 1) - self.kinds_probability(tag, least, 0);
                score += waiting * more.max(0.0);
            }
        }
        score
    }

    /// Points that a new host makes possible.
    fn host_score(&self, face: Face) -> f32 {
        let mut score = 0.0;
        if face.tags.contains(Tag::Tree) {
            score += self.per_trees * (self.moss_probability(1.0) - self.moss_probability(0.0));
            score += self.per_most
                * (self.most_trees_probability(1.0) - self.most_trees_probability(0.0));
        }
        let room = match self.empty_hosts {
            0 => 4.0,
            1 => 2.5,
            2 => 1.0,
            _ => 0.3,
        };
        score + room * (self.horizon.turns / 4.0).min(1.0)
    }

    /// Points that a dweller adds to its host and to the other dwellers there.
    fn dweller_score(&self, face: Face, spot: Spot) -> f32 {
        let mut score = self.any_gain(spot);
        let on_tree = !self.state.board().is_shrub(spot.host);
        if face.tags.contains(Tag::Bat) && on_tree && self.homes.dormice.contains(spot.host) {
            score += 12.0 * indicator(!self.homes.bats.contains(spot.host));
        }
        if face.species.data().passive == Some(Passive::HostCountsTwice) && on_tree {
            score += self.twice(self.host_species(spot.host));
        }
        let shares = face.species == Species::CommonToad && self.homes.toads.contains(spot.host);
        score + 5.0 * indicator(shares)
    }

    /// Points that an arbitrary dweller adds there.
    fn any_gain(&self, spot: Spot) -> f32 {
        let on_tree = !self.state.board().is_shrub(spot.host);
        self.host_gain(spot.host)
            + indicator(spot.place == Place::Bottom && on_tree) * self.per_below
    }

    /// Whether the value of the face depends on the host by more than that of an arbitrary dweller.
    pub(super) fn depends_on_host(&self, face: Face) -> bool {
        let data = face.species.data();
        data.passive.is_some()
            || face.tags.contains(Tag::Bat) && !self.homes.dormice.is_empty()
            || face.tags.contains(Tag::Butterfly) && 0 < self.species[NETTLE]
            || matches!(
                data.scoring,
                ScoringRule::OnHost(..)
                    | ScoringRule::OnShrub(_)
                    | ScoringRule::Alone(_)
                    | ScoringRule::BesideOnTree(..)
                    | ScoringRule::Sharing(..)
            )
    }

    /// Points gained if a tree of this species counts twice (FS-62).
    fn twice(&self, host: Species) -> f32 {
        let scoring = host.data().scoring;
        let counted = if let ScoringRule::IfAtLeast(points, it, least) = scoring {
            self.at_least(points, it, least) - 3.0
        } else if let ScoringRule::SetByCount(table) = scoring {
            self.set(table, host)
        } else {
            0.0
        };
        counted.max(0.0)
            + self.per_trees * (self.moss_probability(1.0) - self.moss_probability(0.0))
    }

    fn host_species(&self, host: Host) -> Species {
        self.state.board().host_face(host).species
    }

    /// Expected final number of cards with any of the tags, including `face`.
    fn count_tags(&self, tags: Tags, face: Face) -> f32 {
        let count = |tag: usize| {
            let now = f32::from(self.tags[tag]);
            let held = FROM_HAND * f32::from(self.hand_tags[tag].saturating_sub(1));
            now + (held + FOCUS * self.shares.tags[tag] * self.horizon.plays)
                .min(self.horizon.plays)
        };
        tags.numbers().map(count).sum::<f32>() + indicator(face.tags.meet(tags))
    }

    fn count_symbols(&self, symbols: &[Symbol], face: Face) -> f32 {
        let count = |&symbol: &Symbol| {
            let to_come = self.shares.symbols[symbol as usize] * self.horizon.plays;
            f32::from(self.symbols[symbol as usize]) + FOCUS * to_come
        };
        let itself = face.symbol.is_some_and(|symbol| symbols.contains(&symbol));
        symbols.iter().map(count).sum::<f32>() + indicator(itself)
    }

    /// Expected number of further cards of the species.
    fn expected_more(&self, species: Species) -> f32 {
        let held = FROM_HAND * f32::from(self.hand_species[species as usize]);
        let drawn = FOCUS * self.shares.species[species as usize] * self.horizon.plays;
        (held + drawn).min(self.horizon.plays)
    }

    /// Probability that the final forest contains the species.
    fn presence_probability(&self, species: Species) -> f32 {
        if 0 < self.alike[species as usize] {
            return 1.0;
        }
        let held = if 0 < self.hand_species[species as usize] { 0.8 } else { 0.0 };
        let drawn = (1.5 * self.shares.species[species as usize] * self.horizon.plays).min(0.75);
        held * (self.horizon.turns / 3.0).min(1.0) + (1.0 - held) * drawn
    }

    /// Probability of `least` different species with the tag in the end, if `more` are added now.
    fn kinds_probability(&self, tag: Tag, least: u8, more: u8) -> f32 {
        let there = (kinds(tag) & self.present).count_ones() as u8 + more;
        let missing = i32::from(least) - i32::from(there);
        if missing <= 0 {
            return 1.0;
        }
        let (mut rest, mut sum, mut n) = (kinds(tag) & !self.present, 0.0, 0.0);
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1; // Clears the lowest bit.
            if 0.0 < self.shares.species[number] {
                let held = if 0 < self.hand_species[number] { 0.7 } else { 0.0 };
                let drawn = (1.5 * self.shares.species[number] * self.horizon.plays).min(0.8);
                sum += held + (1.0 - held) * drawn;
                n += 1.0_f32;
            }
        }
        (sum / n.max(1.0)).powi(missing)
    }

    fn expected_kinds(&self, tag: Tag, species: Species) -> f32 {
        let there = kinds(tag) & (self.present | 1 << species as u32);
        f32::from(there.count_ones() as u8)
            + (self.shares.tags[tag as usize] * self.horizon.plays).min(2.0)
    }

    fn moss_probability(&self, more: f32) -> f32 {
        let to_come = self.shares.tags[Tag::Tree as usize] * self.horizon.plays;
        ((f32::from(self.trees) + more + to_come - f32::from(MOSS) + 2.5) / 4.0).clamp(0.0, 1.0)
    }

    fn most_trees_probability(&self, more: f32) -> f32 {
        let lead = f32::from(self.trees) + more - f32::from(self.rival_trees);
        (0.55 + lead * (0.1 + 0.3 * (1.0 - self.horizon.left))).clamp(0.0, 1.0)
    }

    /// Probability of a dweller with the tag on the same tree.
    fn beside(&self, tag: Tag, spot: Spot) -> f32 {
        let board = self.state.board();
        if board.is_shrub(spot.host) {
            return 0.0;
        }
        if self.homes.bats.contains(spot.host) {
            return 1.0;
        }
        let across = if spot.place == Place::Left { Slot::Right } else { Slot::Left };
        if board.taken(across).contains(spot.host) {
            return 0.0;
        }
        let held = if 0 < self.hand_tags[tag as usize] { 0.6 } else { 0.0 };
        let drawn = (1.2 * self.shares.tags[tag as usize] * self.horizon.plays).min(0.6);
        held + (1.0 - held) * drawn
    }

    /// Probability that another card of the species shares the slot.
    fn sharing(&self, species: Species, spot: Spot) -> f32 {
        if self.homes.toads.contains(spot.host) {
            return 1.0;
        }
        (0.5 * f32::from(self.hand_species[species as usize].saturating_sub(1))
            + self.shares.species[species as usize] * self.horizon.plays)
            .min(0.8)
    }

    /// Marginal points of one more card of the species if it scores only from `least` cards on.
    fn at_least(&self, points: u8, species: Species, least: u8) -> f32 {
        let (points, least) = (f32::from(points), f32::from(least));
        let total = |n: f32| {
            let n = n + self.expected_more(species) * 0.7;
            // An incomplete set counts in part, as long as more cards may come.
            if least <= n {
                points * n
            } else {
                points * n * (n / least).powi(2) * self.horizon.left.sqrt()
            }
        };
        let n = f32::from(self.species[species as usize]);
        (total(n + 1.0) - total(n)).min(points * (least + 1.0))
    }

    /// Marginal points of one more card of the species in its set.
    fn set(&self, table: &[u8], species: Species) -> f32 {
        let n = f32::from(self.species[species as usize]) + 0.6 * self.expected_more(species);
        interpolate(table, n + 1.0) - interpolate(table, n)
    }

    /// Marginal points of a butterfly in the butterfly sets.
    fn butterfly(&self, species: Species) -> f32 {
        let nth = self.species[species as usize] + 1;
        let (mut rest, mut size, mut held) = (kinds(Tag::Butterfly), 0.0, 0.0);
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1; // Clears the lowest bit.
            if nth <= self.species[number] {
                size += 1.0;
            } else if number != species as usize && 0 < self.hand_species[number] {
                held += 0.6;
            }
        }
        let drawn = self.shares.tags[Tag::Butterfly as usize] * self.horizon.plays * 0.6;
        let size: f32 = size + (held + drawn).min(if nth == 1 { 3.0 } else { 1.5 });
        interpolate(BUTTERFLY_SETS, size + 1.0) - interpolate(BUTTERFLY_SETS, size)
    }
}

impl Features<'_> {
    /// Expected growth of the score of the cards in the forest.
    pub(super) fn growth(&self) -> f32 {
        let shares = self.shares;
        let times = |rates: &[f32], shares: &[f32]| -> f32 {
            rates.iter().zip(shares).map(|(rate, share)| rate * share).sum()
        };
        let each = times(&self.per_tag, &shares.tags)
            + times(&self.per_symbol, &shares.symbols)
            + times(&self.per_species, &shares.species)
            + self.per_below * shares.slot(Slot::Bottom)
            + self.per_full * 0.12;
        let mut growth = each * FOCUS * self.horizon.plays;
        for species in AWAITED {
            if self.alike[species as usize] == 0 {
                growth += self.per_presence[species as usize] * self.presence_probability(species);
            }
        }
        for (tag, least) in KINDS_WANTED {
            let odds = self.kinds_probability(tag, least, 0);
            if odds < 1.0 {
                growth += self.per_kinds[tag as usize] * odds;
            }
        }
        if self.trees < MOSS {
            growth += self.per_trees * self.moss_probability(0.0);
        }
        growth
    }
}

/// Linear interpolation in `table`. Beyond the last entry, the last entry.
#[expect(clippy::cast_sign_loss, reason = "it is never below 0")]
fn interpolate(table: &[u8], n: f32) -> f32 {
    let at = |n: usize| f32::from(table.get(n).or(table.last()).copied().unwrap_or_default());
    let whole = n.max(0.0) as usize;
    let part = n.max(0.0).fract();
    at(whole) + part * (at(whole + 1) - at(whole))
}

/// Indicator function: 1 for true, 0 for false.
const fn indicator(it: bool) -> f32 {
    if it { 1.0 } else { 0.0 }
}
