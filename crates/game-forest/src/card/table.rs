//! The deck as printed, one row per line, with assertions of the rulebook's counts.

#![cfg_attr(
    not(test),
    expect(clippy::enum_glob_use, reason = "the table names every species there is")
)]

use super::{Card, CardSet, Face, Print, Symbol, Symbol as S};
use crate::species::{
    Part, Passive,
    Species::{self, *},
    Tag,
};

/// Copies of one card.
struct Run {
    copies: u8,
    row: Row,
}

enum Row {
    Host(Species, Symbol),
    Ends(Species, Symbol, Species, Symbol),
    Sides(Species, Symbol, Species, Symbol),
}

const fn host(copies: u8, species: Species, symbol: Symbol) -> Run {
    Run { copies, row: Row::Host(species, symbol) }
}

const fn ends(top: Species, its: Symbol, bottom: Species, theirs: Symbol) -> Run {
    Run { copies: 1, row: Row::Ends(top, its, bottom, theirs) }
}

const fn sides(left: Species, its: Symbol, right: Species, theirs: Symbol) -> Run {
    Run { copies: 1, row: Row::Sides(left, its, right, theirs) }
}

/// Every card, by printed number.
#[rustfmt::skip] // One line each.
const RUNS: [Run; 160] = [
    /*     1–9 */ host(9, Linden, S::Linden),
    /*   10–16 */ host(7, Oak, S::Oak),
    /*   17–22 */ host(6, SilverFir, S::SilverFir),
    /*   23–32 */ host(10, Birch, S::Birch),
    /*   33–42 */ host(10, Beech, S::Beech),
    /*   43–48 */ host(6, Sycamore, S::Sycamore),
    /*   49–55 */ host(7, DouglasFir, S::DouglasFir),
    /*   56–66 */ host(11, HorseChestnut, S::HorseChestnut),
    /*      70 */ sides(EuropeanHare, S::Linden, EuropeanBadger, S::DouglasFir),
    /*      71 */ sides(EuropeanHare, S::Oak, GreaterHorseshoeBat, S::Linden),
    /*      72 */ sides(EuropeanHare, S::SilverFir, RedFox, S::Oak),
    /*      73 */ sides(Raccoon, S::DouglasFir, EuropeanHare, S::Sycamore),
    /*      74 */ sides(WildBoar, S::Sycamore, EuropeanHare, S::SilverFir),
    /*      75 */ sides(BrownLongEaredBat, S::Sycamore, EuropeanHare, S::Linden),
    /*      76 */ sides(Raccoon, S::SilverFir, RoeDeer, S::Beech),
    /*      77 */ sides(BrownLongEaredBat, S::Sycamore, EuropeanBadger, S::DouglasFir),
    /*      78 */ sides(BarbastelleBat, S::HorseChestnut, WildBoar, S::Oak),
    /*      79 */ sides(BrownBear, S::Linden, Raccoon, S::SilverFir),
    /*      80 */ sides(BeechMarten, S::Sycamore, BrownBear, S::HorseChestnut),
    /*      81 */ sides(RedDeer, S::Linden, BrownBear, S::Beech),
    /*      82 */ sides(BarbastelleBat, S::SilverFir, BeechMarten, S::HorseChestnut),
    /*      83 */ sides(Lynx, S::DouglasFir, EuropeanHare, S::Birch),
    /*      84 */ sides(WildBoar, S::Birch, BeechMarten, S::Oak),
    /*      85 */ sides(EuropeanBadger, S::HorseChestnut, Gnat, S::Oak),
    /*      86 */ sides(RedFox, S::Linden, VioletCarpenterBee, S::DouglasFir),
    /*      87 */ sides(WildBoar, S::Sycamore, RoeDeer, S::HorseChestnut),
    /*      88 */ sides(FallowDeer, S::Linden, WildBoar, S::DouglasFir),
    /*      89 */ sides(FallowDeer, S::Linden, RoeDeer, S::Birch),
    /*      90 */ sides(RedDeer, S::SilverFir, FallowDeer, S::Sycamore),
    /*      91 */ sides(VioletCarpenterBee, S::DouglasFir, Lynx, S::Beech),
    /*      92 */ sides(EuropeanFatDormouse, S::Beech, BarbastelleBat, S::Oak),
    /*      93 */ sides(GreaterHorseshoeBat, S::Beech, EuropeanFatDormouse, S::DouglasFir),
    /*      94 */ sides(RedFox, S::Linden, Wolf, S::SilverFir),
    /*      95 */ sides(EuropeanFatDormouse, S::SilverFir, BrownLongEaredBat, S::Beech),
    /*      96 */ sides(BechsteinsBat, S::Beech, EuropeanFatDormouse, S::Oak),
    /*      97 */ sides(Gnat, S::Birch, VioletCarpenterBee, S::DouglasFir),
    /*      98 */ sides(Wolf, S::DouglasFir, Gnat, S::HorseChestnut),
    /*      99 */ sides(RoeDeer, S::Linden, Squeaker, S::Sycamore),
    /*     100 */ sides(BechsteinsBat, S::Oak, Wolf, S::SilverFir),
    /*     101 */ sides(RoeDeer, S::SilverFir, Lynx, S::Linden),
    /*     102 */ sides(BeechMarten, S::Beech, BechsteinsBat, S::Birch),
    /*     103 */ sides(EuropeanHare, S::Beech, RedDeer, S::HorseChestnut),
    /*     104 */ sides(Wolf, S::Sycamore, GreaterHorseshoeBat, S::Linden),
    /*     105 */ sides(Squeaker, S::HorseChestnut, RedDeer, S::Oak),
    /*     106 */ sides(RedFox, S::Beech, Squeaker, S::Oak),
    /*     107 */ sides(Lynx, S::DouglasFir, Raccoon, S::Birch),
    /*     108 */ sides(Squeaker, S::Oak, Lynx, S::SilverFir),
    /*     109 */ sides(EuropeanHare, S::Birch, BeechMarten, S::HorseChestnut),
    /*     110 */ sides(Lynx, S::HorseChestnut, RedFox, S::DouglasFir),
    /*     111 */ sides(EuropeanHare, S::Birch, RedDeer, S::HorseChestnut),
    /*     112 */ sides(VioletCarpenterBee, S::SilverFir, EuropeanHare, S::Sycamore),
    /*     113 */ sides(EuropeanBadger, S::HorseChestnut, FallowDeer, S::Birch),
    /*     114 */ ends(Goshawk, S::DouglasFir, Moss, S::Linden),
    /*     115 */ ends(GreatSpottedWoodpecker, S::Linden, WoodAnt, S::Birch),
    /*     116 */ ends(Chaffinch, S::Birch, WoodAnt, S::Beech),
    /*     117 */ ends(TawnyOwl, S::Beech, StagBeetle, S::Sycamore),
    /*     118 */ ends(SilverWashedFritillary, S::Oak, FireSalamander, S::HorseChestnut),
    /*     119 */ ends(PurpleEmperor, S::HorseChestnut, PondTurtle, S::Sycamore),
    /*     120 */ ends(CamberwellBeauty, S::Sycamore, PondTurtle, S::Birch),
    /*     121 */ ends(LargeTortoiseshell, S::SilverFir, FireSalamander, S::DouglasFir),
    /*     122 */ ends(Bullfinch, S::DouglasFir, TreeFrog, S::Linden),
    /*     123 */ ends(Chaffinch, S::Sycamore, StagBeetle, S::Birch),
    /*     124 */ ends(Goshawk, S::SilverFir, WoodAnt, S::Beech),
    /*     125 */ ends(GreatSpottedWoodpecker, S::Linden, CommonToad, S::Oak),
    /*     126 */ ends(EurasianJay, S::Birch, TreeFerns, S::HorseChestnut),
    /*     127 */ ends(TawnyOwl, S::Beech, WildStrawberries, S::Sycamore),
    /*     128 */ ends(SilverWashedFritillary, S::Oak, Blackberries, S::SilverFir),
    /*     129 */ ends(PurpleEmperor, S::HorseChestnut, Moss, S::DouglasFir),
    /*     130 */ ends(CamberwellBeauty, S::Sycamore, Fireflies, S::Linden),
    /*     131 */ ends(LargeTortoiseshell, S::SilverFir, Blackberries, S::Birch),
    /*     132 */ ends(Bullfinch, S::DouglasFir, Hedgehog, S::Beech),
    /*     133 */ ends(PeacockButterfly, S::SilverFir, Hedgehog, S::Oak),
    /*     134 */ ends(RedSquirrel, S::DouglasFir, CommonToad, S::HorseChestnut),
    /*     135 */ ends(RedSquirrel, S::HorseChestnut, Fireflies, S::Sycamore),
    /*     136 */ ends(Chaffinch, S::Beech, CommonToad, S::SilverFir),
    /*     137 */ ends(EurasianJay, S::Birch, Fireflies, S::DouglasFir),
    /*     138 */ ends(SilverWashedFritillary, S::Beech, Moss, S::Linden),
    /*     139 */ ends(PeacockButterfly, S::Oak, Chanterelle, S::SilverFir),
    /*     140 */ ends(PeacockButterfly, S::HorseChestnut, Fireflies, S::Beech),
    /*     141 */ ends(LargeTortoiseshell, S::Sycamore, Mole, S::Oak),
    /*     142 */ ends(Goshawk, S::SilverFir, Hedgehog, S::HorseChestnut),
    /*     143 */ ends(GreatSpottedWoodpecker, S::DouglasFir, WildStrawberries, S::Sycamore),
    /*     144 */ ends(EurasianJay, S::Sycamore, FlyAgaric, S::SilverFir),
    /*     145 */ ends(TawnyOwl, S::Birch, PennyBun, S::DouglasFir),
    /*     146 */ ends(RedSquirrel, S::Beech, FireSalamander, S::Linden),
    /*     147 */ ends(PurpleEmperor, S::Birch, TreeFrog, S::Oak),
    /*     148 */ ends(PeacockButterfly, S::Linden, CommonToad, S::Beech),
    /*     149 */ ends(CamberwellBeauty, S::Birch, TreeFrog, S::Oak),
    /*     150 */ ends(Bullfinch, S::DouglasFir, ParasolMushroom, S::HorseChestnut),
    /*     151 */ ends(Goshawk, S::Oak, CommonToad, S::Sycamore),
    /*     152 */ ends(EurasianJay, S::HorseChestnut, TreeFerns, S::SilverFir),
    /*     153 */ ends(TawnyOwl, S::Sycamore, CommonToad, S::DouglasFir),
    /*     154 */ ends(Bullfinch, S::SilverFir, TreeFerns, S::Linden),
    /*     155 */ ends(RedSquirrel, S::Oak, WildStrawberries, S::Birch),
    /*     156 */ ends(SilverWashedFritillary, S::Oak, Blackberries, S::Beech),
    /*     157 */ ends(PurpleEmperor, S::Linden, FlyAgaric, S::Oak),
    /*     158 */ ends(CamberwellBeauty, S::HorseChestnut, Chanterelle, S::Birch),
    /*     159 */ ends(LargeTortoiseshell, S::Beech, Mole, S::Sycamore),
    /*     160 */ ends(Chaffinch, S::Sycamore, ParasolMushroom, S::SilverFir),
    /*     161 */ ends(GreatSpottedWoodpecker, S::Linden, PennyBun, S::DouglasFir),
    /* 162–168 */ host(7, EuropeanLarch, S::EuropeanLarch),
    /* 169–175 */ host(7, StonePine, S::StonePine),
    /*     176 */ sides(AlpineMarmot, S::Beech, Chamois, S::StonePine),
    /*     177 */ sides(AlpineMarmot, S::EuropeanLarch, Capercaillie, S::DouglasFir),
    /*     178 */ sides(MountainHare, S::SilverFir, AlpineMarmot, S::StonePine),
    /*     179 */ sides(Steinbock, S::EuropeanLarch, AlpineMarmot, S::Birch),
    /*     180 */ sides(Chamois, S::EuropeanLarch, Capercaillie, S::Beech),
    /*     181 */ sides(MountainHare, S::EuropeanLarch, Chamois, S::DouglasFir),
    /*     182 */ sides(SavisPipistrelle, S::SilverFir, Steinbock, S::StonePine),
    /*     183 */ sides(Capercaillie, S::EuropeanLarch, SavisPipistrelle, S::StonePine),
    /*     184 */ sides(Capercaillie, S::StonePine, Steinbock, S::DouglasFir),
    /*     185 */ ends(PhoebusApollo, S::StonePine, BlackTrumpet, S::EuropeanLarch),
    /*     186 */ ends(PhoebusApollo, S::DouglasFir, Edelweiss, S::StonePine),
    /*     187 */ ends(PhoebusApollo, S::EuropeanLarch, Blueberry, S::Birch),
    /*     188 */ ends(PhoebusApollo, S::SilverFir, AlpineNewt, S::StonePine),
    /*     189 */ ends(GoldenEagle, S::Beech, BlackTrumpet, S::StonePine),
    /*     190 */ ends(BeardedVulture, S::SilverFir, Gentian, S::EuropeanLarch),
    /*     191 */ ends(GoldenEagle, S::EuropeanLarch, AlpineNewt, S::DouglasFir),
    /*     192 */ ends(CommonRaven, S::EuropeanLarch, Gentian, S::Beech),
    /*     193 */ ends(CommonRaven, S::DouglasFir, Blueberry, S::StonePine),
    /*     194 */ ends(BeardedVulture, S::EuropeanLarch, AlpineNewt, S::SilverFir),
    /*     195 */ ends(BeardedVulture, S::StonePine, Edelweiss, S::EuropeanLarch),
    /*     196 */ ends(GoldenEagle, S::SilverFir, Gentian, S::StonePine),
    /*     197 */ sides(SavisPipistrelle, S::EuropeanLarch, MountainHare, S::StonePine),
    /*     198 */ host(1, Elderberry, S::Linden),
    /*     199 */ host(1, Elderberry, S::Sycamore),
    /*     200 */ host(1, Elderberry, S::Birch),
    /*     201 */ host(1, Elderberry, S::Oak),
    /*     202 */ host(1, CommonHazel, S::HorseChestnut),
    /*     203 */ host(1, CommonHazel, S::Oak),
    /*     204 */ host(1, CommonHazel, S::Beech),
    /*     205 */ host(1, CommonHazel, S::Birch),
    /*     206 */ host(1, Blackthorn, S::DouglasFir),
    /*     207 */ host(1, Blackthorn, S::Birch),
    /*     208 */ host(1, Blackthorn, S::SilverFir),
    /*     209 */ host(1, Blackthorn, S::Sycamore),
    /*     210 */ ends(MapButterfly, S::Linden, Digitalis, S::DouglasFir),
    /*     211 */ ends(MapButterfly, S::Sycamore, StingingNettle, S::Birch),
    /*     212 */ ends(MapButterfly, S::Oak, GreatGreenBushCricket, S::SilverFir),
    /*     213 */ ends(MapButterfly, S::SilverFir, WaterVole, S::Sycamore),
    /*     214 */ ends(EurasianMagpie, S::Beech, Digitalis, S::Birch),
    /*     215 */ ends(EurasianMagpie, S::SilverFir, StingingNettle, S::HorseChestnut),
    /*     216 */ ends(EurasianMagpie, S::Birch, GreatGreenBushCricket, S::Beech),
    /*     217 */ ends(Nightingale, S::Beech, Digitalis, S::Sycamore),
    /*     218 */ ends(Nightingale, S::Oak, StingingNettle, S::Sycamore),
    /*     219 */ ends(Nightingale, S::HorseChestnut, WaterVole, S::Beech),
    /*     220 */ ends(BarnOwl, S::Birch, Digitalis, S::Oak),
    /*     221 */ ends(BarnOwl, S::Sycamore, GreatGreenBushCricket, S::Oak),
    /*     222 */ sides(FemaleWildBoar, S::Birch, BeeSwarm, S::Sycamore),
    /*     223 */ sides(EuropeanBison, S::Oak, FemaleWildBoar, S::Sycamore),
    /*     224 */ sides(FemaleWildBoar, S::SilverFir, EuropeanWildcat, S::HorseChestnut),
    /*     225 */ sides(CommonPipistrelle, S::Linden, Squeaker, S::SilverFir),
    /*     226 */ sides(Squeaker, S::HorseChestnut, CraneFly, S::Beech),
    /*     227 */ sides(EuropeanPolecat, S::SilverFir, Squeaker, S::DouglasFir),
    /*     228 */ sides(BeeSwarm, S::Beech, CommonPipistrelle, S::Sycamore),
    /*     229 */ sides(EuropeanWildcat, S::Oak, BeeSwarm, S::Birch),
    /*     230 */ sides(CommonPipistrelle, S::Birch, EuropeanBison, S::Beech),
    /*     231 */ sides(EuropeanBison, S::Beech, EuropeanPolecat, S::Sycamore),
    /*     232 */ sides(CraneFly, S::Birch, EuropeanPolecat, S::Oak),
    /*     233 */ sides(EuropeanWildcat, S::Sycamore, CraneFly, S::Oak),
];

/// The first card of each expansion, as an index in [`Card::ALL`].
const ALPINE: u8 = 158;
const WOODLAND_EDGE: u8 = ALPINE + 36;

/// The part to which the card at `index` belongs.
pub(super) const fn part(index: u8) -> Part {
    if index < ALPINE {
        Part::Base
    } else if index < WOODLAND_EDGE {
        Part::Alpine
    } else {
        Part::WoodlandEdge
    }
}

/// What is printed on each card.
pub(super) static PRINTS: [Print; Card::COUNT] = PRINTED;

const PRINTED: [Print; Card::COUNT] = {
    let mut prints = [Print::Host(Face::SAPLING); Card::COUNT];
    let (mut run, mut index) = (0, 0);
    while run < RUNS.len() {
        let mut copy = 0;
        while copy < RUNS[run].copies {
            let part = part(index as u8);
            prints[index] = match RUNS[run].row {
                Row::Host(species, symbol) => Print::Host(Face::new(part, species, symbol)),
                Row::Ends(top, its, bottom, theirs) => {
                    Print::Ends([Face::new(part, top, its), Face::new(part, bottom, theirs)])
                }
                Row::Sides(left, its, right, theirs) => {
                    Print::Sides([Face::new(part, left, its), Face::new(part, right, theirs)])
                }
            };
            index += 1;
            copy += 1;
        }
        run += 1;
    }
    assert!(index == Card::COUNT);
    prints
};

/// The faces of a card; a tree or shrub has the same face twice.
const fn faces(index: usize) -> [Face; 2] {
    match PRINTED[index] {
        Print::Host(face) => [face, face],
        Print::Ends(faces) | Print::Sides(faces) => faces,
    }
}

/// The faces of each card; a tree or shrub has the same face twice.
pub(super) static FACES: [[Face; 2]; Card::COUNT] = {
    let mut all = [[Face::SAPLING; 2]; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        all[index] = faces(index);
        index += 1;
    }
    all
};

pub(super) static WITH_TAG: [CardSet; Tag::COUNT] = {
    let mut with = [CardSet::EMPTY; Tag::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let [a, b] = faces(index);
        let tags = a.tags.or(b.tags);
        let mut tag = 0;
        while tag < Tag::COUNT {
            if tags.has_number(tag) {
                with[tag] = with[tag].with_index(index as u8);
            }
            tag += 1;
        }
        index += 1;
    }
    with
};

pub(super) static WITH_SYMBOL: [CardSet; Symbol::COUNT] = {
    let mut with = [CardSet::EMPTY; Symbol::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let [a, b] = faces(index);
        if let (Some(a), Some(b)) = (a.symbol, b.symbol) {
            with[a as usize] = with[a as usize].with_index(index as u8);
            with[b as usize] = with[b as usize].with_index(index as u8);
        }
        index += 1;
    }
    with
};

pub(super) static WITH_SPECIES: [CardSet; Species::COUNT] = BY_SPECIES;

const BY_SPECIES: [CardSet; Species::COUNT] = {
    let mut with = [CardSet::EMPTY; Species::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let [a, b] = faces(index);
        with[a.species as usize] = with[a.species as usize].with_index(index as u8);
        with[b.species as usize] = with[b.species as usize].with_index(index as u8);
        index += 1;
    }
    with
};

pub(super) const HOSTS: CardSet = {
    let mut hosts = CardSet::EMPTY;
    let mut index = 0;
    while index < Card::COUNT {
        if matches!(PRINTED[index], Print::Host(_)) {
            hosts = hosts.with_index(index as u8);
        }
        index += 1;
    }
    hosts
};

pub(super) const PERMANENT: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut number = 0;
    while number < Species::COUNT {
        if Species::number(number).data().permanent.is_some() {
            cards = cards.or(&BY_SPECIES[number]);
        }
        number += 1;
    }
    cards
};

pub(super) const INVITING: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut number = 0;
    while number < Species::COUNT {
        if let Some(Passive::Invites(..)) = Species::number(number).data().passive {
            cards = cards.or(&BY_SPECIES[number]);
        }
        number += 1;
    }
    cards
};

/// Number of trees and shrubs, top/bottom cards and left/right cards of a part.
const fn count(wanted: Part) -> (u8, u8, u8) {
    let (mut hosts, mut ends, mut sides) = (0, 0, 0);
    let mut index = 0;
    while index < Card::COUNT {
        if part(index as u8) as u8 == wanted as u8 {
            match PRINTED[index] {
                Print::Host(_) => hosts += 1,
                Print::Ends(_) => ends += 1,
                Print::Sides(_) => sides += 1,
            }
        }
        index += 1;
    }
    (hosts, ends, sides)
}

// FS-1: the totals of the rulebooks.
const _: () = assert!(matches!(count(Part::Base), (66, 48, 44)));
const _: () = assert!(matches!(count(Part::Alpine), (14, 12, 10)));
const _: () = assert!(matches!(count(Part::WoodlandEdge), (12, 12, 12)));

/// Every species has as many faces as its row says, all in the right slots.
const _: () = {
    let mut copies = [0_u8; Species::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        match PRINTED[index] {
            Print::Host(face) => {
                assert!(face.species.data().home.is_host());
                copies[face.species as usize] += 1;
            }
            Print::Ends([top, bottom]) => {
                assert!(top.species.data().home.is_top() && bottom.species.data().home.is_bottom());
                copies[top.species as usize] += 1;
                copies[bottom.species as usize] += 1;
            }
            Print::Sides([left, right]) => {
                assert!(left.species.data().home.is_side() && right.species.data().home.is_side());
                copies[left.species as usize] += 1;
                copies[right.species as usize] += 1;
            }
        }
        index += 1;
    }
    let mut number = 0;
    while number < Species::COUNT {
        assert!(copies[number] == Species::number(number).data().copies);
        number += 1;
    }
};
