//! The 93 species: their slots, costs, effects and scoring.

mod table;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Choice;

use crate::{
    card::{Place, Slot, Symbol},
    effect::{Reward, Starts, Trigger},
};

tabletop::wire_choice! {
    /// The species on a face. Saplings have an entry too.
    pub enum Species {
        Linden = "linden",
        Oak = "oak",
        SilverFir = "silver_fir",
        Birch = "birch",
        Beech = "beech",
        Sycamore = "sycamore",
        DouglasFir = "douglas_fir",
        HorseChestnut = "horse_chestnut",
        Bullfinch = "bullfinch",
        CamberwellBeauty = "camberwell_beauty",
        Chaffinch = "chaffinch",
        EurasianJay = "eurasian_jay",
        Goshawk = "goshawk",
        GreatSpottedWoodpecker = "great_spotted_woodpecker",
        LargeTortoiseshell = "large_tortoiseshell",
        PeacockButterfly = "peacock_butterfly",
        PurpleEmperor = "purple_emperor",
        RedSquirrel = "red_squirrel",
        SilverWashedFritillary = "silver_washed_fritillary",
        TawnyOwl = "tawny_owl",
        Blackberries = "blackberries",
        Chanterelle = "chanterelle",
        CommonToad = "common_toad",
        Fireflies = "fireflies",
        FireSalamander = "fire_salamander",
        FlyAgaric = "fly_agaric",
        Hedgehog = "hedgehog",
        Mole = "mole",
        Moss = "moss",
        ParasolMushroom = "parasol_mushroom",
        PennyBun = "penny_bun",
        PondTurtle = "pond_turtle",
        StagBeetle = "stag_beetle",
        TreeFerns = "tree_ferns",
        TreeFrog = "tree_frog",
        WildStrawberries = "wild_strawberries",
        WoodAnt = "wood_ant",
        BarbastelleBat = "barbastelle_bat",
        BechsteinsBat = "bechsteins_bat",
        BeechMarten = "beech_marten",
        BrownBear = "brown_bear",
        BrownLongEaredBat = "brown_long_eared_bat",
        EuropeanBadger = "european_badger",
        EuropeanFatDormouse = "european_fat_dormouse",
        EuropeanHare = "european_hare",
        FallowDeer = "fallow_deer",
        Gnat = "gnat",
        GreaterHorseshoeBat = "greater_horseshoe_bat",
        Lynx = "lynx",
        Raccoon = "raccoon",
        RedDeer = "red_deer",
        RedFox = "red_fox",
        RoeDeer = "roe_deer",
        Squeaker = "squeaker",
        VioletCarpenterBee = "violet_carpenter_bee",
        WildBoar = "wild_boar",
        Wolf = "wolf",
        EuropeanLarch = "european_larch",
        StonePine = "stone_pine",
        AlpineMarmot = "alpine_marmot",
        AlpineNewt = "alpine_newt",
        BeardedVulture = "bearded_vulture",
        BlackTrumpet = "black_trumpet",
        Blueberry = "blueberry",
        Capercaillie = "capercaillie",
        Chamois = "chamois",
        CommonRaven = "common_raven",
        Edelweiss = "edelweiss",
        Gentian = "gentian",
        GoldenEagle = "golden_eagle",
        MountainHare = "mountain_hare",
        PhoebusApollo = "phoebus_apollo",
        SavisPipistrelle = "savis_pipistrelle",
        Steinbock = "steinbock",
        Elderberry = "elderberry",
        CommonHazel = "common_hazel",
        Blackthorn = "blackthorn",
        BarnOwl = "barn_owl",
        BeeSwarm = "bee_swarm",
        CommonPipistrelle = "common_pipistrelle",
        CraneFly = "crane_fly",
        Digitalis = "digitalis",
        EurasianMagpie = "eurasian_magpie",
        EuropeanBison = "european_bison",
        EuropeanPolecat = "european_polecat",
        EuropeanWildcat = "european_wildcat",
        /// Wild Boar (♀).
        FemaleWildBoar = "female_wild_boar",
        GreatGreenBushCricket = "great_green_bush_cricket",
        MapButterfly = "map_butterfly",
        Nightingale = "nightingale",
        StingingNettle = "stinging_nettle",
        WaterVole = "water_vole",
        TreeSapling = "tree_sapling",
    }
}

tabletop::wire_choice! {
    /// A category of faces, which effects and scoring count or require.
    pub enum Tag {
        /// Trees and saplings, not shrubs (FS-16).
        Tree = "tree",
        Shrub = "shrub",
        Bird = "bird",
        Bat = "bat",
        /// Butterflies, which are also insects.
        Butterfly = "butterfly",
        Insect = "insect",
        /// Animals with paws.
        PawedAnimal = "pawed_animal",
        /// Animals with cloven hooves.
        ClovenHoofed = "cloven_hoofed",
        /// Deer, which are also cloven-hoofed.
        Deer = "deer",
        Amphibian = "amphibian",
        Plant = "plant",
        Mushroom = "mushroom",
        /// All faces of the Alpine cards.
        Alpine = "alpine",
        /// All faces of the Woodland Edge cards.
        WoodlandEdge = "woodland_edge",
    }
}

tabletop::wire_choice! {
    /// A part of the game (FS-1).
    pub enum Part {
        /// Always in play.
        Base = "base",
        Alpine = "alpine",
        WoodlandEdge = "woodland_edge",
    }
}

/// The place of a species in a forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Home {
    Tree,
    Shrub,
    /// The top slot.
    Top,
    /// The bottom slot.
    Bottom,
    /// The left or the right slot.
    Side,
}

/// A set of tags.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Tag>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Tag>"))]
pub struct Tags(u16);

/// The data of a species.
#[derive(Debug, Clone, Copy)]
pub struct SpeciesData {
    pub species: Species,
    /// The part of the game to which it belongs.
    pub part: Part,
    /// Its place in a forest.
    pub home: Home,
    /// Number of faces that show it.
    pub copies: u8,
    /// Number of cards to pay (FS-14).
    pub cost: u8,
    pub tags: Tags,
    /// Its effect when played, whatever the payment.
    pub effect: &'static [Reward],
    /// Its effect when paid for in its own colour (FS-17).
    pub bonus: &'static [Reward],
    /// Its permanent effect (FS-18).
    pub permanent: Option<(Trigger, Starts)>,
    /// Its effect on other cards while it is in a forest.
    pub passive: Option<Passive>,
    pub scoring: ScoringRule,
}

/// The effect of a species on other cards while it is in a forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passive {
    /// Up to this many cards of its species share a slot (FS-13).
    SharesSlot(u8),
    /// Any number of faces with the tag share this slot of its host (FS-13).
    Invites(Tag, Slot),
    /// Its host counts as one more tree of its species, where [`ScoringRule`] says so (FS-62).
    HostCountsTwice,
    /// It also counts as the other species, for scoring and draws (FS-64).
    CountsAs(Species),
}

/// How a species scores. The points come first, then what is counted, then the required number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoringRule {
    Nothing,
    /// Fixed points.
    Flat(u8),
    /// Points per own card with any of the tags, itself included.
    PerTag(u8, Tags),
    /// Points per own card that is or counts as the species.
    PerSpecies(u8, Species),
    /// Points per own card with one of the symbols.
    PerSymbol(u8, &'static [Symbol]),
    /// Points per own card with the same symbol.
    PerOwnSymbol(u8),
    /// Points per different species with the tag.
    PerKind(u8, Tag),
    /// Points by the number of different species with the tag.
    TableOfKinds(Tag, &'static [u8]),
    /// Points per card in its own slots.
    PerAttached(u8),
    /// Points per card below a tree or sapling.
    PerBelowTrees(u8),
    /// Points per tree or sapling with all four slots taken.
    PerFullTree(u8),
    /// Points per card in the cave.
    PerCaveCard(u8),
    /// Points if its host is of this species.
    OnHost(u8, Species),
    /// Points if its host is a shrub.
    OnShrub(u8),
    /// Points if its host has no other dweller.
    Alone(u8),
    /// Points if its host is a tree or sapling with another dweller with the tag.
    BesideOnTree(u8, Tag),
    /// Points if this many cards of its species share its slot.
    Sharing(u8, u8),
    /// Points if the species is in the forest.
    IfPresent(u8, Species),
    /// Points if the forest has this many trees of the species, bees included.
    IfAtLeast(u8, Species, u8),
    /// Points if the forest has this many different species with the tag.
    IfKinds(u8, Tag, u8),
    /// Points if the forest has this many trees and saplings, bees included.
    IfTrees(u8, u8),
    /// Points if no other forest has more trees and saplings, bees included.
    IfMostTrees(u8),
    /// The first points if no other forest has more of the species, bees included; otherwise the
    /// second.
    Majority(u8, u8, Species),
    /// Once per forest: points by the number of its species, bees included.
    SetByCount(&'static [u8]),
    /// Once per forest: butterflies in sets of different species, points by the size of each set.
    ButterflySets,
}

/// Points of a set by its number of different butterflies.
pub const BUTTERFLY_SETS: &[u8] = &[0, 0, 3, 6, 12, 20, 35, 55];

impl Species {
    /// Number of species, saplings included.
    pub const COUNT: usize = 93;

    /// The species at this index in [`Species::ALL`](Choice::ALL).
    pub(crate) const fn number(number: usize) -> Self {
        table::SPECIES[number].species
    }

    /// Its row in the table.
    #[inline]
    pub const fn data(self) -> &'static SpeciesData {
        const SPECIES: &[SpeciesData; Species::COUNT] = &table::SPECIES;
        &SPECIES[self as usize]
    }

    /// The place of a host of this species: saplings are face down, all others face up.
    pub(crate) fn place_as_host(self) -> Place {
        if self == Self::TreeSapling { Place::Sapling } else { Place::Grown }
    }

    /// The species that it counts as; usually itself.
    #[must_use]
    #[inline]
    pub const fn counts_as(self) -> Self {
        match self.data().passive {
            Some(Passive::CountsAs(other)) => other,
            Some(Passive::SharesSlot(_) | Passive::Invites(..) | Passive::HostCountsTwice)
            | None => self,
        }
    }
}

impl Tag {
    pub const COUNT: usize = 14;
}

impl Part {
    /// The tags on every face of its cards.
    pub const fn tags(self) -> Tags {
        match self {
            Self::Base => Tags(0),
            Self::Alpine => Tags::of(&[Tag::Alpine]),
            Self::WoodlandEdge => Tags::of(&[Tag::WoodlandEdge]),
        }
    }
}

impl Home {
    /// Whether it has slots (FS-12).
    pub const fn is_host(self) -> bool {
        matches!(self, Self::Tree | Self::Shrub)
    }

    /// Whether it lives in the top slot.
    pub const fn is_top(self) -> bool {
        matches!(self, Self::Top)
    }

    /// Whether it lives in the bottom slot.
    pub const fn is_bottom(self) -> bool {
        matches!(self, Self::Bottom)
    }

    /// Whether it lives in the left or right slot.
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Side)
    }
}

impl Tags {
    /// The set of these tags.
    pub const fn of(tags: &[Tag]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < tags.len() {
            set |= 1 << tags[index] as u16;
            index += 1;
        }
        Self(set)
    }

    /// The union.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set contains `tag`.
    #[inline]
    pub const fn contains(self, tag: Tag) -> bool {
        self.has_number(tag as usize)
    }

    /// Whether the set contains the tag at this index in [`Tag::ALL`](Choice::ALL).
    #[inline]
    pub(crate) const fn has_number(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Whether the intersection is not empty.
    #[inline]
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The index of the tag if there is exactly one.
    #[inline]
    pub(crate) const fn only(self) -> Option<usize> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as usize) } else { None }
    }

    /// The indexes of the tags in [`Tag::ALL`](Choice::ALL).
    #[inline]
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1; // Clears the lowest bit.
            Some(number)
        })
    }

    /// The tags, in the order of [`Tag::ALL`](Choice::ALL).
    pub fn iter(self) -> impl Iterator<Item = Tag> + Clone {
        Tag::ALL.iter().copied().filter(move |&tag| self.contains(tag))
    }
}

impl From<Tag> for Tags {
    fn from(tag: Tag) -> Self {
        Self::of(&[tag])
    }
}

impl FromIterator<Tag> for Tags {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> Self {
        tags.into_iter().fold(Self(0), |set, tag| set.or(Self::of(&[tag])))
    }
}

/// Serialized as the list of tags.
impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tag>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests;
