//! What a card in a forest will be worth at the end of the game, by what is there and what may
//! still come.

use game_forest::{
    board::{Host, Spot},
    card::{Face, Place, Slot, Symbol},
    score::kinds,
    species::{BUTTERFLY_SETS, Passive, Scoring, Species, Tag, Tags},
};

use super::ledger::Ledger;

/// How much more often than chance would have it one plays what one's forest counts.
const FOCUS: f32 = 1.2;
/// How many of the hand cards that show something are played for it.
const FROM_HAND: f32 = 0.5;
/// How many trees bring moss to life.
const MOSS: u8 = 10;
/// What lets butterflies share a slot.
const NETTLE: usize = Species::StingingNettle as usize;
/// What waits for so many different species with a tag.
const KINDS_WANTED: [(Tag, u8); 2] = [(Tag::Tree, 8), (Tag::Bat, 3)];
/// The species that others wait for.
const AWAITED: [Species; 2] = [Species::RoeDeer, Species::Squeaker];

impl Ledger<'_> {
    /// The part of the worth that is the same wherever the face lies.
    pub(super) fn steady(&self, face: Face) -> f32 {
        self.own(face) + self.gives(face)
    }

    /// The part of the worth that depends on the host.
    pub(super) fn local(&self, face: Face, spot: Spot) -> f32 {
        if spot.place.slot().is_none() {
            return self.gives_as_host(face);
        }
        let (points, times) = match face.species.sheet().scoring {
            Scoring::OnHost(points, it) => (points, yes(self.host_species(spot.host) == it)),
            Scoring::OnShrub(points) => (points, yes(self.state.board().is_shrub(spot.host))),
            Scoring::Alone(points) => {
                (points, 0.8 * yes(self.state.board().n_guests(spot.host) == 0))
            }
            Scoring::BesideOnTree(points, tag) => (points, self.beside(tag, spot)),
            Scoring::Sharing(points, _) => (points, self.sharing(face.species, spot)),
            Scoring::Nothing
            | Scoring::Flat(_)
            | Scoring::PerTag(..)
            | Scoring::PerSpecies(..)
            | Scoring::PerSymbol(..)
            | Scoring::PerOwnSymbol(_)
            | Scoring::PerKind(..)
            | Scoring::TableOfKinds(..)
            | Scoring::PerAttached(_)
            | Scoring::PerBelowTrees(_)
            | Scoring::PerFullTree(_)
            | Scoring::PerCaveCard(_)
            | Scoring::IfPresent(..)
            | Scoring::IfAtLeast(..)
            | Scoring::IfKinds(..)
            | Scoring::IfTrees(..)
            | Scoring::IfMostTrees(_)
            | Scoring::Majority(..)
            | Scoring::SetByCount(_)
            | Scoring::ButterflySets => (0, 0.0),
        };
        f32::from(points) * times + self.gives_host(face, spot)
    }

    /// What the face itself will score, wherever it lies.
    fn own(&self, face: Face) -> f32 {
        let species = face.species;
        let (points, times) = match species.sheet().scoring {
            Scoring::Nothing
            | Scoring::OnHost(..)
            | Scoring::OnShrub(_)
            | Scoring::Alone(_)
            | Scoring::BesideOnTree(..)
            | Scoring::Sharing(..) => return 0.0,
            Scoring::Flat(points) => (points, 1.0),
            Scoring::PerTag(points, tags) => (points, self.count_tags(tags, face)),
            Scoring::PerSpecies(points, it) => {
                let itself = f32::from(u8::from(species.counts_as() == it));
                let now = f32::from(self.alike[it as usize]);
                (points, now + itself + self.to_come(it))
            }
            Scoring::PerSymbol(points, symbols) => (points, self.count_symbols(symbols, face)),
            Scoring::PerOwnSymbol(points) => {
                (points, face.symbol.map_or(0.0, |symbol| self.count_symbols(&[symbol], face)))
            }
            Scoring::PerKind(points, tag) => (points, self.kinds_to_come(tag, species)),
            Scoring::TableOfKinds(tag, table) => {
                return between(table, self.kinds_to_come(tag, species));
            }
            Scoring::PerAttached(points) => (points, 3.2 * self.outlook.left.sqrt()),
            Scoring::PerBelowTrees(points) => {
                let below = f32::from(self.below_trees) + 1.0;
                (points, below + self.outlook.plays * self.shares.slot(Slot::Bottom))
            }
            Scoring::PerFullTree(points) => {
                (points, f32::from(self.full_trees) + 0.12 * self.outlook.plays)
            }
            Scoring::PerCaveCard(points) => (points, f32::from(self.cave)),
            Scoring::IfPresent(points, it) => (points, self.chance(it)),
            Scoring::IfAtLeast(points, it, least) => {
                return self.at_least(points, it, least);
            }
            Scoring::IfKinds(points, tag, least) => {
                let new = kinds(tag) & !self.present & 1 << species as u32 != 0;
                (points, self.kinds_chance(tag, least, u8::from(new)))
            }
            Scoring::IfTrees(points, _) => (points, self.moss_chance(0.0)),
            Scoring::IfMostTrees(points) => (points, self.most_chance(0.0)),
            Scoring::Majority(most, otherwise, it) => {
                let lead =
                    f32::from(self.species[it as usize]) + 1.0 - f32::from(self.rival_lindens);
                let odds = (0.6 + 0.25 * lead).clamp(0.1, 1.0);
                let gap = f32::from(most.saturating_sub(otherwise));
                return f32::from(otherwise) + odds * gap * (1.0 + 0.2 * lead.clamp(0.0, 3.0));
            }
            Scoring::SetByCount(table) => return self.set(table, species),
            Scoring::ButterflySets => return self.butterfly(species),
        };
        f32::from(points) * times
    }

    /// What the face brings to those who are there, or will come from the hand.
    fn gives(&self, face: Face) -> f32 {
        let species = face.species;
        let mut gift: f32 = face.tags.numbers().map(|tag| self.per_tag[tag]).sum();
        gift += face.symbol.map_or(0.0, |symbol| self.per_symbol[symbol as usize]);
        let alike = species.counts_as();
        gift += self.per_species[alike as usize];
        if self.alike[alike as usize] == 0 && 0.0 < self.per_presence[alike as usize] {
            gift += self.per_presence[alike as usize] * 0.6;
        }
        for (tag, least) in KINDS_WANTED {
            let waiting = self.per_kinds[tag as usize];
            if 0.0 < waiting && kinds(tag) & !self.present & 1 << species as u32 != 0 {
                let more = self.kinds_chance(tag, least, 1) - self.kinds_chance(tag, least, 0);
                gift += waiting * more.max(0.0);
            }
        }
        gift
    }

    /// What a new host brings.
    fn gives_as_host(&self, face: Face) -> f32 {
        let mut gift = 0.0;
        if face.tags.contains(Tag::Tree) {
            gift += self.per_trees * (self.moss_chance(1.0) - self.moss_chance(0.0));
            gift += self.per_most * (self.most_chance(1.0) - self.most_chance(0.0));
        }
        let room = match self.empty_hosts {
            0 => 4.0,
            1 => 2.5,
            2 => 1.0,
            _ => 0.3,
        };
        gift + room * (self.outlook.turns / 4.0).min(1.0)
    }

    /// What a dweller brings to its host and to those around.
    fn gives_host(&self, face: Face, spot: Spot) -> f32 {
        let mut gift = self.any_gain(spot);
        let on_tree = !self.state.board().is_shrub(spot.host);
        if face.tags.contains(Tag::Bat) && on_tree && self.homes.dormice.contains(spot.host) {
            gift += 12.0 * yes(!self.homes.bats.contains(spot.host));
        }
        if face.species.sheet().passive == Some(Passive::HostCountsTwice) && on_tree {
            gift += self.twice(self.host_species(spot.host));
        }
        let shares = face.species == Species::CommonToad && self.homes.toads.contains(spot.host);
        gift + 5.0 * yes(shares)
    }

    /// What just any dweller there brings.
    fn any_gain(&self, spot: Spot) -> f32 {
        let on_tree = !self.state.board().is_shrub(spot.host);
        self.host_gain(spot.host) + yes(spot.place == Place::Bottom && on_tree) * self.per_below
    }

    /// Whether it matters to the face at which host it lies, beyond what any dweller brings there.
    pub(super) fn is_choosy(&self, face: Face) -> bool {
        let sheet = face.species.sheet();
        sheet.passive.is_some()
            || face.tags.contains(Tag::Bat) && !self.homes.dormice.is_empty()
            || face.tags.contains(Tag::Butterfly) && 0 < self.species[NETTLE]
            || matches!(
                sheet.scoring,
                Scoring::OnHost(..)
                    | Scoring::OnShrub(_)
                    | Scoring::Alone(_)
                    | Scoring::BesideOnTree(..)
                    | Scoring::Sharing(..)
            )
    }

    /// What it brings if a tree of this species counts once more (FS-62).
    fn twice(&self, host: Species) -> f32 {
        let scoring = host.sheet().scoring;
        let counted = if let Scoring::IfAtLeast(points, it, least) = scoring {
            self.at_least(points, it, least) - 3.0
        } else if let Scoring::SetByCount(table) = scoring {
            self.set(table, host)
        } else {
            0.0
        };
        counted.max(0.0) + self.per_trees * (self.moss_chance(1.0) - self.moss_chance(0.0))
    }

    fn host_species(&self, host: Host) -> Species {
        self.state.board().host_face(host).species
    }

    /// How many cards with any of the tags there will be, `face` included.
    fn count_tags(&self, tags: Tags, face: Face) -> f32 {
        let count = |tag: usize| {
            let now = f32::from(self.tags[tag]);
            let held = FROM_HAND * f32::from(self.hand_tags[tag].saturating_sub(1));
            now + (held + FOCUS * self.shares.tags[tag] * self.outlook.plays)
                .min(self.outlook.plays)
        };
        tags.numbers().map(count).sum::<f32>() + yes(face.tags.meet(tags))
    }

    fn count_symbols(&self, symbols: &[Symbol], face: Face) -> f32 {
        let count = |&symbol: &Symbol| {
            let to_come = self.shares.symbols[symbol as usize] * self.outlook.plays;
            f32::from(self.symbols[symbol as usize]) + FOCUS * to_come
        };
        let itself = face.symbol.is_some_and(|symbol| symbols.contains(&symbol));
        symbols.iter().map(count).sum::<f32>() + yes(itself)
    }

    /// How many more of the species will come.
    fn to_come(&self, species: Species) -> f32 {
        let held = FROM_HAND * f32::from(self.hand_species[species as usize]);
        let drawn = FOCUS * self.shares.species[species as usize] * self.outlook.plays;
        (held + drawn).min(self.outlook.plays)
    }

    /// How likely the species will be there.
    fn chance(&self, species: Species) -> f32 {
        if 0 < self.alike[species as usize] {
            return 1.0;
        }
        let held = if 0 < self.hand_species[species as usize] { 0.8 } else { 0.0 };
        let drawn = (1.5 * self.shares.species[species as usize] * self.outlook.plays).min(0.75);
        held * (self.outlook.turns / 3.0).min(1.0) + (1.0 - held) * drawn
    }

    /// How likely there will be `least` different species with the tag, if `more` come now.
    fn kinds_chance(&self, tag: Tag, least: u8, more: u8) -> f32 {
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
                let drawn = (1.5 * self.shares.species[number] * self.outlook.plays).min(0.8);
                sum += held + (1.0 - held) * drawn;
                n += 1.0_f32;
            }
        }
        (sum / n.max(1.0)).powi(missing)
    }

    fn kinds_to_come(&self, tag: Tag, species: Species) -> f32 {
        let there = kinds(tag) & (self.present | 1 << species as u32);
        f32::from(there.count_ones() as u8)
            + (self.shares.tags[tag as usize] * self.outlook.plays).min(2.0)
    }

    fn moss_chance(&self, more: f32) -> f32 {
        let to_come = self.shares.tags[Tag::Tree as usize] * self.outlook.plays;
        ((f32::from(self.trees) + more + to_come - f32::from(MOSS) + 2.5) / 4.0).clamp(0.0, 1.0)
    }

    fn most_chance(&self, more: f32) -> f32 {
        let lead = f32::from(self.trees) + more - f32::from(self.rival_trees);
        (0.55 + lead * (0.1 + 0.3 * (1.0 - self.outlook.left))).clamp(0.0, 1.0)
    }

    /// How likely somebody with the tag lives on the same tree.
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
        let drawn = (1.2 * self.shares.tags[tag as usize] * self.outlook.plays).min(0.6);
        held + (1.0 - held) * drawn
    }

    /// How likely another of the species will share the slot.
    fn sharing(&self, species: Species, spot: Spot) -> f32 {
        if self.homes.toads.contains(spot.host) {
            return 1.0;
        }
        (0.5 * f32::from(self.hand_species[species as usize].saturating_sub(1))
            + self.shares.species[species as usize] * self.outlook.plays)
            .min(0.8)
    }

    /// What one more of the species brings where so many are needed.
    fn at_least(&self, points: u8, species: Species, least: u8) -> f32 {
        let (points, least) = (f32::from(points), f32::from(least));
        let total = |n: f32| {
            let n = n + self.to_come(species) * 0.7;
            // Half-way there is worth something, as long as the rest may come.
            if least <= n {
                points * n
            } else {
                points * n * (n / least).powi(2) * self.outlook.left.sqrt()
            }
        };
        let n = f32::from(self.species[species as usize]);
        (total(n + 1.0) - total(n)).min(points * (least + 1.0))
    }

    /// What one more of the species brings to its set.
    fn set(&self, table: &[u8], species: Species) -> f32 {
        let n = f32::from(self.species[species as usize]) + 0.6 * self.to_come(species);
        between(table, n + 1.0) - between(table, n)
    }

    /// What a butterfly brings to the sets.
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
        let drawn = self.shares.tags[Tag::Butterfly as usize] * self.outlook.plays * 0.6;
        let size: f32 = size + (held + drawn).min(if nth == 1 { 3.0 } else { 1.5 });
        between(BUTTERFLY_SETS, size + 1.0) - between(BUTTERFLY_SETS, size)
    }
}

impl Ledger<'_> {
    /// By how much the score may be hoped to grow beyond what it is now.
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
        let mut growth = each * FOCUS * self.outlook.plays;
        for species in AWAITED {
            if self.alike[species as usize] == 0 {
                growth += self.per_presence[species as usize] * self.chance(species);
            }
        }
        for (tag, least) in KINDS_WANTED {
            let odds = self.kinds_chance(tag, least, 0);
            if odds < 1.0 {
                growth += self.per_kinds[tag as usize] * odds;
            }
        }
        if self.trees < MOSS {
            growth += self.per_trees * self.moss_chance(0.0);
        }
        growth
    }
}

/// The entry for `n`, between two entries if `n` lies between them; beyond the last, the last.
#[expect(clippy::cast_sign_loss, reason = "it is never below 0")]
fn between(table: &[u8], n: f32) -> f32 {
    let at = |n: usize| f32::from(table.get(n).or(table.last()).copied().unwrap_or_default());
    let whole = n.max(0.0) as usize;
    let part = n.max(0.0).fract();
    at(whole) + part * (at(whole + 1) - at(whole))
}

const fn yes(it: bool) -> f32 {
    if it { 1.0 } else { 0.0 }
}
