//! The 93 species: where they live, what they cost, do and score.

mod table;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Choice;

use crate::{
    card::{Place, Slot, Symbol},
    effect::{Reward, Starts, Trigger},
};

tabletop::wire_choice! {
    /// Who is shown on a face. Saplings are no species of tree, but stand here too.
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
    /// What a face is, for everything that counts or asks for such faces.
    pub enum Tag {
        /// Trees and saplings. Shrubs are none (FS-16).
        Tree = "tree",
        /// Shrubs.
        Shrub = "shrub",
        /// Birds.
        Bird = "bird",
        /// Bats.
        Bat = "bat",
        /// Butterflies; each is an insect too.
        Butterfly = "butterfly",
        /// Insects.
        Insect = "insect",
        /// Animals with paws.
        PawedAnimal = "pawed_animal",
        /// Animals with cloven hooves.
        ClovenHoofed = "cloven_hoofed",
        /// Deer; each has cloven hooves too.
        Deer = "deer",
        /// Amphibians.
        Amphibian = "amphibian",
        /// Plants.
        Plant = "plant",
        /// Mushrooms.
        Mushroom = "mushroom",
        /// Every face of the Alpine cards.
        Alpine = "alpine",
        /// Every face of the Woodland Edge cards.
        WoodlandEdge = "woodland_edge",
    }
}

tabletop::wire_choice! {
    /// A part of the game (FS-1).
    pub enum Part {
        /// Always in play.
        Base = "base",
        /// The Alpine expansion.
        Alpine = "alpine",
        /// The Woodland Edge expansion.
        WoodlandEdge = "woodland_edge",
    }
}

/// Where a species lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Home {
    /// It is a tree.
    Tree,
    /// It is a shrub.
    Shrub,
    /// The top slot.
    Top,
    /// The bottom slot.
    Bottom,
    /// The left or the right slot.
    Side,
}

/// Some tags.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Tag>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Tag>"))]
pub struct Tags(u16);

/// Everything there is to know about a species.
#[derive(Debug, Clone, Copy)]
pub struct SpeciesData {
    /// Whose data this is.
    pub species: Species,
    /// The part of the game that brought it.
    pub part: Part,
    /// Where it lives.
    pub home: Home,
    /// How many faces show it.
    pub copies: u8,
    /// How many cards must be paid for it (FS-14).
    pub cost: u8,
    pub tags: Tags,
    /// What it does when played, however it was paid for.
    pub effect: &'static [Reward],
    /// What it does when paid for in its own colour (FS-17).
    pub bonus: &'static [Reward],
    /// What it does from then on (FS-18).
    pub permanent: Option<(Trigger, Starts)>,
    /// What it changes by being there.
    pub passive: Option<Passive>,
    /// What it scores.
    pub scoring: Scoring,
}

/// What a species changes by being there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passive {
    /// Up to so many of its species share a slot (FS-13).
    SharesSlot(u8),
    /// Any number of faces with the tag share that slot of its host (FS-13).
    Invites(Tag, Slot),
    /// Its host counts as one tree more, of its species, where [`Scoring`] says so (FS-62).
    HostCountsTwice,
    /// It counts as the other species too, for scoring and for what is drawn (FS-64).
    CountsAs(Species),
}

/// What a species scores. Points come first; what is counted, then how many are needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    Nothing,
    /// The points.
    Flat(u8),
    /// Points for each own card with any of the tags, itself included.
    PerTag(u8, Tags),
    /// Points for each own card of the species, or counting as it.
    PerSpecies(u8, Species),
    /// Points for each own card that shows one of the symbols.
    PerSymbol(u8, &'static [Symbol]),
    /// Points for each own card that shows the same symbol as itself.
    PerOwnSymbol(u8),
    /// Points for each different species with the tag.
    PerKind(u8, Tag),
    /// Points by the number of different species with the tag.
    TableOfKinds(Tag, &'static [u8]),
    /// Points for each card in its own slots.
    PerAttached(u8),
    /// Points for each card below a tree or sapling.
    PerBelowTrees(u8),
    /// Points for each tree or sapling with a card in all four slots.
    PerFullTree(u8),
    /// Points for each card in the cave.
    PerCaveCard(u8),
    /// Points on this host.
    OnHost(u8, Species),
    /// Points on any shrub.
    OnShrub(u8),
    /// Points if nobody else lives on its host.
    Alone(u8),
    /// Points if its host is a tree or sapling and somebody else there has the tag.
    BesideOnTree(u8, Tag),
    /// Points if so many of its species share its slot.
    Sharing(u8, u8),
    /// Points if the species is in the forest.
    IfPresent(u8, Species),
    /// Points if the tree species is there so many times, bees included.
    IfAtLeast(u8, Species, u8),
    /// Points if so many different species with the tag are there.
    IfKinds(u8, Tag, u8),
    /// Points if there are so many trees and saplings, bees included.
    IfTrees(u8, u8),
    /// Points if no other forest has more trees and saplings, bees included.
    IfMostTrees(u8),
    /// The first points if no other forest has more of the species, bees included; else the second.
    Majority(u8, u8, Species),
    /// Once a forest: points by the number of its species, bees included.
    SetByCount(&'static [u8]),
    /// Once a forest: butterflies in sets of different species, points by the size of each set.
    ButterflySets,
}

/// What a set of so many different butterflies is worth.
pub const BUTTERFLY_SETS: &[u8] = &[0, 0, 3, 6, 12, 20, 35, 55];

impl Species {
    /// How many there are, saplings included.
    pub const COUNT: usize = 93;

    /// The species at this place in [`Species::ALL`](Choice::ALL).
    pub(crate) const fn number(number: usize) -> Self {
        table::SPECIES[number].species
    }

    /// Its row in the table.
    #[inline]
    pub const fn data(self) -> &'static SpeciesData {
        const SPECIES: &[SpeciesData; Species::COUNT] = &table::SPECIES;
        &SPECIES[self as usize]
    }

    /// How a host of this species lies: saplings face down, all others face up.
    pub(crate) fn place_as_host(self) -> Place {
        if self == Self::TreeSapling { Place::Sapling } else { Place::Grown }
    }

    /// The species it counts as: another for a few, itself for the others.
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
    /// The tag on every face of its cards.
    pub const fn tags(self) -> Tags {
        match self {
            Self::Base => Tags(0),
            Self::Alpine => Tags::of(&[Tag::Alpine]),
            Self::WoodlandEdge => Tags::of(&[Tag::WoodlandEdge]),
        }
    }
}

impl Home {
    /// Whether it has slots itself (FS-12).
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
    /// These tags.
    pub const fn of(tags: &[Tag]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < tags.len() {
            set |= 1 << tags[index] as u16;
            index += 1;
        }
        Self(set)
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `tag` is among them.
    #[inline]
    pub const fn contains(self, tag: Tag) -> bool {
        self.has_number(tag as usize)
    }

    /// Whether the tag at this place in [`Tag::ALL`](Choice::ALL) is among them.
    #[inline]
    pub(crate) const fn has_number(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Whether the two have a tag in common.
    #[inline]
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of the tag if there is exactly one.
    #[inline]
    pub(crate) const fn only(self) -> Option<usize> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as usize) } else { None }
    }

    /// The numbers of the tags, as places in [`Tag::ALL`](Choice::ALL).
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

/// Written as the list of the tags.
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
