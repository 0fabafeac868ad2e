//! The species, one row per line.
//!
//! A row has: part, species, number of faces, cost, tags, effects and scoring. Trees, shrubs and
//! the cards of an expansion get their tag automatically.

#![cfg_attr(
    not(test),
    expect(clippy::enum_glob_use, reason = "the table names almost every variant there is")
)]

use super::{
    Home, Part, Passive,
    Passive::*,
    ScoringRule,
    ScoringRule::*,
    Species::{self, *},
    SpeciesData, Tag,
    Tag::{
        Alpine, Amphibian, Bat, Bird, Butterfly, ClovenHoofed, Deer, Insect, Mushroom, PawedAnimal,
        Plant, Shrub, Tree, WoodlandEdge,
    },
    Tags,
};
use crate::{
    card::{Slot, Symbol as S},
    effect::{
        Filter, Many,
        Reward::{self, *},
        Starts::{self, FromNow, NextTurn},
        Trigger::{self, OnTag, OnTree},
        Which::{self, All, Choose},
    },
};

const BASE: Part = Part::Base;
const ALPINE: Part = Part::Alpine;
const EDGE: Part = Part::WoodlandEdge;

/// Every species, in the order of [`Species`].
#[rustfmt::skip] // One line each.
pub(super) const SPECIES: [SpeciesData; Species::COUNT] = [
    tree(BASE, Linden, 9, 1).scores(Majority(3, 1, Linden)),
    tree(BASE, Oak, 7, 2).bonus(&[ExtraTurn]).scores(IfKinds(10, Tree, 8)),
    tree(BASE, SilverFir, 6, 2).bonus(&[free(PawedAnimal)]).scores(PerAttached(2)),
    tree(BASE, Birch, 10, 0).effect(&[Draw(1)]).scores(Flat(1)),
    tree(BASE, Beech, 10, 1).effect(&[Draw(1)]).scores(IfAtLeast(5, Beech, 4)),
    tree(BASE, Sycamore, 6, 2).scores(per(1, &[Tree])),
    tree(BASE, DouglasFir, 7, 2).bonus(&[ExtraTurn]).scores(Flat(5)),
    tree(BASE, HorseChestnut, 11, 1).scores(SetByCount(&[0, 1, 4, 9, 16, 25, 36, 49])),
    top(BASE, Bullfinch, 4, 1, &[Bird]).scores(per(2, &[Insect])),
    top(BASE, CamberwellBeauty, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(BASE, Chaffinch, 4, 1, &[Bird]).scores(OnHost(5, Beech)),
    top(BASE, EurasianJay, 4, 1, &[Bird]).effect(&[ExtraTurn]).scores(Flat(3)),
    top(BASE, Goshawk, 4, 2, &[Bird]).scores(per(3, &[Bird])),
    top(BASE, GreatSpottedWoodpecker, 4, 1, &[Bird]).effect(&[Draw(1)]).scores(IfMostTrees(10)),
    top(BASE, LargeTortoiseshell, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(BASE, PeacockButterfly, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(BASE, PurpleEmperor, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(BASE, RedSquirrel, 4, 0, &[PawedAnimal]).scores(OnHost(5, Oak)),
    top(BASE, SilverWashedFritillary, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(BASE, TawnyOwl, 4, 2, &[Bird]).effect(&[Draw(1)]).bonus(&[Draw(2)]).scores(Flat(5)),
    bottom(BASE, Blackberries, 3, 0, &[Plant]).scores(per(2, &[Plant])),
    bottom(BASE, Chanterelle, 2, 2, &[Mushroom]).permanent(OnTag(Tree), NextTurn),
    bottom(BASE, CommonToad, 6, 0, &[Amphibian]).passive(SharesSlot(2)).scores(Sharing(5, 2)),
    bottom(BASE, Fireflies, 4, 0, &[Insect]).scores(SetByCount(&[0, 0, 10, 15, 20])),
    bottom(BASE, FireSalamander, 3, 1, &[Amphibian]).bonus(&[free(PawedAnimal)]).scores(SetByCount(&[0, 5, 15, 25])),
    bottom(BASE, FlyAgaric, 2, 2, &[Mushroom]).permanent(OnTag(PawedAnimal), NextTurn),
    bottom(BASE, Hedgehog, 3, 1, &[PawedAnimal]).bonus(&[Draw(1)]).scores(per(2, &[Butterfly])),
    bottom(BASE, Mole, 2, 2, &[PawedAnimal]).effect(&[PlayPaid]),
    bottom(BASE, Moss, 3, 0, &[Plant]).scores(IfTrees(10, 10)),
    bottom(BASE, ParasolMushroom, 2, 2, &[Mushroom]).permanent(OnTree(Slot::Bottom), NextTurn),
    bottom(BASE, PennyBun, 2, 2, &[Mushroom]).permanent(OnTree(Slot::Top), NextTurn),
    bottom(BASE, PondTurtle, 2, 2, &[Amphibian]).effect(&[Draw(1)]).scores(Flat(5)),
    bottom(BASE, StagBeetle, 2, 2, &[Insect]).bonus(&[free(Bird)]).scores(per(1, &[PawedAnimal])),
    bottom(BASE, TreeFerns, 3, 1, &[Plant]).effect(&[Draw(1)]).scores(per(6, &[Amphibian])),
    bottom(BASE, TreeFrog, 3, 0, &[Amphibian]).scores(PerSpecies(5, Gnat)),
    bottom(BASE, WildStrawberries, 3, 0, &[Plant]).scores(IfKinds(10, Tree, 8)),
    bottom(BASE, WoodAnt, 3, 1, &[Insect]).scores(PerBelowTrees(2)),
    side(BASE, BarbastelleBat, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(BASE, BechsteinsBat, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(BASE, BeechMarten, 5, 1, &[PawedAnimal]).effect(&[Draw(1)]).scores(PerFullTree(5)),
    side(BASE, BrownBear, 3, 3, &[PawedAnimal]).effect(&[ClearingToCave(All)]).bonus(&[Draw(1), ExtraTurn]),
    side(BASE, BrownLongEaredBat, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(BASE, EuropeanBadger, 4, 1, &[PawedAnimal]).bonus(&[free(PawedAnimal)]).scores(Flat(2)),
    side(BASE, EuropeanFatDormouse, 4, 1, &[PawedAnimal]).scores(BesideOnTree(15, Bat)),
    side(BASE, EuropeanHare, 11, 0, &[PawedAnimal]).passive(SharesSlot(u8::MAX)).scores(PerSpecies(1, EuropeanHare)),
    side(BASE, FallowDeer, 4, 2, &[ClovenHoofed, Deer]).bonus(&[Draw(2)]).scores(per(3, &[ClovenHoofed])),
    side(BASE, Gnat, 3, 0, &[Insect]).effect(&[free_any(Bat)]).scores(per(1, &[Bat])),
    side(BASE, GreaterHorseshoeBat, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(BASE, Lynx, 6, 1, &[PawedAnimal]).scores(IfPresent(10, RoeDeer)),
    side(BASE, Raccoon, 4, 1, &[PawedAnimal]).effect(&[HandToCave]),
    side(BASE, RedDeer, 5, 2, &[ClovenHoofed, Deer]).bonus(&[free(Deer)]).scores(per(1, &[Tree, Plant])),
    side(BASE, RedFox, 5, 2, &[PawedAnimal]).effect(&[DrawPerSpecies(EuropeanHare)]).scores(PerSpecies(2, EuropeanHare)),
    side(BASE, RoeDeer, 5, 2, &[ClovenHoofed, Deer]).bonus(&[Draw(1)]).scores(PerOwnSymbol(3)),
    side(BASE, Squeaker, 7, 0, &[ClovenHoofed]).scores(Flat(1)),
    side(BASE, VioletCarpenterBee, 4, 1, &[Insect]).passive(HostCountsTwice),
    side(BASE, WildBoar, 5, 2, &[ClovenHoofed]).scores(IfPresent(10, Squeaker)),
    side(BASE, Wolf, 4, 3, &[PawedAnimal]).effect(&[DrawPerTag(Deer)]).bonus(&[ExtraTurn]).scores(per(5, &[Deer])),
    tree(ALPINE, EuropeanLarch, 7, 1).bonus(&[free(Alpine)]).scores(Flat(3)),
    tree(ALPINE, StonePine, 7, 2).effect(&[Draw(1)]).bonus(&[Draw(1)]).scores(per(1, &[Alpine])),
    side(ALPINE, AlpineMarmot, 4, 1, &[PawedAnimal]).scores(PerKind(3, Plant)),
    bottom(ALPINE, AlpineNewt, 3, 1, &[Amphibian]).bonus(&[free(Alpine), free(Insect)]).scores(per(2, &[Insect])),
    top(ALPINE, BeardedVulture, 3, 1, &[Bird]).effect(&[ClearingToCave(Choose(2))]).scores(PerCaveCard(1)),
    bottom(ALPINE, BlackTrumpet, 2, 2, &[Mushroom]).permanent(OnTag(Alpine), FromNow),
    bottom(ALPINE, Blueberry, 2, 1, &[Plant]).effect(&[free(Amphibian)]).scores(PerKind(2, Bird)),
    side(ALPINE, Capercaillie, 4, 1, &[Bird]).effect(&[free(Plant)]).scores(per(1, &[Plant])),
    side(ALPINE, Chamois, 3, 1, &[ClovenHoofed]).scores(PerOwnSymbol(3)),
    top(ALPINE, CommonRaven, 2, 1, &[Bird]).effect(&[Draw(1)]).scores(Flat(5)),
    bottom(ALPINE, Edelweiss, 2, 1, &[Plant]).effect(&[Draw(1)]).bonus(&[Draw(1)]).scores(Flat(3)),
    bottom(ALPINE, Gentian, 3, 0, &[Plant]).effect(&[free(Butterfly)]).scores(per(3, &[Butterfly])),
    top(ALPINE, GoldenEagle, 3, 1, &[Bird]).scores(per(1, &[PawedAnimal, Amphibian])),
    side(ALPINE, MountainHare, 3, 0, &[PawedAnimal]).passive(CountsAs(EuropeanHare)).scores(PerSpecies(1, EuropeanHare)),
    top(ALPINE, PhoebusApollo, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    side(ALPINE, SavisPipistrelle, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(ALPINE, Steinbock, 3, 3, &[ClovenHoofed]).effect(&[ExtraTurn]).scores(Flat(10)),
    shrub(EDGE, Elderberry, 4, 2).permanent(OnTag(Plant), FromNow).bonus(&[free(Plant)]),
    shrub(EDGE, CommonHazel, 4, 2).permanent(OnTag(Bat), FromNow).bonus(&[free(Bat)]),
    shrub(EDGE, Blackthorn, 4, 2).permanent(OnTag(Butterfly), FromNow).bonus(&[free(Butterfly)]),
    top(EDGE, BarnOwl, 2, 2, &[Bird]).effect(&[ExtraTurnIf(Bat)]).scores(per(3, &[Bat])),
    side(EDGE, BeeSwarm, 3, 1, &[Insect]).effect(&[ClearingToCave(showing(&[Plant, Shrub, Tree]))]).scores(per(1, &[Plant])),
    side(EDGE, CommonPipistrelle, 3, 1, &[Bat]).scores(IfKinds(5, Bat, 3)),
    side(EDGE, CraneFly, 3, 1, &[Insect]).effect(&[free_any(Bat)]).bonus(&[ClearingToHand(showing(&[Bat]))]).scores(per(1, &[Bat])),
    bottom(EDGE, Digitalis, 4, 0, &[Plant]).scores(TableOfKinds(Plant, &[0, 1, 3, 6, 10, 15])),
    top(EDGE, EurasianMagpie, 3, 1, &[Bird]).effect(&[ClearingToHand(Choose(1))]).bonus(&[ClearingToCave(Choose(2))]).scores(Flat(3)),
    side(EDGE, EuropeanBison, 3, 3, &[ClovenHoofed]).effect(&[ExtraTurn]).scores(PerSymbol(2, &[S::Oak, S::Beech])),
    side(EDGE, EuropeanPolecat, 3, 2, &[PawedAnimal]).bonus(&[ExtraTurn]).scores(Alone(10)),
    side(EDGE, EuropeanWildcat, 3, 1, &[PawedAnimal]).effect(&[ClearingToHand(Choose(1))]).scores(per(1, &[WoodlandEdge])),
    side(EDGE, FemaleWildBoar, 3, 2, &[ClovenHoofed]).effect(&[ClearingRemove]).bonus(&[free_species(Squeaker)]).scores(PerSpecies(10, Squeaker)),
    bottom(EDGE, GreatGreenBushCricket, 3, 1, &[Insect]).effect(&[free(Bird)]).scores(per(1, &[Insect])),
    top(EDGE, MapButterfly, 4, 0, &[Butterfly, Insect]).scores(ButterflySets),
    top(EDGE, Nightingale, 3, 1, &[Bird]).bonus(&[ExtraTurn]).scores(OnShrub(5)),
    bottom(EDGE, StingingNettle, 3, 0, &[Plant]).passive(Invites(Butterfly, Slot::Top)).scores(per(2, &[Butterfly])),
    bottom(EDGE, WaterVole, 2, 2, &[PawedAnimal]).effect(&[PlaySaplings]).bonus(&[ExtraTurn]),
    sapling(),
];

const fn tree(part: Part, species: Species, copies: u8, cost: u8) -> SpeciesData {
    data(Home::Tree, part, species, copies, cost, &[Tree])
}

const fn shrub(part: Part, species: Species, copies: u8, cost: u8) -> SpeciesData {
    data(Home::Shrub, part, species, copies, cost, &[Shrub])
}

const fn top(part: Part, species: Species, copies: u8, cost: u8, tags: &[Tag]) -> SpeciesData {
    data(Home::Top, part, species, copies, cost, tags)
}

const fn bottom(part: Part, species: Species, copies: u8, cost: u8, tags: &[Tag]) -> SpeciesData {
    data(Home::Bottom, part, species, copies, cost, tags)
}

const fn side(part: Part, species: Species, copies: u8, cost: u8, tags: &[Tag]) -> SpeciesData {
    data(Home::Side, part, species, copies, cost, tags)
}

/// FS-15: no card shows a sapling; every card can be one.
const fn sapling() -> SpeciesData {
    tree(BASE, TreeSapling, 0, 0)
}

const fn data(
    home: Home,
    part: Part,
    species: Species,
    copies: u8,
    cost: u8,
    tags: &[Tag],
) -> SpeciesData {
    SpeciesData {
        species,
        part,
        home,
        copies,
        cost,
        tags: Tags::of(tags).or(part.tags()),
        effect: &[],
        bonus: &[],
        permanent: None,
        passive: None,
        scoring: Nothing,
    }
}

const fn free(tag: Tag) -> Reward {
    FreePlay(Filter::Tag(tag), Many::One)
}

const fn free_any(tag: Tag) -> Reward {
    FreePlay(Filter::Tag(tag), Many::Any)
}

const fn free_species(species: Species) -> Reward {
    FreePlay(Filter::Species(species), Many::One)
}

const fn per(points: u8, tags: &[Tag]) -> ScoringRule {
    PerTag(points, Tags::of(tags))
}

const fn showing(tags: &[Tag]) -> Which {
    Which::Showing(Tags::of(tags))
}

impl SpeciesData {
    const fn effect(self, effect: &'static [Reward]) -> Self {
        Self { effect, ..self }
    }

    const fn bonus(self, bonus: &'static [Reward]) -> Self {
        Self { bonus, ..self }
    }

    const fn permanent(self, permanent: Trigger, starts: Starts) -> Self {
        Self { permanent: Some((permanent, starts)), ..self }
    }

    const fn passive(self, passive: Passive) -> Self {
        Self { passive: Some(passive), ..self }
    }

    const fn scores(self, scoring: ScoringRule) -> Self {
        Self { scoring, ..self }
    }
}

/// Number of species in a part, without saplings.
const fn count(part: Part) -> usize {
    let (mut count, mut row) = (0, 0);
    while row < SPECIES.len() {
        count += (SPECIES[row].part as u8 == part as u8 && SPECIES[row].copies > 0) as usize;
        row += 1;
    }
    count
}

const _: () = assert!(count(BASE) == 57 && count(ALPINE) == 17 && count(EDGE) == 18);

/// The rows are in the order of the enum, and every species with a bonus has a cost (FS-17).
const _: () = {
    let mut row = 0;
    while row < SPECIES.len() {
        assert!(SPECIES[row].species as usize == row);
        assert!(SPECIES[row].bonus.is_empty() || SPECIES[row].cost > 0);
        row += 1;
    }
};
