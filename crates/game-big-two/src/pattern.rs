//! The type of a pattern. This file names no particular pattern.

use std::fmt;

use cards::CardSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{FieldType, FieldValue, Names, Setting};

use crate::{
    config::{Config, Mixing},
    legal::{LegalPlays, MinPower},
    order::{RankedCards, SuitOrder},
    pattern_setting::{PatternSetting, contains},
    patterns::PATTERNS,
};

/// A way of playing cards together, such as a pair.
///
/// A pattern knows only itself. To add one, write its file in `patterns/` and name it in
/// [`PATTERNS`]; to remove one, undo that. No other code changes (BT-12): code that needs to know
/// which patterns there are, what they are called or which preset plays them loops over that list.
/// `cargo xtask patterns` removes each pattern in turn from a copy of the tree and tests the rest.
#[derive(Debug)]
pub struct Pattern {
    /// Its id in configs, events and URLs.
    pub id: &'static str,
    /// The id of the rule that describes it.
    pub rule: &'static str,
    /// Its names. They are here and not in `locales/`, so that a pattern is one file. The judge
    /// prints the name in 繁體中文.
    pub names: Names,
    /// The rule as a sentence, for the rules page and the page of patterns.
    pub about: Names,
    /// Example cards: a weaker play and a stronger one that beats it.
    pub examples: [&'static str; 2],
    /// Number of cards, 1 to 5.
    pub size: usize,
    /// Its rank among other patterns, where the settings let patterns beat each other (BT-21).
    pub standing: Standing,
    /// The presets that play it (BT-25).
    pub presets: &'static [&'static str],
    /// The settings that it reads.
    pub settings: &'static [&'static PatternSetting],
    /// The power of `size` cards as this pattern, or `None` if they do not form it.
    pub power: fn(RankedCards, &Config) -> Option<Power>,
    /// Offers every set of cards in a hand that forms this pattern to [`LegalPlays::offer`].
    ///
    /// [`Pattern::try_all`] works for any pattern. A pattern that every rollout lists should have a
    /// faster function. A law keeps both equal.
    pub list: fn(&Pattern, RankedCards, &mut LegalPlays<'_>),
    /// Suggests a few sets of cards in a hand that form this pattern. Of similar sets it suggests
    /// the one that costs the hand least. It suggests none only if the hand contains none.
    ///
    /// Bots plan with these. [`Pattern::suggest_all`] works for any pattern, slowly.
    pub suggest: fn(&Pattern, RankedCards, &Config, &mut dyn FnMut(RankedCards)),
}

/// The rank of a pattern among other patterns (BT-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Under ranked mixing, a pattern beats the patterns of its size with a lower non-zero number.
    /// The rarer a pattern, the higher its number. 10 is the most common pattern of a size, and
    /// gaps leave room for new patterns.
    pub ladder: u8,
    /// Whether it is a bomb under the mixing `bombs`.
    pub is_bomb: bool,
}

/// The strength of a play among plays of the same pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Power(pub u8);

/// The index of a pattern in [`PATTERNS`]. Serialized as its id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct PatternId(u8);

/// A subset of [`PATTERNS`]. Serialized as a list of ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<PatternId>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<PatternId>"))]
pub struct PatternSet(u64);

const _: () = assert!(
    PATTERNS.len() <= u64::BITS as usize,
    "PatternSet has one bit for each pattern in PATTERNS: give it a wider type"
);

/// Cards known to form a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Play {
    pattern: PatternId,
    cards: CardSet,
    power: Power,
}

impl Pattern {
    /// Lists plays by trying every set of `size` cards: correct for any pattern, and fast enough
    /// for most.
    pub fn try_all(&self, hand: RankedCards, plays: &mut LegalPlays<'_>) {
        let order = SuitOrder::ClubsFirst; // Any order works, because it is reversed below.
        for cards in order.to_cards(hand).subsets(self.size) {
            let ranked = order.to_ranked(cards);
            if let Some(power) = (self.power)(ranked, plays.config()) {
                plays.offer(ranked, power);
            }
        }
    }

    /// Suggests every set of `size` cards that forms the pattern.
    pub fn suggest_all(
        &self,
        hand: RankedCards,
        config: &Config,
        suggest: &mut dyn FnMut(RankedCards),
    ) {
        let order = SuitOrder::ClubsFirst; // Any order works, because it is reversed below.
        let sets = order.to_cards(hand).subsets(self.size).map(|cards| order.to_ranked(cards));
        sets.filter(|&cards| (self.power)(cards, config).is_some()).for_each(suggest);
    }
}

impl Standing {
    /// Beats only plays of its own pattern.
    pub const ALONE: Self = Self { ladder: 0, is_bomb: false };

    /// Ranked among the patterns of its size.
    pub const fn ranked(ladder: u8) -> Self {
        Self { ladder, is_bomb: false }
    }

    /// Ranked among the patterns of its size, and a bomb.
    pub const fn bomb(ladder: u8) -> Self {
        Self { ladder, is_bomb: true }
    }
}

impl PatternId {
    #[inline]
    pub fn pattern(self) -> &'static Pattern {
        &PATTERNS[usize::from(self.0)]
    }

    /// Whether every play of this pattern beats every play of `other`, a different pattern (BT-21).
    #[inline]
    pub fn outranks(self, other: Self, mixing: Mixing) -> bool {
        let (ours, theirs) = (self.pattern(), other.pattern());
        let is_higher = theirs.standing.ladder < ours.standing.ladder;
        match mixing {
            Mixing::SameKind => false,
            Mixing::Ranked => ours.size == theirs.size && theirs.standing.ladder != 0 && is_higher,
            Mixing::Bombs => ours.standing.is_bomb && (!theirs.standing.is_bomb || is_higher),
        }
    }
}

impl PatternSet {
    /// The patterns that declare this preset.
    pub(crate) const fn of_preset(preset: &str) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < PATTERNS.len() {
            if contains(PATTERNS[i].presets, preset) {
                set |= 1 << i;
            }
            i += 1;
        }
        #[cfg(test)]
        let set = crate::patterns::stand_ins::completed(set);
        Self(set)
    }

    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The patterns in the set, in the order of [`PATTERNS`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PatternId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1); // Clears the lowest bit.
            (index < u64::BITS).then_some(PatternId(index as u8))
        })
    }

    /// The patterns of the same size that take precedence over `pattern`.
    #[inline]
    pub(crate) fn above(self, pattern: PatternId) -> Self {
        let size = pattern.pattern().size;
        let above = Self(self.0 & ((1 << pattern.0) - 1));
        above.iter().filter(|id| id.pattern().size == size).collect()
    }

    fn from_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Self, &'a str> {
        names.into_iter().try_fold(Self(0), |set, name| {
            let index = PATTERNS.iter().position(|pattern| pattern.id == name).ok_or(name)?;
            Ok(Self(set.0 | 1 << index))
        })
    }
}

impl FromIterator<PatternId> for PatternSet {
    #[inline]
    fn from_iter<T: IntoIterator<Item = PatternId>>(ids: T) -> Self {
        ids.into_iter().fold(Self::EMPTY, |set, id| Self(set.0 | 1 << id.0))
    }
}

impl Play {
    /// Reads `cards` as the first pattern in play that they form.
    #[inline]
    pub fn read(config: &Config, cards: CardSet) -> Option<Self> {
        let ranked = config.suit_order.to_ranked(cards);
        // A joker has no rank, so the conversion would drop it. It forms no pattern.
        if ranked.len() != cards.len() {
            return None;
        }
        config.patterns.iter().filter(|id| id.pattern().size == cards.len()).find_map(|pattern| {
            let power = (pattern.pattern().power)(ranked, config)?;
            Some(Self { pattern, cards, power })
        })
    }

    /// The id of the pattern the cards form.
    #[inline]
    pub const fn pattern_id(&self) -> PatternId {
        self.pattern
    }

    /// The pattern the cards form.
    pub fn pattern(&self) -> &'static Pattern {
        self.pattern.pattern()
    }

    #[inline]
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The strength among plays of the same pattern.
    #[inline]
    pub const fn power(&self) -> Power {
        self.power
    }

    /// Whether this play beats `top` (BT-4, BT-21).
    pub fn beats(&self, top: &Self, mixing: Mixing) -> bool {
        match MinPower::under(self.pattern, top, mixing) {
            None => false,
            Some(MinPower::Any) => true,
            Some(MinPower::Above(power)) => power < self.power,
        }
    }
}

impl FieldValue for PatternSet {
    fn fits(&self) -> FieldType {
        FieldType::Set { names: PATTERNS.iter().map(|pattern| pattern.id).collect() }
    }

    fn get(&self) -> Setting {
        Setting::Set(self.iter().map(|id| id.pattern().id.to_owned()).collect())
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let Setting::Set(names) = setting else { return false };
        let set = Self::from_names(names.iter().map(String::as_str));
        if let Ok(set) = set {
            *self = set;
        }
        set.is_ok()
    }
}

impl fmt::Display for PatternId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.pattern().id)
    }
}

impl Serialize for PatternId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.pattern().id)
    }
}

impl<'de> Deserialize<'de> for PatternId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let index = PATTERNS.iter().position(|pattern| pattern.id == name);
        let index = index.ok_or_else(|| de::Error::custom(format!("no pattern '{name}'")))?;
        Ok(Self(index as u8))
    }
}

impl Serialize for PatternSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PatternSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        Self::from_names(names.iter().map(String::as_str))
            .map_err(|name| de::Error::custom(format!("no pattern '{name}'")))
    }
}

/// Compares two strings in a const context.
pub(crate) const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut i = 0;
    while i < one.len() {
        if one[i] != other[i] {
            return false;
        }
        i += 1;
    }
    true
}
